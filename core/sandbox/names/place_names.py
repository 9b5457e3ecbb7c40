"""Names of places and cities in the reader's language: the one translator of them."""

from collections.abc import Mapping
from functools import lru_cache

from core.sandbox.city import City
from core.sandbox.names.english import is_terminal, line_in_english, station_in_english
from core.sandbox.names.landmarks import known_in_english
from core.sandbox.names.sounded import is_chinese, place_in_english
from core.sandbox.network import STATION_SUFFIX
from core.sandbox.sandbox import Sandbox
from core.text import Language, Naming


def place_names(city: City | None, language: Language) -> Naming:
    """The names of a city's places: in English where the city or people know one, else by their sounds and their kind.

    What is no place of the city, and no station, stays as it is.
    """
    if language == "zh":
        return _chinese
    english, own = english_places(city), own_names(city)

    def shown(name: str) -> str:
        if name.endswith(STATION_SUFFIX):
            return f"{station_in_english(name.removesuffix(STATION_SUFFIX))} metro station"
        if name in english:
            return english[name]
        if name in own:
            return place_in_english(name)
        return station_in_english(name) if is_terminal(name) else name

    return shown


def on_signs(name: str, city: City | None, language: Language) -> str:
    """The Chinese name of a place that has no English but its sounds: what one shows to a driver; empty of all else."""
    sounded = language == "en" and name in own_names(city) and name not in english_places(city)
    return name if sounded and is_chinese(name) else ""


def line_names(language: Language) -> Naming:
    """The names of metro lines."""
    return line_in_english if language == "en" else str


def city_names(sandbox: Sandbox, language: Language) -> Naming:
    """The names of a sandbox's cities: in English where the sandbox knows one, else as they are."""
    return lambda name: (language == "en" and sandbox.english_names.get(name)) or name


def names_of(sandbox: Sandbox, city: str | None, language: Language) -> Naming:
    """The names of a sandbox's cities and of the places of one of them, which is named in either language or unknown."""
    known = sandbox.chinese_name(city) if city is not None else None
    places = place_names(sandbox.city(known) if known in sandbox.city_names else None, language)
    cities = city_names(sandbox, language)
    return lambda name: said if (said := places(name)) != name else cities(name)


@lru_cache(maxsize=64)
def english_places(city: City | None) -> Mapping[str, str]:
    """English for the sights, restaurants and hotels of a city that have some, and for sights that are well known."""
    if city is None:
        return {}
    known = known_in_english(city.name)
    return {sight.name: known[sight.name] for sight in city.attractions if sight.name in known} | {
        place.name: place.name_en
        for places in (city.hotels, city.restaurants, city.attractions)
        for place in places
        if place.name_en
    }


@lru_cache(maxsize=64)
def own_names(city: City | None) -> frozenset[str]:
    """What the sights, restaurants and hotels of a city are called in the sandbox."""
    if city is None:
        return frozenset()
    return frozenset(
        place.name for places in (city.attractions, city.restaurants, city.hotels) for place in places
    )


def _chinese(name: str) -> str:
    if name.endswith(STATION_SUFFIX):
        return name.removesuffix(STATION_SUFFIX) + "地铁站"
    return name
