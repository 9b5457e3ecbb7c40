"""Sights as a guide offers them: worth by standing, at their hours, for as long as they naturally take. Minutes."""

from collections.abc import Mapping
from dataclasses import replace

from core.knowledge.city import CityKnowledge
from core.knowledge.places import Legs, Outing, SightProfile
from core.optimize.instance.stops import SHORTEST_VISIT, STEP, Appeal, DayStop
from core.optimize.preferences.guide import Guide

# A street is no sight before its shops open; the lights are on, a show begins, and a boat for the lights sails, from these hours.
_SHOPS_OPEN, _LIGHTS_ON, _CURTAIN, _SAILS = 10 * 60, 17 * 60 + 15, 18 * 60 + 45, 18 * 60 + 30
_BEGINS = {"show": _CURTAIN, "cruise": _SAILS}
# Nobody leaves the lights before they shine.
_LIT = 18 * 60
# The first light, and the last: what is nothing in the dark is begun and left by then.
_FIRST_LIGHT, _DARK = 7 * 60, 18 * 60 + 30
# Whatever the data have of its hours, nobody goes to a museum after that.
_GUARDS_LEAVE = 18 * 60
# A park that is lit at night has its show then.
_FIREWORKS = 20 * 60
# What takes a whole day is begun in the morning, a park when it opens, and what takes half of one right after lunch.
_SET_OUT_BY, _AT_THE_GATE_BY, _AFTER_LUNCH = 11 * 60, 10 * 60, 13 * 60 + 45
# A visit may be so much shorter, or longer, than it naturally is; nobody leaves a park for a whole day in the afternoon.
_AT_LEAST, _AT_LEAST_A_DAY, _AT_MOST, _AT_MOST_SLOWLY, _PROGRAMME = 0.75, 0.85, 1.25, 1.45, 1.1
_PROGRAMMES = ("show", "cruise")
# Nobody strolls a street or a square for three hours.
_LONGEST_STROLL = 170
_STROLLS = ("street", "square", "night_market")
# What of a day an outing takes, with the way there.
_DAYS_OUT: Mapping[Outing | None, float] = {None: 0.0, "half": 0.5, "whole": 1.0}
_FOR_THE_GROWN = ("street", "waterside", "monument", "temple", "show", "campus")
_FOR_ALL_AGES = ("lively", "children")
_FOR_CHILDREN = ("theme_park", "zoo", "aquarium")
_FOR_THE_SMALL = ("zoo", "aquarium")
# The smallest are tired of a park after so many minutes.
_SOON_TIRED = 120
# The smallest, and how long their day in a park is: they fade in the afternoon.
_SMALLEST: tuple[Legs, ...] = ("infant", "toddler")
_DAY_OF_THE_SMALLEST = 7 * 60
# Those of four to six are so by dinner.
_DAY_OF_THE_LITTLE = 8 * 60
# And the old, who sit down a while in the hotel before dinner; with their grandchildren they stay for the rides.
_DAY_OF_THE_OLD = 6 * 60
# What a wheelchair cannot get into is no sight, whatever it stands for.
_NO_WAY_IN = 2_000.0
# CNY that nobody minds for a sight.
_DEAR_TICKET = 120
# The old do not walk for longer, but through a palace.
_A_WALK, _A_PALACE = 150, 180
# What nobody comes for is not worth more for taking long, and one sees less of it.
_LONGEST_UNKNOWN, _SHORT_STAY, _OF_THE_UNKNOWN = 75, 60, 0.8
# A place of the day is worth so much at dusk and at night: one does not go there to fill an evening.
_LATE = (0.6, 0.15)
# A flagship for which one gives a day is worth so much more than others.
_A_DAY_FOR_IT = 0.35
# A day by the sea, without its ways.
_BY_THE_SEA = 300
# A visit on a slow day is longer by so many minutes at most.
_LINGERING = 45
# How much of what children like and do not like is so to teenagers.
_HALF_A_CHILD = 0.5
# What children come for where it is near is liked less than what they come for.
_CHILDREN_IF_NEAR = 0.4
# What nobody comes for and no table knows is worth so much of what is near.
_UNKNOWN = 0.5
# A source's order still tells apart what no table knows: minutes between its first and its last.
_BY_RANK = 25.0


def worth_of(place: SightProfile, rank: float, guide: Guide, knowledge: CityKnowledge) -> float:
    """Minutes that a place is worth, seen in full at its best hour; `rank` is its share of the source's list."""
    if place.standing == "unasked":
        return -guide.unasked
    scales = {"must": guide.must, "worth": guide.worth, "near": guide.near}
    at_once, per_minute = scales[place.standing]
    if knowledge.is_left_out(place):
        at_once -= guide.unknown
    if not place.known and place.standing == "near":
        per_minute *= _UNKNOWN
    flagship = guide.flagship * knowledge.is_flagship(place)
    stay = place.stay if place.known and place.standing != "near" else min(place.stay, _LONGEST_UNKNOWN)
    way = _for_the_way(place, guide, flagship)
    return at_once + per_minute * stay + way + flagship + _BY_RANK * (1 - rank)


def _for_the_way(place: SightProfile, guide: Guide, flagship: float) -> float:
    """Minutes that an outing is worth for its way; a `flagship` is worth so many by itself."""
    a_day = _A_DAY_FOR_IT * flagship * (place.outing == "whole")
    great = guide.great_outing * (place.standing == "must" and place.outing == "whole")
    return guide.outing * (place.standing != "near") * _DAYS_OUT[place.outing] + great + a_day


def worth_in_company(
    place: SightProfile,
    legs: frozenset[Legs],
    guide: Guide,
    knowledge: CityKnowledge,
    *,
    couple: bool = False,
    teens: bool = False,
) -> float:
    """Minutes that a place which nobody asked for is worth more to those who come along.

    Nobody drags the old or the young to what is hard on them, flagship or not, nor adults to a zoo, nor a couple or children to
    where people died, nor anybody to the lesser of these places; to the old an outing is no more than a visit. Teenagers are half children
    in what they like.
    """
    is_flagship = knowledge.is_flagship(place)
    is_second = place.kind in _FOR_CHILDREN and place.known and not knowledge.is_best_of_its_kind(place)
    more = -guide.second_park * is_second - (guide.hard_on_legs + guide.flagship * is_flagship) * bool(
        place.tires & legs
    )
    more -= _NO_WAY_IN * ("wheels" in place.tires & legs and "young" not in legs)
    grave = "grave" in place.moods and (couple or "young" in legs or place.standing == "near")
    more -= guide.grave * grave
    more -= _for_the_way(place, guide, guide.flagship * is_flagship) * ("old" in legs)
    childish = place.kind in _FOR_CHILDREN or (place.kind == "amusement" and "children" in place.moods)
    if "infant" in legs or ("toddler" in legs and place.kind == "theme_park"):
        return more - guide.not_for_adults * childish * max(1.0, place.stay / _SOON_TIRED)
    if "young" in legs:
        more += guide.for_children * _drawn(place) - guide.lost_on_children * _is_for_the_grown(place)
        return more - guide.other_museum * (place.kind == "museum" and "children" not in place.moods)
    if teens:
        more -= _HALF_A_CHILD * guide.not_for_adults * (place.kind in _FOR_THE_SMALL and not is_flagship)
        more += _HALF_A_CHILD * (
            guide.for_children * _drawn(place) - guide.lost_on_children * _is_for_the_grown(place)
        )
        return more - _HALF_A_CHILD * guide.other_museum * (
            place.kind == "museum" and "children" not in place.moods
        )
    more -= guide.not_for_adults * (childish and not is_flagship)
    return more - guide.childish_museum * (place.kind == "museum" and "children" in place.moods)


def in_place_of_a_flagship(
    place: SightProfile, legs: frozenset[Legs], guide: Guide, knowledge: CityKnowledge
) -> float:
    """Minutes that a place is worth more to the old who have the legs for it, and not for the flagship that it is like."""
    if "old" not in legs or not knowledge.stands_in(place, legs):
        return 0.0
    return guide.flagship + _for_the_way(place, guide, guide.flagship)


def dear_ticket(
    price: float, place: SightProfile, legs: frozenset[Legs], guide: Guide, knowledge: CityKnowledge
) -> float:
    """Minutes that a ticket (CNY) is disliked which nobody asked for: a show for the coaches, but no flagship."""
    if "young" in legs or knowledge.is_flagship(place):
        return 0.0
    return guide.dear_ticket * max(0.0, price - _DEAR_TICKET)


def lengths_of(
    place: SightProfile, room: int, legs: frozenset[Legs] = frozenset(), *, slow: bool = False
) -> tuple[int, int]:
    """Minutes of a visit at least and at most, around its natural length, where the place is open for `room` minutes."""
    natural = _natural(place, legs)
    longer = (
        _PROGRAMME if place.kind in _PROGRAMMES or "old" in legs else _AT_MOST_SLOWLY if slow else _AT_MOST
    )
    longest = min(natural * longer, natural + _LINGERING)
    longest = min(longest, _LONGEST_STROLL if place.kind in _STROLLS else room)
    shortest = _AT_LEAST_A_DAY if place.outing == "whole" and place.kind == "theme_park" else _AT_LEAST
    least = min(_in_steps(max(natural * shortest, place.least_of_the_great or 0)), room)
    return least, max(least, _in_steps(longest))


def appeal_of(place: SightProfile, liked: float, guide: Guide, legs: frozenset[Legs] = frozenset()) -> Appeal:
    """What its hours and its length take of the worth of a visit that is `liked` so much (minutes)."""
    natural, shares = _natural(place, legs), place.shares
    if place.best.isdisjoint(("dusk", "night")):
        shares = (*shares[:-2], *map(min, shares[-2:], _LATE))
    return Appeal(liked=liked * guide.off_hours, natural=natural, shares=shares)


def for_a_day(place: SightProfile) -> SightProfile:
    """A place that takes half a day to who gives it a whole one: they eat there."""
    return replace(
        place,
        outing="whole",
        stay=max(place.stay, _BY_THE_SEA),
        stay_with_children=max(place.stay_with_children, _BY_THE_SEA),
    )


def _natural(place: SightProfile, legs: frozenset[Legs]) -> int:
    """Minutes that a visit naturally takes those who come along."""
    natural = place.length(children="young" in legs)
    if not legs.isdisjoint(_SMALLEST):
        natural = min(natural, _DAY_OF_THE_SMALLEST)
    if "little" in legs:
        natural = min(natural, _DAY_OF_THE_LITTLE)
    if "old" in legs and not place.indoors:
        walk = _A_PALACE if place.kind == "palace" else _A_WALK
        with_children = place.kind == "theme_park" and "young" in legs
        whole = natural if with_children else _DAY_OF_THE_OLD
        natural = min(natural, whole if place.outing == "whole" else walk)
    if place.known or place.outing:
        return natural
    return min(natural, max(_SHORT_STAY, round(_OF_THE_UNKNOWN * natural)))


def is_long_walk(place: SightProfile) -> bool:
    """Whether it takes the old as long as they walk in the open: a palace garden, a lake, a hill."""
    return not place.indoors and place.stay >= _A_WALK


def _drawn(place: SightProfile) -> float:
    """Minutes for which children come to a place: none for what only a source calls one for them."""
    if not place.known or "children" not in place.moods:
        return 0.0
    if place.standing == "near":
        return _CHILDREN_IF_NEAR * min(place.stay_with_children, _LONGEST_UNKNOWN)
    return place.stay_with_children


def _is_for_the_grown(place: SightProfile) -> bool:
    """Whether a child sees little there: villas along a quiet street, a river bank, an old hall, a campus."""
    seen_by_all = place.standing == "must" or not place.moods.isdisjoint(_FOR_ALL_AGES)
    return place.kind in _FOR_THE_GROWN and not seen_by_all


def at_its_hours(
    stop: DayStop, place: SightProfile, *, out_late: bool = True, out_early: bool = False
) -> DayStop:
    """The stop within the hours in which one would go there; as it is where it is not open then.

    Who can be `out_late` stays for the show that ends the day in a park. Half a day's outing for which one came is begun
    `out_early`.
    """
    opens, closes, until = stop.opens, stop.closes, stop.until
    if place.of_the_night:
        opens, until = max(opens, _BEGINS.get(place.kind, _LIGHTS_ON)), max(until, _LIT)
    elif place.kind == "street" and "early" not in place.best:
        opens = max(opens, _SHOPS_OPEN)
    if place.light:
        opens, closes = max(opens, _FIRST_LIGHT), min(closes, _DARK)
    if place.kind == "museum" and place.best.isdisjoint(("dusk", "night")):
        closes = min(closes, _GUARDS_LEAVE)
    begin_by = stop.begin_by
    if out_late and place.kind == "theme_park" and place.outing == "whole" and "night" in place.best:
        until = max(until, min(closes, _FIREWORKS))
    if place.outing == "whole":
        begin_by = _AT_THE_GATE_BY if place.kind == "theme_park" else _SET_OUT_BY
    elif place.outing == "half" and place.light:
        begin_by = min(begin_by, _SET_OUT_BY if out_early else _AFTER_LUNCH)
    if closes - max(opens, until - stop.most) < stop.least or until > closes or opens > begin_by:
        return stop
    if (opens, closes, begin_by, until) == (stop.opens, stop.closes, stop.begin_by, stop.until):
        return stop
    return replace(stop, opens=opens, closes=closes, begin_by=begin_by, until=until)


def is_shut_at_its_best(stop: DayStop, place: SightProfile) -> bool:
    """Whether a sight of the night closes before the lights are on, or a show by day: nobody goes there by choice."""
    ends = _BEGINS[place.kind] + stop.least if place.kind in _BEGINS else _LIT
    return place.of_the_night and stop.closes < ends


def _in_steps(minutes: float) -> int:
    return max(SHORTEST_VISIT, round(minutes / STEP) * STEP)
