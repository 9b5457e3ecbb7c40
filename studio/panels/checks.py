"""The Checks tab: what every suite has to say against a plan, and what it found in order."""

from functools import partial

import streamlit as st

from components.scores import checklist
from core.evaluate.checklist import Section, sections
from core.evaluate.registry import SUITES, suites_for
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from studio import services
from studio.i18n import Translate
from studio.panels import reading
from studio.panels.view import TripView


def show(view: TripView, say: Translate) -> None:
    """Draw the checks; a pressed one is selected in the whole view."""
    run, sandbox = view.run, view.sandbox
    with st.spinner(say("judging"), show_time=False):
        found = said(run, sandbox, suites_for("traveller", "benchmark"))
        released = said(run, sandbox, suites_for("research"))
    others = [section for section in found if section.name in suites_for("benchmark")]
    ours = [section for section in found if section not in others]
    draw = partial(
        checklist.show, on_pick=view.select, selected=view.selected, say=say, key=f"{view.key}-checks"
    )
    with st.container(key=f"checks_list-{view.key}"):
        draw(ours)
        st.caption(say("checks-others"))
        draw(others, unfold=False)
        draw(released, unfold=False)


def said(run: Run, sandbox: Sandbox, by: tuple[str, ...] = suites_for("traveller")) -> tuple[Section, ...]:
    """What the suites say of a run's plan, with the names of places in the reader's words."""
    cards = [SUITES[name].card for name in by]
    judged = list(zip(cards, services.judged(run, sandbox, by), strict=True))
    return tuple(reading.in_words(section, sandbox, run.query.target_city) for section in sections(judged))
