"""The rule baselines: what they promise (and what they are known not to)."""

import pytest

from core.agents.rules.baseline_a import BaselineA
from core.agents.rules.baseline_b import BaselineB
from core.evaluate.registry import SUITES

TRIP = "我们两个人从南京去北京玩3天，预算8000元，喜欢历史古迹。"
FAMILY = "一家三口带孩子从上海去成都玩4天，预算9000元，想吃火锅，慢游。"


def codes(query, done, sandbox) -> set[str]:
    report = SUITES["chinatravel"].judge(query, done.plan.to_json(), sandbox)
    return {violation.code for violation in report.violations}


@pytest.mark.parametrize("text", [TRIP, FAMILY])
@pytest.mark.parametrize("agent", [BaselineA(), BaselineB()], ids=["a", "b"])
def test_a_baseline_names_only_what_the_sandbox_has_at_its_prices(agent, text, plan_text, demo) -> None:
    query, done = plan_text(agent, text)
    assert done.status == "ok"
    invented = {code for code in codes(query, done, demo) if code.endswith(("unavailable", "price", ".cost"))}
    assert invented == set()


@pytest.mark.parametrize("text", [TRIP, FAMILY])
def test_approach_b_visits_only_at_opening_hours(text, plan_text, demo) -> None:
    query, done = plan_text(BaselineB(), text)
    assert "attraction.closed" not in codes(query, done, demo)


def test_approach_b_keeps_the_budget_where_it_can(plan_text) -> None:
    query, done = plan_text(BaselineB(), TRIP)
    assert done.plan.total_cost <= query.budget


def test_approach_b_says_when_a_budget_cannot_be_kept(plan_text) -> None:
    _, done = plan_text(BaselineB(), "我们两个人从南京去北京玩3天，预算300元。")
    assert "over the budget of ¥300" in done.reason.en


def test_slow_travellers_see_fewer_sights(plan_text) -> None:
    def sights(text: str) -> int:
        _, done = plan_text(BaselineA(), text)
        return sum(activity.type == "attraction" for _, _, activity in done.plan.activities())

    assert sights("我一个人从南京去北京玩4天，慢游。") < sights("我一个人从南京去北京玩4天，特种兵式。")


@pytest.mark.parametrize("agent", [BaselineA(), BaselineB()], ids=["a", "b"])
def test_the_same_seed_gives_the_same_plan(agent, plan_text) -> None:
    plans = [plan_text(agent, FAMILY, seed=7)[1].plan for _ in range(2)]
    assert plans[0] == plans[1]


@pytest.mark.parametrize("agent", [BaselineA(), BaselineB()], ids=["a", "b"])
def test_a_request_without_its_cities_is_not_guessed_at(agent, plan_text) -> None:
    _, done = plan_text(agent, "想出去玩几天")
    assert done.status == "failed"
    assert "where it goes" in done.reason.en
