"""What is selected in a view of a trip, by the key of that view: several views on one screen select for themselves."""

from collections import Counter

import streamlit as st

from core.model.report import Where


def of(key: str) -> Where | None:
    """The activity or leg that is selected in a view."""
    found = st.session_state.get(f"{key}-selected")
    return found if isinstance(found, Where) else None


def pick(key: str, where: Where | None, by: str = "") -> None:
    """Select in all parts of a view; `by` is the part in which it was picked, where that keeps its last click."""
    st.session_state[f"{key}-selected"] = where
    picks: Counter[str] = st.session_state.setdefault(f"{key}-picks", Counter())
    picks[by] += 1


def turn(key: str, part: str) -> int:
    """How often something was selected elsewhere than in this part: then its own last click may be meant again."""
    picks: Counter[str] = st.session_state.get(f"{key}-picks", Counter())
    return picks.total() - picks[part]


def days_key(key: str) -> str:
    """The key of the choice of days of a view."""
    return f"{key}-days"


def choose_day(key: str, day: int | None) -> None:
    """Let a view show one day, or all with 0; None leaves it as it is. Only before it is drawn."""
    if day is not None:
        st.session_state[days_key(key)] = day
    st.session_state.setdefault(days_key(key), 0)
