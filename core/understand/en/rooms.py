"""Rooms and beds in free English: two twin rooms, a king room, three twins and a single, a room each."""

import re
from collections.abc import Iterator

from core.dsl.families.counts import Beds, Rooms
from core.text import Text
from core.understand.facts.people import read_people
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.numerals import COUNT_EN, count_of
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish

_ROOMS = compiled(
    rf"({COUNT_EN}|one|a)\s+(?P<how>(?:connecting|interconnecting|adjoining|adjacent|neighbouring|quiet|accessible|non-smoking|nonsmoking)\s+)?(?:(?P<two>twin|double[- ]bed|two-bed)|(?P<one>single|king|queen)(?:[- ]bed)?|double|standard|hotel|separate|(?:\w+-themed|family))?"
    r"\s*(?:bed\s*)?rooms?\b(?:\s+with\s+(?P<beds>one|two|three|1|2|3) beds?)?"
)
_HOW_THEY_LIE = compiled(
    r"\s*(?:next (?:door )?to each other|side by side|close together|on (?:the same|one) floor|that connect)"
)
_BED = compiled(
    r"\b(?:(?P<two>twin|two|double)(?:[- ]bed(?:ded)?)|(?P<twin>twin)|(?P<three>triple)|(?P<one>single|king|queen)(?:[- ](?:size[d]?|bed(?:ded)?))?)\s+rooms?\b|"
    r"\b(?P<king>(?:king|queen|double)(?:[- ]?sized?)? bed|(?:one|a|single) (?:big|large|huge|wide|shared) bed)\b(?!s)|\b(?P<apart>(?:two |2 )?(?:separate|single|twin) beds|two beds)\b"
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
_A_KIND = compiled(r"\b(?P<kind>single|twin|double|triple|king|queen)s?(?: rooms?)?\b")
_A_ROOM_EACH = compiled(
    r"\b(?:a|one|separate|single|own)(?: (?!big\b|large\b|huge\b|shared\b|family\b|common\b|same\b)\w+)? (?:bed)?rooms? (?:each|for each of us|for everyone|for everybody)\b|\b(?:everyone|everybody|each of us|each one|all)(?: \w+){0,2} (?:own|separate) rooms?\b|\b(?:everyone|everybody|each of us|each of them|each one)(?: (?:needs?|wants?|gets?|has|have|should|must|to|would|like))+ (?:a|one) rooms?\b(?! (?:with|near|on)\b)"
)


_KINDS = {
    "single": Text("单人间", "single room"),
    "twin": Text("双床房", "twin room"),
    "double": Text("双人间", "double room"),
    "triple": Text("三人间", "triple room"),
    "king": Text("大床房", "king room"),
    "queen": Text("大床房", "queen room"),
}


def beds_of_several_kinds_en(scene: Scene) -> Iterator[Liking]:
    """The kinds of rooms that are counted side by side, of which no number of beds holds for all: 3 twins + 1 single."""
    parts = _ROOMS_IN_PARTS.search(scene.lower) if _A_KIND.search(scene.lower) else None
    found = list(_A_KIND.finditer(scene.lower, *parts.span())) if parts else []
    if len({one["kind"] for one in found}) > 1:
        yield from (
            Liking(about="room", thing=_KINDS[one["kind"]], strength="like", span=one.span(), held=False)
            for one in found
        )


def rooms_of_clause(clause: Clause) -> Iterator[Wish]:
    """How many rooms, and how many beds in each."""
    match = _ROOMS.search(clause.lower)
    if match is None or match[0] in ("a room", "one room"):
        yield from _beds(clause)
    if match is None:
        return
    if clause.unwanted(*_at(clause, match)):
        return
    count = 1 if match[1] in ("a", "one") else count_of(match[1])
    if count and match[1] != "a":
        # how the rooms are is a wish of its own
        apart = match["how"] or _HOW_THEY_LIE.match(clause.lower, match.end())
        counted = match.span(1) if apart else match.span()
        yield Wish(Rooms(count), (clause.start + counted[0], clause.start + counted[1]), 0.85)
    beds = count_of(match["beds"]) if match["beds"] else None
    if match["one"] or match["two"] or beds:
        how = strength(clause, wanted=True, default="must")
        yield Wish(Beds(beds or (1 if match["one"] else 2)), _at(clause, match), 0.85, strength=how)


def rooms_of_all(scene: Scene, taken: list[Span]) -> Iterator[Wish]:
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
