"""Why there is no such trip: the wishes that clash, and the smallest changes that work, to be taken with one click."""

from collections.abc import Sequence

import streamlit as st

from components.escape import plain
from components.palette import SEVERITY_ICON
from studio.i18n import Translate


def show(
    title: str,
    reason: str,
    *,
    wishes: Sequence[str],
    ways_out: Sequence[tuple[str, str]],
    is_looking: bool,
    say: Translate,
    key: str,
) -> int | None:
    """Draw the panel and return the number of the way out that was just taken.

    `wishes` are the sentences that clash; `ways_out` (what changes, what the trip then is) pairs, each known to work;
    `is_looking` says that there may be more of them soon; one is taken when that is over.
    """
    taken = None
    with st.container(border=True, key=f"{key}-panel"):
        st.markdown(f"**{SEVERITY_ICON['broken']} {plain(title)}**")
        st.markdown(plain(reason))
        if len(wishes) > 1:
            st.caption(say("clash-wishes"))
            for wish in wishes:
                st.markdown(f"- {plain(wish)}")
        if ways_out:
            st.caption(say("clash-ways-out"))
        for number, (change, trip) in enumerate(ways_out):
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
                label = plain(change)
                if st.button(
                    label, key=f"{key}-{number}", icon=":material/done_all:", wrap=True, disabled=is_looking
                ):
                    taken = number
                st.caption(plain(trip), width="content")
        if is_looking:
            st.caption(f":material/hourglass_top: {say('clash-looking')}")
        elif not ways_out:
            st.caption(say("clash-no-way-out"))
    return taken
