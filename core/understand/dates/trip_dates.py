"""When the trip is: its first and last day, as a request says them relative to a given day."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta

from core.understand.dates.around_an_event import is_there_before, there_before
from core.understand.dates.days_of_trip import LONGEST_TRIP
from core.understand.dates.holidays_named import is_of_new_year, lunar_day
from core.understand.dates.named_days import (
    DAY_EN,
    ONE_EN,
    WHOLE,
    date_mentions,
    is_refused,
    named_days,
    next_day,
    weekday_en,
    without_days_given_up,
)
from core.understand.dates.setting_off import setting_off
from core.understand.dates.spans_of_days import bare_days, from_day_to_day, weekdays_ahead
from core.understand.dates.whose_day import (
    LEFT_BEFORE_IT,
    SETS_OFF,
    TRAVELS,
    clause_bounds,
    clause_of,
    is_homeward,
    is_of_event,
    is_of_visit,
)
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import count_of
from core.understand.text.spans import Reading, Span

_TO_ANOTHER = re.compile(r"^\s*(?:[到至~-]|to|till|until|through)\s*", re.IGNORECASE)
_OCCASION = re.compile(
    r"\b(?:birthday|b-?day|anniversary|honeymoon|wedding|propos\w+|surprise)\b", re.IGNORECASE
)
"""What a day may be of besides the trip, although it is understood: her birthday is on the 12th."""
_UNTIL_IT = re.compile(
    r"[\d一二三四五六七八九十号日节夕底初]\s*(?:到|至|~|-)\s*$|(?:休息?|[休放请]假|放|忙|[上加值夜]班|在家|考试?|工作|开会|培训|住院|隔离|实习|上课)(?:要|得|会|一直)*(?:到|至)\s*$"
)
"""What makes a day the last of a span of which the first is not read: 腊月二十八到大年初三."""
_WEEKDAY_BEFORE = re.compile(rf"\b(?P<day>{DAY_EN}),?\s+(?:the\s+)?$", re.IGNORECASE)
_WEEKDAY_WITHIN = re.compile(rf"(?P<day>{DAY_EN}),?\s+(?:the\s+)?\d", re.IGNORECASE)
"""A day of the week right before the day of the month, which it is."""
_BARE_DAY = re.compile(r"(?<![\d月.:第])(?P<day>\d{1,2})\s*[号日](?![线楼院店馆门])")
"""A day of a month that is not said with it: beside another date, one of them is not the day of leaving."""
_SOME_OF_THEM = compiled(
    r"(?:[挑选抽腾匀]|中间|其中|里面|里头)(?:想|要|能|可以)?(?:[挑选抽腾匀])?(?:出|个)?来?[一二两三四五六七\d]{1,2}天"
)
"""What makes days those of which the trip takes some: 14到18号都有空，挑三天."""
_WEEKEND = re.compile(r"weekend|周末", re.IGNORECASE)


_DAY_OF_HOLIDAY = compiled(
    r"(?P<day>(?:的|假期|长假|小长假|放假|节|期间){0,3}第(?P<nth>[一二三四五六七1-7])天)(?:就|再|才|早上|上午|中午|下午|晚上|一早|从[一-鿿]{2})*(?:走|出发|动身|去|飞|坐)"
)
"""On which day of a holiday one sets off."""
_IS_NO_CERTAIN_WEEK = re.compile(
    r"\b(?:every|each) (?:other |second |third )?(?:weekend|week|month)\b|(?:^|(?<=[.,!?;] )|(?<=[.!?;]))long weekend\b|\b(?:some|any|a|(?:have|got|is|it's|our|my|the) (?:a )?)(?:long weekend|weekend in [A-Z])|\balternate weekends\b",
    re.IGNORECASE,
)
"""What makes days of the week those of no week that one can tell: every other weekend I have my girls, Sat to Sun."""
_WEEKDAYS_ALONE = re.compile(
    rf"(?:on )?{DAY_EN}(?:[\s/&,-]*(?:to|till|until|through|and)?[\s/&,-]*{DAY_EN})?", re.IGNORECASE
)
"""Days of the week that no word puts in a week of their own."""


@dataclass(frozen=True, slots=True)
class TripDates:
    """The first day of the trip, the last where it is known, and the words that say so."""

    first: date
    last: date | None
    span: Span


def read_dates(text: str, days: int | None, today: date | None) -> TripDates | None:
    """First and last day of the trip as the (folded) text says, or None.

    What names no year (五一, 下周五, Dec 3 to 6) is the next such day from `today` on, and is not read without one. A
    lone date is the first day, and `days` gives the last.
    """
    text = without_days_given_up(text)
    found = _with_year(text)
    if found is None and today is not None:
        found = _of_months(text, today) or _of_days(text, today) or _in_its_weekend(text, today)
        found = found or _lone(text, days, today)
    off = (setting_off(text, today) or there_before(text, today)) if today is not None else None
    if off is not None and (found is None or off.value < found.first):
        found = TripDates(off.value, None, off.span)
    elif today is not None and found is not None and _is_dated_otherwise(text, found, today):
        return None
    elif found is not None and found.last is None and is_there_before(text):
        found = None
    if found is None or (found.last is not None and found.last < found.first):
        return None
    if _IS_NO_CERTAIN_WEEK.search(text) and _WEEKDAYS_ALONE.fullmatch(text, *found.span):
        return None
    if found.last is not None and _SOME_OF_THEM.search(text, found.span[1]):
        return None
    if found.last is not None and _leaves_the_day_before(text, found, today):
        return None
    found = _on_its_day(text, found)
    last = found.last or (found.first + timedelta(days=days - 1) if days else None)
    return TripDates(found.first, last, found.span)


def _on_its_day(text: str, found: TripDates) -> TripDates:
    """The dates, from the day of a holiday on that is told by its number: 五一假期第二天走."""
    nth = _DAY_OF_HOLIDAY.match(text, found.span[1]) if found.last is None else None
    later = (count_of(nth["nth"]) or 1) - 1 if nth else 0
    span = (found.span[0], nth.end("day")) if nth else found.span
    return replace(found, first=found.first + timedelta(days=later), span=span)


def _is_dated_otherwise(text: str, found: TripDates, today: date) -> bool:
    """Whether days of the week alone were read, and a day that is said with its month is none of them."""
    if ONE_EN.search(text, *found.span):
        return _is_another_weekday(text, found)
    if "月" in text[slice(*found.span)]:
        return False
    last = found.last or found.first
    return any(
        not found.first <= one.value <= last
        for one in named_days(text, today)
        if ONE_EN.search(text, *one.span) or "月" in text[slice(*one.span)]
    )


def _is_another_weekday(text: str, found: TripDates) -> bool:
    """Whether the first day is said with a day of the week that it is not: Wednesday the 3rd of December, a Thursday."""
    said = _WEEKDAY_BEFORE.search(text, 0, found.span[0]) or _WEEKDAY_WITHIN.match(text, *found.span)
    return said is not None and weekday_en(said["day"]) != found.first.weekday()


def _with_year(text: str) -> TripDates | None:
    match = WHOLE.search(text)
    if match is None:
        return None
    try:
        first = date(int(match["y1"]), int(match["m1"]), int(match["d1"]))
        last = date(int(match["y2"]), int(match["m2"]), int(match["d2"])) if match["y2"] else None
    except ValueError:
        return None
    return TripDates(first, last, match.span())


def _of_months(text: str, today: date) -> TripDates | None:
    """From one day of a month to another: 12月5号到8号, Dec 3 to 6."""
    span = from_day_to_day(text)
    first = next_day(*span.value[0], today) if span else None
    last = next_day(*span.value[1], first) if span and first else None
    return TripDates(first, last, span.span) if span and first and last else None


def _of_days(text: str, today: date) -> TripDates | None:
    """From one day to another of the next month, of that of a holiday, or of the first in which they lie ahead: 24号到26号."""
    span = bare_days(text)
    if span is None:
        return None
    first, last, next_month = span.value
    named = next(named_days(text, today), None)
    month = (today.replace(day=1) + timedelta(days=31)).month
    if not next_month:
        month = named.value.month if named else today.month if today.day <= first else month
    begins = next_day(month, first, today)
    return TripDates(begins, begins + timedelta(days=last - first), span.span) if begins else None


def _of_week(text: str, today: date) -> TripDates | None:
    """From one weekday to another: 周五到周日."""
    span = weekdays_ahead(text, today)
    return TripDates(*span.value, span.span) if span else None


def _in_its_weekend(text: str, today: date) -> TripDates | None:
    """From one weekday to another, a week later where the weekend that they are of is the next one: next weekend, Saturday to Sunday."""
    found = _of_week(text, today)
    if found is None or found.last is None:
        return found
    week = timedelta(days=7)
    later = any(
        found.first + week <= one.value <= found.last + week and _WEEKEND.search(text, *one.span)
        for one in named_days(text, today)
    )
    return TripDates(found.first + week, found.last + week, found.span) if later else found


def _lone(text: str, days: int | None, today: date) -> TripDates | None:
    """One day on which the trip begins, or on which it ends after so many `days`: a date, a weekday, a holiday, or tomorrow."""
    every = list(named_days(text, today))
    named = [
        one
        for one in every
        if not is_homeward(text, one.span)
        and not _UNTIL_IT.search(text, 0, one.span[0])
        and not is_of_visit(text, one.span)
    ]
    if any(
        not _holds(named, one.start()) and not _is_one_of(named, days or 1, one)
        for one in _BARE_DAY.finditer(text)
    ):
        return None
    if not named and len({one.value for one in every}) == 1 and is_homeward(text, every[0].span):
        return _until(every[0], days, today) if days else None
    lunar = [one for one in named if lunar_day(text[slice(*one.span)].lower()) is not None]
    if lunar and all(one in lunar or is_of_new_year(text[slice(*one.span)].lower()) for one in named):
        # of a festival and a day of it, the trip begins on the day: 春节期间去，初三出发
        named = lunar
    if len({one.value for one in named}) > 1:
        named = [one for one in named if SETS_OFF.search(clause_of(text, one.span))][:1]
    day = next((one for one in named if not is_of_event(text, one.span)), None)
    return TripDates(day.value, None, day.span) if day else None


def _leaves_the_day_before(text: str, found: TripDates, today: date | None) -> bool:
    """Whether the first day of a span is said to be the one after that on which one leaves."""
    named = named_days(text, today) if today is not None else ()
    return any(one.value == found.first and LEFT_BEFORE_IT.match(text, one.span[1]) for one in named)


def _until(last: Reading[date], days: int, today: date) -> TripDates:
    """The days of a trip that ends on a day, in a week in which it can still begin."""
    first = last.value - timedelta(days=days - 1)
    ends = last.value if first > today or days == 1 else last.value + timedelta(days=7)
    return TripDates(ends - timedelta(days=days - 1), ends, last.span)


def is_of_another_event(text: str, dates: TripDates, unread: Iterable[Span]) -> bool:
    """Whether the days may be those of something else: words of their clause are not understood, and none sets off."""
    start, end = clause_bounds(text, dates.span)
    strange = any(start <= first and last <= end for first, last in unread) or _OCCASION.search(
        text, start, end
    )
    around = f"{text[start : dates.span[0]]} {_TO_ANOTHER.sub('', text[dates.span[1] : end])}"
    return bool(strange) and not SETS_OFF.search(around) and not TRAVELS.search(around)


def _is_one_of(named: list[Reading[date]], days: int, bare: re.Match[str]) -> bool:
    """Whether a day of some month is one of the trip that begins on a day that was named: 下周六（28号）."""
    return any(
        (one.value + timedelta(days=later)).day == int(bare["day"])
        for one in named
        for later in range(min(days, LONGEST_TRIP))
    )


def said_again(text: str, dates: TripDates | None) -> Iterator[Span]:
    """Where the (folded) text says the first or the last day of the trip once more, by its number alone."""
    days = {day.day for day in (dates.first, dates.last) if day is not None} if dates else set()
    for bare in _BARE_DAY.finditer(text) if days else ():
        if int(bare["day"]) in days:
            yield bare.span()


def _holds(named: list[Reading[date]], at: int) -> bool:
    return any(one.span[0] <= at < one.span[1] for one in named)


def unsettled_days(text: str, dates: TripDates | None) -> Iterator[Span]:
    """The days, months and seasons that the (folded) text names where none of them dates the trip.

    A day that is refused is none of them where another is named.
    """
    if dates is not None:
        return
    taken: list[Span] = []
    mentions = date_mentions(text)
    for start, end in [one for one in mentions if not is_refused(text, one)] or mentions:
        if not any(first < end and start < last for first, last in taken):
            taken.append((start, end))
            yield start, end
