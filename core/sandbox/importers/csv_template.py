"""Writes the csv template: of any sandbox, and of a small invented example to start from."""

import csv
from collections.abc import Iterator
from pathlib import Path

from core.errors import SandboxError
from core.sandbox.data import CityData, SandboxData
from core.sandbox.importers.csv_layout import COLUMNS, LISTED
from core.sandbox.places import (
    Attraction,
    Hotel,
    MetroLine,
    Position,
    Restaurant,
    RoomOffer,
    Service,
    Station,
)
from core.sandbox.tables import clock_text

Cells = tuple[object, ...]


def write_template(folder: Path) -> tuple[Path, ...]:
    """Write the example into a new or empty folder; returns the files. Raises SandboxError where it is not empty."""
    return write_csv(folder, EXAMPLE)


def write_csv(folder: Path, data: SandboxData) -> tuple[Path, ...]:
    """Write a sandbox in the csv layout into a new or empty folder; returns the files.

    A byte order mark tells spreadsheets that the text is UTF-8. Raises SandboxError where the folder is not empty.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SandboxError(
            f"{folder} 不是空文件夹：请另选一个", f"{folder} is not an empty folder: choose another"
        )
    folder.mkdir(parents=True, exist_ok=True)
    for file, rows in _tables(data).items():
        with (folder / file).open("w", encoding="utf-8-sig", newline="") as out:
            writer = csv.writer(out)
            writer.writerow(COLUMNS[file])
            writer.writerows(rows)
    return tuple(folder / file for file in COLUMNS)


def _tables(data: SandboxData) -> dict[str, Iterator[Cells]]:
    return {
        "about.csv": iter(
            [
                ("coordinates", data.coordinates),
                ("version", data.version),
                ("source", data.source),
                ("licence", data.licence),
            ]
        ),
        "cities.csv": ((city.name, city.name_en) for city in data.cities),
        "stations.csv": (row for city in data.cities for row in _stations(city)),
        "attractions.csv": ((city.name, *_attraction(a)) for city in data.cities for a in city.attractions),
        "restaurants.csv": ((city.name, *_restaurant(r)) for city in data.cities for r in city.restaurants),
        "hotels.csv": (
            (city.name, *_offer(h, o)) for city in data.cities for h in city.hotels for o in h.offers
        ),
        "metro.csv": (
            (city.name, line.name, station.name, *station.position)
            for city in data.cities
            for line in city.lines
            for station in line.stations
        ),
        "services.csv": (_service(pair, s) for pair, services in data.services.items() for s in services),
    }


def _stations(city: CityData) -> Iterator[Cells]:
    """The positions that belong to no attraction, restaurant or hotel."""
    placed = {place.name for places in (city.attractions, city.restaurants, city.hotels) for place in places}
    return ((city.name, name, *position) for name, position in city.positions.items() if name not in placed)


def _attraction(a: Attraction) -> Cells:
    hours = clock_text(a.opens), clock_text(a.closes)
    visit = a.recommended_min, a.recommended_max
    return (a.name, a.name_en, LISTED.join(a.types), *a.position, *hours, a.price, *visit, a.star)


def _restaurant(r: Restaurant) -> Cells:
    hours = clock_text(r.opens), clock_text(r.closes)
    return (r.name, r.name_en, r.cuisine, *r.position, *hours, r.price, LISTED.join(r.recommended))


def _offer(hotel: Hotel, o: RoomOffer) -> Cells:
    place = (hotel.name, hotel.name_en, LISTED.join(hotel.features), *hotel.position)
    return (*place, o.kind, o.beds, o.guests, o.price, o.stock)


def _service(pair: tuple[str, str], s: Service) -> Cells:
    times = clock_text(s.departs), clock_text(s.arrives)
    return (s.kind, s.number, *pair, s.start, s.end, *times, s.price, s.duration, s.train_type)


def _example_city(name: str, name_en: str, lat: float, lon: float) -> CityData:
    """A made-up city on a small grid, each place a kilometre or so from the next."""

    def at(north: int, east: int) -> Position:
        return Position(round(lat + north / 100, 4), round(lon + east / 100, 4))

    sights = (
        Attraction(f"{name}博物馆", ("博物馆",), at(1, 1), 540, 1020, 0.0, 90, 180, 4.7, f"{name_en} Museum"),
        Attraction(
            f"{name}湖公园", ("公园", "自然风光"), at(3, 2), 360, 1320, 20.0, 60, 120, 4.5, f"{name_en} Lake"
        ),
    )
    tables = (
        Restaurant(
            f"{name}老面馆", "面馆", at(1, 2), 390, 1260, 25.0, ("牛肉面", "小笼包"), f"{name_en} Noodles"
        ),
        Restaurant(
            f"{name}夜市烧烤", "烧烤", at(2, 2), 1020, 120, 80.0, ("烤羊排",), f"{name_en} Night Grill"
        ),
    )
    offers = (RoomOffer(1, 2, 320.0, 5, "king"), RoomOffer(2, 2, 360.0, 8, "double"))
    hotels = (
        Hotel(f"{name}湖畔酒店", ("湖景房", "免费停车"), at(2, 1), offers, f"{name_en} Lakeside Hotel"),
    )
    line = MetroLine(
        "1号线", (Station("火车站", at(0, 0)), Station("博物馆", at(1, 1)), Station("湖公园", at(3, 2)))
    )
    positions = {f"{name}站": at(0, 0), f"{name}机场": at(12, 9)}
    positions |= {place.name: place.position for places in (sights, tables, hotels) for place in places}
    return CityData(name, name_en, sights, tables, hotels, (line,), positions)


EXAMPLE = SandboxData(
    name="example",
    version="1",
    source="invented example of the csv template",
    licence="CC0-1.0",
    coordinates="WGS-84",
    cities=(_example_city("云州", "Yunzhou", 30.0, 110.0), _example_city("海陵", "Hailing", 32.0, 118.0)),
    services={
        ("云州", "海陵"): (
            Service("train", "G9001", "云州站", "海陵站", 480, 720, 260.0, 4.0, "高铁"),
            Service("airplane", "XX1001", "云州机场", "海陵机场", 1140, 1225, 540.0, 1.42),
        ),
        ("海陵", "云州"): (
            Service("train", "G9002", "海陵站", "云州站", 1020, 1260, 260.0, 4.0, "高铁"),
            Service("airplane", "XX1002", "海陵机场", "云州机场", 500, 585, 540.0, 1.42),
        ),
    },
)
