"""What the address names: a run with its trip, or a request and what it still lacks."""

from dataclasses import replace
from functools import partial

import streamlit as st

from components.look.escape import plain
from core.errors import InputError, PlanFormatError
from core.evaluate.plan_document import read_plan
from core.model.run import Run
from pages.plan import changes, dataless, elsewhere, follow, outcome, running, starting, versions
from pages.plan.request import asking, completing, landing, matters, questions, understood, words
from pages.plan.request.understood import CheckedPlan
from studio import services
from studio.i18n import Translate
from studio.panels import checks, share
from studio.state import plan as state


def show(say: Translate) -> None:
    """Draw the page for the run or the request that the address names. Raises TripStudioError where that cannot be done."""
    run = _run_of_the_address(say)
    # Else the form has what is wanted, which no run was planned with yet.
    if state.wanted() is None:
        matters.adopt(run)
    if run is None:
        run = _open_request(say)
    else:
        run = _as_wanted(run)
        if not services.has_data(run.sandbox):
            dataless.show(run, say)
            return
        judged = _judged(run)
        plan, sandbox = judged.plan if judged is not None else None, services.sandbox(run.sandbox)
        # in one place, however much it is: what a press below was aimed at is still there when the press arrives
        with st.container(gap="xsmall"):
            understood.bar(run, changes.of(run), judged, sandbox, say, actions=partial(_actions, run, say))
            with st.container(key="left_open", horizontal=True, vertical_alignment="center", gap="small"):
                words.not_understood(run, plan, sandbox, say)
                questions.beside(run, sandbox, say)
                outcome.remark(run, say)
            elsewhere.show(run, say)
        if run.is_over:
            outcome.show(run, judged, sandbox, say)
            running.again(run, say)
        else:
            running.show(run.id, say)
        follow.box(run, plan, sandbox, say)
        elsewhere.watch(run)


def _as_wanted(run: Run) -> Run:
    """The run itself, or the one of what was asked for instead."""
    wanted = state.wanted()
    if wanted is None:
        return run
    changed = starting.change(run, wanted, asking.agent_as_chosen(), state.wanted_change())
    matters.adopt(changed)
    return changed


def _open_request(say: Translate) -> Run | None:
    """The first page, or what a request of the address still lacks; its run once it is complete."""
    text = state.open_request()
    if text is None:
        landing.show(say)
        return None
    run = completing.show(text, say)
    if run is not None:
        # What the next run draws above it would push all else aside, and draw it twice.
        st.rerun()
    return run


def _judged(run: Run) -> CheckedPlan | None:
    """The plan of a run with what was found of it; None without a plan that can be read.

    Why a plan cannot be read is told by what came of the run.
    """
    if run.document is None:
        return None
    sandbox = services.sandbox(run.sandbox)
    try:
        plan = read_plan(run.document, sandbox)
    except PlanFormatError:
        return None
    report = services.judge(run, sandbox)
    held = {verdict.source: verdict.ok for verdict in report.logical}
    return CheckedPlan(plan, checks.said(run, sandbox), held)


def _actions(run: Run, say: Translate) -> None:
    """What one does with the whole trip: its versions, what matters, the method, and the link to it."""
    with st.container(
        key="page_actions", horizontal=True, vertical_alignment="center", gap="small", width="content"
    ):
        versions.show(run, say)
        matters.show(asking.chosen_agent(), run, say)
        asking.agent_choice(run, say)
        share.show(state.link(run), say, key="share_trip")


def _run_of_the_address(say: Translate) -> Run | None:
    run_id = state.run_id()
    if run_id is None:
        return None
    try:
        return _read(services.store().get(run_id))
    except InputError as error:
        st.warning(plain(error.text.stands(say.language)), icon=":material/search_off:")
        return None


def _read(run: Run) -> Run:
    """A run; one of a request that is not planned yet and is a text alone, with what its text says."""
    if run.status != "asked" or not run.query.missing or not services.has_data(run.sandbox):
        return run
    _, query = questions.answered(run.query.text, services.sandbox(run.sandbox))
    return replace(run, query=replace(query, uid=run.query.uid))
