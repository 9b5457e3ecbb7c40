"""Documents and requests that are no use, for every suite: always a report that can be written, never a crash."""

import copy
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.evaluate.registry import SUITES
from core.model.plan import Plan
from core.model.query import Query
from core.model.report import Report
from core.sandbox.sandbox import Sandbox
from core.sandbox.traveleval_plan import to_traveleval

AMOUNTS = [float("nan"), float("inf"), -float("inf"), 10**400, -1, "1e9", "¥12", None, [1], {"a": 1}, True]
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([*AMOUNTS, "99:59", "24:00", "00:00", "北京", "故宫博物院", "accommodation"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
RECORD = {
    "budget": 3000,
    "dates": "2024-10-01 to 2024-10-02",
    "rhythm": {"preferences": ["慢游"]},
    "attractions": {"preferences": ["历史古迹"], "constraints": []},
    "accommodations": {"preferences": ["双人房"], "constraints": []},
    "transportation": {"preferences": ["高铁"], "constraints": []},
    "diet": {"preferences": ["面食"], "constraints": []},
    "people_composition": {"adults": 2, "children": 0},
    "meal_price_range": [10, 120],
}
TRIPTAILOR: dict[str, Any] = {
    "hotel": [{"name": "四合院酒店", "price_per_night": 450}],
    "transportation": [
        {"mode": "train", "number": "G1", "time": "07:00-10:30", "price": 445},
        {"mode": "train", "number": "G2", "time": "18:00-21:30", "price": 445},
    ],
    "itinerary": {
        "1": [
            {"time": "12:00-13:00", "action": "dining", "location": "烤鸭店", "price": 100},
            {"time": "14:00-16:00", "action": "sightseeing", "location": "故宫博物院", "price": 60},
        ],
        "2": [{"time": "09:00-10:00", "action": "sightseeing", "location": "夜市", "price": 0}],
    },
}


@pytest.fixture
def full_request(request_for_two: Query) -> Query:
    """A request that states everything that any suite looks at."""
    return replace(request_for_two, budget=3000.0, record=RECORD, hard_logic=("result=(day_count(plan)==2)",))


def documents(plan: dict[str, Any], query: Query, sandbox: Sandbox) -> Iterator[tuple[str, Any]]:
    yield "chinatravel", copy.deepcopy(plan)
    yield "traveleval", json.loads(json.dumps(to_traveleval(Plan.from_json(plan), query, sandbox)))
    yield "triptailor", copy.deepcopy(TRIPTAILOR)


def judged(suite: str, query: Query, plan: object, sandbox: Sandbox) -> Report:
    """The report, which can be written in both languages."""
    report = SUITES[suite].judge(query, plan, sandbox)
    for language in ("zh", "en"):
        json.dumps(report.to_json(language), ensure_ascii=False, allow_nan=False)  # type: ignore[arg-type]
    return report


@pytest.mark.parametrize("suite", SUITES)
@pytest.mark.parametrize("plan", [None, {}, [], "sorry", 7, True, float("nan"), {"error": "timeout"}])
def test_what_is_no_plan_is_not_delivered(
    suite: str, plan: object, small_sandbox: Sandbox, full_request: Query
) -> None:
    report = judged(suite, full_request, plan, small_sandbox)
    assert (report.passed, report.delivered) == (False, False)
    assert report.violations


@pytest.mark.parametrize("suite", SUITES)
@pytest.mark.parametrize("city", ["火星", "南京", None])
def test_a_request_for_another_city_gives_a_report(
    suite: str, city: str | None, small_sandbox: Sandbox, full_request: Query, good_plan: Any
) -> None:
    assert judged(suite, replace(full_request, target_city=city), good_plan, small_sandbox).suite == suite


@pytest.mark.parametrize("suite", SUITES)
def test_a_plan_for_another_city_gives_a_report(
    suite: str, small_sandbox: Sandbox, full_request: Query, good_plan: Any
) -> None:
    good_plan["target_city"] = "火星"
    assert judged(suite, full_request, good_plan, small_sandbox).suite == suite


@pytest.mark.parametrize("city", ["火星", "南京"])
def test_common_sense_refuses_a_trip_to_another_city(
    city: str, small_sandbox: Sandbox, full_request: Query, good_plan: Any
) -> None:
    """The benchmarks' own rules do not compare the cities of the plan and the request."""
    good_plan["target_city"] = city
    assert not judged("common_sense", full_request, good_plan, small_sandbox).passed


def _paths(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    children = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    return [path] + [found for key, child in children for found in _paths(child, (*path, key))]


def _put(document: Any, path: tuple[Any, ...], value: object) -> None:
    *parents, last = path
    for key in parents:
        document = document[key]
    document[last] = value


@pytest.mark.parametrize("suite", SUITES)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), value=JSON)
def test_any_value_anywhere_in_a_plan_gives_a_report(
    suite: str,
    small_sandbox: Sandbox,
    full_request: Query,
    good_plan: Any,
    data: st.DataObject,
    value: object,
) -> None:
    for _, document in documents(good_plan, full_request, small_sandbox):
        _put(document, data.draw(st.sampled_from(_paths(document)[1:])), value)
        assert judged(suite, full_request, document, small_sandbox).suite == suite


@pytest.mark.parametrize("suite", ["traveleval", "traveleval:release"])
@pytest.mark.parametrize("cost", [float("inf"), float("nan")])
def test_a_cost_without_end_has_no_deviation(
    suite: str, cost: float, small_sandbox: Sandbox, full_request: Query, good_plan: Any
) -> None:
    (document,) = (
        one for kind, one in documents(good_plan, full_request, small_sandbox) if kind == "traveleval"
    )
    document["cost_breakdown"]["attractions"] = cost
    report = judged(suite, full_request, document, small_sandbox)
    (deviation,) = (one for one in report.metrics if one.name == "ccd")
    assert deviation.value is None


@pytest.mark.parametrize("suite", SUITES)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), value=JSON)
def test_any_value_anywhere_in_a_request_record_gives_a_report(
    suite: str,
    small_sandbox: Sandbox,
    full_request: Query,
    good_plan: Any,
    data: st.DataObject,
    value: object,
) -> None:
    record = copy.deepcopy(RECORD) | {"reference_plan": copy.deepcopy(good_plan)}
    _put(record, data.draw(st.sampled_from(_paths(record)[1:])), value)
    assert judged(suite, replace(full_request, record=record), good_plan, small_sandbox).suite == suite


@pytest.mark.parametrize("suite", SUITES)
@pytest.mark.parametrize("amount", AMOUNTS)
def test_a_cost_of_any_kind_gives_a_report(
    suite: str, amount: object, small_sandbox: Sandbox, full_request: Query, good_plan: Any
) -> None:
    for day in good_plan["itinerary"]:
        for activity in day["activities"]:
            activity["price"] = activity["cost"] = amount
            for leg in activity["transports"]:
                leg["cost"] = amount
    assert judged(suite, full_request, good_plan, small_sandbox).suite == suite


@pytest.mark.parametrize("suite", SUITES)
def test_ten_thousand_different_activities_are_judged(
    suite: str, small_sandbox: Sandbox, full_request: Query, good_plan: Any
) -> None:
    activities = good_plan["itinerary"][0]["activities"]
    activities[1:1] = [
        activities[1 + number % 4] | {"position": f"{activities[1 + number % 4]['position']}{number}"}
        for number in range(5_000)
    ] + [copy.copy(activities[1 + number % 4]) for number in range(5_000)]
    assert not judged(suite, full_request, good_plan, small_sandbox).passed


@pytest.mark.parametrize("suite", SUITES)
def test_two_thousand_days_are_judged(
    suite: str, small_sandbox: Sandbox, full_request: Query, good_plan: Any
) -> None:
    day = good_plan["itinerary"][0]
    good_plan["itinerary"] += [{"day": number, "activities": day["activities"]} for number in range(3, 2_000)]
    assert not judged(suite, full_request, good_plan, small_sandbox).passed
