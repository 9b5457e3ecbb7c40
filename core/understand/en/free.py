"""Wishes in free English: by train, two twin rooms, hotel under 500 a night, no spicy food, must see West Lake."""

import re
from collections.abc import Iterator

from core.dsl.families.costs import CostCap, CostCategory, CostUnit
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.places import Names
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.visits import StayAt, TimeAt
from core.understand.en.rides import ride_wishes, there_and_back
from core.understand.en.visits import order_wishes, visit_wishes_en
from core.understand.text.clauses import Clause, clauses
from core.understand.text.numerals import AMOUNT, COUNT_EN, count_of, number_of
from core.understand.text.spans import Span
from core.understand.wishes.hotel_near import near_wishes
from core.understand.wishes.places import place_wishes
from core.understand.wishes.wish import Scene, Wish

_MONEY = rf"(?:[¥$<]|rmb|cny|\s)*(?P<amount>{AMOUNT})\s*(?:rmb|yuan|cny|kuai)?"
_NIGHT = re.compile(
    rf"{_MONEY}\s*(?:max\s*)?(?:per night|a night|/\s*night|each night|nightly|per room per night)"
)
_MEAL = re.compile(
    rf"\b(?:meals?|eating|dining|food|dinners?)\b[^,]*?{_MONEY}[^,]*?\b(?:per|each|a)\b\s*(?:person|meal|head)?"
)
_PARTS: tuple[tuple[str, CostCategory], ...] = (
    (r"(?:attraction |entrance |admission |entry )?tickets?|attractions?|sightseeing", "attraction"),
    (r"accommodations?|lodging|hotels?", "accommodation"),
    (r"meals?|food|dining|eating|restaurants?", "restaurant"),
    (
        r"inter-?city (?:transport(?:ation)?|travel)|(?:transport(?:ation)?|travel) between (?:the )?cities|train tickets|flights?|airfare",
        "intercity",
    ),
    (r"(?:local|city|inner-?city|urban) (?:transport(?:ation)?|travel)|taxis?", "innercity"),
)
_CAPS = tuple(
    (
        re.compile(
            rf"\b(?:{words})\b\s*(?:budget|costs?|total|in total|should|must|be|is|of|:|\s)*"
            rf"(?:under|below|within|max(?:imum)?|at most|up to|no more than|not more than|less than|<)\s*{_MONEY}(?!\s*(?:km|min|hour|per|a night|each|/))"
        ),
        category,
    )
    for words, category in _PARTS
)
_DAILY = re.compile(r"\b(?:a|per|each|every) day\b|\bdaily\b|/\s*day")
_SMALLEST = 10  # CNY that a cap is: smaller numbers count something else
_ROOMS = re.compile(
    rf"({COUNT_EN}|one|a)\s+(?:(?P<two>twin|double[- ]bed|two-bed)|(?P<one>single|king|queen)(?:[- ]bed)?|double|standard|hotel|separate|(?:\w+-themed|family))?"
    r"\s*(?:bed\s*)?rooms?\b(?:\s+with\s+(?P<beds>one|two|three|1|2|3) beds?)?"
)
_BED = re.compile(
    r"\b(?:(?P<two>twin|two|double)(?:[- ]bed(?:ded)?)|(?P<twin>twin)|(?P<one>single|king|queen)(?:[- ](?:size[d]?|bed(?:ded)?))?)\s+rooms?\b"
)


def free_wishes_en(scene: Scene, taken: list[Span]) -> Iterator[Wish]:
    """The wishes of the clauses that no listed requirement was read from."""
    yield from order_wishes(scene)
    both_ways = list(there_and_back(scene))
    yield from both_ways
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if not any(start < clause.span[1] and clause.span[0] < end for start, end in taken):
            found = list(_of_clause(scene, clause))
            if both_ways:
                found = [wish for wish in found if not isinstance(wish.meaning, (IntercityModes, OutAndBack))]
            timed = [wish for wish in found if isinstance(wish.meaning, (TimeAt, StayAt))]
            yield from (wish for wish in found if not (timed and isinstance(wish.meaning, Names)))


def _of_clause(scene: Scene, clause: Clause) -> Iterator[Wish]:
    yield from ride_wishes(scene, clause)
    yield from _money(clause)
    yield from _rooms(clause)
    yield from near_wishes(scene, clause)
    yield from visit_wishes_en(scene, clause)
    yield from place_wishes(scene, clause)


def _money(clause: Clause) -> Iterator[Wish]:
    night = _NIGHT.search(clause.lower)
    if night:
        yield from _cap(clause, night, "accommodation", "person_night")
        return
    if _DAILY.search(clause.lower):
        return
    meal = _MEAL.search(clause.lower)
    if meal:
        yield from _cap(clause, meal, "restaurant", "person_meal")
        return
    for pattern, category in _CAPS:
        match = pattern.search(clause.lower)
        if match:
            yield from _cap(clause, match, category, "trip")


def _cap(clause: Clause, match: re.Match[str], category: CostCategory, unit: CostUnit) -> Iterator[Wish]:
    amount = number_of(match["amount"])
    if amount is not None and amount >= _SMALLEST:
        yield Wish(CostCap(category, amount, unit), _at(clause, match), 0.85)


def _rooms(clause: Clause) -> Iterator[Wish]:
    match = _ROOMS.search(clause.lower)
    if match is None:
        yield from _beds(clause)
        return
    if clause.unwanted(clause.start + match.start()):
        return
    count = 1 if match[1] in ("a", "one") else count_of(match[1])
    if count and match[1] != "a":
        yield Wish(Rooms(count), _at(clause, match), 0.85)
    beds = count_of(match["beds"]) if match["beds"] else None
    if match["one"] or match["two"] or beds:
        yield Wish(Beds(beds or (1 if match["one"] else 2)), _at(clause, match), 0.85)


def _beds(clause: Clause) -> Iterator[Wish]:
    """Beds of a room where rooms are not counted: a king room."""
    match = _BED.search(clause.lower)
    if match and not clause.unwanted(clause.start + match.start()):
        yield Wish(Beds(1 if match["one"] else 2), _at(clause, match), 0.8)


def _at(clause: Clause, match: re.Match[str]) -> Span:
    return clause.start + match.start(), clause.start + match.end()
