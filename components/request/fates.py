"""The wishes of a request as they stand in its trip, to open: how many are met, and of each where, or why not."""

from collections.abc import Sequence

import streamlit as st

from components.look.escape import plain
from core.model.told_wish import ToldWish
from studio.i18n import Translate


def show(wishes: Sequence[ToldWish], say: Translate, *, key: str) -> None:
    """Draw what opens to the list of wishes; nothing where there are none."""
    if not wishes:
        return
    met = sum(one.fate == "met" for one in wishes)
    icon = ":material/checklist:" if met == len(wishes) else ":material/rule:"
    with st.popover(plain(say("wishes-met", met=met, of=len(wishes))), key=key, icon=icon):
        st.markdown("\n".join(f"- {plain(one.line.says(say.language))}" for one in wishes))
