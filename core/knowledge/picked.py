"""Which sights of a city one means who wishes for a kind of them: those that everybody would pick, not an odd member of it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from core.knowledge.city import CityKnowledge, knowledge_of
from core.knowledge.places import SightProfile
from core.knowledge.things import first_of, is_led, is_no_such_place, sights_of
from core.sandbox.city import City

# What one comes for, what else is known, what lies inside another place, what no table names, what its fans alone ask for or
# the data alone call so.
_COME_FOR, _KNOWN, _INSIDE, _LEFT_OUT, _ODD = range(5)
# Km from the first sight of a city to what no table knows as a day out: nobody rides there because of what it is called.
_OUT_OF_REACH = 60.0
# Km to what one picks last of what is as well known: nobody rides half a day there and half a day back for a walk.
_FAR_OUT = 100.0
# Of so many there is a choice.
_MANY = 3
# Cities with the things that were asked for.
_PICKS_KEPT = 128


class Picked(NamedTuple):
    """The sights that are a thing: `meant` are those that one would pick, `others` are it too, and known."""

    meant: frozenset[str]
    others: frozenset[str]


@lru_cache(maxsize=_PICKS_KEPT)
def picked(thing: str, city: City) -> Picked:
    """The sights of a city that are a thing; of boats those of its first sight come before all others."""
    best, *rest = _by_choice(thing, city) or [()]
    if (first := first_of(thing)) and (led := picked(first, city).meant):
        rest, best = [best, *rest], tuple(sorted(led))
    if is_led(thing):
        # of what one studies the greatest sight comes before all others
        rest, best = [best, *rest], _greatest(best, city) or best
    known = (name for rank in rest for name in rank if _rank(thing, name, city) < _LEFT_OUT)
    meant = frozenset(_with_a_fare(_of_the_first_sight(best, knowledge_of(city)) or best, city))
    return Picked(meant, frozenset((*best, *known)) - meant)


@lru_cache(maxsize=_PICKS_KEPT)
def members(thing: str, city: City) -> frozenset[str]:
    """The sights of a city at which somebody who wishes for a thing has it: no odd member of the kind where there is another."""
    names = sights_of(frozenset({thing}), city)
    return frozenset(name for name in names if _rank(thing, name, city) < _ODD) or names


def in_reach(names: Iterable[str], city: City) -> frozenset[str]:
    """Those of these sights to which one gets, and back, on a day, and those that are known as a day out."""
    knowledge = knowledge_of(city)
    return frozenset(
        name
        for name in names
        if knowledge.place(name).outing is not None or _km_out(name, city) <= _OUT_OF_REACH
    )


def two_of(thing: str, city: City) -> tuple[frozenset[str], ...]:
    """The sights that one means who wishes for several: the first of all, and others of them; one where there is but one."""
    knowledge, ranks, known = knowledge_of(city), _by_choice(thing, city), picked(thing, city)
    if first_of(thing):
        return tuple(filter(None, known))
    best = ranks[0] if ranks else ()
    sites = {name: knowledge.place(name).site for name in best}
    first = frozenset(name for name in best if sites[name] == sites[best[0]])
    second = frozenset(best) - first
    # where there are few of them, what takes a day is one as well: another theme park
    return tuple(filter(None, (first, second if len(second) >= _MANY else (second | known.others) - first)))


def _by_choice(thing: str, city: City) -> list[tuple[str, ...]]:
    """The sights that are a thing, what one would pick first, each rank in the order of the source."""
    names = in_reach(sights_of(frozenset({thing}), city), city)
    listed = [row.name for row in city.attractions if row.name in names]
    ranks = {name: (_rank(thing, name, city), _km_out(name, city) > _FAR_OUT) for name in listed}
    return [
        tuple(name for name in listed if ranks[name] == rank) for rank in sorted(frozenset(ranks.values()))
    ]


def _km_out(name: str, city: City) -> float:
    """Km from the first sight of a city, or where nothing is known of it from its first hotel; 0 where nobody knows."""
    middles = (*knowledge_of(city).flagships, *(hotel.name for hotel in city.hotels[:1]))
    first = next((one for one in middles if one in city.network), None)
    return 0.0 if first is None or name not in city.network else city.network.distance(first, name)


def _rank(thing: str, name: str, city: City) -> int:
    knowledge = knowledge_of(city)
    place = knowledge.place(name)
    if place.standing == "unasked" or is_no_such_place(thing, place):
        return _ODD
    if place.is_part:
        return _INSIDE
    if knowledge.is_left_out(place):
        return _LEFT_OUT
    # what takes a whole day is no matter of course for who wishes for its kind
    return _COME_FOR if place.standing in ("must", "worth") and place.outing != "whole" else _KNOWN


def _greatest(names: Iterable[str], city: City) -> tuple[str, ...]:
    """Those of these sights that nobody leaves the city without."""
    knowledge = knowledge_of(city)
    return tuple(name for name in names if knowledge.place(name).standing == "must")


def _of_the_first_sight(names: Iterable[str], knowledge: CityKnowledge) -> list[str]:
    """The boats among these that go with the first sight of the city."""
    first = frozenset(knowledge.flagships[:1])
    return [name for name in names if _is_boat(knowledge.place(name)) and first & knowledge.goes_with(name)]


def _with_a_fare(names: Iterable[str], city: City) -> list[str]:
    """Of boats those whose fare the data have, where there is one: what costs nothing on paper may be a pier, or the river itself."""
    names, knowledge = list(names), knowledge_of(city)
    if not all(_is_boat(knowledge.place(name)) for name in names):
        return names
    priced = frozenset(row.name for row in city.attractions if row.price > 0)
    return [name for name in names if name in priced] or names


def _is_boat(place: SightProfile) -> bool:
    return place.kind == "cruise"
