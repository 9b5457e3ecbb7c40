"""The Checks tab: what every suite has to say against a plan, and what it found in order."""

from functools import partial

import streamlit as st

from components import checklist
from core.evaluate.checklist import Section, sections
from core.evaluate.registry import SUITES
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from studio import services, state
from studio.i18n import Translate

OURS = ("chinatravel", "common_sense")
"""Whose rules a traveller would ask for; the wishes of the request come with the first."""
OTHERS = ("traveleval", "tripscore", "triptailor")
AS_RELEASED = ("traveleval:release",)


def show(run: Run, sandbox: Sandbox, say: Translate) -> None:
    """Draw the checks; a pressed one is selected in all views."""
    with st.spinner(say("judging"), show_time=False):
        found = _sections(run, sandbox, (*OURS, *OTHERS))
        released = _sections(run, sandbox, AS_RELEASED)
    ours = [section for section in found if section.name not in OTHERS]
    others = [section for section in found if section.name in OTHERS]
    draw = partial(checklist.show, on_pick=state.select, selected=state.selected(), say=say, key="checks")
    with st.container(key="checks_list"):
        draw(ours)
        st.caption(say("checks-others"))
        draw(others, unfold=False)
        draw(released, unfold=False)


def _sections(run: Run, sandbox: Sandbox, suites: tuple[str, ...]) -> tuple[Section, ...]:
    judged = [(SUITES[name].card, services.judge(run, sandbox, name)) for name in suites]
    return sections(run.query, judged)
