"""A `SandboxData` as the rows of the store's tables, column by column in the order of the schema, and its checksum."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from core.sandbox.data import SandboxData
from core.sandbox.places import ServiceKind

StoredRow = tuple[Any, ...]


def table_rows(data: SandboxData) -> dict[str, list[StoredRow]]:
    """All tables with their rows; the order inside a table is the order of the source."""
    return {
        "cities": [(number, city.name, city.name_en) for number, city in enumerate(data.cities)],
        "attractions": list(_attractions(data)),
        "restaurants": list(_restaurants(data)),
        "hotels": list(_hotels(data)),
        "offers": list(_offers(data)),
        "lines": [(c.name, number, line.name) for c in data.cities for number, line in enumerate(c.lines)],
        "stations": list(_stations(data)),
        "positions": [
            (c.name, number, name, *position)
            for c in data.cities
            for number, (name, position) in enumerate(c.positions.items())
        ],
        "trains": list(_services(data, "train")),
        "airplanes": [row[:-1] for row in _services(data, "airplane")],
    }


def checksum(tables: dict[str, list[StoredRow]]) -> str:
    """SHA-256 over all rows of all tables: equal data has an equal checksum, whatever its name or age."""
    digest = hashlib.sha256()
    for table in sorted(tables):
        digest.update(json.dumps([table, tables[table]], ensure_ascii=False).encode())
    return digest.hexdigest()


def _attractions(data: SandboxData) -> Iterator[StoredRow]:
    for city in data.cities:
        for number, a in enumerate(city.attractions):
            visit = (a.recommended_min, a.recommended_max)
            yield (
                city.name, number, a.name, list(a.types), *a.position, a.opens, a.closes, a.price, *visit, a.star, a.name_en,
            )  # fmt: skip


def _restaurants(data: SandboxData) -> Iterator[StoredRow]:
    for city in data.cities:
        for number, r in enumerate(city.restaurants):
            dishes = list(r.recommended)
            yield (
                city.name,
                number,
                r.name,
                r.cuisine,
                *r.position,
                r.opens,
                r.closes,
                r.price,
                dishes,
                r.name_en,
            )


def _hotels(data: SandboxData) -> Iterator[StoredRow]:
    for city in data.cities:
        for number, hotel in enumerate(city.hotels):
            yield (city.name, number, hotel.name, list(hotel.features), *hotel.position, hotel.name_en)


def _offers(data: SandboxData) -> Iterator[StoredRow]:
    for city in data.cities:
        for hotel_number, hotel in enumerate(city.hotels):
            for number, o in enumerate(hotel.offers):
                yield (city.name, hotel_number, number, o.beds, o.guests, o.price, o.stock, o.kind)


def _stations(data: SandboxData) -> Iterator[StoredRow]:
    for city in data.cities:
        for line_number, line in enumerate(city.lines):
            for number, station in enumerate(line.stations):
                yield (city.name, line_number, number, station.name, *station.position)


def _services(data: SandboxData, kind: ServiceKind) -> Iterator[StoredRow]:
    for (start_city, end_city), services in data.services.items():
        for number, s in enumerate(s for s in services if s.kind == kind):
            cells = (s.number, s.start, s.end, s.departs, s.arrives, s.price, s.duration, s.train_type)
            yield (start_city, end_city, number, *cells)
