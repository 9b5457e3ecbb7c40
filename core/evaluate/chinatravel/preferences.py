"""The six preferences of ChinaTravel's Table 7, and the three scores of its competition.

Each is a number of one plan, whether the plan passes or not; where it cannot be computed, the reason stands in its place.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.errors import UnknownPlaceError
from core.evaluate.chinatravel.document import Aborted, Activity, Item, Itinerary, shown
from core.evaluate.protocol import MetricCard
from core.evaluate.scales import Line
from core.model.report import Metric
from core.sandbox.city import City
from core.text import Text

_A = TypeVar("_A")
_B = TypeVar("_B")

_MEALS = frozenset({"breakfast", "lunch", "dinner"})
_PLACES = _MEALS | {"attraction", "accommodation"}
TABLE_7 = "ChinaTravel, Table 7"
"""Source of the six preferences."""
_RELEASED = "ChinaTravel, released evaluator"
_COMPETITION = "ChinaTravel competition (TPC)"
_NO_DAYS = Text("行程没有任何一天", "the itinerary has no day")
_NO_WAYS = Text("行程没有市内交通", "the trip has no transport inside the city")
_NO_MEALS = Text("行程没有用餐", "the trip has no meal")

FULL_DAY_ATTRACTIONS = 4
"""Attractions a day that count as the full score of DAV."""
FULL_DAY_MEALS = 3
"""Meals a day that count as the full score of DDR."""


Value = float | Text
"""A number, or the reason why there is none."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a preference is computed from: the number of days, the activities with their types, and the city.

    `stops` tells why where the activities cannot be read, `ways` why where the times of a leg cannot.
    `poi` is the place to stay near, where the request names one.
    """

    days: int
    stops: tuple[tuple[Activity, str], ...] | Text
    ways: tuple[tuple[str, int], ...] | Text
    city: City
    poi: str | None


def read_subject(itinerary: Itinerary, city: City, poi: str | None) -> Subject:
    """Read an itinerary once for all preferences."""
    stops = _or_reason(_stops, itinerary)
    ways = stops if isinstance(stops, Text) else _or_reason(_ways, stops)
    return Subject(len(itinerary.days or ()), stops, ways, city, poi)


def _or_reason(read: Callable[[_A], _B], what: _A) -> _B | Text:
    try:
        return read(what)
    except Aborted as aborted:
        return aborted.violation.message


def _stops(itinerary: Itinerary) -> tuple[tuple[Activity, str], ...]:
    stops = []
    for activity in itinerary.activities():
        if not isinstance(activity.content, dict):
            given = shown(activity.content)
            raise Aborted(activity.where, f"{given} 不是一项活动", f"{given} is not an activity")
        stops.append((activity, activity.text("type") or ""))
    return tuple(stops)


def _ways(stops: tuple[tuple[Activity, str], ...]) -> tuple[tuple[str, int], ...]:
    """The type of each activity that has transport, and the minutes that its legs take."""
    return tuple((kind, _way_minutes(activity)) for activity, kind in stops if activity.legs())


def _way_minutes(activity: Activity) -> int:
    minutes = 0
    for leg in activity.legs():
        starts, ends = leg.clock("start_time"), leg.clock("end_time")
        if starts is None or ends is None:
            raise Aborted(leg.where, "缺少起止时间", "it has no start and end time")
        minutes += ends - starts
    return minutes


def _per_day(subject: Subject, kinds: frozenset[str]) -> Value:
    if isinstance(subject.stops, Text):
        return subject.stops
    count = sum(kind in kinds for _, kind in subject.stops)
    return count / subject.days if subject.days else _NO_DAYS


def daily_attractions(subject: Subject) -> Value:
    """Attractions visited a day."""
    return _per_day(subject, frozenset({"attraction"}))


def transport_minutes(subject: Subject) -> Value:
    """Mean minutes of the ways between places."""
    if isinstance(subject.ways, Text):
        return subject.ways
    return _mean([minutes for _, minutes in subject.ways])


def restaurant_minutes(subject: Subject) -> Value:
    """Mean minutes of the ways to a meal; a meal where one already is has no way."""
    if isinstance(subject.ways, Text):
        return subject.ways
    return _mean([minutes for kind, minutes in subject.ways if kind in _MEALS])


def restaurant_minutes_of_all(subject: Subject) -> Value:
    """The same over all meals, as the released program divides: a meal where one already is counts as a way of 0."""
    if isinstance(subject.ways, Text):
        return subject.ways
    if isinstance(subject.stops, Text):
        return subject.stops
    meals = sum(kind in _MEALS for _, kind in subject.stops)
    return sum(minutes for kind, minutes in subject.ways if kind in _MEALS) / meals if meals else _NO_MEALS


def _mean(minutes: Sequence[int]) -> Value:
    return sum(minutes) / len(minutes) if minutes else _NO_WAYS


def _cost(item: Item) -> float:
    cost = item.number("cost")
    if cost is None:
        raise Aborted(item.where, "缺少费用", "it has no cost")
    return cost


def food_cost_ratio(subject: Subject) -> Value:
    """Share of the meals in everything that the trip costs."""
    if isinstance(subject.stops, Text):
        return subject.stops
    food = sum(_cost(activity) for activity, kind in subject.stops if kind in _MEALS)
    total = sum(_cost(activity) + sum(map(_cost, activity.legs())) for activity, _ in subject.stops)
    return food / total if total > 0 else Text("行程没有费用", "the trip costs nothing")


def hotel_cost(subject: Subject) -> Value:
    """CNY for all nights and rooms."""
    if isinstance(subject.stops, Text):
        return subject.stops
    return float(sum(_cost(activity) for activity, kind in subject.stops if kind == "accommodation"))


def poi_distance(subject: Subject) -> Value:
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


def dav(subject: Subject) -> Value:
    """Daily attractions against four a day, at most 1."""
    daily = daily_attractions(subject)
    return daily if isinstance(daily, Text) else _score(daily / FULL_DAY_ATTRACTIONS)


def att(subject: Subject) -> Value:
    """1 for ways of 15 minutes on average, 0 for 120; a trip without ways counts as the best."""
    minutes = transport_minutes(subject)
    if isinstance(minutes, Text):
        return 1.0 if minutes is _NO_WAYS else minutes
    return _score(8 / 7 - minutes / 105)


def ddr(subject: Subject) -> Value:
    """Meals against three a day, at most 1; a breakfast at the hotel is a meal."""
    daily = _per_day(subject, _MEALS)
    return daily if isinstance(daily, Text) else _score(daily / FULL_DAY_MEALS)


_WAYS = Line(120, 15)
"""15 to 120 minutes are the competition's own ends (ATT)."""

PREFERENCES: Mapping[MetricCard, Callable[[Subject], Value]] = {
    MetricCard(
        "daily_attractions",
        Text("每天游览的景点数", "Attractions visited a day"),
        "higher",
        "1/day",
        "preference",
        TABLE_7,
        scale=Line(0, FULL_DAY_ATTRACTIONS),
        label=Text("每天景点数", "Sights a day"),
    ): daily_attractions,
    MetricCard(
        "transport_minutes",
        Text("每段路程的平均时间", "Mean time of the ways between places"),
        "lower",
        "min",
        "preference",
        TABLE_7,
        scale=_WAYS,
        label=Text("路上时间", "Time on the way"),
    ): transport_minutes,
    MetricCard(
        "restaurant_minutes",
        Text("去用餐的路程平均时间", "Mean time of the ways to a meal"),
        "lower",
        "min",
        "preference",
        TABLE_7,
        scale=_WAYS,
        label=Text("用餐路程", "Way to meals"),
    ): restaurant_minutes,
    MetricCard(
        "restaurant_minutes_of_all",
        Text("去用餐的路程平均时间，按全部用餐计", "Mean time of the ways to a meal, over all meals"),
        "lower",
        "min",
        "competition",
        _RELEASED,
        scale=_WAYS,
    ): restaurant_minutes_of_all,
    MetricCard(
        "food_cost_ratio",
        Text("餐费占总费用的比例", "Share of the meals in the cost of the trip"),
        "higher",
        "1",
        "preference",
        TABLE_7,
        label=Text("餐费占比", "Spent on meals"),
    ): food_cost_ratio,
    MetricCard(
        "hotel_cost",
        Text("住宿总费用", "Cost of all nights"),
        "lower",
        "CNY",
        "preference",
        TABLE_7,
        label=Text("住宿费用", "Hotel cost"),
    ): hotel_cost,
    MetricCard(
        "poi_distance",
        Text(
            "各处到指定地点的平均直线距离",
            "Mean straight distance from the wanted place to all places of the trip",
        ),
        "lower",
        "km",
        "preference",
        TABLE_7,
        label=Text("离指定地点", "Nearness"),
    ): poi_distance,
    MetricCard(
        "dav",
        Text("每日景点得分：每天 4 个为满分", "Daily attractions score: four a day are the full score"),
        "higher",
        "1",
        "competition",
        _COMPETITION,
    ): dav,
    MetricCard(
        "att",
        Text(
            "平均路程时间得分：15 分钟得 1 分，120 分钟得 0 分",
            "Transport time score: 1 for 15 minutes on average, 0 for 120",
        ),
        "higher",
        "1",
        "competition",
        _COMPETITION,
    ): att,
    MetricCard(
        "ddr",
        Text("每日用餐得分：每天 3 餐为满分", "Daily meals score: three a day are the full score"),
        "higher",
        "1",
        "competition",
        _COMPETITION,
    ): ddr,
}


def measure(subject: Subject) -> tuple[Metric, ...]:
    """All preferences of a plan."""
    return tuple(_metric(card, _or_reason(function, subject)) for card, function in PREFERENCES.items())


def unmeasured(reason: Text) -> tuple[Metric, ...]:
    """All preferences without a value, for one reason."""
    return tuple(_metric(card, reason) for card in PREFERENCES)


def _metric(card: MetricCard, value: Value) -> Metric:
    number, reason = (None, value) if isinstance(value, Text) else (value, None)
    return Metric(card.name, number, card.direction, card.unit, card.dimension, reason)
