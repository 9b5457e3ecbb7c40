"""A day of a plan put together again: when each activity begins, and how one gets there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.errors import InputError
from core.model.clock import DAY_MINUTES, Clock
from core.model.mode import Mode
from core.model.plan import Activity, Flight, Meal, Stay, Train, Visit
from core.sandbox.bookings import BED_FROM, SHORTEST_NIGHT, Document, legs_taken, taxis_for
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.sandbox.network import Leg

_FIRST_START = 9 * 60
_WALK_KM = 1.2
"""Up to here one walks, where nobody says otherwise."""
_METRO_MAY_TAKE = 20
"""Minutes by which the metro may be slower than a taxi and is still taken, where nobody says otherwise."""
BEFORE_A_RIDE = 30
"""Minutes at the station before a train or flight with which a day begins."""


@dataclass(frozen=True, slots=True, eq=False)
class TimedItem:
    """An activity to be timed: how long it takes, when it is wanted (None: as soon as one gets there), how one goes there.

    `mode` is meant for the way from `came_from` (None: from wherever).
    """

    activity: Activity
    minutes: int
    start: int | None = None
    mode: Mode | None = None
    came_from: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether it can be moved: a visit or meal, no ride and no night."""
        return isinstance(self.activity, Visit | Meal)


@dataclass(frozen=True, slots=True)
class Before:
    """Where a day begins: the place one comes from (None: none), and the minute from which one can leave it."""

    place: str | None
    ready: int = 0


def item_of(activity: Activity) -> TimedItem:
    """An activity as it stands in a plan."""
    modes = [leg.mode for leg in activity.transports]
    mode = "metro" if "metro" in modes else modes[0] if modes else None
    came_from = activity.transports[0].start if activity.transports else None
    return TimedItem(
        activity=activity,
        minutes=max(0, activity.minutes),
        start=activity.start_time.minutes,
        mode=mode,
        came_from=came_from,
    )


def after(items: Sequence[TimedItem], before: Before) -> Before:
    """Where the next day begins."""
    if not items:
        return before
    last = items[-1].activity
    arrives_next_day = isinstance(last, Train | Flight) and last.end_time < last.start_time
    return Before(last.ends_at, last.end_time.minutes if arrives_next_day else 0)


def timed(items: Sequence[TimedItem], before: Before, city: City, people: int) -> list[Document]:
    """The activities of a day as a plan document has them.

    What is wanted at a time begins then, or as soon after as one can be there. Raises InputError where a train would be
    missed or the day would not end before midnight.
    """
    here, now = before.place, None
    done: list[Document] = []
    for item in items:
        legs = way(city, here, item.activity.begins_at, item)
        travel = sum(leg.minutes for leg in legs)
        leave = now if now is not None else _first_leave(items, item, travel, before, city)
        start, end = _span(item, leave + travel, city)
        done.append(
            _document(
                item.activity, start, end, legs_taken(legs, leave, tickets=people, cars=taxis_for(people))
            )
        )
        here, now = item.activity.ends_at, end if end >= start else end + DAY_MINUTES
    return done


def way(city: City, start: str | None, end: str, item: TimedItem) -> tuple[Leg, ...]:
    """The legs from one place to another: as the item says where it leads there, else on foot, by metro or by taxi.

    Raises UnknownPlaceError for a place that the city does not have.
    """
    if start is None or start == end:
        return ()
    is_as_before = item.mode is not None and item.came_from in (None, start)
    found = city.network.go(start, end, item.mode) if is_as_before and item.mode is not None else None
    return found if found is not None else _usual(city, start, end, item.mode)


def _usual(city: City, start: str, end: str, liked: Mode | None) -> tuple[Leg, ...]:
    """On foot where it is near; else as one went there from elsewhere (`liked`), if that is by metro or taxi."""
    taxi = city.network.go(start, end, "taxi") or ()
    if sum(leg.distance for leg in taxi) <= _WALK_KM:
        return city.network.go(start, end, "walk") or taxi
    metro = city.network.go(start, end, "metro")
    if metro is None or liked == "taxi":
        return taxi
    if liked == "metro" or _minutes(metro) <= _minutes(taxi) + _METRO_MAY_TAKE:
        return metro
    return taxi


def _minutes(legs: Sequence[Leg]) -> int:
    return sum(leg.minutes for leg in legs)


def _first_leave(
    items: Sequence[TimedItem], first: TimedItem, travel: int, before: Before, city: City
) -> int:
    """When one leaves for the first activity of a day: so as to be there in time."""
    if isinstance(first.activity, Train | Flight):
        return max(
            before.ready, first.activity.start_time.minutes - travel - (BEFORE_A_RIDE if travel else 0)
        )
    wanted = first.start
    if wanted is None:
        wanted = min(
            (item.start for item in items if item.is_free and item.start is not None), default=_FIRST_START
        )
        wanted = max(wanted, opening(first.activity, city) or 0)
    return max(before.ready, wanted - travel)


def opening(activity: Activity, city: City) -> int | None:
    """The minute at which a sight or restaurant opens, as far as the city knows it."""
    place: Any = None
    if isinstance(activity, Visit):
        place = city.attraction(activity.position)
    elif isinstance(activity, Meal):
        place = city.restaurant(activity.position)
    return None if place is None else int(place.opens)


def _span(item: TimedItem, arrives: int, city: City) -> tuple[int, int]:
    """When an activity begins and ends if one is there at a minute."""
    activity = item.activity
    match activity:
        case Train() | Flight():
            begins = activity.start_time.minutes
            if arrives > begins:
                raise InputError(
                    f"这样会赶不上 {activity.number}（{activity.start_time}）：{Clock(arrives)} 才到{activity.start}",
                    f"{activity.number} at {activity.start_time} would be missed: one is at {place_names(city, 'en')(activity.start)} at {Clock(arrives)}",
                )
            return begins, activity.end_time.minutes
        case Stay():
            begins = max(arrives, BED_FROM)
            return begins, max(DAY_MINUTES, begins + SHORTEST_NIGHT)
    wanted = item.start if item.start is not None else opening(activity, city) or 0
    begins = max(arrives, wanted)
    was_so_late = item.start is not None and begins <= item.start
    if begins + item.minutes > DAY_MINUTES and not was_so_late:
        raise InputError(
            f"这一天排不下：{activity.begins_at}要到 {Clock(begins + item.minutes)} 才结束",
            f"the day is too short: {place_names(city, 'en')(activity.begins_at)} would end at {Clock(begins + item.minutes)}",
        )
    return begins, begins + item.minutes


def _document(activity: Activity, start: int, end: int, transports: list[Document]) -> Document:
    kept = activity.model_dump(mode="json", exclude_unset=True)
    return {**kept, "start_time": str(Clock(start)), "end_time": str(Clock(end)), "transports": transports}
