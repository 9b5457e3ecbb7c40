"""What of an earlier plan stays when a trip is planned again, and what must not come back."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from core.model.plan import Flight, Meal, Plan, Stay, Train, Visit

StopIndex = tuple[int, int]
"""(day, activity of the day), both counted from 1."""

StopKind = Literal["attraction", "breakfast", "lunch", "dinner"]


@dataclass(frozen=True, slots=True)
class LockedStop:
    """A visit or meal that stays on its day (from 1) and at its time (minutes of the day)."""

    day: int
    kind: StopKind
    place: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Locks:
    """The services and the hotel that stay, None where they are free; the stops that stay; names not to come back; the
    days (from 1) that are settled: no sight is added to them that nobody asks for.

    `plan` is the one that they were taken from: where nothing better is found in time, as much of it stays as can.
    """

    out_number: str | None = None
    back_number: str | None = None
    hotel: str | None = None
    stops: tuple[LockedStop, ...] = ()
    dropped: frozenset[str] = field(default_factory=frozenset)
    settled: frozenset[int] = field(default_factory=frozenset)
    plan: Plan | None = None


NOTHING_LOCKED = Locks()


def locks_of(plan: Plan, keep: Iterable[StopIndex], drop: Iterable[str] = ()) -> Locks:
    """The locks that keep these activities of a plan and drop these places: sights, restaurants, hotels by name."""
    kept, locks = set(keep), Locks(dropped=frozenset(drop), plan=plan)
    hotels = {activity.position for _, _, activity in plan.activities() if isinstance(activity, Stay)}
    for position, (day, number, activity) in enumerate(plan.activities()):
        if (day, number) not in kept:
            continue
        match activity:
            case Train() | Flight():
                number_kept = activity.number
                locks = (
                    replace(locks, out_number=number_kept)
                    if position == 0
                    else replace(locks, back_number=number_kept)
                )
            case Stay():
                locks = replace(locks, hotel=activity.position)
            # there one eats if one sleeps there
            case Visit() | Meal() if activity.position not in hotels:
                begins, ends = activity.start_time.minutes, activity.end_time.minutes
                stop = LockedStop(
                    day=day, kind=activity.type, place=activity.position, start=begins, end=ends
                )
                locks = replace(locks, stops=(*locks.stops, stop))
    return locks


def all_that_may_stay(locks: Locks) -> Locks | None:
    """Locks on all of the plan that these were taken from but what is dropped; None where they know of no plan."""
    plan = locks.plan
    if plan is None:
        return None
    keep = [
        (day, number)
        for day, number, activity in plan.activities()
        if isinstance(activity, Train | Flight) or activity.position not in locks.dropped
    ]
    return replace(locks_of(plan, keep, locks.dropped), settled=locks.settled)
