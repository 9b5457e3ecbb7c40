"""Clock times of a trip, which run past midnight (`24:40` is 00:40 of the night that the day ends with)."""

import re
from dataclasses import dataclass
from functools import lru_cache

DAY_MINUTES = 24 * 60
"""From one midnight to the next."""
NOON_HOUR = 12
WEEK_DAYS = 7
NEVER = 100 * 60
"""Later than any minute of a plan."""
# a plan is written as a document for every suite, and each of its times with it
_SHOWN = tuple(f"{minute // 60:02d}:{minute % 60:02d}" for minute in range(NEVER))
_HH_MM = re.compile(r"[0-9]{2}:[0-5][0-9]")


@dataclass(frozen=True, slots=True, order=True)
class Clock:
    """A time of day in whole minutes since midnight; 0 to 5999, so that hours have two digits.

    Ordered by time; `clock + minutes` is a later clock, `clock - clock` a span in minutes.
    """

    minutes: int

    def __post_init__(self) -> None:
        if not 0 <= self.minutes < NEVER:
            raise ValueError(f"{self.minutes} minutes is outside 00:00 to 99:59")

    @classmethod
    def parse(cls, text: str) -> "Clock":
        """Read `HH:MM` (two digits each, hours may pass 24). Raises ValueError naming the text otherwise."""
        if not isinstance(text, str):
            raise ValueError(f"{text!r} is not HH:MM")
        return _parse(text)

    def __str__(self) -> str:
        return _SHOWN[self.minutes]

    def __add__(self, minutes: int) -> "Clock":
        return Clock(self.minutes + minutes)

    def __sub__(self, other: "Clock") -> int:
        return self.minutes - other.minutes


# there are no more texts that parse; the others raise and are not kept
@lru_cache(maxsize=100 * 60)
def _parse(text: str) -> Clock:
    if not _HH_MM.fullmatch(text):
        raise ValueError(f"{text!r} is not HH:MM")
    return Clock(int(text[:2]) * 60 + int(text[3:]))
