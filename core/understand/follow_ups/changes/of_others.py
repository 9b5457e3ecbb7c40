"""Changes of places of the trip: something else in the place of one, two in that of each other, a restaurant on a day."""

import re

from core.dsl.families.kinds import PlaceKind
from core.dsl.families.places import Names
from core.text import Text
from core.understand import editing
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange, FollowUpKind
from core.understand.follow_ups.effects import (
    OpenTrip,
    with_days_exchanged,
    with_exchanged,
    with_meal_on_day,
    with_other_hotel,
    with_wish,
)
from core.understand.follow_ups.step import FollowUpStep, day_of
from core.understand.names.place_names import NameKind
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene

_FOR_ANY = re.compile(
    r"\b(?:replace|swap|change|switch|exchange|trade)\s+(?:out\s+)?(?P<en>[^,.;]{2,80}?)\s+(?:with|for|to|by)\s+(?:something|somewhere|anything|some other|any other|another|a different)\b[^,.;]*|"
    r"\b(?:change|switch|swap)\s+(?P<en2>(?:the|our|my)\s+hotel)\s*(?:,?\s*(?:please|pls|thanks))?[.!]*$|"
    r"(?:^|[,。;!?])\s*(?:请|帮我|给我|我想|能不能|可以)*(?:换掉|换了|替换掉?)(?P<zh>[^,。;!?]{2,24})|"
    r"(?:把|将)(?P<zh2>[^,。;!?]{2,24}?)(?:换掉|换成(?:别的|其他的?|其它的?|别家|另一?[家个处])|换一[家个处])[^,。;!?]*",
    re.IGNORECASE,
)
"""Something else, whatever it is, in place of what is named."""
_BOTH = 2
_KINDS: dict[NameKind, tuple[PlaceKind, FollowUpKind]] = {
    "attraction": ("attraction", "remove"),
    "restaurant": ("restaurant", "cuisine"),
    "hotel": ("accommodation", "hotel"),
}


def exchanged(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Two sights, or two days, each in the place of the other: 第三天和第四天对调, swap the tower and the lake around."""
    match = words.EXCHANGED.search(scene.folded)
    if match is None:
        return None
    days = _two_days(scene, trip)
    if days is not None:
        said = Text(f"第 {days[0]} 天和第 {days[1]} 天对调", f"Days {days[0]} and {days[1]} exchanged")
        change = FollowUpChange("move", said, f"{days[0]} {days[1]}", day=days[0])
        return FollowUpStep(change, with_days_exchanged(trip, *days), (0, len(scene.folded)))
    sights = dict.fromkeys(
        next((name for name in one.names if name in scene.planned), one.names[0])
        for one in scene.places(0, len(scene.folded))
        if one.kind == "attraction"
    )
    after = with_exchanged(trip, *sights) if len(sights) == _BOTH else None
    if after is None:
        return None
    one, other = sights
    said = Text(f"{one}和{other}对调", f"{one} and {other} exchanged")
    return FollowUpStep(FollowUpChange("move", said, f"{one} {other}"), after, (0, len(scene.folded)))


def _two_days(scene: Scene, trip: OpenTrip) -> tuple[int, int] | None:
    told = words.TWO_DAYS.search(scene.folded)
    if told is not None:
        return count_of(told["one"]) or 1, count_of(told["other"]) or 1
    days = [day_of(one, trip) for one in words.DAY.finditer(scene.folded)]
    return (days[0], days[1]) if len(days) == _BOTH else None


def replaced(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Anything else in place of a sight, a restaurant or the hotel: replace it with something else."""
    match = _FOR_ANY.search(scene.folded)
    if match is None:
        return None
    span = next(match.span(name) for name in match.groupdict() if match[name])
    named, other = _named(scene, span), with_other_hotel(trip)
    is_hotel = words.HOTEL.search(scene.folded, *span) if named is None else named[0] == "hotel"
    if other is not None and is_hotel:
        change = FollowUpChange("hotel", Text("换一家酒店", "Another hotel"), "another")
        return FollowUpStep(change, other, match.span())
    if named is None:
        return None
    kind, changed = _KINDS[named[0]]
    refused = Names(kind, "none", frozenset({named[1]}))
    change = FollowUpChange(changed, editing.wish(refused).gloss, named[1], wanted=False)
    return FollowUpStep(change, with_wish(trip, refused), match.span())


def meal_on_day(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A restaurant on a day of the trip: Quanjude on day 2."""
    day, named = words.DAY.search(scene.folded), _named(scene, (0, len(scene.folded)))
    if day is None or named is None or named[0] != "restaurant" or words.REMOVE.search(scene.folded):
        return None
    place, number = named[1], day_of(day, trip)
    said = Text(f"第 {number} 天去{place}吃", f"Eat at {place} on day {number}")
    change = FollowUpChange("move", said, place, day=number)
    return FollowUpStep(change, with_meal_on_day(trip, place, number), (0, len(scene.folded)))


def _named(scene: Scene, span: Span) -> tuple[NameKind, str] | None:
    """The kind and the name of the one place that some words name: of several of that name the one of the trip."""
    found = scene.places(*span)
    ours = [(one.kind, name) for one in found for name in one.names if name in scene.planned]
    # a house that is called by its street names no street: the longest words are what is named
    longest = max((one.span[1] - one.span[0] for one in found), default=0)
    whole = [(one.kind, one.names[0]) for one in found if one.span[1] - one.span[0] == longest]
    return next(iter(ours or whole), None)
