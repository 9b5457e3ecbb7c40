"""Why there is no such trip: the wishes that clash, and the smallest changes that work, to be taken with one click."""

from collections.abc import Callable, Sequence
from typing import NamedTuple
from zlib import crc32

import streamlit as st

from components.look.escape import plain
from components.look.palette import SEVERITY_ICON
from studio.i18n import Translate


class WayOut(NamedTuple):
    """A change: what it is, what the trip then is (nothing where that was not tried), and what takes it."""

    change: str
    trip: str
    take: Callable[[], None]


def show(
    title: str,
    reason: str,
    *,
    wishes: Sequence[str],
    ways_out: Sequence[WayOut],
    is_looking: bool,
    say: Translate,
    key: str,
) -> None:
    """Draw the panel. `wishes` are the sentences that clash; `is_looking` says that there may be more ways out soon."""
    with st.container(border=True, gap="xsmall", key=f"{key}-panel"):
        told = say("clash-why", title=title, reason=reason) if reason else title
        st.markdown(f"**{SEVERITY_ICON['broken']} {plain(told)}**")
        if len(wishes) > 1:
            st.caption(plain(f"{say('clash-wishes')}{say('verdict-separator').join(wishes)}"))
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            if any(way_out.trip for way_out in ways_out):
                st.caption(say("clash-ways-out"), width="content")
            for way_out in ways_out:
                _way_out(way_out, key)
            if is_looking:
                st.caption(f":material/hourglass_top: {say('clash-looking')}", width="content")
            elif not ways_out:
                st.caption(say("clash-no-way-out"))


def _way_out(way_out: WayOut, key: str) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall", width="content"):
        # a key a change: a press finds what it was aimed at, however many more are found meanwhile
        st.button(
            plain(way_out.change),
            key=f"{key}-{crc32(way_out.change.encode())}",
            icon=":material/done_all:",
            wrap=True,
            on_click=way_out.take,
        )
        if way_out.trip:
            st.caption(plain(way_out.trip), width="content")
