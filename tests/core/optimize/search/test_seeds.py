"""Sights that a trip is begun with are laid on their days, each once, where the day may have them."""

import pytest

from core.model.query import Query
from core.optimize.days.offers import Offers
from core.optimize.days.outline import TripOutline, empty_days
from core.optimize.days.patience import Patience
from core.optimize.days.trip import TripDays
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.preferences.profile import DEFAULT
from core.optimize.search.improve import Improver
from core.optimize.search.seeds import Seeds, with_seeds
from core.optimize.wishes.demands import demands_of
from core.sandbox.sandbox import Sandbox


@pytest.fixture(scope="module")
def instance(demo: Sandbox) -> Instance:
    """Three days in Beijing."""
    problem = read_problem(Query("q", start_city="南京", target_city="北京", days=3, people_number=2), demo)
    assert isinstance(problem, Problem)
    return Instance.of(problem, demands_of((), problem.city, problem.people), DEFAULT)


@pytest.fixture(scope="module")
def outline(instance: Instance) -> TripOutline:
    """The services and beds that are liked best."""
    return next(Improver(instance, Patience(lambda: False)).plans()).outline


def _seeded(instance: Instance, outline: TripOutline, seeds: Seeds, **limits: object) -> dict[int, list[str]]:
    empty = empty_days(instance, outline, Patience(lambda: False))
    assert isinstance(empty, TripDays)
    offers = Offers(
        plane=instance.plane,
        sights=instance.free_handed,
        tables=instance.tables(outline.style),
        profile=DEFAULT,
        **limits,
    )
    trip = with_seeds(empty, seeds, offers)
    return {day: [stop.place for stop in now.stops if stop.is_sight] for day, now in trip.timelines.items()}


def test_sights_are_laid_on_the_days_that_are_said(instance: Instance, outline: TripOutline) -> None:
    one, other = (stop.place for stop in instance.free_handed.stops[:2])
    seen = _seeded(instance, outline, {2: (one, one, "nowhere"), 3: (other, one)})
    assert seen == {1: [], 2: [one], 3: [other]}


def test_no_refused_sight_is_laid(instance: Instance, outline: TripOutline) -> None:
    one, other = (stop.place for stop in instance.free_handed.stops[:2])
    refused = {"attraction": frozenset({one})}
    assert _seeded(instance, outline, {2: (one, other)}, unwanted=refused)[2] == [other]


def test_nothing_is_laid_on_a_settled_day(instance: Instance, outline: TripOutline) -> None:
    one = instance.free_handed.stops[0].place
    assert _seeded(instance, outline, {2: (one,)}, settled=frozenset({2}))[2] == []
