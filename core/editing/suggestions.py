"""What fits where a plan is to be changed: near, open then, in the budget, not in the trip already; with the reason."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, log2

import numpy as np

from core.editing.amiss import amiss
from core.editing.edited import Edited, edited
from core.editing.edits import Add, Edit, OtherHotel, OtherRooms, Replace
from core.errors import TripStudioError
from core.knowledge.city import knowledge_of
from core.knowledge.features import telling_features
from core.knowledge.places import Standing
from core.model.clock import Clock
from core.model.locks import StopIndex, StopKind
from core.model.plan import Meal, Plan, Stay, Visit
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.sandbox.places import ALL_DAY, Attraction, Hotel, Restaurant
from core.sandbox.sandbox import Sandbox
from core.text import WORD_JOINER, Text

_LOOKED_AT = 40
"""The nearest places that are tried."""
_KM_OF_A_STAR = 1.5
"""How many km farther one goes for a star more."""
_KM_OF_STANDING: dict[Standing, float] = {"must": 5.0, "worth": 4.0, "near": 0.0, "unasked": -20.0}
"""How many km farther one goes for a sight that one comes for, or that is worth it, than for one that lies there."""
_KM_OF_TWICE = 3.0
"""How many km farther one goes for a hotel that costs what the former did, and not twice or half as much."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A place that fits, with why, and the edit that takes it."""

    name: str
    why: Text
    edit: Edit
    result: Edited


def to_replace(
    plan: Plan, place: StopIndex, sandbox: Sandbox, budget: float | None = None, most: int = 6
) -> tuple[Suggestion, ...]:
    """What can stand in the place of an activity: sights for a sight, restaurants for a meal, hotels for a night."""
    city = sandbox.city(plan.target_city)
    day, number = place
    here = plan.itinerary[day - 1].activities[number - 1]
    found: Sequence[Attraction | Restaurant | Hotel]
    match here:
        case Visit():
            found = city.attractions
        case Meal():
            found = city.restaurants
        case Stay():
            found = city.hotels
        case _:
            return ()
    edits = [
        (one, OtherHotel(one.name) if isinstance(one, Hotel) else Replace(place, one.name)) for one in found
    ]
    around = _around_nights(plan) if isinstance(here, Stay) else _around(plan, place)
    return tuple(_fitting(plan, around, edits, sandbox, budget, most))


def to_add(
    plan: Plan,
    after: StopIndex,
    kind: StopKind,
    sandbox: Sandbox,
    budget: float | None = None,
    most: int = 6,
) -> tuple[Suggestion, ...]:
    """What can be added after an activity (number 0: at the beginning of the day)."""
    city = sandbox.city(plan.target_city)
    found: Sequence[Attraction | Restaurant] = city.attractions if kind == "attraction" else city.restaurants
    edits = [(one, Add(after, kind, one.name)) for one in found]
    return tuple(_fitting(plan, _beside(plan, after), edits, sandbox, budget, most))


def gaps_for(plan: Plan, name: str, sandbox: Sandbox, budget: float | None = None) -> tuple[Suggestion, ...]:
    """Where a sight of the city fits into a plan: the nearest gap of every day that has one, with why."""
    city = sandbox.city(plan.target_city)
    sight = city.attraction(name)
    found: list[Suggestion] = []
    for day, of_day in enumerate(plan.itinerary, start=1):
        gaps = [(day, number) for number in range(1, len(of_day.activities) + 1)]
        for gap in sorted(gaps, key=lambda gap: _km_between(city, name, _beside(plan, gap))):
            edits = [(sight, Add(gap, "attraction", name))] if sight is not None else []
            fitting = tuple(_fitting(plan, _beside(plan, gap), edits, sandbox, budget, most=1))
            if fitting:
                found += fitting
                break
    return tuple(found)


def in_other_rooms(plan: Plan, sandbox: Sandbox, budget: float | None = None) -> tuple[Edited, ...]:
    """The plan with its nights in the other rooms that its hotel has for everybody, within the budget."""
    nights = [one for _, _, one in plan.activities() if isinstance(one, Stay)]
    hotel = sandbox.city(plan.target_city).hotel(nights[0].position) if nights else None
    if hotel is None:
        return ()
    found = []
    for beds in sorted({offer.beds for offer in hotel.offers} - {nights[0].room_type}):
        try:
            result = edited(plan, OtherRooms(beds), sandbox)
        # It has none for so many: not offered.
        except TripStudioError:
            continue
        if budget is None or result.plan.total_cost <= budget:
            found.append(result)
    return tuple(found)


def _beside(plan: Plan, after: StopIndex) -> list[str]:
    """The places before and after what would follow an activity."""
    day, number = after
    return [one.ends_at for one in plan.itinerary[day - 1].activities[max(0, number - 1) : number + 1]]


def _km_between(city: City, name: str, around: Sequence[str]) -> float:
    return float(_km_from(city, around)[city.network.index[name]]) if name in city.network else 0.0


def _around(plan: Plan, place: StopIndex) -> list[str]:
    """The places before and after an activity on its day."""
    day, number = place
    activities = plan.itinerary[day - 1].activities
    return [
        one.ends_at
        for one in (*activities[max(0, number - 2) : number - 1], *activities[number : number + 1])
    ]


def _around_nights(plan: Plan) -> list[str]:
    """The places before and after each night."""
    hotels = {one.position for _, _, one in plan.activities() if isinstance(one, Stay)}
    found = []
    for today, tomorrow in pairwise(plan.itinerary):
        before = [one.ends_at for one in today.activities if one.ends_at not in hotels]
        after = [one.begins_at for one in tomorrow.activities if one.begins_at not in hotels]
        found += [*before[-1:], *after[:1]]
    return found


def _fitting(
    plan: Plan,
    around: Sequence[str],
    edits: Sequence[tuple[Attraction | Restaurant | Hotel, Edit]],
    sandbox: Sandbox,
    budget: float | None,
    most: int,
) -> Iterator[Suggestion]:
    """The best of those that can be taken as they are: open, with time enough for it and for all that follows, in the budget."""
    city = sandbox.city(plan.target_city)
    taken = {one.begins_at for _, _, one in plan.activities()}
    far = _km_from(city, around)
    rated = [
        (
            far[city.network.index[one.name]] + _km_farther(one, plan, city),
            one.name,
            edit,
        )
        for one, edit in edits
        if one.name not in taken and one.name in city.network and not _is_a_part(one, city)
    ]
    places = {one.name: one for one, _ in edits}
    before = amiss(plan, city)
    count = 0
    for _, name, edit in sorted(rated, key=lambda one: one[:2])[:_LOOKED_AT]:
        try:
            result = edited(plan, edit, sandbox)
        # It does not fit: not offered.
        except TripStudioError:
            continue
        if not amiss(result.plan, city) <= before:
            continue
        if budget is not None and result.plan.total_cost > budget:
            continue
        km = float(far[city.network.index[name]])
        yield Suggestion(
            name=name, why=_why(places[name], km, plan, result, around, city), edit=edit, result=result
        )
        count += 1
        if count == most:
            return


def _is_a_part(place: Attraction | Restaurant | Hotel, city: City) -> bool:
    """Whether it is seen with the whole that it lies in, as a hall of a palace is."""
    return isinstance(place, Attraction) and knowledge_of(city).place(place.name).is_part


def _km_farther(place: Attraction | Restaurant | Hotel, plan: Plan, city: City) -> float:
    """How much farther away a place counts as: a hotel that is unlike the former in its price; less far a sight that one
    comes for, and what has more stars."""
    if isinstance(place, Attraction):
        return -_KM_OF_STANDING[knowledge_of(city).place(place.name).standing]
    if not isinstance(place, Hotel):
        return -_KM_OF_A_STAR * (getattr(place, "star", None) or 0)
    night = next(one for _, _, one in plan.activities() if isinstance(one, Stay))
    like = [offer.price for offer in place.offers if offer.beds == night.room_type and offer.price > 0]
    return min((_KM_OF_TWICE * abs(log2(price / night.price)) for price in like if night.price), default=inf)


def _km_from(city: City, around: Sequence[str]) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    """The mean distance of every place of the city to some of them."""
    known = [name for name in around if name in city.network]
    if not known:
        return np.zeros(len(city.network.names))
    mean: np.ndarray[tuple[int], np.dtype[np.float64]] = np.mean(
        [city.network.distances_from(name) for name in known], axis=0
    )
    return mean


def _why(
    place: Attraction | Restaurant | Hotel,
    km: float,
    plan: Plan,
    result: Edited,
    around: Sequence[str],
    city: City,
) -> Text:
    english = place_names(city, "en")
    zh, en = [], []
    if isinstance(place, Attraction) and (told := knowledge_of(city).place(place.name).why) is not None:
        zh.append(told.zh.rstrip("。"))
        en.append(told.en.rstrip("."))
    if around and isinstance(place, Hotel):
        zh.append(f"离早晚各站平均 {km:.1f} 公里")
        en.append(f"on average {km:.1f} km from the stops before and after the nights")
    elif around:
        zh.append(f"离前后两站平均 {km:.1f} 公里")
        en.append(f"on average {km:.1f} km from the stops before and after")
    if isinstance(place, Hotel):
        night = next(one for _, _, one in result.plan.activities() if isinstance(one, Stay))
        zh += [f"每晚 ¥{round(night.cost):,}", *(one.zh for one in telling_features(place))]
        en += [f"¥{round(night.cost):,} a night", *(one.en for one in telling_features(place))]
    else:
        hours = f"{Clock(place.opens)}–{Clock(place.closes)}"
        is_all_day = place.closes - place.opens >= ALL_DAY
        zh.append("全天开放" if is_all_day else f"{hours} 开放")
        en.append("open all day" if is_all_day else f"open {hours}")
    star = getattr(place, "star", None)
    if star:
        zh.append(f"评分 {star:.1f}")
        en.append(f"rated {star:.1f}")
    more = round(result.plan.total_cost) - round(plan.total_cost)
    sign = "+" if more > 0 else "−" if more < 0 else "±"
    zh.append(f"{sign}{WORD_JOINER}¥{abs(more):,}")
    en.append(f"{sign}{WORD_JOINER}¥{abs(more):,}")
    moved = _moved(plan, result)
    if moved:
        zh.append(f"后面推迟的有：{'、'.join(moved)}")
        en.append(f"then later: {', '.join(map(english, moved))}")
    return Text(" · ".join(zh), " · ".join(en))


def _moved(plan: Plan, result: Edited) -> list[str]:
    """The places that begin later than before, the first two of them."""
    before = {one.begins_at: (day, one.start_time) for day, _, one in plan.activities()}
    return [
        one.begins_at
        for day, _, one in result.plan.activities()
        if one.begins_at in before
        and before[one.begins_at][0] == day
        and one.start_time > before[one.begins_at][1]
    ][:2]
