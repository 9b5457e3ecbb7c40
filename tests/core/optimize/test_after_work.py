"""A trip for work: evenings after it have their dinner and a stroll, and the time at work is told on each of its days."""

from core.agents.planner import PlannerAgent, PlannerParameters
from core.bench.preparing import from_text
from core.bench.runner import run_one
from core.evaluate.plan_document import read_plan
from core.evaluate.registry import SUITES
from core.evaluate.wishes.all_wishes import told_wishes
from core.model.plan import Meal, Visit
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Sandbox

_LONG_ENOUGH = 60.0
"""Seconds: what is tested is the trip, on however slow a machine."""

LAKE = "西湖风景名胜区"


def planned(sandbox: Sandbox) -> Run:
    text = "从深圳到杭州出差三天，一个人，预算4500元，晚上想去西湖"
    run = run_one(
        PlannerAgent(PlannerParameters()),
        Query("q", text=text),
        sandbox,
        prepare=from_text,
        time_limit=_LONG_ENOUGH,
    )
    assert run.document is not None, run.reason
    return run


def test_a_lake_in_the_evening_is_a_stroll_and_leaves_time_for_dinner(chinatravel_sandbox: Sandbox) -> None:
    days = read_plan(planned(chinatravel_sandbox).document, chinatravel_sandbox).itinerary
    out = [day for day in days if any(isinstance(one, Visit) for one in day.activities)]
    assert any(isinstance(one, Visit) and one.position == LAKE for day in out for one in day.activities)
    assert all(any(isinstance(one, Meal) and one.type == "dinner" for one in day.activities) for day in out)


def test_the_time_at_work_is_told_on_the_days_of_the_rides_too(chinatravel_sandbox: Sandbox) -> None:
    run = planned(chinatravel_sandbox)
    told = told_wishes(run.query, read_plan(run.document, chinatravel_sandbox), chinatravel_sandbox)
    assert {free.day for wish in told for free in wish.free} == {1, 2, 3}


def test_nobody_minds_a_stroll_of_the_evening(chinatravel_sandbox: Sandbox) -> None:
    run = planned(chinatravel_sandbox)
    judged = SUITES["common_sense"].judge(run.query, run.document, chinatravel_sandbox)
    assert not [one.code for one in judged.violations if one.code.startswith("visit.")]
