"""Parts of a plan kept or dropped, and the rest planned again."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from components.trip import lock_bar
from components.trip.lock_bar import Held
from components.trip.place_facts import title_of
from core.editing import locking
from core.editing.stops import place_of
from core.model.locks import Locks
from core.model.plan import Plan
from core.model.report import Where
from core.model.run import Run
from core.text import Naming
from pages.plan import changes
from pages.plan.changes import ChangeOffer
from studio.i18n import Translate
from studio.panels.view import TripView
from studio.state import plan as state
from studio.state import presses


def kept(view: TripView) -> frozenset[Where]:
    """The activities of a plan that stay when it is planned again."""
    locks = changes.wanted(view.run).locks
    places = ((day, number) for day, number, _ in view.plan.activities())
    return frozenset(Where(*place) for place in places if locking.is_kept(locks, view.plan, place))


def bar(view: TripView, say: Translate) -> None:
    """Draw what is kept and dropped so far, and what plans the rest again; nothing where all is free."""
    run, locks = view.run, changes.wanted(view.run).locks
    held = _held(run, locks, view.plan, view.names(say.language), say)
    changed = locking.differences(run.locks, locks)
    if not held and not changed:
        return
    with st.container(key="locks", horizontal=True, gap="small", vertical_alignment="center"):
        lock_bar.held(held, say=say, key=f"held-{run.id}")
        if changed:
            st.button(
                say("plan-the-rest"),
                icon=":material/refresh:",
                key="plan_the_rest",
                type="primary",
                on_click=presses.in_turn(_plan, run),
            )


def _plan(run: Run) -> None:
    state.want(changes.wanted(run))


def offers(view: TripView, at: Where | None, say: Translate) -> list[ChangeOffer]:
    """What one can ask for a stop: to stay or be free again, to stay with its part of the day, not to come back."""
    place = place_of(view.plan, at)
    if place is None:
        return []
    plan, locks = view.plan, changes.wanted(view.run).locks
    asked: dict[lock_bar.LockAction, Callable[[Locks], Locks]] = {}
    if locking.is_kept(locks, plan, place):
        asked["release"] = partial(locking.releasing, plan=plan, place=place)
    elif locking.may_be_kept(plan, place):
        asked["keep"] = partial(locking.keeping, plan=plan, places=[place])
    part = locking.part_of(plan, place)
    if part is not None:
        asked[part[0]] = partial(locking.keeping, plan=plan, places=part[1])
    name = locking.name_to_drop(plan, place)
    if name is not None and name not in locks.dropped:
        asked["drop"] = partial(locking.dropping, name=name)
    elif name is not None:
        asked["allow"] = partial(locking.allowing, name=name)
    return [
        ChangeOffer(kind, say(f"lock-{kind}"), partial(changes.lock, view.run, change))
        for kind, change in asked.items()
        if change(locks) != locks
    ]


def _held(run: Run, locks: Locks, plan: Plan, names: Naming, say: Translate) -> list[Held]:
    """What is kept, what was dropped and which days are settled, each with the way to let go of it."""
    # a hotel once, not for every night
    kept = {
        title_of(activity, names): partial(locking.releasing, plan=plan, place=(day, number))
        for day, number, activity in plan.activities()
        if locking.is_kept(locks, plan, (day, number))
    }
    dropped = {names(name): partial(locking.allowing, name=name) for name in sorted(locks.dropped)}
    settled = {say("day", day=day): partial(locking.unsettling, day=day) for day in sorted(locks.settled)}
    return [
        *(Held(title, "keep", partial(changes.lock, run, free)) for title, free in kept.items()),
        *(Held(title, "drop", partial(changes.lock, run, free)) for title, free in dropped.items()),
        *(Held(title, "settle", partial(changes.lock, run, free)) for title, free in settled.items()),
    ]
