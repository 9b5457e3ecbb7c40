"""How strong the evidence of the number of days is: other days, nights and weekdays that the text tells of."""

import re

from core.understand.dates.named_days import MONTH_EN, weekday_en, weekday_zh
from core.understand.facts.facts import Facts
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN, count_of
from core.understand.text.spans import Reading

_DAYS_BESIDE = compiled(
    r"\bplus (?:an?|one|two|[12])(?: extra| more)? (?:nights?|half)\b|\b(?:not (?:counting|including)|excluding|without|plus|apart from) (?:the |our )?(?:travel(?:ling)?|trains?|flights?|journeys?|transit|getting there)(?: days?| time)?\b(?=\s*(?:$|[,.;!?)]))",
    re.IGNORECASE,
)
"""What leaves the rides out of the days, or out of the money: 3 days there, not counting the trains."""
_A_DAY_ALONE = re.compile(r"(?:^|[,。;!?\s])(?:就|只|玩)*[一1]天(?=$|[,。;!?\s])")
_NTH_DAY = compiled(r"第(?P<n>[二三四五六七八九十2-9])天(?!就要|假)")
"""A day of the trip by its number."""
_WEEKDAY = compiled(
    r"\b(?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:day)?\b|(?:周|星期|礼拜)[一二三四五六日天]",
    re.IGNORECASE,
)
"""A day of the week: beside those by which the length of the trip is known, it may be one more of its days."""
_WEEKDAY_DATED = compiled(
    rf"(?:{_WEEKDAY.pattern}),? (?:the )?(?={MONTH_EN}\b|\d{{1,2}}(?:st|nd|rd|th)?\b)", re.IGNORECASE
)
"""A day of the week with its date, which a trip begins or ends on: so the earliest is friday dec 4."""
_DATED = compiled(r"(?<![\d.])(?P<day>\d{1,2})[号日](?!线|楼|馆|门|口|院|本)")
"""A day of the month."""
_NIGHTS = re.compile(rf"(?P<n>{COUNT_EN})[\s-]*nights?\b", re.IGNORECASE)
_ONE_MORE_DAY = compiled(
    r"\b(?:might|may|could|maybe|perhaps|possibly|hoping to|trying to)\b[^.;!?]{0,30}\ba (?:second|third|fourth|fifth|sixth|seventh)\b(?! (?:person|time|bed|room|hand))",
    re.IGNORECASE,
)
"""A day more that is not settled: 3 days, but I might squeeze out a fourth."""


_OR_LONGER = compiled(
    rf"\b(?:day (?:trip|out)|overnight|{COUNT_EN} (?:days?|nights?)),? or (?:maybe |perhaps |possibly |even |else |at most |stay )*(?:an? |{COUNT_EN} )(?:nights?|days?)\b|\bday (?:trip|out),? or (?:maybe |perhaps |possibly |even )*(?:overnight|stay)",
    re.IGNORECASE,
)
"""Another length of the trip that would do as well: a day trip or maybe one night."""


_AT_MOST = compiled(
    rf"\b(?:away|gone|spare|take off|off work|leave (?:the|my|our) \w+(?: alone)?)\b(?: for)? (?:at most |no more than |up to |a maximum of )?{COUNT_EN} (?:days?|nights?)(?: at (?:the )?(?:very )?most| max\b| tops\b)|\b(?:away|gone|spare)\b(?: for)? (?:at most|no more than|up to|a maximum of) {COUNT_EN} (?:days?|nights?)",
    re.IGNORECASE,
)
"""For how long one can be away at the longest, which a trip may be shorter than."""


def are_days_open(facts: Facts, text: str) -> bool:
    """Whether the text tells of days that a trip of so many does not have, or of some beside them."""
    if (
        _DAYS_BESIDE.search(text)
        or _ONE_MORE_DAY.search(text)
        or _OR_LONGER.search(text)
        or _AT_MOST.search(text)
    ):
        return True
    days = facts.said.get("days")
    return days is not None and (
        _is_of_the_weekend(days, text)
        or _has_a_later_day(days.value, text)
        or _has_other_weekdays(days, text)
        or _has_other_dates(days, text)
    )


def are_its_nights(facts: Facts, text: str, at: int) -> bool:
    """Whether what is told at an index is as many nights as the days of the trip have: 2 nights so 3 days."""
    nights = _NIGHTS.match(text, at)
    return (
        nights is not None and "days" in facts.said and facts.said["days"].value - 1 == count_of(nights["n"])
    )


def _is_of_the_weekend(days: Reading[int], text: str) -> bool:
    """Whether only a weekend tells the days, and a day stands alone in Chinese: 周末亲子活动……苏州过去，1天."""
    return text[slice(*days.span)] == "周末" and _A_DAY_ALONE.search(text) is not None


def _has_a_later_day(days: int, text: str) -> bool:
    """Whether the text tells of a day of the trip that it does not have: 会开两天，第三天再玩."""
    return any((count_of(match["n"]) or 0) > days for match in _NTH_DAY.finditer(text))


def _has_other_weekdays(days: Reading[int], text: str) -> bool:
    """Whether the days are told by weekdays, and another weekday stands in the text that is none of them."""
    told = next(_WEEKDAY.finditer(text, *days.span), None)
    if told is None:
        return False
    within = {(_weekday(told) + ahead) % 7 for ahead in range(days.value)}
    if any(_weekday(one) not in within for one in _WEEKDAY.finditer(text)):
        return True
    ends = {_weekday(told), (_weekday(told) + days.value - 1) % 7}
    return any(_weekday(one) not in ends for one in _WEEKDAY_DATED.finditer(text))


def _has_other_dates(days: Reading[int], text: str) -> bool:
    """Whether Chinese tells the days by dates of one month, and another of it is none of them: 8号到10号上课，11号我自己玩."""
    told = [int(one["day"]) for one in _DATED.finditer(text, *days.span)]
    return bool(told) and any(not min(told) <= int(one["day"]) <= max(told) for one in _DATED.finditer(text))


def _weekday(named: re.Match[str]) -> int:
    return weekday_en(named[0]) if named[0].isascii() else weekday_zh(named[0][-1])
