"""Time to spare at the stations: later there, earlier home, where one would only wait."""

from dataclasses import replace

import pytest

from core.optimize.days.filling import moves
from core.optimize.days.outline import TripOutline, empty_days
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import by_liking
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.instance.services import Journey
from core.optimize.preferences.profile import DEFAULT
from core.optimize.search.spare import without_spare_time
from core.optimize.wishes.demands import demands_of


@pytest.fixture
def instance(toy) -> Instance:
    """Of two days, with a train every two hours each way."""
    out = [toy.out(f"{hour:02}:00", f"{hour + 1:02}:00") for hour in range(7, 18, 2)]
    back = [toy.back(f"{hour:02}:00", f"{hour + 1:02}:00") for hour in range(9, 22, 2)]
    problem = read_problem(toy.trip(2), toy.sandbox(out, back))
    assert isinstance(problem, Problem)
    return Instance.of(problem, demands_of((), problem.city, problem.people), DEFAULT)


def _with_one_sight(instance: Instance, day: int, opens: int, closes: int):
    """The first train there, the last one home, and nothing but one sight between these hours."""
    problem = instance.problem
    beds = by_liking(instance.choices[0], problem, instance.style, instance.plane, instance.centre)
    journey = Journey(problem.outbound[0], problem.inbound[-1], 1)
    outline = TripOutline(instance.style, journey, {1: beds[0]})
    trip = empty_days(instance, outline, Patience(lambda: False))
    assert trip is not None
    sight = replace(instance.free_handed.stops[0], opens=opens, closes=closes)
    return outline, trip.having(day, next(moves.insert(trip, day, sight)))


def test_who_would_wait_on_arrival_comes_later(instance: Instance) -> None:
    outline, trip = _with_one_sight(instance, day=1, opens=15 * 60, closes=20 * 60)
    better, _ = without_spare_time(instance, outline, trip)
    assert outline.journey.outbound.arrives < better.journey.outbound.arrives < 15 * 60


def test_who_would_wait_for_the_train_home_leaves_earlier(instance: Instance) -> None:
    outline, trip = _with_one_sight(instance, day=2, opens=9 * 60, closes=17 * 60)
    better, later = without_spare_time(instance, outline, trip)
    assert better.journey.inbound.departs < outline.journey.inbound.departs
    assert later.timelines[2].stops == trip.timelines[2].stops


def test_what_is_asked_for_of_the_services_stays(instance: Instance) -> None:
    outline, trip = _with_one_sight(instance, day=1, opens=15 * 60, closes=20 * 60)
    first = outline.journey.outbound.number
    fixed = replace(instance, demands=replace(instance.demands, out_number=first))
    better, _ = without_spare_time(fixed, outline, trip)
    assert better.journey.outbound.number == first
