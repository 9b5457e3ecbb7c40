"""The stand-in judge: what it rates by, and what it says where it cannot."""

from dataclasses import replace
from typing import Any

import pytest

from core.evaluate.judge import RuleJudge, rate_fulfilment
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.sandbox import Sandbox


@pytest.fixture
def plan(good_plan: dict[str, Any]) -> Plan:
    return Plan.from_json(good_plan)


def test_a_request_that_is_met_is_rated_5(small_sandbox: Sandbox, request_for_two: Query, plan: Plan) -> None:
    assert rate_fulfilment(request_for_two, plan, small_sandbox).value == 5


def test_fulfilment_is_the_share_of_what_can_be_checked(
    small_sandbox: Sandbox, request_for_two: Query, plan: Plan
) -> None:
    # both cities and the people hold; days, budget and the constraint do not: 1 + 4 x 3/6
    query = replace(request_for_two, days=5, budget=10.0, hard_logic=("result=(day_count(plan)==5)",))
    rating = rate_fulfilment(query, plan, small_sandbox)
    assert (rating.value, rating.reason.en) == (3, "3 of 6 checkable wishes are met")


def test_a_request_that_states_nothing_is_not_rated(small_sandbox: Sandbox, plan: Plan) -> None:
    rating = rate_fulfilment(Query("q", text="随便玩玩"), plan, small_sandbox)
    assert (rating.value, rating.reason.en) == (None, "the request states nothing that can be checked")


def test_several_plans_are_rated_in_their_order(
    small_sandbox: Sandbox, request_for_two: Query, plan: Plan
) -> None:
    alone = plan.model_copy(update={"people_number": 7, "itinerary": plan.itinerary[:1]})
    judge = RuleJudge()
    first, second = judge.rate("request_fulfilment", request_for_two, (plan, alone), small_sandbox)
    assert (first.value, second.value) == (5, 3)


def test_a_city_that_the_sandbox_lacks_is_not_rated(
    small_sandbox: Sandbox, request_for_two: Query, plan: Plan
) -> None:
    elsewhere = plan.model_copy(update={"target_city": "火星"})
    (rating,) = RuleJudge().rate("iconic_landmarks", request_for_two, (elsewhere,), small_sandbox)
    assert (rating.value, rating.reason.en) == (None, "the sandbox has no city 火星")
