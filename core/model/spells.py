"""When, and for how long, a request wishes to be at a place: the museum in the morning, the palace for a whole day, or on day 2."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.model.clock import NEVER
from core.text import Name, Text, joined, sentence

_ANY_TIME = (0, NEVER)
_ANY_HOUR = (_ANY_TIME, _ANY_TIME)
DUSK = "傍晚"
LAST_DAY = -1
DAYS_IN_WORDS = 9
"""Days that have a number in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    """An hour, a length or a day of a visit in words, and the minutes of the day that keep it.

    The visit begins between two of them and ends between two others, and lasts `at_least` so many. Where it is for a `whole_day`
    one eats there, and goes nowhere else that takes long. What is `by_sun` begins and ends so many minutes from the sunset; where
    the place closes within the hour before, the last light will do (`or_last_light`). What is `at_sunrise` has its minutes for a
    sun that rises at six, and no other hour of a place that opens later. Who wishes for its `first_hour` would be there before the crowds, by
    `rather_by`, and early by the latest of its minutes. It is `on_day` of the trip, from 1; 0 is any day, -1
    the last one.
    """

    said: Text
    begins: tuple[int, int] = _ANY_TIME
    ends: tuple[int, int] = _ANY_TIME
    at_least: int = 0
    whole_day: bool = False
    by_sun: tuple[tuple[int, int], int] | None = None
    or_last_light: bool = False
    at_sunrise: bool = False
    first_hour: bool = False
    rather_by: int = NEVER
    on_day: int = 0

    def on_days_of(self, sunrise: int, sunset: int) -> "Spell":
        """The same on days on which the sun rises and sets at these minutes."""
        if self.at_sunrise:
            later = sunrise - _SUN_IS_UP
            (first, last), since = self.begins, self.ends[0]
            return replace(self, begins=(first + later, last + later), ends=(since + later, self.ends[1]))
        if self.by_sun is None:
            return self
        (first, last), since = self.by_sun
        return replace(
            self,
            begins=(max(first + sunset, _EARLIEST_DUSK), min(last + sunset, self.begins[1])),
            ends=(since + sunset, self.ends[1]),
        )

    def at(self, opens: int, closes: int) -> "Spell":
        """The same at a place with these hours: who wishes for its first hour comes soon after it opens."""
        first, last = self.begins
        since, until = self.ends
        if self.at_sunrise:
            return replace(self, begins=(max(first, opens), last))
        soon = opens + _SOON if self.first_hour and opens >= _MORNING else NEVER
        early = since - closes if self.or_last_light and 0 < since - closes <= _LAST_LIGHT else 0
        return replace(
            self,
            begins=(first - early, max(last, min(opens, _LATE_OPENING) + _SOON)),
            ends=(min(since, closes), until),
            at_least=min(self.at_least, closes - opens),
            rather_by=soon,
        )

    def also(self, other: "Spell") -> "Spell":
        """Both at once: half a day in the morning."""
        return Spell(
            said=joined((self.said, other.said), Text("，", ", ")),
            begins=(max(self.begins[0], other.begins[0]), min(self.begins[1], other.begins[1])),
            ends=(max(self.ends[0], other.ends[0]), min(self.ends[1], other.ends[1])),
            at_least=max(self.at_least, other.at_least),
            whole_day=self.whole_day or other.whole_day,
            at_sunrise=self.at_sunrise or other.at_sunrise,
            rather_by=min(self.rather_by, other.rather_by),
            on_day=other.on_day or self.on_day,
        )

    def instead_of(self, earlier: "Spell") -> "Spell":
        """This one, on the day that was said with the earlier one where it says none."""
        return replace(self, on_day=self.on_day or earlier.on_day)

    def is_on(self, day: int, last: int) -> bool:
        """Whether a day of a trip with that `last` one is as wished."""
        return self.on_day in (0, day) or (self.on_day == LAST_DAY and day == last)

    @property
    def is_of_days(self) -> bool:
        """Whether it says on which day, and neither when nor how long."""
        return (
            self.on_day != 0
            and not self.whole_day
            and not self.at_least
            and (self.begins, self.ends) == _ANY_HOUR
        )

    @property
    def has_hours(self) -> bool:
        """Whether it says when, and not only how long."""
        return not self.whole_day and (self.begins, self.ends) != _ANY_HOUR

    def is_kept(self, start: int, end: int) -> bool:
        """Whether a visit between two minutes of the day is as wished."""
        first, last = self.begins
        since, until = self.ends
        return first <= start <= last and since <= end <= until and end - start >= self.at_least


# what opens after it has no early hours
_LATE_OPENING = 10 * 60
# what opens before it has its early hours long before others are up
_MORNING = 7 * 60
_SOON = 30
# minutes before an hour at which who would be at a place then may come
_LONG_BEFORE = 75
# minutes before the sun is down
_LAST_LIGHT = 60
# nobody calls it dusk, or evening, before
_EARLIEST_DUSK = 16 * 60
_SUN_IS_UP = 6 * 60

SPELLS: tuple[Spell, ...] = (
    Spell(
        said=Text("日出", "at sunrise"),
        begins=(_SUN_IS_UP - 40, _SUN_IS_UP - 15),
        ends=(_SUN_IS_UP + 10, NEVER),
        at_sunrise=True,
    ),
    Spell(said=Text("一早", "early in the morning"), begins=(0, 8 * 60 + 45), first_hour=True),
    Spell(said=Text("上午", "in the morning"), begins=(0, 10 * 60 + 45), ends=(0, 13 * 60 + 30)),
    Spell(
        said=Text("一整个上午", "for the whole morning"),
        begins=(0, 9 * 60 + 30),
        ends=(11 * 60 + 30, NEVER),
        at_least=150,
    ),
    Spell(said=Text("中午", "around noon"), begins=(11 * 60, 13 * 60 + 30)),
    Spell(said=Text("白天", "by day"), ends=(0, 18 * 60)),
    Spell(said=Text("下午", "in the afternoon"), begins=(12 * 60, 16 * 60 + 30), ends=(0, 19 * 60)),
    Spell(
        said=Text("一整个下午", "for the whole afternoon"),
        begins=(12 * 60, 14 * 60 + 15),
        ends=(16 * 60, NEVER),
        at_least=150,
    ),
    Spell(said=Text("下午晚些时候", "late in the afternoon"), begins=(15 * 60, 17 * 60)),
    Spell(
        said=Text(DUSK, "at dusk"),
        begins=(16 * 60 + 15, 21 * 60),
        ends=(18 * 60 + 15, NEVER),
        by_sun=((-120, -15), 0),
        or_last_light=True,
    ),
    Spell(
        said=Text("晚上", "in the evening"),
        begins=(17 * 60 + 45, 22 * 60),
        ends=(19 * 60, NEVER),
        by_sun=((-30, 4 * 60), 30),
    ),
    Spell(said=Text("半天", "for half a day"), at_least=180),
    Spell(said=Text("一整天", "for a whole day"), begins=(0, 10 * 60 + 30), at_least=360, whole_day=True),
    *(Spell(said=Text(f"第 {day} 天", f"on day {day}"), on_day=day) for day in range(1, DAYS_IN_WORDS + 1)),
    Spell(said=Text("最后一天", "on the last day"), on_day=LAST_DAY),
)
"""Dusk and evening are those of days on which the sun sets at a quarter past six, until `on_days_of` says otherwise."""
SPELLS_BY_DAY = {one.on_day: one for one in SPELLS if one.on_day}
"""Those that say a day of the trip, by its number."""
_BY_WORDS: Mapping[str, Spell] = {one.said.zh: one for one in SPELLS}


@dataclass(frozen=True, slots=True)
class VisitSpell:
    """A spell that is wished for at a place, by its name in the sandbox."""

    place: str
    spell: Spell

    @property
    def said(self) -> Text:
        """The wish in words, of which `visit_spell` makes it again."""
        return sentence("{place}：{when}", "{place} {when}", place=Name(self.place), when=self.spell.said)


_CLOCK = re.compile(r"(?P<hour>\d\d):(?P<minute>\d\d) 左右")


def around(minute: int) -> Spell:
    """To be at a place at a minute of the day: Hongya Cave at 8 pm, when the lights are on."""
    clock = f"{minute // 60:02d}:{minute % 60:02d}"
    return Spell(
        said=Text(f"{clock} 左右", f"around {clock}"),
        begins=(minute - _LONG_BEFORE, minute + _SOON),
        ends=(minute + _SOON, NEVER),
    )


def spell(said: str) -> Spell:
    """The spell of these Chinese words. Raises KeyError where there is none."""
    clock = _CLOCK.fullmatch(said)
    return around(int(clock["hour"]) * 60 + int(clock["minute"])) if clock else _BY_WORDS[said]


def visit_spell(said: str) -> VisitSpell | None:
    """The wish that the Chinese words of a thing say, or None where it is another thing."""
    place, _, when = said.rpartition("：")
    known = when in _BY_WORDS or _CLOCK.fullmatch(when) is not None
    return VisitSpell(place, spell(when)) if place and known else None
