"""Synthetic hotels by class: the best stand at a city's best addresses, hostels beside stations; names are invented."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from core.sandbox.demo.documents import fact_text
from core.sandbox.demo.facts import CityFacts, NamedPosition
from core.sandbox.demo.neighbourhoods import in_turn, near
from core.sandbox.places import Hotel, RoomOffer
from core.text import Text

HOTELS = "hotels"
_STARS = {5: "五星级", 4: "四星级", 3: "三星级", 2: "经济型"}
_WITH_A_VIEW = 3
"""Stars from which a room looks on the water before the house."""
# kind, beds, guests, price as a share of the double room's
_ROOMS = (("single", 1, 1, 0.85), ("king", 1, 2, 0.95), ("double", 2, 2, 1.0), ("family", 2, 3, 1.4))


@dataclass(frozen=True, slots=True)
class HotelKind:
    """A class of hotels: how many a city has, how they are named, stars, CNY of a double room, what all of them have and
    what some have, and whether they stand at the `best` addresses, beside `stations` or at `any`."""

    count: int
    forms: tuple[Text, ...]
    stars: int
    price: tuple[int, int]
    has: tuple[str, ...]
    may: tuple[str, ...]
    at: str


@dataclass(frozen=True, slots=True)
class HotelFacts:
    """All classes, the names to draw from, by `best` or `stations` the neighbourhoods of each city, and by city and
    neighbourhood what a hotel has for standing there."""

    kinds: tuple[HotelKind, ...]
    names: tuple[Text, ...]
    addresses: Mapping[str, Mapping[str, tuple[str, ...]]]
    views: Mapping[str, Mapping[str, tuple[str, ...]]]


def read_hotels() -> HotelFacts:
    """The classes of hotels."""
    document = tomllib.loads(fact_text(HOTELS))
    return HotelFacts(
        kinds=tuple(_kind(entry) for entry in document["kinds"]),
        names=tuple(Text(*pair) for pair in document["names"]),
        addresses={
            at: {city: tuple(names) for city, names in document[at].items()} for at in ("best", "stations")
        },
        views={
            city: {area: tuple(has.split()) for area, has in areas.items()}
            for city, areas in document["views"].items()
        },
    )


def make_hotels(city: CityFacts, facts: HotelFacts, rng: Random) -> tuple[Hotel, ...]:
    """The hotels of a city, the best class first; no name occurs twice."""
    kinds = [kind for kind in facts.kinds for _ in range(kind.count)]
    names = rng.sample(facts.names, len(kinds))
    areas = {"any": in_turn(city.areas, rng)}
    areas |= {
        at: in_turn(_named(city, by_city[city.name.zh]), rng) for at, by_city in facts.addresses.items()
    }
    views = facts.views.get(city.name.zh, {})
    return tuple(
        _hotel(kind, name, next(areas[kind.at]), views, rng) for kind, name in zip(kinds, names, strict=True)
    )


def _named(city: CityFacts, names: Sequence[str]) -> list[NamedPosition]:
    by_name = {area.name.zh: area for area in city.areas}
    return [by_name[name] for name in names]


def _hotel(
    kind: HotelKind, name: Text, area: NamedPosition, views: Mapping[str, tuple[str, ...]], rng: Random
) -> Hotel:
    seen = views.get(area.name.zh, ()) if kind.stars >= _WITH_A_VIEW else ()
    form, double = rng.choice(kind.forms), rng.randint(*kind.price)
    return Hotel(
        name=f"{area.name.zh}{name.zh}{form.zh}",
        features=(_STARS[kind.stars], *kind.has, *rng.sample(kind.may, 2), *seen),
        position=near(area.position, rng),
        offers=tuple(
            RoomOffer(
                beds=beds,
                guests=guests,
                price=float(round(double * share)),
                stock=rng.randint(3, 20),
                kind=room,
            )
            for room, beds, guests, share in _ROOMS
        ),
        name_en=f"{name.en} {form.en}, {area.name.en}",
    )


def _kind(entry: Mapping[str, Any]) -> HotelKind:
    return HotelKind(
        count=entry["count"],
        forms=tuple(Text(*pair) for pair in entry["forms"]),
        stars=entry["stars"],
        price=(entry["price"][0], entry["price"][1]),
        has=tuple(entry["has"].split()),
        may=tuple(entry["may"].split()),
        at=entry["at"],
    )
