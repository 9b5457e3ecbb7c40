"""From one day to another: 12月5号到8号, Friday to Sunday, tonight and back tomorrow; and how many days that is."""

import re
from datetime import date, timedelta
from functools import lru_cache

from core.understand.dates.holidays_named import lunar_day
from core.understand.dates.named_days import (
    DAY_EN,
    DAYS_AHEAD,
    MONTH_EN,
    NTH,
    month_of,
    nth_of,
    of_week,
    relative_days,
    weekday_en,
    weekday_of,
    weekday_zh,
)
from core.understand.dates.told_days import day_of_month, told_span
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading, Span

_DAY_RANGE = compiled(
    r"(?P<month>\d{1,2})\s*(?:月|\.|/)\s*(?P<first>\d{1,2})\s*[日号]?[^。;!?\n\d]{0,14}?(?:-|到|至|~|,|回|返)\s*(?:(?P<month2>\d{1,2})\s*(?:月|\.|/)\s*)?(?P<last>\d{1,2})\s*(?:[日号]|(?<=[./]\d)(?!\d)|(?<=[./]\d\d)(?!\d))"
)
_BARE_RANGE = compiled(
    r"(?:(?P<next>下个?月)|这个?月|本月|(?<![月\d]))(?P<first>\d{1,2})\s*[号日]\s*(?:到|至|-|~)\s*(?P<last>\d{1,2})\s*[号日]|"
    r"(?<![月\d])(?P<out>\d{1,2})\s*[号日]\s*(?:早上|上午|中午|下午|晚上)?(?:从|出发|走|去|飞|坐|到)[^。;!?\n\d]{0,16}?(?P<home>\d{1,2})\s*[号日]\s*(?:早上|上午|中午|下午|晚上)?(?:再|就|坐车|飞)?(?:回|返|离开|走(?!走))|"
    r"\b(?:from )?the (?P<first_en>\d{1,2})(?:st|nd|rd|th)\s*(?:to|-|until|till|through)\s*(?:the )?(?P<last_en>\d{1,2})(?:st|nd|rd|th)(?P<next_en>\s+(?:of )?next month)?\b(?! (?:of )?[JFMASOND][a-z]{2})",
    re.IGNORECASE,
)
_LONGEST_MONTH = 31
_IN_A_ROW = "|".join(
    rf"{first}[a-z]*\W+(?:and\W+)?{last}"
    for first, last in (
        ("mon", "tue"),
        ("tue", "wed"),
        ("wed", "thu"),
        ("thu", "fri"),
        ("fri", "sat"),
        ("sat", "sun"),
    )
)
"""Two days of the week of which one follows the other."""
_WEEK_RANGE = compiled(
    r"(?:这|本|下)?个?(?:周|星期|礼拜)(?P<first5>[一二三四五六日天])[^。;!?\n]{0,14}?(?:飞|去|走|出发|坐|到)[^;!?\n]{0,90}?(?:周|星期|礼拜)(?P<last5>[一二三四五六日天])(?:早上|上午|中午|下午|傍晚|晚上|晚)?的?(?:航班|飞机|高铁|火车|动车|车)?(?:再|就)?(?:回(?!酒店|民宿)|返)|"
    r"(?:这|本|下)?个?(?:周|星期|礼拜)(?P<first>[一二三四五六日天])(?!起来)[^。;!?\n]{0,14}?(?:到|至|-|~|,|去|走|飞|出发)\s*(?:下?个?(?:周|星期|礼拜))(?P<last>[一二三四五六日天])(?=$|[^。;!?\n]{0,8}(?:回|返|结束|走|离开)|[,。;!?\n]|的)|"
    r"(?:周|星期|礼拜)(?P<first2>[一二三四五六日天])(?:早上|上午|中午|下午|晚上|晚)?\s*(?:出发)?\s*(?:到|至|-|~)\s*(?:下?个?(?:周|星期|礼拜))?(?P<last2>[一二三四五六日天])|"
    rf"\b(?P<first_en2>{DAY_EN})\b[^.;!?\n]{{0,30}}?\b(?:back|return\w*|home)\s+(?:on\s+)?(?P<last_en2>{DAY_EN})\b|"
    rf"\b(?:arriv\w+|land\w*|get(?:ting|s)? (?:in|there)|com(?:e|ing)|leav\w+|depart\w*)\b[^.;!?\n\d]{{0,30}}?\b(?P<first_en4>{DAY_EN})\b[^;!?\n]{{0,40}}?\b(?:leav\w+|depart\w*|fly\w* (?:out|off)|off|out)(?: again)?\s+(?:on\s+)?(?:the\s+)?(?P<last_en4>{DAY_EN})\b|"
    rf"\b(?P<first_en>{DAY_EN})(?:\s+(?:(?:early |late )?(?:morning|afternoon|evening|night)|lunchtime|noon|after work|(?:at |around )?\d{{1,2}}(?::\d\d)?\s*(?:am|pm)))?\s*(?:to|-|through|until|till)\s*(?:next\s+)?(?P<last_en>{DAY_EN})\b|"
    rf"(?<!meetings )(?<!closed )(?<!except )\b(?={_IN_A_ROW})(?P<first_en3>{DAY_EN})\s*(?:and|&|\+)\s*(?P<last_en3>{DAY_EN})\b",
    re.IGNORECASE,
)
_RANGE_EN = compiled(
    rf"\b(?P<m1>{MONTH_EN})\.?\s+(?P<d1>{NTH})\s*(?:to|-|through|until|till|and|,?\s*(?:and )?(?:(?:want|need|have|hope) to )?(?:be |fly\w* |com\w+ |head\w* |get\w* )?(?:back|return\w*|home|leav\w+)(?: on)?(?: the)?)\s*(?:(?P<m2>{MONTH_EN})\.?\s+)?(?P<d2>{NTH})\b(?!\s*(?:days?|people|nights?))|"
    rf"\b(?:{DAY_EN},?\s+(?:the\s+)?)?(?P<d5>{NTH})(?:\s+of)?\s+(?P<m5>{MONTH_EN})\s*(?:to|-|through|until|till)\s*(?:{DAY_EN},?\s+(?:the\s+)?)?(?P<d6>{NTH})(?:\s+of)?\s+(?P<m6>{MONTH_EN})\b|"
    rf"\b(?:{DAY_EN},?\s+(?:the\s+)?)?(?P<d3>{NTH})\s*(?:to|-|–|through|until|till)\s*(?:{DAY_EN},?\s+(?:the\s+)?)?(?P<d4>{NTH})(?:\s+of)?\s+(?P<m3>{MONTH_EN})\b",
    re.IGNORECASE,
)
HOME = compiled(r"回(?!酒店|民宿)|返|到家|\b(?:back|return\w*|home)\b", re.IGNORECASE)
"""Words for coming home."""
_UNTIL = compiled(r"到|至|-|~|回|返|离开|\b(?:to|until|till|back|return\w*|home)\b", re.IGNORECASE)


MonthDay = tuple[int, int]
"""A month and a day of it."""


@lru_cache(maxsize=64)
def from_day_to_day(text: str) -> Reading[tuple[MonthDay, MonthDay]] | None:
    """The first and the last of two days of a month that the (folded) text names as a span, or None."""
    match = _DAY_RANGE.search(text)
    if match:
        month = int(match["month"])
        first, last = (month, int(match["first"])), (int(match["month2"] or month), int(match["last"]))
        return Reading((first, last), match.span(), 0.85)
    match = _RANGE_EN.search(text)
    if match is None:
        return _told_with_month(text)
    month = month_of(match["m1"] or match["m3"] or match["m5"])
    end = match["m2"] or match["m6"]
    month2 = month_of(end) if end else month
    first = month, nth_of(match["d1"] or match["d3"] or match["d5"])
    last = month2, nth_of(match["d2"] or match["d4"] or match["d6"])
    return Reading((first, last), match.span(), 0.85)


def _told_with_month(text: str) -> Reading[tuple[MonthDay, MonthDay]] | None:
    """The ends of a span of which one day alone has its month."""
    told = told_span(text)
    if told is None or told.first.month is None or told.first.nth is None:
        return None
    first = told.first.month, told.first.nth
    last = day_of_month(*first) + timedelta(days=told.days - 1)
    return Reading((first, (last.month, last.day)), told.span, 0.85)


@lru_cache(maxsize=64)
def bare_days(text: str) -> Reading[tuple[int, int, bool]] | None:
    """The first and the last of two days of some month that is not named, and whether it is the next: 24号到26号."""
    match = _BARE_RANGE.search(text)
    if match is None:
        told = told_span(text)
        if told is None or told.first.nth is None or told.first.month is not None:
            return None
        first, last = told.first.nth, told.first.nth + told.days - 1
        return Reading((first, last, False), told.span, 0.85) if last <= _LONGEST_MONTH else None
    first, last = (
        int(match["first"] or match["out"] or match["first_en"]),
        int(match["last"] or match["home"] or match["last_en"]),
    )
    if not 1 <= first < last <= _LONGEST_MONTH:
        return None
    return Reading(
        (first, last, match["next"] is not None or match["next_en"] is not None), match.span(), 0.85
    )


@lru_cache(maxsize=64)
def _week_range(text: str) -> re.Match[str] | None:
    return _WEEK_RANGE.search(text)


def weekdays_ahead(text: str, today: date) -> Reading[tuple[date, date]] | None:
    """The first and the last day where the (folded) text names two weekdays as a span, or None."""
    match = _week_range(text)
    told = told_span(text) if match is None else None
    if match is not None:
        start, end = _weekdays(match)
        days, span = (end - start) % 7 + 1, _first_named(match)
        # 下下周三 is of the week after the next
        next_week = match[0].startswith("下") + text.startswith("下下", match.start() - 1)
    elif told is not None and told.first.nth is None and told.first.weekday is not None:
        start, days, next_week, span = told.first.weekday, told.days, told.first.next_week, told.spans[0]
    else:
        return None
    first = today + timedelta(days=(start - today.weekday()) % 7 or 7)
    if next_week:
        first = of_week(today, start, int(next_week))
    return Reading((first, first + timedelta(days=days - 1)), span)


def days_between(text: str) -> Reading[int] | None:
    """How many days two dates of a month, or of two in a row, span: 6月18号…20号 are three."""
    dated = from_day_to_day(text)
    bare = bare_days(text) if dated is None else None
    if bare is not None:
        first, last, _ = bare.value
        return Reading(last - first + 1, bare.span, bare.confidence)
    if dated is None:
        return _weekdays_between(text)
    (month, first), (month2, last) = dated.value
    if month != month2:
        last += 28 if month == 2 else 30 if month in (4, 6, 9, 11) else 31
    count = last - first + 1
    return Reading(count, dated.span, dated.confidence) if 1 <= count <= 31 and 1 <= month <= 12 else None


def _weekdays_between(text: str) -> Reading[int] | None:
    """How many days two days of the week span: 周五到周日, Friday to Sunday are three."""
    match = _week_range(text)
    told = told_span(text) if match is None else None
    if told is not None:
        return Reading(told.days, told.spans[1], 0.8)
    if match is None:
        return _days_ahead_between(text)
    first, last = _weekdays(match)
    return Reading((last - first) % 7 + 1, _first_named(match), 0.8)


def _days_ahead_between(text: str) -> Reading[int] | None:
    """How many days two days counted from today span, of which one is the way back: 今晚出发，明晚回."""
    found = relative_days(text)
    week = [one for one in found if one["weekday"] or one["day_en"]]
    if len(week) == 2 and _comes_back(text, week[1].span()):
        first, last = (weekday_of(one) for one in week)
        return Reading((last - first) % 7 + 1, week[1].span(), 0.75)
    lunar = [one for one in found if one["holiday"] and lunar_day(one["holiday"]) is not None]
    if len(lunar) == 2 and _UNTIL.search(text, lunar[0].end(), lunar[1].end() + 8):
        begin, end = (lunar_day(one["holiday"]) or 0 for one in lunar)
        return Reading(end - begin + 1, lunar[1].span(), 0.8) if begin <= end else None
    near = [one for one in found if one["zh_day"] or one["en_day"]]
    if len(near) != 2 or not _UNTIL.search(text, near[0].end(), near[1].end() + 8):
        return None
    first, last = (DAYS_AHEAD[(one["zh_day"] or one["en_day"]).lower()] for one in near)
    return Reading(last - first + 1, near[1].span(), 0.8) if first <= last else None


def _comes_back(text: str, span: Span) -> bool:
    """Whether the words about a day of the week say that one comes back on it."""
    before = re.split(r"[,.;。;!?\n]", text[: span[0]])[-1]
    after = re.split(r"[,.;。;!?\n]", text[span[1] :])[0]
    return bool(HOME.search(before) or HOME.search(after))


def _first_named(match: re.Match[str]) -> Span:
    """Where the first of two weekdays stands: what lies between them says something else."""
    group = next(
        name
        for name in ("first", "first2", "first5", "first_en", "first_en2", "first_en3", "first_en4")
        if match[name]
    )
    return match.start(), match.end(group)


def _weekdays(match: re.Match[str]) -> tuple[int, int]:
    for name in ("", "2", "3", "4"):
        if match[f"first_en{name}"]:
            return weekday_en(match[f"first_en{name}"]), weekday_en(match[f"last_en{name}"])
    first, last = (
        match["first"] or match["first2"] or match["first5"],
        match["last"] or match["last2"] or match["last5"],
    )
    return weekday_zh(first), weekday_zh(last)
