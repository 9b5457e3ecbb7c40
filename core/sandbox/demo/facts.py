"""The facts that the demo sandbox starts from, read from the TOML files of `assets/demo`."""

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.model.clock import Clock
from core.sandbox.demo.documents import fact_text
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
FACTS = (*CITIES, "railways", "houses", "hotels")


@dataclass(frozen=True, slots=True)
class NamedPosition:
    """A named position: a neighbourhood, a railway station or an airport."""

    name: Text
    position: Position


@dataclass(frozen=True, slots=True)
class CityFacts:
    """What is true of one city; `villages` are the neighbourhoods far out of it, with kitchens of their own."""

    name: Text
    center: Position
    attractions: tuple[Attraction, ...]
    railway_stations: tuple[NamedPosition, ...]
    airports: tuple[NamedPosition, ...]
    areas: tuple[NamedPosition, ...]
    villages: tuple[NamedPosition, ...]
    lines: tuple[MetroLine, ...]


def facts_digest() -> str:
    """A fingerprint of all fact files: another one after any correction."""
    digest = hashlib.sha256()
    for name in FACTS:
        digest.update(fact_text(name).encode())
    return digest.hexdigest()[:12]


def read_cities() -> tuple[CityFacts, ...]:
    """The facts of all cities."""
    return tuple(_city(tomllib.loads(fact_text(name))) for name in CITIES)


def _city(document: Mapping[str, Any]) -> CityFacts:
    stations = {name: Position(*place) for name, place in document["metro_stations"].items()}
    areas = tuple(_spot(*row) for row in document["areas"])
    return CityFacts(
        name=Text(document["name"], document["name_en"]),
        center=Position(*document["center"]),
        attractions=_with_ways_in(
            tuple(_attraction(*row) for row in document["attractions"]), document.get("through", {})
        ),
        railway_stations=tuple(_spot(*row) for row in document["railway_stations"]),
        airports=tuple(_spot(*row) for row in document.get("airports", ())),
        areas=areas,
        villages=tuple(area for area in areas if area.name.zh in document.get("villages", ())),
        lines=tuple(
            MetroLine(line, tuple(Station(name, stations[name]) for name in names))
            for line, names in document["metro"].items()
        ),
    )


def _with_ways_in(attractions: tuple[Attraction, ...], through: Mapping[str, str]) -> tuple[Attraction, ...]:
    """The sights at the price of getting there: who enters through another sight pays for that one too."""
    price = {sight.name: sight.price for sight in attractions}
    return tuple(
        replace(sight, price=sight.price + price[through[sight.name]]) if sight.name in through else sight
        for sight in attractions
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


def _spot(name: str, name_en: str, lat: float, lon: float) -> NamedPosition:
    return NamedPosition(Text(name, name_en), Position(lat, lon))
