"""A run on its way: what it is doing, for how long, and a button that ends it."""

import streamlit as st

from components import progress
from core.agents.protocol import Draft, Step
from core.bench.runs import now
from pages.plan import starting
from studio import services
from studio.i18n import Translate

POLL = 0.4
"""Seconds between two looks at a run."""


@st.fragment(run_every=POLL)
def show(run_id: str, say: Translate) -> None:
    """Progress of a run, again and again until it is over."""
    run = services.store().get(run_id)
    if run.is_over:
        st.rerun()
    events = [event for _, _, event in services.store().told(run_id)]
    steps = [event.title.says(say.language) for event in events if isinstance(event, Step)]
    best = next((event for event in reversed(events) if isinstance(event, Draft)), None)
    wants_stop = progress.show(
        steps[-1] if steps else say("planning"),
        elapsed=max(0.0, (now() - run.created).total_seconds()),
        limit=run.time_limit,
        objective=best.objective if best else None,
        bound=best.bound if best else None,
        say=say,
        key=f"stop-{run_id}",
    )
    if wants_stop:
        starting.at_work().stop(run_id)
