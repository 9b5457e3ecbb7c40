"""The wishes of a request as they stand in its trip, to open: how many are met, and of each where, or why not."""

from collections import Counter
from collections.abc import Iterator, Sequence

import streamlit as st

from components.look.escape import plain
from core.model.told_wish import Fate, ToldWish
from studio.i18n import Translate


def show(wishes: Sequence[ToldWish], say: Translate, *, key: str) -> None:
    """Draw what opens to the list of wishes; nothing where there are none."""
    if not wishes:
        return
    icon = ":material/checklist:" if all(one.fate == "met" for one in wishes) else ":material/rule:"
    with st.popover(plain(counted(wishes, say)), key=key, icon=icon):
        st.markdown("\n".join(f"- {plain(one.line.says(say.language))}" for one in wishes))


def counted(wishes: Sequence[ToldWish], say: Translate) -> str:
    """How many of those are met of which the data tell anything, and of how many they tell nothing."""
    return " · ".join(_counts(Counter(one.fate for one in wishes), say))


def _counts(fates: Counter[Fate], say: Translate) -> Iterator[str]:
    if judged := fates["met"] + fates["unmet"]:
        yield say("wishes-met", met=fates["met"], of=judged)
    if fates["unseen"]:
        yield say("wishes-unseen" if judged else "wishes-all-unseen", count=fates["unseen"])
    elif not judged:
        yield say("mark-lost")
