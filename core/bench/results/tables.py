"""The papers' tables over results: pass rates, metrics by dimension, and what it took, in groups, with intervals.

Every figure is a sum over plans divided by another (a rate: passed by counted; a mean: the values by their number), so
one bootstrap over the requests of a group gives the intervals of a whole row.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import numpy as np

from core.bench.results.result import SCRIPTED, Result
from core.evaluate.aggregate import summarise
from core.evaluate.registry import SUITES
from core.labels.interval import RESAMPLES, Figure, bootstrap, figure
from core.labels.ratings import Real

Part = Literal["agent", "model", "dataset", "difficulty", "days"]
PARTS: tuple[Part, ...] = ("agent", "model", "dataset", "difficulty", "days")
"""What results can be grouped by."""
RATES, EFFORT = "rates", "effort"
Counts = Mapping[str, tuple[float, float]]
"""What one plan adds to the figures by name: to the upper and to the lower sum."""


@dataclass(frozen=True, slots=True)
class Column:
    """A figure of a table; `unit` is `%` for a share."""

    name: str
    unit: str


_EFFORT = (
    Column("seconds", "s"),
    Column("calls", "calls"),
    Column("tokens", "tokens"),
    Column("cost", "price"),
)


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure with its 95 % interval, over `counted`: plans with a value, or what a rate counts."""

    figure: Figure
    counted: int


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of a group of `count` results; `scripted`: some of them asked the scripted model."""

    group: Mapping[Part, str]
    count: int
    cells: tuple[Cell, ...]
    scripted: bool


@dataclass(frozen=True, slots=True)
class Table:
    """One table: the pass rates of a suite (`part` rates), a dimension of its metrics, or the effort."""

    suite: str | None
    part: str
    by: tuple[Part, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class _Source:
    """What a table is made of: its columns, and what each result adds to them."""

    suite: str | None
    part: str
    columns: tuple[Column, ...]
    counts: Callable[[Result], Counts]


def tables(
    results: Sequence[Result], by: Sequence[Part] = ("agent", "model"), resamples: int = RESAMPLES
) -> tuple[Table, ...]:
    """All tables over results: for each suite its pass rates and its metrics by dimension; then the effort."""
    groups = grouped(results, by)
    return tuple(_table(source, groups, tuple(by), resamples) for source in _sources(results))


def grouped(results: Iterable[Result], by: Sequence[Part]) -> dict[tuple[str, ...], list[Result]]:
    """Results by the values of these parts, in the order of the values; days in that of numbers."""
    found: dict[tuple[str, ...], list[Result]] = {}
    for result in results:
        found.setdefault(tuple(getattr(result, part) for part in by), []).append(result)
    return {key: found[key] for key in sorted(found, key=lambda key: [_in_order(value) for value in key])}


def _in_order(value: str) -> tuple[int, str]:
    """Numbers by their size, before words."""
    return (int(value), "") if value.isdigit() else (10**9, value)


def falls_short(table: Table, column: Column, result: Result) -> bool:
    """Whether a result takes from a figure: it misses what a rate counts, fails the suite, or ended without a plan."""
    if table.suite is None:
        return result.status != "ok"
    report = result.reports.get(table.suite)
    if report is None:
        return True
    if table.part != RATES:
        return not report.passed
    passed, of = _rates(table.suite, result).get(column.name, (0, 0))
    return passed < of


def _sources(results: Sequence[Result]) -> Iterator[_Source]:
    for suite, judge in SUITES.items():
        reports = [result.reports[suite] for result in results if suite in result.reports]
        if not reports:
            continue
        rates = tuple(Column(name, "%") for name in summarise(reports).rates)
        yield _Source(suite, RATES, rates, partial(_rates, suite))
        for dimension in judge.card.dimensions:
            cards = [card for card in judge.card.metrics if card.dimension == dimension]
            if cards:
                columns = tuple(Column(card.name, card.unit) for card in cards)
                yield _Source(suite, dimension, columns, partial(_metrics, suite))
    yield _Source(None, EFFORT, _EFFORT, _effort)


def _rates(suite: str, result: Result) -> Counts:
    """A pass rate over many plans is the sum of what it counts on each."""
    report = result.reports.get(suite)
    rates = {} if report is None else summarise([report]).rates
    return {name: (rate.passed, rate.of) for name, rate in rates.items()}


def _metrics(suite: str, result: Result) -> Counts:
    report = result.reports.get(suite)
    metrics = () if report is None else report.metrics
    return {metric.name: (metric.value, 1) for metric in metrics if metric.value is not None}


def _effort(result: Result) -> Counts:
    known = {"seconds": result.seconds, "calls": result.calls, "tokens": result.tokens, "cost": result.cost}
    return {name: (value, 1) for name, value in known.items() if value is not None}


def _table(
    source: _Source, groups: Mapping[tuple[str, ...], list[Result]], by: tuple[Part, ...], resamples: int
) -> Table:
    rows = tuple(
        Row(
            group=dict(zip(by, key, strict=True)),
            count=len(members),
            cells=_cells(source, members, resamples),
            scripted=any(result.model == SCRIPTED for result in members),
        )
        for key, members in groups.items()
    )
    return Table(source.suite, source.part, by, source.columns, rows)


def _cells(source: _Source, members: Sequence[Result], resamples: int) -> tuple[Cell, ...]:
    sums = np.zeros((len(members), 2, len(source.columns)))
    for line, result in zip(sums, members, strict=True):
        counts = source.counts(result)
        for place, column in enumerate(source.columns):
            line[:, place] = counts.get(column.name, (0.0, 0.0))

    def shares(weights: Real) -> Real:
        upper, lower = np.tensordot(weights, sums, axes=1)
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray(upper / lower, dtype=float)

    values = shares(np.ones(len(members)))
    samples = bootstrap(shares, len(members), seed=0, resamples=resamples)
    counted = sums[:, 1].sum(axis=0)
    return tuple(
        Cell(figure(float(value), samples[:, place]), int(counted[place]))
        for place, value in enumerate(values)
    )
