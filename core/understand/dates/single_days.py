"""A single day that a text names: all of the trip, or one day of it."""

import re
from functools import cache

from core.understand.patterns.pattern import compiled
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Reading

_ONE_DAY = compiled(r"(?:[一1]|\b(?:one|an?))\s*(?:整天|天|日|(?:full |whole )?day\b)", re.IGNORECASE)
_MAY_BE_ALL = compiled(
    r"(?:还是|或者?|要么|改成|只|就|才|不如|\b(?:or|only|just|make (?:it|that)|maybe|perhaps))\s*(?:有|玩|去|待|是|剩)?$",
    re.IGNORECASE,
)
"""What leads to a single day that may be the whole trip after all: 三天的假，只有一天; two days or one day."""
_LEADS_TO_A_DAY = compiled(
    r"(?:^|[,.;:(]|\b(?:for|just|only|have|got|spend|spending|be|is|of|in|with|and|there|than))\s*$",
    re.IGNORECASE,
)
"""What leads to a day that may be all of the trip; one sight a day is none."""
_LEADS_TO_A_NIGHT = re.compile(
    r"\b(?:for|just|only|have|got|spend|spending|stay|staying|sleep|sleeping|be|is|are|it's|of|with|and|plus|about|days?|hotel|trip|there|here|us|me|want|than)\s*$",
    re.IGNORECASE,
)
"""What leads to a night that is the length of the trip."""
_ONE_OF_SEVERAL = compiled(
    r"\s+(?:at|on|for|must|should|has to|free|off|of|with|where|when|to|in the|i|we)\b", re.IGNORECASE
)
_SET_APART = compiled(
    r"(?:(?<![没只])有|留|空|其中|某|抽|拿|腾)(?:出|个|下)?$|\b(?:leave|keep|one of|another)\s*$",
    re.IGNORECASE,
)
"""What leads to a single day that may be one of several: 有一天想去长城."""
_AT_A_SIGHT = re.compile(
    r"(?:[馆园寺庙宫院店塔湖校]|城里|古镇|景区)里?(?:坐|泡|逛|玩|待|呆|看|安排)?(?:上|个)?$|(?:另外|(?:周|星期|礼拜)[一二三四五六日天](?:就|还)?[想要再能])[^,。;!?]{0,6}$"
)
"""What leads to a day that one spends in some place, or that is one of those named: 科技馆一天."""
_OTHER_DAY = compiled("(?:提?前|头|后)[一1]天|隔天|次日|转天")
"""Another day of the trip than the single one whose number is said: 前一天到，玩一天回."""
_EARLY_AND_LATE = "早去晚回"
"""How one travels out and back, on one day where nothing says of more."""
_OR_MORE = re.compile(r"\s*(?:还是|或|\bor\b)")
_OF_ONE_PLACE = re.compile(r"\b(?P<name>[A-Z][a-z]{3,}) for (?:just |only |about )?$")
"""A place by its name at which one spends the day: Disneyland for one day."""


def is_a_day_of_it(text: str, days: Reading[int]) -> bool:
    """Whether a single day is one of a longer trip: 留一天什么都不安排, one day for the Great Wall."""
    start, end = days.span
    said = _ONE_DAY.match(text, start) is not None and not days.choices
    if text.startswith(_EARLY_AND_LATE, start):
        return True
    return said and not _MAY_BE_ALL.search(text[:start]) and not _OR_MORE.match(text, end)


def may_be_one_of_several(text: str, day: Reading[int]) -> bool:
    """Whether a single day may be one of a trip whose length is not said: one day must be free, 有一天想去长城."""
    start, end = day.span
    if _ONE_DAY.match(text, start) is None:
        return False
    place = _OF_ONE_PLACE.search(text, 0, start)
    named = place is not None and place["name"].lower() not in _cities()
    before = text[:start]
    return bool(
        named
        or _OTHER_DAY.search(text)
        or _SET_APART.search(before)
        or _AT_A_SIGHT.search(before)
        or _ONE_OF_SEVERAL.match(text, end)
    )


@cache
def _cities() -> frozenset[str]:
    """The English names of the data's cities, in small letters: who is in one for a day is there for all of the trip."""
    return frozenset(word.lower() for entry in lexicon("cities").values() for word in entry["en"])


def is_night_out(text: str, at: int) -> bool:
    """Whether `one night`, which stands at an index in English, is when something is done, and no length: a jazz bar one night."""
    before = text[:at]
    return before[-2:-1].isascii() and before[-2:-1].isalpha() and not _LEADS_TO_A_NIGHT.search(before)


def is_each_day(text: str, at: int) -> bool:
    """Whether `a day`, which stands at an index, counts something by the day: one sight a day."""
    return _LEADS_TO_A_DAY.search(text[:at]) is None
