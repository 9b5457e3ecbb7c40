"""Pass rates and means over the reports of many plans, each with its denominator.

DR, EPR, LPR, C-LPR and FPR are ChinaTravel's (appendix G of the paper). Every plan that was asked for counts: one that
was not delivered stays in every denominator. A suite judges one plan; only here are many looked at.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from core.model.report import Metric, Report


@dataclass(frozen=True, slots=True)
class Rate:
    """A share: `passed` of `of`; `value` is None where there is nothing to count."""

    value: float | None
    passed: int
    of: int


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over the `counted` plans that have a value, of `of`; None where none has one."""

    value: float | None
    counted: int
    of: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What many reports of one suite come to: pass rates by name, and the mean of each metric."""

    rates: Mapping[str, Rate]
    means: Mapping[str, Mean]


def summarise(reports: Sequence[Report]) -> Summary:
    """Rates and means of the reports of one suite."""
    rates = {"DR": delivery_rate(reports)}
    if any(report.environment for report in reports):
        rates |= {"EPR micro": environment_micro(reports), "EPR macro": environment_macro(reports)}
    if any(report.logical for report in reports):
        rates |= {
            "LPR micro": logical_micro(reports),
            "LPR macro": logical_macro(reports),
            "C-LPR": conditional_logical(reports),
        }
    rates |= criteria_rates(reports)
    rates |= commonsense_rates(reports)
    return Summary({**rates, "FPR": final_pass_rate(reports)}, metric_means(reports))


def rate(verdicts: Iterable[bool]) -> Rate:
    """The share of the verdicts that are True."""
    counted = [bool(verdict) for verdict in verdicts]
    passed, of = sum(counted), len(counted)
    return Rate(passed / of if of else None, passed, of)


def criteria_rates(reports: Sequence[Report]) -> dict[str, Rate]:
    """Micro and macro rates of each dimension that has criteria, metrics of the unit `pass` (TripTailor).

    Micro: criteria that hold, of all that apply; macro: plans with all of them. On a plan that was not delivered none holds.
    """
    verdicts: dict[str, list[list[bool]]] = {}
    for report in reports:
        for dimension, criteria in _criteria(report).items():
            applying = [one for one in criteria if one.value is not None or not report.delivered]
            verdicts.setdefault(dimension, []).append([one.value == 1.0 for one in applying])
    return {
        f"{dimension} {name}": counted
        for dimension, by_plan in verdicts.items()
        for name, counted in (
            ("micro", rate(holds for plan in by_plan for holds in plan)),
            ("macro", rate(map(all, by_plan))),
        )
    }


def commonsense_rates(reports: Sequence[Report]) -> dict[str, Rate]:
    """CPR: plans that pass commonsense, of those whose format let it be tested (TripScore's gate, section 3.4)."""
    scores = [
        metric.value for report in reports for metric in report.metrics if metric.name == "commonsense_score"
    ]
    if not scores:
        return {}
    return {"CPR of those tested": rate(score > 0 for score in scores if score is not None)}


def _criteria(report: Report) -> dict[str, list[Metric]]:
    found: dict[str, list[Metric]] = {}
    for metric in report.metrics:
        if metric.unit == "pass":
            found.setdefault(metric.dimension, []).append(metric)
    return found


def delivery_rate(reports: Iterable[Report]) -> Rate:
    """DR: plans of the agreed format, of all plans."""
    return rate(report.delivered for report in reports)


def environment_micro(reports: Iterable[Report]) -> Rate:
    """EPR micro: environment constraints that hold, of all constraints on all plans."""
    return rate(not violated for report in reports for violated in report.environment.values())


def environment_macro(reports: Iterable[Report]) -> Rate:
    """EPR macro: plans with no environment constraint violated, of all plans."""
    return rate(passes_environment(report) for report in reports)


def logical_micro(reports: Iterable[Report]) -> Rate:
    """LPR micro: constraints of the requests that hold, of all of them."""
    return rate(verdict.ok for report in reports for verdict in report.logical)


def logical_macro(reports: Iterable[Report]) -> Rate:
    """LPR macro: plans for which every constraint of the request holds, of all plans."""
    return rate(all(verdict.ok for verdict in report.logical) for report in reports)


def conditional_logical(reports: Iterable[Report]) -> Rate:
    """C-LPR: constraints that hold on a plan that passes the environment, of all constraints of all requests."""
    return rate(passes_environment(report) and verdict.ok for report in reports for verdict in report.logical)


def final_pass_rate(reports: Iterable[Report]) -> Rate:
    """FPR: plans that pass everything, of all plans."""
    return rate(report.passed for report in reports)


def passes_environment(report: Report) -> bool:
    """Whether a plan violates no environment constraint."""
    return not any(report.environment.values())


def metric_means(reports: Sequence[Report]) -> dict[str, Mean]:
    """The mean of each metric over the plans that have it; names in the order in which they first occur."""
    values: dict[str, list[float]] = {}
    for report in reports:
        for metric in report.metrics:
            known = values.setdefault(metric.name, [])
            if metric.value is not None:
                known.append(metric.value)
    return {name: mean(known, len(reports)) for name, known in values.items()}


def mean(values: Sequence[float], of: int) -> Mean:
    """The mean of the values that there are, of so many that could be."""
    return Mean(sum(values) / len(values) if values else None, len(values), of)
