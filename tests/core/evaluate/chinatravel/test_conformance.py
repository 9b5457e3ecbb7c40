"""Every verdict of the released ChinaTravel evaluator on 799 (request, plan) pairs, valid and broken in 190 ways."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core.evaluate.registry import SUITES
from core.model.query import query_from_record
from core.model.report import Report
from core.sandbox.sandbox import Sandbox

Judged = list[tuple[dict[str, Any], Report]]


@pytest.fixture(scope="module")
def judged(shared: Path, chinatravel_sandbox: Sandbox) -> Judged:
    """Each pair with our report on it."""
    return list(_judge(shared / "golden" / "chinatravel" / "chinatravel_golden.jsonl", chinatravel_sandbox))


def _judge(file: Path, sandbox: Sandbox) -> Iterator[tuple[dict[str, Any], Report]]:
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            pair = json.loads(line)
            yield pair, SUITES["chinatravel"].judge(query_from_record(pair["query"]), pair["plan"], sandbox)


def test_all_pairs_are_judged(judged: Judged) -> None:
    assert len(judged) == 799


def test_environment_codes_are_those_of_the_released_evaluator(judged: Judged) -> None:
    differing = [
        (pair["id"], code)
        for pair, report in judged
        for code, verdict in pair["environment"].items()
        if verdict is not None and int(report.environment[code]) != verdict
    ]
    assert differing == []


def test_the_format_verdict_is_that_of_the_released_evaluator(judged: Judged) -> None:
    assert [pair["id"] for pair, report in judged if report.delivered != pair["schema"]] == []


def test_a_plan_passes_the_environment_where_the_released_evaluator_says_so(judged: Judged) -> None:
    differing = [
        pair["id"]
        for pair, report in judged
        if (not any(report.environment.values())) != pair["environment_pass"]
    ]
    assert differing == []


def test_constraints_of_the_request_hold_where_the_released_evaluator_says_so(judged: Judged) -> None:
    differing = [
        pair["id"] for pair, report in judged if [verdict.ok for verdict in report.logical] != pair["logical"]
    ]
    assert differing == []


def test_the_final_verdict_is_that_of_the_released_evaluator(judged: Judged) -> None:
    assert [pair["id"] for pair, report in judged if report.passed != pair["final_pass"]] == []


@pytest.mark.parametrize("name", ["DAV", "ATT", "DDR"])
def test_competition_scores_are_those_of_the_released_evaluator(judged: Judged, name: str) -> None:
    """Where its program could not compute a score it counted 0; ours is None with the reason."""
    differing = [
        pair["id"]
        for pair, report in judged
        if (_metric(report, name.lower()) or 0.0) != pytest.approx(pair["preference"][name], abs=1e-12)
    ]
    assert differing == []


def test_every_violated_code_has_a_violation_that_says_why(judged: Judged) -> None:
    unexplained = [
        (pair["id"], code)
        for pair, report in judged
        for code, violated in report.environment.items()
        if violated
        and not any(violation.code == code and violation.message.zh for violation in report.violations)
    ]
    assert unexplained == []


def _metric(report: Report, name: str) -> float | None:
    return next(metric.value for metric in report.metrics if metric.name == name)
