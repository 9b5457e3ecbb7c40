"""Reads the csv template."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from core.errors import SandboxError
from core.sandbox.data import CityData, SandboxData
from core.sandbox.importers.csv_layout import ABOUT_KEYS, COLUMNS, LISTED
from core.sandbox.importers.fields import Fields, complaint
from core.sandbox.importers.protocol import ImporterCard
from core.sandbox.importers.release import split_names
from core.sandbox.importers.source_files import read_csv
from core.sandbox.places import (
    Attraction,
    CoordinateSystem,
    Hotel,
    MetroLine,
    Position,
    Restaurant,
    RoomOffer,
    Service,
    ServiceKind,
    Station,
)
from core.text import Text, short

_Chosen = TypeVar("_Chosen")
_SYSTEMS: dict[str, CoordinateSystem] = {"BD-09": "BD-09", "GCJ-02": "GCJ-02", "WGS-84": "WGS-84"}
_KINDS: dict[str, ServiceKind] = {"train": "train", "airplane": "airplane"}


class CsvImporter:
    """Reads a folder of csv tables that people write themselves."""

    card = ImporterCard(
        name="csv",
        title=Text("CSV 模板", "CSV template"),
        summary=Text(
            "一个文件夹里的八张表，用表格软件即可编写，可带来任何城市。",
            "Eight tables in a folder, written in any spreadsheet: brings any city.",
        ),
        needs=tuple(COLUMNS),
    )

    def read(self, folder: Path) -> SandboxData:
        """The sandbox in a folder. Raises SandboxError naming file, line and remedy."""
        about = _read_about(folder)
        names = _read_cities(folder)
        rows = {file: _by_city(folder, file, names) for file in _CITY_TABLES}
        cities = tuple(
            _city(name, name_en, {file: of_city[name] for file, of_city in rows.items()})
            for name, name_en in names.items()
        )
        return SandboxData(
            name="csv",
            version=about["version"].text("value"),
            source=about["source"].text("value"),
            licence=about["licence"].text("value"),
            coordinates=_choice(about["coordinates"], "value", _SYSTEMS),
            cities=cities,
            services=_read_services(folder, names),
        )


_CITY_TABLES = ("stations.csv", "attractions.csv", "restaurants.csv", "hotels.csv", "metro.csv")


def _read_about(root: Path) -> dict[str, Fields]:
    found = {fields.name("key"): fields for fields in read_csv(root, "about.csv", COLUMNS["about.csv"])}
    if missing := [key for key in ABOUT_KEYS if key not in found]:
        raise complaint(
            "about.csv",
            1,
            f"缺少 {'、'.join(missing)} 行，请补上",
            f"no row for {', '.join(missing)}: add it",
        )
    return found


def _choice(fields: Fields, column: str, choices: Mapping[str, _Chosen]) -> _Chosen:
    given = fields.name(column)
    if given not in choices:
        raise fields.wrong(
            f"{column} 为 {short(given)}，应为 {'、'.join(choices)} 之一",
            f"{column} is {short(given)}, but must be one of {', '.join(choices)}",
        )
    return choices[given]


def _read_cities(root: Path) -> dict[str, str]:
    names: dict[str, str] = {}
    for fields in read_csv(root, "cities.csv", COLUMNS["cities.csv"]):
        name = fields.name("name")
        if name in names:
            raise fields.wrong(
                f"城市 {name} 已列过，请删除一行", f"the city {name} is listed already: delete one row"
            )
        names[name] = fields.name("name_en")
    if not names:
        raise SandboxError("cities.csv 没有城市，请至少列一座", "cities.csv has no city: list at least one")
    return names


def _known(fields: Fields, column: str, names: dict[str, str]) -> str:
    city = fields.name(column)
    if city not in names:
        raise fields.wrong(
            f"{column} 为 {short(city)}，但 cities.csv 没有这座城市，请加上或改正",
            f"{column} is {short(city)}, which cities.csv does not list: add it there or correct it here",
        )
    return city


def _by_city(root: Path, file: str, names: dict[str, str]) -> dict[str, list[Fields]]:
    found: dict[str, list[Fields]] = defaultdict(list)
    for fields in read_csv(root, file, COLUMNS[file]):
        found[_known(fields, "city", names)].append(fields)
    return found


def _city(name: str, name_en: str, rows: dict[str, list[Fields]]) -> CityData:
    attractions = tuple(map(_attraction, rows["attractions.csv"]))
    restaurants = tuple(map(_restaurant, rows["restaurants.csv"]))
    hotels = tuple(_hotels(rows["hotels.csv"]))
    positions: dict[str, Position] = {}
    for fields in rows["stations.csv"]:
        positions.setdefault(fields.name("name"), fields.position())
    places: tuple[Attraction | Restaurant | Hotel, ...] = (*attractions, *restaurants, *hotels)
    for place in places:
        positions.setdefault(place.name, place.position)
    return CityData(
        name=name,
        name_en=name_en,
        attractions=attractions,
        restaurants=restaurants,
        hotels=hotels,
        lines=tuple(_metro(rows["metro.csv"])),
        positions=positions,
    )


def _attraction(fields: Fields) -> Attraction:
    return Attraction(
        name=fields.name("name"),
        types=split_names(fields.text("types"), LISTED),
        position=fields.position(),
        opens=fields.clock("opens"),
        closes=fields.clock("closes"),
        price=fields.number("price"),
        recommended_min=fields.whole("recommended_min"),
        recommended_max=fields.whole("recommended_max"),
        star=fields.optional_number("star"),
        name_en=fields.text("name_en").strip() or None,
    )


def _restaurant(fields: Fields) -> Restaurant:
    return Restaurant(
        name=fields.name("name"),
        cuisine=fields.text("cuisine").strip(),
        position=fields.position(),
        opens=fields.clock("opens"),
        closes=fields.clock("closes"),
        price=fields.number("price"),
        recommended=split_names(fields.text("recommended"), LISTED),
        name_en=fields.text("name_en").strip() or None,
    )


def _hotels(rows: list[Fields]) -> Iterator[Hotel]:
    """A hotel for each name, at the place of its first row, with an offer a row."""
    by_name: dict[str, list[Fields]] = defaultdict(list)
    for fields in rows:
        by_name[fields.name("name")].append(fields)
    for name, of_hotel in by_name.items():
        first = of_hotel[0]
        yield Hotel(
            name=name,
            features=split_names(first.text("features"), LISTED),
            position=first.position(),
            offers=tuple(map(_offer, of_hotel)),
            name_en=first.text("name_en").strip() or None,
        )


def _offer(fields: Fields) -> RoomOffer:
    return RoomOffer(
        beds=fields.whole("beds"),
        guests=fields.whole("guests"),
        price=fields.number("price"),
        stock=fields.optional_whole("stock"),
        kind=fields.text("kind").strip() or None,
    )


def _metro(rows: list[Fields]) -> Iterator[MetroLine]:
    lines: dict[str, list[Station]] = defaultdict(list)
    for fields in rows:
        lines[fields.name("line")].append(Station(fields.name("station"), fields.position()))
    return (MetroLine(name, tuple(stations)) for name, stations in lines.items())


def _read_services(root: Path, names: dict[str, str]) -> dict[tuple[str, str], tuple[Service, ...]]:
    services: dict[tuple[str, str], list[Service]] = defaultdict(list)
    for fields in read_csv(root, "services.csv", COLUMNS["services.csv"]):
        pair = _known(fields, "start_city", names), _known(fields, "end_city", names)
        services[pair].append(_service(fields))
    return {pair: tuple(found) for pair, found in services.items()}


def _service(fields: Fields) -> Service:
    departs, arrives = fields.clock("departs"), fields.clock("arrives")
    hours = fields.optional_number("duration")
    return Service(
        kind=_choice(fields, "kind", _KINDS),
        number=fields.name("number"),
        start=fields.name("start"),
        end=fields.name("end"),
        departs=departs,
        arrives=arrives,
        price=fields.number("price"),
        duration=round((arrives - departs) % (24 * 60) / 60, 2) if hours is None else hours,
        train_type=fields.text("train_type").strip() or None,
    )
