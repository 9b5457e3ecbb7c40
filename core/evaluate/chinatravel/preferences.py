"""The six preferences of ChinaTravel's Table 7, and the three scores of its competition.

Each is a number of one plan, whether the plan passes or not; where it cannot be computed, the reason stands in its place.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.errors import UnknownPlaceError
from core.evaluate.chinatravel.document import Aborted, Itinerary, WrittenActivity, WrittenItem, shown
from core.model.mealtimes import MEALS
from core.model.report import MetricValue
from core.sandbox.city import City
from core.text import Text

_A = TypeVar("_A")
_B = TypeVar("_B")

_MEALS = frozenset(MEALS)
_PLACES = _MEALS | {"attraction", "accommodation"}
_NO_DAYS = Text("行程没有任何一天", "the itinerary has no day")
_NO_WAYS = Text("行程没有市内交通", "the trip has no transport inside the city")
_NO_MEALS = Text("行程没有用餐", "the trip has no meal")

FULL_DAY_ATTRACTIONS = 4
"""Attractions a day that count as the full score of DAV."""
FULL_DAY_MEALS = 3
"""Meals a day that count as the full score of DDR."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a preference is computed from: the number of days, the activities with their types, and the city.

    `stops` tells why where the activities cannot be read, `ways` why where the times of a leg cannot.
    `poi` is the place to stay near, where the request names one.
    """

    days: int
    stops: tuple[tuple[WrittenActivity, str], ...] | Text
    ways: tuple[tuple[str, int], ...] | Text
    city: City
    poi: str | None


def read_subject(itinerary: Itinerary, city: City, poi: str | None) -> Counted:
    """Read an itinerary once for all preferences."""
    stops = or_reason(_stops, itinerary)
    ways = stops if isinstance(stops, Text) else or_reason(_ways, stops)
    return Counted(days=len(itinerary.days or ()), stops=stops, ways=ways, city=city, poi=poi)


def or_reason(read: Callable[[_A], _B], what: _A) -> _B | Text:
    """What is read, or why it cannot be."""
    try:
        return read(what)
    except Aborted as aborted:
        return aborted.violation.message


def _stops(itinerary: Itinerary) -> tuple[tuple[WrittenActivity, str], ...]:
    stops = []
    for activity in itinerary.activities():
        if not isinstance(activity.content, dict):
            given = shown(activity.content)
            raise Aborted(activity.where, f"{given} 不是一项活动", f"{given} is not an activity")
        stops.append((activity, activity.text("type") or ""))
    return tuple(stops)


def _ways(stops: tuple[tuple[WrittenActivity, str], ...]) -> tuple[tuple[str, int], ...]:
    """The type of each activity that has transport, and the minutes that its legs take."""
    return tuple((kind, _way_minutes(activity)) for activity, kind in stops if activity.legs())


def _way_minutes(activity: WrittenActivity) -> int:
    minutes = 0
    for leg in activity.legs():
        starts, ends = leg.clock("start_time"), leg.clock("end_time")
        if starts is None or ends is None:
            raise Aborted(leg.where, "缺少起止时间", "it has no start and end time")
        minutes += ends - starts
    return minutes


def _per_day(subject: Counted, kinds: frozenset[str]) -> MetricValue:
    if isinstance(subject.stops, Text):
        return subject.stops
    count = sum(kind in kinds for _, kind in subject.stops)
    return count / subject.days if subject.days else _NO_DAYS


def daily_attractions(subject: Counted) -> MetricValue:
    """Attractions visited a day."""
    return _per_day(subject, frozenset({"attraction"}))


def transport_minutes(subject: Counted) -> MetricValue:
    """Mean minutes of the ways between places."""
    if isinstance(subject.ways, Text):
        return subject.ways
    return _mean([minutes for _, minutes in subject.ways])


def restaurant_minutes(subject: Counted) -> MetricValue:
    """Mean minutes of the ways to a meal; a meal where one already is has no way."""
    if isinstance(subject.ways, Text):
        return subject.ways
    return _mean([minutes for kind, minutes in subject.ways if kind in _MEALS])


def restaurant_minutes_of_all(subject: Counted) -> MetricValue:
    """The same over all meals, as the released program divides: a meal where one already is counts as a way of 0."""
    if isinstance(subject.ways, Text):
        return subject.ways
    if isinstance(subject.stops, Text):
        return subject.stops
    meals = sum(kind in _MEALS for _, kind in subject.stops)
    return sum(minutes for kind, minutes in subject.ways if kind in _MEALS) / meals if meals else _NO_MEALS


def _mean(minutes: Sequence[int]) -> MetricValue:
    return sum(minutes) / len(minutes) if minutes else _NO_WAYS


def _cost(item: WrittenItem) -> float:
    cost = item.number("cost")
    if cost is None:
        raise Aborted(item.where, "缺少费用", "it has no cost")
    return cost


def food_cost_ratio(subject: Counted) -> MetricValue:
    """Share of the meals in everything that the trip costs."""
    if isinstance(subject.stops, Text):
        return subject.stops
    food = sum(_cost(activity) for activity, kind in subject.stops if kind in _MEALS)
    total = sum(_cost(activity) + sum(map(_cost, activity.legs())) for activity, _ in subject.stops)
    return food / total if total > 0 else Text("行程没有费用", "the trip costs nothing")


def hotel_cost(subject: Counted) -> MetricValue:
    """CNY for all nights and rooms."""
    if isinstance(subject.stops, Text):
        return subject.stops
    return float(sum(_cost(activity) for activity, kind in subject.stops if kind == "accommodation"))


def poi_distance(subject: Counted) -> MetricValue:
    """Mean km in a straight line from the wanted place to every sight, meal and hotel of the trip."""
    if subject.poi is None:
        return Text("请求没有指定想靠近的地点", "the request names no place to stay near")
    if isinstance(subject.stops, Text):
        return subject.stops
    places = [activity.text("position") for activity, kind in subject.stops if kind in _PLACES]
    if not places:
        return Text("行程没有任何地点", "the trip goes nowhere")
    try:
        return sum(subject.city.network.distance(subject.poi, str(place)) for place in places) / len(places)
    except UnknownPlaceError as error:
        return error.text


def _score(value: float) -> float:
    return min(1.0, max(0.0, value))


def dav(subject: Counted) -> MetricValue:
    """Daily attractions against four a day, at most 1."""
    daily = daily_attractions(subject)
    return daily if isinstance(daily, Text) else _score(daily / FULL_DAY_ATTRACTIONS)


def att(subject: Counted) -> MetricValue:
    """1 for ways of 15 minutes on average, 0 for 120; a trip without ways counts as the best."""
    minutes = transport_minutes(subject)
    if isinstance(minutes, Text):
        return 1.0 if minutes is _NO_WAYS else minutes
    return _score(8 / 7 - minutes / 105)


def ddr(subject: Counted) -> MetricValue:
    """Meals against three a day, at most 1; a breakfast at the hotel is a meal."""
    daily = _per_day(subject, _MEALS)
    return daily if isinstance(daily, Text) else _score(daily / FULL_DAY_MEALS)
