"""The stops of a trip as words: where and when."""

from collections.abc import Collection, Sequence

from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.model.mealtimes import MEALS
from core.model.plan import Flight, Stay, Train
from core.sandbox.places import Hotel
from core.text import Name, Text, joined, sentence

WishVerdict = tuple[bool, Text, tuple[Placed, ...]]
"""Whether a wish is met, what is told of it, and the stops that meet it."""
_MOST = 3
"""So many stops are named, then it is said how many more there are."""
_PAID = ("amusement", "cruise", "show")
"""Kinds of sights that are never free."""
COMMA = Text("，", ", ")
SEMICOLON = Text("；", "; ")
LEFT_OUT = Text("行程里没有安排", "not in this trip")
"""What is told of something that the city has and the trip does not."""


def visits_of(trip: JudgedTrip, names: Collection[str]) -> list[Placed]:
    """The visits to one of these sights."""
    return [one for one in trip.placed if one.is_visit and one.activity.begins_at in names]


def meals_of(trip: JudgedTrip, names: Collection[str], kinds: Collection[str] = MEALS) -> list[Placed]:
    """The meals of these kinds in one of these restaurants."""
    return [
        one
        for one in trip.placed
        if one.is_meal and one.activity.type in kinds and one.activity.begins_at in names
    ]


def part_of_visits(names: Collection[str], trip: JudgedTrip) -> tuple[Text, list[Placed]] | None:
    """The visits to places that one of these sights is a part of, in words, with what that costs more; None without any."""
    parts = {
        trip.knowledge.place(name).site: name
        for name in sorted(names)
        # a house that is eaten in is no part of a sight
        if trip.city.attraction(name) is not None and trip.knowledge.place(name).is_part
    }
    there = [(one, parts[known.site]) for one, known in trip.visits if known.site in parts]
    if not there:
        return None
    visit, part = there[0]
    row, known = trip.city.attraction(part), trip.knowledge.place(part)
    price = row.price if row is not None else 0.0
    told = sentence("{part}，在{place}里", "{part}, within {place}", part=Name(part), place=places([visit]))
    if price:
        told = sentence(
            "{told}；票价 ¥{price} 不在合计里",
            "{told}; its fare of ¥{price} is not in the sum",
            told=told,
            price=f"{price:,.0f}",
        )
    elif known.ticketed or known.kind in _PAID:
        told = sentence("{told}；票价不在数据里", "{told}; its fare is not in the data", told=told)
    return told, [one for one, _ in there]


def nights(trip: JudgedTrip) -> list[Placed]:
    """The nights in a hotel, the first of each hotel."""
    first: dict[str, Placed] = {}
    for one in trip.placed:
        if isinstance(one.activity, Stay):
            first.setdefault(one.activity.position, one)
    return list(first.values())


def hotels_of(trip: JudgedTrip) -> list[Hotel]:
    """The hotels that are slept in and that the sandbox knows."""
    found = (trip.city.hotel(one.activity.begins_at) for one in nights(trip))
    return [hotel for hotel in found if hotel is not None]


def when(stop: Placed) -> Text:
    """`day 2, 08:15`."""
    return sentence(
        "第 {day} 天 {time}", "day {day}, {time}", day=stop.day, time=str(stop.activity.start_time)
    )


def places(stops: Sequence[Placed]) -> Text:
    """The stops with their places and times, the first few by name."""
    named = [
        sentence("{place}（{when}）", "{place} ({when})", place=Name(one.activity.begins_at), when=when(one))
        for one in stops[:_MOST]
    ]
    return _with_rest(joined(named, Text("、", ", ")), len(stops) - len(named))


def times(stops: Sequence[Placed]) -> Text:
    """When the stops are: their place is named already."""
    return _with_rest(joined(map(when, stops[:_MOST]), SEMICOLON), len(stops) - _MOST)


def services(trip: JudgedTrip) -> Text | None:
    """The trains and flights with their hours; None where there are none."""
    told = [
        sentence(
            "{number} {start}–{end}",
            "{number} {start}–{end}",
            number=one.activity.number,
            start=str(one.activity.start_time),
            end=str(one.activity.end_time),
        )
        for one in trip.rides
        if isinstance(one.activity, Train | Flight)
    ]
    return joined(told, SEMICOLON) if told else None


def beds(trip: JudgedTrip) -> Text | None:
    """The rooms of the first night and the beds in each; None where the plan does not say."""
    stays = [one.activity for one in nights(trip) if isinstance(one.activity, Stay)]
    if not stays or not stays[0].rooms or not stays[0].room_type:
        return None
    rooms, each = stays[0].rooms, stays[0].room_type
    return Text(
        f"{rooms} 间房，每间 {each} 张床",
        f"{rooms} room{'s' if rooms != 1 else ''} with {each} bed{'s' if each != 1 else ''}{' each' if rooms != 1 else ''}",
    )


def _with_rest(named: Text, more: int) -> Text:
    if more <= 0:
        return named
    return sentence("{named}，另有 {more} 处", "{named} and {more} more", named=named, more=more)
