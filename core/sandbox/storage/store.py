"""One DuckDB file a sandbox: written whole, opened read-only, a city read when it is first asked for."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import duckdb

from core.errors import SandboxError
from core.files.whole import settle
from core.sandbox.city import City
from core.sandbox.data import SandboxData
from core.sandbox.places import (
    Attraction,
    CityPair,
    Hotel,
    MetroLine,
    Position,
    Restaurant,
    RoomOffer,
    Service,
    Station,
)
from core.sandbox.sandbox import Manifest, Sandbox
from core.sandbox.storage.rows import StoredRow, checksum, table_rows
from core.sandbox.storage.schema import FORMAT, MANIFEST, TABLES, create_statement, insert_statement

_ALONE: dict[str, str | bool | int | float | list[str]] = {
    "enable_external_access": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
}
"""A file that somebody hands on may hold views: they read no other file, and nothing of the network."""


def write_sandbox(path: Path, data: SandboxData) -> Manifest:
    """Write a new sandbox file, which must not exist yet, and read it again. Returns the manifest, with the checksum of
    the rows.

    Raises SandboxError where what is on the disk then is not what was to be written, as on a full disk.
    """
    tables = table_rows(data)
    manifest = Manifest(
        name=data.name,
        version=data.version,
        source=data.source,
        licence=data.licence,
        coordinates=data.coordinates,
        checksum=checksum(tables),
        counts=data.counts(),
        synthetic=data.synthetic,
    )
    try:
        with duckdb.connect(str(path)) as connection:
            connection.begin()
            _fill(connection, tables, manifest)
            connection.commit()
            # closing writes the rows into the file as well, but says nothing where that does not succeed
            connection.execute("CHECKPOINT")
        with path.open("rb+") as written:
            settle(written)
        with duckdb.connect(str(path), read_only=True) as connection:
            is_whole = _all_rows(connection) == tables
    except duckdb.Error as error:
        reason = _reason(error, path)
        raise SandboxError(
            f"沙盒 {data.name} 没有写成：磁盘是否已满？",
            f"the sandbox {data.name} could not be written ({reason}): is the disk full?",
        ) from error
    if not is_whole:
        raise SandboxError(
            f"沙盒 {data.name} 写入后读出的内容不同，请检查磁盘",
            f"the sandbox {data.name} reads otherwise than it was written: check the disk",
        )
    return manifest


def _fill(
    connection: duckdb.DuckDBPyConnection, tables: Mapping[str, list[StoredRow]], manifest: Manifest
) -> None:
    for table, columns in TABLES.items():
        connection.execute(create_statement(table, columns))
        if tables[table]:
            connection.execute(
                insert_statement(table, columns), [list(c) for c in zip(*tables[table], strict=True)]
            )
    connection.execute(create_statement("manifest", MANIFEST))
    connection.execute(
        "INSERT INTO manifest VALUES (?, ?, ?, ?, ?, ?, ?, map(?::VARCHAR[], ?::INTEGER[]), ?::VARCHAR[])",
        [
            FORMAT,
            *(manifest.name, manifest.version, manifest.source, manifest.licence),
            *(manifest.coordinates, manifest.checksum),
            *(list(manifest.counts), list(manifest.counts.values())),
            list(manifest.synthetic),
        ],
    )


def _all_rows(connection: duckdb.DuckDBPyConnection) -> dict[str, list[StoredRow]]:
    return {
        table: connection.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY rowid").fetchall()
        for table, columns in TABLES.items()
    }


def read_manifest(path: Path) -> Manifest:
    """What the sandbox file says of itself. Raises SandboxError where the file is missing or not a sandbox."""
    with _reading(path) as connection:
        return _manifest(path, connection)


def open_sandbox(path: Path) -> Sandbox:
    """A sandbox over its file. Nothing but the manifest and the city names is read yet; the file is not kept open.

    Raises SandboxError where the file is missing, or not a sandbox.
    """
    with _reading(path) as connection:
        manifest = _manifest(path, connection)
        cities = dict(connection.execute("SELECT name, name_en FROM cities ORDER BY row").fetchall())

    def load_city(name: str) -> City:
        with _reading(path) as connection:
            _require_same(path, manifest, _manifest(path, connection))
            return _read_city(connection, name, cities[name])

    @cache
    def all_services() -> dict[CityPair, list[Service]]:
        with _reading(path) as connection:
            _require_same(path, manifest, _manifest(path, connection))
            return _read_services(connection)

    def load_services(start_city: str, target_city: str) -> Sequence[Service]:
        return all_services().get((start_city, target_city), ())

    return Sandbox(
        manifest=manifest,
        city_names=tuple(cities),
        load_city=load_city,
        load_services=load_services,
        english_names=cities,
    )


@contextmanager
def _reading(path: Path) -> Iterator[duckdb.DuckDBPyConnection]:
    if not path.is_file():
        raise SandboxError(
            f"沙盒 {path.stem} 的文件不见了，请重新导入",
            f"the file of the sandbox {path.stem} is gone: import it again",
        )
    try:
        with duckdb.connect(str(path), read_only=True, config=_ALONE) as connection:
            yield connection
    except duckdb.Error as error:
        reason = _reason(error, path)
        raise SandboxError(
            f"沙盒 {path.stem} 的文件已损坏，请删除后重新导入",
            f"the file of the sandbox {path.stem} is not usable ({reason}): remove it and import it again",
        ) from error


def _reason(error: duckdb.Error, path: Path) -> str:
    """What the database says, without the place of its file on this machine."""
    said = (str(error).splitlines() or [type(error).__name__])[0]
    return said.replace(str(path), path.name).replace(str(path.resolve()), path.name)


def _manifest(path: Path, connection: duckdb.DuckDBPyConnection) -> Manifest:
    if connection.execute("SELECT 1 FROM duckdb_views() WHERE NOT internal LIMIT 1").fetchone() is not None:
        raise SandboxError(
            f"沙盒 {path.stem} 的文件含有视图，不是这里写成的，请重新导入",
            f"the file of the sandbox {path.stem} holds views, so it was not written here: import it again",
        )
    row = connection.execute("SELECT * FROM manifest").fetchone()
    if row is None or row[0] != FORMAT:
        raise SandboxError(
            f"沙盒 {path.stem} 由另一版本写成，请重新导入",
            f"the sandbox {path.stem} was written by another version: import it again",
        )
    _, name, version, source, licence, coordinates, digest, counts, synthetic = row
    return Manifest(
        name=name,
        version=version,
        source=source,
        licence=licence,
        coordinates=coordinates,
        checksum=digest,
        counts=counts,
        synthetic=tuple(synthetic),
    )


def _require_same(path: Path, opened: Manifest, found: Manifest) -> None:
    if opened.checksum != found.checksum:
        raise SandboxError(
            f"沙盒 {path.stem} 在打开后被替换，请重新打开",
            f"the sandbox {path.stem} was replaced since it was opened: open it again",
        )


def _rows(
    connection: duckdb.DuckDBPyConnection, table: str, city: str, order: str = "row"
) -> list[tuple[Any, ...]]:
    columns = ", ".join(column for column in TABLES[table] if column not in ("city", "row"))
    return connection.execute(
        f"SELECT {columns} FROM {table} WHERE city = ? ORDER BY {order}", [city]
    ).fetchall()


def _read_city(connection: duckdb.DuckDBPyConnection, name: str, name_en: str) -> City:
    return City(
        name,
        name_en=name_en,
        attractions=[
            Attraction(name, tuple(types), Position(lat, lon), *rest)
            for name, types, lat, lon, *rest in _rows(connection, "attractions", name)
        ],
        restaurants=[
            Restaurant(
                name=name,
                cuisine=cuisine,
                position=Position(lat, lon),
                opens=opens,
                closes=closes,
                price=price,
                recommended=tuple(dishes),
                name_en=name_en,
            )
            for name, cuisine, lat, lon, opens, closes, price, dishes, name_en in _rows(
                connection, "restaurants", name
            )
        ],
        hotels=_read_hotels(connection, name),
        lines=_read_lines(connection, name),
        positions={name: Position(lat, lon) for name, lat, lon in _rows(connection, "positions", name)},
    )


def _read_hotels(connection: duckdb.DuckDBPyConnection, city: str) -> list[Hotel]:
    offers: dict[int, list[RoomOffer]] = defaultdict(list)
    for hotel, *cells in _rows(connection, "offers", city, "hotel, row"):
        offers[hotel].append(RoomOffer(*cells))
    return [
        Hotel(
            name=name,
            features=tuple(features),
            position=Position(lat, lon),
            offers=tuple(offers[number]),
            name_en=name_en,
        )
        for number, (name, features, lat, lon, name_en) in enumerate(_rows(connection, "hotels", city))
    ]


def _read_lines(connection: duckdb.DuckDBPyConnection, city: str) -> list[MetroLine]:
    stations: dict[int, list[Station]] = defaultdict(list)
    for line, name, lat, lon in _rows(connection, "stations", city, "line, row"):
        stations[line].append(Station(name, Position(lat, lon)))
    names: Sequence[tuple[str]] = _rows(connection, "lines", city)
    return [MetroLine(name, tuple(stations[number])) for number, (name,) in enumerate(names)]


def _read_services(connection: duckdb.DuckDBPyConnection) -> dict[CityPair, list[Service]]:
    """All services by pair of cities: by departure; trains first and then the source's order where they leave together."""
    found: dict[CityPair, list[Service]] = defaultdict(list)
    shared = (
        "start_city, end_city, row, number, start_station, end_station, departs, arrives, price, duration"
    )
    query = (
        f"SELECT 'train', {shared}, train_type FROM trains UNION ALL SELECT 'airplane', {shared}, NULL FROM airplanes"
        " ORDER BY departs, 1 DESC, row"
    )
    for kind, start_city, end_city, _, *cells in connection.execute(query).fetchall():
        found[start_city, end_city].append(Service(kind, *cells))
    return found
