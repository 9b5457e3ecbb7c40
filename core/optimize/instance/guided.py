"""Sights as a guide offers them: worth by standing, at their hours, for as long as they naturally take. Minutes."""

from dataclasses import replace

from core.knowledge.city import CityKnowledge
from core.knowledge.places import Legs, Place
from core.optimize.instance.stops import SHORTEST_VISIT, STEP, Appeal, DayStop
from core.optimize.preferences.guide import Guide

# A street is no sight before its shops open; the lights are on, and a show begins, from these hours.
_SHOPS_OPEN, _LIGHTS_ON, _CURTAIN = 10 * 60, 17 * 60 + 15, 18 * 60 + 45
# The last light: what is nothing after dark is left by then.
_DARK = 18 * 60 + 30
# What takes a whole day is begun in the morning, a park when it opens.
_SET_OUT_BY, _AT_THE_GATE_BY = 11 * 60, 10 * 60
# A visit may be so much shorter, or longer, than it naturally is.
_AT_LEAST, _AT_MOST, _AT_MOST_SLOWLY, _PROGRAMME = 0.75, 1.25, 1.45, 1.1
_PROGRAMMES = ("show", "cruise")
# Nobody strolls a street or a square for three hours.
_LONGEST_STROLL = 170
_STROLLS = ("street", "square", "night_market")
_FOR_CHILDREN = ("theme_park", "zoo", "aquarium")
# What nobody comes for is not worth more for taking long.
_LONGEST_UNKNOWN = 75
# A source's order still tells apart what no table knows: minutes between its first and its last.
_BY_RANK = 25.0


def worth_of(place: Place, rank: float, guide: Guide, knowledge: CityKnowledge) -> float:
    """Minutes that a place is worth, seen in full at its best hour; `rank` is its share of the source's list."""
    if place.standing == "unasked":
        return -guide.unasked
    scales = {"must": guide.must, "worth": guide.worth, "near": guide.near}
    at_once, per_minute = scales[place.standing]
    flagship = guide.flagship * knowledge.is_flagship(place)
    stay = place.stay if place.known else min(place.stay, _LONGEST_UNKNOWN)
    return at_once + per_minute * stay + flagship + _BY_RANK * (1 - rank)


def worth_in_company(place: Place, legs: frozenset[Legs], guide: Guide, knowledge: CityKnowledge) -> float:
    """Minutes that a place which nobody asked for is worth more to those who come along.

    Nobody drags the old or the young to what is hard on them, flagship or not, nor adults to a zoo.
    """
    is_flagship = knowledge.is_flagship(place)
    is_second = place.kind in _FOR_CHILDREN and place.known and not knowledge.is_best_of_its_kind(place)
    more = -guide.second_park * is_second - (guide.hard_on_legs + guide.flagship * is_flagship) * bool(
        place.tires & legs
    )
    if "young" in legs:
        more += guide.for_children * place.stay_with_children * ("children" in place.moods)
        more -= guide.grave * ("grave" in place.moods)
        return more - guide.other_museum * (place.kind == "museum" and "children" not in place.moods)
    more -= guide.not_for_adults * (place.kind in _FOR_CHILDREN and not is_flagship)
    return more - guide.other_museum * (place.kind == "museum" and "children" in place.moods)


def lengths_of(
    place: Place, room: int, legs: frozenset[Legs] = frozenset(), *, slow: bool = False
) -> tuple[int, int]:
    """Minutes of a visit at least and at most, around its natural length, where the place is open for `room` minutes."""
    natural = place.length(children="young" in legs)
    longer = _PROGRAMME if place.kind in _PROGRAMMES else _AT_MOST_SLOWLY if slow else _AT_MOST
    longest = natural * longer
    longest = min(longest, _LONGEST_STROLL if place.kind in _STROLLS else room)
    least = min(_in_steps(max(natural * _AT_LEAST, place.least_of_the_great or 0)), room)
    return least, max(least, _in_steps(longest))


def appeal_of(place: Place, liked: float, guide: Guide, legs: frozenset[Legs] = frozenset()) -> Appeal:
    """What its hours and its length take of the worth of a visit that is `liked` so much (minutes)."""
    natural = place.length(children="young" in legs)
    return Appeal(liked=liked * guide.off_hours, natural=natural, shares=place.shares)


def at_its_hours(stop: DayStop, place: Place) -> DayStop:
    """The stop within the hours in which one would go there; as it is where it is not open then."""
    opens, closes = stop.opens, stop.closes
    if place.of_the_night:
        opens = max(opens, _CURTAIN if place.kind == "show" else _LIGHTS_ON)
    elif place.kind == "street" and "early" not in place.best:
        opens = max(opens, _SHOPS_OPEN)
    if place.light:
        closes = min(closes, _DARK)
    begin_by = stop.begin_by
    if place.outing == "whole":
        begin_by = _AT_THE_GATE_BY if place.kind == "theme_park" else _SET_OUT_BY
    if closes - opens < stop.least or opens > begin_by:
        return stop
    if (opens, closes, begin_by) == (stop.opens, stop.closes, stop.begin_by):
        return stop
    return replace(stop, opens=opens, closes=closes, begin_by=begin_by)


def _in_steps(minutes: float) -> int:
    return max(SHORTEST_VISIT, round(minutes / STEP) * STEP)
