"""Keeping and dropping parts of a plan: from the locks as they are to the locks as they are wanted. Nothing here draws."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from core.model.locks import NOTHING_LOCKED, Locks, StopIndex, locks_of
from core.model.plan import Meal, Plan, Stay, Visit
from core.model.query import Query

DayPart = Literal["morning", "afternoon", "evening"]
_NOON, _EVENING = 12 * 60, 18 * 60


def may_be_kept(plan: Plan, place: StopIndex) -> bool:
    """Whether an activity is one that can be kept; a breakfast in the hotel goes where the hotel goes."""
    return locks_of(plan, [place]) != Locks(plan=plan)


def is_kept(locks: Locks, plan: Plan, place: StopIndex) -> bool:
    """Whether the locks keep an activity of a plan as it is there."""
    if (locks.out_number, locks.back_number, locks.hotel, locks.stops) == (None, None, None, ()):
        # most plans are drawn without any lock, and each of their activities asks
        return False
    one = locks_of(plan, [place])
    named = (
        (one.out_number, locks.out_number),
        (one.back_number, locks.back_number),
        (one.hotel, locks.hotel),
    )
    return may_be_kept(plan, place) and (
        all(mine in (None, theirs) for mine, theirs in named) and set(one.stops) <= set(locks.stops)
    )


def keeping(locks: Locks, plan: Plan, places: Iterable[StopIndex]) -> Locks:
    """The locks, and that these activities of a plan stay on their day and at their time."""
    more = locks_of(plan, places)
    return replace(
        locks,
        out_number=more.out_number or locks.out_number,
        back_number=more.back_number or locks.back_number,
        hotel=more.hotel or locks.hotel,
        stops=tuple(dict.fromkeys((*locks.stops, *more.stops))),
    )


def releasing(locks: Locks, plan: Plan, place: StopIndex) -> Locks:
    """The locks without the one that keeps an activity of a plan."""
    one = locks_of(plan, [place])
    return replace(
        locks,
        out_number=None if one.out_number else locks.out_number,
        back_number=None if one.back_number else locks.back_number,
        hotel=None if one.hotel else locks.hotel,
        stops=tuple(stop for stop in locks.stops if stop not in one.stops),
    )


def dropping(locks: Locks, name: str) -> Locks:
    """The locks, and that a place does not come back; what kept it goes."""
    return replace(
        locks,
        hotel=None if locks.hotel == name else locks.hotel,
        stops=tuple(stop for stop in locks.stops if stop.place != name),
        dropped=locks.dropped | {name},
    )


def allowing(locks: Locks, name: str) -> Locks:
    """The locks, and that a dropped place may come back."""
    return replace(locks, dropped=locks.dropped - {name})


def unsettling(locks: Locks, day: int) -> Locks:
    """The locks, and that a day may get further sights again."""
    return replace(locks, settled=locks.settled - {day})


def part_of(plan: Plan, place: StopIndex) -> tuple[DayPart, tuple[StopIndex, ...]] | None:
    """The part of the day in which a visit or meal begins, and all visits and meals of it; None for other activities."""
    stops = {
        (day, number): _part(activity.start_time.minutes)
        for day, number, activity in plan.activities()
        if isinstance(activity, Visit | Meal)
    }
    if place not in stops:
        return None
    part = stops[place]
    return part, tuple(other for other, its in stops.items() if other[0] == place[0] and its == part)


def name_to_drop(plan: Plan, place: StopIndex) -> str | None:
    """The place that one can ask not to come back: a sight, a restaurant, a hotel; a breakfast in the hotel is none."""
    activities = {(day, number): activity for day, number, activity in plan.activities()}
    match activities.get(place):
        case Visit() | Stay() as found:
            return found.position
        case Meal() as meal if may_be_kept(plan, place):
            return meal.position
        case _:
            return None


def carried(locks: Locks, before: Query, after: Query) -> Locks:
    """What of the locks still has a meaning when the trip itself is another: not in another city, nor on days it lacks."""
    if before.target_city != after.target_city:
        return NOTHING_LOCKED
    if before.start_city != after.start_city:
        locks = replace(locks, out_number=None, back_number=None)
    return replace(
        locks,
        stops=tuple(stop for stop in locks.stops if stop.day <= (after.days or stop.day)),
        settled=frozenset(day for day in locks.settled if day <= (after.days or day)),
    )


def differences(before: Locks, after: Locks) -> int:
    """How many things are kept, released, dropped, allowed again or settled between two states of the locks."""
    named = ("out_number", "back_number", "hotel")
    changed = sum(bool(getattr(before, name) != getattr(after, name)) for name in named)
    changed += len(before.dropped ^ after.dropped) + len(before.settled ^ after.settled)
    return changed + len(set(before.stops) ^ set(after.stops))


def _part(minutes: int) -> DayPart:
    if minutes < _NOON:
        return "morning"
    return "afternoon" if minutes < _EVENING else "evening"
