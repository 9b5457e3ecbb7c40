"""What was understood of a request: its text with marks, its wishes as chips to open, and changes not planned yet."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple
from zlib import crc32

import streamlit as st

from components.look.escape import plain
from components.request import chip_row, fates, request_box
from components.scores import verdict
from components.trip.cards.heading import trip_label
from core.evaluate.checklist import Section
from core.model.constraint import Constraint
from core.model.derived.as_planned import as_planned
from core.model.plan import Plan
from core.model.query import Query
from core.model.report import Where
from core.model.run import Edits, Run
from core.optimize.wishes.likes import likes_of
from core.sandbox.names.place_names import city_names
from core.sandbox.sandbox import Sandbox
from core.understand import editing
from pages.plan import changes, follow
from pages.plan.request import chip, things, words
from studio import services
from studio.i18n import Translate
from studio.panels import wording
from studio.panels.wishes import wishes_of
from studio.state import plan as state
from studio.state import presses, selection, session


class CheckedPlan(NamedTuple):
    """A plan and what was found of it: all sections, and of each wish, by its DSL, whether it holds."""

    plan: Plan
    sections: Sequence[Section]
    held: Mapping[str, bool]


@st.fragment
def bar(
    run: Run,
    edits: Edits,
    judged: CheckedPlan | None,
    sandbox: Sandbox,
    say: Translate,
    *,
    actions: Callable[[], None],
) -> None:
    """Draw the request of a run as it is wanted now, and how its plan stands (None: there is none), in one bar.

    `edits` are the changes that the page is drawn with: where there are others, or another run, all of it is drawn anew.
    `actions` draws what one does with the whole trip.
    """
    is_as_drawn = (state.run_id(), changes.of(run)) == (run.id, edits)
    if not is_as_drawn or state.wanted() is not None or not services.has_data(run.sandbox):
        st.rerun()
    query = changes.wanted(run).query
    with st.container(key="bar", horizontal=True, vertical_alignment="center"):
        # first, so that the request flows around it; there without a plan too, so that what is open beside it stays open
        with st.container(width="content", key="verdict_place"):
            if judged is not None:
                _verdict(run, judged, say)
        with st.container(horizontal=True, gap="small", vertical_alignment="center", key="chips"):
            _chips(run, query, judged, sandbox, say)
            with st.popover(say("edit-text"), icon=":material/edit:", key=f"text-{run.id}"):
                words.show(run, query, sandbox, say)
                rewritten = request_box.show(
                    text=run.query.text, button=presses.kept(state.REQUEST), say=say, key=state.REQUEST
                )
            if judged is not None and not changes.count(run):
                fates.show(wishes_of(run, judged.plan, sandbox), say, key=f"fates-{run.id}")
            actions()
        if rewritten is not None:
            plan = judged.plan if judged is not None else None
            follow.take_rewritten(run, plan, sandbox, rewritten)
            st.rerun()
        _pending(run, say)


def _verdict(run: Run, judged: CheckedPlan, say: Translate) -> None:
    """How the plan stands; with changes that are not planned yet, how many there are."""
    key = f"{state.view_key(run.id)}-verdict"
    verdict.standing(
        judged.plan,
        judged.sections,
        budget=run.query.budget,
        pending=changes.count(run),
        on_pick=partial(_pick, run, key),
        say=say,
        key=key,
    )


def _pick(run: Run, opened: str, where: Where) -> None:
    """Select what was shown in something that opens, which would cover it."""
    selection.pick(state.view_key(run.id), where)
    session.close(opened)


def _chips(run: Run, query: Query, judged: CheckedPlan | None, sandbox: Sandbox, say: Translate) -> None:
    choices = wording.choices(sandbox, query.target_city, say.language)
    called = city_names(sandbox, say.language)
    cities = {name: called(name) for name in sandbox.city_names}
    held = judged.held if judged is not None else {}
    trip = as_planned(query, judged.plan) if judged is not None else query
    with st.popover(
        plain(trip_label(trip, called, say)), key=f"fact_chip-{run.id}", on_change="rerun"
    ) as opened:
        if opened.open:
            chip.trip(run, trip, cities, say)
    if pace := likes_of(query.preferences, query.dates).pace:
        st.badge(say("pace-slow" if pace < 0 else "pace-full"), icon=":material/speed:", color="gray")
    things.show(query, sandbox, say)
    held_now = editing.wishes(query)
    for number, wish in enumerate(held_now):
        sentence = wording.sentence(wish, sandbox, query.target_city, say.language)
        mark, icon = _standing(wish, run, held)
        key = f"{mark}_chip-{run.id}-{number}-{crc32(wish.dsl.encode())}"
        words = wording.few_words(wish, sandbox, query.target_city, say.language)
        with st.popover(plain(words), key=key, icon=icon, on_change="rerun") as opened:
            if opened.open:
                chip.wish(run, query, number, sentence, choices, say)
    chip_row.show(say=say, key="more_chips")
    key = f"new_chip-{run.id}-{len(held_now)}"
    with st.popover(say("wish-new"), key=key, icon=":material/add:", on_change="rerun") as opened:
        if opened.open:
            chip.new(run, query, choices, say)


def _standing(wish: Constraint, run: Run, held: Mapping[str, bool]) -> tuple[str, str | None]:
    """How a wish stands: met, not met, new since the plan was made, or not judged."""
    if all(wish.dsl != one.dsl for one in editing.wishes(run.query)):
        return "fresh", ":material/edit:"
    if wish.dsl not in held:
        return "open", None
    return ("met", ":material/check:") if held[wish.dsl] else ("unmet", ":material/close:")


def _pending(run: Run, say: Translate) -> None:
    """What is not planned yet, the button that plans it, and the way back."""
    kept = changes.of(run)
    if editing.changes(run.query, changes.wanted(run).query):
        st.button(
            say("plan-again"),
            type="primary",
            icon=":material/refresh:",
            key="plan_again",
            on_click=presses.in_turn(_plan, run),
        )
    for name, open_ones, do in (("undo", kept.done, changes.undo), ("redo", kept.undone, changes.redo)):
        if open_ones:
            st.button(say(name), icon=f":material/{name}:", key=name, on_click=do, args=(run,))


def _plan(run: Run) -> None:
    state.want(changes.wanted(run))
