"""What a request refuses or wishes for in words counts by name and nature, whatever the data call the place."""

from core.agents.planner import PlannerAgent
from core.bench.runner import run_one
from core.evaluate.plan_document import read_plan
from core.evaluate.trip import JudgedTrip
from core.knowledge.things import houses_of, sights_of
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand

_LONG_ENOUGH = 60.0
"""Seconds: what is tested is the trip, on however slow a machine."""

TRIP = "两个人从上海去{city}玩4天，"


def planned(text: str, sandbox: Sandbox) -> JudgedTrip:
    """The trip for a request in words."""
    run = run_one(
        PlannerAgent(),
        Query("q", text),
        sandbox,
        prepare=lambda q, s: understand(q.text, sandbox=s).query,
        time_limit=_LONG_ENOUGH,
    )
    return JudgedTrip(run.query, read_plan(run.document, sandbox), sandbox)


def seen(plan: Plan) -> set[str]:
    return {activity.begins_at for _, _, activity in plan.activities()}


def test_no_meal_is_hot_pot_by_its_name(chinatravel_sandbox: Sandbox) -> None:
    trip = planned(TRIP.format(city="成都") + "不要火锅，也不吃川菜、小吃", chinatravel_sandbox)
    assert seen(trip.plan).isdisjoint(houses_of(frozenset({"火锅"}), trip.city))


def test_what_one_is_allergic_to_is_not_recommended(chinatravel_sandbox: Sandbox) -> None:
    trip = planned(TRIP.format(city="杭州") + "我对虾蟹过敏", chinatravel_sandbox)
    assert seen(trip.plan).isdisjoint(houses_of(frozenset({"虾蟹"}), trip.city))


def test_nobody_hikes_who_would_not(chinatravel_sandbox: Sandbox) -> None:
    trip = planned("Two of us from Shanghai to Hangzhou for 4 days, no hiking", chinatravel_sandbox)
    assert seen(trip.plan).isdisjoint(sights_of(frozenset({"爬山"}), trip.city))


def test_what_is_refused_by_kind_is_planned_when_it_is_named(chinatravel_sandbox: Sandbox) -> None:
    trip = planned(TRIP.format(city="北京") + "不爬山，但一定要去慕田峪长城", chinatravel_sandbox)
    assert "慕田峪长城" in seen(trip.plan)


def test_a_thing_that_is_wished_for_is_seen(chinatravel_sandbox: Sandbox) -> None:
    trip = planned(
        "Two of us from Shanghai to Beijing for 3 days, we would love to see hutongs", chinatravel_sandbox
    )
    assert not seen(trip.plan).isdisjoint(sights_of(frozenset({"胡同"}), trip.city))
