"""Where in the city English wants the hotel, by the name of a quarter: a hotel in Jing'an, five stars, Guomao area."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from string import capwords

from core.text import Text
from core.understand.en.free_time.free_time import free_times_en
from core.understand.patterns.one_of import one_of
from core.understand.text.clauses.clauses import clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_LODGED = r"(?:hotels?|hostels?|guest ?houses?|inns?|apartments?|rooms?|suites?|stay(?:ing)?|sleep(?:ing)?|based|lodging|accommodations?|beds?|twins|doubles|singles|triples|place|somewhere|put (?:us|me)(?: up)?|[345][- ]?stars?|five[- ]stars?|four[- ]stars?)"
_OF_HOTEL = re.compile(rf"\b{_LODGED}\b")
_THERE = r"(?:right |somewhere |anywhere )?(?:in|on(?= (?:the )?\w+ side\b)|near|nearby|around|close to|by|next to|within walking distance of|walking distance (?:to|from|of)|not (?:too )?far from)"
_WITHOUT_A_VISIT = r"(?:(?!\b(?:and|but|then|visit|see|go|trip|walk|dinner|lunch|near|in|from|with (?:friends|family|relatives|my|our)|to(?! be\b))\b)[^,.;!?])"


@cache
def _quarters() -> dict[str, str]:
    return {word: name for name, entry in lexicon("quarters").items() for word in entry["en"]}


@cache
def _pattern() -> re.Pattern[str]:
    quarter = one_of(_quarters())
    return re.compile(
        rf"\b{_LODGED}\b{_WITHOUT_A_VISIT}{{0,32}}?(?P<led>(?:\b{_THERE}|(?<=:)) (?:the )?(?P<a>{quarter}))\b(?:[ -](?:area|district|side|neighbou?rhood|quarter|(?:train |railway )?station))?|"
        rf"(?P<led_b>(?:^\s*(?:{_THERE} )?(?:the )?)(?P<b>{quarter})(?: (?:area|district|side|neighbou?rhood))?)\s*$|"
        rf"(?P<led_c>\b(?P<c>{quarter}) (?:area )?(?:hotels?|hostels?|guesthouses?)\b)"
    )


def free_times_and_quarters(scene: Scene, taken: Sequence[Span]) -> Iterator[Liking]:
    """What English says of time that is kept free, and of where the hotel is to be outside of the spans taken."""
    yield from free_times_en(scene)
    yield from quarters_en(scene, taken)


def quarters_en(scene: Scene, taken: Sequence[Span]) -> Iterator[Liking]:
    """The quarters where English wants the hotel, or does not, outside of the spans taken.

    One that ends what was said of the hotel stands alone: five-star, Guomao area.
    """
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if not clause.text.isascii():
            continue
        of_hotel = _OF_HOTEL.search(clause.lower) is not None
        before = "" if of_hotel else scene.said_before(clause.start)
        if not of_hotel and not _OF_HOTEL.search(before):
            continue
        found = _pattern().search(clause.lower)
        if found is None or (found["b"] and of_hotel):
            continue
        group = next(name for name in ("a", "b", "c") if found[name])
        name = _quarters()[found[group]]
        led = {"a": "led", "b": "led_b", "c": "led_c"}[group]
        span = clause.start + found.start(led), clause.start + max(found.end(led), found.end())
        if any(overlaps(span, one) for one in taken):
            continue
        wanted = not clause.unwanted(*span)
        yield Liking(
            about="hotel",
            thing=Text(f"{name}附近", f"near {capwords(found[group])}"),
            strength=strength(clause, wanted=wanted, default="like"),
            span=span,
            held=False,
        )
