"""Names of places in the reader's language."""

from collections.abc import Callable

from core.sandbox.city import City
from core.sandbox.english import is_terminal, station_in_english
from core.sandbox.network import STATION_SUFFIX
from core.text import Language

PlaceNames = Callable[[str], str]


def place_names(city: City | None, language: Language) -> PlaceNames:
    """What turns a name of the sandbox into the one to show: in English where the city knows one, else as it is.

    Stations, for which no sandbox has English, are told by their sounds and their kind.
    """
    if language == "zh":
        return _chinese
    english = {} if city is None else _english(city)

    def shown(name: str) -> str:
        if name.endswith(STATION_SUFFIX):
            return f"{station_in_english(name.removesuffix(STATION_SUFFIX))} metro station"
        if name in english:
            return english[name]
        return station_in_english(name) if is_terminal(name) else name

    return shown


def _chinese(name: str) -> str:
    if name.endswith(STATION_SUFFIX):
        return name.removesuffix(STATION_SUFFIX) + "地铁站"
    return name


def _english(city: City) -> dict[str, str]:
    return {
        place.name: place.name_en
        for places in (city.hotels, city.restaurants, city.attractions)
        for place in places
        if place.name_en
    }
