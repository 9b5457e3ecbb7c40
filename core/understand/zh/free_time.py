"""Time of a day that is kept free, in Chinese: 第一天上午别排, 16日14:00至17:00请勿安排活动, 第二天下午要开会."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from core.model.clock import DAY_MINUTES
from core.model.daily import ANY_DAY, EVERY_DAY, FreeBlock
from core.model.spells import LAST_DAY
from core.understand.dates.clock import clock_of
from core.understand.dates.days_of_trip import day_number
from core.understand.dates.parts_of_day import BUSY_BUT, HALF_A_DAY, HOURS
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene
from core.understand.zh.free_hours import FreeHours, clock_at, hours_of, minute_of, minutes_of
from core.understand.zh.free_time_words import (
    AT_WORK,
    BARE,
    DAY,
    DIRECT,
    ENDS,
    ENGAGED,
    EVERY_HALF_DAY,
    EVERY_TIME,
    FIRST_DAYS,
    FREE,
    FREED,
    LASTS_ALONE,
    LEFT_OVER,
    NAP,
    NO_MEETING,
    OFFICE_HOURS,
    ONE_MORE,
    ONLY_FREE,
    PART_OF_DAY,
    PASSED,
    RANGE,
    REST,
    SENTENCE,
    TAKEN,
    WHOLE_DAYS,
    part_of,
)
from core.understand.zh.joined_days import joined

_LATE = HOURS["evening"][0]
_NOON, _AT_NOON = (11 * 60, 15 * 60), "中午"
_TO_ANOTHER = re.compile(
    r"\s*(?:到|至|-|~)\s*(?P<last>第[一二三四五六七1-7]天|最后一天|(?:这个?|本|下个?)?(?:周|星期|礼拜)[一二三四五六日天]|(?:\d{1,2}月)?\d{1,2}[号日])"
)
"""What makes a day the first of several."""
_HALF_A_DAY, _WAKING = 12 * 60, 7 * 60
# letters between the hours and what happens in them
_TO_WHAT_HAPPENS = 16


class _Block(NamedTuple):
    """Time that is kept free, and where in the text."""

    block: FreeBlock
    span: Span
    exact: bool


def free_times_zh(scene: Scene) -> Iterator[Liking]:
    """The time that a Chinese text keeps free, by its day, and a part of it or hours."""
    if not any(pattern.may_stand(scene.folded) for pattern in (ENGAGED, FREE, FREED, NAP, TAKEN)):
        return
    found = tuple(_blocks(scene))
    at_work = any(one.block.engaged for one in found)
    for one in found:
        if at_work and not one.block.engaged and LEFT_OVER.search(scene.folded, *one.span):
            continue
        first_days = FIRST_DAYS.search(scene.folded, *one.span)
        days = range(1, (count_of(first_days["n"]) or 1) + 1) if first_days else _spanned(scene, one)
        blocks = [replace(one.block, day=day) for day in days] or joined(scene, one.block, one.span)
        for block in blocks:
            yield Liking(about="time", thing=block.said, strength="must", span=one.span, held=False)


def _spanned(scene: Scene, block: _Block) -> Sequence[int]:
    """The days of a block that is said of one day to another: 第二天到第三天开会."""
    first = DAY.search(scene.folded, *block.span)
    to = _TO_ANOTHER.match(scene.folded, first.end()) if first else None
    last = DAY.match(scene.folded, to.start("last")) if to else None
    if first is None or last is None:
        return ()
    ends = [day_number(one, scene.first_day, scene.last_day) for one in (first, last)]
    begin, end = (scene.days if day == LAST_DAY else day for day in ends)
    return range(begin, end + 1) if begin and end and begin < end else ()


def _blocks(scene: Scene) -> Iterator[_Block]:
    day: int | None = None
    last: _Block | None = None
    told: _Block | None = None
    ended = 0
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if SENTENCE.search(scene.folded, ended, clause.start):
            day = None
        named = DAY.search(clause.text)
        first_days = FIRST_DAYS.search(clause.text)
        day = day_number(named, scene.first_day, scene.last_day) if named else 1 if first_days else day
        to_another = _TO_ANOTHER.match(clause.text, named.end()) if named else None
        if to_another and to_another.end() == len(clause.text):
            # of several days none alone is meant: 周二到周四，白天见客户
            day = named = None
        named = named or first_days
        goes_on = last is not None and clause.start - ended <= 1
        if told is not None and clause.start - ended <= 1 and BARE.fullmatch(clause.text):
            # 第一天晚上同学请吃饭，不用安排
            last, goes_on = told, True
        told = None
        if last is not None and goes_on and (more := _further(clause, last)) is not None:
            last = more
        else:
            found = _block(scene, clause, day, named, last if goes_on else None)
            if (
                found is not None
                and last is not None
                and goes_on
                and not named
                and not last.exact
                and found.exact
            ):
                engaged = last.block.engaged or found.block.engaged
                block = replace(found.block, engaged=engaged)
                last = _Block(block, (last.span[0], found.span[1]), exact=True)
            elif found is not None and last is not None and goes_on and found.block == last.block:
                last = last._replace(span=(last.span[0], found.span[1]))
            else:
                if last is not None:
                    yield last
                last = found
                told = _told(scene, clause, day) if found is None and named else None
        ended = clause.span[1]
    if last is not None:
        yield last


def _told(scene: Scene, clause: Clause, day: int | None) -> _Block | None:
    """The part of a day of which a clause tells something that is no place, as the next one may say that it is kept free."""
    part = PART_OF_DAY.search(clause.text)
    if day is None or day == EVERY_DAY or part is None or any(scene.places(*clause.span)):
        return None
    since, until = HOURS[part_of(part[0])]
    return _Block(FreeBlock(day=day, since=since, until=until, engaged=True), clause.span, exact=False)


def _further(clause: Clause, last: _Block) -> _Block | None:
    """The block with what the next clause says of it: how long it is, or once more that it is kept free."""
    end = clause.start + len(clause.text.rstrip())
    if BARE.fullmatch(clause.text):
        return last._replace(span=(last.span[0], end))
    freed = clock_at(FREED.search(clause.text))
    if freed is not None and last.block.engaged and freed > last.block.since:
        return last._replace(block=replace(last.block, until=freed), span=(last.span[0], end))
    ends = ENDS.fullmatch(clause.text)
    ended = clock_at(ends)
    if ended is not None and last.block.engaged and ended > last.block.since:
        return _Block(replace(last.block, until=ended), (last.span[0], end), exact=True)
    lasts = LASTS_ALONE.fullmatch(clause.text)
    if lasts is None:
        return None
    until = last.block.since + minutes_of(lasts)
    return _Block(replace(last.block, until=min(until, DAY_MINUTES)), (last.span[0], end), exact=True)


def _block(
    scene: Scene, clause: Clause, day: int | None, named: re.Match[str] | None, last: _Block | None
) -> _Block | None:
    engaged = ENGAGED.search(clause.text) or (ONE_MORE.search(clause.text) if last is not None else None)
    if engaged is not None and PASSED.match(clause.text, engaged.end()):
        engaged = None
    aside = _busy(scene, clause, day, named) or _nap(clause, day)
    if aside is not None:
        return aside
    free = _free_in(clause)
    engaged = engaged or TAKEN.search(clause.text)
    what = free or engaged
    if what is None or (engaged and not free and NO_MEETING.search(clause.text, 0, engaged.start())):
        return None
    time = hours_of(clause, free.start() if free else 0, late=free is not None)
    if time is None:
        direct = named is not None and DIRECT.fullmatch(clause.text, named.end(), what.start())
        if not direct or day in (None, EVERY_DAY):
            return None
        time = FreeHours(
            *HOURS["own day" if free else "daytime"], named.span() if named else what.span(), exact=False
        )
    if not free and engaged and time[:2] == HOURS["own day"] and OFFICE_HOURS.search(engaged[0]):
        time = time._replace(until=HOURS["daytime"][1])
    # a day of which nobody knows which of the trip it is leaves no other free
    on_day = (
        EVERY_DAY
        if named is None and EVERY_TIME.search(clause.text, 0, what.end())
        else day
        if named is not None or day is not None
        else _usual_day(scene, clause, time, free=free is not None)
    )
    first = min(time.span[0], named.start() if named else time.span[0])
    end = max([time.span[1], what.end(), *([engaged.end()] if engaged else [])])
    apart = what.start() - max(time.span[1], named.end() if named else 0)
    if on_day is None or apart > _TO_WHAT_HAPPENS or _is_visited(scene, clause, (first, end)):
        return None
    if first > what.end() and first - what.end() > _TO_WHAT_HAPPENS:
        return None
    block = FreeBlock(day=on_day, since=time.since, until=time.until, engaged=engaged is not None)
    if not time.exact and clause.text[slice(*time.span)].endswith("半天"):
        block = replace(block, least=HALF_A_DAY)
    whole = WHOLE_DAYS.match(clause.text, time.span[0]) if named is None and not time.exact else None
    if whole:
        days = count_of(whole[0]) or 1
        if days >= (scene.days or 1):
            # 我有两天休息 is how long the trip is
            return None
        block = replace(block, days=days)
    return _Block(block, _at(clause, (min(first, what.start()), end)), time.exact)


def _free_in(clause: Clause) -> re.Match[str] | None:
    """What says that time is kept free; who rests at noon and names no hours eats then too, and lies down."""
    free = FREE.search(clause.text)
    if free is None or not REST.search(free[0]) or RANGE.search(clause.text):
        return free
    return None if _AT_NOON in clause.text[: free.start()] else free


def _is_visited(scene: Scene, clause: Clause, span: Span) -> bool:
    """Whether a stretch names a place that one would see; where one meets somebody is none: 两点到五点在静安寺附近开会."""
    return any(
        not AT_WORK.match(clause.text, one.span[1] - clause.start)
        for one in scene.places(clause.start + span[0], clause.start + span[1])
    )


def _busy(scene: Scene, clause: Clause, day: int | None, named: re.Match[str] | None) -> _Block | None:
    """The time in which one is engaged who tells when one is free at last, or only: 第一天下午三点以后才有空, 只有晚上有空."""
    only, freed = ONLY_FREE.search(clause.text), FREED.search(clause.text)
    until = clock_at(freed)
    said = only or freed
    if said is None:
        return None
    if only:
        since, until = BUSY_BUT[part_of(only["part"])]
        # several days of which mornings alone are free are hardly all of them
        in_the_evening = EVERY_DAY if only["part"] == "晚上" else None
        day = 1 if day is None and (scene.days or 1) == 1 else in_the_evening if day is None else day
    else:
        since = HOURS["morning"][0]
        day = 1 if day is None and scene.days == 1 else day
    if day is None or until is None or until <= since:
        return None
    first, end = min(said.start(), named.start() if named else said.start()), said.end()
    block = FreeBlock(day=day, since=since, until=until, engaged=True)
    return _Block(block, _at(clause, (first, end)), exact=freed is not None)


def _nap(clause: Clause, day: int | None) -> _Block | None:
    """The hours in which somebody sleeps by day, on each day where none is named."""
    found = NAP.search(clause.text)
    since, until = (minute_of(clock_of(found, which)) if found else None for which in "12")
    if found is None or since is None or until is None:
        return None
    # nobody says of a nap which half of the day its hours are in
    since, until = (hour + _HALF_A_DAY * (hour < _WAKING) for hour in (since, until))
    if not since < until <= _LATE:
        return None
    block = FreeBlock(day=day or EVERY_DAY, since=since, until=until)
    return _Block(block, _at(clause, found.span()), exact=True)


def _usual_day(scene: Scene, clause: Clause, time: FreeHours, *, free: bool) -> int | None:
    """The day of what is kept free on none that is named: the one of the trip, one of all, every day for middays and evenings.

    A meeting on no day is nobody's.
    """
    if scene.days == 1:
        return 1
    if free and not time.exact and clause.text[slice(*time.span)].startswith(("一", "两", "二", "三", "半")):
        return ANY_DAY
    if free and not time.exact and EVERY_HALF_DAY.fullmatch(clause.text):
        return EVERY_DAY
    at_noon = _NOON[0] <= time.since and time.until <= _NOON[1]
    return EVERY_DAY if free and (at_noon or time.since >= _LATE) else None


def _at(clause: Clause, span: Span) -> Span:
    return clause.start + span[0], clause.start + span[1]
