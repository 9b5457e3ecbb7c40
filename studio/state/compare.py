"""The Compare page's own: the runs that its address names, and the day of them that is shown.

The address holds `plans` (the ids of the runs with commas between them) and `day` (all days without it).
"""

from collections.abc import Iterable

import streamlit as st

from studio.state import address

CHOICE, DAY_CHOICE = "compare-choice", "compare-day"
"""What the keys of the menus of trips begin with, and the key of the choice of a day."""

LETTERS = "ABCD"
"""What trips that stand side by side are called."""

MOST_SIDE_BY_SIDE = len(LETTERS)

_DIGITS = 3
_PLANS, _DAY, _ASKED = "plans", "day", "compare_asked"


def runs() -> tuple[str, ...]:
    """The runs that the address names, each once."""
    named = (address.get(_PLANS) or "").split(",")
    return tuple(dict.fromkeys(name.strip() for name in named if name.strip()))[:MOST_SIDE_BY_SIDE]


def link(ids: Iterable[str]) -> dict[str, str]:
    """The part of an address that names these runs."""
    return {_PLANS: ",".join(ids)}


def show(ids: Iterable[str]) -> None:
    """Let the address name these runs."""
    address.go(link(ids), (_PLANS,))


def day() -> int:
    """The day that the address names; 0 stands for all."""
    named = address.get(_DAY) or ""
    return int(named) if named.isascii() and named.isdigit() and len(named) <= _DIGITS else 0


def choose_day(wanted: int) -> None:
    """Let the address name a day; 0 stands for all."""
    address.go({_DAY: str(wanted)} if wanted else {}, (_DAY,))


def ask(ids: Iterable[str]) -> None:
    """Ask for a comparison of these runs from another page, which leads to it once it is drawn."""
    st.session_state[_ASKED] = tuple(ids)


def asked() -> tuple[str, ...]:
    """The runs whose comparison was asked for, which is not asked for any more."""
    found: tuple[str, ...] = st.session_state.pop(_ASKED, ())
    return found
