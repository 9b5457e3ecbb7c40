"""A stop of a trip changed: what may stand in its place or beside it, when it begins, how long it takes, how one gets there."""

from collections.abc import Callable, Sequence
from datetime import time
from typing import NamedTuple

import streamlit as st

from components.look.escape import plain
from core.model.locks import StopKind
from core.model.mode import MODES, Mode
from core.text import shown
from studio.i18n import Translate

_KINDS: tuple[StopKind, ...] = ("attraction", "lunch", "dinner")


class Fitting(NamedTuple):
    """A place that fits, and why."""

    name: str
    why: str


class When(NamedTuple):
    """When a stop is wanted: its beginning, minutes, day (from 1), and the way there (None: as it is)."""

    start: time
    minutes: int
    day: int
    mode: Mode | None


def choose(found: Sequence[Fitting], *, on_take: Callable[[int], None], say: Translate, key: str) -> None:
    """Draw places that fit as buttons with why; `on_take` is called with the number of the one that is taken."""
    if not found:
        st.caption(say("edit-nothing-fits"))
    for number, one in enumerate(found):
        named, why = st.columns([2, 5], vertical_alignment="center")
        named.button(
            plain(one.name),
            key=f"{key}-fit-{number}",
            width="stretch",
            wrap=True,
            on_click=on_take,
            args=(number,),
        )
        why.caption(plain(one.why))


def kind_to_add(*, say: Translate, key: str) -> StopKind:
    """Draw the choice of what is added."""
    chosen = st.segmented_control(
        say("edit-kind"),
        _KINDS,
        default=_KINDS[0],
        required=True,
        format_func=lambda kind: say(f"kind-{kind}"),
        key=key,
        label_visibility="collapsed",
    )
    return chosen or _KINDS[0]


def any_of(
    names: Sequence[str],
    called: Callable[[str], str],
    *,
    on_add: Callable[[], None],
    say: Translate,
    key: str,
) -> None:
    """Draw the choice of any place by its name; `on_add` is called when one is added, and finds it under the key."""
    with st.form(f"{key}-any", border=False):
        st.selectbox(
            say("edit-any"),
            names,
            None,
            format_func=lambda one: shown(called(one)),
            placeholder=say("missing-choose"),
            key=key,
        )
        st.form_submit_button(say("edit-add"), on_click=on_add)


def when(now: When, days: int, *, on_send: Callable[[], None], say: Translate, key: str) -> None:
    """Draw the form of a stop as it is; `on_send` is called when it is sent, and finds what it holds with `when_in`."""
    with st.form(f"{key}-when", border=False):
        begins, takes, on = st.columns(3)
        with begins:
            st.time_input(say("edit-start"), now.start, step=300, key=f"{key}-start")
        with takes:
            st.number_input(
                say("edit-minutes"), 10, 720, min(max(now.minutes, 10), 720), 15, key=f"{key}-minutes"
            )
        with on:
            st.selectbox(
                say("edit-day"),
                range(1, days + 1),
                now.day - 1,
                format_func=lambda one: say("day", day=one),
                key=f"{key}-day",
            )
        st.segmented_control(
            say("edit-mode"),
            MODES,
            default=now.mode,
            format_func=lambda one: say(f"mode-{one}"),
            key=f"{key}-mode",
        )
        st.form_submit_button(say("wish-use"), type="primary", on_click=on_send)


def when_in(handed: Callable[[str], object], key: str) -> When | None:
    """What the form of a key holds, by what its widgets hand back; None where one of them holds nothing."""
    match tuple(handed(f"{key}-{name}") for name in ("start", "minutes", "day", "mode")):
        case (time() as start, int(minutes), int(day), mode):
            return When(
                start=start, minutes=minutes, day=day, mode=next((one for one in MODES if one == mode), None)
            )
        case _:
            return None
