"""The library: every trip that was planned or opened, as cards to find, name, compare, take away or throw away."""

from collections.abc import Sequence

import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from components.look.presses import Press, presses_in
from components.trip.cards import trip_cards
from core.bench.store.shelf import ShelvedRun
from pages.library import cards, chosen, describing, files, searching
from studio import services
from studio.i18n import Translate
from studio.state import library as state
from studio.state import plan, presses, session

TRIPS_A_PAGE = 12
COLUMNS = 4


def render() -> None:
    """Draw the search, the cards it finds, and what can be done with those that are chosen."""
    say = session.say()
    shelf = services.store().shelf
    with st.container(
        horizontal=True, vertical_alignment="center", horizontal_alignment="distribute", key="library_head"
    ):
        with st.container(horizontal=True, vertical_alignment="center", width="content"):
            st.header(say("page-library"), width="content")
            told = st.empty()
        given = files.upload(say)
    files.open_all(given, say)
    _undo(say)
    counts = shelf.counts()
    if not counts["all"] and not counts["bin"]:
        empty_state.show(say("library-empty"), say("library-empty-hint"))
        st.page_link(session.page("plan"), label=say("library-begin"), icon=":material/route:")
        return
    wanted = searching.show(counts, say)
    found = searching.find(wanted, say)
    if not counts["all"] and wanted.kind == "all":
        empty_state.show(say("library-empty"), say("library-empty-hint"))
    elif found.count == 0:
        empty_state.show(say("library-none"), say("library-none-hint"))
    told.caption(plain(say("library-found", count=found.count)), width="content")
    # the cards first: what leads to others stands below them
    shown = st.container()
    page = _page(found.count)
    with shown:
        _cards(found.part(TRIPS_A_PAGE * (page - 1), TRIPS_A_PAGE), say)
    if wanted.kind == "bin" and found.count:
        st.button(
            say("library-empty-bin", count=found.count),
            icon=":material/delete_forever:",
            on_click=_empty_bin,
            key="empty_bin",
        )
    chosen.bar(say)
    described = state.described()
    if described is not None and (kept := shelf.get(described)) is not None:
        describing.show(kept, say)


def _page(count: int) -> int:
    if count <= TRIPS_A_PAGE:
        return 1
    return st.pagination(-(-count // TRIPS_A_PAGE), key=state.PAGE)


def _cards(found: Sequence[ShelvedRun], say: Translate) -> None:
    key = "library_cards"
    drawn = [cards.card(kept, say, is_ticked=kept.run.id in state.ticked()) for kept in found]
    if drawn:
        is_list = state.is_list()
        trip_cards.show(
            drawn,
            columns=1 if is_list else COLUMNS,
            form="row" if is_list else "tall",
            on_press=presses.catch_up,
            key=key,
        )
        presses.hear(key, presses_in, _do)
    opened = state.opened()
    if opened is not None:
        st.switch_page(session.page("plan"), query_params=plan.named(opened))


def _do(press: Press) -> None:
    """Do what was pressed in the cards."""
    match trip_cards.pressed(press):
        case ("picked", run_id):
            state.open_trip(run_id)
        case ("tick", run_id):
            state.tick(run_id)
        case ("more", run_id):
            state.describe(run_id)
        case ("restore", run_id):
            services.store().shelf.take_back([run_id])


def _empty_bin() -> None:
    services.store().shelf.empty_bin()


def _undo(say: Translate) -> None:
    """What was thrown away last, and the way back."""
    gone = state.thrown_away()
    if not gone:
        return
    with st.container(horizontal=True, vertical_alignment="center", key="library_undo"):
        st.markdown(plain(say("library-thrown", count=len(gone))), width="content")
        st.button(
            say("undo"), icon=":material/undo:", on_click=chosen.undo, key="library_undo_key", shortcut="Z"
        )
