"""The hours, or the part of the day, in which a Chinese clause says that one is engaged or free. Minutes of the day."""

import re
from typing import NamedTuple

from core.model.clock import DAY_MINUTES
from core.understand.dates.clock import clock_of
from core.understand.dates.parts_of_day import HOURS
from core.understand.text.clauses.clauses import Clause
from core.understand.text.numerals import number_of
from core.understand.text.spans import Span
from core.understand.zh.free_time_words import LASTS, PART_OF_DAY, RANGE, SINCE, part_of

_USUAL = 120
"""Minutes of what is said to begin at an hour and not how long it is."""
_AFTERNOON_ENDS = 16 * 60
_RESTS = re.compile(r"休息|睡|歇|躺")
"""What one does from an hour of the afternoon on for a while, and not until midnight: 下午两点后休息."""


class FreeHours(NamedTuple):
    """Minutes of a day, where in their clause they are said, and whether they are hours or a part of the day."""

    since: int
    until: int
    span: Span
    exact: bool


def hours_of(clause: Clause, at: int, *, late: bool) -> FreeHours | None:
    """The hours that a clause says, or the part of the day, of several the last before an index."""
    between = RANGE.search(clause.text)
    if between:
        hours = minute_of(clock_of(between, "1")), minute_of(clock_of(between, "2"))
        if None not in hours:
            since, until = hours[0] or 0, hours[1] or 0
            # 下午三点到五点: the half of the day is said once
            until += 12 * 60 if until <= since and until <= 12 * 60 else 0
            if since < until <= DAY_MINUTES:
                return FreeHours(since, until, between.span(), exact=True)
    begins = SINCE.search(clause.text)
    if begins and (hour := minute_of(clock_of(begins, "1"))) is not None:
        said_before = not begins["half1"] and late and 5 * 60 <= hour <= 11 * 60
        hour += 12 * 60 if said_before and begins["after"] else 0
        if begins["after"] and _RESTS.search(clause.text) and hour < _AFTERNOON_ENDS:
            return FreeHours(hour, hour + _USUAL, begins.span(), exact=True)
        if begins["after"]:
            return FreeHours(hour, DAY_MINUTES, begins.span(), exact=True) if hour < DAY_MINUTES else None
        lasts = LASTS.match(clause.text, begins.end())
        ahead = clause.text[begins.end() : begins.end() + 2]
        if not re.match(r"之?前|以前", ahead):
            until = hour + (minutes_of(lasts) if lasts else _USUAL)
            return FreeHours(hour, min(until, DAY_MINUTES), begins.span(), exact=lasts is not None)
        since = HOURS["morning"][0]
        # who has something on until three is engaged from the morning on
        return FreeHours(since, hour, begins.span(), exact=True) if not late and hour > since else None
    parts = list(PART_OF_DAY.finditer(clause.text))
    part = next((one for one in reversed(parts) if one.end() <= at), parts[0] if parts else None)
    return FreeHours(*HOURS[part_of(part[0])], part.span(), exact=False) if part else None


def minutes_of(lasts: re.Match[str]) -> int:
    """How long it lasts: two and a half hours."""
    value = 0.5 if lasts["amount"] == "半" else number_of(lasts["amount"]) or 0
    return int(value * 60) + (30 if lasts["half"] else 0)


def clock_at(said: re.Match[str] | None) -> int | None:
    """The minute of the first hour of a match; in the afternoon where its half of the day is not said."""
    for name in "12" if said else "":
        minute = minute_of(clock_of(said, name)) if said and "half" + name in said.re.groupindex else None
        if said and minute is not None:
            return minute + 12 * 60 * (minute < 8 * 60 and not said["half" + name])
    return None


def minute_of(hour: str | None) -> int | None:
    """The minute of the day of a clock `HH:MM`, or None of none."""
    return None if hour is None else int(hour[:2]) * 60 + int(hour[3:])
