"""The competition's overall score, as its text has it and as its program has it."""

import pytest

from core.evaluate.aggregate import Mean
from core.evaluate.chinatravel.competition import competition_scores
from core.model.report import LogicalVerdict, Metric, Report


def _report(violated: bool, ok: bool, value: float, delivered: bool = True) -> Report:
    return Report(
        uid="q",
        suite="chinatravel",
        passed=delivered and ok and not violated,
        delivered=delivered,
        metrics=tuple(
            Metric(name=name, value=value, direction="higher", unit="1", dimension="competition")
            for name in ("dav", "att", "ddr")
        ),
        environment={"a": violated, "b": False},
        logical=(LogicalVerdict("result=True", ok),),
    )


def test_a_perfect_method_scores_one_both_ways() -> None:
    best = competition_scores([_report(violated=False, ok=True, value=1.0)])
    assert (best["overall"].value, best["overall as released"].value) == (
        pytest.approx(1.0),
        pytest.approx(1.0),
    )


def test_text_and_program_differ_as_documented() -> None:
    # EPR micro 3/4, macro 1/2, C-LPR 1/2, FPR 1/2; the mean of the scores is 0.6 over all, 0.8 over the passing plan
    both = competition_scores(
        [_report(violated=False, ok=True, value=0.8), _report(violated=True, ok=True, value=0.4)]
    )
    assert both["overall"].value == pytest.approx(0.25 / 2 + 0.4 / 2 + 0.1 * 0.75 + 0.1 * 0.5 + 0.15 * 0.6)
    assert both["overall as released"].value == pytest.approx(0.25 / 2 + 0.4 / 2 + 0.2 * 0.75 + 0.15 * 0.8)


def test_what_was_not_delivered_has_no_score() -> None:
    assert competition_scores([_report(violated=True, ok=False, value=1.0, delivered=False)])["DAV"] == Mean(
        0.0, 0, 1
    )


def test_no_reports_have_no_score() -> None:
    assert competition_scores([])["overall"].value is None
