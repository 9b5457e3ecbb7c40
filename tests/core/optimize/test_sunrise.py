"""Who wishes for the sunrise, or for the flag that is raised then, is there before the sun is up, and in bed early the night before."""

import pytest

from core.agents.planner import PlannerAgent, PlannerParameters
from core.bench.preparing import from_text
from core.bench.runner import run_one
from core.evaluate.plan_document import read_plan
from core.evaluate.registry import SUITES
from core.knowledge.hours.sun import sunrise_and_sunset
from core.model.clock import Clock
from core.model.plan import Meal, Plan, Stay, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

_LONG_ENOUGH = 60.0
"""Seconds: what is tested is the trip, on however slow a machine."""


def planned(text: str, sandbox: Sandbox) -> tuple[Query, Plan]:
    run = run_one(
        PlannerAgent(PlannerParameters()),
        Query("q", text=text),
        sandbox,
        prepare=from_text,
        time_limit=_LONG_ENOUGH,
    )
    assert run.document is not None, run.reason
    return run.query, read_plan(run.document, sandbox)


def visits(plan: Plan, place: str) -> list[tuple[int, Visit]]:
    return [
        (day.day, one)
        for day in plan.itinerary
        for one in day.activities
        if isinstance(one, Visit) and one.position == place
    ]


def rises(place: str, city: str, sandbox: Sandbox) -> Clock:
    sight = sandbox.city(city).attraction(place)
    assert sight is not None
    return Clock(sunrise_and_sunset(sight.position, None)[0])


def test_one_is_there_while_the_sun_comes_up(demo: Sandbox) -> None:
    _, plan = planned("从上海去南京玩2天，一个人，预算2500元，想看玄武湖公园的日出", demo)
    ((_, visit),) = visits(plan, "玄武湖公园")
    assert visit.start_time < rises("玄武湖公园", "南京", demo) < visit.end_time


def test_the_sunrise_comes_before_the_lights_that_a_place_is_best_for(chinatravel_sandbox: Sandbox) -> None:
    _, plan = planned("从南京去上海玩3天，两个人，预算8000元，想拍外滩日出", chinatravel_sandbox)
    ((_, visit),) = visits(plan, "外滩")
    assert visit.start_time < rises("外滩", "上海", chinatravel_sandbox) < visit.end_time


@pytest.mark.parametrize("said", ["想看升旗，天安门也要去", "想看天安门升国旗"])
def test_the_flag_is_raised_as_the_sun_comes_up(said: str, chinatravel_sandbox: Sandbox) -> None:
    _, plan = planned(f"从南京去北京玩3天，两个人，预算8000元，{said}，还有故宫", chinatravel_sandbox)
    ((_, visit),) = visits(plan, "天安门广场")
    assert visit.start_time < rises("天安门广场", "北京", chinatravel_sandbox) < visit.end_time


def test_the_day_that_is_said_is_the_early_one(demo: Sandbox) -> None:
    _, plan = planned("从北京去上海玩4天，一个人，预算6000元，第三天去外滩看日出", demo)
    assert [day for day, one in visits(plan, "外滩") if one.start_time < Clock(6 * 60)] == [3]


def test_one_is_in_bed_early_before_and_has_breakfast_after(demo: Sandbox) -> None:
    _, plan = planned("从上海去南京玩2天，一个人，预算2500元，想看玄武湖公园的日出", demo)
    (night,) = [one for one in plan.itinerary[0].activities if isinstance(one, Stay)]
    breakfasts = [
        one for one in plan.itinerary[1].activities if isinstance(one, Meal) and one.type == "breakfast"
    ]
    assert night.start_time <= Clock(21 * 60 + 30)
    assert [one.start_time > visits(plan, "玄武湖公园")[0][1].end_time for one in breakfasts] == [True]


def test_nobody_minds_an_early_start_that_was_wished_for(demo: Sandbox) -> None:
    query, plan = planned("从上海去南京玩2天，一个人，预算2500元，想看玄武湖公园的日出", demo)
    report = SUITES["common_sense"].judge(query, plan.to_json(), demo)
    assert "day.early_start" not in {one.code for one in report.violations}


def test_one_has_breakfast_however_much_there_is_to_see(chinatravel_sandbox: Sandbox) -> None:
    _, plan = planned("从南京去武汉3天，两个人，预算4000，东湖看日出", chinatravel_sandbox)
    ((day, visit),) = visits(plan, "东湖")
    breakfasts = [
        one for one in plan.itinerary[day - 1].activities if isinstance(one, Meal) and one.type == "breakfast"
    ]
    assert [one.start_time > visit.end_time for one in breakfasts] == [True]


def test_the_hour_and_the_day_of_one_clause_are_both_kept(chinatravel_sandbox: Sandbox) -> None:
    text = "Two of us from Beijing to Shanghai for 3 days, 6000 CNY. Sunrise on the Bund on day 2."
    _, plan = planned(text, chinatravel_sandbox)
    ((day, visit),) = visits(plan, "外滩")
    assert day == 2 and visit.start_time < rises("外滩", "上海", chinatravel_sandbox)
