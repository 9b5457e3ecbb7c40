"""Whether the words of a case and a reading name the same days of the week or of the calendar."""

import re
from datetime import date, timedelta

from core.understand.dates.holidays_named import NAMES, begins, lunar_day

WEEKDAYS = (
    r"[周星期礼拜]一|\bmon(?:day)?\b",
    r"[周期拜]二|\btue(?:s(?:day)?)?\b",
    r"[周期拜]三|\bwed(?:nesday)?\b",
    r"[周期拜]四|\bthu(?:rs(?:day)?)?\b",
    r"[周期拜]五|\bfri(?:day)?\b",
    r"[周期拜]六|\bsat(?:urday)?\b",
    r"[周期拜][日天]|\bsun(?:day)?\b",
)
"""What names each day of the week, Monday first."""
_CALENDAR = re.compile(r"\d{4}-\d\d-\d\d")
_WEEKEND = re.compile(r"这?个?周末|(?:the |this )?weekend")
_LONG_WEEKEND = 4
"""So many days at most is a trip at a weekend."""


def is_of_days(said: str, days: tuple[date, ...]) -> bool | None:
    """Whether the weekdays and days of a month that are said are the first and last of the trip."""
    if not days:
        return None
    calendar = [date.fromisoformat(day) for day in _CALENDAR.findall(said)]
    if calendar:
        # one day is the first of the trip or its last, two are both
        return tuple(calendar) in (days[: len(calendar)], days[-1:])
    name = said.removeprefix("年")
    holiday = begins(name, days[0]) if re.fullmatch(NAMES, name) else None
    if holiday is not None:
        return holiday == days[0] if lunar_day(name) is not None else holiday <= days[-1]
    if _WEEKEND.fullmatch(said):
        trip = [days[0] + timedelta(days=at) for at in range((days[-1] - days[0]).days + 1)]
        return len(trip) <= _LONG_WEEKEND and {5, 6} <= {day.weekday() for day in trip}
    weekdays = {at for at, pattern in enumerate(WEEKDAYS) if re.search(pattern, said)}
    months = [(int(month), int(day)) for month, day in re.findall(r"(\d{1,2})月(\d{1,2})[日号]?", said)]
    if not weekdays and not months:
        return None
    return (
        weekdays <= {day.weekday() for day in days}
        and (len(weekdays) != 1 or days[0].weekday() in weekdays or bool(months))
        and all((month, day) in {(one.month, one.day) for one in days} for month, day in months)
    )
