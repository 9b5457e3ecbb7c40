"""What a trip has to tell of what belongs to an hour of the day: the sunset, a rest at noon, tea, a late bite."""

from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import timedelta
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from core.dsl.distance import exact_km
from core.evaluate.free_time import NAP
from core.evaluate.timeline import Placed, between
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_constraints import none_here
from core.evaluate.wishes.stops import WishVerdict, hotels_of, places, visits_of
from core.knowledge.hours.sun import sunrise_and_sunset
from core.knowledge.things import (
    FLAG_RAISING,
    LATE_FOOD,
    REST,
    SUNRISE,
    SUNSET,
    TEA,
    houses_of,
    sights_of,
)
from core.model.clock import DAY_MINUTES
from core.sandbox.places import Restaurant, hours_of
from core.text import Name, Text, joined, sentence

# One rests between these hours, for so many minutes at least.
_RESTS, _SHORTEST_REST = (NAP.since, NAP.until), NAP.least
# A day asks for a rest where one is out before and after these hours.
_BEFORE_NOON, _IN_THE_AFTERNOON = 12 * 60, 15 * 60
_TEA = (14 * 60 + 30, 16 * 60 + 30)
# The sun is seen to go down by who is there for the last minutes before it does.
_LAST_OF_THE_SUN = 15
_LATE, _STILL_OPEN = 21 * 60, 23 * 60
_TIMES = Text("、", ", ")


class _Near(NamedTuple):
    """A house with how far it is from a stop or a hotel of the trip."""

    km: float
    house: Restaurant
    beside: str
    day: int


def tell_hour(name: str, trip: JudgedTrip) -> WishVerdict | None:
    """What is told of a wished thing that has its hour; None where it has none."""
    told = _TOLD.get(name)
    return None if told is None else told(trip)


def _rest(trip: JudgedTrip) -> WishVerdict:
    rests, days, due = [], set[int](), set[int]()
    for day in range(1, len(trip.plan.itinerary) + 1):
        midnight, stops = (day - 1) * DAY_MINUTES, [one for one in trip.placed if one.day == day]
        if not stops or stops[0].start > midnight + _BEFORE_NOON:
            continue
        if not any(one.start >= midnight + _IN_THE_AFTERNOON and _is_out(one) for one in stops):
            continue
        due.add(day)
        free = [
            (max(begins - midnight, _RESTS[0]), min(ends - midnight, _RESTS[1]))
            for one, after in pairwise(stops)
            for begins, ends in between(one, after)
        ]
        since, until = max(free, key=lambda gap: gap[1] - gap[0], default=(0, 0))
        if until - since >= _SHORTEST_REST:
            days.add(day)
            rests.append(
                sentence(
                    "第 {day} 天 {since}–{until}",
                    "day {day}, {since}–{until}",
                    day=day,
                    since=_clock(since),
                    until=_clock(until),
                )
            )
    if not due:
        return True, Text("没有哪天上下午都在外面", "no day is spent out both morning and afternoon"), ()
    if not rests:
        return False, Text("中午没有留出休息的时间", "no time kept free for it at noon"), ()
    told = sentence("{times} 留空", "free {times}", times=joined(rests, _TIMES))
    # one rests where one can on the days of the long rides
    return days >= due & set(trip.full_days), told, ()


def _is_out(stop: Placed) -> bool:
    return not stop.is_night


def _sun(thing: str, trip: JudgedTrip, *, sets: bool) -> WishVerdict:
    """Who is at a place for the sunset while the sun goes down; of the sunrise also at the place that it is wished at."""
    names = sights_of(frozenset({thing}), trip.city)
    if not sets:
        names |= {place for place, spell in trip.request.spells.items() if spell.at_sunrise}
    first = trip.query.dates[0] if trip.query.dates else None
    at = trip.city.attractions[0].position
    seen, hours = [], []
    for day in range(1, len(trip.plan.itinerary) + 1):
        date = None if first is None else first + timedelta(days=day - 1)
        minute = sunrise_and_sunset(at, date)[sets]
        hours.append(minute)
        minute += (day - 1) * DAY_MINUTES
        seen += [
            one
            for one in visits_of(trip, names)
            if one.day == day and one.start <= minute - _LAST_OF_THE_SUN and one.end >= minute
        ]
    clock = _clock(hours[0] if hours else sunrise_and_sunset(at, first)[sets])
    when = Text(
        f"日{'落' if sets else '出'}约 {clock}", f"sun{'set' if sets else 'rise'} is at about {clock}"
    )
    if seen:
        return (
            True,
            sentence("{stops}；{when}", "{stops}; {when}", stops=places(seen), when=when),
            tuple(seen),
        )
    missed = Text("那时不在看得到的地方", "the trip is nowhere to watch it then")
    return False, sentence("{when}，{missed}", "{when}; {missed}", when=when, missed=missed), ()


def _tea(trip: JudgedTrip) -> WishVerdict:
    """A café beside where one is in the afternoon: a plan's meals are breakfast, lunch and dinner."""
    open_then = [
        one for one in _houses(TEA, trip) if hours_of(one)[0] <= _TEA[0] and hours_of(one)[1] >= _TEA[1]
    ]
    stops = {
        one.activity.begins_at: one.day
        for one in trip.placed
        if one.is_visit and one.start % DAY_MINUTES <= _TEA[1] and one.end % DAY_MINUTES >= _TEA[0]
    }
    near = _nearest(open_then, stops, trip)
    if near is None:
        return False, none_here(trip), ()
    return False, _told_near(near, Text("没有单独留时间；", "no time kept for it; "), near.day), ()


def open_late(thing: str, trip: JudgedTrip) -> Text | None:
    """The house for a thing of the evening that is nearest to the hotel and open late; None where there is none."""
    still_open = [one for one in _houses(thing, trip) if hours_of(one)[1] >= _STILL_OPEN]
    near = _nearest(still_open, dict.fromkeys((one.name for one in hotels_of(trip)), 0), trip)
    return None if near is None else _told_near(near, Text("没有单独安排；", "no stop of its own; "), 0)


def _late_food(trip: JudgedTrip) -> WishVerdict:
    """A night market that one is at late, else a house near the hotel that is still open."""
    late = [
        one for one, place in trip.visits if place.kind == "night_market" and one.end % DAY_MINUTES >= _LATE
    ]
    if late:
        return True, places(late), tuple(late)
    return False, open_late(LATE_FOOD, trip) or none_here(trip), ()


def _told_near(near: _Near, lead: Text, day: int) -> Text:
    closes = hours_of(near.house)[1]
    return sentence(
        "{lead}{house}离{beside} {km} 公里，开到 {closes}{when}",
        "{lead}{house} is {km} km from {beside}, open until {closes}{when}",
        lead=lead,
        house=Name(near.house.name),
        beside=Name(near.beside),
        km=f"{near.km:.1f}",
        closes=_clock(closes % DAY_MINUTES),
        when=Text(f"（第 {day} 天）", f" (day {day})") if day else Text("", ""),
    )


def _houses(thing: str, trip: JudgedTrip) -> Iterator[Restaurant]:
    names = houses_of(frozenset({thing}), trip.city)
    return (one for one in trip.city.restaurants if one.name in names and one.name in trip.city.network)


def _nearest(houses: Collection[Restaurant], stops: Mapping[str, int], trip: JudgedTrip) -> _Near | None:
    network = trip.city.network
    return min(
        (
            _Near(
                km=exact_km(network.position(stop), network.position(house.name)),
                house=house,
                beside=stop,
                day=day,
            )
            for house in houses
            for stop, day in stops.items()
            if stop in network
        ),
        key=lambda near: near.km,
        default=None,
    )


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


_TOLD: Mapping[str, Callable[[JudgedTrip], WishVerdict]] = {
    REST: _rest,
    SUNSET: partial(_sun, SUNSET, sets=True),
    SUNRISE: partial(_sun, SUNRISE, sets=False),
    FLAG_RAISING: partial(_sun, FLAG_RAISING, sets=False),
    TEA: _tea,
    LATE_FOOD: _late_food,
}
