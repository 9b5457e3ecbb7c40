"""A run on its way: what it is doing, for how long, what it has found, and a button that ends it."""

import streamlit as st

from components.request import progress
from core.agents.drafts import better_ones
from core.agents.events import Step
from core.model.run import now
from pages.plan import starting
from studio import services
from studio.i18n import Translate
from studio.jobs import visitor
from studio.panels import console

POLL = 0.4
"""Seconds between two looks at a run."""
_STOPPING = 0.5
"""Seconds in which a run that was asked to stop is over."""


@st.fragment(run_every=POLL)
def show(run_id: str, say: Translate) -> None:
    """Progress of a run, again and again until it is over."""
    run = services.store().get(run_id)
    if run.is_over:
        st.rerun()
    starting.at_work().look(run_id, visitor())
    place = starting.at_work().place(run_id)
    if place is not None:
        _waiting(run_id, place, say)
        return
    told = services.store().told(run_id)
    events = [one.event for one in told]
    steps = [event.title.says(say.language) for event in events if isinstance(event, Step)]
    wants_stop = progress.show(
        steps[-1] if steps else say("planning"),
        elapsed=max(0.0, (now() - run.created).total_seconds()),
        limit=run.time_limit,
        found=better_ones((one.seconds, one.event) for one in told),
        say=say,
        key=f"stop-{run_id}",
    )
    if wants_stop:
        _stop(run_id)
    known = run.sandbox in services.library().names()
    console.show(
        run, told, services.sandbox(run.sandbox) if known else None, say=say, key=f"running-{run_id}"
    )


def _waiting(run_id: str, place: int, say: Translate) -> None:
    """A run that waits for its turn: its place in the queue, and a way out of it."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption(say("queue-place", place=place), width="content")
        if st.button(say("progress-stop"), icon=":material/stop_circle:", key=f"leave-{run_id}"):
            _stop(run_id)


def _stop(run_id: str) -> None:
    starting.at_work().stop(run_id)
    if starting.at_work().wait(run_id, _STOPPING):
        st.rerun()
