"""The table: a row a group, a figure with its interval in every cell."""

from functools import partial

import streamlit as st

from components.look.escape import plain
from components.scores import result_table
from components.scores.result_table import Figured, Head, TableRow
from core.bench.results.rendering import SCRIPTED_NOTE
from core.bench.results.rows import UNKNOWN
from core.bench.results.tables import RATES, Column, CountedFigure, Table
from pages.results.words import column_about, column_name, group_name, part_name, table_name, unit
from studio.i18n import Translate
from studio.state import results as state
from studio.state import session

KEY = "results-figures"


def chosen(table: Table) -> tuple[int, int] | None:
    """The cell that the address names, where the table has it; else, until the reader closes it, where most plans fail."""
    if state.is_cell_closed():
        return None
    found = state.cell()
    is_there = found is not None and found[0] < len(table.rows) and found[1] < len(table.columns)
    return found if is_there else weakest(table)


def weakest(table: Table) -> tuple[int, int] | None:
    """The cell of the last share, which is that of passing everything, in the row where it is least.

    None in tables of anything else, and where all plans pass.
    """
    if table.part != RATES:
        return None
    last = len(table.columns) - 1
    shares = {number: row.cells[last].figure.value for number, row in enumerate(table.rows)}
    below = {number: share for number, share in shares.items() if share is not None and share < 1}
    return (min(below, key=below.__getitem__), last) if below else None


def show(table: Table, say: Translate) -> None:
    """Draw the table."""
    result_table.show(
        table_name(table, say),
        [part_name(part, say) for part in table.by],
        [
            Head(column_name(table, column, say), unit(column), column_about(table, column, say))
            for column in table.columns
        ],
        [_line(table, number, rank, say) for number, rank in ranks(table).items()],
        ranked=say("results-rank"),
        on_pick=partial(_pick, table),
        key=KEY,
    )
    if any(_lacks_interval(cell) for row in table.rows for cell in row.cells):
        st.caption(plain(say("results-no-intervals-about")))
    if any(row.scripted for row in table.rows):
        st.caption(plain(SCRIPTED_NOTE.says(say.language)))


def _lacks_interval(cell: CountedFigure) -> bool:
    return cell.figure.value is not None and cell.figure.low is None


def best_first(table: Table) -> list[int]:
    """The numbers of the rows: of methods and models those first that pass more, by the last share; of groups as they are."""
    return list(ranks(table))


def ranks(table: Table) -> dict[int, int | None]:
    """The numbers of the rows in their order, each with its rank; rows of the same shares have the same, and groups that are
    no rivals have none."""
    apart = {part for part in table.by if len({row.group[part] for row in table.rows}) > 1}
    if table.part != RATES or not apart <= {"agent", "model"}:
        return dict.fromkeys(range(len(table.rows)))
    worth = [[-(cell.figure.value or 0) for cell in reversed(row.cells)] for row in table.rows]
    return {
        number: 1 + sum(other < worth[number] for other in worth)
        for number in sorted(range(len(worth)), key=worth.__getitem__)
    }


def _pick(table: Table) -> None:
    picked = result_table.picked_in(session.handed_back(KEY))
    if picked is not None and picked[0] < len(table.rows):
        state.open_cell(best_first(table)[picked[0]], picked[1])


def _line(table: Table, number: int, rank: int | None, say: Translate) -> TableRow:
    row, place = table.rows[number], chosen(table)
    cells = tuple(
        _figured(
            f"{' '.join(group_name(row, say))}, {column_name(table, column, say)}",
            column,
            cell,
            say,
            is_chosen=place == (number, at),
        )
        for at, (column, cell) in enumerate(zip(table.columns, row.cells, strict=True))
    )
    return TableRow(group_name(row, say), cells, rank)


def _figured(name: str, column: Column, cell: CountedFigure, say: Translate, *, is_chosen: bool) -> Figured:
    found = cell.figure
    if found.value is None:
        return Figured(UNKNOWN, "", f"{name}{say('label-colon')}{say('results-none')}", chosen=is_chosen)
    value = number(found.value, column)
    if found.low is None or found.high is None:
        return Figured(value, "", say("results-told-one", name=name, value=value), chosen=is_chosen)
    low, high = number(found.low, column), number(found.high, column)
    share = (found.value, found.low, found.high) if column.unit == "%" else None
    told = say("results-told", name=name, value=value, low=low, high=high)
    return Figured(value=value, range=f"{low}–{high}", told=told, share=share, chosen=is_chosen)


def number(value: float, column: Column) -> str:
    """A figure in few digits; a share in percent."""
    if column.unit == "%":
        return f"{100 * value:.0f}" if value in (0, 1) else f"{100 * value:.1f}"
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
