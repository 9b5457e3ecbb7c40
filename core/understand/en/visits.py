"""When and how long to be at a place in free English: the museum for at least 2 hours, X first, then Y."""

import re
from collections.abc import Iterator
from itertools import pairwise

from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.understand.en.ride_times import TIME, time_of
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses import Clause
from core.understand.text.numerals import COUNT_EN, number_of
from core.understand.wishes.wish import Scene, Wish

_SPAN = rf"(?P<n>\d+(?:\.\d+)?|{COUNT_EN}|half an?|an?)\s*(?P<unit>hours?|hrs?|minutes?|mins?)\b"
_FOR = compiled(
    rf"\s*(?:for\s+)?(?:at least|no less than|not less than|a minimum of|over|more than)\s+{_SPAN}"
)
_AT = compiled(
    rf"(?:at least|no less than|a minimum of|more than)\s+{_SPAN}\s+(?:at|in|on|for)\s+(?:the\s+)?$"
)
_BY = compiled(rf"\s*(?:before|by|no later than)\s+{TIME}")
_THEN = compiled(
    r"\s*(?:first\s*[,;]?\s*)?(?:and\s+)?(?:then|before|followed by)\s+(?:go to\s+|visit\s+|to\s+|see\s+)?(?:the\s+)?"
)
_AFTERWARDS = compiled(r"\s*(?:first\s*,?\s*)?(?:and|then|with)\s+(?:see\s+|visit\s+)?(?:the\s+)?")
_LATER = compiled(r"\s*,?\s*(?:afterwards?|after that|later|second|next|last)\b")
"""What stands between two places, and after the second, where the first comes first: Jinli first and the shrine afterwards."""


def visit_wishes_en(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Lengths and times of visits of places that the sandbox knows."""
    for found in scene.english(*clause.span):
        words, start, end = clause.lower, found.span[0] - clause.start, found.span[1] - clause.start
        stay = _FOR.match(words, end) or _AT.search(words[:start])
        if stay:
            minutes = _minutes(stay["n"], stay["unit"])
            if minutes:
                yield Wish(StayAt(found.names[0], minutes), clause.span, 0.8)
        by = _BY.match(words, end)
        time = time_of(by) if by else None
        if time:
            yield Wish(TimeAt(found.names[0], starts_by=time), clause.span, 0.8)


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
