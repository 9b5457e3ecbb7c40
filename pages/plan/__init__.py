"""The Plan page: from a typed request to an itinerary, its verdict, and what it is made of."""

from collections.abc import Mapping

import streamlit as st

from components import empty_state
from components.escape import plain
from core.errors import InputError, SandboxError, TripStudioError
from core.model.run import Run
from pages.plan import asking, matters, opening, outcome, running, starting, understood
from studio import services
from studio.i18n import Translate, translator
from studio.state import address, session
from studio.state import plan as state


def render() -> None:
    """Draw the page for the run or the request that the address names."""
    say = translator(session.language())
    address.follow()
    run = _run_of_the_address(say)
    if state.wanted() is None:  # else the form has what is wanted, which no run was planned with yet
        matters.adopt(run)
    asking.box(run, say)
    try:
        if run is not None:
            run = _as_wanted(run)
            understood.show(run, _held(run), services.sandbox(run.sandbox), say)
        with st.container(horizontal=True, vertical_alignment="center"):
            matters.show(asking.chosen_agent(), run, say)
            asking.method(say)
            if run is not None:
                asking.time_taken(run, say)
                asking.way_back(run, say)
        text = state.asked()
        if text is not None:
            run = asking.complete(text, say)
            if run is not None:
                st.rerun()  # what the next run draws above it would push all else aside, and draw it twice
        elif run is None:
            opening.upload(say)
            _make_ready()
        if run is not None:
            _show(run, say)
    except SandboxError as error:
        empty_state.show(
            say("sandbox-trouble"), error.text.says(say.language), command="tripstudio sandbox list"
        )
    except TripStudioError as error:
        empty_state.show(say("trouble"), error.text.says(say.language))
    address.arrive()


def _as_wanted(run: Run) -> Run:
    """The run itself, or the one of what was asked for instead."""
    wanted = state.wanted()
    if wanted is None:
        return run
    changed = starting.change(run, wanted, asking.chosen_method())
    matters.adopt(changed)
    return changed


def _make_ready() -> None:
    """What the first request needs is opened while it is being typed. Raises SandboxError where there is no data."""
    services.sandbox(session.sandbox_name())
    starting.at_work()


def _held(run: Run) -> Mapping[str, bool]:
    """Whether each wish, by its text in the DSL, holds; empty without a plan, or without the data to judge it by."""
    if run.document is None or run.sandbox not in services.library().names():
        return {}
    report = services.judge(run, services.sandbox(run.sandbox))
    return {verdict.source: verdict.ok for verdict in report.logical}


def _show(run: Run, say: Translate) -> None:
    if run.is_over:
        outcome.show(run, services.sandbox(run.sandbox), say)
    else:
        running.show(run.id, say)


def _run_of_the_address(say: Translate) -> Run | None:
    run_id = state.run_id()
    if run_id is None:
        return None
    try:
        return services.store().get(run_id)
    except InputError as error:
        st.warning(plain(error.text.says(say.language)), icon=":material/search_off:")
        return None
