"""What a trip has to tell of time that a request keeps free: whether anything but a meal, a ride or the hotel stands in it."""

from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.model.clock import DAY_MINUTES
from core.model.daily import FreeBlock
from core.model.plan import Visit
from core.text import Name, Text, joined, sentence

_FREE = Text("没有安排", "nothing is planned then")
_AND = Text("、", ", ")


def tell_block(block: FreeBlock, trip: JudgedTrip) -> tuple[bool, Text, tuple[Placed, ...]]:
    """Whether the time is kept, what is told of it, and the visits that stand in it."""
    last = len(trip.plan.itinerary)
    broken = tuple(
        one
        for one in trip.placed
        if isinstance(one.activity, Visit) and block.is_on(one.day, last) and _is_within(one, block)
    )
    if not broken:
        return True, _FREE, ()
    told = [
        sentence("第 {day} 天{place}", "{place} on day {day}", day=one.day, place=_name(one))
        for one in broken
    ]
    return False, joined(told, _AND), broken


def _is_within(one: Placed, block: FreeBlock) -> bool:
    midnight = (one.day - 1) * DAY_MINUTES
    return one.start < midnight + block.until and midnight + block.since < one.end


def _name(one: Placed) -> Name:
    return Name(one.activity.position) if isinstance(one.activity, Visit) else Name("")
