"""The Checks tab: what every suite has to say against a plan, and what it found in order."""

from dataclasses import replace
from functools import partial
from typing import get_args

import streamlit as st

from components.scores import checklist
from core.evaluate.checklist import Finding, Rule, Section, sections
from core.evaluate.protocol import Audience
from core.evaluate.registry import SUITES
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from core.text import Language, Text
from studio import services
from studio.i18n import Translate
from studio.panels import reading
from studio.panels.view import TripView


def show(view: TripView, say: Translate) -> None:
    """Draw the checks; a pressed one is selected in the whole view."""
    run, sandbox = view.run, view.sandbox
    with st.spinner(say("judging"), show_time=False):
        found = said(run, sandbox, suites("traveller", "benchmark"))
        released = said(run, sandbox, suites("research"))
    others = [section for section in found if section.name in suites("benchmark")]
    ours = [section for section in found if section not in others]
    draw = partial(
        checklist.show, on_pick=view.select, selected=view.selected, say=say, key=f"{view.key}-checks"
    )
    with st.container(key=f"checks_list-{view.key}"):
        draw(ours)
        st.caption(say("checks-others"))
        draw(others, unfold=False)
        draw(released, unfold=False)


def suites(*audiences: Audience) -> tuple[str, ...]:
    """The names of the suites for these audiences, in this order."""
    return tuple(name for one in audiences for name, suite in SUITES.items() if suite.card.audience == one)


def said(run: Run, sandbox: Sandbox, by: tuple[str, ...] = suites("traveller")) -> tuple[Section, ...]:
    """What the suites say of a run's plan, with the names of places in the reader's words."""
    judged = [(SUITES[name].card, services.judge(run, sandbox, name)) for name in by]
    return tuple(_named(section, run, sandbox) for section in sections(judged))


def _named(section: Section, run: Run, sandbox: Sandbox) -> Section:
    zh, en = (reading.names(sandbox, run.query.target_city, language) for language in get_args(Language))

    def text(given: Text) -> Text:
        return Text(given.says("zh", zh), given.says("en", en))

    def finding(given: Finding) -> Finding:
        violation = replace(given.violation, message=text(given.violation.message))
        return replace(given, violation=violation, rule=text(given.rule))

    def rule(given: Rule) -> Rule:
        return replace(given, text=text(given.text))

    return replace(
        section,
        findings=tuple(map(finding, section.findings)),
        told_above=tuple(map(finding, section.told_above)),
        holding=tuple(map(rule, section.holding)),
        open=tuple(map(rule, section.open)),
    )
