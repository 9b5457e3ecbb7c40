"""Two days told side by side, of which one or both lack their month: Saturday 5 and Sunday 6 December, 27号周五走，周日回."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import lru_cache
from itertools import pairwise

from core.model.clock import WEEK_DAYS
from core.understand.dates.named_days import DAY_EN, FEASTS, MONTH_EN, month_of, weekday_en, weekday_zh
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Span
from core.understand.text.writing.script import WORD_BEGINS

_PART_OF_THE_DAY = r"(?:\s*(?:(?:early |late )?(?:in the )?(?:morning|afternoon|evening|night|noon|lunchtime|lunch)|(?:(?:at|around|about) )?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|(?:at |around )?\d{1,2}[:.]\d\d|(?:right )?after (?:work|lunch|school)|(?:早上|一早|上午|中午|下午|傍晚|晚上|晚)(?!饭|餐)))*"
"""A part or an hour of a day, which follows it."""
_TOLD_DAY = compiled(
    WORD_BEGINS
    + r"(?:"
    + rf"(?:\b(?P<week_en>{DAY_EN})\b,?\s*(?:the\s+)?)?\b(?P<nth>\d{{1,2}})(?:st|nd|rd|th)?(?:\s+of)?\s+(?P<month>{MONTH_EN})\b(?:\s*\(\s*(?P<week_en5>{DAY_EN})\s*\))?|"
    rf"(?:\b(?P<week_en2>{DAY_EN})\b,?\s*)?\b(?P<month2>{MONTH_EN})\.?\s+(?:the\s+)?(?P<nth2>\d{{1,2}})(?:st|nd|rd|th)?\b(?!:)|"
    rf"\b(?P<week_en3>{DAY_EN})\b,?\s*(?:the\s+)?(?P<nth3>\d{{1,2}})(?:st|nd|rd|th)?\b(?![:.]\d|\s*(?:am|pm|o'clock|hours?|people|persons?|adults?|of us|days?|nights?|-?min)\b)|"
    r"(?:\bthe\s+)?\b(?P<nth4>\d{1,2})(?:st|nd|rd|th)\b|"
    rf"\b(?P<nth5>\d{{1,2}})(?=\s*(?:/|-|–|,|and|&|\+|to|through|until|till)\s*(?:{DAY_EN}\s+)?\d{{1,2}}(?:st|nd|rd|th)?(?:\s+of)?\s+{MONTH_EN}\b)|"
    r"(?P<feast>元旦|圣诞|平安夜|国庆|五一|劳动节|情人节)节?(?:那一?天|当[天日])|"
    rf"\b(?P<week_en4>{DAY_EN})s?\b(?!'|-(?!{DAY_EN}\b)|s? (?:is|are) closed)|"
    r"(?:(?P<month_zh>\d{1,2})\s*月\s*)?(?P<nth_zh>\d{1,2})\s*(?:[日号](?![线楼院店馆门])|(?=、\d{1,2}[日号]))(?:\s*\(?\s*(?:周|星期|礼拜)(?P<week_zh>[一二三四五六日天])\s*\)?)?|"
    r"(?P<which>这个?|本|下{1,2}个?)?(?:周|星期|礼拜)(?P<week_zh2>[一二三四五六日天])(?![间边围年起])"
    + r")"
    + _PART_OF_THE_DAY,
    re.IGNORECASE,
)
"""A day as a text tells it, with the part of the day that follows."""
_TO = compiled(
    r"(?:\s*\([^()]*\))?\s*,?\s*(?:-|–|~|/|to|through|thru|到|至|玩到|住到|待到|(?:and )?(?:staying |stay |there |away )*(?:on )?(?:until|till|til|'til|up to))(?: the| early| late| next)?\s*",
    re.IGNORECASE,
)
"""What leads from the first of two days to the last."""
_AND = compiled(r"\s*(?:,|&|\+|,?\s*and|和|跟|、)?\s*(?:the\s+)?", re.IGNORECASE)
"""What stands between days that are listed."""
_HOME_BEFORE = compiled(
    r"(?:玩|住|待|呆|逛|耍|留|停留|休息)到$|\b(?:(?:(?:fly|flight|train|head|come|go|travel|get|be)(?:ing|s)? )?(?:back|home)|return(?:ing|s)?|leav(?:e|es|ing)(?: again)?|(?<!eat )(?<!eating )(?<!dinner )(?<!meal )(?<!night )(?<!go )(?<!going )(?<!day )out(?: again)?)\b"
    r"(?:(?: |, ?)(?:is|on|at|the|by|around|again|from|late|early|sometime|in time for \w+))*(?: to [A-Z]\w+)?[ ,]*(?:on )?$",
    re.IGNORECASE,
)
"""What stands before the day on which one comes home."""
_BACK_BY = re.compile(
    r"\b(?:back|home|return\w*)\b(?: (?:by|before|at|on|around|late|early|no later than|in time for \w+|(?:in|to) [A-Z]\w+|\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|o'clock))?))* $",
    re.IGNORECASE,
)
"""What stands before the day by which one is home, where the day of leaving is told after it: back by 6 on Sunday ... leaving Friday."""
_LEAVES = re.compile(
    r"\b(?:leav\w+|depart\w*|set(?:ting)? off|start\w*)(?: (?:on|is|the|late|early))* $", re.IGNORECASE
)
_HOME_AFTER = compiled(
    r"\s*(?:(?:\d{1,2}|[一二两三四五六七八九十]{1,2})点(?:半|钟)?(?:以|之)?[前后]?|[吃用]?[过完]?[早中晚午][饭餐]以?后?)?(?:的)?(?:航班|飞机|高铁|火车|车)?(?:再|就|才|要|得|必须|一定|坐[^,。]{1,4}|飞)*\s*到?(?:回(?!酒店|民宿|宾馆)|返|走(?!走)|离开|到家)"
)
"""What says behind a Chinese day that one comes home on it."""
_SETS_OFF = compiled(
    r"\b(?:leav\w+|depart\w*|set(?:ting)? off|start\w*|from|fly(?:ing)?|go(?:ing)?|travel\w*|out|arriv\w+|land\w*|in)\b[^,.;]{0,24}$",
    re.IGNORECASE,
)
"""What leads to the day of leaving."""
_STAYS_UNTIL = re.compile(r"(?:玩|住|待|呆|逛|耍|留)到$")
"""What stands before the last day of a trip."""
_LEAVES_ZH = re.compile(r"\s*(?:早上|上午|中午|下午|晚上)?(?:就|再|才|要)?(?:出发|走|去|动身|启程|过去)")
"""What says behind a day that one leaves on it."""
_ENDS_BEFORE = compiled(
    r"\b(?:until|till|by|before|after|not|n't)(?: the| late| early)? ?$|[到至别不]$", re.IGNORECASE
)
"""What makes a day none on which a trip begins."""
_COMES_BACK = compiled(r"\s*(?:再|就|才|要|飞)?\s*(?:回(?!酒店|民宿|宾馆)|返|到家)")
_STANDS_ALONE = re.compile(r"\s*(?:闭馆|不开|休息)|s?\s*(?:is|are)?\s*closed")
_ANOTHER = re.compile(
    r"\b(?:conference|congress|meetings?|wedding|exam|interview|concert|fair|expo|hearing|workshop|seminar|training)\b(?![^.;!?\n]*\b(?:leav|depart|arriv|from|fly|come|back|home|stay|trip))[^.;!?\n]{0,48}$|(?:参加|出席|参展|赴|赶)[^,。;!?\n]{0,8}$",
    re.IGNORECASE,
)
"""What makes a day one of something else than the trip."""
# letters before a day in which it is said what is on it
_BEFORE_A_DAY = 64
# days from one day to the next, both counted
_ADJACENT = 2


@dataclass(frozen=True, slots=True)
class ToldDay:
    """A day by what the text gives of it: month, day of the month, weekday (Monday 0), and for 下周五 the `weeks` from now."""

    month: int | None
    nth: int | None
    weekday: int | None
    weeks: int
    span: Span


@dataclass(frozen=True, slots=True)
class ToldSpan:
    """The first day of a trip, how many days it has, the words of both its ends in their order, and of all days that the text tells."""

    first: ToldDay
    days: int
    spans: tuple[Span, Span]
    every: tuple[Span, ...]

    @property
    def span(self) -> Span:
        """From the first word to the last."""
        return self.spans[0][0], self.spans[1][1]


@lru_cache(maxsize=64)
def told_span(text: str) -> ToldSpan | None:
    """The span of days that two days of a (folded) text make, the month or the number of one being that of the other.

    None where their numbers and weekdays do not agree, or where another day lies outside of them.
    """
    told = list(_days(text))
    of_trip = [one for one in told if not is_of_another_thing(text, one.span[0])]
    ends = _listed(text, of_trip) or _there_and_back(text, of_trip) if len(of_trip) < len(told) else None
    if not of_trip or len(of_trip) == len(told):
        ends = ends or _listed(text, told) or _there_and_back(text, told)
    if ends is None:
        return None
    first, last = ends
    days = _between(first, last)
    if days is None:
        return None
    return ToldSpan(
        first=replace(first, month=first.month or last.month),
        days=days,
        spans=(min(first.span, last.span), max(first.span, last.span)),
        every=tuple(one.span for one in told),
    )


def is_of_another_thing(text: str, at: int) -> bool:
    """Whether a day that stands at an index is one of what one travels for: a trade fair on January 6 and 7."""
    return _ANOTHER.search(text, max(0, at - _BEFORE_A_DAY), at) is not None


def _listed(text: str, told: Sequence[ToldDay]) -> tuple[ToldDay, ToldDay] | None:
    """The ends of the first days that are joined: Friday 4 Dec until Sunday; Fri 11, Sat 12 and Sun 13 December."""
    for at, first in enumerate(told[:-1]):
        last = told[at + 1]
        if _TO.fullmatch(text, first.span[1], last.span[0]):
            return first, last
        chain = [first]
        for one in told[at + 1 :]:
            before = chain[-1]
            if None in (before.nth, one.nth) or not _AND.fullmatch(text, before.span[1], one.span[0]):
                break
            chain.append(one)
        if len(chain) > 1:
            # days of which one does not follow the other are of separate things
            steps = (_between(one, other) for one, other in pairwise(chain))
            return (chain[0], chain[-1]) if all(step == _ADJACENT for step in steps) else None
    return None


def _there_and_back(text: str, told: Sequence[ToldDay]) -> tuple[ToldDay, ToldDay] | None:
    """The day of leaving and the first that is said to be the one of coming home."""
    if len(told) > 1 and _STAYS_UNTIL.search(text, 0, told[0].span[0]):
        # 玩到下周日，下周四走
        return (told[1], told[0]) if _LEAVES_ZH.match(text, told[1].span[1]) else None
    for at, last in enumerate(told[1:], 1):
        between = text[told[at - 1].span[1] : last.span[0]]
        if not (_HOME_BEFORE.search(between) or _HOME_AFTER.match(text, last.span[1])):
            continue
        leaving = [one for one in told[:at] if _SETS_OFF.search(text[max(0, one.span[0] - 40) : one.span[0]])]
        first = (leaving or told[:at])[-1 if leaving else 0]
        if _BACK_BY.search(text, 0, first.span[0]) and _LEAVES.search(text, 0, last.span[0]):
            return last, first
        if _ENDS_BEFORE.search(text[: first.span[0]]) or _COMES_BACK.match(text, first.span[1]):
            return None
        inside = [one for one in told[told.index(first) + 1 : at] if not _is_again(one, first)]
        length = _between(first, last)
        within = (_between(replace(first, month=first.month or last.month), one) for one in inside)
        fits = length is not None and all(one is not None and one <= length for one in within)
        return (first, last) if fits else None
    return None


def _is_again(one: ToldDay, first: ToldDay) -> bool:
    """Whether a day is the first one, told once more: 1月9号有演唱会，9号下午到."""
    return one.nth is not None and one.nth == first.nth and one.month in (None, first.month)


def _days(text: str) -> Iterator[ToldDay]:
    for match in _TOLD_DAY.finditer(text):
        if _STANDS_ALONE.match(text, match.end()):
            continue
        groups = match.groupdict()
        nth = next(
            (groups[name] for name in ("nth", "nth2", "nth3", "nth4", "nth5", "nth_zh") if groups[name]), None
        )
        english = groups["month"] or groups["month2"]
        month = month_of(english) if english else int(groups["month_zh"]) if groups["month_zh"] else None
        if groups["feast"]:
            month, nth = FEASTS[groups["feast"]]
        week = next(
            (
                groups[name]
                for name in ("week_en", "week_en2", "week_en3", "week_en4", "week_en5")
                if groups[name]
            ),
            None,
        )
        week_zh = groups["week_zh"] or groups["week_zh2"]
        weekday = weekday_en(week) if week else weekday_zh(week_zh) if week_zh else None
        weeks = (groups["which"] or "").count("下")
        yield ToldDay(
            month=month, nth=int(nth) if nth else None, weekday=weekday, weeks=weeks, span=match.span()
        )


def _between(first: ToldDay, last: ToldDay) -> int | None:
    """How many days there are from one day to the other, both counted; None where that is not sure."""
    by_week = None
    if first.weekday is not None and last.weekday is not None:
        by_week = (last.weekday - first.weekday) % WEEK_DAYS + 1
    if first.nth is None or last.nth is None:
        return by_week
    month, month2 = first.month or last.month, last.month or first.month
    days = last.nth - first.nth + 1
    if month and month2 and month != month2:
        days = (day_of_month(month2, last.nth) - day_of_month(month, first.nth)).days + 1
        days += 365 if days < 1 else 0
    sure = 1 < days <= 31 and (by_week is None or (days - by_week) % WEEK_DAYS == 0)
    return days if sure else None


def day_of_month(month: int, nth: int) -> date:
    """The day in a year that is no leap year; beyond the end of the month, the days that follow it."""
    return date(2027, min(max(month, 1), 12), 1) + timedelta(days=nth - 1)
