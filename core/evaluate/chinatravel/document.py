"""A read-only view of a plan document of any quality.

Plans are judged as they were delivered, well-formed or not. What a check may find missing it reads with `number`,
`text` or `clock` (None where there is nothing usable); what it cannot go on without it reads with `read`, which
raises `Aborted`: the typed form of the benchmark's rule that a check ends where the plan cannot be read.
"""

import re
import reprlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from core.evaluate.chinatravel.codes import UNREADABLE
from core.model.plan import LARGEST
from core.model.report import Violation, Where
from core.text import Text

_CLOCK = re.compile(r"\s*([0-9]{1,4}):([0-9]{1,4})\s*")
_TEXT_CHARACTERS = 60
_CONTAINERS = (dict, list, tuple, str)
_BRIEF = reprlib.Repr()
_BRIEF.maxstring = _BRIEF.maxother = _BRIEF.maxlong = _TEXT_CHARACTERS
_BRIEF.maxdict = _BRIEF.maxlist = _BRIEF.maxlevel = 3


class Aborted(Exception):  # noqa: N818 - a signal between checks and suite, no error of anyone
    """A check cannot read a part of the plan and ends there; `violation` says which part."""

    def __init__(self, where: Where, zh: str, en: str) -> None:
        super().__init__(en)
        self.violation = Violation(UNREADABLE, Text(zh, en), where)


def clock_minutes(value: object) -> int | None:
    """Minutes since midnight of `H:MM` text in any padding and beyond 24 h, None for anything else."""
    return _parse_clock(value) if isinstance(value, str) and len(value) <= _TEXT_CHARACTERS else None


@lru_cache(maxsize=8192)
def _parse_clock(text: str) -> int | None:
    match = _CLOCK.fullmatch(text)
    return int(match[1]) * 60 + int(match[2]) if match else None


def shown(value: object) -> str:
    """A value of the document as a message shows it, cut to a readable length."""
    if isinstance(value, str):
        return value if len(value) <= _TEXT_CHARACTERS else value[: _TEXT_CHARACTERS - 3] + "..."
    try:
        return _BRIEF.repr(value)
    # Python refuses to spell whole numbers of thousands of digits
    except ValueError:
        return "..."


class WrittenItem:
    """An activity or a leg as it stands in the document; day, activity and leg count from 1."""

    __slots__ = ("activity", "content", "day", "leg")

    def __init__(self, content: object, day: int, activity: int, leg: int | None = None) -> None:
        self.content, self.day, self.activity, self.leg = content, day, activity, leg

    @property
    def where(self) -> Where:
        """Where it stands in the itinerary."""
        return Where(self.day, self.activity, self.leg)

    def has(self, key: str) -> bool:
        """Whether the key occurs. A text holds a key that it contains, as `in` has it. Raises Aborted for a number or null."""
        if isinstance(self.content, _CONTAINERS):
            return key in self.content
        raise Aborted(
            self.where,
            f"{shown(self.content)} 不是一项活动或一段交通",
            f"{shown(self.content)} is not an activity or leg",
        )

    def read(self, key: str) -> object:
        """The value of a key that must be there. Raises Aborted."""
        if isinstance(self.content, dict) and key in self.content:
            return self.content[key]
        raise Aborted(self.where, f"缺少 {key}，无法继续检查", f"{key} is missing, so the check cannot go on")

    def get(self, key: str) -> object:
        """The value of a key, None where it is absent. Raises Aborted for a number or null in place of an activity."""
        if isinstance(self.content, dict):
            return self.content.get(key)
        self.has(key)
        return None

    def number(self, key: str) -> float | None:
        """A finite number, None for anything else."""
        content = self.content
        return finite(content.get(key) if isinstance(content, dict) else self.get(key))

    def text(self, key: str) -> str | None:
        """A text, None for anything else."""
        value = self.get(key)
        return value if isinstance(value, str) else None

    def clock(self, key: str) -> int | None:
        """Minutes since midnight, None for anything but a clock time."""
        return clock_minutes(self.get(key))


def finite(value: object) -> float | None:
    """The value where it is a number to reckon with (True counts as 1, as in Python), else None."""
    return value if isinstance(value, (int, float)) and -LARGEST <= value <= LARGEST else None


class WrittenActivity(WrittenItem):
    """An activity of the document with its legs."""

    __slots__ = ("_legs",)

    def __init__(self, content: object, day: int, activity: int) -> None:
        super().__init__(content, day, activity)
        self._legs = _legs(content, day, activity)

    @property
    def kind(self) -> object:
        """The activity's type, None where it says none. Raises Aborted for a number or null in place of an activity."""
        if not self.has("type"):
            return None
        return self.read("type")

    def legs(self) -> tuple[WrittenItem, ...]:
        """The legs of the transport to this activity, none where the key is absent. Raises Aborted where it is no list."""
        if self._legs is None:
            given = shown(self.get("transports"))
            raise Aborted(
                self.where, f"transports 应为列表，得到 {given}", f"transports is {given}, not a list"
            )
        return self._legs


def _legs(content: object, day: int, activity: int) -> tuple[WrittenItem, ...] | None:
    if not isinstance(content, dict) or "transports" not in content:
        return ()
    legs = content["transports"]
    if isinstance(legs, list | tuple):
        return tuple(
            WrittenItem(content=leg, day=day, activity=activity, leg=number)
            for number, leg in enumerate(legs, start=1)
        )
    return () if legs in ("", {}) else None


@dataclass(frozen=True, slots=True)
class WrittenDay:
    """A day of the document; `activities` is None where they cannot be read."""

    number: int
    activities: tuple[WrittenActivity, ...] | None

    def read(self) -> tuple[WrittenActivity, ...]:
        """The activities. Raises Aborted where there is no such list."""
        if self.activities is None:
            raise Aborted(
                Where(self.number), "这一天没有 activities 列表", "the day has no list of activities"
            )
        return self.activities


@dataclass(frozen=True, slots=True)
class Itinerary:
    """The itinerary of a plan document; `days` is None where it is no list."""

    days: tuple[WrittenDay, ...] | None

    @classmethod
    def of(cls, itinerary: object) -> "Itinerary":
        """View the value of a document's `itinerary`."""
        if not isinstance(itinerary, list | tuple):
            return cls(None)
        return cls(tuple(_day(day, number) for number, day in enumerate(itinerary, start=1)))

    def read(self) -> tuple[WrittenDay, ...]:
        """The days. Raises Aborted where the itinerary is no list."""
        if self.days is None:
            raise Aborted(Where(), "itinerary 不是列表", "itinerary is not a list")
        return self.days

    def activities(self) -> Iterator[WrittenActivity]:
        """All activities in order. Raises Aborted at the first day that cannot be read."""
        for day in self.read():
            yield from day.read()


def _day(content: object, number: int) -> WrittenDay:
    activities = content.get("activities") if isinstance(content, dict) else None
    if not isinstance(activities, list | tuple):
        return WrittenDay(number, None)
    return WrittenDay(
        number, tuple(WrittenActivity(item, number, place) for place, item in enumerate(activities, start=1))
    )
