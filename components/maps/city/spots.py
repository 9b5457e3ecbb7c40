"""The places of a city as one sees them on its map and in its tables: what each is called, costs, and is rated."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import isfinite
from typing import Literal

from core.sandbox.city import City
from core.sandbox.names.english import station_in_english
from core.sandbox.names.place_names import place_names
from core.sandbox.places import Attraction, Hotel, Position, Restaurant
from core.text import Language, Naming, shown
from core.understand.names.kinds import kind_names

SpotKind = Literal["sight", "meal", "hotel", "station"]
KINDS: tuple[SpotKind, ...] = ("sight", "meal", "hotel", "station")


@dataclass(frozen=True, slots=True)
class Spot:
    """A place. `id` names it in an address; `name` is the sandbox's own, `shown` the reader's; `types` are in the
    reader's words; `price` is CNY: a ticket, a meal for one, the cheapest room; `hours` are minutes since midnight."""

    id: str
    kind: SpotKind
    name: str
    shown: str
    position: Position
    types: tuple[str, ...] = ()
    price: float | None = None
    rating: float | None = None
    hours: tuple[int, int] | None = None

    @property
    def is_on_the_map(self) -> bool:
        """Whether its position is one on earth."""
        lat, lon = self.position
        return isfinite(lat) and isfinite(lon) and abs(lat) <= 85 and abs(lon) <= 180


def spots(city: City, language: Language) -> tuple[Spot, ...]:
    """All sights, restaurants, hotels and metro stations of a city; the first of a name is the one that counts."""
    found: dict[str, Spot] = {}
    for spot in (
        *_sights(city, language),
        *_meals(city, language),
        *_hotels(city, language),
        *_stations(city, language),
    ):
        found.setdefault(spot.id, spot)
    return tuple(found.values())


def types_of(of: Iterable[Spot]) -> tuple[str, ...]:
    """The types of some spots, the most frequent first."""
    counts: dict[str, int] = {}
    for spot in of:
        for one in spot.types:
            counts[one] = counts.get(one, 0) + 1
    return tuple(sorted(counts, key=lambda one: (-counts[one], one)))


def _sights(city: City, language: Language) -> Iterator[Spot]:
    called = place_names(city, language)
    for row in city.attractions:
        bare = _of_row("sight", row, row.types, called, language)
        yield replace(bare, price=row.price, rating=row.star, hours=(row.opens, row.closes))


def _meals(city: City, language: Language) -> Iterator[Spot]:
    called = place_names(city, language)
    for row in city.restaurants:
        bare = _of_row("meal", row, (row.cuisine,), called, language)
        yield replace(bare, price=row.price, hours=(row.opens, row.closes))


def _hotels(city: City, language: Language) -> Iterator[Spot]:
    called = place_names(city, language)
    for row in city.hotels:
        bare = _of_row("hotel", row, row.features, called, language)
        yield replace(bare, price=min((offer.price for offer in row.offers), default=None))


def _of_row(
    kind: SpotKind,
    row: Attraction | Restaurant | Hotel,
    types: Iterable[str],
    called: Naming,
    language: Language,
) -> Spot:
    """A row of the sandbox as a spot, without what only its kind has."""
    said = kind_names(language)
    return Spot(
        id=f"{kind}:{shown(row.name)}",
        kind=kind,
        name=row.name,
        shown=called(row.name),
        position=row.position,
        types=tuple(said(one) for one in types if one),
    )


def _stations(city: City, language: Language) -> Iterator[Spot]:
    lines: dict[str, list[str]] = {}
    positions: dict[str, Position] = {}
    for line in city.lines:
        for station in line.stations:
            lines.setdefault(station.name, []).append(line.name)
            positions.setdefault(station.name, station.position)
    for name, of_lines in lines.items():
        yield Spot(
            id=f"station:{shown(name)}",
            kind="station",
            name=name,
            shown=station_in_english(name) if language == "en" else name,
            position=positions[name],
            types=tuple(dict.fromkeys(of_lines)),
        )
