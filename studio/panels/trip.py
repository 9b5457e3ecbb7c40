"""A trip in its views: the days, the map, the timeline. What one of them selects, all show.

`show` lays all three out for a page of one trip; `days`, `map_of` and `timeline` draw one each, for pages that place
them otherwise: the days and the timeline from what `cards_of` makes. All of them take the same `Marks`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial

import streamlit as st

from components.look.escape import plain
from components.look.presses import Press, presses_in
from components.maps import itinerary_map
from components.maps.base_layer import BaseLayer
from components.maps.itinerary_drawing import itinerary_drawing
from components.trip import legend, list_or_map, trip_days
from components.trip.day_rows import DayCard, day_cards
from components.trip.trip_days import Dragged, StopAct, StopOffers
from core.knowledge.travellers import keep_halal
from core.model.derived.plan_changes import NO_CHANGES, PlanChanges
from core.model.report import Where
from core.sandbox.rides import by_services
from studio.i18n import Translate
from studio.memo import Memo
from studio.panels.ground import ground
from studio.panels.view import TripView
from studio.panels.wishes import free_times
from studio.state import presses, selection, session

MAP_HEIGHT = 560


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on a trip: what does not hold and what one might mind (a sentence a place), what is
    locked, what changed since the plan before.

    `on_pick` is called with what is selected (None: nothing is any more); without it that is selected in the view.
    `offers` are what one can ask for each stop; `on_ask` is called with the kind and the stop
    when one is pressed. `on_move` is called with a stop that is dragged, and the one that it is dropped on (None: nothing
    can be dragged). `on_add` is called with a sight of the city that is pressed on the map. `first_day` is the date that the trip begins on, where it is known.
    """

    faults: Mapping[Where, str] = field(default_factory=dict)
    remarks: Mapping[Where, str] = field(default_factory=dict)
    kept: frozenset[Where] = frozenset()
    changes: PlanChanges = NO_CHANGES
    on_pick: Callable[[Where | None], None] | None = None
    offers: StopOffers = field(default_factory=dict)
    on_ask: Callable[[str, Where], None] | None = None
    on_move: Callable[[Where, Where], None] | None = None
    on_add: Callable[[str], None] | None = None
    first_day: date | None = None


NO_MARKS = Marks()


def show(
    view: TripView, marks: Marks = NO_MARKS, *, head: Callable[[], None] | None = None, say: Translate
) -> None:
    """Draw the days on the left, under what `head` draws, and a map that stays in view with the timeline on the right."""
    cards = cards_of(view, marks, say=say)
    listed, mapped = st.columns([2, 3])
    with listed:
        if head is not None:
            head()
        day_filter(view, say)
        days(view, cards, marks, say=say)
    with mapped, st.container(key=f"in_view-{view.key}"):
        map_of(view, marks, say=say)
        legend.show(say)
        timeline(view, cards, marks, say=say)


def day_filter(view: TripView, say: Translate) -> None:
    """Draw the choice of a day, or of all, which the map and the days follow; on a phone also that of the days or the map."""
    options = [0, *range(1, len(view.plan.itinerary) + 1)]
    selection.begin_with_all_days(view.key)
    with st.container(
        key=f"day_line-{view.key}",
        horizontal=True,
        vertical_alignment="center",
        horizontal_alignment="distribute",
        gap="xsmall",
    ):
        st.segmented_control(
            say("day-filter"),
            options,
            format_func=lambda day: say("day", day=day) if day else say("day-all"),
            key=selection.days_key(view.key),
            on_change=partial(selection.show_day, view.key),
            label_visibility="collapsed",
            required=True,
        )
        list_or_map.show(say=say, key=f"{view.key}-part")
        if view.sandbox.manifest.synthetic:
            st.caption(plain(say("note-synthetic")), width="content")


def cards_of(view: TripView, marks: Marks = NO_MARKS, *, say: Translate) -> tuple[DayCard, ...]:
    """What the days and the timeline are drawn from: made once for both, and for as long as nothing of it changes."""
    free = free_times(view.run, view.plan, view.sandbox)
    told = (tuple(marks.faults.items()), tuple(marks.remarks.items()), marks.kept, marks.changes)
    return _CARDS.get(
        (*view.seen_by(say), marks.first_day, free, *told),
        lambda: day_cards(
            view.plan,
            city=view.city,
            names=view.names(say.language),
            first_day=marks.first_day,
            free=free,
            eats_inside=not keep_halal(view.run.query.text),
            lasts=by_services(view.plan, view.sandbox),
            faults=marks.faults,
            remarks=marks.remarks,
            kept=marks.kept,
            changes=marks.changes,
            say=say,
        ),
    )


_CARDS: Memo[tuple[DayCard, ...]] = Memo(128)
_DRAWINGS: Memo[str] = Memo(256)
"""Some 20 kB each."""


def days(view: TripView, cards: Sequence[DayCard], marks: Marks = NO_MARKS, *, say: Translate) -> None:
    """Draw the days as cards: the chosen one is open, or the one with what is selected."""
    key, _ = _pressed_parts(view)
    trip_days.show(
        cards,
        view=view.key,
        part="days",
        open_day=open_day(view),
        chosen_day=selection.day(view.key),
        selected=view.selected,
        heard=presses.heard(*_pressed_parts(view)),
        offers=marks.offers,
        can_move=marks.on_move is not None,
        on_did=presses.catch_up,
        say=say,
        key=key,
    )
    presses.hear(key, presses_in, partial(_do, view, marks))


def timeline(view: TripView, cards: Sequence[DayCard], marks: Marks = NO_MARKS, *, say: Translate) -> None:
    """Draw a row a day on one axis of hours."""
    _, key = _pressed_parts(view)
    trip_days.show(
        [card for card in cards if not card.is_gone],
        view=view.key,
        part="timeline",
        selected=view.selected,
        heard=presses.heard(*_pressed_parts(view)),
        on_did=presses.catch_up,
        say=say,
        key=key,
    )
    presses.hear(key, presses_in, partial(_do, view, marks))


def _pressed_parts(view: TripView) -> tuple[str, str]:
    """The keys of the days and of the timeline, in which one presses what selects in both."""
    return f"{view.key}-cards", f"{view.key}-timeline"


def map_of(view: TripView, marks: Marks = NO_MARKS, *, say: Translate, height: int = MAP_HEIGHT) -> None:
    """Draw the map; the days that are not chosen step back."""
    if view.city is None:
        st.info(plain(say("map-without-city", city=view.plan.target_city)), icon=":material/map:")
        return
    name = f"{view.key}-map"

    base = ground(view.sandbox, view.plan.target_city, say.language)

    def follow() -> None:
        pressed = session.handed_back(name)
        where, sight = itinerary_map.choice_of(pressed), itinerary_map.sight_of(pressed, base)
        if where is not None:
            _pick(view, marks, where)
        elif sight is not None and marks.on_add is not None:
            marks.on_add(sight)

    itinerary_map.show(_drawing(view, base, marks, say), base, on_pick=follow, key=name, height=height)


def _drawing(view: TripView, base: BaseLayer, marks: Marks, say: Translate) -> str:
    """The trip on its map, made once for as long as nothing of it changes, nor the ground with its tiles."""
    chosen = selection.day(view.key)
    return _DRAWINGS.get(
        (*view.seen_by(say), base.drawing, chosen, marks.kept, marks.changes),
        lambda: itinerary_drawing(
            view.plan,
            base,
            days={chosen} if chosen else None,
            kept=marks.kept,
            gone=marks.changes.removed,
            names=view.names(say.language),
            say=say,
        ),
    )


def open_day(view: TripView) -> int:
    """The day whose stops are listed: the one of what is selected, the chosen one, or the first; 0 where all are closed."""
    if view.selected is not None and view.selected.day is not None:
        return view.selected.day
    return selection.opened(view.key, selection.day(view.key) or 1)


def _do(view: TripView, marks: Marks, press: Press) -> None:
    """Do what was pressed in the days or in the timeline."""
    match trip_days.did(press):
        case Where(day=day) as where:
            _pick(view, marks, where if day is not None else None)
        case int(day):
            view.select(None)
            selection.open_day(view.key, day)
        case Dragged(stop, to) if marks.on_move is not None:
            marks.on_move(stop, to)
        case StopAct(kind, at) if marks.on_ask is not None:
            marks.on_ask(kind, at)


def _pick(view: TripView, marks: Marks, where: Where | None) -> None:
    (marks.on_pick or view.select)(where)
