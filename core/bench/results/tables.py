"""The papers' tables over results: pass rates, metrics by dimension, and what it took, in groups, with intervals.

Every figure is a sum over plans divided by another (a rate: passed by counted; a mean: the values by their number), so
one bootstrap over the requests of a group gives the intervals of a whole row. Beyond some thousand requests they are
dealt into heaps by chance and the heaps are drawn again: their sums are all that leaves the files.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
import pandas as pd

from core.bench.results.reading import Results, column
from core.bench.results.rows import METRIC, OF, RATE, RECORD, UNKNOWN
from core.evaluate.registry import SUITES
from core.labels.interval import RESAMPLES, Figure, figure, resampled_sums
from core.labels.ratings import Real

GroupedBy = Literal["agent", "model", "dataset", "difficulty", "days"]
PARTS: tuple[GroupedBy, ...] = ("agent", "model", "dataset", "difficulty", "days")
"""What results can be grouped by."""
RATES, EFFORT = "rates", "effort"
SCRIPTED = "scripted"
"""The name of the model of the scripted server: it answers from the sandbox and the planner, so its rates say that a
method works from end to end, and nothing of any language model. It is marked wherever it is shown."""
_ONE_BY_ONE, _HEAPS = 20_000, 1024
"""Results up to which every request is drawn by itself, and how many heaps they are dealt into beyond."""
_FEWEST = 2
"""Requests that an interval takes."""
_MEMBERS, _ASKED_SCRIPTED = "members", "asked_scripted"
GroupKey = tuple[str, ...]


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
class CountedFigure:
    """A figure over `counted`: plans with a value, or what a rate counts. Its 95 % interval takes at least two requests."""

    figure: Figure
    counted: int


@dataclass(frozen=True, slots=True)
class GroupRow:
    """The figures of a group of `count` results; `scripted`: some of them asked the scripted model."""

    group: Mapping[GroupedBy, str]
    count: int
    cells: tuple[CountedFigure, ...]
    scripted: bool


@dataclass(frozen=True, slots=True)
class Table:
    """One table: the pass rates of a suite (`part` rates), a dimension of its metrics, or the effort."""

    suite: str | None
    part: str
    by: tuple[GroupedBy, ...]
    columns: tuple[Column, ...]
    rows: tuple[GroupRow, ...]


@dataclass(frozen=True, slots=True)
class _Part:
    """One table to be made of the figures of a suite: its columns, and of each the place among the sums; None for a
    figure that no result has."""

    suite: str | None
    part: str
    columns: tuple[Column, ...]
    places: tuple[int | None, ...]


def tables(
    results: Results, by: Sequence[GroupedBy] = ("agent", "model"), resamples: int = RESAMPLES
) -> tuple[Table, ...]:
    """All tables over results: for each suite its pass rates and its metrics by dimension; then the effort."""
    groups = _groups(results, by)
    found = list[Table]()
    for suite in (*results.suites, None):
        figures, parts = _parts(results, suite)
        sums = _sums(results, suite or RECORD, figures, by)
        cells = {key: _cells(sums.get(key, _nothing(len(figures))), resamples) for key in groups}
        found += (_table(part, groups, cells, tuple(by)) for part in parts)
    return tuple(found)


def values_of(results: Results, part: GroupedBy) -> frozenset[str]:
    """What there is of something that results can be grouped by, as far as it is known."""
    frame = results.frame(f"SELECT DISTINCT {column(part)} FROM results WHERE suite = ?", RECORD)
    return frozenset(value for (value,) in _keys(frame, (part,)) if value not in ("", UNKNOWN))


def _groups(results: Results, by: Sequence[GroupedBy]) -> dict[GroupKey, tuple[int, bool]]:
    """How many results each group has and whether a scripted model answered, in the order of the groups' values."""
    named = ", ".join(map(column, by))
    frame = results.frame(
        f"SELECT {named}, count(*) AS {_MEMBERS}, bool_or(model = ?) AS {_ASKED_SCRIPTED} "
        f"FROM results WHERE suite = ? GROUP BY {named}",
        SCRIPTED,
        RECORD,
    )
    found = {
        key: (int(members), bool(scripted))
        for key, members, scripted in zip(
            _keys(frame, by), frame[_MEMBERS], frame[_ASKED_SCRIPTED], strict=True
        )
    }
    return {key: found[key] for key in sorted(found, key=lambda key: [_in_order(value) for value in key])}


def _in_order(value: str) -> tuple[int, str]:
    """Numbers by their size, before words."""
    return (int(value), "") if value.isdigit() else (10**9, value)


def _parts(results: Results, suite: str | None) -> tuple[list[tuple[str, str]], list[_Part]]:
    """The sums that a suite's tables need, above and below the line, and the tables that are made of them."""
    if suite is None:
        figures, places = _means(results, [one.name for one in _EFFORT], 0)
        return figures, [_Part(suite=None, part=EFFORT, columns=_EFFORT, places=places)]
    rates = results.rates(suite)
    figures = [(f"sum({column(RATE + name)})", f"sum({column(OF + name)})") for name in rates]
    shares = tuple(Column(name, "%") for name in rates)
    parts = [_Part(suite=suite, part=RATES, columns=shares, places=tuple(range(len(rates))))]
    card = SUITES[suite].card
    for dimension in card.dimensions:
        metrics = [metric for metric in card.metrics if metric.dimension == dimension]
        more, places = _means(results, [metric.name for metric in metrics], len(figures))
        figures += more
        if metrics:
            columns = tuple(Column(metric.name, metric.unit) for metric in metrics)
            parts.append(_Part(suite=suite, part=dimension, columns=columns, places=places))
    return figures, parts


def _means(
    results: Results, metrics: Sequence[str], first: int
) -> tuple[list[tuple[str, str]], tuple[int | None, ...]]:
    """The sums of the values and how many there are, for each metric that is there; its place, from `first` on."""
    there = [name for name in metrics if results.has(name)]
    sums = [(f"sum({column(METRIC + name)})", f"count({column(METRIC + name)})") for name in there]
    return sums, tuple(first + there.index(name) if name in there else None for name in metrics)


def _sums(
    results: Results, suite: str, figures: Sequence[tuple[str, str]], by: Sequence[GroupedBy]
) -> dict[GroupKey, Real]:
    """For each group what each of its heaps of requests adds to the figures: heaps x 2 x figures."""
    heap = "draw" if results.count <= _ONE_BY_ONE else f"draw % {_HEAPS}"
    asked = [f"{sum_} AS s{place}" for place, sum_ in enumerate(sum_ for both in figures for sum_ in both)]
    frame = results.frame(
        f"SELECT {', '.join([*map(column, by), *asked])} FROM results WHERE suite = ? "
        f"GROUP BY {', '.join(map(column, by))}, {heap} ORDER BY {', '.join(map(column, by))}, {heap}",
        suite,
    )
    names = [f"s{place}" for place in range(2 * len(figures))]
    values = frame[names].fillna(0.0).to_numpy(dtype=float).reshape(len(frame), len(figures), 2)
    places: dict[GroupKey, list[int]] = {}
    for place, key in enumerate(_keys(frame, by)):
        places.setdefault(key, []).append(place)
    return {key: values[own].transpose(0, 2, 1) for key, own in places.items()}


def _keys(frame: pd.DataFrame, by: Sequence[GroupedBy]) -> Iterator[GroupKey]:
    return (tuple(map(str, key)) for key in zip(*(frame[part] for part in by), strict=True))


def _nothing(figures: int) -> Real:
    """The sums of a group in which the suite judged nothing."""
    return np.zeros((1, 2, figures))


def _cells(sums: Real, resamples: int) -> tuple[CountedFigure, ...]:
    values = _shares(sums.sum(axis=0))
    samples = _shares(resampled_sums(sums, seed=0, resamples=resamples))
    counted, requests = sums[:, 1].sum(axis=0), np.count_nonzero(sums[:, 1], axis=0)
    # one request drawn again is the same request: its interval would have no width
    samples[:, requests < _FEWEST] = np.nan
    return tuple(
        CountedFigure(figure(float(value), samples[:, place]), int(counted[place]))
        for place, value in enumerate(values)
    )


def _shares(sums: Real) -> Real:
    """What is above the line by what is below it; not a number where nothing is counted."""
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.asarray(sums[..., 0, :] / sums[..., 1, :], dtype=float)


_NO_CELL = CountedFigure(Figure(None), 0)


def _table(
    part: _Part,
    groups: Mapping[GroupKey, tuple[int, bool]],
    cells: Mapping[GroupKey, tuple[CountedFigure, ...]],
    by: tuple[GroupedBy, ...],
) -> Table:
    rows = tuple(
        GroupRow(
            group=dict(zip(by, key, strict=True)),
            count=members,
            cells=tuple(_NO_CELL if place is None else cells[key][place] for place in part.places),
            scripted=scripted,
        )
        for key, (members, scripted) in groups.items()
    )
    return Table(suite=part.suite, part=part.part, by=by, columns=part.columns, rows=rows)
