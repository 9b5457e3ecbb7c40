"""A planner whose time is up: how soon it ends, and with what. Time is counted in calls, so that no machine is too slow."""

import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names
from core.dsl.normal.gloss import gloss
from core.dsl.normal.writing import to_dsl
from core.model.constraint import Constraint
from core.model.query import Query
from core.optimize.outcome import Found, SearchEvent, Stage, Stopped, Unsolved
from core.optimize.planning import plan_trip
from core.optimize.preferences.profile import PROFILES
from core.sandbox.sandbox import Sandbox

TRIP = Query("q", start_city="南京", target_city="北京", days=3, people_number=2)
LEAN = replace(TRIP, hard_logic=(to_dsl(CostCap("total", 2600.0)),))
REQUESTS = {
    "a usual trip": TRIP,
    "a lean budget": LEAN,
    "no budget to speak of": replace(TRIP, hard_logic=(to_dsl(CostCap("total", 100.0)),)),
}
_IN_A_FIFTH_OF_A_SECOND = 200_000
"""Calls of Python functions: a machine that makes a million of them in a second is a slow one."""


class CallClock:
    """A clock that goes by the calls of Python functions, and how long nobody looked at it."""

    def __init__(self) -> None:
        self.now = self.longest = self._looked = 0

    def tick(self, frame: FrameType, event: str, argument: object) -> None:
        """One call more."""
        self.now += event == "call"

    def look(self) -> bool:
        """Time is never up."""
        self.longest = max(self.longest, self.now - self._looked)
        self._looked = self.now
        return False


@pytest.mark.parametrize("request_of", REQUESTS)
def test_the_clock_is_looked_at_every_fifth_of_a_second(request_of: str, demo: Sandbox) -> None:
    clock = CallClock()
    sys.setprofile(clock.tick)
    try:
        _outcomes(REQUESTS[request_of], demo, clock.look)
        clock.look()
    finally:
        sys.setprofile(None)
    assert 0 < clock.longest < _IN_A_FIFTH_OF_A_SECOND


@pytest.mark.parametrize("looks", [1, 10, 300])
def test_a_planner_whose_time_is_up_looks_at_the_clock_no_more(looks: int, demo: Sandbox) -> None:
    clock = _Looks(looks)
    _outcomes(LEAN, demo, clock.is_up)
    assert clock.looked == looks


@pytest.mark.parametrize("looks", [10, 300])
def test_a_planner_whose_time_is_up_keeps_what_it_has_found(looks: int, demo: Sandbox) -> None:
    told = _outcomes(LEAN, demo, _Looks(looks).is_up)
    *found, stopped = (one for one in told if isinstance(one, Found | Stopped))
    assert isinstance(stopped, Stopped)
    assert found == _found(LEAN, demo)[: len(found)]


def test_a_planner_whose_time_is_up_gives_the_nearest_plan_of_an_earlier_search(toy) -> None:
    likes = [Names("accommodation", "all", frozenset({name})) for name in ("酒店0", "酒店1")]
    liked = [Constraint(family="hotel", dsl=to_dsl(one), gloss=gloss(one), strength="like") for one in likes]
    query = replace(toy.trip(3), constraints=tuple(liked))
    searches = []

    def is_second_search() -> bool:
        return len(searches) > 1

    for event in plan_trip(
        query, toy.usual(), seed=0, stopped=is_second_search, profile=PROFILES["traveleval"]
    ):
        last = event
        if isinstance(event, Stage) and event.title.en == "Plan the trip":
            searches.append(event)
    assert isinstance(last, Unsolved)
    assert last.nearest is not None


def _outcomes(query: Query, sandbox: Sandbox, stopped: Callable[[], bool]) -> list[SearchEvent]:
    return list(plan_trip(query, sandbox, seed=0, stopped=stopped))


def _found(query: Query, sandbox: Sandbox) -> list[Found]:
    return [one for one in _outcomes(query, sandbox, lambda: False) if isinstance(one, Found)]


class _Looks:
    """A clock on which the time is up when it is looked at for the so-manieth time."""

    def __init__(self, last: int) -> None:
        self.looked, self._last = 0, last

    def is_up(self) -> bool:
        self.looked += 1
        return self.looked >= self._last
