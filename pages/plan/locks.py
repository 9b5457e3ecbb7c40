"""Parts of a plan kept or dropped, and the rest planned again."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from components.trip import lock_bar
from components.trip.lock_bar import Held, Offer
from components.trip.place_facts import title_of
from core.model import locking
from core.model.locks import Locks, Place
from core.model.plan import Plan
from core.model.report import Where
from core.model.run import Run
from core.text import Names
from pages.plan import changes
from studio.i18n import Translate
from studio.panels.view import TripView
from studio.state import plan as state


def kept(view: TripView) -> frozenset[Where]:
    """The activities of a plan that stay when it is planned again."""
    locks = changes.wanted(view.run).locks
    places = ((day, number) for day, number, _ in view.plan.activities())
    return frozenset(Where(*place) for place in places if locking.is_kept(locks, view.plan, place))


def bar(view: TripView, say: Translate) -> None:
    """Draw what is kept and dropped so far, and what plans the rest again; nothing where all is free."""
    run, locks = view.run, changes.wanted(view.run).locks
    held = _held(run, locks, view.plan, view.names(say.language))
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
                on_click=state.want,
                args=(changes.wanted(run),),
            )


def offers(view: TripView, say: Translate) -> list[tuple[str, str, Callable[[], None]]]:
    """What one can ask for the selected stop: the kind, its words, and what does it."""
    place = _selected(view.plan, view.selected)
    if place is None:
        return []
    found = _offers(view.run, changes.wanted(view.run).locks, view.plan, place)
    return [(offer.kind, say(f"lock-{offer.kind}"), offer.ask) for offer in found]


def _offers(run: Run, locks: Locks, plan: Plan, place: Place) -> list[Offer]:
    """What one can ask for an activity: to stay or be free again, to stay with its part of the day, not to come back."""
    asked: dict[lock_bar.Kind, Locks] = {}
    if locking.is_kept(locks, plan, place):
        asked["release"] = locking.releasing(locks, plan, place)
    elif locking.may_be_kept(plan, place):
        asked["keep"] = locking.keeping(locks, plan, [place])
    part = locking.part_of(plan, place)
    if part is not None:
        asked[part[0]] = locking.keeping(locks, plan, part[1])
    name = locking.name_to_drop(plan, place)
    if name is not None and name not in locks.dropped:
        asked["drop"] = locking.dropping(locks, name)
    elif name is not None:
        asked["allow"] = locking.allowing(locks, name)
    return [
        Offer(kind, partial(changes.lock, run, wanted)) for kind, wanted in asked.items() if wanted != locks
    ]


def _held(run: Run, locks: Locks, plan: Plan, names: Names) -> list[Held]:
    """What is kept and what was dropped, each with the way to let go of it."""
    # a hotel once, not for every night
    kept = {
        title_of(activity, names): locking.releasing(locks, plan, (day, number))
        for day, number, activity in plan.activities()
        if locking.is_kept(locks, plan, (day, number))
    }
    dropped = {names(name): locking.allowing(locks, name) for name in sorted(locks.dropped)}
    return [
        *(Held(title, "keep", partial(changes.lock, run, free)) for title, free in kept.items()),
        *(Held(title, "drop", partial(changes.lock, run, free)) for title, free in dropped.items()),
    ]


def _selected(plan: Plan, where: Where | None) -> Place | None:
    """The selected activity, where the plan has it."""
    if where is None or where.day is None or where.activity is None:
        return None
    place = (where.day, where.activity)
    return place if any(place == (day, number) for day, number, _ in plan.activities()) else None
