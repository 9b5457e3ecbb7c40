"""The old over seventy: after a day far out lunch on the spot and a rest once back, and an early end of a whole day in a park."""

import pytest

from core.agents.planner import PlannerAgent
from core.bench.runner import run_one
from core.model.clock import Clock
from core.model.plan import Day, Meal, Plan, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand

_LONG_ENOUGH = 60.0
"""Seconds: what is tested is the trip, on however slow a machine."""

_WALL = "两位七十多岁的老人从上海去北京4天，想看长城、故宫，预算15000"
_PARK = "三代同堂6个人从杭州去广州4天，老人75岁，孩子4岁，预算25000，长隆玩一天"


def _day_at(place: str, text: str, sandbox: Sandbox) -> Day:
    """The day of the trip for a request on which one is at a place."""
    run = run_one(
        PlannerAgent(),
        Query("q", text),
        sandbox,
        prepare=lambda q, s: understand(q.text, sandbox=s).query,
        time_limit=_LONG_ENOUGH,
    )
    assert run.document is not None
    (day,) = [
        day
        for day in Plan.from_json(run.document).itinerary
        if any(isinstance(one, Visit) and place in one.position for one in day.activities)
    ]
    return day


@pytest.fixture(scope="module")
def at_the_wall(chinatravel_sandbox: Sandbox) -> Day:
    return _day_at("长城", _WALL, chinatravel_sandbox)


def test_one_has_lunch_at_the_wall_or_after_it(at_the_wall: Day) -> None:
    eaten = "lunch" in [one.type for one in at_the_wall.activities if isinstance(one, Meal)]
    (wall,) = [one for one in at_the_wall.activities if isinstance(one, Visit)]
    since, until = Clock.parse("11:30"), Clock.parse("13:00")
    assert eaten or (wall.start_time <= since and wall.end_time >= until)


def test_nothing_but_dinner_follows_the_way_back(at_the_wall: Day) -> None:
    assert sum(isinstance(one, Visit) for one in at_the_wall.activities) == 1


def test_one_is_back_early_from_a_whole_day_in_a_park(chinatravel_sandbox: Sandbox) -> None:
    day = _day_at("长隆", _PARK, chinatravel_sandbox)
    assert day.activities[-1].start_time <= Clock.parse("20:00")
