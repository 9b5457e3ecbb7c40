"""Names matched as the released program's library matches them: by Python's own sequence matcher, in whole percent.

rapidfuzz finds the best alignment and the matcher of the standard library one that is never better, so what rapidfuzz
refuses needs no second look.
"""

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Generic, TypeVar

from rapidfuzz import fuzz, process

from core.evaluate.triptailor.matching import EDIT, EDIT_ATTRACTION, LONGEST_NAME, PARTIAL
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Restaurant

_Place = TypeVar("_Place", Attraction, Restaurant, Hotel)
_ROUNDING = 0.5
_SAME = 0.995


def ratio(one: str, other: str) -> int:
    """Edit ratio in whole percent; 0 where one of two different texts is empty."""
    if not one or not other:
        return 100 if one == other else 0
    return round(100 * SequenceMatcher(None, one, other).ratio())


def partial_ratio(one: str, other: str) -> int:
    """The best ratio of the shorter text with a part of the longer that begins where a matching block does."""
    if not one or not other:
        return 100 if one == other else 0
    shorter, longer = (one, other) if len(one) <= len(other) else (other, one)
    best = 0.0
    for short_at, long_at, _ in SequenceMatcher(None, shorter, longer).get_matching_blocks():
        start = max(0, long_at - short_at)
        found = SequenceMatcher(None, shorter, longer[start : start + len(shorter)]).ratio()
        if found > _SAME:
            return 100
        best = max(best, found)
    return round(100 * best)


class NamesByKind(Generic[_Place]):
    """The places of a kind by their names in lower case."""

    def __init__(self, places: Sequence[_Place], edit: float) -> None:
        self._edit = edit
        self._names: list[str] = []
        self._places: list[_Place] = []
        for place in places:
            for name in filter(None, (place.name, place.name_en)):
                self._names.append(name.lower())
                self._places.append(place)

    def best(self, text: str) -> _Place | None:
        """Of the places that match, the first with the best edit ratio."""
        wanted = text.lower()
        if len(wanted) > LONGEST_NAME:
            return None
        scores = {
            number: ratio(wanted, self._names[number])
            for number in self._candidates(wanted)
            if self._matches(wanted, self._names[number])
        }
        if not scores:
            return None
        return self._places[max(sorted(scores), key=scores.__getitem__)]

    def _matches(self, wanted: str, name: str) -> bool:
        return ratio(wanted, name) >= self._edit or partial_ratio(wanted, name) >= PARTIAL

    def _candidates(self, wanted: str) -> set[int]:
        found: set[int] = set()
        for scorer, least in ((fuzz.ratio, self._edit), (fuzz.partial_ratio, PARTIAL)):
            matches = process.extract(
                wanted, self._names, scorer=scorer, score_cutoff=least - _ROUNDING, limit=None
            )
            found |= {number for _, _, number in matches}
        return found


class ReleasedNames:
    """The names of a city, as the released program finds them."""

    def __init__(self, city: City) -> None:
        self._attractions = NamesByKind(city.attractions, EDIT_ATTRACTION)
        self._restaurants, self._hotels = NamesByKind(city.restaurants, EDIT), NamesByKind(city.hotels, EDIT)
        self.attraction = lru_cache(maxsize=4_096)(self._attractions.best)
        self.restaurant = lru_cache(maxsize=4_096)(self._restaurants.best)
        self.hotel = lru_cache(maxsize=4_096)(self._hotels.best)


@lru_cache(maxsize=32)
def released_names_of(city: City) -> ReleasedNames:
    """The names of a city, gathered once."""
    return ReleasedNames(city)
