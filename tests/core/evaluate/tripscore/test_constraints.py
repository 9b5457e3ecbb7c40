"""TripScore's hard constraints on a plan that breaks none: one change, one rule."""

from collections.abc import Callable
from typing import Any

import pytest

from core.evaluate.registry import SUITES
from core.model.query import Query
from core.model.report import Report
from core.sandbox.sandbox import Sandbox

Plan = dict[str, Any]


def act(plan: Plan, day: int, number: int) -> dict[str, Any]:
    found: dict[str, Any] = plan["itinerary"][day - 1]["activities"][number - 1]
    return found


def rename_sight(plan: Plan) -> None:
    act(plan, 1, 3)["position"] = "月宫"


def rename_train(plan: Plan) -> None:
    act(plan, 1, 1)["TrainID"] = "G99"


def wrong_time(plan: Plan) -> None:
    act(plan, 1, 1)["start_time"] = "07:10"


def other_description(plan: Plan) -> None:
    act(plan, 1, 3)["description"] = "夜市里什么都有"
    plan["itinerary"][1]["activities"].insert(
        1,
        act(plan, 1, 3) | {"position": "夜市", "start_time": "18:00", "end_time": "18:00", "transports": []},
    )


def no_hotel(plan: Plan) -> None:
    del plan["itinerary"][0]["activities"][4]


def no_way_back(plan: Plan) -> None:
    del plan["itinerary"][1]["activities"][1]


def swapped(plan: Plan) -> None:
    first = plan["itinerary"][0]["activities"]
    first[1], first[2] = first[2], first[1]


def same_day_twice(plan: Plan) -> None:
    plan["itinerary"][1]["day"] = 1


def before_arrival(plan: Plan) -> None:
    first = plan["itinerary"][0]["activities"]
    first.insert(0, first[1] | {"start_time": "06:00", "end_time": "06:30"})


def closed(plan: Plan) -> None:
    act(plan, 1, 3)["end_time"] = "17:30"


def during_the_ride(plan: Plan) -> None:
    act(plan, 1, 2).update(start_time="10:00", end_time="11:00")


def twice_there(plan: Plan) -> None:
    plan["itinerary"][1]["activities"][1] |= {
        "TrainID": "G1",
        "start": "南京南站",
        "end": "北京站",
        "start_time": "07:00",
        "end_time": "10:30",
    }
    del plan["itinerary"][1]["activities"][0]


@pytest.fixture
def judge(small_sandbox: Sandbox, request_for_two: Query) -> Callable[[Plan], Report]:
    return lambda plan: SUITES["tripscore"].judge(request_for_two, plan, small_sandbox)


def test_the_good_plan_passes(judge: Callable[[Plan], Report], good_plan: Plan) -> None:
    report = judge(good_plan)
    assert (report.passed, report.delivered, report.violations) == (True, True, ())


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        (rename_sight, {"format.verification"}),
        (rename_train, {"format.verification"}),
        (wrong_time, {"format.accuracy"}),
        (other_description, {"format.relevance"}),
        (no_hotel, {"commonsense.completeness"}),
        (no_way_back, {"commonsense.completeness", "commonsense.transport"}),
        (swapped, {"commonsense.chronology"}),
        (same_day_twice, {"commonsense.chronology"}),
        (before_arrival, {"commonsense.location"}),
        (closed, {"commonsense.hours"}),
        (during_the_ride, {"commonsense.block_out"}),
        (twice_there, {"commonsense.transport"}),
    ],
)
def test_one_change_breaks_one_rule(
    judge: Callable[[Plan], Report], good_plan: Plan, change: Callable[[Plan], None], codes: set[str]
) -> None:
    change(good_plan)
    report = judge(good_plan)
    assert {violation.code for violation in report.violations} == codes
    assert not report.passed


def test_a_plan_with_the_wrong_format_is_not_delivered(
    judge: Callable[[Plan], Report], good_plan: Plan
) -> None:
    rename_sight(good_plan)
    values = {metric.name: metric.value for metric in judge(good_plan).metrics}
    assert (values["format_score"], values["commonsense_score"], values["reward"]) == (-3, None, -3)


def test_a_plan_against_common_sense_is_delivered_and_gets_nothing(
    judge: Callable[[Plan], Report], good_plan: Plan
) -> None:
    closed(good_plan)
    report = judge(good_plan)
    values = {metric.name: metric.value for metric in report.metrics}
    assert (report.delivered, values["commonsense_score"], values["reward"]) == (True, -1, 0)


def test_judged_metrics_say_who_rated(judge: Callable[[Plan], Report], good_plan: Plan) -> None:
    metrics = {metric.name: metric for metric in judge(good_plan).metrics}
    note = metrics["attraction_diversity"].note
    assert note is not None
    assert "rules" in note.en
    assert metrics["unique_attractions"].note is None


def test_a_score_without_data_says_why(judge: Callable[[Plan], Report], good_plan: Plan) -> None:
    landmarks = next(m for m in judge(good_plan).metrics if m.name == "iconic_landmarks")
    assert landmarks.value is None
    assert landmarks.reason is not None
    assert landmarks.reason.en == "the sandbox has no ratings of sights"
