"""What a change does to the open trip: to its wishes, its facts, and what of its plan stays."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, Ride, RideTime, RideWay
from core.dsl.families.visits import VisitOrder
from core.dsl.normal.values import Normal
from core.dsl.requirements import Requirement, requirements_of, with_requirements
from core.model.daily import FreeBlock
from core.model.locks import NOTHING_LOCKED, LockedStop, Locks, locks_of
from core.model.plan import Flight, Meal, Plan, Stay, Train, Visit
from core.model.query import FULL_PACE, SLOW_PACE, Preference, Query, Thing
from core.model.spells import VisitSpell, spell
from core.understand import editing

# what `cheaper` and `dearer` make of the cost, where no figure is said
_LESS, _MORE = 0.85, 1.25
# CNY to which such a figure is rounded
_ROUND = 50
# minutes; where a visit is put that has no time yet
_START_OF_DAY = 9 * 60 + 30
# minutes of a visit whose length is not known
_VISIT = 120


@dataclass(frozen=True, slots=True)
class OpenTrip:
    """The trip that is changed: what is asked for, what of the plan stays, and the plan where there is one."""

    query: Query
    locks: Locks = NOTHING_LOCKED
    plan: Plan | None = None


def with_fact(trip: OpenTrip, **fields: object) -> OpenTrip:
    """Other cities, days or people; another length takes the dates with it."""
    query = editing.with_field(trip.query, **fields)
    return replace(trip, query=replace(query, dates=None) if "days" in fields else query)


def with_dates(trip: OpenTrip, first: date, last: date) -> OpenTrip:
    """Other days of the year, the first and the last."""
    return replace(trip, query=replace(trip.query, dates=(first, last)))


def with_budget(trip: OpenTrip, budget: float) -> OpenTrip:
    """Another budget for the whole trip, CNY."""
    kept = [one for one in requirements_of(trip.query) if not _is_budget(one.meaning)]
    query = with_requirements(replace(trip.query, budget=None), kept)
    return replace(trip, query=editing.with_wish(query, editing.wish(CostCap("total", budget))))


def other_budget(trip: OpenTrip, *, less: bool) -> float | None:
    """The budget that `cheaper` or `dearer` means, from what the plan costs or may cost; None where neither is known."""
    base = trip.plan.total_cost if trip.plan is not None else trip.query.budget
    if base is None:
        return None
    return round(base * (_LESS if less else _MORE) / _ROUND) * float(_ROUND)


def _is_budget(meaning: Normal) -> bool:
    return isinstance(meaning, CostCap) and (meaning.category, meaning.unit) == ("total", "trip")


def with_wish(trip: OpenTrip, meaning: Normal) -> OpenTrip:
    """One wish more; what says the opposite of it goes."""
    query = trip.query
    if isinstance(meaning, Names):
        query = _without_names(query, meaning)
    elif isinstance(meaning, HotelNear):
        query = _without(query, HotelNear)
    elif isinstance(meaning, (IntercityModes, OutAndBack)):
        query = _without(query, IntercityModes, OutAndBack)
    elif isinstance(meaning, (Rooms, Beds)):
        query = _without(query, type(meaning))
    elif isinstance(meaning, RideTime):
        query = _without_ride_time(query, meaning)
    return replace(trip, query=editing.with_wish(query, editing.wish(meaning)))


def with_thing(trip: OpenTrip, thing: Thing) -> OpenTrip:
    """One more thing that is liked or not; what was said of the same thing before goes."""
    others = (one for one in trip.query.things if one.name != thing.name)
    return replace(trip, query=replace(trip.query, things=(*others, thing)))


def _without(query: Query, *kinds: type) -> Query:
    return with_requirements(
        query, [one for one in requirements_of(query) if not isinstance(one.meaning, kinds)]
    )


def _without_ride_time(query: Query, said: RideTime) -> Query:
    """Without the hour that bounded the same ride before."""
    bound = (said.way, said.moment, said.bound)
    left = (
        one
        for one in requirements_of(query)
        if not (
            isinstance(one.meaning, RideTime)
            and (one.meaning.way, one.meaning.moment, one.meaning.bound) == bound
        )
    )
    return with_requirements(query, list(left))


def _without_names(query: Query, said: Names) -> Query:
    """Without the places that are now wished for among the refused ones, and the other way round."""
    return with_requirements(query, list(_other_names(query, said)))


def _other_names(query: Query, said: Names) -> Iterator[Requirement]:
    for one in requirements_of(query):
        held = one.meaning
        if not isinstance(held, Names) or (held.rule == "none") == (said.rule == "none"):
            yield one
            continue
        left = held.names - said.names
        if left:
            changed = editing.wish(replace(held, names=left), one.constraint.span)
            yield one if left == held.names else Requirement(changed, replace(held, names=left))


def with_swap(trip: OpenTrip, old: Names, new: Names | Types) -> OpenTrip:
    """One place for another: the old one is refused, so that it does not come back by itself."""
    return with_wish(with_wish(trip, replace(old, rule="none")), new)


def with_place_on_day(trip: OpenTrip, place: str, day: int) -> OpenTrip:
    """A sight on a day of the trip: wished for, and with a plan also locked there at its own time of the day."""
    wished = with_wish(trip, Names("attraction", "all", frozenset({place})))
    if trip.plan is None:
        return wished
    start, end = _START_OF_DAY, _START_OF_DAY + _VISIT
    for _, _, activity in trip.plan.activities():
        if isinstance(activity, Visit) and activity.position == place:
            start, end = activity.start_time.minutes, activity.end_time.minutes
    others = [one for one in trip.locks.stops if one.place != place]
    stop = LockedStop(day=day, kind="attraction", place=place, start=start, end=end)
    return replace(wished, locks=replace(trip.locks, stops=(*others, stop), plan=trip.plan))


def with_day_kept(trip: OpenTrip, day: int) -> OpenTrip:
    """A day of the plan that stays as it is, whatever else changes."""
    if trip.plan is None:
        return trip
    keep = [(at, number) for at, number, _ in trip.plan.activities() if at == day]
    others = [one for one in trip.locks.stops if one.day != day]
    stops = (*others, *locks_of(trip.plan, keep).stops)
    return replace(trip, locks=replace(trip.locks, stops=stops, plan=trip.plan))


def with_exchanged(trip: OpenTrip, one: str, other: str) -> OpenTrip | None:
    """Two sights of the plan, each on the day of the other, or the later one first; None where the plan has not both."""
    at = {
        activity.position: (day, activity.start_time.minutes)
        for day, _, activity in (trip.plan.activities() if trip.plan else ())
        if isinstance(activity, Visit)
    }
    if one not in at or other not in at:
        return None
    if at[one][0] != at[other][0]:
        return _on_day(_on_day(trip, one, at[other][0]), other, at[one][0])
    first, last = sorted((one, other), key=lambda place: at[place])
    return with_wish(trip, VisitOrder(last, first))


def with_days_exchanged(trip: OpenTrip, one: int, other: int) -> OpenTrip:
    """All sights of two days of the plan, each on the other day."""
    moved = [
        (activity.position, other if day == one else one)
        for day, _, activity in (trip.plan.activities() if trip.plan else ())
        if isinstance(activity, Visit) and day in (one, other)
    ]
    for place, day in moved:
        trip = _on_day(trip, place, day)
    return trip


def _on_day(trip: OpenTrip, place: str, day: int) -> OpenTrip:
    """A sight that is wished for on a day, at whatever hour of it."""
    wished = with_wish(trip, Names("attraction", "all", frozenset({place})))
    return with_thing(wished, Thing(VisitSpell(place, spell(f"第 {day} 天")).said, "time", "like"))


def with_meal_on_day(trip: OpenTrip, place: str, day: int) -> OpenTrip:
    """A restaurant on a day of the trip: wished for, and with a plan also locked there at the hour of a meal of that day."""
    wished = with_wish(trip, Names("restaurant", "all", frozenset({place})))
    if trip.plan is None:
        return wished
    meals = [(at, one) for at, _, one in trip.plan.activities() if isinstance(one, Meal)]
    there = [one for at, one in meals if at == day and one.type != "breakfast"]
    if not there:
        return wished
    eaten = {one.type for _, one in meals if one.position == place}
    meal = next((one for one in there if one.type in eaten), there[-1])
    stop = LockedStop(
        day=day,
        kind=meal.type,
        place=place,
        start=meal.start_time.minutes,
        end=meal.end_time.minutes,
    )
    others = [one for one in trip.locks.stops if one.place != place]
    return replace(wished, locks=replace(trip.locks, stops=(*others, stop), plan=trip.plan))


def with_pace(trip: OpenTrip, *, calmer: bool, day: int | None) -> OpenTrip:
    """A slower or fuller trip; a slower day of a plan loses its last sight that is not wished for, for which no other
    comes, and the rest stays."""
    last = _last_unwished(trip, day) if calmer and day is not None else None
    if trip.plan is not None and day is not None and last is not None:
        keep = _all_but(trip.plan, {last})
        kept = locks_of(trip.plan, keep, {last, *trip.locks.dropped})
        return replace(trip, locks=replace(kept, settled=trip.locks.settled | {day}))
    rhythm = Preference(frozenset({SLOW_PACE if calmer else FULL_PACE}))
    preferences = {**trip.query.preferences, "rhythm": rhythm}
    return replace(trip, query=replace(trip.query, preferences=preferences))


def _last_unwished(trip: OpenTrip, day: int | None) -> str | None:
    if trip.plan is None:
        return None
    wished = {
        name
        for one in requirements_of(trip.query)
        if isinstance(one.meaning, Names)
        for name in one.meaning.names
    }
    sights = [
        activity.position
        for at, _, activity in trip.plan.activities()
        if at == day and isinstance(activity, Visit) and activity.position not in wished
    ]
    return sights[-1] if len(sights) > 1 else None


def with_free(trip: OpenTrip, day: int, since: int, until: int) -> OpenTrip:
    """Minutes of a day for which nothing is planned but meals: those before it begins, or after it ends."""
    return with_thing(trip, Thing(FreeBlock(day=day, since=since, until=until).said, "time", "must"))


def with_ride(trip: OpenTrip, mode: Ride, way: RideWay | None) -> OpenTrip:
    """A way of travelling between the cities, for one ride or for both."""
    if way is None:
        return with_wish(trip, IntercityModes(frozenset({mode})))
    free: frozenset[Ride] = frozenset({"train", "airplane"})
    out, back = free, free
    for one in requirements_of(trip.query):
        match one.meaning:
            case IntercityModes(modes):
                out = back = modes
            case OutAndBack("any", going, coming):
                out, back = going, coming
    chosen: frozenset[Ride] = frozenset({mode})
    meaning = OutAndBack("any", chosen if way == "out" else out, chosen if way == "back" else back)
    return with_wish(trip, meaning)


def with_other_hotel(trip: OpenTrip) -> OpenTrip | None:
    """Another hotel than the plan's; None without one."""
    hotels = (
        []
        if trip.plan is None
        else [activity.position for _, _, activity in trip.plan.activities() if isinstance(activity, Stay)]
    )
    if trip.plan is None or not hotels:
        return None
    keep = _all_but(trip.plan, set(hotels))
    kept = locks_of(trip.plan, keep, {*hotels, *trip.locks.dropped})
    return replace(trip, locks=replace(kept, settled=trip.locks.settled))


def _all_but(plan: Plan, places: set[str]) -> list[tuple[int, int]]:
    """The activities of a plan but those at some places, as locks name them."""
    return [
        (day, number)
        for day, number, activity in plan.activities()
        if isinstance(activity, Train | Flight) or activity.position not in places
    ]
