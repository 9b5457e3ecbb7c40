"""What a suite is, and the card on which it says all that lists, checks, scores and reports need to know of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, runtime_checkable

from core.evaluate.judge import Judge
from core.evaluate.scales import Scale
from core.model.query import Query
from core.model.report import Direction, Metric, Report
from core.sandbox.sandbox import Sandbox
from core.text import Text

Audience = Literal["traveller", "benchmark", "research", "weights"]
"""Whose yardstick it is: what a traveller would ask for, a published benchmark, a variant of one for research alone, or one
that weighs the same findings otherwise and has no checks of its own."""


@dataclass(frozen=True, slots=True)
class MetricCard:
    """What a metric means, for people: its unit, direction, dimension and source.

    `scale` is how it is scored where its unit does not say (see `core.evaluate.normalise`), `label` its short name
    where it is an axis of its own.
    """

    name: str
    meaning: Text
    direction: Direction
    unit: str
    dimension: str
    source: str
    scale: Scale | None = None
    label: Text | None = None

    def measured(self, value: float | Text, note: Text | None = None) -> Metric:
        """The metric with a value and a note on it, or with the reason why it has none."""
        reason = value if isinstance(value, Text) else None
        return Metric(
            name=self.name,
            value=None if isinstance(value, Text) else float(value),
            direction=self.direction,
            unit=self.unit,
            dimension=self.dimension,
            reason=reason,
            note=note if reason is None else None,
        )


@dataclass(frozen=True, slots=True)
class Dimension:
    """A part of a suite's metrics: its name, and whether it is drawn as their mean, each by itself, or not at all.

    A dimension that metrics of another one sum up is not drawn; where a mean would say nothing, each is.
    """

    title: Text
    drawn: Literal["mean", "each", "summed up"] = "mean"


@dataclass(frozen=True, slots=True)
class ScoreView:
    """A radar of a suite: an axis a group of rules or a dimension of metrics; `listed`: with the table of metrics."""

    name: str
    title: Text
    axes: Literal["rules", "dimensions"]
    listed: bool = True


@dataclass(frozen=True, slots=True)
class SuiteCard:
    """What a suite judges, for lists in the UI, the docs and the command line.

    `title` heads its checks and `about` says under it what they are. `rules` says what each code demands; `groups`
    names the parts of the codes before the dot, `dimensions` the metrics' dimensions. `facts` maps codes to the fact
    that they tell of: suites that name the same fact at the same place found the same. `asked_for` are the codes that
    repeat what the request asks for, `would_mind` those that a plan may break and pass. `parameters` are what it judges
    with where that can be other, such as weights.
    """

    name: str
    title: Text
    about: Text
    summary: Text
    audience: Audience
    source: str
    version: str
    metrics: tuple[MetricCard, ...] = ()
    dimensions: Mapping[str, Dimension] = field(default_factory=dict)
    rules: Mapping[str, Text] = field(default_factory=dict)
    groups: Mapping[str, Text] = field(default_factory=dict)
    facts: Mapping[str, str] = field(default_factory=dict)
    asked_for: frozenset[str] = frozenset()
    would_mind: frozenset[str] = frozenset()
    views: tuple[ScoreView, ...] = ()
    parameters: Mapping[str, Any] = field(default_factory=dict)


class Suite(Protocol):
    """Judges one plan."""

    card: SuiteCard

    def judge(self, query: Query, plan: object, sandbox: Sandbox) -> Report:
        """Judge a plan document (any JSON value, as it was delivered) for a request. Never raises for a bad plan."""
        ...


@runtime_checkable
class RatedSuite(Suite, Protocol):
    """A suite some of whose metrics are ratings."""

    def rated_by(self, judge: Judge) -> Suite:
        """The same suite with its ratings given by a judge."""
        ...


@runtime_checkable
class RewardSuite(Suite, Protocol):
    """A suite whose reward is a sum."""

    def terms(self, report: Report) -> Mapping[str, float]:
        """What the reward of a report of this suite is the sum of, in points by the names of its metrics."""
        ...
