"""What does not hold in one of the compared plans, but not in all of them."""

from collections.abc import Sequence
from typing import NamedTuple

import streamlit as st

from components.look.escape import safe
from components.look.palette import SEVERITY_ICON
from core.evaluate.checklist import Standing
from studio.i18n import Translate


class Line(NamedTuple):
    """A finding: the letter of the plan, how grave it is, and the sentence."""

    letter: str
    standing: Standing
    message: str


def show(lines: Sequence[Line], say: Translate) -> None:
    """Draw the findings, or that there are none."""
    st.html(drawing(lines, say))


def drawing(lines: Sequence[Line], say: Translate) -> str:
    """The findings as HTML, in which every text is escaped."""
    if not lines:
        return f'<p class="only-one">{safe(say("compare-same-rules"))}</p>'
    drawn = "".join(
        f'<li class="{line.standing}"><b class="letter">{safe(line.letter)}</b>'
        f"<span>{SEVERITY_ICON[line.standing]} {safe(line.message)}</span></li>"
        for line in lines
    )
    return f'<ul class="only-one">{drawn}</ul>'
