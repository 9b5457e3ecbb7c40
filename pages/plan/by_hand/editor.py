"""A plan changed by hand: what one can ask for the selected stop, and the form in which the rest of it is changed."""

from collections.abc import Callable, Sequence
from datetime import time
from functools import partial

import streamlit as st

from components.look import part_choice
from components.look.escape import plain
from components.look.formats import exact_money
from components.request import stop_form
from components.request.stop_form import Fitting, When
from components.trip.place_facts import title_of
from core.editing import Add, Edit, Edited, GoBy, Lengthen, Move, Remove, Retime, edited
from core.editing.amiss import move_to_day
from core.editing.stops import is_movable, place_of, stop_at
from core.editing.suggestions import Suggestion, in_other_rooms, to_add, to_replace
from core.errors import TripStudioError
from core.model.locks import StopIndex, StopKind
from core.model.plan import Activity, Flight, Plan, Stay, Train
from core.model.report import Where
from core.text import Text
from pages.plan import starting, versions
from pages.plan.changes import ChangeOffer
from studio.i18n import Translate
from studio.panels.view import TripView
from studio.state import plan as state
from studio.state import selection, session

REMOVE, EARLIER, LATER = "x", "K", "J"
"""Keys that change the selected stop."""

StopEdit = Callable[[StopIndex], Edit]


def offers(view: TripView, at: Where | None, say: Translate) -> list[ChangeOffer]:
    """What changes a stop."""
    place = place_of(view.plan, at)
    if place is None:
        return []
    found: list[ChangeOffer] = []
    if not isinstance(stop_at(view.plan, place), Train | Flight):
        found.append(ChangeOffer("edit", say("edit-stop"), partial(state.open_editor, view.run.id)))
    if is_movable(view.plan, place):
        found += [
            ChangeOffer(kind, say(f"edit-{kind}"), partial(_by_hand, view, place, step))
            for kind, step in _AT_ONCE.items()
        ]
    return found


def by_key(view: TripView, pressed: str) -> None:
    """Do what a key means for the selected stop."""
    place = place_of(view.plan, view.selected)
    if place is not None and is_movable(view.plan, place):
        _by_hand(view, place, _BY_KEY[pressed])


def move(view: TripView, moved: Where, to: Where) -> None:
    """A stop is dragged to where another is."""
    stop, before = versions.shown_now(view, moved), versions.shown_now(view, to)
    if stop is None or before is None:
        return
    (now, at), (_, goal) = stop, before
    place, aim = place_of(now.plan, at), place_of(now.plan, goal)
    if place is not None and aim is not None:
        _by_hand(now, place, lambda at: Move(at, *aim))


def form(view: TripView, say: Translate) -> None:
    """Draw the form of the selected stop where it was asked for."""
    place = place_of(view.plan, view.selected)
    if place is None or not state.is_editor_asked(view.run.id):
        return
    activity = stop_at(view.plan, place)

    @st.dialog(plain(title_of(activity, view.names(say.language))), width="medium")
    def drawn() -> None:
        _form(view, place, activity, say)

    drawn()


def _form(view: TripView, place: StopIndex, activity: Activity, say: Translate) -> None:
    key = f"{view.key}-edit-{place[0]}-{place[1]}"
    budget = view.run.query.budget
    names = ["replace", "rooms"] if isinstance(activity, Stay) else ["replace", "when", "add"]
    match part_choice.show({name: say(f"edit-tab-{name}") for name in names}, say=say, key=key):
        case "rooms":
            _rooms(view, key, say)
        case "when":
            _when(view, place, activity, key, say)
        case "add":
            kind = stop_form.kind_to_add(say=say, key=f"{key}-kind")
            _suggestions(view, to_add(view.plan, place, kind, view.sandbox, budget), f"{key}-{kind}", say)
            _any_place(view, place, kind, f"{key}-{kind}", say)
        case _:
            _suggestions(view, to_replace(view.plan, place, view.sandbox, budget), key, say)


def _suggestions(view: TripView, found: Sequence[Suggestion], key: str, say: Translate) -> None:
    names = view.names(say.language)
    told = [Fitting(names(one.name), one.why.says(say.language)) for one in found]

    def take(number: int) -> None:
        keep(view, found[number].result, found[number].result.said)
        st.rerun()

    stop_form.choose(told, on_take=take, say=say, key=key)


def _rooms(view: TripView, key: str, say: Translate) -> None:
    """The other rooms of the hotel, each with what it changes of the cost."""
    found = in_other_rooms(view.plan, view.sandbox, view.run.query.budget)

    def take(number: int) -> None:
        keep(view, found[number], found[number].said)
        st.rerun()

    told = [Fitting(_rooms_of(one, say), _dearer_by(one.plan, view.plan, say)) for one in found]
    stop_form.choose(told, on_take=take, say=say, key=f"{key}-rooms")


def _rooms_of(result: Edited, say: Translate) -> str:
    nights = (one for _, _, one in result.plan.activities() if isinstance(one, Stay))
    night = next(nights)
    return say("rooms-of", beds=night.room_type or 0, count=night.rooms or 0)


def _dearer_by(changed: Plan, plan: Plan, say: Translate) -> str:
    """What a change costs: `+¥120`, `−¥40`."""
    more = round(changed.total_cost) - round(plan.total_cost)
    return f"{'+' if more > 0 else '−' if more < 0 else '±'}\u2060{exact_money(abs(more), say)}"


def _any_place(view: TripView, place: StopIndex, kind: StopKind, key: str, say: Translate) -> None:
    """Any place of the city, whether it fits or not: what does not is told."""
    if view.city is None:
        return
    known = view.city.attractions if kind == "attraction" else view.city.restaurants

    def add() -> None:
        name = session.handed_back(f"{key}-any-name")
        if isinstance(name, str):
            _by_hand(view, place, lambda at: Add(at, kind, name))
            st.rerun()

    names = [one.name for one in known]
    stop_form.any_of(names, view.names(say.language), on_add=add, say=say, key=f"{key}-any-name")


def _when(view: TripView, place: StopIndex, activity: Activity, key: str, say: Translate) -> None:
    begins = min(activity.start_time.minutes, 24 * 60 - 1)
    modes = [leg.mode for leg in activity.transports]
    # a way of several legs has a ride in it
    mode = modes[0] if len(modes) == 1 else "metro" if modes else None
    now = When(start=time(begins // 60, begins % 60), minutes=activity.minutes, day=place[0], mode=mode)

    def change() -> None:
        wanted = stop_form.when_in(session.handed_back, key)
        steps = _steps(view, now, wanted) if wanted is not None else []
        if steps:
            _by_hand(view, place, *steps)
            st.rerun()

    stop_form.when(now, len(view.plan.itinerary), on_send=change, say=say, key=key)


def _steps(view: TripView, now: When, wanted: When) -> list[StopEdit]:
    """What leads from a stop as it is to what is wanted of it."""
    steps: list[StopEdit] = []
    if wanted.day != now.day:
        steps.append(lambda at: move_to_day(view.plan, at, wanted.day, view.sandbox))
    start = wanted.start.hour * 60 + wanted.start.minute
    if wanted.start != now.start:
        steps.append(lambda at: Retime(at, start))
    if wanted.minutes != now.minutes:
        steps.append(lambda at: Lengthen(at, wanted.minutes))
    if wanted.mode is not None and wanted.mode != now.mode:
        steps.append(lambda at: GoBy(at, wanted.mode or "taxi"))
    return steps


def _by_hand(view: TripView, place: StopIndex, *steps: StopEdit) -> None:
    """Do the steps one after the other as one version of the trip; where one cannot be done, say why and change nothing."""
    plan, said = view.plan, []
    try:
        for step in steps:
            result = edited(plan, step(place), view.sandbox)
            plan, place = result.plan, result.at or place
            said.append(result.said)
    except TripStudioError as error:
        state.say_not_read(view.run.id, error.text, ())
        return
    told = Text("；".join(one.zh for one in said), "; ".join(one.en for one in said))
    keep(view, Edited(plan, told, result.at), told)


def keep(view: TripView, result: Edited, said: Text) -> None:
    """Keep the changed plan as a version, with the changed stop selected in it; where it cannot be kept, say why."""
    try:
        run_id = starting.edit(view.run, result.plan, said)
    except TripStudioError as error:
        state.say_not_read(view.run.id, error.text, ())
        return
    at = Where(*result.at) if result.at is not None else None
    selection.carry(view.key, state.view_key(run_id), at)


def _earlier(place: StopIndex) -> Move:
    return Move(place, place[0], place[1] - 1)


def _later(place: StopIndex) -> Move:
    return Move(place, place[0], place[1] + 1)


def _remove(place: StopIndex) -> Remove:
    return Remove(place)


_BY_KEY: dict[str, StopEdit] = {EARLIER: _earlier, LATER: _later, REMOVE: _remove}
_AT_ONCE: dict[str, StopEdit] = {"earlier": _earlier, "later": _later, "remove": _remove}
