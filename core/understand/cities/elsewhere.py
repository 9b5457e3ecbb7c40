"""Cities and places that people travel to and that a sandbox does not have."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from pyproj import Geod

from core.understand.patterns.one_of import one_of
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Reading
from core.understand.text.writing.script import lower

_EARTH = Geod(ellps="WGS84")
_CITIES_OFFERED = 3
"""More cities than these to start from instead are no help."""
_AFAR = 2000
"""Kilometres beyond which no city is near."""
_OF_A_NAME = r"(?![路街菜道]|烤|客户|客人|朋友|友人|人(?!民)|老外|游客|同事|领导|学生|老师|料理|拉面|小吃|风味|\s*(?:road|street|food|cuisine|style|restaurant|hotel|university|noodles|beer|park|lake|garden|temple|tower|museum|square|gate)|\$)"


def elsewhere(text: str, city_names: tuple[str, ...]) -> Iterator[Reading[str]]:
    """Places of the wide world that the (folded) text names, as it names them, in its order."""
    lowered = lower(text)
    found = (match.span() for pattern in _names() for match in pattern.finditer(lowered))
    for start, end in sorted(found):
        if text[start:end] not in city_names:
            yield Reading(text[start:end], (start, end))


def is_elsewhere(name: str) -> bool:
    """Whether that is the name, in small letters, of such a place."""
    return name in _places()


def names_elsewhere() -> str:
    """What finds a name of such a place."""
    return one_of(_places())


def instead_of(place: str, cities: Iterable[str]) -> tuple[str, ...]:
    """Those of `cities` from where one who lives at `place` may travel instead: the nearest, or, for one who lives very
    far away, where one arrives from there; none where it is not known how the two lie."""
    here = _places().get(lower(place))
    if here is None:
        return ()
    known = {city: entry for city in cities if (entry := lexicon("cities").get(city)) is not None}
    km = {city: _EARTH.inv(*here, entry["at"][1], entry["at"][0])[2] / 1000 for city, entry in known.items()}
    if km and min(km.values()) > _AFAR:
        return tuple(city for city, entry in known.items() if entry.get("gateway"))
    return tuple(sorted(km, key=lambda city: km[city])[:_CITIES_OFFERED])


@lru_cache(maxsize=1)
def _places() -> Mapping[str, tuple[float, float]]:
    """Where each name of the list lies: longitude and latitude in degrees, by the name in small letters."""
    found = dict[str, tuple[float, float]]()
    for line in lexicon("elsewhere")["names"].strip().splitlines():
        *names, at = line.split("|")
        latitude, longitude = map(float, at.split(","))
        found |= {name.lower(): (longitude, latitude) for name in names}
    return found


@lru_cache(maxsize=1)
def _names() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What finds Chinese and English names in a text of small letters, the longest at each place."""
    words = list(_places())
    chinese = one_of(word for word in words if not word.isascii())
    english = one_of(word for word in words if word.isascii())
    return re.compile(rf"{chinese}{_OF_A_NAME}"), re.compile(rf"\b{english}\b{_OF_A_NAME}")
