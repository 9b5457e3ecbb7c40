"""The minutes of a day that English keeps free, or is engaged in: from 1 to 3, until noon, after five, the morning."""

import re
from typing import NamedTuple

from core.model.daily import EVERY_DAY
from core.model.spells import LAST_DAY
from core.understand.dates.days_of_trip import month_day_number, weekday_number
from core.understand.dates.named_days import weekday_en
from core.understand.dates.parts_of_day import HOURS, Part
from core.understand.en.free_time import free_time_words as words
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene

# minutes that the early, or the late, hours of a part of the day are
_SHADE = 120


class Time(NamedTuple):
    """Minutes of a day, where in their words they are said, and whether they are hours or a part of the day."""

    since: int
    until: int
    span: Span
    exact: bool


def time_of(said: str, *, since_then: bool = False) -> Time | None:
    """The minutes from and until, where they are said, and whether by hours; those of a ride are none."""
    said = words.OF_A_RIDE.sub(lambda ride: " " * len(ride[0]), said)
    between = words.RANGE.search(said)
    hours = _between(between) if between else None
    if between and hours:
        return Time(*hours, between.span(), exact=True)
    freed = words.FREED.search(said)
    bounds = [(freed, False), (words.AFTER.search(said), True), (words.UNTIL.search(said), False)]
    for bound, starts in [(freed or words.NOTHING_FROM.search(said), True)] if since_then else bounds:
        minute = minute_of(bound, "1") if bound else None
        if bound and minute is not None:
            minute += words.NOON if not bound["half1"] and minute < 7 * 60 else 0
            since, until = (minute, words.END) if starts else (HOURS["morning"][0], minute)
            if since >= until:
                # what is over by eight takes no morning
                return None
            return Time(since, until, bound.span(), exact=True)
    at, engaged = words.AT.search(said), words.ENGAGED.search(said)
    which = "3" if at and at["h3"] else "1"
    begins = minute_of(at, which) if at and engaged else None
    if at and engaged and begins is not None:
        late = begins < 7 * 60 or (begins < words.NOON and which == "1" and words.LATE.search(said))
        begins += words.NOON if not at[f"half{which}"] and late else 0
        return Time(begins, begins + 60 * (1 if words.SHORT.search(said) else 2), at.span(), exact=True)
    part = words.PART.search(said)
    if part:
        since, until = HOURS[_part(part["part"])]
        shade = said[: part.start()].split()[-1:]
        # the early afternoons are its first hours
        since, until = (since, min(until, since + _SHADE)) if shade == ["early"] else (since, until)
        since, until = (max(since, until - _SHADE), until) if shade == ["late"] else (since, until)
        return Time(since, until, part.span(), exact=False)
    whole = words.ALL_DAY.search(said) or words.ONE_OF.search(said)
    return Time(*HOURS["daytime"], whole.span(), exact=False) if whole else None


def _part(said: str) -> Part:
    return words.PARTS.get(said, "midday")


def _between(said: re.Match[str]) -> Span | None:
    """The minutes of a range: who says an hour below seven without the half of the day means the afternoon."""
    since, until = minute_of(said, "1"), minute_of(said, "2")
    if since is None or until is None:
        return None
    late = said["half2"] or ""
    early = not said["half1"] and since < words.NOON
    if early and ((late.startswith("p") and since < until - words.NOON) or (not late and since < 7 * 60)):
        since += words.NOON
    if until <= since and until < words.NOON:
        until += words.NOON
    return (since, until) if since < until <= 24 * 60 else None


def minute_of(match: re.Match[str], which: str) -> int | None:
    """The minute of the day that the groups of that name say."""
    if match["noon" + which]:
        return words.NOON
    hour = int(match["h" + which]) if match["h" + which] else count_of(match["w" + which])
    half = match["half" + which] or ""
    if hour is None or hour > 24:
        return None
    late = half.startswith("p") and hour < 12
    return (hour + 12 * late) * 60 + int(match["m" + which] or 0)


def day_named(scene: Scene, said: re.Match[str]) -> int | None:
    """The day of the trip that a match of `DAY` names; 0 for every day, -1 for the last, None where nothing tells."""
    if said["last"]:
        return LAST_DAY
    if said["nth"]:
        return words.NTH.index(said["nth"]) + 1
    if said["number"]:
        return count_of(said["number"])
    if said["date"]:
        return month_day_number(int(said["date"]), scene.first_day, scene.last_day)
    if said["weekday"]:
        return weekday_number(weekday_en(said["weekday"]), scene.first_day, scene.last_day)
    return EVERY_DAY
