"""The queue-time model: minutes = base of the category x grade of the date x slot of the day (Table A5)."""

from collections.abc import Mapping
from datetime import date, timedelta
from functools import lru_cache

from holidays import HolidayBase, country_holidays

from core.text import Text

BASE_MINUTES: Mapping[str, float] = {
    "人文景观": 3.0,
    "园林": 3.0,
    "自然风光": 3.5,
    "历史古迹": 4.0,
    "游乐园/体育娱乐": 6.0,
    "博物馆/纪念馆": 10.0,
}
GRADES: Mapping[str, tuple[float, Text]] = {
    "golden_week": (10.06, Text("黄金周", "Golden Week")),
    "weekend": (7.55, Text("周末", "weekend")),
    "peak": (4.63, Text("特殊高峰日", "special peak")),
    "short_holiday": (4.39, Text("小长假", "short holiday")),
    "vacation": (3.94, Text("寒暑假", "school vacation")),
    "weekday": (1.0, Text("平日", "weekday")),
}
_SLOTS = ((8, 10, 0.85), (10, 12, 0.90), (12, 16, 1.10), (16, 20, 1.10), (20, 24, 0.70))


def slot_factor(start_minutes: int) -> float:
    """K_time by the minute at which a visit starts; 1 outside 08:00 to 24:00."""
    for begin, end, factor in _SLOTS:
        if begin * 60 <= start_minutes < end * 60:
            return factor
    return 1.0


def grade_as_released(day: date) -> str:
    """The grade of a date by the released evaluator's fixed days of the year, in its order."""
    here = (day.month, day.day)
    if _within(here, (10, 1), (10, 7)) or _within(here, (1, 1), (1, 3)) or _within(here, (5, 1), (5, 5)):
        return "golden_week"
    if day.weekday() >= 5:
        return "weekend"
    if day.month in (7, 8) or _within(here, (1, 15), (1, 31)) or _within(here, (2, 1), (2, 15)):
        return "vacation"
    if here in {(12, 24), (12, 25), (4, 4), (4, 5), (6, 1), (9, 10)}:
        return "peak"
    return "weekday"


def _within(here: tuple[int, int], first: tuple[int, int], last: tuple[int, int]) -> bool:
    return first <= here <= last


def base_minutes(types: tuple[str, ...]) -> float:
    """B_category: of an attraction's types the one with the longest queue counts; 0 where none has a known queue."""
    return max((BASE_MINUTES[kind] for kind in types if kind in BASE_MINUTES), default=0.0)


def grade_of(day: date) -> str:
    """The grade of a date by China's public holidays, days in lieu and working weekends included.

    Grades in the order of Table A5: five or more days off in a row around a public holiday are a golden week, fewer a
    short holiday; then special peaks, weekends, school vacations.
    """
    calendar = _calendar(day.year)
    days_off = _days_off_around(day, calendar)
    if any(off in calendar for off in days_off):
        return "golden_week" if len(days_off) >= _GOLDEN_WEEK_DAYS else "short_holiday"
    if (day.month, day.day) in _PEAKS:
        return "peak"
    if days_off:
        return "weekend"
    if day.month in (7, 8) or _within((day.month, day.day), (1, 15), (2, 15)):
        return "vacation"
    return "weekday"


_GOLDEN_WEEK_DAYS = 5
_PEAKS = {(12, 24), (12, 25), (6, 1), (9, 10)}
"""Days without a public holiday on which sights are crowded all the same."""


@lru_cache(maxsize=32)
def _calendar(year: int) -> HolidayBase:
    return country_holidays("CN", years=range(year - 1, year + 2))


def _days_off_around(day: date, calendar: HolidayBase) -> list[date]:
    """The unbroken run of days off that the day is in; empty for a working day."""
    if calendar.is_working_day(day):
        return []
    run = [day]
    for step in (-1, 1):
        other = day + timedelta(days=step)
        while not calendar.is_working_day(other):
            run.append(other)
            other += timedelta(days=step)
    return run
