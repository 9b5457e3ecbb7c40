"""A run on its way: what it is doing, for how long, what it has found, and a button that ends it."""

import streamlit as st

from components.look.escape import plain
from components.request import progress
from components.scores import verdict
from components.trip import trip_days
from components.trip.day_rows import day_cards
from core.agents.drafts import better_ones
from core.agents.events import Draft, Step
from core.model.plan import Plan
from core.model.run import Run, now
from core.sandbox.place_names import place_names
from pages.plan import starting
from studio import services
from studio.i18n import Translate
from studio.jobs import visitor

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
    told = [(seconds, event) for _, seconds, event in services.store().told(run_id)]
    events = [event for _, event in told]
    steps = [event.title.says(say.language) for event in events if isinstance(event, Step)]
    drafts = [event.plan for event in events if isinstance(event, Draft)]
    wants_stop = progress.show(
        steps[-1] if steps else say("planning"),
        elapsed=max(0.0, (now() - run.created).total_seconds()),
        limit=run.time_limit,
        found=better_ones(told),
        say=say,
        key=f"stop-{run_id}",
    )
    if wants_stop:
        _stop(run_id)
    if drafts:
        _draw(drafts[-1], run, say)


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


def _draw(plan: Plan, run: Run, say: Translate) -> None:
    """The best plan so far at a glance; Stop takes it as it is."""
    sandbox = services.sandbox(run.sandbox)
    city = sandbox.city(plan.target_city) if plan.target_city in sandbox.city_names else None
    cost = verdict.cost_of_budget(plan, run.query.budget, say)
    st.markdown(plain(f"{say('draft-so-far')} {cost} · {verdict.counted(plan, say)}"))
    cards = day_cards(plan, city=city, names=place_names(city, say.language), say=say)
    trip_days.show(
        cards, view=f"draft-{run.id}", part="timeline", on_did=_nothing, say=say, key=f"draft-{run.id}"
    )


def _nothing() -> None:
    """Nothing is selected in a plan that may still change."""
