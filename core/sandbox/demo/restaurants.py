"""Synthetic restaurants: the kind of house decides cuisine, dishes, price and hours; its sign is invented."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from core.model.clock import Clock
from core.sandbox.demo.documents import fact_text
from core.sandbox.demo.facts import CityFacts, NamedPosition
from core.sandbox.demo.neighbourhoods import in_turn, near
from core.sandbox.places import Restaurant
from core.text import Text

HOUSES = "houses"
# that a house recommends, what one comes for first
_DISHES = 3


@dataclass(frozen=True, slots=True)
class House:
    """A kind of house: how its names end, how many a city has, CNY a person, hours to draw from, its dishes, the most
    famous first, and the list that its names are drawn from."""

    form: Text
    cuisine: str
    count: int
    price: tuple[int, int]
    hours: tuple[tuple[int, int], ...]
    dishes: tuple[str, ...]
    names: str


@dataclass(frozen=True, slots=True)
class Houses:
    """The kinds of houses in every city, those of each city, those of each of its villages, and the names to draw from."""

    common: tuple[House, ...]
    local: Mapping[str, tuple[House, ...]]
    village: Mapping[str, tuple[House, ...]]
    names: Mapping[str, tuple[Text, ...]]


def read_houses() -> Houses:
    """The kinds of houses."""
    document = tomllib.loads(fact_text(HOUSES))
    return Houses(
        common=tuple(_house(*row) for row in document["common"]),
        local=_by_city(document["local"]),
        village=_by_city(document["village"]),
        names={kind: tuple(Text(*pair) for pair in pairs) for kind, pairs in document["names"].items()},
    )


def _by_city(rows: Mapping[str, Any]) -> Mapping[str, tuple[House, ...]]:
    return {city: tuple(_house(*row) for row in own) for city, own in rows.items()}


def make_restaurants(city: CityFacts, houses: Houses, rng: Random) -> tuple[Restaurant, ...]:
    """The restaurants of a city, the local ones first; no name occurs twice."""
    kinds = [house for house in (*houses.local[city.name.zh], *houses.common) for _ in range(house.count)]
    signs = {kind: iter(rng.sample(names, len(names))) for kind, names in houses.names.items()}
    areas = in_turn([area for area in city.areas if area not in city.villages], rng)
    places = [(house, next(areas)) for house in kinds]
    places += [(house, area) for area in city.villages for house in houses.village[city.name.zh]]
    return tuple(_restaurant(house, signs[house.names], area, rng) for house, area in places)


def _restaurant(house: House, signs: Iterator[Text], area: NamedPosition, rng: Random) -> Restaurant:
    sign, (opens, closes) = next(signs), rng.choice(house.hours)
    first, *others = house.dishes
    return Restaurant(
        name=f"{area.name.zh}{sign.zh}{house.form.zh}",
        cuisine=house.cuisine,
        position=near(area.position, rng),
        opens=opens,
        closes=closes,
        price=float(rng.randint(*house.price)),
        recommended=(first, *rng.sample(others, _DISHES - 1)),
        name_en=f"{sign.en} {house.form.en}, {area.name.en}",
    )


def _house(
    zh: str, en: str, cuisine: str, count: int, low: int, high: int, hours: str, dishes: str, names: str
) -> House:
    spans = tuple(_span(span) for span in hours.split())
    return House(
        form=Text(zh, en),
        cuisine=cuisine,
        count=count,
        price=(low, high),
        hours=spans,
        dishes=tuple(dishes.split()),
        names=names,
    )


def _span(hours: str) -> tuple[int, int]:
    opens, closes = hours.split("-")
    return Clock.parse(opens).minutes, Clock.parse(closes).minutes
