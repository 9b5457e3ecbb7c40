"""What a request leaves open: a field for each such part of it, in the card of its text."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, NamedTuple

import streamlit as st

from components.look.escape import plain
from core.model.query import Query
from core.text import shown
from studio.i18n import Translate

_MOST = {"days": 40, "people_number": 100}
_FEW = 4
"""So many answers stand side by side; more are chosen from a list."""


class RequestGap(NamedTuple):
    """A part of a request that is open: its field of the request, how it is asked for, and the answers to choose from, as
    values and words; without any it is a number."""

    field: str
    asked: str
    answers: Sequence[tuple[object, str]] = ()


def show(gaps: Sequence[RequestGap], day: str | None, *, say: Translate, key: str) -> dict[str, Any]:
    """Draw a field for each gap, and one for the day that the question `day` asks for (None: it asks for none), which can be
    left empty; what they hold, by the fields of the request. To be drawn within a form."""
    lacking = say("list-comma").join(say(f"field-{gap.field}") for gap in gaps)
    st.markdown(f"**{plain(say('missing-intro', fields=lacking))}**")
    given: dict[str, Any] = {}
    with st.container(horizontal=True, vertical_alignment="top", key=f"{key}-gaps"):
        for gap in gaps:
            given[gap.field] = _field(gap, say, key)
        if day is not None:
            given["dates"] = st.date_input(
                plain(day), None, min_value="today", format="YYYY-MM-DD", key=f"{key}-dates", width=250
            )
    return given


def _field(gap: RequestGap, say: Translate, key: str) -> object:
    # a choice that stays under another language would go on showing the names of the former one
    label, here = plain(gap.asked), f"{key}-{say.language}-{gap.field}"
    words = dict(gap.answers)
    if not words:
        return st.number_input(label, 1, _MOST[gap.field], None, key=here, placeholder="?", width=150)
    if len(words) <= _FEW:
        return st.pills(
            label, list(words), format_func=lambda one: shown(words[one]), key=here, width="content"
        )
    return st.selectbox(
        label, list(words), None, format_func=lambda one: shown(words[one]), key=here,
        placeholder=say("missing-choose"), width=200,
    )  # fmt: skip


def filled(query: Query, given: Mapping[str, Any]) -> Query:
    """The request with what was given for its gaps."""
    told = {name: value for name, value in given.items() if name != "dates" and value is not None}
    made, first = replace(query, **told), given.get("dates")
    if not isinstance(first, date) or made.days is None:
        return made
    return replace(made, dates=(first, first + timedelta(days=made.days - 1)))


def fault_of(query: Query, say: Translate) -> str | None:
    """What keeps a completed request from being planned, as a sentence; None where nothing does."""
    if query.missing:
        return say(
            "missing-still", fields=say("list-comma").join(say(f"field-{name}") for name in query.missing)
        )
    return say("missing-same-city") if query.start_city == query.target_city else None
