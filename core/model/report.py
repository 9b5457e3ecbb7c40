"""What a suite says of one plan: violations with their place, metrics with their unit, and whether it passed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from core.text import Language, Text

Severity = Literal["broken", "unmet", "minded", "holds", "not_applicable"]
"""Breaks a must, leaves a wish unmet, is something one might mind, holds, or does not apply."""


class Where(NamedTuple):
    """A place in an itinerary; day, activity of the day and leg of the activity count from 1, None means the whole."""

    day: int | None = None
    activity: int | None = None
    leg: int | None = None


EVERYWHERE = Where()
"""The whole itinerary."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A rule that does not hold: stable code, sentence, place, and the values that were seen and allowed."""

    code: str
    message: Text
    where: Where = EVERYWHERE
    observed: str | int | float | None = None
    allowed: str | int | float | None = None


MetricValue = float | Text
"""A number, or the reason why there is none."""

Direction = Literal["higher", "lower", "neutral"]


@dataclass(frozen=True, slots=True)
class Metric:
    """A measured value. `value` is None where it cannot be computed, and `reason` then says why.

    `note` is what a reader must know of a value that is there, such as who judged it.
    """

    name: str
    value: float | None
    direction: Direction
    unit: str
    dimension: str
    reason: Text | None = None
    note: Text | None = None


@dataclass(frozen=True, slots=True)
class LogicalVerdict:
    """Whether one constraint of the request holds; `error` is why its text could not be evaluated."""

    source: str
    ok: bool
    error: str | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """The judgement of one plan by one suite.

    `environment` maps each environment code to True where it is violated; empty for suites without such codes.
    `suite` names the suite and its variant, `version` and `parameters` say with what it judged: weights that were
    learned, who rated. `delivered` is False where there is no plan of the agreed format to judge.
    """

    uid: str
    suite: str
    passed: bool
    delivered: bool
    violations: tuple[Violation, ...] = ()
    metrics: tuple[Metric, ...] = ()
    environment: Mapping[str, bool] = field(default_factory=dict)
    logical: tuple[LogicalVerdict, ...] = ()
    version: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self, language: Language) -> dict[str, Any]:
        """The record of a report file."""
        return {
            "uid": self.uid,
            "suite": self.suite,
            "variant": self.suite.partition(":")[2] or None,
            "version": self.version,
            "parameters": dict(self.parameters),
            "passed": self.passed,
            "delivered": self.delivered,
            "environment": {code: int(violated) for code, violated in self.environment.items()},
            "logical": [{"source": v.source, "ok": v.ok, "error": v.error} for v in self.logical],
            "violations": [_violation_json(violation, language) for violation in self.violations],
            "metrics": {metric.name: metric.value for metric in self.metrics},
        }


def _violation_json(violation: Violation, language: Language) -> dict[str, Any]:
    where = violation.where
    return {
        "code": violation.code,
        "message": violation.message.says(language),
        "day": where.day,
        "activity": where.activity,
        "leg": where.leg,
    }
