"""Where a trip is asked for: the text box, examples to begin with, and a short form for what the text leaves open."""

from collections.abc import Sequence
from dataclasses import replace

import streamlit as st

from components.look import keyboard
from components.look.escape import plain
from components.look.presses import Button
from core.model.query import Query
from core.text import shown
from studio.i18n import Translate

MOST_SIGNS = 2000
"""How long a request can be."""
MOST_PASTED = 50_000
"""How long a text may be that is pasted into its box: a longer one is not taken, and nothing tells of it."""
_MOST_DAYS = 7
_MOST_PEOPLE = 20


def show(
    *, text: str = "", is_answered_below: bool = False, button: Button, say: Translate, key: str
) -> str | None:
    """Draw the box with `text` in it; the text to plan the moment it is asked for. Enter asks, with Shift it is a new line.

    A text that is too long stays in the box, and that is said. One that `is_answered_below` is planned from there, so that
    the button of the box only takes another wording.
    """
    with st.container(key=f"{key}_card"), st.form(f"{key}-form", border=False):
        typed = st.text_area(
            say("request-label"),
            value=text,
            key=f"{key}-{text}",
            placeholder=say("request-placeholder"),
            max_chars=MOST_PASTED,
            height=84,
            label_visibility="collapsed",
        )
        st.form_submit_button(
            say("request-reword" if is_answered_below else "request-plan"),
            type="secondary" if is_answered_below else "primary",
            on_click=button.press,
        )
    keyboard.listen(key=f"{key}-keys")
    asked = (typed or "").strip()
    if len(asked) > MOST_SIGNS:
        st.warning(plain(say("request-too-long", count=len(asked), most=MOST_SIGNS)))
        return None
    return asked if button.was_pressed() and asked else None


def missing_form(
    query: Query, *, cities: Sequence[tuple[str, str]], button: Button, say: Translate, key: str
) -> Query | None:
    """Draw a short form of what planning needs, with what is understood filled in and the rest left empty.

    `cities` are (name, label) pairs. Returns the completed request once it is submitted whole.
    """
    lacking = say("list-comma").join(say(f"field-{name}") for name in query.missing)
    st.markdown(f"**{plain(say('missing-intro', fields=lacking))}**")
    labels = dict(cities)
    # a choice that stays under another language would go on showing the names of the former one
    choice = f"{key}-{say.language}"
    with st.form(f"{key}-form"):
        row = st.columns(5, vertical_alignment="bottom")
        start = row[0].selectbox(
            say("field-start_city"), list(labels), _at(query.start_city, labels), format_func=lambda name: shown(labels[name]),
            key=f"{choice}-start", placeholder=say("missing-choose"),
        )  # fmt: skip
        target = row[1].selectbox(
            say("field-target_city"), list(labels), _at(query.target_city, labels), format_func=lambda name: shown(labels[name]),
            key=f"{choice}-target", placeholder=say("missing-choose"),
        )  # fmt: skip
        days = row[2].number_input(
            say("field-days"),
            1,
            max(_MOST_DAYS, query.days or 0),
            query.days,
            key=f"{key}-days",
            placeholder="?",
        )
        people = row[3].number_input(
            say("field-people_number"), 1, max(_MOST_PEOPLE, query.people_number or 0), query.people_number,
            key=f"{key}-people", placeholder="?",
        )  # fmt: skip
        row[4].form_submit_button(say("request-plan"), type="primary", width="stretch", on_click=button.press)
    if not button.was_pressed():
        return None
    completed = replace(query, start_city=start, target_city=target, days=days, people_number=people)
    fault = fault_of(completed, say)
    if fault is not None:
        st.error(plain(fault), icon=None)
        return None
    return completed


def fault_of(query: Query, say: Translate) -> str | None:
    """What keeps a completed request from being planned, as a sentence; None where nothing does."""
    if query.missing:
        return say(
            "missing-still", fields=say("list-comma").join(say(f"field-{name}") for name in query.missing)
        )
    return say("missing-same-city") if query.start_city == query.target_city else None


def _at(name: str | None, labels: dict[str, str]) -> int | None:
    return list(labels).index(name) if name in labels else None
