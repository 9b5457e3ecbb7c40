"""Time of a day that is kept free, in English: meetings Wednesday 13:30-17:30, the first morning free, a nap from 1 to 3."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from core.model.daily import ANY_DAY, EVERY_DAY, FreeBlock
from core.model.spells import LAST_DAY
from core.understand.dates.parts_of_day import BUSY_BUT, HOURS, SOME_OF_MIDDAY
from core.understand.en.free_time import free_time_words as words
from core.understand.en.free_time.free_hours import Time, day_named, minute_of, time_of
from core.understand.en.free_time.hours_of_a_day import hours_of_a_day
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_A_DAY = 8 * 60
_LISTS_DAYS = re.compile(r"\s*(?:day\s*)?(?:,|and|&)\s*(?:on\s*)?")


class _Kept(NamedTuple):
    """Time that is kept free, and where in the text."""

    block: FreeBlock
    span: Span


def free_times_en(scene: Scene) -> Iterator[Liking]:
    """The time that an English text keeps free, by its day, and a part of it or hours."""
    kept = list(_kept(scene)) if any(one.may_stand(scene.lower) for one in words.KEEP_TIME) else []
    yield from kept
    yield from (one for one in hours_of_a_day(scene) if not any(overlaps(one.span, it.span) for it in kept))


def _kept(scene: Scene) -> Iterator[Liking]:
    """The time that each clause keeps free."""
    every = [None, *clauses(scene.folded, 0, len(scene.folded)), None]
    for before, clause, after in zip(every, every[1:], every[2:], strict=False):
        if clause is None or not clause.text.isascii():
            continue
        for block, (first, end) in _blocks(scene, _with_its_day(scene, before, clause), after):
            if scene.days == 1 and not block.engaged and block.until - block.since >= _A_DAY:
                # who is free for a day makes the trip of a day on it
                continue
            kept = after is not None and words.SO_KEPT.fullmatch(after.lower)
            end = after.start + len(after.text.rstrip()) if kept and after else end
            said = _until_free(scene, block, end).said
            yield Liking(about="time", thing=said, strength="must", span=(first, end), held=False)


def _with_its_day(scene: Scene, before: Clause | None, clause: Clause) -> Clause:
    """The clause with the one before it that says nothing but its day: on the second day, all day meetings."""
    if before is None or scene.folded[before.span[1] : clause.start].strip() != ",":
        return clause
    if words.DAY_ALONE.fullmatch(before.lower) is None or words.DAY.search(clause.lower):
        return clause
    start, end = before.start, clause.span[1]
    lower = f"{before.lower} {clause.lower.rjust(end - before.span[1] - 1)}"
    return replace(clause, text=scene.folded[start:end], lower=lower, start=start, span=(start, end))


def _blocks(scene: Scene, clause: Clause, after: Clause | None) -> list[_Kept]:
    """The blocks of a clause, and where each stands in the text."""
    said = clause.lower
    days = [one for one in words.DAY.finditer(said) if not one["every"]]
    days = days or list(words.DAY.finditer(said))[:1]
    only, alone = words.ONLY_FREE.search(said), _kept_from(scene, clause, days)
    if only is not None:
        part = only["part"] or only["only_part"] or only["part_only"]
        return _but_for(part, scene, clause, only, days)
    if all_there_is := words.ONLY_TIME.search(said):
        return _all_but(scene, clause, all_there_is, days)
    from_then = words.FREE_FROM.search(said)
    what = alone or from_then or words.ENGAGED.search(said)
    what = what or words.FREE.search(said) or words.DAY_FREE.search(said)
    if words.BETWEEN.search(said):
        return []
    if what is None or (words.LEFT_OPEN.search(said) and not (from_then or alone)):
        return []
    engaged = not alone and (from_then is not None or words.ENGAGED.search(said) is not None)
    if engaged and clause.unwanted(clause.start + what.start()):
        return []
    several = words.SEVERAL_DAYS.search(said)
    if several is not None:
        return list(_of_several_days(clause, what, several, engaged=engaged))
    if len(days) < 2:
        day, time = days[0] if days else None, time_of(said, since_then=alone is not None)
        later = _with_hours_after(scene, clause, what, after) if after and time is None else []
        time = time or (None if later else _whole_day(said, day, engaged=engaged))
        return later or (_at(scene, clause, what, day, time, engaged=engaged) if time else [])
    return _of_each(scene, clause, what, days, engaged=engaged)


def _but_for(
    part: str, scene: Scene, clause: Clause, only: re.Match[str], days: list[re.Match[str]]
) -> list[_Kept]:
    """The time in which one is engaged who is free in a part of the day alone: of a trip of several days, free evenings."""
    if days and not days[0]["every"]:
        day = day_named(scene, days[0])
    else:
        day = 1 if (scene.days or 1) == 1 else EVERY_DAY if f"{part}s" in only[0] else None
    what = words.ENGAGED.search(clause.lower) or only
    first, end = min(what.start(), only.start()), max(what.end(), only.end())
    if day is None:
        return []
    since, until = BUSY_BUT[words.PARTS[part]]
    block = FreeBlock(day=day, since=since, until=until, engaged=True)
    return [_Kept(block, (clause.start + first, clause.start + end))]


def _all_but(scene: Scene, clause: Clause, only: re.Match[str], days: list[re.Match[str]]) -> list[_Kept]:
    """The time that is kept from the city whose only time for it is a day, or a part of one: on a day of no ride one is engaged."""
    day = day_named(scene, days[0]) if len(days) == 1 else None
    day = scene.days if day == LAST_DAY else day
    time = time_of(clause.lower[only.end() :]) if day else None
    if not scene.days or not day or not 1 <= day <= scene.days or (time and time.exact):
        return []
    first, until = HOURS["own day"]
    busy = [
        FreeBlock(day=one, since=first, until=until, engaged=1 < one < scene.days)
        for one in range(1, scene.days + 1)
    ]
    if time is None:
        del busy[day - 1]
    else:
        before = replace(busy[day - 1], until=min(until, time.since))
        after = replace(busy[day - 1], since=max(first, time.until))
        busy[day - 1 : day] = [one for one in (before, after) if one.since < one.until]
    span = clause.start + only.start(), clause.start + max(days[0].end(), len(clause.lower.rstrip(" .!")))
    return [_Kept(block, span) for block in busy]


def _kept_from(scene: Scene, clause: Clause, days: list[re.Match[str]]) -> re.Match[str] | None:
    """The words that keep nothing but a part of the day free: who has meetings tells with these when there is time for the city.

    What is to come after an hour of each day is told by the hour of being back.
    """
    if any(not one["every"] for one in days) and (nothing := words.NOTHING_FROM.search(clause.lower)):
        return nothing
    alone = words.FREE_ALONE.fullmatch(clause.lower)
    return None if alone is None or words.ENGAGED.search(scene.lower) else alone


def _of_several_days(
    clause: Clause, what: re.Match[str], said: re.Match[str], *, engaged: bool
) -> Iterator[_Kept]:
    """The same hours of several days: meetings every morning for the first three days, a fair on days one and two."""
    if said["count"]:
        days: Iterable[int] = range(1, (count_of(said["count"]) or 0) + 1)
    else:
        one, other = count_of(said["one"]) or 0, count_of(said["other"]) or 0
        days = range(one, other + 1) if said["joined"] == "to" else (one, other)
    time = time_of(clause.lower.replace(said[0], " " * len(said[0])))
    if time is None and (not engaged or words.ENGAGED_ALL_DAY.search(clause.lower) is None):
        return
    since, until, span, _ = time or Time(*HOURS["daytime"], said.span(), exact=False)
    ends = [what.span(), span, said.span()]
    first, end = min(one for one, _ in ends), max(one for _, one in ends)
    for day in days:
        block = FreeBlock(day=day, since=since, until=until, engaged=engaged)
        yield _Kept(block, (clause.start + first, clause.start + end))


def _of_each(
    scene: Scene, clause: Clause, what: re.Match[str], days: list[re.Match[str]], *, engaged: bool
) -> list[_Kept]:
    """The blocks of several days, each of which has what is said until the next one; none where one has no hours of its own."""
    starts = [day.start() for day in days]
    found: list[_Kept] = []
    for day, end in zip(days, [*starts[1:], len(clause.lower)], strict=True):
        time = time_of(clause.lower[day.start() : end])
        shifted = time and time._replace(span=(time.span[0] + day.start(), time.span[1] + day.start()))
        if time is None and all(
            _LISTS_DAYS.fullmatch(clause.lower, a.end(), b.start()) for a, b in pairwise(days)
        ):
            shifted = _whole_day(clause.lower, day, engaged=engaged)
        inside = what if day.start() <= what.start() < end else None
        kept = _at(scene, clause, inside, day, shifted, engaged=engaged) if shifted else []
        if not kept:
            return []
        found += kept
    return found


def _whole_day(said: str, day: re.Match[str] | None, *, engaged: bool) -> Time | None:
    """The hours of a named day of which nothing is said but that one has meetings on it, or that it is free."""
    if day is None or day["every"]:
        return None
    if (words.ENGAGED_ALL_DAY if engaged else words.DAY_FREE).search(said) is None:
        return None
    return Time(*HOURS["daytime"], day.span(), exact=False)


def _with_hours_after(scene: Scene, clause: Clause, what: re.Match[str], after: Clause) -> list[_Kept]:
    """What has its hours in the next clause: a nap of every day after lunch, 1 to 3; a meeting on day one, 14:00 sharp."""
    begins = words.HOUR_ALONE.fullmatch(after.lower)
    day = words.DAY.search(clause.lower)
    number = day_named(scene, day) if day and not day["every"] else None
    if begins and number is not None and words.ENGAGED.search(clause.lower):
        minute = minute_of(begins, "1")
        late = minute is not None and not begins["half1"] and minute < 7 * 60
        since = None if minute is None else minute + words.NOON * late
        if since is not None:
            block = FreeBlock(day=number, since=since, until=since + 120, engaged=True)
            first = min(what.start(), day.start()) if day else what.start()
            return [_Kept(block, (clause.start + first, after.start + len(after.text.rstrip())))]
    time = time_of(after.lower) if words.HOURS.fullmatch(after.lower) else None
    if time is None or words.SLEEPS.search(what[0]) is None:
        return []
    block = FreeBlock(day=EVERY_DAY, since=time.since, until=time.until)
    return [_Kept(block, (clause.start + what.start(), after.start + len(after.text.rstrip())))]


def _at(
    scene: Scene,
    clause: Clause,
    what: re.Match[str] | None,
    day_said: re.Match[str] | None,
    time: Time,
    *,
    engaged: bool,
) -> list[_Kept]:
    """The block of a part of a clause, if its day is known."""
    day = day_named(scene, day_said) if day_said else _usual(scene, what, time, engaged=engaged)
    spans = [time.span, *(one.span() for one in (day_said, what) if one)]
    first, end = clause.start + min(one for one, _ in spans), clause.start + max(one for _, one in spans)
    if day is None or (not engaged and any(scene.places(first, end))):
        return []
    block = FreeBlock(day=day, since=time.since, until=time.until, engaged=engaged)
    if not engaged and not time.exact:
        if (time.since, time.until) == HOURS["midday"]:
            block = replace(block, least=SOME_OF_MIDDAY)
        if (time.since, time.until) == HOURS["daytime"]:
            block = replace(block, until=HOURS["own day"][1])
    return [_Kept(block, (first, end))]


def _usual(scene: Scene, what: re.Match[str] | None, time: Time, *, engaged: bool) -> int | None:
    """The day of what is kept free on none that is named: the one of the trip, one of all, every day for middays and evenings.

    A meeting on no day is nobody's.
    """
    said = what[0] if what else ""
    if engaged or scene.days == 1:
        return 1 if scene.days == 1 else None
    if words.ONE_OF.search(said):
        return ANY_DAY
    if time.exact and words.NAPS.search(said):
        return EVERY_DAY
    daily = time.exact or (time.since, time.until) in (HOURS["midday"], HOURS["evening"])
    return EVERY_DAY if daily and words.KEEPS.match(said) else None


def _until_free(scene: Scene, block: FreeBlock, end: int) -> FreeBlock:
    """A meeting of a trip of one day, which lasts until the hour after which one speaks of the city."""
    free = words.AFTER.search(scene.lower, end) if block.engaged and scene.days == 1 else None
    minute = minute_of(free, "1") if free else None
    if free is None or minute is None:
        return block
    minute += words.NOON if not free["half1"] and minute < 7 * 60 else 0
    return replace(block, until=max(block.until, minute)) if minute <= HOURS["evening"][0] else block
