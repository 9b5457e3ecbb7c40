"""The Results page's own: the folder that its address names, the table, what its rows are by, and the cell that is open.

The address holds `results` (a folder's name), `table`, `by`, `difficulty` and `days` (of which requests alone), `cell` (row
and column) and `only` (failures), and nothing else does: it is put into the controls before they are drawn; a control that is changed writes it.
"""

from collections.abc import Iterable, Mapping

import streamlit as st

from core.text import Text
from studio.state import address, session

_FOLDER, _TABLE, _BY, _CELL, _ONLY = "results", "table", "by", "cell", "only"
_GOING, _FAULT = "results_going", "results_fault"
FILTERS = ("difficulty", "days")
"""Names in the address for what the requests are chosen by."""
_NAMES = (_FOLDER, _TABLE, _BY, _CELL, _ONLY, *FILTERS)
FAILURES = "failures"
_CLOSED = "none"
FOLDER_CONTROL, TABLE_CONTROL, BY_CONTROL, ONLY_CONTROL = (
    "results_folder", "results_table", "results_by", "results_only",
)  # fmt: skip
"""Keys of widgets."""


def folder() -> str | None:
    """The folder that the address names."""
    return address.get(_FOLDER)


def table() -> str | None:
    """The table that the address names."""
    return address.get(_TABLE)


def by() -> tuple[str, ...]:
    """What the rows are by; empty where the address does not say."""
    return tuple(part for part in (address.get(_BY) or "").split(",") if part)


def only_of(part: str) -> str | None:
    """The only difficulty, or length, whose requests the tables are of; None for all."""
    return address.get(part)


def filter_control(part: str) -> str:
    """The key of the widget that chooses it."""
    return f"results_only_{part}"


def cell() -> tuple[int, int] | None:
    """The row and the column of the cell that is open."""
    row, _, column = (address.get(_CELL) or "").partition("-")
    return (int(row), int(column)) if row.isdigit() and column.isdigit() else None


def is_cell_closed() -> bool:
    """Whether the reader closed the cell that was open, and opened none since."""
    return address.get(_CELL) == _CLOSED


def only_failures() -> bool:
    """Whether only plans that fail are listed."""
    return address.get(_ONLY) == FAILURES


def show_folder(name: str) -> None:
    """Let the address name a folder."""
    _go({_FOLDER: name, _CELL: None, **dict.fromkeys(FILTERS)})


def show_table(key: str) -> None:
    """Let the address name a table."""
    _go({_TABLE: key, _CELL: None})


def group_by(parts: Iterable[str]) -> None:
    """Let the address name what the rows are by."""
    _go({_BY: ",".join(parts), _CELL: None})


def show_only(part: str, value: str) -> None:
    """Let the address name the only difficulty, or length, whose requests the tables are of; nothing for all."""
    _go({part: value or None, _CELL: None})


def list_failures(*, alone: bool) -> None:
    """Let the address say whether only plans that fail are listed."""
    _go({_ONLY: FAILURES if alone else None})


def open_cell(row: int, column: int) -> None:
    """Let the address name a cell."""
    _go({_CELL: f"{row}-{column}"})


def close_cell() -> None:
    """Let the address say that no cell is open."""
    _go({_CELL: _CLOSED})


def _go(changed: Mapping[str, str | None]) -> None:
    """Let the address say this, and all else as it does: another press may be on its way to the browser.

    It names the folder from then on, also where it did not: the one that was shown is the newest.
    """
    said = {name: address.get(name) for name in _NAMES}
    said[_FOLDER] = said[_FOLDER] or session.kept(FOLDER_CONTROL, str, "")
    address.go({name: value for name, value in {**said, **changed}.items() if value}, _NAMES)


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
