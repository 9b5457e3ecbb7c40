"""Whether there is a bed that meets the wishes, and what it costs at least.

Some wishes are about every night (no such hotel, so many beds), others are met by one night of several (a name, a
feature): over several nights they may be met in several hotels.
"""

from collections.abc import Iterable, Iterator, Sequence

from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.demands import Demands
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.normal.values import And, Normal, Not, Or
from core.optimize.instance.hotels import Lodging, lodgings_for, lodgings_of
from core.optimize.instance.problem import Problem
from core.optimize.wishes.constraints import holds


def least_bed(problem: Problem, demands: Demands) -> float | None:
    """CNY that the nights cost at least, 0 on a day trip; None where no choice of hotels can meet the wishes.

    One night in one room is enough, unless another number of rooms is asked for.
    """
    # Nobody takes a room for a day trip: what wants a certain hotel cannot be met.
    if problem.days == 1:
        return None if any(map(_wants_a_hotel, demands.lodging)) else 0.0
    counts = (
        range(1, max(_room_counts(demands.lodging), default=0) + 2)
        if demands.rooms is None
        else (demands.rooms,)
    )
    rooms = [lodging for count in counts for lodging in lodgings_of(problem, count)]
    # One night has to meet them all.
    if problem.days == 2:
        return min((one.cost for one in lodgings_for(rooms, demands.lodging, problem.city)), default=None)
    always = [one for one in demands.lodging if _is_of_every_night(one)]
    once = [one for one in demands.lodging if _is_of_one_night(one)]
    return _over_nights(lodgings_for(rooms, always, problem.city), once, problem)


def _over_nights(lodgings: Sequence[Lodging], once: Sequence[Normal], problem: Problem) -> float | None:
    """CNY that nights cost at least of which each wish is met in one; None where there are too few nights."""
    least = min((lodging.cost for lodging in lodgings), default=None)
    met: dict[Lodging, int] = {}
    for number, wish in enumerate(once):
        fitting = lodgings_for(lodgings, [wish], problem.city)
        if least is None or not fitting:
            return None
        least = max(least, min(lodging.cost for lodging in fitting))
        for lodging in fitting:
            met[lodging] = met.get(lodging, 0) | 1 << number
    reached = {0}
    for _ in range(problem.days - 1):
        reached |= {before | more for before in reached for more in set(met.values())}
    return least if (1 << len(once)) - 1 in reached else None


def _is_of_every_night(condition: Normal, wanted: bool = True) -> bool:
    """Whether each hotel that one stays at has to meet it."""
    match condition:
        case And(parts) | Or(parts):
            return all(_is_of_every_night(part, wanted) for part in parts)
        case Not(part):
            return _is_of_every_night(part, not wanted)
        case Names(rule=rule) | Types(rule=rule):
            return (rule == "none") is wanted
        case Beds() | Rooms():
            return wanted
        case _:
            return False


def _is_of_one_night(condition: Normal) -> bool:
    """Whether one hotel alone has to meet it, as one of several; of what is more involved nothing is claimed."""
    if isinstance(condition, Or):
        return not any(isinstance(part, And | Or) for part in condition.parts) and not _is_of_every_night(
            condition
        )
    return not isinstance(condition, And) and not _is_of_every_night(condition)


def _wants_a_hotel(condition: Normal) -> bool:
    """Whether it fails without any stay."""
    return not holds(condition, _holds_without_stay)


def _holds_without_stay(atom: Normal) -> bool:
    match atom:
        case Names(rule=rule) | Types(rule=rule):
            return rule == "none"
        case _:
            return not isinstance(atom, HotelNear)


def _room_counts(conditions: Iterable[Normal]) -> Iterator[int]:
    """All numbers of rooms that conditions speak of."""
    for condition in conditions:
        match condition:
            case Rooms(count):
                yield count
            case And(parts) | Or(parts):
                yield from _room_counts(parts)
            case Not(part):
                yield from _room_counts([part])
