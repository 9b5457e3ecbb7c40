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
from core.understand.text.numerals import count_of

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
_PART_OF_DAY_ZH = re.compile(
    r"(?:周|星期|礼拜)[一二三四五六日天末](?P<part>早上|上午|中午|下午|傍晚|晚上)(?:(?P<comes>到家|到达?|抵达)|回|走|出发)?"
)
"""The same of a day of the week: 周日晚上到家."""


def _days_of(way: str, days: int | None) -> set[int]:
    """The days by which a case may tell when a ride is: none, or the first of the trip, or its last."""
    return {EVERY_DAY, 1} if way == "out" else {EVERY_DAY, LAST_DAY, days or LAST_DAY}


_SIDES = (
    (re.compile(r"\b(?:not?|never) (?:earlier than|before)\b"), "after"),
    (re.compile(r"\b(?:not?|never) (?:later than|after)\b"), "before"),
)
"""What says by refusing on which side of an hour a ride is: not before 10:00."""


_DAY_ZH = r"(?:第(?P<nth>[一二三四五六七\d])天|最后一天|(?:周|星期|礼拜)[一二三四五六日天])?"
_TOLD_AS_TIME = (
    ("out", re.compile(r"(?:be |arrive )?in [a-z]+ (?P<when>(?:before|by) \d{1,2}:\d\d)(?: on (?:the first day|day 1))?"), "arrive "),
    ("out", re.compile(r"(?:leave|leaving|set(?:ting)? off) (?P<when>.+)"), "leave "),
    ("back", re.compile(r"(?:be )?(?:back|home)(?: in [a-z]+)? (?!at\b|in (?:the )?hotel)(?:[a-z]+day )?(?:\d{4}-\d\d-\d\d )?(?:in the )?(?P<when>.+)"), ""),
    ("back", re.compile(rf"{_DAY_ZH}(?P<when>早上|上午|中午|下午|傍晚|晚上)(?:就|再|坐[一-鿿]{{2}})?(?:回|返)(?!酒店|民宿|宾馆)[一-鿿]{{0,3}}"), ""),
    ("out", re.compile(rf"{_DAY_ZH}(?P<when>早上|上午|中午|下午|傍晚|晚上)(?:就|再|坐[一-鿿]{{2}})?(?:出发|动身|过去)"), ""),
)  # fmt: skip
"""Times that are those of a ride: in Shenzhen by 14:00, leave after lunch, back in Suzhou by 18:00."""


_HOUR_ALONE = re.compile(
    r"(?P<by>by|before)?(?P<after>after|from)? ?(?P<hour>\d{1,2}:\d\d) ?(?P<since>以后|之后|后|起)?(?P<until>以前|之前|前)?"
)
"""A side of an hour, and not of what: 20:00以后, by 17:00."""


def ride_told(said: str, readings: Sequence[TimeReading], days: int | None) -> set[int]:
    """The readings of when one leaves, arrives, or is back, that a wish for a time says."""
    for way, pattern, moment in _TOLD_AS_TIME:
        told = pattern.fullmatch(said)
        if told:
            nth = count_of(told.groupdict().get("nth") or "")
            when = _PARTS_ZH.get(told["when"], told["when"])
            return ridden(way, moment + (f"day {nth} " if nth else "") + when, readings, days)
    return _at_hour_alone(said, readings, days)


def _at_hour_alone(said: str, readings: Sequence[TimeReading], days: int | None) -> set[int]:
    """The rides on one side of an hour that a case tells without what it is of; none where it tells no side."""
    told = _HOUR_ALONE.fullmatch(said)
    if told is None or not any(told[side] for side in ("by", "after", "since", "until")):
        return set()
    bound = "after" if told["after"] or told["since"] else "before"
    return set[int]().union(
        *(ridden(way, f"{bound} {told['hour']}", readings, days) for way in ("out", "back"))
    )


def ridden(way: str, said: str, readings: Sequence[TimeReading], days: int | None) -> set[int]:
    """The readings that say one time of a ride."""
    for refusing, side in _SIDES:
        said = refusing.sub(side, said)
    by_day = _PART_OF_DAY_ZH.fullmatch(said)
    moment = ("arrive " if by_day["comes"] else "") if by_day else ""
    said = moment + _PARTS_ZH[by_day["part"]] if by_day else _PARTS_ZH.get(said, said)
    match = _RIDE.fullmatch(said)
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
