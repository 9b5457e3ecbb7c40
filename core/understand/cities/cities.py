"""Where the trip starts and goes: cities of the sandbox, others, refused ones, several, and misspelt ones."""

import re
from dataclasses import replace
from itertools import pairwise

from core.understand.cities.city_rules import COMES_HIMSELF, GONE_TO, MEETING, SETTLED, START, TARGET
from core.understand.cities.elsewhere import elsewhere
from core.understand.cities.how_sure import (
    AT_A_PLACE,
    ENDS,
    LIVES_THERE,
    OF_ITS_OWN,
    ONLY_NAMED,
    all_named,
    is_gone_to,
    is_placed_in,
    weighed,
)
from core.understand.cities.misspelt import HALF_SPELT, meant_chinese, meant_english
from core.understand.cities.named_cities import MarkedText, Named, marked_cities, of_names, words_of_cities
from core.understand.cities.onward import goes_on
from core.understand.cities.refused_cities import refused_cities, refused_elsewhere
from core.understand.cities.side_by_side import are_joined
from core.understand.cities.trip_cities import TripCities
from core.understand.text.spans import Reading

# how sure the weakest words for going somewhere are
_GOES_THERE = 0.8
_STAYS = re.compile(
    r"\s*(?:玩|待|呆|住|留)?\s*(?:(?:\d|[一二两三四五六七八九十])+\s*[天日晚]|,?\s*\d\s*(?:d|days?|nights?)\b|(?:,|for|,\s*for) (?:\d|one|two|three|four|five|six) (?:days?|nights?))",
    re.IGNORECASE,
)
"""How long one is in a city that was named, among others."""
_DAYS_IN = re.compile(
    r"(?:days?|nights?|weekend|week|trip|holiday|(?:玩|待|呆|住|逛))\s*(?:in|at|在)\s*$", re.IGNORECASE
)
"""What goes before a city where one spends the days of the trip."""
_IN_TURN = re.compile(
    r"先(?:去|到|在|玩)|\bfirst\b|\b(?:after that|afterwards|followed by|and then on to|then)\b",
    re.IGNORECASE,
)
"""What says that places are gone to one after another."""
_MOVED = re.compile(r"不是(?=,)|不对|改(?:从|成|为)|搬家|说错|算了")
"""What says that something else is meant than what was said before."""
_SIDE_BY_SIDE = re.compile(r"\s*(?:[-–—>→]+\s*)?")
"""What stands between cities of a round, or of a choice, where the trip starts elsewhere."""
_FROM, _TO = re.compile(r"(?:\bfrom |从)$", re.IGNORECASE), re.compile(r" to |[到去飞至]", re.IGNORECASE)
_EITHER = re.compile(r"\s*(?:或者?|(?:比较)?(?:好|行|合适)?[呢呀吧]?[,?]?\s*还是|\bor\b)\s*", re.IGNORECASE)


def read_cities(text: str, city_names: tuple[str, ...]) -> TripCities:
    """Origin and destination among the cities, by their Chinese names, as the (folded) text says."""
    marked = marked_cities(text, city_names)
    refused = tuple(refused_cities(marked))
    marked = marked.without((*refused, *of_names(marked)))
    misspelt = (
        *meant_chinese(marked.text, city_names),
        *meant_english(marked.text, words_of_cities(city_names)),
    )
    others = tuple(elsewhere(marked.text, city_names))
    refused += refused_elsewhere(marked, others)
    others = tuple(one for one in others if not any(no.span[0] <= one.span[0] < no.span[1] for no in refused))
    told = marked.also((*others, *misspelt))
    found = TripCities(start=None, target=None, elsewhere=others, refused=refused, misspelt=misspelt)
    met = next(told.readings(MEETING), None)
    if met is not None and not (goes_on(told, met) or _is_set_off_from(told, met)):
        return _of_meeting(told, met, found)
    return weighed(told, _settled(told, *_roles(told), found))


def _is_set_off_from(told: MarkedText, met: Named) -> bool:
    """Whether a text says that one goes from there to another: from Shanghai to Guangzhou (we meet in Shanghai first)."""
    return any(
        one.value == met.value != other.value
        and _FROM.search(told.text[: one.span[0]])
        and _TO.fullmatch(told.text, one.span[1], other.span[0])
        for one, other in pairwise(all_named(told))
    )


def _of_meeting(told: MarkedText, met: Named, trip: TripCities) -> TripCities:
    """The trip to a city where travellers meet: from where, is open between the others that the text names."""
    target, choices = _known(met)
    others = [one for one in all_named(told) if one.value != met.value]
    starts = tuple(dict.fromkeys(one.value for one in others if isinstance(one.value, str)))
    mine = next(told.readings(COMES_HIMSELF), None)
    start = _known(others[0])[0] if len(starts) == 1 else _known(mine)[0] if mine else None
    return replace(
        trip, start=start, target=target, target_choices=choices, start_choices=() if start else starts
    )


def _roles(told: MarkedText) -> tuple[Named | None, Named | None]:
    """Where the trip starts and goes, among all cities named."""
    met = next(told.readings(MEETING), None)
    start = met if met is not None else next(told.readings(START), None)
    if met is None and start is not None and _MOVED.search(told.text, start.span[1]):
        start = _said_last(told, start)
    if start is not None and not isinstance(start.value, str):
        homes = (one for one in told.readings(START) if isinstance(one.value, str))
        start = next((one for one in homes if one.confidence == LIVES_THERE), start)
    target = next((one for one in told.readings(TARGET) if start is None or one.value != start.value), None)
    if start is None and target is not None:
        return _the_other(told, target)
    return start, target


def _said_last(told: MarkedText, start: Named) -> Named:
    """Where the trip starts where the text changes its mind about that: 从天津……不是，搬家了，从北京走."""
    later = (
        one
        for one in told.readings(START)
        if one.confidence > LIVES_THERE and _MOVED.search(told.text, start.span[1], one.span[0])
    )
    return max(later, key=lambda one: one.span, default=start)


def _the_other(told: MarkedText, target: Named) -> tuple[Named | None, Named | None]:
    """The trip where one other city is named before, and nothing says what it is: the one set off from.

    Where nothing tells the two apart, the first one named is.
    """
    named = all_named(told)
    others = [one for one in named if one.value != target.value]
    if len({one.span for one in others}) != 1 and len({str(one.value) for one in others}) != 1:
        return None, target
    if target.span < others[0].span and _may_be_home(told, target, others[0]):
        joined = are_joined(told, target, others[0])
        return (None, target) if joined else (target, others[0])
    if others[0].span < target.span:
        joined = are_joined(told, others[0], target)
        return (None if joined else others[0]), target
    in_order = target.confidence <= ONLY_NAMED and len(named) == 2 and not are_joined(told, target, others[0])
    return (target, others[0]) if in_order else (None, target)


def _may_be_home(told: MarkedText, first: Named, later: Named) -> bool:
    """Whether words that only place one in a city mean home or work, the trip going to the one named later.

    `3 days off work in Guangzhou and fancy Chongqing`; not `在深圳玩两天`, and not a later city's own dish or school.
    """
    stays = _STAYS.match(told.text, first.span[1]) or _DAYS_IN.search(told.text[: first.span[0]])
    return (
        ONLY_NAMED < first.confidence <= AT_A_PLACE
        and not stays
        and not OF_ITS_OWN.match(told.text, later.span[1])
        and not is_placed_in(told, later)
    )


def _settled(told: MarkedText, start: Named | None, target: Named | None, trip: TripCities) -> TripCities:
    """The trip with what is not a city of the sandbox taken out, and with what may be meant instead."""
    first, first_choices = _known(start)
    goal, goal_choices = _known(target)
    if goal is None and not goal_choices and target is not None:
        inside = (
            known
            for one in told.readings(TARGET)
            if one.confidence >= _GOES_THERE and (known := _known(one)[0]) is not None
        )
        goal = next((one for one in inside if first is None or one.value != first.value), None)
    if goal is not None and _beside_another(told, goal):
        goal_choices, goal = (goal.value,), None
    several = _several(told, goal, first) if goal is not None else ()
    if len(several) > 1:
        goal, goal_choices = None, several
    comes_from = next((one for one in trip.elsewhere if start is not None and start.value == one), None)
    return replace(
        trip,
        start=first,
        target=goal,
        start_choices=first_choices,
        target_choices=goal_choices,
        comes_from=comes_from,
    )


def _known(read: Named | None) -> tuple[Reading[str] | None, tuple[str, ...]]:
    """The reading where it is a city of the sandbox; else the one that it may be a misspelling of."""
    if read is None:
        return None, ()
    if isinstance(read.value, str):
        return Reading(read.value, read.span, read.confidence), ()
    if read.value.confidence == HALF_SPELT:
        return Reading(read.value.value, read.span, HALF_SPELT), ()
    return None, (read.value.value,) if read.value.confidence < 1 else ()


def _beside_another(told: MarkedText, target: Reading[str]) -> bool:
    """Whether the text would as soon go to a city that the sandbox does not have: 深圳或者珠海."""
    others = (one for one in all_named(told) if not isinstance(one.value, str) and one.value.confidence == 1)
    return any(
        _EITHER.fullmatch(told.text, *sorted((target.span[0], target.span[1], *one.span))[1:3])
        for one in others
    )


def _several(told: MarkedText, target: Reading[str], start: Reading[str] | None) -> tuple[str, ...]:
    """The cities between which the text does not choose, in its order; the target alone where it names no other."""
    if target.confidence == SETTLED:
        return (target.value,)
    found = [
        one
        for one in all_named(told)
        if isinstance(one.value, str) and (start is None or one.value != start.value)
    ]
    goals = {one.span: one for one in found if one.value == target.value}
    for first, second in pairwise(found):
        joint = are_joined(told, first, second) or (
            start is not None and _SIDE_BY_SIDE.fullmatch(told.text, first.span[1], second.span[0])
        )
        if joint and (first.span in goals or second.span in goals):
            goals |= {first.span: first, second.span: second}
    if len({one.value for one in found}) > 1 and _IN_TURN.search(
        told.text, found[0].span[0] - 8 if found[0].span[0] > 8 else 0
    ):
        goals |= {one.span: one for one in found if is_gone_to(told, one)}
    stays = [one for one in found if _STAYS.match(told.text, one.span[1])]
    if len({one.value for one in stays}) > 1:
        goals |= {one.span: one for one in stays}
    for one in told.readings(GONE_TO):
        if ENDS.match(told.text, one.span[1]) and one.span in {other.span for other in found}:
            goals[one.span] = one
    return tuple(dict.fromkeys(str(goals[span].value) for span in sorted(goals)))
