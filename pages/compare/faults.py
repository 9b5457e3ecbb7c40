"""What does not hold in some of the compared trips, each with the ways to see it and to mend it on the trip's own page."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import streamlit as st

from components.comparison import only_in_one
from components.comparison.only_in_one import LoneFinding
from core.evaluate.checklist import GRAVEST_FIRST, Finding
from core.model.plan import Flight, Train
from core.model.report import Severity, Where
from studio import services
from studio.i18n import Translate
from studio.panels import checks
from studio.panels.view import TripView
from studio.state import plan as plan_state
from studio.state import session

_GRAVE: tuple[Severity, ...] = ("broken", "unmet")


class _Fault(NamedTuple):
    """A finding of the plan of a letter, and where it is in it."""

    line: LoneFinding
    view: TripView
    where: Where


def show(views: Mapping[str, TripView], say: Translate) -> None:
    """Draw what is found against some of the plans, but not against all: the grave ones with where they lead."""
    found = _only_in_one(views, say)
    grave = [one for one in found if one.line.standing in _GRAVE]
    with st.container(gap="xsmall"):
        for number, one in enumerate(grave):
            _row(one, f"{one.line.standing}_line-compare-{number}", say)
    others = [one.line for one in found if one.line.standing not in _GRAVE]
    if others or not grave:
        only_in_one.show(others, say)


def _only_in_one(views: Mapping[str, TripView], say: Translate) -> list[_Fault]:
    told = {letter: _findings(view, say) for letter, view in views.items()}
    shared = set.intersection(*(set(of_plan) for of_plan in told.values()))
    faults = [
        _Fault(LoneFinding(letter, one.standing, message), views[letter], one.violation.where)
        for letter, of_plan in told.items()
        for message, one in of_plan.items()
        if message not in shared
    ]
    return sorted(faults, key=lambda fault: GRAVEST_FIRST.index(fault.line.standing))


def _findings(view: TripView, say: Translate) -> dict[str, Finding]:
    """The findings of a plan by what they say."""
    sections = checks.said(view.run, view.sandbox)
    return {one.violation.message.says(say.language): one for section in sections for one in section.findings}


def _row(fault: _Fault, key: str, say: Translate) -> None:
    with st.container(key=key, horizontal=True, vertical_alignment="center"):
        only_in_one.line(fault.line)
        # a studio that is read-only has no page of the trip
        if fault.where.activity is None or services.settings().read_only:
            return
        _link("compare-show-it", fault, plan_state.SHOWN_STOP, say)
        if _can_be_mended(fault):
            _link("compare-mend-it", fault, plan_state.MENDED_STOP, say)


def _link(message: str, fault: _Fault, name: str, say: Translate) -> None:
    run = fault.view.run
    st.page_link(
        session.page("plan"),
        label=say(message),
        query_params={**plan_state.link(run), **plan_state.stop(name, fault.where)},
        width="content",
    )


def _can_be_mended(fault: _Fault) -> bool:
    """Whether the stop has a form: a train or flight has none."""
    at = [fault.where.day, fault.where.activity]
    stops: Sequence[object] = [one for *place, one in fault.view.plan.activities() if place == at]
    return any(not isinstance(one, Train | Flight) for one in stops)
