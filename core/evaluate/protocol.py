"""What a suite is."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from core.model.query import Query
from core.model.report import Direction, Report
from core.sandbox.sandbox import Sandbox
from core.text import Text


@dataclass(frozen=True, slots=True)
class MetricCard:
    """What a metric means, for people: its unit, direction, dimension and source."""

    name: str
    meaning: Text
    direction: Direction
    unit: str
    dimension: str
    source: str


@dataclass(frozen=True, slots=True)
class SuiteCard:
    """What a suite judges, for lists in the UI, the docs and the command line. `rules` says what each code demands."""

    name: str
    summary: Text
    source: str
    version: str
    metrics: tuple[MetricCard, ...] = ()
    rules: Mapping[str, Text] = field(default_factory=dict)


class Suite(Protocol):
    """Judges one plan."""

    card: SuiteCard

    def judge(self, query: Query, plan: object, sandbox: Sandbox) -> Report:
        """Judge a plan document (any JSON value, as it was delivered) for a request. Never raises for a bad plan."""
        ...
