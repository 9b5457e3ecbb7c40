"""The facts that the demo sandbox starts from, read from the TOML files of `assets/demo`."""

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.model.clock import Clock
from core.sandbox.demo.documents import fact_text
from core.sandbox.demo.railways import RAILWAYS
from core.sandbox.places import Attraction, MetroLine, Position, Station
from core.text import Text

CITIES = (
    "beijing",
    "shanghai",
    "shenzhen",
    "guangzhou",
    "chongqing",
    "suzhou",
    "chengdu",
    "hangzhou",
    "wuhan",
    "nanjing",
)
NAMES = "names"


@dataclass(frozen=True, slots=True)
class Spot:
    """A named position: a neighbourhood, a railway station or an airport."""

    name: Text
    position: Position


@dataclass(frozen=True, slots=True)
class CityFacts:
    """What is true of one city."""

    name: Text
    center: Position
    local_cuisine: str
    local_dishes: tuple[str, ...]
    attractions: tuple[Attraction, ...]
    railway_stations: tuple[Spot, ...]
    airports: tuple[Spot, ...]
    areas: tuple[Spot, ...]
    lines: tuple[MetroLine, ...]


@dataclass(frozen=True, slots=True)
class CuisineWords:
    """A cuisine: how many restaurants of it a city has, how they are named, and what they serve, for how much and when."""

    cuisine: str
    count: int
    forms: tuple[Text, ...]
    dishes: tuple[str, ...]
    price: tuple[int, int]
    hours: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class HotelKind:
    """A kind of hotel: how many a city has, how they are named, the price of a double room, and what they may offer."""

    count: int
    forms: tuple[Text, ...]
    price: tuple[int, int]
    features: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """The words that synthetic restaurants and hotels are made of."""

    cuisines: Mapping[str, CuisineWords]
    restaurant_brands: tuple[Text, ...]
    hotel_kinds: tuple[HotelKind, ...]
    hotel_brands: tuple[Text, ...]


def facts_digest() -> str:
    """A fingerprint of all fact files: another one after any correction."""
    digest = hashlib.sha256()
    for name in (*CITIES, NAMES, RAILWAYS):
        digest.update(fact_text(name).encode())
    return digest.hexdigest()[:12]


def read_cities() -> tuple[CityFacts, ...]:
    """The facts of all cities."""
    return tuple(_city(tomllib.loads(fact_text(name))) for name in CITIES)


def read_words() -> Words:
    """The words that synthetic places are made of."""
    document = tomllib.loads(fact_text(NAMES))
    return Words(
        cuisines={name: _cuisine(name, entry) for name, entry in document["cuisines"].items()},
        restaurant_brands=_texts(document["brands"]["restaurants"]),
        hotel_kinds=tuple(
            HotelKind(e["count"], _texts(e["forms"]), (e["price"][0], e["price"][1]), tuple(e["features"]))
            for e in document["hotel_kinds"]
        ),
        hotel_brands=_texts(document["brands"]["hotels"]),
    )


def _city(document: Mapping[str, Any]) -> CityFacts:
    stations = {name: Position(*place) for name, place in document["metro_stations"].items()}
    return CityFacts(
        name=Text(document["name"], document["name_en"]),
        center=Position(*document["center"]),
        local_cuisine=document["local_cuisine"],
        local_dishes=tuple(document["local_dishes"]),
        attractions=tuple(_attraction(*row) for row in document["attractions"]),
        railway_stations=tuple(_spot(*row) for row in document["railway_stations"]),
        airports=tuple(_spot(*row) for row in document.get("airports", ())),
        areas=tuple(_spot(*row) for row in document["areas"]),
        lines=tuple(
            MetroLine(line, tuple(Station(name, stations[name]) for name in names))
            for line, names in document["metro"].items()
        ),
    )


def _attraction(
    name: str,
    name_en: str,
    types: str,
    lat: float,
    lon: float,
    opens: str,
    closes: str,
    price: float,
    shortest: int,
    longest: int,
    star: float,
) -> Attraction:
    return Attraction(
        name=name,
        types=tuple(types.split()),
        position=Position(lat, lon),
        opens=Clock.parse(opens).minutes,
        closes=Clock.parse(closes).minutes,
        price=float(price),
        recommended_min=shortest,
        recommended_max=longest,
        star=star,
        name_en=name_en,
    )


def _spot(name: str, name_en: str, lat: float, lon: float) -> Spot:
    return Spot(Text(name, name_en), Position(lat, lon))


def _cuisine(name: str, entry: Mapping[str, Any]) -> CuisineWords:
    return CuisineWords(
        cuisine=name,
        count=entry["count"],
        forms=_texts(entry["forms"]),
        dishes=tuple(entry["dishes"]),
        price=(entry["price"][0], entry["price"][1]),
        hours=tuple(_hours(span) for span in entry["hours"]),
    )


def _hours(span: str) -> tuple[int, int]:
    opens, closes = span.split("-")
    return Clock.parse(opens).minutes, Clock.parse(closes).minutes


def _texts(pairs: list[list[str]]) -> tuple[Text, ...]:
    return tuple(Text(zh, en) for zh, en in pairs)
