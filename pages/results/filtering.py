"""Which requests the tables are of: all of them, or those of one difficulty and of one length."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import streamlit as st

from core.bench.results.reading import Results
from core.bench.results.tables import GroupedBy, Table, values_of
from pages.results.words import in_order, value_name
from studio.i18n import Translate
from studio.state import results as state
from studio.state import session

_PARTS: tuple[GroupedBy, ...] = ("difficulty", "days")
_ANY = ""


def choose(found: Results, say: Translate) -> dict[GroupedBy, str]:
    """Draw a box for each of the two of which there is more than one, and return what is chosen, as the address says."""
    chosen: dict[GroupedBy, str] = {}
    for part in _PARTS:
        values = sorted(values_of(found, part), key=in_order)
        if len(values) < 2:
            continue
        named = state.only_of(part)
        now = named if named in values else _ANY
        session.choose(state.filter_control(part), now)
        st.selectbox(
            say(f"results-any-{part}"),
            [_ANY, *values],
            format_func=partial(_told, part, say=say),
            label_visibility="collapsed",
            width=136,
            on_change=partial(_follow, part),
            key=state.filter_control(part),
        )
        if now:
            chosen[part] = now
    return chosen


def kept(table: Table, chosen: Mapping[GroupedBy, str]) -> Table:
    """A table, which has rows by what is chosen, with those rows alone."""
    rows = (row for row in table.rows if all(row.group[part] == value for part, value in chosen.items()))
    return replace(table, rows=tuple(rows))


def _told(part: GroupedBy, value: str, say: Translate) -> str:
    return value_name(part, value, say) if value else say(f"results-any-{part}")


def _follow(part: GroupedBy) -> None:
    state.show_only(part, session.kept(state.filter_control(part), str, _ANY))
