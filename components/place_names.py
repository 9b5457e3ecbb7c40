"""Names of places in the reader's language."""

from collections.abc import Callable

from core.sandbox.city import City
from core.sandbox.network import STATION_SUFFIX
from core.text import Language

PlaceNames = Callable[[str], str]


def place_names(city: City | None, language: Language) -> PlaceNames:
    """What turns a name of the sandbox into the one to show: in English where the city knows one, else as it is."""
    english = {} if city is None or language == "zh" else _english(city)
    station = "地铁站" if language == "zh" else " metro station"

    def shown(name: str) -> str:
        if name.endswith(STATION_SUFFIX):
            return name.removesuffix(STATION_SUFFIX) + station
        return english.get(name, name)

    return shown


def _english(city: City) -> dict[str, str]:
    return {
        place.name: place.name_en
        for places in (city.hotels, city.restaurants, city.attractions)
        for place in places
        if place.name_en
    }
