"""The request as it was typed, with marks on the words that were understood, and on those that were not."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

import streamlit as st

from components.look.escape import safe

MarkKind = Literal["fact", "wish", "doubt", "dropped", "lost"]
"""A fact of the trip, a wish, a reading that is not sure, what is no longer wanted as typed, what nobody understood."""


class Mark(NamedTuple):
    """Characters [start, end) of the text, what they are, and the sentence that shows when one points at them."""

    start: int
    end: int
    kind: MarkKind
    title: str = ""


def show(text: str, marks: Iterable[Mark]) -> None:
    """Draw the text with its marks. Every character is shown as it was typed."""
    st.html(f'<p class="request-text">{marked(text, marks)}</p>')


def marked(text: str, marks: Iterable[Mark]) -> str:
    """The text as HTML. Where marks overlap, the one that begins first counts, and of those the longest."""
    pieces, at = [], 0
    for mark in sorted(marks, key=lambda mark: (mark.start, -mark.end)):
        start, end = max(mark.start, at), min(mark.end, len(text))
        if start >= end:
            continue
        inner, title = safe(text[start:end]), safe(mark.title)
        pieces += [safe(text[at:start]), f'<mark class="{mark.kind}" title="{title}">{inner}</mark>']
        at = end
    return "".join([*pieces, safe(text[at:])])
