"""Writes the csv template: of any sandbox, and of a small invented example to start from."""

import csv
from collections.abc import Callable, Iterator
from pathlib import Path

from core.errors import SandboxError
from core.files.whole import whole_folder
from core.sandbox.data import CityData, SandboxData
from core.sandbox.exploring.tables import clock_text
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

Cells = tuple[object, ...]


def write_template(folder: Path) -> tuple[Path, ...]:
    """Write the example into a new or empty folder; returns the files. Raises SandboxError where it is not empty."""
    return write_csv(folder, EXAMPLE)


def write_csv(folder: Path, data: SandboxData) -> tuple[Path, ...]:
    """Write a sandbox in the csv layout into a new or empty folder; returns the files.

    A byte order mark tells spreadsheets that the text is UTF-8. Raises SandboxError where the folder is not empty, and
    FileError, leaving nothing, where it cannot be written whole.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SandboxError(
            f"{folder} 不是空文件夹：请另选一个", f"{folder} is not an empty folder: choose another"
        )
    with whole_folder(folder) as unfinished:
        for file, rows in _tables(data).items():
            with (unfinished / file).open("w", encoding="utf-8-sig", newline="") as out:
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


_At = Callable[[int, int], Position]
"""The position so many steps north and east of a city's corner."""


def _example_city(name: str, name_en: str, lat: float, lon: float) -> CityData:
    """A made-up city on a small grid, each place a kilometre or so from the next."""

    def at(north: int, east: int) -> Position:
        return Position(round(lat + north / 100, 4), round(lon + east / 100, 4))

    sights, tables = _sights(name, name_en, at), _restaurants(name, name_en, at)
    hotels = (_hotel(name, name_en, at),)
    line = MetroLine(
        "1号线", (Station("火车站", at(0, 0)), Station("博物馆", at(1, 1)), Station("湖公园", at(3, 2)))
    )
    positions = {f"{name}站": at(0, 0), f"{name}机场": at(12, 9)}
    positions |= {place.name: place.position for places in (sights, tables, hotels) for place in places}
    return CityData(
        name=name,
        name_en=name_en,
        attractions=sights,
        restaurants=tables,
        hotels=hotels,
        lines=(line,),
        positions=positions,
    )


def _sights(name: str, name_en: str, at: _At) -> tuple[Attraction, ...]:
    return (
        Attraction(
            name=f"{name}博物馆",
            types=("博物馆",),
            position=at(1, 1),
            opens=540,
            closes=1020,
            price=0.0,
            recommended_min=90,
            recommended_max=180,
            star=4.7,
            name_en=f"{name_en} Museum",
        ),
        Attraction(
            name=f"{name}湖公园",
            types=("公园", "自然风光"),
            position=at(3, 2),
            opens=360,
            closes=1320,
            price=20.0,
            recommended_min=60,
            recommended_max=120,
            star=4.5,
            name_en=f"{name_en} Lake",
        ),
    )


def _restaurants(name: str, name_en: str, at: _At) -> tuple[Restaurant, ...]:
    return (
        Restaurant(
            name=f"{name}老面馆",
            cuisine="面馆",
            position=at(1, 2),
            opens=390,
            closes=1260,
            price=25.0,
            recommended=("牛肉面", "小笼包"),
            name_en=f"{name_en} Noodles",
        ),
        Restaurant(
            name=f"{name}夜市烧烤",
            cuisine="烧烤",
            position=at(2, 2),
            opens=1020,
            closes=120,
            price=80.0,
            recommended=("烤羊排",),
            name_en=f"{name_en} Night Grill",
        ),
    )


def _hotel(name: str, name_en: str, at: _At) -> Hotel:
    offers = (
        RoomOffer(beds=1, guests=2, price=320.0, stock=5, kind="king"),
        RoomOffer(beds=2, guests=2, price=360.0, stock=8, kind="double"),
    )
    return Hotel(
        name=f"{name}湖畔酒店",
        features=("湖景房", "免费停车"),
        position=at(2, 1),
        offers=offers,
        name_en=f"{name_en} Lakeside Hotel",
    )


EXAMPLE = SandboxData(
    name="example",
    version="1",
    source="invented example of the csv template",
    licence="CC0-1.0",
    coordinates="WGS-84",
    cities=(_example_city("云州", "Yunzhou", 30.0, 110.0), _example_city("海陵", "Hailing", 32.0, 118.0)),
    services={
        ("云州", "海陵"): (
            Service(
                kind="train",
                number="G9001",
                start="云州站",
                end="海陵站",
                departs=480,
                arrives=720,
                price=260.0,
                duration=4.0,
                train_type="高铁",
            ),
            Service(
                kind="airplane",
                number="XX1001",
                start="云州机场",
                end="海陵机场",
                departs=1140,
                arrives=1225,
                price=540.0,
                duration=1.42,
            ),
        ),
        ("海陵", "云州"): (
            Service(
                kind="train",
                number="G9002",
                start="海陵站",
                end="云州站",
                departs=1020,
                arrives=1260,
                price=260.0,
                duration=4.0,
                train_type="高铁",
            ),
            Service(
                kind="airplane",
                number="XX1002",
                start="海陵机场",
                end="云州机场",
                departs=500,
                arrives=585,
                price=540.0,
                duration=1.42,
            ),
        ),
    },
)
