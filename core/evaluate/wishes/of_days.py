"""How the days of a trip agree with what is wished of them: their pace, their sights, their hours and mornings."""

from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_pauses import free_times
from core.evaluate.wishes.thing_words import unseen, wish_words
from core.knowledge.things import REST
from core.model.clock import DAY_MINUTES
from core.model.daily import DayHour, SightsADay
from core.model.plan import Meal, Stay
from core.model.query import SLOW_PACE, Thing
from core.model.told_wish import ToldWish
from core.text import Text

_MOST_OF_SLOW, _LEAST_OF_FULL = 3.5, 3.5
"""Sights a day, in the mean."""
_EARLY = 8 * 60


def tell_pace(thing: Thing, trip: JudgedTrip) -> ToldWish:
    """Whether the days are as slow, or as full, as is wished."""
    sights = _sights(trip)
    mean = sum(sights) / len(sights)
    slow = thing.name.zh == SLOW_PACE
    is_met = mean <= _MOST_OF_SLOW if slow else mean >= _LEAST_OF_FULL
    naps = free_times(REST, trip) if slow else ()
    return ToldWish(wish_words(thing), "met" if is_met else "unmet", _told_sights(sights), free=naps)


def _sights(trip: JudgedTrip) -> list[int]:
    """How many sights each day has."""
    return [sum(one.day == day and one.is_visit for one in trip.placed) for day in _days(trip)]


def _told_sights(sights: list[int]) -> Text:
    least, most = min(sights), max(sights)
    each = str(most) if least == most else f"{least}–{most}"
    return Text(f"每天 {each} 个景点", f"{each} sight{'s' if most != 1 else ''} a day")


def tell_number_of_sights(thing: Thing, wished: SightsADay, trip: JudgedTrip) -> ToldWish:
    """Whether each day has as many sights as are wished."""
    sights = _sights(trip)
    packed = wished.pace == "packed"
    is_met = max(sights) >= wished.most if packed else max(sights) <= wished.most
    naps = () if packed else free_times(REST, trip)
    return ToldWish(wish_words(thing), "met" if is_met else "unmet", _told_sights(sights), free=naps)


def tell_day_hour(thing: Thing, hour: DayHour, trip: JudgedTrip) -> ToldWish:
    """When one goes out, or is back for the night, on the day that comes farthest from what is wished."""
    at = _outs(trip) if hour.out else [one.start - (one.day - 1) * DAY_MINUTES for one in _nights(trip)]
    if not at:
        return unseen(thing)
    worst = min(at) if hour.later else max(at)
    is_met = worst >= hour.minute if hour.later else worst <= hour.minute
    clock = _clock(worst % DAY_MINUTES)
    told = (
        Text(
            f"{'最早' if hour.later else '最晚'} {clock} 出门",
            f"out at {clock} at the {'earliest' if hour.later else 'latest'}",
        )
        if hour.out
        else Text(
            f"{'最早' if hour.later else '最晚'} {clock} 回酒店",
            f"back at {clock} at the {'earliest' if hour.later else 'latest'}",
        )
    )
    return ToldWish(wish_words(thing), "met" if is_met else "unmet", told)


def _nights(trip: JudgedTrip) -> list[Placed]:
    return [one for one in trip.placed if one.is_night]


def _outs(trip: JudgedTrip) -> list[int]:
    """The minute of each day at which one leaves for what comes first, the ride of the first day too."""
    leaves = dict[int, int]()
    for one in trip.placed:
        if not _at_home(one.activity):
            leaves.setdefault(one.day, one.leaves - (one.day - 1) * DAY_MINUTES)
    return list(leaves.values())


def _days(trip: JudgedTrip) -> range:
    return range(1, len(trip.plan.itinerary) + 1)


def tell_mornings(thing: Thing, trip: JudgedTrip) -> ToldWish:
    """When one leaves the hotel at the earliest."""
    slept = [one.day for one in trip.placed if one.is_night]
    out = [
        min(one.leaves for one in trip.placed if one.day == day + 1 and not _at_home(one.activity))
        % DAY_MINUTES
        for day in slept
        if any(one.day == day + 1 and not _at_home(one.activity) for one in trip.placed)
    ]
    if not out:
        return unseen(thing)
    told = Text(f"最早 {_clock(min(out))} 出门", f"out of the hotel at {_clock(min(out))} at the earliest")
    return ToldWish(wish_words(thing), "met" if min(out) >= _EARLY else "unmet", told)


def _at_home(activity: object) -> bool:
    """Whether it is a night, or a breakfast in the hotel."""
    return isinstance(activity, Stay) or (isinstance(activity, Meal) and not activity.cost)


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02d}:{minutes % 60:02d}"
