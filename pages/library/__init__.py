"""The library: every trip that was planned or opened, as cards to find, name, compare, take away or throw away."""

from collections.abc import Mapping

import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from components.look.presses import Press, presses_in
from components.trip import trip_cards
from core.bench.store.shelf import GROUPS, Group, ShelfOrder, ShelfSearch, ShelvedRun
from core.text import shown
from pages.library import cards, chosen, describing, files
from studio import services
from studio.i18n import Translate
from studio.state import library as state
from studio.state import plan, presses, session

PER_PAGE = 12
COLUMNS = 4
_VIEW_ICONS = {"cards": ":material/grid_view:", "list": ":material/view_list:"}
ORDERS: tuple[ShelfOrder, ...] = ("newest", "oldest", "destination", "days", "people")


def render() -> None:
    """Draw the search, the cards it finds, and what can be done with those that are chosen."""
    say = session.say()
    shelf = services.store().shelf
    with st.container(
        horizontal=True, vertical_alignment="center", horizontal_alignment="distribute", key="library_head"
    ):
        st.header(say("page-library"), width="content")
        given = files.upload(say)
    files.open_all(given, say)
    _undo(say)
    counts = shelf.counts()
    if not counts["all"] and not counts["bin"]:
        empty_state.show(say("library-empty"), say("library-empty-hint"))
        st.page_link(session.page("plan"), label=say("library-begin"), icon=":material/route:")
        return
    search = _search(counts, say)
    count = shelf.count(search)
    if not counts["all"] and search.group == "all":
        empty_state.show(say("library-empty"), say("library-empty-hint"))
    elif count == 0:
        empty_state.show(say("library-none"), say("library-none-hint"))
    found = shelf.find(search, PER_PAGE, offset=PER_PAGE * (_page(count) - 1))
    _cards(found, say)
    if search.group == "bin" and count:
        st.button(
            say("library-empty-bin", count=count),
            icon=":material/delete_forever:",
            on_click=_empty_bin,
            key="empty_bin",
        )
    chosen.bar(say)
    described = state.described()
    if described is not None and (kept := shelf.get(described)) is not None:
        describing.show(kept, say)


def _search(counts: Mapping[Group, int], say: Translate) -> ShelfSearch:
    """The words, the group, the tag and the order that are looked for."""
    shelf = services.store().shelf
    tags = shelf.tags()
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="library_search"):
        words = st.text_input(
            say("library-search"),
            max_chars=200,
            key=state.WORDS,
            placeholder=say("library-search-hint"),
            label_visibility="collapsed",
            width=196,
        )
        group = st.segmented_control(
            say("library-group"),
            list(GROUPS),
            format_func=lambda name: f"{say(f'library-group-{name}')} {counts[name]}",
            default="all",
            required=True,
            key=state.GROUP,
            label_visibility="collapsed",
        )
        tag = None
        if tags:
            tag = st.selectbox(
                say("library-tag"),
                tags,
                index=None,
                format_func=shown,
                placeholder=say("library-tag"),
                key=state.TAG,
                label_visibility="collapsed",
                width=120,
            )
        days = _number(say, "days", shelf.lengths(), state.DAYS)
        people = _number(say, "people", shelf.parties(), state.PEOPLE)
        order = st.selectbox(
            say("library-order"),
            ORDERS,
            format_func=lambda name: say(f"library-order-{name}"),
            key=state.ORDER,
            label_visibility="collapsed",
            width=140,
        )
        st.segmented_control(
            say("library-view"),
            state.VIEWS,
            default=state.VIEWS[0],
            required=True,
            format_func=lambda view: _VIEW_ICONS[view],
            key=state.VIEW,
            label_visibility="collapsed",
            persist_state="session",
        )
    return ShelfSearch(
        words=cards.spellings(words), group=group or "all", tag=tag, days=days, people=people, order=order
    )


def _number(say: Translate, what: str, known: tuple[int, ...], key: str) -> int | None:
    """A choice among the days or people that trips have; nothing to choose where all have the same."""
    if len(known) < 2:
        return None
    return st.selectbox(
        say(f"library-any-{what}"),
        known,
        index=None,
        placeholder=say(f"library-any-{what}"),
        format_func=lambda count: say(f"chip-{what}", **{what: count}),
        key=key,
        label_visibility="collapsed",
        width=132,
    )


def _page(count: int) -> int:
    if count <= PER_PAGE:
        return 1
    return st.pagination(-(-count // PER_PAGE), key=state.PAGE)


def _cards(found: tuple[ShelvedRun, ...], say: Translate) -> None:
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
