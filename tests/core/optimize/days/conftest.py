"""Trips of two days to the toy city whose days are still empty."""

from collections.abc import Callable

import pytest

from core.optimize.days.outline import TripOutline, empty_days
from core.optimize.days.patience import Patience
from core.optimize.days.trip import TripDays
from core.optimize.instance.hotels import by_liking
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.instance.services import Journey
from core.optimize.preferences.profile import DEFAULT
from core.optimize.wishes.constraints import constraints_of, without_choices
from core.optimize.wishes.demands import demands_of


@pytest.fixture(scope="session")
def instance_of(toy) -> Callable[..., Instance]:
    """Makes the instance of a request of so many days with these wishes."""

    def make(*wishes, days: int = 2, city=None) -> Instance:
        query = toy.asking(*wishes, days=days)
        problem = read_problem(query, toy.usual(city))
        assert isinstance(problem, Problem)
        wanted = without_choices(constraints_of(query).values())
        return Instance.of(problem, demands_of(wanted, problem.city, problem.people), DEFAULT)

    return make


@pytest.fixture(scope="session")
def outline_of() -> Callable[[Instance], TripOutline]:
    """The first train there, the last one back, and the hotel that is liked best."""

    def make(instance: Instance) -> TripOutline:
        problem = instance.problem
        beds = by_liking(instance.choices[0], problem, instance.style, instance.plane, instance.centre)
        journey = Journey(problem.outbound[0], problem.inbound[-1], 1)
        return TripOutline(instance.style, journey, dict.fromkeys(range(1, problem.days), beds[0]))

    return make


@pytest.fixture(scope="session")
def empty_trip_of(outline_of) -> Callable[[Instance], TripDays]:
    """The days of that outline with nothing in them."""

    def make(instance: Instance) -> TripDays:
        trip = empty_days(instance, outline_of(instance), Patience(lambda: False))
        assert trip is not None
        return trip

    return make
