"""Hours, parts of the day and days as cases write them, for benchmarks/people_times.py and people_rides.py."""

import re
from dataclasses import dataclass

from core.dsl.normal.values import Normal
from core.model.daily import EVERY_DAY
from core.model.spells import LAST_DAY

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
MEALS = {"breakfast": 9 * 60, "lunch": 12 * 60 + 30, "dinner": 18 * 60 + 30}
PART = r"(?P<part>sunrise|early morning|morning|noon|midday|afternoon|evening|night|daytime)"
DAY = r"(?:(?:on )?(?:day (?P<day>\d)|(?P<last>(?:the )?last day)|(?P<every>every day|each day|daily)),?\s*)?"
HOUR = r"(?P<h>\d{1,2}):(?P<m>\d\d)"
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
