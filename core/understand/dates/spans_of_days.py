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
)
from core.understand.dates.told_days import day_of_month, is_of_another_thing, told_span
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading

_DAY_RANGE = compiled(
    r"(?P<month>\d{1,2})\s*(?:月|\.|/)\s*(?P<first>\d{1,2})\s*[日号]?[^。;!?\n\d]{0,14}?(?:-|到|至|~|,|回|返)\s*(?:(?P<month2>\d{1,2})\s*(?:月|\.|/)\s*)?(?P<last>\d{1,2})\s*(?:[日号]|(?<=[./]\d)(?!\d)|(?<=[./]\d\d)(?!\d))"
)
_BARE_RANGE = compiled(
    r"(?:(?P<next>下个?月)|这个?月|本月|(?<![月\d]))(?P<first>\d{1,2})\s*[号日]\s*(?:到|至|-|~)\s*(?P<last>\d{1,2})\s*[号日]|"
    r"(?<![月\d])(?P<out>\d{1,2})\s*[号日]\s*(?:早上|上午|中午|下午|晚上)?(?:从|出发|走|去|飞|坐|到)[^。;!?\n\d]{0,16}?(?P<home>\d{1,2})\s*[号日]\s*(?:早上|上午|中午|下午|晚上)?(?:再|就|坐车|飞)?(?:回|返|离开|走(?!走))|"
    r"(?<![月\d.:第])(?P<goes>[12]?\d|3[01])(?:早上?|上午|中午|下午|晚上?)?[去走][,、\s]*(?P<comes>[12]?\d|3[01])(?:早上?|上午|中午|下午|晚上?)?(?:回|返)|"
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
_TWO_IN_A_ROW = compiled(
    rf"(?<!meetings )(?<!closed )(?<!except )\b(?={_IN_A_ROW})(?P<first>{DAY_EN})\s*(?:and|&|\+)\s*(?P<last>{DAY_EN})\b",
    re.IGNORECASE,
)
_OUT_AND_BACK = compiled(
    rf"\b(?:out|going|go|leave|leaving|depart(?:ing)?|set(?:ting)? off)(?: on)? (?P<first>{DAY_EN})(?: (?:morning|noon|afternoon|evening|night))?[\s,/&]+(?:and |then )?(?:back|home|return(?:ing)?|com(?:e|ing) (?:back|home))(?: on)? (?P<last>{DAY_EN})\b",
    re.IGNORECASE,
)
"""The days of the week on which one goes and comes home, whatever other day the text tells of: out Wed back Fri."""
_RANGE_EN = compiled(
    rf"\b(?P<month>{MONTH_EN})\.?\s+(?P<first>{NTH})\s*(?:to|-|through|until|till|and|,?\s*(?:and )?(?:(?:want|need|have|hope) to )?(?:be |fly\w* |com\w+ |head\w* |get\w* )?(?:back|return\w*|home|leav\w+)(?: on)?(?: the)?)\s*(?:(?P<month2>{MONTH_EN})\.?\s+)?(?P<last>{NTH})\b(?!\s*(?:days?|people|nights?))",
    re.IGNORECASE,
)
_COMES_HOME = re.compile(r"\s*(?:当天|晚上|傍晚|下午|晚)?(?:再|就|才)?(?:回|返)")
_UNTIL = compiled(r"到|至|-|~|回|返|离开|\b(?:to|until|till|back|return\w*|home)\b", re.IGNORECASE)


MonthDay = tuple[int, int]
"""A month and a day of it."""


@lru_cache(maxsize=64)
def from_day_to_day(text: str) -> Reading[tuple[MonthDay, MonthDay]] | None:
    """The first and the last of two days of a month that the (folded) text names as a span, or None."""
    match = next((one for one in _DAY_RANGE.finditer(text) if not _is_no_span(text, one)), None)
    if match:
        month = int(match["month"])
        first, last = (month, int(match["first"])), (int(match["month2"] or month), int(match["last"]))
        return Reading((first, last), match.span(), 0.85)
    match = _RANGE_EN.search(text)
    told = told_span(text) if match and is_of_another_thing(text, match.start()) else None
    if match is None or (told is not None and told.first.span[0] >= match.end()):
        return _told_with_month(text)
    month = month_of(match["month"])
    month2 = month_of(match["month2"]) if match["month2"] else month
    ends = (month, nth_of(match["first"])), (month2, nth_of(match["last"]))
    return Reading(ends, match.span(), 0.85)


def _is_no_span(text: str, days: re.Match[str]) -> bool:
    """Whether the last is before the first (12月6日跑马拉松，5号去), or both are one day on which nobody comes home: 12月12日出发，12号下午去外滩."""
    if days["month2"] in (None, days["month"]) and int(days["last"]) < int(days["first"]):
        return True
    same = days["first"] == days["last"] and days["month2"] in (None, days["month"])
    return same and _COMES_HOME.match(text, days.end()) is None


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
        int(match["first"] or match["out"] or match["goes"] or match["first_en"]),
        int(match["last"] or match["home"] or match["comes"] or match["last_en"]),
    )
    if not 1 <= first < last <= _LONGEST_MONTH:
        return None
    return Reading(
        (first, last, match["next"] is not None or match["next_en"] is not None), match.span(), 0.85
    )


_NEXT = re.compile(r"\bnext\s+$", re.IGNORECASE)
"""What puts the weekdays that follow into the week after this one."""


@lru_cache(maxsize=64)
def _week_range(text: str) -> re.Match[str] | None:
    return _OUT_AND_BACK.search(text) or _TWO_IN_A_ROW.search(text)


def weekdays_ahead(text: str, today: date) -> Reading[tuple[date, date]] | None:
    """The first and the last day where the (folded) text names two weekdays as a span, or None."""
    match = _week_range(text)
    told = told_span(text) if match is None else None
    if match is not None:
        start, end = _weekdays(match)
        next_week = _NEXT.search(text, 0, match.start("first")) is not None
        days, span, weeks = (end - start) % 7 + 1, match.span("first"), int(next_week)
    elif told is not None and told.first.nth is None and told.first.weekday is not None:
        start, days, weeks, span = told.first.weekday, told.days, told.first.weeks, told.spans[0]
    else:
        return None
    first = today + timedelta(days=(start - today.weekday()) % 7 or 7)
    if weeks:
        first = of_week(today, start, weeks)
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
        return Reading(told.days, told.spans[told.first.nth is not None], 0.8)
    if match is None:
        return _days_ahead_between(text)
    first, last = _weekdays(match)
    return Reading((last - first) % 7 + 1, match.span("first"), 0.8)


def _days_ahead_between(text: str) -> Reading[int] | None:
    """How many days two days counted from today span, of which one is the way back: 今晚出发，明晚回."""
    found = relative_days(text)
    lunar = [one for one in found if one["holiday"] and lunar_day(one["holiday"]) is not None]
    if len(lunar) == 2 and _UNTIL.search(text, lunar[0].end(), lunar[1].end() + 8):
        begin, end = (lunar_day(one["holiday"]) or 0 for one in lunar)
        return Reading(end - begin + 1, lunar[1].span(), 0.8) if begin <= end else None
    near = [one for one in found if one["zh_day"] or one["en_day"]]
    if len(near) != 2 or not _UNTIL.search(text, near[0].end(), near[1].end() + 8):
        return None
    first, last = (DAYS_AHEAD[(one["zh_day"] or one["en_day"]).lower()] for one in near)
    return Reading(last - first + 1, near[1].span(), 0.8) if first <= last else None


def _weekdays(match: re.Match[str]) -> tuple[int, int]:
    return weekday_en(match["first"]), weekday_en(match["last"])
