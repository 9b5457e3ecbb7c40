"""Changes of an impossible request: each is planned, and what is told of it is so."""

from dataclasses import replace
from threading import Event

import pytest

from core.agents.planner import PlannerAgent
from core.agents.protocol import Context
from core.bench.relaxing import Dearer, Dropped, Planning, Relaxation, relaxations
from core.dsl.normal.forms import CostCap, IntercityModes, Names, OutAndBack
from core.dsl.program import judge
from core.dsl.run import Trip
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.understand import editing

TRIP = Query("q", "", "南京", "北京", 3, 2)


@pytest.fixture(scope="module")
def sandbox(tmp_path_factory: pytest.TempPathFactory) -> Sandbox:
    """The sandbox that comes with the project."""
    return SandboxLibrary(tmp_path_factory.mktemp("demo")).open("demo")


@pytest.fixture
def planning(sandbox: Sandbox) -> Planning:
    """The symbolic planner, with seconds to spare."""
    return Planning(PlannerAgent(), sandbox, Context(time_limit=10))


def _asking(*meanings: object) -> Query:
    query = TRIP
    for meaning in meanings:
        query = editing.with_wish(query, editing.wish(meaning))  # type: ignore[arg-type]
    return query


def _changes(query: Query, planning: Planning) -> list[Relaxation]:
    return list(relaxations(query, planning.done(query).conflict, planning))


def test_a_budget_that_is_too_small_is_raised_to_one_that_is_enough(planning: Planning) -> None:
    query = _asking(CostCap("total", 1000.0))
    dearer = next(one for one in _changes(query, planning) if isinstance(one.changes[0], Dearer))
    assert dearer.query.budget is not None
    assert 1000 < dearer.plan.total_cost <= dearer.query.budget
    assert planning.plan(dearer.query) is not None


def test_without_one_of_two_wishes_that_clash_there_is_a_trip(planning: Planning) -> None:
    rides = OutAndBack("none", frozenset({"airplane"}), frozenset({"airplane"}))
    query = _asking(IntercityModes(frozenset({"airplane"})), rides)
    dropped = {
        one.changes[0].wish.dsl for one in _changes(query, planning) if isinstance(one.changes[0], Dropped)
    }
    assert dropped == {wish.dsl for wish in query.constraints}


def test_two_clashes_at_once_are_both_given_way_to(planning: Planning) -> None:
    rides = OutAndBack("none", frozenset({"airplane"}), frozenset({"airplane"}))
    query = _asking(CostCap("total", 1000.0), IntercityModes(frozenset({"airplane"})), rides)
    found = _changes(query, planning)
    assert found
    assert all(len(one.changes) == 2 for one in found)


def test_every_change_meets_all_that_it_leaves(planning: Planning, sandbox: Sandbox) -> None:
    query = _asking(CostCap("total", 1500.0), Names("attraction", "all", frozenset({"故宫博物院"})))
    for one in _changes(query, planning):
        trip = Trip(one.plan.to_json(), sandbox)
        assert all(judge(wish.dsl, trip).ok for wish in editing.wishes(one.query))


def test_nothing_is_tried_once_nobody_waits(planning: Planning) -> None:
    cancelled = Event()
    cancelled.set()
    stopped = replace(planning, context=Context(cancelled=cancelled))
    assert list(relaxations(_asking(CostCap("total", 1000.0)), (), stopped)) == []
