"""TripScore's variants: budgets in words, the weights of each kind of request, and what a mean leaves out."""

import copy
from dataclasses import replace
from typing import Any

import pytest

from core.errors import QueryFormatError
from core.evaluate.aggregate import Rate, summarise
from core.evaluate.registry import SUITES
from core.model.query import Query, query_from_record
from core.model.report import Metric, Report
from core.sandbox.sandbox import Sandbox

RECORD = {"uid": "q", "start_city": "南京", "target_city": "北京", "days": 2, "people_number": 2}


def metrics(report: Report) -> dict[str, Metric]:
    return {metric.name: metric for metric in report.metrics}


@pytest.mark.parametrize("word", ["comfortable", "best value", "高端"])
def test_a_budget_may_be_a_word(word: str) -> None:
    query = query_from_record({**RECORD, "budget": word})
    assert (query.budget, query.record["budget"]) == (None, word)


def test_an_amount_in_quotes_is_still_refused() -> None:
    with pytest.raises(QueryFormatError, match="budget"):
        query_from_record({**RECORD, "budget": "3000"})


def test_a_budget_in_words_is_scored_by_the_class_of_the_hotel(
    small_sandbox: Sandbox, good_plan: dict[str, Any]
) -> None:
    query = query_from_record({**RECORD, "budget": "comfortable"})
    found = metrics(SUITES["tripscore"].judge(query, good_plan, small_sandbox))
    assert found["budget"].value is not None
    assert found["user_request"].value is None


@pytest.mark.parametrize(
    ("name", "judged", "by_field"),
    [("tripscore", False, True), ("tripscore:real", True, False), ("tripscore:synthetic", False, True)],
)
def test_the_kind_of_request_can_be_chosen(
    name: str,
    judged: bool,
    by_field: bool,
    small_sandbox: Sandbox,
    request_for_two: Query,
    good_plan: dict[str, Any],
) -> None:
    # Any amount is a budget, and so a stated preference.
    query = replace(request_for_two, budget=3000.0)
    found = metrics(SUITES[name].judge(query, good_plan, small_sandbox))
    assert (found["user_request"].value is not None, found["budget"].value is not None) == (judged, by_field)


def test_what_a_mean_leaves_out_is_named_beside_it(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: dict[str, Any]
) -> None:
    plan = copy.deepcopy(good_plan)
    first = plan["itinerary"][0]["activities"]
    plan["itinerary"][0]["activities"] = [one for one in first if one["type"] != "attraction"]
    found = metrics(SUITES["tripscore"].judge(request_for_two, plan, small_sandbox))
    assert found["soft_score"].note is not None
    assert "unique_attractions (the plan visits no sight" in found["soft_score"].note.en
    assert found["reward"].note is not None
    assert "location_clustering" in found["reward"].note.en


def test_commonsense_is_counted_among_the_plans_that_it_was_tested_on(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: dict[str, Any]
) -> None:
    foreign, alone = copy.deepcopy(good_plan), copy.deepcopy(good_plan)
    foreign["itinerary"][0]["activities"][2]["position"] = "银河系"
    # No bed for the night.
    del alone["itinerary"][0]["activities"][4]
    reports = [
        SUITES["tripscore"].judge(request_for_two, plan, small_sandbox)
        for plan in (good_plan, foreign, alone, None)
    ]
    assert summarise(reports).rates["CPR of those tested"] == Rate(0.5, 1, 2)
