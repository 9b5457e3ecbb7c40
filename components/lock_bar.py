"""What one can ask for the selected activity: to keep it, to keep its time, to drop it."""

from collections.abc import Sequence

import streamlit as st

from components.escape import plain
from studio.i18n import Translate

_ICONS = {"keep": ":material/keep:", "keep-time": ":material/schedule:", "drop": ":material/close:"}


def show(
    title: str | None, locks: Sequence[str], *, held: str | None = None, say: Translate, key: str
) -> str | None:
    """Draw the bar for the activity of that title (None: nothing is selected); the lock that was just asked for.

    `held` is the lock that the activity has already.
    """
    with st.container(horizontal=True, gap="small", vertical_alignment="center", key=f"{key}-bar"):
        if title is None:
            st.caption(say("lock-hint"))
            return None
        said = plain(title)
        st.caption(f"{said} · {say(f'lock-held-{held}')}" if held else said)
        for lock in locks:
            if lock == held:
                continue
            if st.button(say(f"lock-{lock}"), icon=_ICONS[lock], key=f"{key}-{lock}", type="tertiary"):
                return lock
    return None
