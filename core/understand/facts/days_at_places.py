"""Days that are those of one place, and not of the whole trip: 四天，迪士尼一天; 4 days, 1 day at Disneyland."""

import re
from collections.abc import Sequence

from core.understand.facts.last_word import LAST_WORD
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading

# how sure days are that are told place by place
_OF_PLACES = 0.7
_STAYS_TOLD = 2
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

_PLACE_FIRST = compiled(
    r"(?:^|[,、。;!?\s])[^,、。;!?\s\d去到从在飞往共计约说我他她们你想要前后最每第头另其一二两三四五六七八九十]{2,6}(?:玩|逛|待|留)?$"
)
"""A clause that begins by a place where days are spent, and tells neither whose days nor where the trip goes: 迪士尼玩两天."""


def days_of_places(text: str, every: Sequence[Reading[int]]) -> Reading[int] | None:
    """The sum of days that Chinese tells place by place, where no others are told: 迪士尼玩两天，市区一天."""
    told = all(
        text[one.span[1] - 1] in "天日"
        and one.confidence < LAST_WORD
        and not one.choices
        and _PLACE_FIRST.search(text, 0, one.span[0]) is not None
        for one in every
    )
    if not told or len(every) < _STAYS_TOLD:
        return None
    return Reading(sum(one.value for one in every), (every[0].span[0], every[-1].span[1]), _OF_PLACES)


def is_at_a_place(text: str, days: Reading[int]) -> bool:
    """Whether some of several counts of days is beside the name of a place, and so not of the trip."""
    start, end = days.span
    named = _AT_ONE_PLACE.search(text[:start])
    before = named is not None and not _OF_A_TRIP.search(named["zh"] or named["en"])
    return before or _AT_THE.match(text, end) is not None
