"""The released variant of TravelEval where a request leaves something open."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from core.evaluate.registry import judge
from core.model.query import Query
from core.model.report import Report
from core.sandbox.sandbox import Sandbox

OF_QUEUES = ("ttcs", "str", "dtu", "otu")


def _judged(query: Query, plan: Any, sandbox: Sandbox) -> Report:
    return judge("traveleval:release", query, plan, sandbox)


@pytest.mark.parametrize("record", [{}, {"dates": "next week"}])
def test_what_takes_queues_into_account_does_not_apply_without_dates(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any, record: dict[str, str]
) -> None:
    report = _judged(replace(request_for_two, record=record), good_plan, small_sandbox)
    metrics = {metric.name: metric for metric in report.metrics}
    assert report.delivered
    for name in OF_QUEUES:
        assert metrics[name].value is None
        assert metrics[name].reason is not None and "has no dates" in metrics[name].reason.en
    assert all(metrics[name].value is not None for name in ("ccd", "tcs", "hcs", "rtd", "edi"))


def test_dates_that_were_read_from_the_text_count_as_those_of_a_record(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any
) -> None:
    of_record = replace(request_for_two, record={"dates": "2024-11-15 to 2024-11-16"})
    of_text = replace(request_for_two, dates=(date(2024, 11, 15), date(2024, 11, 16)))
    first, second = (_judged(query, good_plan, small_sandbox) for query in (of_record, of_text))
    assert first.metrics == second.metrics


def test_a_report_says_which_variant_judged_in_which_version(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any
) -> None:
    record = _judged(request_for_two, good_plan, small_sandbox).to_json("en")
    assert (record["suite"], record["variant"]) == ("traveleval:release", "release")
    assert record["version"]


def test_a_report_holds_the_weights_that_it_was_judged_with(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Any
) -> None:
    record = judge("tripscore", request_for_two, good_plan, small_sandbox).to_json("en")
    assert record["parameters"]["synthetic"]["preference_total"] == 0.1
