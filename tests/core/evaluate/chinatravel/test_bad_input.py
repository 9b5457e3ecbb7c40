"""Requests and documents that are no use: always a report with the reason, never a crash."""

import copy
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.evaluate.registry import SUITES
from core.model.query import Query
from core.model.report import Report
from core.sandbox.sandbox import Sandbox

SUITE = SUITES["chinatravel"]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize("plan", [None, {}, [], "sorry", 7, True, {"error": "timeout"}, float("nan")])
def test_what_is_no_plan_violates_everything(
    small_sandbox: Sandbox, request_for_two: Query, plan: object
) -> None:
    report = SUITE.judge(request_for_two, plan, small_sandbox)
    assert (report.passed, report.delivered, all(report.environment.values())) == (False, False, True)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"target_city": None}, "the request does not say where it goes"),
        (
            {"people_number": None, "start_city": None},
            "the request does not say where it starts and how many people travel",
        ),
        ({"target_city": "火星"}, "the sandbox small has no city 火星"),
    ],
)
def test_a_request_that_cannot_be_judged_by_is_not_delivered(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any, change: dict[str, Any], reason: str
) -> None:
    report = SUITE.judge(replace(request_for_two, **change), good_plan, small_sandbox)
    assert (report.delivered, report.violations[0].message.en) == (False, reason)


def test_an_unknown_city_of_departure_has_no_trains(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any
) -> None:
    report = SUITE.judge(replace(request_for_two, start_city="火星"), good_plan, small_sandbox)
    assert report.environment["intercity.unavailable"]


@pytest.mark.parametrize("amount", [float("nan"), float("inf"), -float("inf"), 10**400, "1e9", [1], {"a": 1}])
def test_amounts_that_are_no_numbers_are_violations(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any, amount: object
) -> None:
    good_plan["itinerary"][0]["activities"][2]["cost"] = amount
    assert SUITE.judge(request_for_two, good_plan, small_sandbox).environment["attraction.cost"]


def test_ten_thousand_activities_are_judged(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any
) -> None:
    activities = good_plan["itinerary"][0]["activities"]
    activities[1:1] = [copy.copy(activities[1]) for _ in range(10_000)]
    report = SUITE.judge(request_for_two, good_plan, small_sandbox)
    assert report.environment["restaurant.repeated"]


def _paths(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    children = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    return [path] + [found for key, child in children for found in _paths(child, (*path, key))]


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), value=JSON)
def test_any_value_anywhere_gives_a_report_that_can_be_written(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any, data: st.DataObject, value: object
) -> None:
    plan = copy.deepcopy(good_plan)
    *parents, last = data.draw(st.sampled_from(_paths(plan)[1:]))
    holder = plan
    for key in parents:
        holder = holder[key]
    holder[last] = value
    report = SUITE.judge(request_for_two, plan, small_sandbox)
    assert isinstance(report, Report)
    assert json.dumps(report.to_json("zh"), ensure_ascii=False)
