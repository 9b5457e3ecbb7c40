"""The trips that are ticked: to compare, to take away in one file, to throw away and take back."""

import json
from collections.abc import Sequence
from functools import partial

import streamlit as st

from components.look.escape import plain
from components.trip.cards import chosen_trips
from components.trip.cards.trip_cards import TripCard
from core.bench.files.records import plan_record
from core.model.query import query_to_record
from core.model.run import Run, now
from pages.library import cards
from studio import services
from studio.i18n import Translate
from studio.state import compare, present, presses, session
from studio.state import library as state


def bar(say: Translate) -> None:
    """Draw the bar at the foot of the page; nothing where no trip is ticked."""
    ticked = state.ticked()
    if not ticked:
        return
    with st.container(horizontal=True, vertical_alignment="center", key="library_chosen"):
        st.markdown(f"**{plain(say('library-chosen', count=len(ticked)))}**", width="content")
        chosen_trips.show([_named(run_id, say) for run_id in ticked[:2]], key="library_chosen_trips")
        st.button(say("library-clear"), on_click=state.untick_all, key="library_clear")
        st.button(say("library-throw"), icon=":material/delete:", on_click=_throw_away, key="library_throw")
        st.download_button(
            say("library-export"),
            # what is ticked now: the file is asked for where no session is known
            partial(_file, ticked),
            file_name="tripstudio-trips.jsonl",
            mime="application/jsonl",
            icon=":material/download:",
            on_click="ignore",
            key="library_export",
        )
        shown, compared = presses.kept("library_present"), presses.kept("library_compare")
        st.button(say("present-begin"), icon=":material/slideshow:", key=shown.key, on_click=shown.press)
        st.button(
            say("library-compare", count=len(ticked)),
            type="primary",
            disabled=not 2 <= len(ticked) <= compare.MOST_SIDE_BY_SIDE,
            help=say("library-compare-hint", count=compare.MOST_SIDE_BY_SIDE)
            if len(ticked) > compare.MOST_SIDE_BY_SIDE
            else None,
            key=compared.key,
            on_click=compared.press,
        )
    if shown.was_pressed():
        st.switch_page(session.page("present"), query_params=present.link([(run_id,) for run_id in ticked]))
    # by now more may be ticked than when it was pressed
    if compared.was_pressed() and 2 <= len(ticked) <= compare.MOST_SIDE_BY_SIDE:
        st.switch_page(session.page("compare"), query_params=compare.link(ticked))


def _named(run_id: str, say: Translate) -> TripCard:
    """The card of a ticked trip; one that somebody else threw away for good is told of by nothing."""
    kept = services.store().shelf.get(run_id)
    return TripCard(run_id, "") if kept is None else cards.card(kept, say, is_ticked=True)


def undo() -> None:
    """Take back what was thrown away last."""
    services.store().shelf.take_back(state.thrown_away())
    state.forget_thrown_away()


def _throw_away() -> None:
    ticked = state.ticked()
    services.store().shelf.throw_away(ticked, now())
    state.untick_all()
    state.remember_thrown_away(ticked)


def lines(runs: Sequence[Run]) -> str:
    """Trips as lines that open again: each the record of its plan, with its request."""
    records = ({**plan_record(run), "query": query_to_record(run.query)} for run in runs)
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)


def _file(ticked: Sequence[str]) -> str:
    return lines([services.store().get(run_id) for run_id in ticked])
