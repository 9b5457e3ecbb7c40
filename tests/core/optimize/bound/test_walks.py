"""A day by the clock: walks see sights at their hours, pay for waits, and as many gain backwards as forwards."""

import numpy as np
import pytest

from core.arrays import Floats
from core.optimize.bound.clock import LAST, TICKS, not_after, not_before
from core.optimize.bound.places import visits_of
from core.optimize.bound.walks.coarse import coarse_day, coarse_ends, coarse_sights, coarse_starts
from core.optimize.bound.walks.day_ends import due_at, free_from, starting_at, starting_backwards
from core.optimize.bound.walks.day_walks import COURSES, NONE, DayWalks, Hours, Starts, Waits, WalkLegs
from core.optimize.bound.walks.walks import Walks
from core.optimize.instance.stops import Appeal, DayStop

LUNCH, DINNER = (11 * 60, 13 * 60 + 55), (17 * 60, 19 * 60 + 55)
MEAL, FED = 50, 100.0


def _sight(
    number: int, opens: int, closes: int, base: float = 100.0, appeal: Appeal | None = None
) -> DayStop:
    return DayStop("attraction", f"景点{number}", opens, closes, 60, 90, base=base, appeal=appeal)


def _legs(rows: int, sights: int, minutes: float, weight: float) -> WalkLegs:
    """Legs that are all alike; a meal takes 50 minutes and is worth 100."""
    straight, fed = np.full((rows, sights), weight), np.full((rows, sights), weight - FED)
    takes = np.full((rows, sights), minutes)
    return WalkLegs(
        np.stack([straight, fed, fed, fed - FED]), np.stack([takes, takes + MEAL, takes + MEAL, 0 * takes])
    )


def _day(
    *sights: DayStop, waits: Waits = NONE, great: tuple[int, ...] = (), feeding: tuple[int, ...] = ()
) -> DayWalks:
    legs = _legs(len(sights), len(sights), 2.0, 5.0)
    legs.weight[:, range(len(sights)), range(len(sights))] = 1e7
    lunch_by, dinner_by = (int(not_after(latest)) for _, latest in (LUNCH, DINNER))
    fed_from, full_from = (int(not_before(earliest + MEAL)) for earliest, _ in (LUNCH, DINNER))
    hours = Hours((LAST, lunch_by, dinner_by, lunch_by), (0, fed_from, full_from, full_from))
    return DayWalks(
        WalkLegs(legs.weight, legs.takes.astype(np.int64)),
        visits_of([(sight,) for sight in sights], 0.0),
        hours,
        waits,
        len(sights),
        np.array(feeding, dtype=np.int64),
        tuple(np.array([sight]) for sight in great),
    )


def _from(starts: Floats) -> Starts:
    """One kind of day that begins so, however late."""
    return Starts(np.full_like(starts, -np.inf)[:, :, None], starts[:, :, None])


_FED = np.zeros((1, COURSES))
_HUNGRY = np.array([[1000.0, 500.0, 500.0, 0.0]])


def _gain(day: DayWalks, begins: int, due: int, hungry: Floats = _FED) -> float:
    """What the best walk gains between two minutes of the day."""
    sights = len(day.visits.lengths)
    legs = _legs(1, sights, 10.0, 20.0)
    starts, _ = starting_at(legs, np.array([begins]), np.zeros(1), day.hours)
    walks = Walks(day, _from(starts), np.zeros((sights, 1)))
    return float(walks.best(0, due_at(legs, np.array([due]), day.hours, hungry)).max())


def _gain_backwards(day: DayWalks, begins: int, due: int) -> float:
    sights, back = len(day.visits.lengths), day.backwards
    legs = _legs(1, sights, 10.0, 20.0)
    starts, _ = starting_backwards(legs, np.array([due]), np.zeros(1), back.hours)
    walks = Walks(back, _from(starts), np.zeros((sights, 1)))
    return float(walks.best(0, free_from(legs, np.array([begins]), back.hours, _FED)).max())


def test_a_sight_is_worth_what_it_is_less_the_ways_there_and_back() -> None:
    assert _gain(_day(_sight(1, 0, 1440)), 8 * 60, 10 * 60) == 100 - 2 * 20


def test_a_sight_that_is_shut_until_one_leaves_gains_nothing() -> None:
    assert _gain(_day(_sight(1, 18 * 60, 22 * 60)), 8 * 60, 16 * 60) == -np.inf


def test_who_has_no_time_for_two_sights_sees_the_better_one() -> None:
    assert _gain(_day(_sight(1, 0, 1440), _sight(2, 0, 1440, 130.0)), 8 * 60, 9 * 60 + 45) == 130 - 2 * 20


def test_two_sights_that_are_open_one_after_the_other_are_both_seen_in_that_order() -> None:
    day = _day(_sight(1, 9 * 60, 10 * 60), _sight(2, 8 * 60, 9 * 60 - 30 + 60))
    assert _gain(day, 7 * 60, 10 * 60 + 30) == 100 - 2 * 20
    day = _day(_sight(1, 10 * 60, 11 * 60), _sight(2, 8 * 60, 9 * 60))
    assert _gain(day, 7 * 60, 11 * 60 + 30) == 2 * 100 - 2 * 20 - 5


def test_a_sight_at_its_best_by_night_is_worth_less_by_day() -> None:
    by_night = Appeal(liked=100.0, natural=60, shares=(0.0, 0.0, 0.25, 0.6, 1.0))
    day = _day(_sight(1, 0, 1440, appeal=by_night))
    assert _gain(day, 12 * 60, 14 * 60) == pytest.approx(25 - 2 * 20)
    assert _gain(day, 12 * 60, 22 * 60) == pytest.approx(100 - 2 * 20 + 2 * FED)


def test_lunch_is_had_once_and_at_its_hour() -> None:
    day = _day(_sight(1, 0, 1440))
    assert _gain(day, 8 * 60, 11 * 60) == 100 - 2 * 20
    assert _gain(day, 8 * 60, 16 * 60) == 100 - 2 * 20 + FED
    assert _gain(day, 8 * 60, 23 * 60) == 100 - 2 * 20 + 2 * FED


@pytest.mark.parametrize(("begins", "due"), [(8 * 60, 10 * 60), (9 * 60, 15 * 60), (12 * 60, 22 * 60)])
def test_a_day_that_is_walked_backwards_gains_the_same(begins: int, due: int) -> None:
    by_night = Appeal(liked=80.0, natural=75, shares=(0.1, 0.2, 0.25, 0.6, 1.0))
    day = _day(
        _sight(1, 8 * 60, 12 * 60), _sight(2, 9 * 60, 23 * 60, 120.0, by_night), _sight(3, 10 * 60, 1320)
    )
    assert _gain_backwards(day, begins, due) == pytest.approx(_gain(day, begins, due))


def test_the_sights_of_a_walk_are_told_from_the_last_to_the_first() -> None:
    day = _day(_sight(1, 10 * 60, 11 * 60), _sight(2, 8 * 60, 9 * 60))
    legs = _legs(1, 2, 10.0, 20.0)
    starts, _ = starting_at(legs, np.array([7 * 60]), np.zeros(1), day.hours)
    walks = Walks(day, _from(starts), np.zeros((2, 1)))
    seen, start = walks.sights(0, due_at(legs, np.array([12 * 60]), day.hours, _FED), 0, 0)
    assert seen == [0, 1] and start == (not_before(7 * 60 + 10), 1, 0)


def test_a_coarse_day_gains_about_as_much() -> None:
    day = _day(_sight(1, 8 * 60, 12 * 60), _sight(2, 9 * 60, 23 * 60, 120.0))
    legs, sights = _legs(1, 2, 10.0, 20.0), coarse_sights(day)
    starts, _ = starting_at(legs, np.array([8 * 60]), np.zeros(1), day.hours)
    walks = Walks(coarse_day(day), coarse_starts(_from(starts), sights), np.zeros((2, 1)))
    ends = coarse_ends(due_at(legs, np.array([16 * 60]), day.hours, _FED), sights)
    assert starts.shape == (TICKS, 2, COURSES)
    assert walks.best(0, ends).max() == pytest.approx(_gain(day, 8 * 60, 16 * 60), rel=0.1)


def test_a_wait_between_two_sights_costs_what_it_is_minded() -> None:
    sights = _sight(1, 8 * 60, 9 * 60), _sight(2, 10 * 60, 11 * 60)
    waits = Waits(np.array([0.0, 0.0, 1.0]), 5.0)
    # from 9:10 to 10:00 are 10 ticks, of which the first two cost 1
    free, minded = (_gain(_day(*sights, waits=one), 7 * 60, 11 * 60 + 10) for one in (NONE, waits))
    assert free - minded == pytest.approx(1 + 8 * 5)


def test_a_great_site_is_seen_once_a_day() -> None:
    sights = _sight(1, 0, 1440, 150.0), _sight(2, 0, 1440, 20.0)
    twice, once = (_gain(_day(*sights, great=great), 6 * 60, 10 * 60 + 40) for great in ((), (0,)))
    assert twice == pytest.approx(2 * 150 + 20 - 2 * 20 - 2 * 5)
    assert once == pytest.approx(20 + 150 + 20 - 2 * 20 - 2 * 5)


def test_who_has_eaten_less_than_is_due_is_hungry_but_where_one_eats_inside() -> None:
    sight = _sight(1, 0, 1440)
    assert _gain(_day(sight), 8 * 60, 10 * 60, _HUNGRY) == 100 - 2 * 20 - 1000
    assert _gain(_day(sight), 8 * 60, 23 * 60, _HUNGRY) == 100 - 2 * 20 + 2 * FED
    assert _gain(_day(sight, feeding=(0,)), 8 * 60, 10 * 60, _HUNGRY) == 100 - 2 * 20


def test_what_stands_for_many_sights_gains_as_much_as_each_of_them_at_its_hour() -> None:
    by_night = Appeal(liked=90.0, natural=60, shares=(0.0, 0.0, 0.25, 0.6, 1.0))
    members = (_sight(1, 8 * 60, 18 * 60), _sight(2, 0, 1440, 130.0, appeal=by_night))
    other = _sight(3, 0, 1440)
    group, *alone = (visits_of([one, (other,)], 0.0) for one in (members, members[:1], members[1:]))
    assert np.array_equal(group.gains, np.maximum(*(visits.gains for visits in alone)))


def test_one_gains_what_one_eats_inside_who_is_there_at_noon() -> None:
    park = DayStop("attraction", "乐园", 9 * 60, 18 * 60, 120, 120, base=100.0, feeds=True)
    gains = visits_of([(park,)], 40.0).gains[:, 0, 0]
    assert gains[not_after(13 * 60 + 15)] == 140.0 and gains[not_after(13 * 60)] == 100.0
