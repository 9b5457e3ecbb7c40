"""The times of rides in the words of a case, and which readings keep them, for `times`."""

import re
from collections.abc import Sequence

from benchmarks.grading.hours import (
    ABOUT,
    DAY,
    HOUR,
    MEALS,
    PART,
    PARTS,
    TimeReading,
    clock_minute,
    day_of,
    plain_part,
)
from core.dsl.families.rides import RideTime
from core.model.daily import EVERY_DAY
from core.model.spells import LAST_DAY

_PART_OF_RIDE = PART.replace("|daytime", "|daytime|early")
_RIDE = re.compile(
    rf"{DAY}(?P<moment>arrive|arrival|depart|departure|leave)?\s*(?:(?P<bound>before|by|after|from|at|around)\s+)?(?:(?:in the |at )?{_PART_OF_RIDE}|{HOUR}|(?P<meal>breakfast|lunch|dinner))"
)

_PARTS_ZH = {
    "早上": "morning",
    "上午": "morning",
    "中午": "noon",
    "下午": "afternoon",
    "傍晚": "evening",
    "晚上": "evening",
    "晚饭后": "after dinner",
    "午饭后": "after lunch",
}
"""Parts of the day of a ride, as cases in Chinese write them."""


def _days_of(way: str, days: int | None) -> set[int]:
    """The days by which a case may tell when a ride is: none, or the first of the trip, or its last."""
    return {EVERY_DAY, 1} if way == "out" else {EVERY_DAY, LAST_DAY, days or LAST_DAY}


def ridden(way: str, said: str, readings: Sequence[TimeReading], days: int | None) -> set[int]:
    """The readings that say one time of a ride."""
    match = _RIDE.fullmatch(_PARTS_ZH.get(said, said))
    return _rides(way, match, readings) if match and day_of(match) in _days_of(way, days) else set()


def _rides(way: str, match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    return {
        at
        for at, one in enumerate(readings)
        if isinstance(one.meaning, RideTime) and _is_ride(way, match, one.meaning)
    }


def _is_ride(way: str, match: re.Match[str], ride: RideTime) -> bool:
    moment = {"a": "arrives", "d": "departs", "l": "departs"}.get((match["moment"] or " ")[0])
    if ride.way != way or moment not in (None, ride.moment):
        return False
    hours, minutes = ride.time.split(":")
    at = int(hours) * 60 + int(minutes)
    bound = {"before": "latest", "by": "latest", "after": "earliest", "from": "earliest"}.get(
        match["bound"] or ""
    )
    if bound not in (None, ride.bound):
        return False
    if match["h"]:
        # who says about when is read as within an hour of it
        return abs(at - clock_minute(match)) <= (ABOUT if bound is None else 0)
    if match["meal"]:
        return abs(at - MEALS[match["meal"]]) <= 60
    since, until = PARTS[plain_part(match["part"])]
    return since <= at <= until
