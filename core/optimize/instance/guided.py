"""Sights as a guide offers them: worth by standing, at their hours, for as long as they naturally take. Minutes."""

from dataclasses import replace

from core.knowledge.city import CityKnowledge
from core.knowledge.places import Place
from core.optimize.instance.stops import SHORTEST_VISIT, STEP, Appeal, DayStop
from core.optimize.preferences.guide import Guide

# A street is no sight before its shops open; the lights are on, and a show begins, from these hours.
_SHOPS_OPEN, _LIGHTS_ON, _CURTAIN = 10 * 60, 17 * 60 + 15, 18 * 60 + 45
# The last light: what is nothing after dark is left by then.
_DARK = 18 * 60 + 30
# A visit may be so much shorter, or longer, than it naturally is.
_AT_LEAST, _AT_MOST = 0.75, 1.2
# Nobody strolls a street or a square for three hours.
_LONGEST_STROLL = 170
_STROLLS = ("street", "square", "night_market")
_FLAGSHIPS = 2
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
    flagship = guide.flagship * (place.name in knowledge.flagships[:_FLAGSHIPS])
    stay = place.stay if place.known else min(place.stay, _LONGEST_UNKNOWN)
    return at_once + per_minute * stay + flagship + _BY_RANK * (1 - rank)


def lengths_of(place: Place, room: int) -> tuple[int, int]:
    """Minutes of a visit at least and at most, around its natural length, where the place is open for `room` minutes."""
    longest = min(place.stay * _AT_MOST, _LONGEST_STROLL if place.kind in _STROLLS else room)
    least = min(_in_steps(max(place.stay * _AT_LEAST, place.least_of_the_great or 0)), room)
    return least, max(least, _in_steps(longest))


def appeal_of(place: Place, liked: float, guide: Guide) -> Appeal:
    """What its hours and its length take of the worth of a visit that is `liked` so much (minutes)."""
    return Appeal(liked=liked * guide.off_hours, natural=place.stay, shares=place.shares)


def at_its_hours(stop: DayStop, place: Place) -> DayStop:
    """The stop within the hours in which one would go there; as it is where it is not open then."""
    opens, closes = stop.opens, stop.closes
    if place.of_the_night:
        opens = max(opens, _CURTAIN if place.kind == "show" else _LIGHTS_ON)
    elif place.kind == "street" and "early" not in place.best:
        opens = max(opens, _SHOPS_OPEN)
    if place.light:
        closes = min(closes, _DARK)
    if (opens, closes) == (stop.opens, stop.closes) or closes - opens < stop.least:
        return stop
    return replace(stop, opens=opens, closes=closes)


def _in_steps(minutes: float) -> int:
    return max(SHORTEST_VISIT, round(minutes / STEP) * STEP)
