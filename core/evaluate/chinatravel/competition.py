"""The scores of ChinaTravel's competition (TPC).

Its text and its released program differ; `overall` follows the text, `overall as released` the program:

                            text                                      released program
    EPR                     0.1 micro + 0.1 macro                     0.2 micro
    DAV, ATT, DDR           mean over all requests                    mean over the plans that pass everything

A request without a delivered plan, or whose plan has no such number, counts 0 in DAV, ATT and DDR.
"""

from collections.abc import Sequence

from core.evaluate.aggregate import (
    Mean,
    Rate,
    conditional_logical,
    environment_macro,
    environment_micro,
    final_pass_rate,
)
from core.model.report import Report

_SCORES = ("dav", "att", "ddr")


def competition_scores(reports: Sequence[Report]) -> dict[str, Mean]:
    """DAV, ATT, DDR and the two overall scores of one method, between 0 and 1; `counted` is the plans that add to it."""
    names = ("DAV", "ATT", "DDR", "overall", "overall as released")
    if not reports:
        return dict.fromkeys(names, Mean(None, 0, 0))
    micro, macro = _value(environment_micro(reports)), _value(environment_macro(reports))
    base = 0.25 * _value(conditional_logical(reports)) + 0.4 * _value(final_pass_rate(reports))
    dav, att, ddr = (_mean(reports, name) for name in _SCORES)
    preferences = sum(score.value or 0.0 for score in (dav, att, ddr))
    passing = [report for report in reports if report.passed]
    released = sum(_mean(passing, name).value or 0.0 for name in _SCORES)
    overall = base + 0.1 * micro + 0.1 * macro + 0.05 * preferences
    as_released = base + 0.2 * micro + 0.05 * released
    of = len(reports)
    means = (dav, att, ddr, Mean(overall, of, of), Mean(as_released, of, of))
    return dict(zip(names, means, strict=True))


def _value(rate: Rate) -> float:
    return rate.value if rate.value is not None else 0.0


def _mean(reports: Sequence[Report], name: str) -> Mean:
    """The mean over all reports, where an undelivered plan and a number that is not there count 0."""
    values = [
        metric.value
        for report in reports
        if report.delivered
        for metric in report.metrics
        if metric.name == name and metric.value is not None
    ]
    return Mean(sum(values) / len(reports) if reports else None, len(values), len(reports))
