"""Figures of many plans as a table: a value, its interval and a bar of both in every cell, which can be pressed."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files

import streamlit as st

from components.look.presses import RENEWING, whole

_ASSETS = files("assets")
_DRAWN = st.components.v2.component(
    "tripstudio_result_table",
    html='<div class="frame"><table></table></div>',
    css=(_ASSETS / "result_table.css").read_text(encoding="utf-8"),
    js=RENEWING + (_ASSETS / "result_table.js").read_text(encoding="utf-8"),
)


@dataclass(frozen=True, slots=True)
class Head:
    """A column: its name, its unit, and what it measures, shown where the pointer rests."""

    name: str
    unit: str
    about: str


@dataclass(frozen=True, slots=True)
class Figured:
    """A cell; `share` are value, low and high between 0 and 1 where a bar is drawn, `told` the whole for readers aloud."""

    value: str
    range: str
    told: str
    share: tuple[float, float, float] | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row: the names of its group, its cells, and its rank where rows are ranked."""

    group: tuple[str, ...]
    cells: tuple[Figured, ...]
    rank: int | None = None


def show(
    title: str,
    groups: Sequence[str],
    columns: Sequence[Head],
    rows: Sequence[TableRow],
    *,
    ranked: str,
    on_pick: Callable[[], None],
    key: str,
) -> None:
    """Draw the table; `ranked` is what the column of ranks is called. The callback finds under the key which cell was pressed."""
    _DRAWN(
        data={
            "title": title,
            "ranked": ranked if any(row.rank is not None for row in rows) else None,
            "groups": list(groups),
            "columns": [asdict(column) for column in columns],
            "rows": [asdict(row) for row in rows],
        },
        key=key,
        on_picked_change=on_pick,
    )


def picked_in(handed: object) -> tuple[int, int] | None:
    """The row and the column of the cell that was pressed, from what the component hands back."""
    told = getattr(handed, "picked", None)
    row, _, column = told.partition(":") if isinstance(told, str) else ("", "", "")
    found = whole(row), whole(column)
    return (found[0], found[1]) if found[0] is not None and found[1] is not None else None
