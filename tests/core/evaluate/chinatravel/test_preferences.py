"""The six preferences and the competition's scores on a plan that one can reckon with by hand."""

from dataclasses import replace
from typing import Any

import pytest

from core.evaluate.registry import SUITES
from core.model.query import Query
from core.model.report import Metric
from core.sandbox.sandbox import Sandbox


def _metrics(sandbox: Sandbox, query: Query, plan: object) -> dict[str, Metric]:
    report = SUITES["chinatravel"].judge(query, plan, sandbox)
    return {metric.name: metric for metric in report.metrics}


@pytest.fixture
def metrics(small_sandbox: Sandbox, request_for_two: Query, good_plan: Any) -> dict[str, Metric]:
    """The metrics of the good plan: two days, one attraction, two meals in town and one at the hotel."""
    return _metrics(small_sandbox, request_for_two, good_plan)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("daily_attractions", 1 / 2),
        ("hotel_cost", 450.0),
        # One attraction in two days of four.
        ("dav", 1 / 8),
        # Three meals in two days of three.
        ("ddr", 3 / 6),
    ],
)
def test_counts(metrics: dict[str, Metric], name: str, value: float) -> None:
    assert metrics[name].value == pytest.approx(value)


def test_food_cost_ratio_is_of_everything_paid(metrics: dict[str, Metric], good_plan: Any) -> None:
    total = sum(
        activity["cost"] + sum(leg["cost"] for leg in activity["transports"])
        for day in good_plan["itinerary"]
        for activity in day["activities"]
    )
    assert metrics["food_cost_ratio"].value == pytest.approx(240 / total)


def test_transport_minutes_is_the_mean_over_ways_that_there_are(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any
) -> None:
    leg = {"start_time": "10:30", "end_time": "10:45"}
    for day in good_plan["itinerary"]:
        for activity in day["activities"]:
            activity["transports"] = [leg] if activity["type"] in ("lunch", "attraction") else []
    good_plan["itinerary"][0]["activities"][2]["transports"] = [leg, leg, leg]
    found = _metrics(small_sandbox, request_for_two, good_plan)
    assert (found["transport_minutes"].value, found["restaurant_minutes"].value) == (30.0, 15.0)
    # Of three meals two have no way.
    assert found["restaurant_minutes_of_all"].value == 5.0
    assert found["att"].value == pytest.approx(8 / 7 - 30 / 105)


def test_distance_to_a_place_needs_a_place(metrics: dict[str, Metric]) -> None:
    reason = metrics["poi_distance"].reason
    assert metrics["poi_distance"].value is None
    assert reason is not None and reason.en == "the request names no place to stay near"


def test_distance_to_the_place_that_the_request_names(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any
) -> None:
    query = replace(request_for_two, record={"preference_poi": "故宫博物院"})
    network = small_sandbox.city("北京").network
    places = ("烤鸭店", "故宫博物院", "面馆", "四合院酒店", "四合院酒店")
    due = sum(network.distance("故宫博物院", place) for place in places) / 5
    assert _metrics(small_sandbox, query, good_plan)["poi_distance"].value == pytest.approx(due)


def test_without_a_plan_every_metric_says_why(small_sandbox: Sandbox, request_for_two: Query) -> None:
    found = _metrics(small_sandbox, request_for_two, None)
    assert all(metric.value is None and metric.reason for metric in found.values())
