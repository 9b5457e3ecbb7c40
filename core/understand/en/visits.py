"""When and how long to be at a place in free English: the museum for at least 2 hours, X first, then Y."""

import re
from collections.abc import Iterator
from itertools import pairwise

from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.understand.en.rides.ride_times import TIME, time_of
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.numerals import COUNT_EN, number_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene, Wish

_LEAST = (
    r"(?:at least|no less than|not less than|a minimum of|minimum|min\.?|over|(?<!no )(?<!not )more than)"
)
_NUMBER = rf"(?P<n>\d+(?:\.\d+)?|{COUNT_EN}|half an?|an?)"
_UNIT = r"(?P<unit>hours?|hrs?|minutes?|mins?)\b"
_SPAN = rf"(?:a |an )?(?:good |full |solid )?{_NUMBER}(?: (?:or|to) (?:\d|{COUNT_EN})|-\d)?\s*(?:good |full |solid )?{_UNIT}(?: or (?:more|so|two)|[- ]minimum| at least|\+)?"
"""A length of time, of a range its shorter end: two to three hours, an hour or two, a good three hours."""
_FOR = compiled(
    rf"\s*(?:for\s+)?{_LEAST}\s+{_SPAN}|\s+for\s+(?:about |around |roughly )?{_SPAN.replace('?P<n>', '?P<n2>').replace('?P<unit>', '?P<unit2>')}"
)
_AT = compiled(rf"(?:\b{_LEAST}\s+)?\b{_SPAN}\s+(?:at|in|on|for|inside|around)\s+(?:the\s+)?$")
_AT_MOST = compiled(
    r"(?:\b(?:no|not|never) (?:more|longer) than|\b(?:at most|up to|less than|under|within|only|just|max(?:imum)?|every|each|after|in|next|first|last|by|the|about an?|there'?s))\s+$"
)
"""What makes a length the longest that a visit may have, or one of something else."""
_AT_MOST_AFTER = compiled(
    r"[\s,]*(?:(?:at (?:the )?(?:very )?most|max(?:imum)?|tops|or less|not more|no more)\b|(?:is|are|'s|will be|would be) (?:plenty|enough|too|the (?:most|max)))"
)
_ONE_MORE = compiled(
    rf"[\s,]*(?:and|plus|then)?\s*(?:{_LEAST}\s+)?(?P<n>{COUNT_EN})\s+(?:at|in|on|for)\s+(?:the\s+)?"
)
"""How a second length follows the first without its unit: three hours for the museum and one for the temple."""
_BY = compiled(
    r"[\s(,–-]*(?:(?:and|so|but|(?:we|i|they)(?:'d|'ll)?|want|would|like|need|have|must|should|to|be|get|getting|arrive|standing|there|please)\s+)*(?:before|by|no later than)\s+"
    rf"(?:{TIME}|(?P<thirty>half (?:past )?)?(?P<word>{COUNT_EN})\b(?!\s*(?:days?|nights?|people|of us|yuan|rmb|stops?|hours?|minutes?|km|of)\b))"
)
_THERE = compiled(r"\b(?:there|where)\b")
_THERE_AT = compiled(
    r"[\s(,–-]*(?:(?:and|so|but|where|(?:we|i|they)(?:'d|'ll|'re)?|want|would|like|love|need|have|has|must|should|wish|to|be|get|getting|gotta|arrive|arriving|standing|there|please|ideally|already)\s+)*"
    rf"(?:(?:by|before|no later than)\s+)?(?:{TIME}|(?:(?<=by )|(?<=before )|(?<=than ))(?P<thirty>half (?:past )?)?(?P<word>{COUNT_EN})\b(?!\s*(?:days?|nights?|people|of us|yuan|rmb|stops?|hours?|minutes?|km|of)\b))"
)
"""How a clause says when one has to be at a place that was named before: be there 7:30, arriving there before eight."""
# an hour of which nobody says the half of the day is in the afternoon if it is earlier
_MORNING_FROM = 8
_THEN = compiled(
    r"\s*(?:first\s*[,;]?\s*)?(?:and\s+)?(?:then|before|followed by)\s+(?:go to\s+|visit\s+|to\s+|see\s+)?(?:the\s+)?"
)
_AFTERWARDS = compiled(r"\s*(?:first\s*,?\s*)?(?:and|then|with)\s+(?:see\s+|visit\s+)?(?:the\s+)?")
_LATER = compiled(r"\s*,?\s*(?:afterwards?|after that|later|second|next|last)\b")
"""What stands between two places, and after the second, where the first comes first: Jinli first and the shrine afterwards."""


def visit_wishes_en(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Lengths and times of visits of places that the sandbox knows."""
    before: tuple[int, str] | None = None
    for found in scene.english(*clause.span):
        words, start, end = clause.lower, found.span[0] - clause.start, found.span[1] - clause.start
        stay = _stay(words, start, end, before)
        if stay:
            minutes, unit, (first, last) = stay
            before = end, unit
            span = clause.start + min(first, start), clause.start + max(last, end)
            yield Wish(StayAt(found.names[0], minutes), span, 0.8)
        yield from _by(found.names[0], clause, start, _BY.match(words, end))
    told = scene.english(clause.start - len(scene.said_before(clause.start)) - 1, clause.start)
    if len(told) == 1 and _THERE.search(clause.lower) and not scene.english(*clause.span):
        # the tower, and we have to be there by five
        yield from _by(told[0].names[0], clause, 0, _THERE_AT.match(clause.lower))


def _by(place: str, clause: Clause, start: int, by: re.Match[str] | None) -> Iterator[Wish]:
    """The hour by which one would be at a place."""
    time = _hour(by) if by else None
    if by and time:
        yield Wish(TimeAt(place, starts_by=time), (clause.start + start, clause.start + by.end()), 0.8)


def _hour(by: re.Match[str]) -> str | None:
    if by["word"] is None:
        return time_of(by)
    hour = round(number_of(by["word"]) or 0)
    hour += 12 * (hour < _MORNING_FROM)
    return f"{hour:02d}:{30 if by['thirty'] else 0:02d}" if _MORNING_FROM <= hour < 24 else None


def _stay(words: str, start: int, end: int, before: tuple[int, str] | None) -> tuple[int, str, Span] | None:
    """The minutes that one would be at least at a place between two indices, their unit, and where they are said."""
    more = _ONE_MORE.fullmatch(words, before[0], start) if before else None
    if before and more:
        minutes = _minutes(more["n"], before[1])
        return (minutes, before[1], more.span()) if minutes else None
    stay = _FOR.match(words, end) or _AT.search(words[:start])
    if stay is None or _AT_MOST.search(words[: stay.start()]):
        return None
    if _AT_MOST_AFTER.match(words, max(end, stay.end())):
        return None
    groups = stay.groupdict()
    unit = groups["unit"] or groups["unit2"]
    minutes = _minutes(groups["n"] or groups["n2"], unit)
    return (minutes, unit, stay.span()) if minutes else None


def order_wishes(scene: Scene) -> Iterator[Wish]:
    """Places of which one comes before another, said over clauses."""
    found = scene.english(0, len(scene.lower))
    for first, second in pairwise(found):
        later = _LATER.match(scene.lower, second.span[1])
        if later and _AFTERWARDS.fullmatch(scene.lower, first.span[1], second.span[0]):
            yield Wish(VisitOrder(first.names[0], second.names[0]), (first.span[0], later.end()), 0.8)
        if _THEN.fullmatch(scene.lower, first.span[1], second.span[0]):
            yield Wish(VisitOrder(first.names[0], second.names[0]), (first.span[0], second.span[1]), 0.8)


def _minutes(number: str, unit: str) -> int | None:
    if number.startswith("half"):
        value: float | None = 0.5
    elif number in ("a", "an"):
        value = 1.0
    else:
        value = float(number) if re.fullmatch(r"\d+(?:\.\d+)?", number) else number_of(number)
    return None if value is None else round(value * (60 if unit.startswith("h") else 1))
