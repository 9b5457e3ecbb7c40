"""What several plans come to, row by row, the better value marked and by how much."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import streamlit as st

from components.look.escape import safe
from components.look.formats import duration, money
from components.trip.figures import CATEGORIES, cost_breakdown
from core.model.derived.measures import minutes_on_the_way
from core.model.plan import Flight, Meal, Plan, Train, Visit
from studio.i18n import Translate

Better = Literal["higher", "lower", "neither"]
_TWO = 2


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """A value of each plan (None: it has none), how values are written, and which are better.

    One that `is_part` is a part of the row above it.
    """

    label: str
    values: tuple[float | None, ...]
    written: Callable[[float], str]
    better: Better
    is_part: bool = False

    @property
    def best(self) -> float | None:
        """The best value; None where no plan is better than another, or that is for the reader to say."""
        known = [value for value in self.values if value is not None]
        if self.better == "neither" or len(set(known)) < _TWO:
            return None
        return max(known) if self.better == "higher" else min(known)


def plan_rows(plans: Sequence[Plan], say: Translate) -> tuple[ComparisonRow, ...]:
    """Price, counts and times of the plans; money in whole yuan, so that the differences are those of what is read."""

    def minutes(value: float) -> str:
        return duration(round(value), say)

    def row(
        label: str, measure: Callable[[Plan], float], written: Callable[[float], str], better: Better
    ) -> ComparisonRow:
        values = tuple(float(measure(plan)) for plan in plans)
        return ComparisonRow(label=say(label), values=values, written=written, better=better)

    return (
        *_price_rows(plans, say),
        row("compare-sights", lambda plan: _count(plan, Visit), _number, "higher"),
        row("compare-meals", lambda plan: _count(plan, Meal), _number, "neither"),
        row("compare-way", minutes_on_the_way, minutes, "lower"),
        row("compare-between", _between_cities, minutes, "lower"),
    )


def _price_rows(plans: Sequence[Plan], say: Translate) -> Iterator[ComparisonRow]:
    """What the plans cost, and each part of that below it."""

    def yuan(value: float) -> str:
        return money(value, say)

    yield ComparisonRow(
        label=say("compare-cost"),
        values=tuple(float(round(plan.total_cost)) for plan in plans),
        written=yuan,
        better="lower",
    )
    for name in CATEGORIES:
        yield ComparisonRow(
            label=say(f"cost-{name}"),
            values=tuple(round(cost_breakdown(plan)[name]) for plan in plans),
            written=yuan,
            better="lower",
            is_part=True,
        )


def show(letters: Sequence[str], rows: Sequence[ComparisonRow], say: Translate) -> None:
    """Draw the table."""
    st.html(table(letters, rows, say))


def table(letters: Sequence[str], rows: Sequence[ComparisonRow], say: Translate) -> str:
    """The table as HTML, in which every text is escaped."""
    heads = "".join(f"<th>{safe(letter)}</th>" for letter in letters)
    body = "".join(_line(row, letters, say) for row in rows)
    return f'<table class="differences"><thead><tr><th></th>{heads}<th></th></tr></thead><tbody>{body}</tbody></table>'


def _line(row: ComparisonRow, letters: Sequence[str], say: Translate) -> str:
    best = row.best
    cells = "".join(
        "<td>–</td>"
        if value is None
        else f"<td><b>{safe(row.written(value))}</b></td>"
        if best is not None and value == best
        else f"<td>{safe(row.written(value))}</td>"
        for value in row.values
    )
    part = "· " if row.is_part else ""
    return f"<tr><th>{part}{safe(row.label)}</th>{cells}<td>{safe(_told(row, letters, say))}</td></tr>"


def _told(row: ComparisonRow, letters: Sequence[str], say: Translate) -> str:
    """Which plan is better and by how much, where there are two and one of them is."""
    best = row.best
    if best is None or len(row.values) != _TWO or None in row.values:
        return ""
    first, second = (value for value in row.values if value is not None)
    sign = "▲" if row.better == "higher" else "▼"
    return say(
        "compare-better",
        letter=letters[row.values.index(best)],
        sign=sign,
        by=row.written(abs(first - second)),
    )


def _number(value: float) -> str:
    return f"{value:g}"


def _count(plan: Plan, kind: type[Visit] | type[Meal]) -> int:
    return sum(isinstance(activity, kind) for _, _, activity in plan.activities())


def _between_cities(plan: Plan) -> float:
    rides = (one for _, _, one in plan.activities() if isinstance(one, Train | Flight))
    return sum(one.end_time - one.start_time for one in rides)
