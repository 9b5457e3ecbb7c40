"""Which trips are looked for in the library, and which those are: by what is kept of them, and by how their plans stand."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

import streamlit as st

from components.look.palette import SEVERITY_ICON
from core.bench.store.shelf import Group, ShelfOrder, ShelfSearch, ShelvedRun
from core.text import shown
from pages.library import cards
from studio import services
from studio.i18n import Translate
from studio.state import library as state

Kind = Literal["all", "holds", "faulty", "impossible", "unfinished", "bin"]
KINDS: tuple[Kind, ...] = get_args(Kind)
_GROUPS: dict[Kind, Group] = {
    "all": "all",
    "holds": "planned",
    "faulty": "planned",
    "impossible": "impossible",
    "unfinished": "unfinished",
    "bin": "bin",
}
_JUDGED: tuple[Kind, ...] = ("holds", "faulty")
"""The kinds that a plan belongs to by what the suites say of it."""
_FEW = 48
"""Trips that are looked at, so that their number is told, before anybody asks how they stand."""
_VIEW_ICONS = {"cards": ":material/grid_view:", "list": ":material/view_list:"}
ORDERS: tuple[ShelfOrder, ...] = ("newest", "oldest", "destination", "days", "people")


@dataclass(frozen=True, slots=True)
class TripFilter:
    """What the shelf is asked for, and the kind of trip among that."""

    search: ShelfSearch
    kind: Kind


@dataclass(frozen=True, slots=True)
class FoundTrips:
    """How many trips were found, and as many of them as are asked for from a first one on."""

    count: int
    part: Callable[[int, int], Sequence[ShelvedRun]]


def show(counts: Mapping[Group, int], say: Translate) -> TripFilter:
    """Draw the words, the kind, the tag, the numbers and the order that are looked for; `counts` are of the trips by group."""
    shelf = services.store().shelf
    standing = _standing(counts, say)
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="library_search"):
        typed = st.text_input(
            say("library-search"),
            max_chars=200,
            key=state.WORDS,
            placeholder=say("library-search-hint"),
            label_visibility="collapsed",
            width=196,
        )
        kind = _kind(counts, standing, say)
        tag = _tag(shelf.tags(), say)
        days = _number(say, "days", shelf.lengths(), state.DAYS)
        people = _number(say, "people", shelf.parties(), state.PEOPLE)
        order = _order(say)
        _view(say)
    words = cards.spellings(typed)
    return TripFilter(
        ShelfSearch(words=words, group=_GROUPS[kind], tag=tag, days=days, people=people, order=order), kind
    )


def _kind(counts: Mapping[Group, int], standing: Mapping[str, int], say: Translate) -> Kind:
    """A choice among the kinds of trips."""
    kind: Kind | None = st.segmented_control(
        say("library-kind"),
        KINDS,
        format_func=lambda name: _called(name, counts, standing, say),
        default="all",
        required=True,
        key=state.KIND,
        label_visibility="collapsed",
    )
    return kind or "all"


def _tag(tags: Sequence[str], say: Translate) -> str | None:
    """A choice among the tags that trips have; nothing to choose where none has one."""
    if not tags:
        return None
    return st.selectbox(
        say("library-tag"),
        tags,
        index=None,
        format_func=shown,
        placeholder=say("library-tag"),
        key=state.TAG,
        label_visibility="collapsed",
        width=120,
    )


def _order(say: Translate) -> ShelfOrder:
    """A choice of what comes first."""
    return st.selectbox(
        say("library-order"),
        ORDERS,
        format_func=lambda name: say(f"library-order-{name}"),
        key=state.ORDER,
        label_visibility="collapsed",
        width=140,
    )


def _view(say: Translate) -> None:
    """A choice between cards and a list."""
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


def _standing(counts: Mapping[Group, int], say: Translate) -> Mapping[str, int]:
    """How many trips hold and how many do not; nothing where there are so many that one would wait for it."""
    if counts["planned"] > _FEW:
        return {}
    with st.spinner(say("judging"), show_time=False):
        planned = services.store().shelf.find(ShelfSearch(group="planned"), _FEW)
        return Counter(cards.kind_of(kept.run) for kept in planned)


def _called(kind: Kind, counts: Mapping[Group, int], standing: Mapping[str, int], say: Translate) -> str:
    """The name of a kind, with the number of its trips as far as that is known."""
    name = say(f"library-kind-{kind}")
    if kind not in _JUDGED:
        return f"{name} {counts[_GROUPS[kind]]}"
    counted = f" {standing.get(kind, 0)}" if standing else ""
    return f"{SEVERITY_ICON['holds' if kind == 'holds' else 'broken']} {name}{counted}"


def find(wanted: TripFilter, say: Translate) -> FoundTrips:
    """The trips that are wanted; the plans are looked at where it is asked how they stand."""
    shelf = services.store().shelf
    count = shelf.count(wanted.search)
    if wanted.kind not in _JUDGED:
        return FoundTrips(count, lambda first, most: shelf.find(wanted.search, most, offset=first))
    with st.spinner(say("judging"), show_time=False):
        judged = [kept for kept in shelf.find(wanted.search, count) if cards.kind_of(kept.run) == wanted.kind]
    return FoundTrips(len(judged), lambda first, most: judged[first : first + most])


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
