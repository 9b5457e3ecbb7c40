"""ChinaTravel's Algorithm 1 with rules."""

from dataclasses import replace

import pytest

from core.agents.protocol import Context, Task
from core.agents.rules.nesy_rules import NesyRules
from core.dsl.families.counts import Beds
from core.dsl.normal.writing import to_dsl
from core.dsl.requirements import requirement
from core.evaluate.registry import SUITES
from core.understand import understand

TRIPS = [
    "我们两个人从南京去北京玩3天，预算8000元，想去故宫博物院。",
    "一家三口从上海去成都玩2天，坐火车，想吃火锅，预算9000元。",
    "我一个人从武汉去杭州玩1天。",
]


def violations(query, done, sandbox) -> list[str]:
    report = SUITES["chinatravel"].judge(query, done.plan.to_json(), sandbox)
    return [violation.code for violation in report.violations]


@pytest.mark.parametrize("text", TRIPS)
def test_a_plan_meets_the_environment_and_the_wishes(text, plan_text, demo) -> None:
    query, done = plan_text(NesyRules(), text)
    assert done.status == "ok", done.reason
    assert violations(query, done, demo) == []


def test_a_wish_that_cannot_be_met_leaves_the_best_plan_and_says_what_is_missing(plan_text) -> None:
    _, done = plan_text(NesyRules(), "我一个人从武汉去杭州玩2天，预算100元。", time_limit=2)
    assert done.status in ("unsolved", "timeout")
    assert done.reason is not None


def test_a_run_that_is_stopped_ends_with_what_there_is(plan_text) -> None:
    _, done = plan_text(NesyRules(), TRIPS[0], time_limit=0.0)
    assert done.status == "timeout"


def test_where_no_hotel_has_what_is_asked_for_the_reason_says_where_to_ask_for_less(demo) -> None:
    query = understand(TRIPS[0], uid="t", sandbox=demo).query
    demand = requirement(to_dsl(Beds(9))).constraint
    asked = replace(query, constraints=(*query.constraints, demand))
    *_, done = NesyRules().run(Task(asked, demo), Context())
    assert (done.status, done.plan) == ("unsolved", None)
    assert "the rooms or the hotel" in done.reason.en
