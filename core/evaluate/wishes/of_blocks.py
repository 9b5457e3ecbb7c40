"""What a trip has to tell of time that a request keeps free: whether anything but a meal, a ride or the hotel stands in it."""

from collections.abc import Iterator
from itertools import groupby

from core.dsl.pauses import pauses_of
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_pauses import free_times, tell_free
from core.knowledge.engagements.blocks import KeptBlock
from core.knowledge.engagements.wished import blocks_of
from core.knowledge.pauses import Pause
from core.model.clock import DAY_MINUTES, Clock
from core.model.daily import FreeBlock
from core.model.plan import Visit
from core.model.told_wish import KeptFree, ToldWish
from core.text import Name, Text, joined, sentence

_FREE = Text("没有安排", "nothing is planned then")
_AND = Text("、", ", ")
_NOT_KEPT = Text("没有全部留出来", "not kept")


def tell_block(block: FreeBlock, trip: JudgedTrip) -> tuple[bool, Text, tuple[Placed, ...]]:
    """Whether the time is kept, what is told of it, and the visits that stand in it."""
    last = len(trip.plan.itinerary)
    broken = tuple(
        one
        for one in trip.placed
        if isinstance(one.activity, Visit) and block.is_on(one.day, last) and _is_within(one, block)
    )
    if not broken:
        away = _away(block, trip)
        return away is None, away or _FREE, ()
    told = [
        sentence("第 {day} 天{place}", "{place} on day {day}", day=one.day, place=_name(one))
        for one in broken
    ]
    return False, joined(told, _AND), broken


def _away(block: FreeBlock, trip: JudgedTrip) -> Text | None:
    """What is told of a meeting at which one cannot be, as one is not there yet or gone; None of any other time."""
    engaged = (
        one for one in blocks_of(trip.query) if one.engaged and one.no_sights == (block.since, block.until)
    )
    days, last = {one.on_day for one in engaged}, len(trip.plan.itinerary)
    if not trip.rides:
        return None
    lands, leaves = trip.rides[0].end, trip.rides[-1].start - (last - 1) * DAY_MINUTES
    if 1 in days and block.is_on(1, last) and lands > block.since:
        return sentence("{hour} 才到", "one is there at {hour} only", hour=str(Clock(lands)))
    if len(trip.rides) > 1 and last in days and block.is_on(last, last) and leaves < block.until:
        return sentence("{hour} 就走了", "one leaves at {hour}", hour=str(Clock(leaves)))
    return None


def _is_within(one: Placed, block: FreeBlock) -> bool:
    midnight = (one.day - 1) * DAY_MINUTES
    return one.start < midnight + block.until and midnight + block.since < one.end


def _name(one: Placed) -> Name:
    return Name(one.activity.position) if isinstance(one.activity, Visit) else Name("")


def free_of(wish: FreeBlock, trip: JudgedTrip) -> tuple[KeptFree, ...]:
    """The times that a trip keeps free for it."""
    last = len(trip.plan.itinerary)
    mine = (one for one in _pauses(trip) if one.block is not None and one.block.is_thing)
    return tuple(
        time
        for one in mine
        if one.block is not None and wish.is_on(one.block.on_day, last)
        if one.block.no_sights == (wish.since, wish.until)
        for time in free_times(one.thing, trip)
    )


def _pauses(trip: JudgedTrip) -> tuple[Pause, ...]:
    return pauses_of(trip.query, trip.city)


def tell_blocks(trip: JudgedTrip) -> Iterator[ToldWish]:
    """Each wish for such time, those of each day together."""
    blocks = [(one, one.block) for one in _pauses(trip) if one.block is not None and not one.block.is_thing]
    for _, group in groupby(blocks, key=lambda one: _key(one[1])):
        same = list(group)
        yield _told([pause for pause, block in same if _is_due(block, trip)], same[0][1], trip)


def _key(block: KeptBlock) -> tuple[bool, int, int, int]:
    return block.each, 0 if block.each else block.on_day, block.since, block.until


def _told(pauses: list[Pause], block: KeptBlock, trip: JudgedTrip) -> ToldWish:
    times = [free_times(one.thing, trip) for one in pauses]
    free = tuple(one for found in times for one in found)
    wish = sentence(
        "{name}（{day}{since}–{until}）",
        "{name} ({day}{since}–{until})",
        name=Text(block.name.zh, block.name.en[:1].upper() + block.name.en[1:]),
        day=_day(block),
        since=str(Clock(block.since)),
        until=str(Clock(block.until)),
    )
    if not all(times):
        return ToldWish(wish, "unmet", _NOT_KEPT, free=free)
    return ToldWish(wish, "met", tell_free(free) if free else None, free=free)


def _day(block: KeptBlock) -> Text:
    if block.each:
        return Text("每天 ", "each day ")
    return (
        Text(f"第 {block.on_day} 天 ", f"day {block.on_day}, ")
        if block.on_day
        else Text("其中一天 ", "one day, ")
    )


def _is_due(block: KeptBlock, trip: JudgedTrip) -> bool:
    """Whether a day has it; of what is wished for each day those have it on which no service takes some of it."""
    if not block.each:
        return True
    midnight = (block.on_day - 1) * DAY_MINUTES
    since, until = midnight + block.since, midnight + block.until
    here, gone = (
        trip.rides[0].end if trip.rides else 0,
        trip.rides[-1].start if len(trip.rides) > 1 else until,
    )
    return here <= since and until <= gone
