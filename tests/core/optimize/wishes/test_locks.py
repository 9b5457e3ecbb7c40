"""Planning again with decisions that stay and places that must not come back."""

from dataclasses import replace

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.requirements import sources_of
from core.model.locks import Locks, locks_of
from core.model.plan import Plan
from core.optimize.outcome import Found
from core.optimize.planning import plan_trip
from core.optimize.wishes.check import unmet


def _never() -> bool:
    return False


def _sights(plan: Plan) -> set[str]:
    return {a.position for _, _, a in plan.activities() if a.type == "attraction"}


def _again(query, sandbox, locks: Locks) -> list[Plan]:
    outcomes = plan_trip(query, sandbox, seed=0, stopped=_never, locks=locks)
    return [outcome.plan for outcome in outcomes if isinstance(outcome, Found)]


def test_locked_activities_stay_and_dropped_places_go(toy) -> None:
    query, sandbox = toy.trip(3), toy.usual()
    plan = toy.plan(query, sandbox)
    kept = [a for day, _, a in plan.activities() if day == 2 and a.type != "breakfast"]
    dropped = next(a.position for day, _, a in plan.activities() if day == 1 and a.type == "attraction")
    keep = [(day, number) for day, number, _ in plan.activities() if day == 2]
    locks = locks_of(plan, keep, [dropped])
    *_, found = _again(query, sandbox, locks)
    again = [(a.begins_at, str(a.start_time)) for day, _, a in found.activities() if day == 2]
    assert {(a.begins_at, str(a.start_time)) for a in kept if a.type != "accommodation"} <= set(again)
    assert dropped not in _sights(found)
    assert {a.position for _, _, a in found.activities() if a.type == "accommodation"} == {
        a.position for a in kept if a.type == "accommodation"
    }


def test_where_nothing_was_dropped_the_first_answer_is_the_plan_as_it_was(toy) -> None:
    query, sandbox = toy.trip(3), toy.usual()
    plan = toy.plan(query, sandbox)
    first, *_ = _again(query, sandbox, locks_of(plan, [(1, 2)]))
    there, again = (
        [(day, a.begins_at, a.start_time) for day, _, a in one.activities()] for one in (plan, first)
    )
    assert set(there) <= set(again)


@pytest.mark.parametrize("kept", ["attraction", "lunch", "accommodation", "train"])
def test_a_plan_within_the_tightest_budget_is_found_again_with_a_part_kept(toy, kept) -> None:
    sandbox = toy.usual()
    dearer = toy.plan(toy.trip(3), sandbox)
    query = toy.asking(CostCap("total", dearer.total_cost * 0.8))
    plan = toy.plan(query, sandbox)
    place = next((day, number) for day, number, a in plan.activities() if a.type == kept)
    *_, found = _again(query, sandbox, locks_of(plan, [place]))
    assert unmet(found, sources_of(query), sandbox) == ()


def test_a_dropped_restaurant_does_not_come_back_as_another_meal(toy) -> None:
    query, sandbox = toy.trip(3), toy.usual()
    plan = toy.plan(query, sandbox)
    table = next(a.position for _, _, a in plan.activities() if a.type == "lunch")
    *_, found = _again(query, sandbox, locks_of(plan, [], [table]))
    assert table not in {a.begins_at for _, _, a in found.activities()}


def test_no_sight_comes_to_a_settled_day_for_one_that_goes(toy) -> None:
    query, sandbox = toy.trip(3), toy.usual()
    plan = toy.plan(query, sandbox)
    there = [a.position for day, _, a in plan.activities() if day == 2 and a.type == "attraction"]
    keep = [(day, number) for day, number, a in plan.activities() if getattr(a, "position", "") != there[-1]]
    *_, found = _again(query, sandbox, replace(locks_of(plan, keep, [there[-1]]), settled=frozenset({2})))
    assert [a.position for day, _, a in found.activities() if day == 2 and a.type == "attraction"] == there[
        :-1
    ]
