"""A stop of a trip changed: what may stand in its place or beside it, when it begins, how long it takes, how one gets there."""

from collections.abc import Callable, Sequence
from datetime import time
from typing import NamedTuple

import streamlit as st

from components.look.escape import plain
from core.model.locks import StopKind
from core.model.mode import Mode
from core.text import shown
from studio.i18n import Translate

_KINDS: tuple[StopKind, ...] = ("attraction", "lunch", "dinner")
_MODES: tuple[Mode, ...] = ("walk", "metro", "taxi")


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


def choose(found: Sequence[Fitting], *, say: Translate, key: str) -> int | None:
    """Draw places that fit as buttons with why; the number of the one that was just taken."""
    if not found:
        st.caption(say("edit-nothing-fits"))
    taken = None
    for number, one in enumerate(found):
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            if st.button(plain(one.name), key=f"{key}-fit-{number}", type="secondary"):
                taken = number
            st.caption(plain(one.why), width="stretch")
    return taken


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


def any_of(names: Sequence[str], called: Callable[[str], str], *, say: Translate, key: str) -> str | None:
    """Draw the choice of any place by its name; the one that was just added."""
    with st.form(f"{key}-any", border=False):
        name = st.selectbox(
            say("edit-any"),
            names,
            None,
            format_func=lambda one: shown(called(one)),
            placeholder=say("missing-choose"),
            key=f"{key}-any-name",
        )
        pressed = st.form_submit_button(say("edit-add"))
    return name if pressed else None


def when(
    start: time, minutes: int, day: int, days: int, mode: Mode | None, *, say: Translate, key: str
) -> When | None:
    """Draw the form of a stop as it is; as it is wanted once that is sent."""
    with st.form(f"{key}-when", border=False):
        begins, takes, on = st.columns(3)
        with begins:
            wanted = st.time_input(say("edit-start"), start, step=300, key=f"{key}-start")
        with takes:
            length = st.number_input(
                say("edit-minutes"), 10, 720, min(max(minutes, 10), 720), 15, key=f"{key}-minutes"
            )
        with on:
            chosen = st.selectbox(
                say("edit-day"),
                range(1, days + 1),
                day - 1,
                format_func=lambda one: say("day", day=one),
                key=f"{key}-day",
            )
        by = st.segmented_control(
            say("edit-mode"),
            _MODES,
            default=mode,
            format_func=lambda one: say(f"mode-{one}"),
            key=f"{key}-mode",
        )
        pressed = st.form_submit_button(say("wish-use"), type="primary")
    return When(wanted, int(length), chosen, by) if pressed else None
