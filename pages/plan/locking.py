"""Keeping and dropping parts of a plan, as wishes of its request. Nothing here draws."""

from typing import Literal

from core.dsl.normal.forms import Names, Normal, PlaceKind, RideTime, StayAt, TimeAt
from core.dsl.normal.reading import parse_normal
from core.model.plan import Activity, Flight, Meal, Plan, Stay, Train, Visit
from core.model.query import Query
from core.understand import editing

Lock = Literal["keep", "keep-time", "drop"]


def locks_of(activity: Activity) -> tuple[Lock, ...]:
    """What one can ask for an activity: a ride is kept by its time, and cannot be dropped alone."""
    match activity:
        case Visit() | Meal():
            return "keep", "keep-time", "drop"
        case Stay():
            return "keep", "drop"
        case _:
            return ("keep",)


def locked(query: Query, plan: Plan, activity: Activity, lock: Lock) -> Query:
    """The request with an activity of its plan kept, kept at its time, or dropped."""
    if isinstance(activity, Train | Flight):
        way = "out" if activity is plan.itinerary[0].activities[0] else "back"
        time = str(activity.start_time)
        for bound in ("earliest", "latest"):
            query = _with(query, RideTime(way, "departs", bound, time))  # type: ignore[arg-type]
        return query
    kind: PlaceKind = "attraction"
    if not isinstance(activity, Visit):
        kind = "accommodation" if isinstance(activity, Stay) else "restaurant"
    name = activity.position
    if lock == "drop":
        return _with(_released(query, kind, name, "all"), Names(kind, "none", frozenset({name})))
    query = _with(_released(query, kind, name, "none"), Names(kind, "all", frozenset({name})))
    if lock == "keep":
        return query
    begins, ends = str(activity.start_time), str(activity.end_time)
    return _with(query, TimeAt(name, starts_by=begins, ends_from=ends))


def is_locked(query: Query, activity: Activity) -> Literal["keep", "drop"] | None:
    """Whether the wishes of a request keep or drop the place of an activity by its name."""
    for wish in editing.wishes(query):
        meaning = parse_normal(wish.dsl)
        if isinstance(meaning, Names) and getattr(activity, "position", None) in meaning.names:
            if meaning.rule == "all":
                return "keep"
            if meaning.rule == "none":
                return "drop"
    return None


def _with(query: Query, meaning: Normal) -> Query:
    return editing.with_wish(query, editing.wish(meaning))


def _released(query: Query, kind: PlaceKind, name: str, rule: str) -> Query:
    """Without what stands against the lock: the name leaves the wishes of that rule; its times go when it is dropped."""
    for number, wish in reversed(list(enumerate(editing.wishes(query)))):
        match parse_normal(wish.dsl):
            case Names(kind=of, rule=other, names=names) if of == kind and other == rule and name in names:
                left = names - {name}
                query = (
                    editing.changed(query, number, editing.wish(Names(kind, other, left)))
                    if left
                    else editing.without(query, number)
                )
            case (TimeAt() | StayAt()) as timed if timed.place == name and rule == "all":
                query = editing.without(query, number)
    return query
