"""Decisions of a plan that stay when it is planned again, and places that are no longer wanted."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from core.dsl.normal.forms import Names, PlaceKind
from core.model.plan import Flight, Meal, Plan, Stay, Train, Visit
from core.optimize.demands import Demands, Group, Window

Place = tuple[int, int]
"""(day, activity of the day), both counted from 1."""


@dataclass(frozen=True, slots=True)
class LockedStop:
    """A visit or meal that stays on its day and at its time (minutes of the day)."""

    day: int
    kind: PlaceKind
    place: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Locks:
    """The services and the hotel that stay, None where they are free; the stops that stay; names not to come back."""

    out_number: str | None = None
    back_number: str | None = None
    hotel: str | None = None
    stops: tuple[LockedStop, ...] = ()
    dropped: frozenset[str] = field(default_factory=frozenset)


NOTHING_LOCKED = Locks()


def locks_of(plan: Plan, keep: Iterable[Place], drop: Iterable[str] = ()) -> Locks:
    """The locks that keep these activities of a plan and drop these places: sights, restaurants, hotels by name."""
    kept, locks = set(keep), Locks(dropped=frozenset(drop))
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
            case Visit() | Meal() if activity.type != "breakfast":  # breakfast is where one has slept
                stop = LockedStop(
                    day,
                    activity.type,
                    activity.position,
                    activity.start_time.minutes,
                    activity.end_time.minutes,
                )
                locks = replace(locks, stops=(*locks.stops, stop))
    return locks


def locked(demands: Demands, locks: Locks) -> Demands:
    """The demands, and that what is locked stays and what was dropped does not come back."""
    if locks == NOTHING_LOCKED:
        return demands
    lodging = list(demands.lodging)
    if locks.hotel is not None:
        lodging.append(Names("accommodation", "all", frozenset({locks.hotel})))
    if locks.dropped:
        lodging.append(Names("accommodation", "none", locks.dropped))
    kinds = ("attraction", "breakfast", "lunch", "dinner")
    unwanted = {kind: demands.unwanted.get(kind, frozenset()) | locks.dropped for kind in kinds}
    groups = tuple(_group(stop) for stop in locks.stops)
    windows = {stop.place: Window(stop.start, stop.start, stop.end, stop.end) for stop in locks.stops}
    return replace(
        demands,
        lodging=tuple(lodging),
        unwanted=unwanted,
        groups=(*demands.groups, *groups),
        windows={**demands.windows, **windows},
        out_number=locks.out_number or demands.out_number,
        back_number=locks.back_number or demands.back_number,
    )


def _group(stop: LockedStop) -> Group:
    names = frozenset({stop.place})
    return Group(stop.kind, names, Names(stop.kind, "all", names), stop.day)
