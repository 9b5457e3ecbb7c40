"""How a share changes with what was asked for: by the length of the trip and by the difficulty, as small bars."""

import streamlit as st

from components.scores import share_bars
from components.scores.share_bars import Shares
from core.bench.results.reading import Results
from core.bench.results.tables import RATES, GroupedBy, Table
from pages.results import shared
from pages.results.figures import best_first
from pages.results.words import column_name, group_name, in_order, value_name
from studio.i18n import Translate

_PARTS: tuple[GroupedBy, ...] = ("days", "difficulty")


def show(table: Table, chosen: tuple[int, int] | None, found: Results, say: Translate) -> None:
    """Draw the bars of the column that is open, else of the last; none under tables of anything else than shares."""
    if table.part != RATES:
        return
    row, place = chosen if chosen is not None else (None, len(table.columns) - 1)
    marked = None if row is None else _name(table, row, say)
    for part in _PARTS:
        groups = _groups(table, place, part, found, say) if part not in table.by else []
        if len(groups) > 1:
            name = column_name(table, table.columns[place], say)
            with st.container(border=True, key=f"results_{part}"):
                share_bars.show(say(f"results-share-{part}", figure=name), groups, marked)


def _name(table: Table, row: int, say: Translate) -> str:
    return " · ".join(group_name(table.rows[row], say))


def _groups(
    table: Table, place: int, part: GroupedBy, found: Results, say: Translate
) -> list[tuple[str, Shares]]:
    """The share of each row of the table, in its order, for each value of what the requests are divided by."""
    apart = shared.rates(found, table.suite, (*table.by, part))
    shares = {tuple(row.group.values()): row.cells[place].figure.value for row in apart.rows}
    rows = [(_name(table, row, say), tuple(table.rows[row].group.values())) for row in best_first(table)]
    return [
        (value_name(part, value, say), {name: shares.get((*group, value)) for name, group in rows})
        for value in sorted({row.group[part] for row in apart.rows}, key=in_order)
        if value
    ]
