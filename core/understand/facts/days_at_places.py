"""Days that are those of one place, and not of the whole trip: 四天，迪士尼一天; 4 days, 1 day at Disneyland."""

import re
from collections.abc import Sequence
from itertools import pairwise

from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading

# how sure days are that are told place by place
_OF_PLACES = 0.7
_AT_ONE_PLACE = compiled(
    r"(?P<zh>[一-鿿]{2})(?:玩|逛|去|待|呆|泡|留|留足|留出|花|安排|给)?$|\b(?P<en>[a-z]{3,})\s+(?:for\s+)?$",
    re.IGNORECASE,
)
_OF_A_TRIP = compiled(
    r"[去玩待住留呆共是就只了过在到想要游程末约概议假期天晚夜]|\b(?:for|total|trip|days?|nights?|the|spend|stay|have|got|only|just|about|is|of|in|to|with|and|want|plan|holiday)\b",
    re.IGNORECASE,
)
_AT_THE = compiled(r"\s+(?:at|for|in(?! (?:total|all)\b))\s+(?:the\s+)?[A-Za-z]", re.IGNORECASE)
"""Days that are said right after, or before, the name of a place: 四天，迪士尼一天; 4 days, 1 day at Disneyland."""

_NEXT = re.compile(r"\s*(?:[,、和]|\s|\band\b)\s*[^,。;!?\d]{2,20}")
"""What stands between the days of two places, with the name of the second."""
_IN_DAYS = re.compile(r"[天日]|days?\b", re.IGNORECASE)


def days_of_places(text: str, every: Sequence[Reading[int]]) -> Reading[int] | None:
    """The sum of days that are told place by place, where no others are told: 迪士尼玩两天，市区一天."""
    if len(every) < 2 or not all(is_at_a_place(text, one) and not one.choices for one in every):
        return None
    if not all(_IN_DAYS.search(text, *one.span) for one in every):
        return None
    if not all(_NEXT.fullmatch(text, one.span[1], other.span[0]) for one, other in pairwise(every)):
        return None
    return Reading(sum(one.value for one in every), (every[0].span[0], every[-1].span[1]), _OF_PLACES)


def is_at_a_place(text: str, days: Reading[int]) -> bool:
    """Whether some of several counts of days is beside the name of a place, and so not of the trip."""
    start, end = days.span
    named = _AT_ONE_PLACE.search(text[:start])
    before = named is not None and not _OF_A_TRIP.search(named["zh"] or named["en"])
    return before or _AT_THE.match(text, end) is not None
