"""Which readings say that one is at a place on the day, at the hour or for as long as a case says."""

import re
from collections.abc import Sequence

from benchmarks.grading.hours import (
    ABOUT,
    HOUR,
    MEALS,
    PARTS,
    SPELLS,
    TimeReading,
    clock_minute,
    day_of,
    plain_part,
)
from benchmarks.grading.words import same_place
from core.dsl.families.visits import StayAt, TimeAt
from core.model.spells import LAST_DAY, Spell, around, visit_spell
from core.model.wished_meals import wished_meal

_AROUND = re.compile(rf"{HOUR} 左右")


def stays(match: re.Match[str], readings: Sequence[TimeReading]) -> set[int]:
    """The readings that say how long one is at a place."""
    minutes = int(float(match["hours"]) * 60)
    return {
        at
        for at, one in enumerate(readings)
        if isinstance(one.meaning, StayAt)
        and one.meaning.at_least == minutes
        and _is_place(match, one.meaning.place, one)
    }


def visits_at(match: re.Match[str], readings: Sequence[TimeReading], days: int | None) -> set[int]:
    """The readings that together say the day and the part of it at which one is at a place."""
    day, part, clock = day_of(match), _spell_part(match["part"]), clock_minute(match) if match["h"] else None
    on_day, in_part = set(), set()
    for at, one in enumerate(readings):
        visit = visit_spell(one.said)
        if visit is not None and _is_place(match, visit.place, one):
            last = days is not None and day == days and visit.spell.on_day == LAST_DAY
            on_day |= {at} if last or visit.spell.on_day == day else set()
            in_hour = clock is not None and visit.spell.said == around(clock).said
            in_part |= {at} if in_hour else set()
            in_part |= {at} if part and visit.spell.said.zh in SPELLS[part] else set()
            in_part |= {at} if part and _begins_in(part, visit.spell) else set()
        meal = wished_meal(one.said)
        if meal is not None and _is_place(match, meal.dish, one):
            on_day |= {at} if meal.day == day or (meal.day == LAST_DAY and day == days) else set()
            in_part |= {at} if _is_meal_of(meal.meal, part, clock) else set()
        if part and isinstance(one.meaning, TimeAt) and _is_place(match, one.meaning.place, one):
            in_part.add(at)
    named = bool(match["day"] or match["last"])
    if (named and not on_day) or ((part or clock is not None) and not in_part):
        return set()
    return (on_day if named else set()) | in_part


def _is_meal_of(meal: str, part: str | None, minute: int | None) -> bool:
    """Whether a meal is had in a part of the day, or about an hour."""
    at = MEALS[meal]
    since, until = PARTS.get(plain_part(part or ""), (0, 0))
    return since <= at <= until if minute is None else abs(minute - at) <= 2 * ABOUT


def _begins_in(part: str, when: Spell) -> bool:
    """Whether a visit is about an hour that is in a part of the day."""
    about = _AROUND.fullmatch(when.said.zh)
    since, until = PARTS.get(plain_part(part), (0, 0))
    return about is not None and since <= clock_minute(about) <= until


def _is_place(match: re.Match[str], place: str, reading: TimeReading) -> bool:
    """Whether a case means a place of a reading, in any of its names or in the text's own words for it."""
    thing = match["thing"].strip()
    return same_place(thing, place) or any(thing in said for said in (*reading.typed, *reading.called))


def _spell_part(part: str | None) -> str | None:
    return "whole day" if part is not None and part.endswith(" day") else part
