"""Which day of the trip some Chinese words name: 第二天, 最后一天, 16日, 12月3日, 周三. The first one is 1."""

import re
from datetime import date, timedelta

from core.model.daily import EVERY_DAY
from core.model.spells import LAST_DAY
from core.understand.dates.named_days import weekday_zh
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import count_of

DAY_ZH = (
    r"(?:第\s?(?P<nth>[一二三四五六七八九1-9])\s?[天日]|(?P<first_day>头一?天(?![两二三四])|到的?(?:那|当)天)|(?P<last_day>最后(?:一|那)?天|(?:走|返程|回去?)的?(?:那|当)天)|"
    r"(?P<every>每一?天|天天|每日)|(?:(?P<month>\d{1,2})\s*[月/.]\s*)?(?<![\d.])(?P<date>\d{1,2})\s*[号日](?![线楼院店馆门])|"
    r"(?P<month2>1[0-2]|[1-9])/(?P<date2>\d{1,2})(?!\d)|(?:这|本|下)?个?(?:周|星期|礼拜)(?P<weekday>[一二三四五六日天])|(?<![a-zA-Z])[Dd](?:ay)?\s?(?P<dn>[1-9])(?![\d])(?:那天)?)"
)
"""A day of the trip; its groups say which."""
NAMED_DAY_ZH = compiled(DAY_ZH)
LONGEST_TRIP = 31
"""Days: dates farther apart are not those of one trip."""


def day_number(match: re.Match[str], first: date | None, last: date | None) -> int | None:
    """The day of the trip that a match of `DAY_ZH` names, 0 for every day and -1 for the last; None where nothing tells.

    A date or a weekday is one of the days from the `first` to the `last` of the trip.
    """
    groups = match.groupdict()
    if groups["every"]:
        return EVERY_DAY
    if groups["last_day"]:
        return LAST_DAY
    if groups["first_day"]:
        return 1
    if groups["nth"] or groups["dn"]:
        return count_of(groups["nth"] or groups["dn"])
    if first is None or last is None or (last - first).days > LONGEST_TRIP:
        return None
    fits = [
        number
        for number in range(1, (last - first).days + 2)
        if _is_it(groups, first + timedelta(days=number - 1))
    ]
    return fits[0] if len(fits) == 1 else None


def weekday_number(weekday: int, first: date | None, last: date | None) -> int | None:
    """The one day of the trip that is that day of the week, Monday being 0; None where the trip has none or several."""
    if first is None or last is None or (last - first).days > LONGEST_TRIP:
        return None
    days = range(1, (last - first).days + 2)
    fits = [day for day in days if (first.weekday() + day - 1) % 7 == weekday]
    return fits[0] if len(fits) == 1 else None


def month_day_number(day: int, first: date | None, last: date | None) -> int | None:
    """The day of the trip that is that day of a month; None where the trip has no such day."""
    if first is None or last is None or (last - first).days > LONGEST_TRIP:
        return None
    days = range(1, (last - first).days + 2)
    return next((number for number in days if (first + timedelta(days=number - 1)).day == day), None)


def _is_it(groups: dict[str, str | None], day: date) -> bool:
    weekday, number = groups["weekday"], groups["date"] or groups["date2"]
    if weekday:
        return day.weekday() == weekday_zh(weekday)
    month = groups["month"] or groups["month2"]
    return number is not None and day.day == int(number) and (not month or day.month == int(month))
