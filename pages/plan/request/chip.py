"""One wish or fact of a request, opened: what it says, changed in a form or in the DSL, or dropped."""

from datetime import date, timedelta
from zlib import crc32

import streamlit as st

from components.look import part_choice
from components.look.escape import plain
from components.request import dsl_box, wish_form
from components.request.wish_form import Choices
from core.dsl.families.table import MENU
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Atom, Normal, Opaque
from core.errors import TripStudioError
from core.model.constraint import Constraint
from core.model.query import Query
from core.model.run import Run
from core.text import shown
from core.understand import editing
from pages.plan import changes
from studio.i18n import Translate
from studio.state import presses

_IN_DSL = "dsl"


def wish(run: Run, query: Query, number: int, sentence: str, choices: Choices, say: Translate) -> None:
    """An open chip: the wish of that number, to be changed or dropped."""
    held = editing.wishes(query)[number]
    key = f"chip-{run.id}-{number}"
    st.markdown(f"**{plain(sentence)}**")
    made = _written(parse_normal(held.dsl), held.dsl, choices, key, say)
    with st.container(horizontal=True):
        use = presses.kept(f"{key}-use")
        st.button(say("wish-use"), key=use.key, type="primary", on_click=use.press)
        st.button(
            say("wish-drop"),
            key=f"{key}-drop",
            icon=":material/delete:",
            on_click=_drop,
            args=(run, held),
        )
    if not use.was_pressed():
        return
    if made is None:
        st.caption(say("wish-incomplete"))
    elif made.dsl != held.dsl:
        _keep(run, editing.changed(query, number, made))


def _drop(run: Run, held: Constraint) -> None:
    """Let go of a wish, whatever was changed meanwhile."""
    query = changes.wanted(run).query
    wishes = editing.wishes(query)
    if held in wishes:
        changes.ask(run, editing.without(query, wishes.index(held)))


def new(run: Run, query: Query, choices: Choices, say: Translate) -> None:
    """The open `+`: a wish of a kind from the menu, or in the DSL."""
    key = f"chip-{run.id}-new-{len(editing.wishes(query))}"
    kind = st.selectbox(
        say("wish-kind"), [*MENU, _IN_DSL], format_func=lambda one: _kind_said(one, say), key=f"{key}-kind"
    )
    meaning = MENU[kind].value if kind in MENU else Opaque("")
    made = _written(meaning, "", choices, f"{key}-{kind}", say)
    add = presses.kept(f"{key}-add")
    st.button(say("wish-add"), key=add.key, type="primary", on_click=add.press)
    if not add.was_pressed():
        return
    if made is None:
        st.caption(say("wish-incomplete"))
    else:
        _keep(run, editing.with_wish(query, made))


def _kind_said(kind: str, say: Translate) -> str:
    return MENU[kind].label.says(say.language) if kind in MENU else say("wish-kind-dsl")


def _written(meaning: Normal, source: str, choices: Choices, key: str, say: Translate) -> Constraint | None:
    """The wish as the form or the DSL box has it now; None while that is none."""
    if not isinstance(meaning, Atom):
        return _in_dsl(source, key, say)
    ways = {name: say(f"wish-{name}") for name in ("form", "dsl")}
    if part_choice.show(ways, say=say, key=f"{key}-how") == "dsl":
        return _in_dsl(source, key, say)
    made = wish_form.show(meaning, choices, say=say, key=f"{key}-form")
    return _wish(made) if made is not None else None


def _wish(made: Atom) -> Constraint | None:
    try:
        return editing.wish(made)
    # A value that no text says, such as no bound at all: nothing to take over yet.
    except TripStudioError:
        return None


def _in_dsl(source: str, key: str, say: Translate) -> Constraint | None:
    text = dsl_box.show(source, say=say, key=f"{key}-dsl")
    return editing.written(text) if text is not None else None


def trip(run: Run, query: Query, cities: dict[str, str], say: Translate) -> None:
    """The open chip of the trip itself: where it begins and goes, for how long, and for how many."""
    # what another window changed meanwhile is in the form, and not overwritten by what the form had before
    key = f"chip-{run.id}-trip-{crc32(repr(_facts(query)).encode())}"
    with st.form(key, border=False):
        at = list(cities).index
        start = st.selectbox(
            say("field-start_city"), list(cities), at(query.start_city) if query.start_city in cities else None,
            format_func=lambda name: shown(cities[name]), key=f"{key}-start",
        )  # fmt: skip
        target = st.selectbox(
            say("field-target_city"), list(cities), at(query.target_city) if query.target_city in cities else None,
            format_func=lambda name: shown(cities[name]), key=f"{key}-target",
        )  # fmt: skip
        days = st.number_input(say("field-days"), 1, 40, query.days, key=f"{key}-days")
        people = st.number_input(say("field-people_number"), 1, 100, query.people_number, key=f"{key}-people")
        first = st.date_input(
            say("field-dates"),
            query.dates[0] if query.dates is not None else None,
            format="YYYY-MM-DD",
            key=f"{key}-dates",
        )
        use = presses.kept(f"{key}-use")
        st.form_submit_button(say("wish-use"), type="primary", on_click=use.press)
    if not use.was_pressed():
        return
    dates = (first, first + timedelta(days=days - 1)) if isinstance(first, date) and days else None
    wanted = editing.with_field(
        query, start_city=start, target_city=target, days=days, people_number=people, dates=dates
    )
    if start == target:
        st.error(say("missing-same-city"))
    elif wanted != query:
        _keep(run, wanted)


def _facts(query: Query) -> tuple[object, ...]:
    return query.start_city, query.target_city, query.days, query.people_number, query.dates


def _keep(run: Run, query: Query) -> None:
    changes.ask(run, query)
    st.rerun()
