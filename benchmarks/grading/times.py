"""Hours, parts of the day and days in the words of a case, and which readings keep them.

A case says when as `arrive before 15:00` or `evening` of a ride, `day 2 free 14:00-17:00`, `day 2 morning: PLACE`,
`at least 4 hours: PLACE`, `back at hotel before 21:00`, `11点以后再出门`. Each is compared by its value with the readings of its kind.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from benchmarks.grading.hours import (
    DAY,
    HOUR,
    NOTHING_IN,
    PART,
    PARTS,
    PARTS_ZH,
    TimeReading,
    clock_minute,
    day_of,
    plain_part,
)
from benchmarks.grading.rides import ridden, ride_told
from benchmarks.grading.visits import stays, visits_at
from core.dsl.families.rides import RideTime
from core.model.daily import EVERY_DAY, DayHour, FreeBlock, day_hour, free_block
from core.model.spells import LAST_DAY

_FREE = re.compile(
    rf"{DAY}(?:{PART}\s*)?free(?: daytime)?(?:\s*(?P<part2>morning|noon|midday|afternoon|evening))?(?:\s*(?:(?P<bound>after|from|before|until)\s+)?{HOUR}(?:\s*-\s*(?P<h2>\d{{1,2}}):(?P<m2>\d\d))?)?(?:\s*\(.*\))?"
)
_HOURS_FIRST = re.compile(r"(\d{1,2}:\d\d\s*-\s*\d{1,2}:\d\d) (?:free|rest|nap|busy|meetings?)")
_OUT = re.compile(
    rf"(?:每天)?(?:早上|上午)?(?:{HOUR}|(?P<zh>\d{{1,2}}|[一二三四五六七八九十]{{1,2}})点(?P<half>半)?|(?P<noon>中午))(?:以后|之后|后)再?出[门发]|(?:out|start) (?:(?:after|from)|(?P<by>before|by)) (?P<h2>\d{{1,2}}):(?P<m2>\d\d)"
)
_IN = re.compile(rf"back at (?:the )?hotel (?:before|by) {HOUR}")
_STAY = re.compile(r"at least (?P<hours>\d+(?:\.5)?) hours?: (?P<thing>.+)")
_VISIT = re.compile(
    rf"{DAY}(?:{PART.removesuffix(')')}|sunset|(?:whole|full|all|1|one) day)|{HOUR})?:\s*(?P<thing>.+)"
)
_NOT_BEFORE = re.compile(rf"not? (?:getting up |out |up |starts? )?before {HOUR}")
_MEETING = re.compile(rf"{DAY}{HOUR}\s*-\s*(?P<h2>\d{{1,2}}):(?P<m2>\d\d): .+")
_ENGAGED = re.compile(
    rf"{DAY}(?P<bound>)(?:{HOUR}|{PART})?:\s*.*(?:会议|开会|比赛|演出|彩排|婚礼|喜酒|培训|考试|看病|meetings?|match|wedding|race|exam|rehearsal)",
)
"""A thing at which one is engaged on a day, or in a part of it."""
_MEETING_THEN = re.compile(
    rf"(?:(?:meeting|interview|exam|wedding|appointment|call) (?:on )?(?P<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:at|with) the (?:client|customer|office|fair|clinic)s? on (?P<date>\d{{4}}-\d\d-\d\d)) (?:at )?{HOUR}"
)
"""A thing that begins at an hour of a day of the week."""
_LATE_NIGHTS = re.compile(r"no late (?:evenings?|nights?)")
_REST = re.compile(
    r"(?:rest|nap|sleep)s? after lunch|(?:\d hours? )?midday rest(?: at (?:the )?hotel)?|午休|午睡|(?:每天)?(?:中午|下午|午后)(?:得|要|必须)?(?:回酒店)?(?:休息|睡觉|午睡|睡一觉|歇一歇)?"
)
_EARLY_STARTS = re.compile(r"0?[4-7]:\d\d starts?")
_NOTHING_AFTER = re.compile(
    r"after (\d{1,2}:\d\d) nothing|(?:nothing|no(?: activities| plans)?) after (\d{1,2}:\d\d)"
)
_EVERY = re.compile(
    r"(?:every|each) (morning|noon|afternoon|evening) (?:free|rest|nap|off)|(morning|afternoon|evening)s free"
)
_DIGITS = {word: at for at, word in enumerate(("零", *"一二三四五六七八九十", "十一", "十二"))}
_NAP, EVENINGS_IN, _SLEEPER = "午休", "晚上不出门", "卧铺"
LATE_NIGHTS = "晚归"
NIGHT_TRAINS = ("overnight", "night train")
_HALF_LAST = re.compile(r"(?:the )?last day half(?: day)?|half (?:the )?last day")
_LATE = re.compile(r"不太?(?:早起|早出门|早起床)|no early (?:starts?|mornings?)")
_NOT_EARLY = 8 * 60
"""From when on, in minutes of the day, it is not early."""
_LEFT_BY = "14:00"
"""When one is gone who has but half of the last day."""


def told_times(about: str, said: str, readings: Sequence[TimeReading], days: int | None = None) -> set[int]:
    """Which of the readings say the time that a wish of a case says; none where it says none, or not in these words.

    The trip has so many `days`, of which the last one may be told by its number.
    """
    if _REST.fullmatch(said) and said.startswith(("下午", "午后")):
        rests = (
            told_times(about, f"every day free {part}", readings, days) for part in ("noon", "afternoon")
        )
        return next(filter(None, rests), set())
    said = _plainly(said)
    readings = [replace(one, said=_numbered(one.said, days)) for one in readings]
    if about in ("ride_out", "ride_back"):
        if said in NIGHT_TRAINS:
            return {at for at, one in enumerate(readings) if one.said == _SLEEPER}
        way = about.removeprefix("ride_")
        told = [ridden(way, part, readings, days) for part in said.split(", ")]
        return set[int]().union(*told) if all(told) else set()
    for pattern, find in (
        (_HALF_LAST, _half_last),
        (_LATE, _lies_in),
        (_EARLY_STARTS, _lies_in),
        (_LATE_NIGHTS, _not_late),
        (_MEETING, _meets),
        (_MEETING_THEN, _begins_then),
        (_NOT_BEFORE, _out),
        (_FREE, _free),
        (_OUT, _out),
        (_IN, _back),
        (_STAY, stays),
    ):
        match = pattern.fullmatch(said)
        if match:
            return find(match, readings)
    if found := ride_told(said, readings, days):
        return found
    visit, engaged = _VISIT.fullmatch(said), _ENGAGED.fullmatch(said)
    found = visits_at(visit, readings, days) if visit else set()
    if visit and not found and visit["part"]:
        # what one has tickets for, at a place and in a part of a day
        found = {
            at
            for at in _engaged(visit, readings)
            if any(visit["thing"] in said for said in readings[at].typed)
        }
    return found or (_engaged(engaged, readings) if engaged else set())


def is_visit_then(expected: str, got: str) -> bool:
    """Whether a change of time says when one would be at a place as a case does: `evening: 外滩`."""
    place = got.partition("：")[0]
    said = got.partition(f" {place} ")[0]
    return bool(place and told_times("time", expected, [TimeReading(None, said)]))


def is_out_then(expected: str, got: str) -> bool:
    """Whether a change of time, whose words begin with it, says when one goes out each day as a case does: `10:00以后出门`."""
    words = got.split(" ")
    begins = (" ".join(words[:end]) for end in range(1, len(words)))
    said = next((one for one in begins if day_hour(one) is not None), None)
    return said is not None and bool(told_times("time", expected, [TimeReading(None, said)]))


def keeps_evenings(said: str) -> bool:
    """Whether a wish, as one that is wanted or as one to avoid, is that nothing comes after an hour, or in a part of the day."""
    return any(one.fullmatch(said.strip().lower()) for one in (_NOTHING_AFTER, NOTHING_IN))


def _plainly(said: str) -> str:
    """A wish of time in the words that are compared: an hour after which nothing comes, and a part of every day, are time kept free."""
    said = _HOURS_FIRST.sub(r"free \1", said.strip().lower().replace("before dawn", "early morning"))
    if _REST.fullmatch(said):
        return "every day free noon"
    nothing = NOTHING_IN.fullmatch(said)
    if nothing:
        return f"every day free {PARTS_ZH[nothing[1]]}"
    evening, part = _NOTHING_AFTER.fullmatch(said), _EVERY.fullmatch(said)
    if evening:
        return f"every day free after {evening[1] or evening[2]}"
    return f"every day free {part[1] or part[2]}" if part else said


def _numbered(said: str, days: int | None) -> str:
    """The words of time that is kept free on the last day with the number of that day."""
    block = free_block(said)
    return replace(block, day=days).said.zh if block and block.day == LAST_DAY and days else said


def _free(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    part = plain_part(match["part"] or match["part2"] or "")
    found = set()
    for at, one in enumerate(readings):
        block, hour = free_block(one.said), day_hour(one.said)
        whole_evenings = part == "evening" and one.said == EVENINGS_IN
        nap = part == "noon" and one.said == _NAP
        if (
            (block is not None and _is_free(match, part, block))
            or whole_evenings
            or nap
            or _is_in_by(match, hour)
        ):
            found.add(at)
    return found


def _is_in_by(match: re.Match[str], hour: DayHour | None) -> bool:
    """Whether nothing after an hour of each day is said as being back at the hotel by then."""
    after = match["bound"] in ("after", "from") and match["h"] is not None and day_of(match) == EVERY_DAY
    return (
        after and hour is not None and not hour.out and not hour.later and hour.minute == clock_minute(match)
    )


def _is_free(match: re.Match[str], part: str, block: FreeBlock) -> bool:
    if block.day != day_of(match):
        return False
    if match["h"] and match["h2"]:
        return (block.since, block.until) == (clock_minute(match), int(match["h2"]) * 60 + int(match["m2"]))
    if match["h"]:
        return (block.since if match["bound"] in ("after", "from") else block.until) == clock_minute(match)
    if not part:
        return block.until - block.since >= 8 * 60
    since, until = PARTS[part]
    return since <= block.since and block.until <= until and block.until - block.since >= 60


def _lies_in(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    """The readings that one does not rise early, or that one goes out each day no earlier than at an hour that is not early."""
    hours = [day_hour(one.said) for one in readings]
    return {
        at
        for at, (one, hour) in enumerate(zip(readings, hours, strict=True))
        if one.said == "早起" or (hour is not None and hour.out and hour.later and hour.minute >= _NOT_EARLY)
    }


def _not_late(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    return {at for at, one in enumerate(readings) if one.said == LATE_NIGHTS}


def _meets(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    """The readings that one is engaged in just these hours."""
    blocks = [free_block(one.said) for one in readings]
    return {
        at for at, one in enumerate(blocks) if one is not None and one.engaged and _is_free(match, "", one)
    }


def _begins_then(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    """The readings that one is engaged from that hour on, read from words that name the day of the week."""
    blocks = [(free_block(one.said), one.typed) for one in readings]
    weekday = match["weekday"] or f"{date.fromisoformat(match['date']):%A}".lower()
    return {
        at
        for at, (one, typed) in enumerate(blocks)
        if one is not None
        and one.engaged
        and one.since == clock_minute(match)
        and any(weekday[:3] in words for words in typed)
    }


def _engaged(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    """The readings that one is engaged on the day, in that part of it."""
    blocks = [free_block(one.said) for one in readings]
    return {
        at
        for at, one in enumerate(blocks)
        if one is not None and one.engaged and _is_free(match, plain_part(match["part"] or ""), one)
    }


def _half_last(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    gone = RideTime(way="back", moment="departs", bound="latest", time=_LEFT_BY)
    return {at for at, one in enumerate(readings) if one.meaning == gone}


def _out(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    said = match.groupdict()
    if said.get("noon"):
        minute = 12 * 60
    elif said.get("zh"):
        minute = int(_DIGITS.get(match["zh"], match["zh"])) * 60 + 30 * bool(match["half"])
    else:
        minute = int(said["h"] or said["h2"]) * 60 + int(said["m"] or said["m2"])
    return _of_hours(readings, DayHour(out=True, later=not said.get("by"), minute=minute))


def _back(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    return _of_hours(readings, DayHour(out=False, later=False, minute=clock_minute(match)))


def _of_hours(readings: Sequence[TimeReading], hour: DayHour) -> set[int]:
    return {at for at, one in enumerate(readings) if day_hour(one.said) == hour}
