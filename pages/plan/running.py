"""A run on its way: what it is doing, for how long, what it has found, and a button that ends it."""

from functools import partial

import streamlit as st

from components.request import progress
from core.agents.drafts import incumbents
from core.agents.events import Step
from core.bench.told_events import KeptEvent
from core.model.run import Run, now
from pages.plan import starting
from studio import services
from studio.i18n import Translate
from studio.panels import console
from studio.work.jobs import visitor

POLL = 0.4
"""Seconds between two looks at a run."""
_FEWER = 5
"""So many who wait before a run make a look at it rarer by one more POLL: looks of many take time that their plans need."""
_SELDOM = 4 * POLL
_AGAIN = 12 * POLL
"""Between two looks whether a trip that stands has got better: nobody waits for that."""
_STOPPING = 0.5
"""Seconds in which a run that was asked to stop is over."""


def show(run_id: str, say: Translate) -> None:
    """Progress of a run, again and again until it is over."""
    place = starting.at_work().place(run_id) or 0
    every = min(_SELDOM, POLL * (1 + place // _FEWER))
    heard: list[KeptEvent] = []
    st.fragment(run_every=every)(_look)(run_id, heard, say)


def again(run: Run, say: Translate) -> None:
    """Say of a trip which was made while others waited that it may still get better, until that is known."""
    if starting.at_work().is_looked_at_again(run.id):
        st.fragment(run_every=_AGAIN)(_look_again)(run, say)


def _look_again(run: Run, say: Translate) -> None:
    if not starting.at_work().is_looked_at_again(run.id):
        if services.store().get(run.id).document != run.document:
            st.toast(say("trip-better"), icon=":material/trending_up:")
        st.rerun()
    st.caption(say("trip-again"))


def _look(run_id: str, heard: list[KeptEvent], say: Translate) -> None:
    """One look at a run; `heard` keeps its events from one look to the next, so that each is read once."""
    at_work = starting.at_work()
    at_work.look(run_id, visitor())
    place = at_work.place(run_id)
    if place is not None:
        _waiting(run_id, place, say)
        return
    run = services.store().get(run_id)
    if run.is_over:
        st.rerun()
    heard.extend(services.store().told(run_id, after=heard[-1].number if heard else 0))
    steps = [one.event.title.says(say.language) for one in heard if isinstance(one.event, Step)]
    progress.show(
        steps[-1] if steps else say("planning"),
        elapsed=max(0.0, (now() - run.created).total_seconds()),
        limit=run.time_limit,
        found=incumbents((one.seconds, one.event) for one in heard),
        on_stop=partial(_stop, run_id),
        say=say,
        key=f"stop-{run_id}",
    )
    known = services.has_data(run.sandbox)
    console.show(
        run, heard, services.sandbox(run.sandbox) if known else None, say=say, key=f"running-{run_id}"
    )


def _waiting(run_id: str, place: int, say: Translate) -> None:
    """A run that waits for its turn: its place in the queue, and a way out of it."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption(say("queue-place", place=place), width="content")
        st.button(
            say("progress-stop"),
            icon=":material/stop_circle:",
            key=f"leave-{run_id}",
            on_click=_stop,
            args=(run_id,),
        )


def _stop(run_id: str) -> None:
    """End a run, whether it still waits or was begun since the button was drawn."""
    starting.at_work().stop(run_id)
    starting.at_work().wait(run_id, _STOPPING)
