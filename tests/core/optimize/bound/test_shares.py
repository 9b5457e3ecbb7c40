"""Great sites are shared out to the days so that the trip gains most, each to one day at most."""

import numpy as np

from core.optimize.bound.shares import DayGains, GreatShare, shares


def _gains() -> DayGains:
    """Days that see nothing, the one great site, the other, or both: the first has no room for both."""
    return DayGains(
        first=np.array([[10.0, 100.0, 90.0, -np.inf]]),
        between=np.array([20.0, 150.0, 30.0, 160.0]),
        last=np.array([[0.0, 80.0, 50.0, 120.0]]),
    )


def test_two_sites_and_two_days_can_be_shared_in_nine_ways() -> None:
    assert len(shares(2, 0)) == len(set(shares(2, 0))) == 9
    assert all(not one.first & one.last for one in shares(2, 0))


def test_each_day_gets_what_makes_the_trip_best() -> None:
    assert _gains().best(0, 0).item() == 90 + 80
    assert _gains().shared(0, 0, 0, 0) == GreatShare(first=2, last=1)
    assert _gains().best(2, 0).item() == 90 + 0 + 150 + 20
    assert _gains().shared(0, 0, 2, 0) == GreatShare(first=2, last=0, between=(1,))


def test_what_is_asked_for_is_seen_whatever_it_gains() -> None:
    gains = DayGains(np.array([[10.0, -5.0]]), np.zeros(1), np.array([[0.0, -50.0]]))
    assert gains.best(0, 0).item() == 10
    assert gains.best(0, 1).item() == -5
