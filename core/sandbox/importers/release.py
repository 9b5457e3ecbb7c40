"""The folder layout that the releases of ChinaTravel and TravelEval share; they differ in a few columns."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from core.errors import SandboxError
from core.sandbox.data import CityData, SandboxData
from core.sandbox.importers.fields import Fields, complaint
from core.sandbox.importers.source_files import (
    as_fields,
    as_list,
    read_csv,
    read_json,
    read_json_lines,
    read_json_records,
)
from core.sandbox.places import (
    Attraction,
    Hotel,
    MetroLine,
    Position,
    Restaurant,
    Service,
    ServiceKind,
    Station,
)

CITIES = {
    "beijing": "北京",
    "shanghai": "上海",
    "shenzhen": "深圳",
    "guangzhou": "广州",
    "chongqing": "重庆",
    "suzhou": "苏州",
    "chengdu": "成都",
    "hangzhou": "杭州",
    "wuhan": "武汉",
    "nanjing": "南京",
}
LICENCE = "non-commercial research only, see the publisher's terms"
ATTRACTION_COLUMNS = (
    *("name", "type", "lat", "lon", "opentime", "endtime", "price", "recommendmintime", "recommendmaxtime"),
)
_RESTAURANT_COLUMNS = ("name", "lat", "lon", "price", "cuisine", "opentime", "endtime", "recommendedfood")
NEEDS = (
    *("attractions", "accommodations", "restaurants", "poi", "transportation/subways.json"),
    *("intercity_transport/train", "intercity_transport/airplane.jsonl"),
)
_TRAIN_FILE = re.compile(r"from_(.+)_to_(.+)\.json")
_AIRPLANES = "intercity_transport/airplane.jsonl"

Services = dict[tuple[str, str], list[Service]]
ReadRows = Callable[[Path, str], Iterator[Attraction]]
ReadHotels = Callable[[Path, str], Iterator[Hotel]]


def read_release(
    root: Path, version: str, source: str, attractions: ReadRows, hotels: ReadHotels
) -> SandboxData:
    """A sandbox from a folder in the shared layout; two functions read the files that differ between the releases."""
    slugs = _city_folders(root)
    metro = _read_metro(root)
    cities = tuple(
        CityData(
            name=CITIES[slug],
            name_en=slug.capitalize(),
            attractions=tuple(attractions(root, f"attractions/{slug}/attractions.csv")),
            restaurants=tuple(_restaurants(root, f"restaurants/{slug}/restaurants_{slug}.csv")),
            hotels=tuple(hotels(root, f"accommodations/{slug}/accommodations.csv")),
            lines=metro.get(slug, ()),
            positions=_read_positions(root, f"poi/{slug}/poi.json"),
        )
        for slug in slugs
    )
    return SandboxData(
        name=version,
        version=version,
        source=source,
        licence=LICENCE,
        # established by landmarks: core/sandbox/coordinates.py
        coordinates="BD-09",
        cities=cities,
        services=_read_services(root, [city.name for city in cities]),
    )


def _city_folders(root: Path) -> list[str]:
    found = {path.name for path in (root / "attractions").glob("*") if path.is_dir()}
    if not found:
        raise SandboxError(
            "这不是沙盒：其中没有 attractions/城市/attractions.csv，请检查路径和种类",
            "this is not a sandbox: it has no attractions/CITY/attractions.csv; check the path and the kind",
        )
    if unknown := sorted(found - set(CITIES)):
        raise SandboxError(
            f"attractions/{unknown[0]}：不认识的城市文件夹，此格式只有 {'、'.join(CITIES)}，其他城市请用 csv 格式",
            f"attractions/{unknown[0]}: unknown city folder; this layout has {', '.join(CITIES)}. "
            "Bring other cities in the csv layout",
        )
    return [slug for slug in CITIES if slug in found]


def attraction(fields: Fields, types: tuple[str, ...], star: float | None) -> Attraction:
    """An attraction from the columns that both releases have; visit lengths are hours in the source."""
    return Attraction(
        name=fields.name("name"),
        types=types,
        position=fields.position(),
        opens=fields.clock("opentime"),
        closes=fields.clock("endtime"),
        price=fields.number("price"),
        recommended_min=round(fields.number("recommendmintime") * 60),
        recommended_max=round(fields.number("recommendmaxtime") * 60),
        star=star,
    )


def _restaurants(root: Path, file: str) -> Iterator[Restaurant]:
    for fields in read_csv(root, file, _RESTAURANT_COLUMNS):
        yield Restaurant(
            name=fields.name("name"),
            cuisine=fields.text("cuisine").strip(),
            position=fields.position(),
            opens=fields.clock("opentime"),
            closes=fields.clock("endtime"),
            price=fields.number("price"),
            recommended=split_names(fields.text("recommendedfood"), ","),
        )


def split_names(text: str, separator: str) -> tuple[str, ...]:
    """The names in a cell, without blanks."""
    return tuple(name.strip() for name in text.split(separator) if name.strip())


def _read_positions(root: Path, file: str) -> Mapping[str, Position]:
    value, text = read_json(root, file)
    positions: dict[str, Position] = {}
    for number, record in enumerate(as_list(value, file, text, ())):
        fields = as_fields(record, file, text, (number,))
        pair = record.get("position")
        if not (isinstance(pair, list) and len(pair) == 2):
            raise fields.wrong("position 应为 [纬度, 经度]", "position must be [latitude, longitude]")
        pairs = as_fields({"lat": pair[0], "lon": pair[1]}, file, text, (number,))
        # of two entries with one name the later counts
        positions[fields.name("name")] = pairs.position()
    return positions


def _read_metro(root: Path) -> dict[str, tuple[MetroLine, ...]]:
    file = "transportation/subways.json"
    value, text = read_json(root, file)
    if not isinstance(value, dict):
        raise complaint(file, 1, "应为以城市拼音为键的 JSON 对象", "must be a JSON object with a key a city")
    return {
        slug: tuple(_metro_line(line, file, text, (slug, number)) for number, line in enumerate(lines))
        for slug, lines in ((slug, as_list(lines, file, text, (slug,))) for slug, lines in value.items())
    }


def _metro_line(value: object, file: str, text: str, path: tuple[str | int, ...]) -> MetroLine:
    line = as_fields(value, file, text, path)
    name = line.name("name")
    assert isinstance(value, dict)
    stations = []
    for number, record in enumerate(as_list(value.get("stations"), file, text, path)):
        fields = as_fields(record, file, text, (*path, "stations", number))
        # longitude first, unlike everywhere else
        lon, _, lat = fields.text("position").partition(",")
        where = as_fields({"lat": lat, "lon": lon}, file, text, (*path, "stations", number))
        stations.append(Station(fields.name("name"), where.position()))
    return MetroLine(name, tuple(stations))


def _read_services(root: Path, cities: list[str]) -> dict[tuple[str, str], tuple[Service, ...]]:
    services: Services = defaultdict(list)
    for path in sorted((root / "intercity_transport" / "train").glob("*.json")):
        match = _TRAIN_FILE.fullmatch(path.name)
        if match is None:
            raise SandboxError(
                f"{path.name}：车次文件名应为 from_城市_to_城市.json",
                f"{path.name}: train files are named from_CITY_to_CITY.json",
            )
        if unknown := [city for city in match.groups() if city not in CITIES.values()]:
            raise SandboxError(
                f"{path.name}：不认识城市 {unknown[0]!r}，请检查文件名的编码",
                f"{path.name}: unknown city {unknown[0]!r}; check the encoding of the file name",
            )
        # the sandbox may hold fewer cities than its train files
        if match[1] in cities and match[2] in cities:
            for fields in read_json_records(root, f"intercity_transport/train/{path.name}"):
                services[match[1], match[2]].append(_service(fields, "train", "TrainID"))
    for fields in read_json_lines(root, _AIRPLANES):
        flight = _service(fields, "airplane", "FlightID")
        pair = _city_of(flight.start, cities), _city_of(flight.end, cities)
        # a flight from or to a city that this sandbox does not have is no use in it
        if pair[0] and pair[1]:
            services[pair].append(flight)
    return {pair: tuple(found) for pair, found in services.items()}


def _city_of(airport: str, cities: list[str]) -> str:
    """The first city whose name is part of the airport's name, else an empty text."""
    return next((city for city in cities if city in airport), "")


def _service(fields: Fields, kind: ServiceKind, number: str) -> Service:
    return Service(
        kind=kind,
        number=fields.name(number),
        start=fields.name("From"),
        end=fields.name("To"),
        departs=fields.clock("BeginTime"),
        arrives=fields.clock("EndTime"),
        price=fields.number("Cost"),
        duration=fields.number("Duration"),
        train_type=fields.text("TrainType") if kind == "train" else None,
    )
