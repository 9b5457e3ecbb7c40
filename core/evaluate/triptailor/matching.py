"""Names of a plan found among those of the sandbox, as the released program matches them: fuzzily, in lower case."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import fuzz, process

from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Restaurant

_Place = TypeVar("_Place", Attraction, Restaurant, Hotel)

PARTIAL, EDIT, EDIT_ATTRACTION = 90.0, 80.0, 50.0
"""A name matches from this partial ratio on, or from this edit ratio on."""
LONGEST_NAME = 200
"""Letters: no place has a longer name, and the matcher takes a time that grows with the square of it."""


class NameIndex:
    """Names in lower case, and how to find the one that a text means."""

    def __init__(self, names: Sequence[str], edit: float) -> None:
        """`edit` is the edit ratio from which on a name matches."""
        self.names, self.edit = names, edit
        self._known = frozenset(names)
        self._lengths = np.array([len(name) for name in names])
        self._needed = np.array([_shared_at_least(name) for name in names])
        holders: dict[str, list[int]] = {}
        for number, name in enumerate(names):
            for letter in set(name):
                holders.setdefault(letter, []).append(number)
        self._holders = {letter: np.array(numbers) for letter, numbers in holders.items()}

    def best(self, text: str) -> str:
        """Of the names that match, the one of the best edit ratio; empty where none matches."""
        wanted = text.lower().strip()
        if wanted in self._known:
            return wanted
        if not wanted or len(wanted) > LONGEST_NAME:
            return ""
        found = process.extractOne(wanted, self.names, scorer=fuzz.ratio, score_cutoff=self.edit)
        if found is not None:
            # the best of all: whatever matches only in part has a lower edit ratio
            return found[0]
        partial = (
            name
            for name in (self.names[number] for number in self._candidates(wanted))
            if fuzz.partial_ratio(wanted, name) >= PARTIAL
        )
        return max(partial, key=lambda name: fuzz.ratio(wanted, name), default="")

    def _candidates(self, wanted: str) -> NDArray[np.int64]:
        """Names that share enough letters with the text for a partial match; partial ratios are too slow for all names."""
        shared = np.zeros(len(self.names))
        for letter in set(wanted) & self._holders.keys():
            shared[self._holders[letter]] += 1
        shorter = self._lengths <= len(wanted)
        return np.flatnonzero(shared >= np.where(shorter, self._needed, _shared_at_least(wanted)))


def _shared_at_least(shorter: str) -> float:
    """Different letters of a text that a partial match of 90 holds: 9 of 11 letters of the shorter text occur in the longer.

    A window of w letters against m has a ratio of 2 w / (w + m) at most, which is 0.9 where w is 9/11 of m.
    """
    return len(set(shorter)) - (1 - PARTIAL / (200 - PARTIAL)) * len(shorter)


class CityNames:
    """The names of a city, in Chinese and English, with the places that they stand for."""

    def __init__(self, city: City) -> None:
        self._attractions, self._restaurants = _by_name(city.attractions), _by_name(city.restaurants)
        self._hotels = _by_name(city.hotels)
        self._attraction_names = NameIndex(tuple(self._attractions), EDIT_ATTRACTION)
        self._restaurant_names = NameIndex(tuple(self._restaurants), EDIT)
        self._hotel_names = NameIndex(tuple(self._hotels), EDIT)
        self.attraction = lru_cache(maxsize=20_000)(self._find_attraction)
        self.restaurant = lru_cache(maxsize=20_000)(self._find_restaurant)
        self.hotel = lru_cache(maxsize=20_000)(self._find_hotel)

    def _find_attraction(self, name: str) -> Attraction | None:
        return self._attractions.get(self._attraction_names.best(name))

    def _find_restaurant(self, name: str) -> Restaurant | None:
        return self._restaurants.get(self._restaurant_names.best(name))

    def _find_hotel(self, name: str) -> Hotel | None:
        return self._hotels.get(self._hotel_names.best(name))


@lru_cache(maxsize=64)
def names_of(city: City) -> CityNames:
    """The names of a city, gathered once."""
    return CityNames(city)


def _by_name(places: Iterable[_Place]) -> dict[str, _Place]:
    found: dict[str, _Place] = {}
    for place in places:
        for name in (place.name, place.name_en):
            if name:
                found.setdefault(name.lower(), place)
    return found
