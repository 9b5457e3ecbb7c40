import tempfile
from pathlib import Path

import duckdb
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import SandboxError
from core.sandbox.city import City
from core.sandbox.data import CityData, SandboxData
from core.sandbox.importers.csv_folder import CsvImporter
from core.sandbox.importers.csv_template import EXAMPLE, write_csv
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
from core.sandbox.sandbox import Sandbox
from core.sandbox.storage.store import open_sandbox, read_manifest, write_sandbox

names = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Z"], exclude_characters=";"),
    min_size=1,
    max_size=8,
)
maybe_names = st.none() | names
lists = st.lists(names, max_size=3).map(tuple)
positions = st.builds(Position, st.floats(-90, 90), st.floats(-180, 180))
clocks = st.integers(0, 99 * 60 + 59)
prices = st.floats(0, 1e6)
counts = st.integers(0, 1000)
attractions = st.builds(
    Attraction,
    names,
    lists,
    positions,
    clocks,
    clocks,
    prices,
    counts,
    counts,
    st.none() | st.floats(0, 5),
    maybe_names,
)
restaurants = st.builds(Restaurant, names, names, positions, clocks, clocks, prices, lists, maybe_names)
offers = st.builds(RoomOffer, counts, counts, prices, st.none() | counts, maybe_names)
hotels = st.builds(
    Hotel, names, lists, positions, st.lists(offers, min_size=1, max_size=3).map(tuple), maybe_names
)
stations = st.lists(st.builds(Station, names, positions), min_size=1, max_size=4).map(tuple)
lines = st.builds(MetroLine, names, stations)


@st.composite
def cities(draw: st.DrawFn, name: str) -> CityData:
    """A city whose places have names of their own, as a csv folder can tell them."""
    kinds = (
        draw(st.lists(attractions, max_size=3, unique_by=lambda row: row.name)),
        draw(st.lists(restaurants, max_size=3, unique_by=lambda row: row.name)),
        draw(st.lists(hotels, max_size=3, unique_by=lambda row: row.name)),
    )
    places = draw(st.dictionaries(names.map("站".__add__), positions, max_size=3))
    for rows in kinds:
        for row in rows:
            places.setdefault(row.name, row.position)
    return CityData(
        name,
        draw(names),
        *map(tuple, kinds),
        tuple(draw(st.lists(lines, max_size=3, unique_by=lambda line: line.name))),
        places,
    )


@st.composite
def sandboxes(draw: st.DrawFn) -> SandboxData:
    """A sandbox of one to three cities with trains and flights between them."""
    city_names = draw(st.lists(names, min_size=1, max_size=3, unique=True))
    trains = st.builds(
        Service, st.just("train"), names, names, names, clocks, clocks, prices, st.floats(0, 50), maybe_names
    )
    flights = st.builds(
        Service, st.just("airplane"), names, names, names, clocks, clocks, prices, st.floats(0, 50)
    )
    pairs = st.tuples(st.sampled_from(city_names), st.sampled_from(city_names))
    groups = st.lists(trains | flights, min_size=1, max_size=4).map(tuple)
    return SandboxData(
        name="random",
        version=draw(st.just("1") | names),
        source=draw(names),
        licence=draw(names),
        coordinates=draw(st.sampled_from(["BD-09", "GCJ-02", "WGS-84"])),
        cities=tuple(draw(cities(name)) for name in city_names),
        services=draw(st.dictionaries(pairs, groups, max_size=4)),
    )


def rows_of(city: City | CityData) -> tuple[object, ...]:
    if isinstance(city, City):
        where = {name: city.network.position(name) for name in city.network.names}
    else:
        where = dict(city.positions)
    return (city.name, city.name_en, city.attractions, city.restaurants, city.hotels, city.lines, where)


def by_departure(services: tuple[Service, ...]) -> tuple[Service, ...]:
    trains_first = sorted(services, key=lambda service: service.kind != "train")
    return tuple(sorted(trains_first, key=lambda service: service.departs))


def reopened(data: SandboxData, folder: str) -> Sandbox:
    path = Path(folder) / "random.duckdb"
    write_sandbox(path, data)
    return open_sandbox(path)


@settings(max_examples=15, deadline=None)
@given(sandboxes())
def test_what_is_written_is_read_again(data: SandboxData) -> None:
    with tempfile.TemporaryDirectory() as folder:
        sandbox = reopened(data, folder)
        assert [rows_of(sandbox.city(name)) for name in sandbox.city_names] == [
            rows_of(city) for city in data.cities
        ]
        for (start, end), services in data.services.items():
            assert sandbox.services(start, end) == by_departure(services)
        assert dict(sandbox.manifest.counts) == data.counts()


@settings(max_examples=15, deadline=None)
@given(sandboxes())
def test_a_csv_folder_loses_nothing_on_the_way_to_the_store(data: SandboxData) -> None:
    with tempfile.TemporaryDirectory() as folder:
        write_csv(Path(folder) / "csv", data)
        sandbox = reopened(CsvImporter().read(Path(folder) / "csv"), folder)
        assert [rows_of(sandbox.city(name)) for name in sandbox.city_names] == [
            rows_of(city) for city in data.cities
        ]
        for (start, end), services in data.services.items():
            assert sandbox.services(start, end) == by_departure(services)


def test_equal_data_has_an_equal_checksum_whatever_its_name(tmp_path: Path) -> None:
    one = write_sandbox(tmp_path / "one.duckdb", EXAMPLE)
    assert read_manifest(tmp_path / "one.duckdb") == one
    other_name = SandboxData(
        name="other",
        version="2",
        source="",
        licence="",
        coordinates="WGS-84",
        cities=EXAMPLE.cities,
        services=EXAMPLE.services,
    )
    assert write_sandbox(tmp_path / "two.duckdb", other_name).checksum == one.checksum
    without = SandboxData(
        name="example",
        version="1",
        source="",
        licence="",
        coordinates="WGS-84",
        cities=EXAMPLE.cities,
        services={},
    )
    assert write_sandbox(tmp_path / "three.duckdb", without).checksum != one.checksum


def test_a_city_is_found_by_its_english_name(example: Sandbox) -> None:
    assert example.chinese_name("YUNZHOU") == "云州"
    assert example.chinese_name("云州") == "云州"
    assert example.chinese_name("Atlantis") == "Atlantis"


@pytest.mark.parametrize("content", [b"", b"not a database", b"PK\x03\x04"])
def test_a_file_that_is_no_sandbox_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.duckdb"
    path.write_bytes(content)
    with pytest.raises(SandboxError, match="the file of the sandbox bad is not usable"):
        open_sandbox(path)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(SandboxError, match="is gone: import it again"):
        open_sandbox(tmp_path / "none.duckdb")


def test_a_sandbox_replaced_since_it_was_opened_is_not_mixed_up(tmp_path: Path) -> None:
    path = tmp_path / "a.duckdb"
    write_sandbox(path, EXAMPLE)
    sandbox = open_sandbox(path)
    path.unlink()
    write_sandbox(
        path,
        SandboxData(
            name="a",
            version="1",
            source="",
            licence="",
            coordinates="WGS-84",
            cities=EXAMPLE.cities,
            services={},
        ),
    )
    with pytest.raises(SandboxError, match="was replaced since it was opened"):
        sandbox.city("云州")


@pytest.mark.parametrize(
    "view",
    [
        "CREATE VIEW extra AS SELECT 1",
        "DROP TABLE cities; CREATE VIEW cities AS SELECT content AS name, '' AS name_en, 0 AS row FROM read_text('{file}')",
        "DROP TABLE cities; CREATE VIEW cities AS WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n FROM a) SELECT n FROM a",
    ],
)
def test_a_file_with_views_is_refused(tmp_path: Path, view: str) -> None:
    (tmp_path / "secret.txt").write_text("never shown", encoding="utf-8")
    path = tmp_path / "a.duckdb"
    write_sandbox(path, EXAMPLE)
    with duckdb.connect(str(path)) as connection:
        connection.execute(view.replace("{file}", str(tmp_path / "secret.txt")))
    with pytest.raises(SandboxError, match="views") as told:
        open_sandbox(path)
    assert "never" not in str(told.value)
