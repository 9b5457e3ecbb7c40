"""What is selected in a view of a trip, by the key of that view: several views on one screen select for themselves."""

import streamlit as st

from core.model.report import Where


def of(key: str) -> Where | None:
    """The activity or leg that is selected in a view."""
    found = st.session_state.get(f"{key}-selected")
    return found if isinstance(found, Where) else None


def pick(key: str, where: Where | None) -> None:
    """Select in all parts of a view, and open the day of it; None deselects, and its day stays open."""
    st.session_state[f"{key}-selected"] = where
    if where is not None and where.day is not None:
        open_day(key, where.day)


def pick_for_all(key: str, where: Where) -> None:
    """Select in all parts of a view from a part that is drawn alone, which has the others drawn as well."""
    pick(key, where)
    draw_all(key)


def draw_all(key: str) -> None:
    """Have all parts of a view drawn, from one that is drawn alone."""
    st.session_state[f"{key}-to_be_drawn"] = True


def is_to_be_drawn(key: str) -> bool:
    """Whether all parts are to be drawn, which was not asked yet."""
    return bool(st.session_state.pop(f"{key}-to_be_drawn", False))


def carry(key: str, to: str, where: Where | None) -> None:
    """Let another view begin with the days of this one, the open one open, and with something selected (None: nothing).

    What is selected on another day than the chosen one has all days shown.
    """
    selected = of(key)
    pick(to, where)
    if days_key(key) in st.session_state:
        is_elsewhere = where is not None and day(key) not in (0, where.day)
        st.session_state[days_key(to)] = 0 if is_elsewhere else day(key)
    opened_here = selected.day if selected is not None else st.session_state.get(f"{key}-opened")
    if opened_here is not None:
        open_day(to, opened_here)


def days_key(key: str) -> str:
    """The key of the choice of days of a view."""
    return f"{key}-days"


def day(key: str) -> int:
    """The chosen day of a view; 0 stands for all."""
    found = st.session_state.get(days_key(key))
    return found if isinstance(found, int) else 0


def begin_with_all_days(key: str) -> None:
    """Let a view that is drawn for the first time show all days."""
    st.session_state.setdefault(days_key(key), 0)


def choose_day(key: str, wanted: int | None) -> None:
    """Let a view show one day, or all with 0; None leaves it as it is. Only before it is drawn."""
    if wanted is not None:
        st.session_state[days_key(key)] = wanted
        show_day(key)


def show_day(key: str) -> None:
    """Let the days of a view follow the choice that was made just now: no other card stays open, or closed, in its place."""
    st.session_state.pop(f"{key}-opened", None)
    selected = of(key)
    if selected is not None and day(key) not in (0, selected.day):
        pick(key, None)


def opened(key: str, otherwise: int) -> int:
    """The day whose card was opened (0: the open one was closed), or another where none was yet."""
    found = st.session_state.get(f"{key}-opened")
    return found if isinstance(found, int) else otherwise


def open_day(key: str, wanted: int) -> None:
    """Open the card of a day; 0 closes the open one."""
    st.session_state[f"{key}-opened"] = wanted
