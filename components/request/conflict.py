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
    with st.container(border=True, key=f"{key}-panel"):
        st.markdown(f"**{SEVERITY_ICON['broken']} {plain(title)}**")
        if reason:
            st.markdown(plain(reason))
        if len(wishes) > 1:
            st.caption(say("clash-wishes"))
            st.markdown("\n".join(f"- {plain(wish)}" for wish in wishes))
        if any(way_out.trip for way_out in ways_out):
            st.caption(say("clash-ways-out"))
        for way_out in ways_out:
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
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
        if is_looking:
            st.caption(f":material/hourglass_top: {say('clash-looking')}")
        elif not ways_out:
            st.caption(say("clash-no-way-out"))
