"""The wishes of a request against its plan: which of them hold."""

from collections.abc import Mapping

from core.model.report import Report


def verdicts(report: Report | None) -> Mapping[str, bool]:
    """Whether each wish, by its text in the DSL, holds; empty where there is no plan to judge."""
    return {verdict.source: verdict.ok for verdict in report.logical} if report is not None else {}
