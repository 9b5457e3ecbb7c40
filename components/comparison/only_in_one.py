"""What does not hold in one of the compared plans, but not in all of them."""

from collections.abc import Sequence
from typing import NamedTuple

import streamlit as st

from components.look.escape import safe
from components.look.palette import SEVERITY_ICON
from core.model.report import Severity
from studio.i18n import Translate


class LoneFinding(NamedTuple):
    """A finding: the letter of the plan, how grave it is, and the sentence."""

    letter: str
    standing: Severity
    message: str


def show(lines: Sequence[LoneFinding], say: Translate) -> None:
    """Draw the findings, or that there are none."""
    st.html(drawing(lines, say))


def line(one: LoneFinding) -> None:
    """Draw one finding, as wide as what stands beside it leaves."""
    st.html(f'<div class="only-one">{_told(one)}</div>', width="stretch")


def drawing(lines: Sequence[LoneFinding], say: Translate) -> str:
    """The findings as HTML, in which every text is escaped."""
    if not lines:
        return f'<p class="only-one">{safe(say("compare-same-rules"))}</p>'
    drawn = "".join(f'<li class="{one.standing}">{_told(one)}</li>' for one in lines)
    return f'<ul class="only-one">{drawn}</ul>'


def _told(one: LoneFinding) -> str:
    return f'<b class="letter">{safe(one.letter)}</b><span>{SEVERITY_ICON[one.standing]} {safe(one.message)}</span>'
