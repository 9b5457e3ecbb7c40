"""What a trip has to tell of time that a request keeps free: whether anything but a meal, a ride or the hotel stands in it."""

from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_pauses import free_times, tell_free
from core.knowledge.hours.engagements import KeptBlock
from core.knowledge.hours.pauses import Pause
from core.model.clock import DAY_MINUTES, Clock
from core.model.daily import ANY_DAY, EVERY_DAY, FreeBlock
from core.model.plan import Meal, Visit
from core.model.told_wish import KeptFree
from core.text import Name, Text, joined, sentence

_FREE = Text("没有安排", "nothing is planned then")
_COMMA = Text("、", ", ")
_NOT_KEPT = Text("没有全部留出来", "not kept")


def tell_block(block: FreeBlock, trip: JudgedTrip) -> tuple[bool, Text, tuple[Placed, ...]]:
    """Whether the time is kept, what is told of it, and the visits and meals that stand in it."""
    if block.day == ANY_DAY or block.least is not None:
        return _tell_some(block, trip)
    last = len(trip.plan.itinerary)
    broken = tuple(
        one
        for one in trip.placed
        if _is_planned(one, block) and block.is_on(one.day, last) and _is_within(one, block)
    )
    if not broken:
        away = _away(block, trip)
        return away is None, away or _FREE, ()
    told = [
        sentence("第 {day} 天{place}", "{place} on day {day}", day=one.day, place=_name(one))
        for one in broken
    ]
    return False, joined(told, _COMMA), broken


def _tell_some(block: FreeBlock, trip: JudgedTrip) -> tuple[bool, Text, tuple[Placed, ...]]:
    """What is told of time of which one day, or a part, will do: whether the trip keeps it wherever it is due."""
    due = [pause for pause, kept in _pauses(block, trip) if _is_due(kept, trip)]
    times = [free_times(one.thing, trip) for one in due]
    free = tuple(one for found in times for one in found)
    if not all(times):
        return False, _NOT_KEPT, ()
    return True, tell_free(free) if free else _FREE, ()


def _away(block: FreeBlock, trip: JudgedTrip) -> Text | None:
    """What is told of a meeting at which one cannot be, as one is not there yet or gone; None of any other time, and of each day."""
    last = len(trip.plan.itinerary)
    if not block.engaged or block.day == EVERY_DAY or not trip.rides:
        return None
    lands, leaves = trip.rides[0].end, trip.rides[-1].start - (last - 1) * DAY_MINUTES
    if block.is_on(1, last) and lands > block.since:
        return sentence("{hour} 才到", "one is there at {hour} only", hour=str(Clock(lands)))
    if len(trip.rides) > 1 and block.is_on(last, last) and leaves < block.until:
        return sentence("{hour} 就走了", "one leaves at {hour}", hour=str(Clock(leaves)))
    return None


def _is_planned(one: Placed, block: FreeBlock) -> bool:
    """Whether it may not stand in the block: a visit, and a meal in a meeting of a day that is said."""
    meeting = block.engaged and block.day != EVERY_DAY
    return one.is_visit or (meeting and one.is_meal)


def _is_within(one: Placed, block: FreeBlock) -> bool:
    midnight = (one.day - 1) * DAY_MINUTES
    return one.start < midnight + block.until and midnight + block.since < one.end


def _name(one: Placed) -> Name:
    return Name(one.activity.position) if isinstance(one.activity, Visit | Meal) else Name("")


def free_of(wish: FreeBlock, trip: JudgedTrip) -> tuple[KeptFree, ...]:
    """The times that a trip keeps free for it."""
    return tuple(time for pause, _ in _pauses(wish, trip) for time in free_times(pause.thing, trip))


def _pauses(wish: FreeBlock, trip: JudgedTrip) -> list[tuple[Pause, KeptBlock]]:
    pauses = [(one, one.block) for one in trip.request.pauses]
    return [(pause, block) for pause, block in pauses if block is not None and block.wish == wish]


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
