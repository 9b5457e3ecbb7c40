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
    st.html(f'<div class="only-one">{_told([one.letter], one.standing, one.message)}</div>', width="stretch")


def drawing(lines: Sequence[LoneFinding], say: Translate) -> str:
    """The findings as HTML, in which every text is escaped; what is found of several plans is told once."""
    if not lines:
        return f'<p class="only-one">{safe(say("compare-same-rules"))}</p>'
    letters: dict[tuple[Severity, str], list[str]] = {}
    for one in lines:
        letters.setdefault((one.standing, one.message), []).append(one.letter)
    drawn = "".join(
        f'<li class="{standing}">{_told(of_plans, standing, message)}</li>'
        for (standing, message), of_plans in letters.items()
    )
    return f'<ul class="only-one">{drawn}</ul>'


def _told(letters: Sequence[str], standing: Severity, message: str) -> str:
    signs = "".join(f'<b class="letter">{safe(letter)}</b>' for letter in letters)
    return f"{signs}<span>{SEVERITY_ICON[standing]} {safe(message)}</span>"
