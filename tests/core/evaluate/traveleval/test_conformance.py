"""The variant `release` reproduces the released TravelEval evaluator, metric by metric."""

import json
from pathlib import Path
from typing import Any

import pytest

from core.evaluate.traveleval.suite import TravelEvalReleaseSuite
from core.model.query import query_from_record
from core.model.report import Report
from core.sandbox.sandbox import Sandbox

DIMENSIONS = {"accuracy": "accuracy", "constraint": "compliance", "time": "temporality"}


def judge(pair: dict[str, Any], sandbox: Sandbox) -> Report:
    suite = TravelEvalReleaseSuite(pair["notes"]["queue_B"])
    return suite.judge(query_from_record({**pair["query"], "uid": pair["id"]}), pair["plan"], sandbox)


@pytest.fixture(scope="module")
def pairs(shared: Path) -> list[dict[str, Any]]:
    lines = (shared / "golden/traveleval/traveleval_golden.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_every_metric_agrees(pairs: list[dict[str, Any]], traveleval_sandbox: Sandbox) -> None:
    differing = []
    compared = 0
    for pair in pairs:
        if pair["notes"]["status"] != "success":
            continue
        found = {metric.name: metric.value for metric in judge(pair, traveleval_sandbox).metrics}
        for name, value in pair["metrics"].items():
            compared += 1
            got = found[name.lower().replace("-", "_")]
            if value is None or value == "NaN":
                agrees = got is None
            else:
                agrees = got is not None and abs(got - value) <= 1e-6 * max(1.0, abs(value))
            if not agrees:
                differing.append((pair["id"], name, got, value))
    assert not differing
    assert compared > 20_000


def test_plans_on_which_the_released_program_raised_fail_in_the_same_dimension(
    pairs: list[dict[str, Any]], traveleval_sandbox: Sandbox
) -> None:
    raised = [pair for pair in pairs if pair["notes"]["status"] == "error"]
    assert raised
    for pair in raised:
        report = judge(pair, traveleval_sandbox)
        assert not report.passed
        assert not report.delivered
        dimension = DIMENSIONS[pair["notes"]["failed_dimension"]]
        assert report.violations[0].code == f"{dimension}.unreadable", pair["id"]
