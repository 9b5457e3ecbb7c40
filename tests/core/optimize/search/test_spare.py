"""Time to spare at the stations: later there, earlier home, where one would only wait."""

from dataclasses import replace

import pytest

from core.model.query import Query
from core.optimize.days.filling import moves
from core.optimize.days.outline import TripOutline, empty_days
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import by_liking
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.instance.services import Journey
from core.optimize.preferences.profile import DEFAULT
from core.optimize.search.spare import without_spare_time
from core.optimize.wishes.constraints import constraints_of
from core.optimize.wishes.demands import demands_of
from core.sandbox.sandbox import Sandbox


def _instance(query: Query, sandbox: Sandbox) -> Instance:
    problem = read_problem(query, sandbox)
    assert isinstance(problem, Problem)
    caps = constraints_of(query).values()
    return Instance.of(problem, demands_of(tuple(caps), problem.city, problem.people), DEFAULT)


@pytest.fixture
def instance(toy) -> Instance:
    """Of two days, with a train every two hours each way."""
    out = [toy.out(f"{hour:02}:00", f"{hour + 1:02}:00") for hour in range(7, 18, 2)]
    back = [toy.back(f"{hour:02}:00", f"{hour + 1:02}:00") for hour in range(9, 22, 2)]
    return _instance(toy.trip(2), toy.sandbox(out, back))


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


@pytest.mark.parametrize(("budget", "minutes"), [(4_000.0, 60), (750.0, 270)])
def test_who_has_the_fare_of_a_fast_train_home_takes_it(budget: float, minutes: int, toy) -> None:
    back = [toy.back("18:05", "19:05", price=140.0), toy.back("18:00", "22:30", price=40.0)]
    sandbox = toy.sandbox([toy.out("07:00", "08:00")], back)
    outline, trip = _with_one_sight(_instance(toy.trip(2, budget=budget), sandbox), 2, 9 * 60, 17 * 60)
    better, _ = without_spare_time(_instance(toy.trip(2, budget=budget), sandbox), outline, trip)
    assert better.journey.inbound.minutes == minutes
