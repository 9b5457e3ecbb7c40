"""What one reads of a hotel beside its name: its telling features, in both languages."""

from collections.abc import Mapping
from functools import cache
from statistics import median
from typing import Any, Literal

from core.knowledge.areas import CENTRE, NEAR, hotels_in
from core.knowledge.documents import read_document, words
from core.sandbox.city import City
from core.sandbox.places import Hotel
from core.text import Text

NEAR_THE_METRO, ROMANTIC_HOTEL = "靠近地铁", "浪漫的酒店"
"""What is wished for of a hotel: a station some minutes away; what suits a couple."""
_MOST = 4
# km
_FROM_A_STATION = 0.5


def telling_features(hotel: Hotel) -> tuple[Text, ...]:
    """The few features of a hotel that tell most; what the table lacks goes unsaid."""
    has = frozenset(hotel.features)
    return tuple(Text(name, english) for name, english in _features().items() if name in has)[:_MOST]


def _near_the_metro(city: City) -> frozenset[str]:
    """The hotels from which one walks some minutes to a station."""
    stations = (
        (hotel.name, city.network.nearest_station(hotel.name))
        for hotel in city.hotels
        if hotel.name in city.network
    )
    return frozenset(
        name for name, station in stations if station is not None and station.distance <= _FROM_A_STATION
    )


@cache
def _document() -> Mapping[str, Any]:
    return read_document("features")


def _features() -> Mapping[str, str]:
    shown: Mapping[str, str] = _document()["shown"]
    return shown


WordTable = Literal["having", "being", "lodgings", "houses"]


def wished_words(table: WordTable, name: str) -> Text | None:
    """How one says that one wishes for it, from one of the tables of words; None where that does not have it.

    `having` is what a hotel is with and `being` what it is, both as they stand in `{zh}的酒店` and `a hotel {en}`
    (`with` not among the words); `lodgings` are houses to sleep in, `houses` such to eat in.
    """
    return _wished(table).get(name)


@cache
def _wished(table: WordTable) -> Mapping[str, Text]:
    return {name: Text(said["zh"], said["en"]) for name, said in _document()[table].items()}


def hotels_known_as(thing: str, city: City) -> frozenset[str]:
    """The names of the hotels that are known to be what is wished for by their brand: five stars where no data tell of stars.

    A hotel near a quarter (国贸附近) is known by where it is; by the name of it in its own where no places tell.
    """
    if thing == CENTRE:
        return hotels_in(thing, city)
    if thing == NEAR_THE_METRO:
        return _near_the_metro(city)
    name = thing.removesuffix(NEAR)
    if name and name != thing:
        return hotels_in(thing, city) or frozenset(one.name for one in city.hotels if name in one.name)
    rows = _document()["brands"]
    known = {
        brand for meant in {thing, *features_meant(thing)} if meant in rows for brand in words(rows, meant)
    }
    named = [hotel for hotel in city.hotels if any(brand in hotel.name for brand in known)]
    # a house that only sounds like it is cheaper than most in town
    least = median(map(_from, city.hotels)) if named else 0.0
    return frozenset(hotel.name for hotel in named if _from(hotel) >= least)


def _from(hotel: Hotel) -> float:
    """CNY of its cheapest room."""
    return min((offer.price for offer in hotel.offers), default=0.0)


def features_meant(thing: str) -> frozenset[str]:
    """The features of the data that a wish of the lexicons means: itself where nothing else is said of it."""
    meant = words(_document()["means"], thing)
    return frozenset(meant or (thing,))
