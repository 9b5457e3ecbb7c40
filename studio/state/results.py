"""The Results page's own: the folder that its address names, the table, what its rows are by, and the cell that is open.

The address holds `results` (a folder's name), `table`, `by`, `cell` (row and column) and `only` (failures).
"""

from collections.abc import Sequence

import streamlit as st

from core.text import Text
from studio.state import address

_FOLDER, _TABLE, _BY, _CELL, _ONLY = "results", "table", "by", "cell", "only"
_GOING, _FAULT = "results_going", "results_fault"
_NAMES = (_FOLDER, _TABLE, _BY, _CELL, _ONLY)
FAILURES = "failures"


def folder() -> str | None:
    """The folder that the address names."""
    return address.get(_FOLDER)


def table() -> str | None:
    """The table that the address names."""
    return address.get(_TABLE)


def by() -> tuple[str, ...]:
    """What the rows are by; empty where the address does not say."""
    return tuple(part for part in (address.get(_BY) or "").split(",") if part)


def cell() -> tuple[int, int] | None:
    """The row and the column of the cell that is open."""
    row, _, column = (address.get(_CELL) or "").partition("-")
    return (int(row), int(column)) if row.isdigit() and column.isdigit() else None


def only_failures() -> bool:
    """Whether only plans that fail are listed."""
    return address.get(_ONLY) == FAILURES


def choose(folder: str, table: str, by: Sequence[str], *, failures: bool) -> None:
    """Let the address name a view; another table or other rows close the cell that was open."""
    to = {_FOLDER: folder, _TABLE: table, _BY: ",".join(by), **({_ONLY: FAILURES} if failures else {})}
    stays = all(address.get(name) in (None, to[name]) for name in (_FOLDER, _TABLE, _BY))
    open_cell = address.get(_CELL)
    if stays and open_cell is not None:
        to[_CELL] = open_cell
    address.go(to, _NAMES)


def open_cell(row: int, column: int) -> None:
    """Let the address name a cell."""
    address.go({_CELL: f"{row}-{column}"}, (_CELL,))


def close_cell() -> None:
    """Let the address name no cell."""
    address.go({}, (_CELL,))


def go_to(run_id: str) -> None:
    """Go to the page of a run when the page is drawn next: a callback cannot."""
    st.session_state[_GOING] = run_id


def going() -> str | None:
    """The run whose page is to be gone to; told once."""
    found = st.session_state.pop(_GOING, None)
    return found if isinstance(found, str) else None


def tell(fault: Text) -> None:
    """Say when the page is drawn next why something could not be opened."""
    st.session_state[_FAULT] = fault


def fault() -> Text | None:
    """What is to be said; told once."""
    found = st.session_state.pop(_FAULT, None)
    return found if isinstance(found, Text) else None
