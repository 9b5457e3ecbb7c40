"""Hours, parts of the day and days as cases write them, for `times` and `rides`."""

import re
from dataclasses import dataclass

from core.dsl.normal.values import Normal
from core.model.daily import EVERY_DAY
from core.model.spells import LAST_DAY
from core.understand.dates.clock import clock_of, time_pattern

PARTS = {
    "sunrise": (0, 9 * 60),
    "early morning": (0, 10 * 60),
    "morning": (5 * 60, 12 * 60 + 30),
    "noon": (11 * 60, 15 * 60),
    "afternoon": (12 * 60, 19 * 60),
    "evening": (16 * 60 + 30, 24 * 60),
    "night": (17 * 60, 24 * 60),
    "daytime": (6 * 60, 20 * 60),
    "early": (0, 12 * 60 + 30),
}
"""The minutes of the day between which a part of it is."""
SPELLS = {
    "sunrise": ("一早", "日出"),
    "early morning": ("一早", "上午"),
    "morning": ("一早", "上午", "一整个上午"),
    "noon": ("中午",),
    "midday": ("中午",),
    "afternoon": ("下午", "一整个下午", "下午晚些时候"),
    "evening": ("晚上", "傍晚"),
    "night": ("晚上",),
    "sunset": ("傍晚",),
    "whole day": ("一整天",),
    "daytime": ("白天", "一早", "上午", "下午", "一整天"),
}
"""What readings call the parts of the day that cases name."""
MEALS = {"breakfast": 9 * 60, "lunch": 12 * 60 + 30, "dinner": 18 * 60 + 30}
NOTHING_IN = re.compile(r"(?:每天)?(上午|中午|下午|晚上)(?:不|别|不要)?(?:安排|排)(?:景点|活动|行程)?")
PARTS_ZH = {"上午": "morning", "中午": "noon", "下午": "afternoon", "晚上": "evening"}
"""Parts of every day that are kept free, as cases in Chinese write them: 上午不安排景点."""
PART = r"(?P<part>sunrise|early morning|morning|noon|midday|afternoon|evening|night|daytime)"
DAY = r"(?:(?:on )?(?:day (?P<day>\d)|(?P<last>(?:the )?last day)|(?P<every>every day|each day|daily)),?\s*)?"
HOUR = r"(?P<h>\d{1,2}):(?P<m>\d\d)"
_HALF_DAY = re.compile(
    r"\b(?P<hour>\d{1,2})(?::(?P<minute>\d\d))? ?(?:(?P<late>pm|p\.m|in the (?:afternoon|evening)|at night)|am|a\.m|in the morning)"
)
ABOUT = 60
"""Minutes by which the bounds of a ride may lie beside the hour that it is to be at."""


@dataclass(frozen=True)
class TimeReading:
    """What a reading may say of time: a constraint, or the words of a like.

    `typed` are the words of the text that it was read from, `called` what the text calls the places that it names.
    """

    meaning: Normal | None
    said: str
    typed: tuple[str, ...] = ()
    called: frozenset[str] = frozenset()


def day_of(match: re.Match[str]) -> int:
    return int(match["day"]) if match["day"] else LAST_DAY if match["last"] else EVERY_DAY


def clock_minute(match: re.Match[str]) -> int:
    return int(match["h"]) * 60 + int(match["m"])


def plain_part(part: str) -> str:
    return "noon" if part == "midday" else part


def figures(words: str) -> set[str]:
    """The numbers in some words; a full hour is the same with its minutes and without."""
    found = re.findall(r"\d+(?::\d\d)?", words.replace(",", ""))
    return {one.removesuffix(":00").lstrip("0") or "0" for one in found}


def hours(words: str) -> set[str]:
    """The times of day in some words as `figures` writes them: 22:40 of 10:40pm, 23:30 of 晚上十一点半."""
    said = [clock_of(match, "a") for match in re.finditer(time_pattern("a"), words)]
    for match in _HALF_DAY.finditer(words):
        hour = int(match["hour"]) % 12 + 12 * (match["late"] is not None)
        said.append(f"{hour:02d}:{match['minute'] or '00'}")
    return figures(" ".join(one for one in said if one is not None))
