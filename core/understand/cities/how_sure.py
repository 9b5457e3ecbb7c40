"""How sure the cities of a trip are: of two, the one is known by the other; a third may be meant instead."""

import re
from collections.abc import Sequence
from dataclasses import replace

from core.understand.cities.city_rules import ANY_CITY, SETTLED, START
from core.understand.cities.named_cities import CITY, MarkedText, Named
from core.understand.cities.onward import is_ones_country
from core.understand.cities.side_by_side import is_by_the_way, is_of_somebody
from core.understand.cities.start_rules import FROM_THERE
from core.understand.cities.trip_cities import TripCities
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading

# how sure a city is that is only named
ONLY_NAMED = 0.5
_ANY_RULE = ((ANY_CITY, ONLY_NAMED),)
# how sure a city is beside another whose role is said
_ONE_OF_TWO = 0.7
# how sure the words are for the city where one lives: it counts before the country one is from
LIVES_THERE = 0.9
# how sure words are that place one in a city, now or on the trip: in Wuhan, 在武汉
AT_A_PLACE = 0.85
ENDS = re.compile(r"市?(?:$|[,.。;!?、\s玩旅游待住看转逛过和或还再然呆溜吃]|\W)")
_BEGINS_A_CLAUSE = re.compile(r"(?:^|[.,;:!?\n(—–-])\s*(?:so|just|ok|then|this time|now)?\s*$", re.IGNORECASE)
_ENDS_A_CLAUSE = re.compile(r"\s*(?:$|[.,;:!?\n)—–-])")
"""What stands about a city that is a clause of its own."""
OF_ITS_OWN = re.compile(r"\s*(?:的|'s)")
_LISTED = re.compile(r"\s*(?:和|与|跟|及|、|/|&|,?\s*and)\s*", re.IGNORECASE)
_WILL_DO = re.compile(r"也(?:行|可以|成)|\s+(?:would be|is) (?:fine|ok|okay) too\b")
"""What says that a city will do as well as others."""
_MAY_BE = re.compile(
    r"\b(?:could (?:also )?be|might (?:also )?be|may be|or (?:maybe|even|perhaps)|possibly)\s+$",
    re.IGNORECASE,
)
"""What goes before a city that is one of several to go to: rest of the week in Nanjing, could be Suzhou too."""
_LED_TO = re.compile(r"[在从回往住]\s*$|\b(?:in|from|to|at)\s+$", re.IGNORECASE)
"""What goes before a city that is some part of the trip, whatever follows."""
_HOME_TO = re.compile(r"\bhome to\s+$", re.IGNORECASE)
"""What goes before a city where one lives, or where the trip goes: on Monday we fly home to Shanghai."""


_PLACED_IN = re.compile(
    r"(?<!days )(?<!day )(?<!nights )(?<!night )(?<!weekend )(?<!week )(?<!trip )(?<!holiday )(?<!break )(?<!time )(?<!together )(?<!away )\bin\s+$",
    re.IGNORECASE,
)
_SET_OFF_FROM = (
    compiled(
        rf"(?<!back )(?<!home )(?<!return )(?<!returning )(?<!away )(?<!trip )(?<!trips )(?<!far )(?<!not )\bfrom\s+(?P<a>{CITY})(?! (?:back|home)\b)",
        re.IGNORECASE,
    ),
    1.0,
)
"""The plainest words for setting off from a city, which is not the one that one comes home from."""


def all_named(told: MarkedText) -> list[Named]:
    """All cities named, in order."""
    return list(told.readings(_ANY_RULE))


def weighed(told: MarkedText, trip: TripCities) -> TripCities:
    """The trip with how sure its cities are: of two, the one is known by the other; a third may be meant instead."""
    start, target = trip.start, trip.target
    if target is not None and _may_be_where_one_lives(told, target, start):
        also = tuple(dict.fromkeys(str(one.value) for one in all_named(told) if one.value != target.value))
        left = None if start is None else replace(start, confidence=ONLY_NAMED, also=(target.value,))
        return replace(trip, start=left, target=replace(target, confidence=ONLY_NAMED, also=also))
    if target is not None and start is None and (rival := _placed_too(told, target)):
        return replace(trip, target=replace(target, confidence=ONLY_NAMED, also=rival))
    if target is not None and (
        _WILL_DO.match(told.text, target.span[1]) or _MAY_BE.search(told.text, 0, target.span[0])
    ):
        return replace(trip, target=replace(target, confidence=min(target.confidence, ONLY_NAMED)))
    if (
        target is not None
        and start is None
        and (_stands_alone(told, target, trip) or _is_the_only_one(told, target, trip))
    ):
        return replace(trip, target=replace(target, confidence=max(target.confidence, _ONE_OF_TWO)))
    if start is None or target is None:
        return trip
    homes = {one.span for one in told.readings(START) if one.confidence >= AT_A_PLACE}
    last = start.span
    for one in all_named(told):
        if _LISTED.fullmatch(told.text, last[1], one.span[0]):
            homes.add(one.span)
            last = one.span
    thirds = [
        one
        for one in all_named(told)
        if one.value not in (start.value, target.value)
        and not is_by_the_way(told, one)
        and not (start.confidence == LIVES_THERE and is_ones_country(told, one))
        and (one.span in homes or is_gone_to(told, one) or _LED_TO.search(told.text, 0, one.span[0]))
    ]
    if _is_left_too(told, start, target):
        return replace(
            trip,
            start=replace(start, confidence=ONLY_NAMED, also=(target.value,)),
            target=_or_else(replace(target, confidence=ONLY_NAMED), thirds),
        )
    if not thirds:
        weaker = max(min(start.confidence, _ONE_OF_TWO), min(target.confidence, _ONE_OF_TWO))
        both = start.confidence <= ONLY_NAMED and target.confidence <= ONLY_NAMED
        return trip if both else _at_least(trip, weaker)
    from_there = tuple(one for one in thirds if one.span in homes)
    to_there = tuple(one for one in thirds if one.span not in homes)
    if target.confidence == SETTLED:
        to_there = ()
    if start.confidence == FROM_THERE:
        from_there = ()
    return replace(trip, start=_or_else(start, from_there), target=_or_else(target, to_there))


def _may_be_where_one_lives(told: MarkedText, target: Reading[str], start: Reading[str] | None) -> bool:
    """Whether one goes home to a city, and no words say of the other one that the trip starts there."""
    others = any(isinstance(one.value, str) and one.value != target.value for one in all_named(told))
    told_apart = start is not None and start.confidence > _ONE_OF_TWO
    return others and not told_apart and _HOME_TO.search(told.text, 0, target.span[0]) is not None


def _placed_too(told: MarkedText, target: Reading[str]) -> tuple[str, ...]:
    """The other cities that are only said to be where somebody is, where the trip's own is too: in Shanghai, we're in Suzhou."""
    placed = [one for one in all_named(told) if isinstance(one.value, str) and is_placed_in(told, one)]
    if target.confidence > AT_A_PLACE or target.span not in {one.span for one in placed}:
        return ()
    return tuple(dict.fromkeys(str(one.value) for one in placed if one.value != target.value))


def _is_left_too(told: MarkedText, start: Reading[str], target: Reading[str]) -> bool:
    """Whether English sets off from the city that was taken for where the trip goes, and not from the other one."""
    left = {one.value for one in told.readings((_SET_OFF_FROM,))}
    return start.confidence < FROM_THERE and target.value in left and start.value not in left


def _stands_alone(told: MarkedText, city: Reading[str], trip: TripCities) -> bool:
    """Whether a city is all that a clause says, and the only one of the text: Beijing. 4 nights; 3 rooms, Hangzhou."""
    named = {str(one.value) for one in all_named(told)}
    others = trip.elsewhere or trip.refused or trip.misspelt
    return (
        not others
        and named == {city.value}
        and _BEGINS_A_CLAUSE.search(told.text, 0, city.span[0]) is not None
        and _ENDS_A_CLAUSE.match(told.text, city.span[1]) is not None
    )


def _is_the_only_one(told: MarkedText, target: Reading[str], trip: TripCities) -> bool:
    """Whether Chinese names no other city, and this one not as that of somebody: 成都2晚."""
    others = {str(one.value) for one in all_named(told) if one.value not in (target.value, trip.comes_from)}
    return not (others or told.text.isascii() or is_of_somebody(told, target))


def _at_least(trip: TripCities, confidence: float) -> TripCities:
    """The trip with both cities at least so sure."""
    start, target = (
        one if one is None else replace(one, confidence=max(one.confidence, confidence))
        for one in (trip.start, trip.target)
    )
    return replace(trip, start=start, target=target)


def _or_else(city: Reading[str], others: Sequence[Named]) -> Reading[str]:
    """The city, less sure where others may be meant; those that the sandbox has are the other choices."""
    if not others:
        return city
    also = tuple(dict.fromkeys(one.value for one in others if isinstance(one.value, str)))
    return replace(city, confidence=min(city.confidence, ONLY_NAMED), also=also)


def is_placed_in(told: MarkedText, city: Named) -> bool:
    """Whether words only say that somebody or something is in a city: in Suzhou."""
    return _PLACED_IN.search(told.text, 0, city.span[0]) is not None


def is_gone_to(told: MarkedText, city: Named) -> bool:
    """Whether a city is one of several that are named in turn, and no dish or school of it."""
    return ENDS.match(told.text, city.span[1]) is not None and not OF_ITS_OWN.match(told.text, city.span[1])
