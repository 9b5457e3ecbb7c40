"""Wishes in free English: by train, two twin rooms, hotel under 500 a night, no spicy food, must see West Lake."""

import re
from collections.abc import Iterator

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.places import Names
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.visits import StayAt, TimeAt
from core.understand.en.rides.legs import there_and_back
from core.understand.en.rides.rides import ride_wishes
from core.understand.en.visits import order_wishes, visit_wishes_en
from core.understand.facts.people import read_people
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.numerals import COUNT_EN, count_of
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.hotel_near import near_wishes
from core.understand.wishes.places import place_wishes
from core.understand.wishes.wish import Scene, Wish

_ROOMS = compiled(
    rf"({COUNT_EN}|one|a)\s+(?P<how>(?:connecting|interconnecting|adjoining|adjacent|neighbouring|quiet|accessible|non-smoking|nonsmoking)\s+)?(?:(?P<two>twin|double[- ]bed|two-bed)|(?P<one>single|king|queen)(?:[- ]bed)?|double|standard|hotel|separate|(?:\w+-themed|family))?"
    r"\s*(?:bed\s*)?rooms?\b(?:\s+with\s+(?P<beds>one|two|three|1|2|3) beds?)?"
)
_BED = compiled(
    r"\b(?:(?P<two>twin|two|double)(?:[- ]bed(?:ded)?)|(?P<twin>twin)|(?P<three>triple)|(?P<one>single|king|queen)(?:[- ](?:size[d]?|bed(?:ded)?))?)\s+rooms?\b|"
    r"\b(?P<king>(?:king|queen|double)(?:[- ]?sized?)? bed)\b(?!s)|\b(?P<apart>(?:two |2 )?(?:separate|single|twin) beds|two beds)\b"
)


_A_ROOM = rf"(?:{COUNT_EN}|one|an?) (?:single|double|twin|triple|king|queen)s?(?:[- ](?:bed(?:ded)?)?)?(?: ?rooms?)?"
_WHOSE = r"(?: for (?:(?:my|our|the|us|her|his) ?)?(?:\w+ ?){0,2})?"
_ROOMS_IN_PARTS = compiled(
    rf"\b{_A_ROOM}\b(?! bed){_WHOSE}(?:\s*(?:,|and|&|\+|plus|,? and)\s*{_A_ROOM}\b(?! bed){_WHOSE})+|"
    r"(?<!my )(?<!our )(?<!the )\b(?P<alone>(?:two|three|four|five|six|[2-9]) (?:singles|doubles|triples|twins(?! (?:and|who|aged|are|boys|girls)))|(?<![a-z] )(?:one|an?|1) (?:triple|double|twin|single)(?=\s*(?:$|[,.;!?)]|for (?:us|me|him|her|them|all|everyone)\b)))\b(?! bed)|"
    r"(?<![a-z] )\brooms?:? (?:(?P<after>[1-9])(?: ?nos?\b)?)(?=\s*(?:$|[,.;!?)]))"
)
"""Rooms of several kinds, counted one by one: two doubles and a single; four singles."""
_BEDS_OF = (("single", 1), ("twin", 2), ("triple", 3))
"""The beds of a room by its kind; a double has one or two."""
_COUNTED_ROOM = compiled(rf"\b({COUNT_EN}|one|an?) (?:single|double|twin|triple|king|queen)")
_A_ROOM_EACH = compiled(
    r"\b(?:a|one|separate|single|own)(?: (?!big\b|large\b|huge\b|shared\b|family\b|common\b|same\b)\w+)? (?:bed)?rooms? (?:each|for each of us|for everyone|for everybody)\b|\b(?:everyone|everybody|each of us|each one|all)(?: \w+){0,2} (?:own|separate) rooms?\b"
)


_FREE_ONLY = compiled(
    r"\bonly (?:(?:want|wish|like|would like|plan) to )?(?:visit|see|go to|do) free (?:attractions|sights|sites|places|things)\b"
)


def free_wishes_en(scene: Scene, taken: list[Span]) -> Iterator[Wish]:
    """The wishes of the clauses that no listed requirement was read from."""
    yield from order_wishes(scene)
    rooms = list(_rooms_of_all(scene, taken))
    yield from rooms
    both_ways = list(there_and_back(scene))
    yield from both_ways
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if not any(start < clause.span[1] and clause.span[0] < end for start, end in taken):
            found = list(_of_clause(scene, clause))
            if both_ways:
                found = [wish for wish in found if not isinstance(wish.meaning, (IntercityModes, OutAndBack))]
            timed = {wish.meaning.place for wish in found if isinstance(wish.meaning, (TimeAt, StayAt))}
            yield from (
                wish
                for wish in found
                if not (timed and isinstance(wish.meaning, Names) and wish.meaning.names <= timed)
            )


def _of_clause(scene: Scene, clause: Clause) -> Iterator[Wish]:
    free = _FREE_ONLY.search(clause.lower)
    if free:
        yield Wish(CostCap("attraction", 0), _at(clause, free), 0.85)
    yield from ride_wishes(scene, clause)
    yield from _rooms(clause)
    yield from near_wishes(scene, clause)
    yield from visit_wishes_en(scene, clause)
    yield from place_wishes(scene, clause)


def _rooms(clause: Clause) -> Iterator[Wish]:
    match = _ROOMS.search(clause.lower)
    if match is None or match[0] in ("a room", "one room"):
        yield from _beds(clause)
    if match is None:
        return
    if clause.unwanted(clause.start + match.start()):
        return
    count = 1 if match[1] in ("a", "one") else count_of(match[1])
    if count and match[1] != "a":
        # how the rooms are is a wish of its own
        counted = match.span(1) if match["how"] else match.span()
        yield Wish(Rooms(count), (clause.start + counted[0], clause.start + counted[1]), 0.85)
    beds = count_of(match["beds"]) if match["beds"] else None
    if match["one"] or match["two"] or beds:
        how = strength(clause, wanted=True, default="must")
        yield Wish(Beds(beds or (1 if match["one"] else 2)), _at(clause, match), 0.85, strength=how)


def _rooms_of_all(scene: Scene, taken: list[Span]) -> Iterator[Wish]:
    """How many rooms are wished in all: those of several kinds together, or one for each traveller."""
    if not any(kind in scene.lower for kind in ("room", "single", "double", "twin", "triple")):
        return
    match = _ROOMS_IN_PARTS.search(scene.lower)
    each = None if match else _A_ROOM_EACH.search(scene.lower)
    found = match or each
    if found is None or any(overlaps(found.span(), one) for one in taken):
        return
    if each:
        people = read_people(scene.folded)
        count = people.value if people and not people.choices else None
    else:
        said = [found["after"]] if found["after"] else [one[1] for one in _COUNTED_ROOM.finditer(found[0])]
        count = sum(1 if one in ("a", "an", "one") else count_of(one) or 0 for one in said)
    refused = any(
        one.unwanted(found.start())
        for one in clauses(scene.folded, 0, len(scene.folded))
        if overlaps(one.span, found.span())
    )
    if count and not refused:
        yield Wish(Rooms(count), found.span(), 0.85)
        alone = (match["alone"] or "") if match else ""
        beds = next((number for kind, number in _BEDS_OF if kind in alone), None)
        if beds is not None:
            yield Wish(Beds(beds), found.span(), 0.8)


def _beds(clause: Clause) -> Iterator[Wish]:
    """Beds of a room where rooms are not counted: a king room."""
    match = _BED.search(clause.lower)
    if match and not clause.unwanted(clause.start + match.start()):
        beds = 3 if match["three"] else 1 if match["one"] or match["king"] else 2
        how = strength(clause, wanted=True, default="must")
        yield Wish(Beds(beds), _at(clause, match), 0.8, strength=how)


def _at(clause: Clause, match: re.Match[str]) -> Span:
    return clause.start + match.start(), clause.start + match.end()
