"""The Checks tab: what every suite has to say against a plan, and what it found in order."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

import streamlit as st

from components.scores import checklist
from core.errors import PlanFormatError
from core.evaluate.checklist import Section, sections, with_wishes
from core.evaluate.plan_document import read_plan
from core.evaluate.registry import SUITES, suites_for
from core.evaluate.wishes.all_wishes import told_wishes
from core.model.report import Severity, Where
from core.model.run import Run
from core.model.told_wish import ToldWish
from core.sandbox.sandbox import Sandbox
from studio import services
from studio.i18n import Translate
from studio.memo import Memo
from studio.panels import wording
from studio.panels.view import TripView


def show(view: TripView, on_pick: Callable[[Where], None], say: Translate) -> None:
    """Draw the checks; `on_pick` is called with the place of one that is pressed."""
    run, sandbox = view.run, view.sandbox
    with st.spinner(say("judging"), show_time=False):
        found = said(run, sandbox, suites_for("traveller", "benchmark"))
        released = said(run, sandbox, suites_for("research"))
    others = [section for section in found if section.name in suites_for("benchmark")]
    ours = [section for section in found if section not in others]
    draw = partial(checklist.show, on_pick=on_pick, selected=view.selected, say=say, key=f"{view.key}-checks")
    with st.container(key=f"checks_list-{view.key}"):
        draw(ours)
        st.caption(say("checks-others"))
        draw(others, unfold=False)
        draw(released, unfold=False)


def by_stop(found: Sequence[Section], standings: Collection[Severity], say: Translate) -> dict[Where, str]:
    """What was found of these standings, by the stop that it concerns; on a leg to a stop it concerns that stop."""
    told: dict[Where, str] = {}
    for section in found:
        for finding in section.findings:
            where = finding.violation.where
            if where.day is not None and finding.standing in standings:
                stop = where._replace(leg=None)
                message = finding.violation.message.says(say.language)
                told[stop] = f"{told[stop]}{say('verdict-separator')}{message}" if stop in told else message
    return told


def said(run: Run, sandbox: Sandbox, by: tuple[str, ...] = suites_for("traveller")) -> tuple[Section, ...]:
    """What the suites say of a run's plan, and how it meets its wishes, with the names of places in the reader's words."""
    key = (services.fingerprint(run), sandbox.manifest.checksum, by)
    return _SAID.get(key, lambda: _said(run, sandbox, by))


_SAID: Memo[tuple[Section, ...]] = Memo(
    20_000, size=lambda found: 50 + sum(len(one.findings) for one in found)
)
"""Some 300 usual ones, as of the reports that they are made of."""


def _said(run: Run, sandbox: Sandbox, by: tuple[str, ...]) -> tuple[Section, ...]:
    cards = [SUITES[name].card for name in by]
    judged = list(zip(cards, services.judged(run, sandbox, by), strict=True))
    found = with_wishes(sections(judged), _wishes(run, sandbox) if by[0] in suites_for("traveller") else ())
    return tuple(wording.in_words(section, sandbox, run.query.target_city) for section in found)


def _wishes(run: Run, sandbox: Sandbox) -> tuple[ToldWish, ...]:
    """The wishes as the plan meets them; none of a plan that cannot be read, which the suites say themselves."""
    try:
        return told_wishes(run.query, read_plan(run.document, sandbox), sandbox)
    except PlanFormatError:
        return ()
