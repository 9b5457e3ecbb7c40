from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from core.sandbox.check import DataFault, check_sandbox
from core.sandbox.data import CityData, SandboxData
from core.sandbox.importers.csv_template import EXAMPLE
from core.sandbox.library import SandboxLibrary
from core.sandbox.places import Attraction, Hotel, MetroLine, Position, Restaurant, RoomOffer, Service
from core.sandbox.storage.store import open_sandbox, write_sandbox

CITY = EXAMPLE.cities[0]
SIGHT: Attraction = CITY.attractions[0]
TABLE: Restaurant = CITY.restaurants[0]
HOTEL: Hotel = CITY.hotels[0]
CONTRADICTIONS = (
    "北京",
    "广州",
    "苏州",
    "南京",
    # Where services leave whose duration and times are far apart.
)
TRAIN: Service = EXAMPLE.services["云州", "海陵"][0]


def check(tmp_path: Path, data: SandboxData) -> list[DataFault]:
    write_sandbox(tmp_path / "checked.duckdb", data)
    return list(check_sandbox(open_sandbox(tmp_path / "checked.duckdb")))


def spoilt(change: Callable[[CityData], CityData]) -> SandboxData:
    return replace(EXAMPLE, cities=(change(CITY), *EXAMPLE.cities[1:]))


def with_sight(sight: Attraction) -> SandboxData:
    return spoilt(lambda city: replace(city, attractions=(*city.attractions[1:], sight)))


def with_table(table: Restaurant) -> SandboxData:
    return spoilt(lambda city: replace(city, restaurants=(*city.restaurants[1:], table)))


def with_offer(*offers: RoomOffer) -> SandboxData:
    return spoilt(lambda city: replace(city, hotels=(replace(HOTEL, offers=offers),)))


def with_train(train: Service) -> SandboxData:
    return replace(EXAMPLE, services={**EXAMPLE.services, ("云州", "海陵"): (train,)})


def test_the_example_has_no_fault(tmp_path: Path) -> None:
    assert [finding for finding in check(tmp_path, EXAMPLE) if finding.level == "fault"] == []


@pytest.mark.parametrize(
    ("code", "name", "data"),
    [
        ("city.empty", "attractions", spoilt(lambda city: replace(city, attractions=()))),
        ("city.empty", "metro lines", spoilt(lambda city: replace(city, lines=()))),
        ("name.doubled", TABLE.name, spoilt(lambda city: replace(city, restaurants=(TABLE, TABLE)))),
        ("position.missing", "无处", with_sight(replace(SIGHT, name="无处"))),
        ("position.differs", SIGHT.name, with_sight(replace(SIGHT, position=Position(30.2, 110.2)))),
        (
            "position.far",
            "云州站",
            spoilt(lambda city: replace(city, positions={**city.positions, "云州站": Position(45.0, 120.0)})),
        ),
        ("hours.closing_before_opening", TABLE.name, with_table(replace(TABLE, opens=1080, closes=60))),
        ("hours.too_long", TABLE.name, with_table(replace(TABLE, opens=600, closes=590))),
        ("hours.too_long", TABLE.name, with_table(replace(TABLE, opens=600, closes=600))),
        ("price.negative", SIGHT.name, with_sight(replace(SIGHT, price=-1.0))),
        ("price.negative", HOTEL.name, with_offer(RoomOffer(1, 2, -5.0))),
        ("visit.length", SIGHT.name, with_sight(replace(SIGHT, recommended_min=200))),
        ("visit.length", SIGHT.name, with_sight(replace(SIGHT, recommended_min=0))),
        ("hotel.no_offer", HOTEL.name, with_offer()),
        ("offer.beds", HOTEL.name, with_offer(RoomOffer(0, 1, 100.0))),
        (
            "metro.short",
            "2号线",
            spoilt(
                lambda city: replace(
                    city, lines=(*city.lines, MetroLine("2号线", city.lines[0].stations[:1]))
                )
            ),
        ),
        ("pair.unreachable", "云州 → 海陵", replace(EXAMPLE, services={})),
        ("station.missing", "云州东站", with_train(replace(TRAIN, start="云州东站"))),
        ("service.price", "G9001", with_train(replace(TRAIN, price=0.0))),
        ("service.contradiction", "G9001", with_train(replace(TRAIN, duration=9.0))),
        ("service.duration", "G9001", with_train(replace(TRAIN, duration=TRAIN.duration + 0.2))),
        ("service.doubled", "G9001", replace(EXAMPLE, services={("云州", "海陵"): (TRAIN, TRAIN)})),
    ],
)
def test_each_trouble_is_found_and_named(tmp_path: Path, code: str, name: str, data: SandboxData) -> None:
    found = [finding for finding in check(tmp_path, data) if finding.code == code and name in finding.names]
    assert len(found) == 1
    assert name in found[0].message.zh
    assert name in found[0].message.en


def test_long_lists_are_cut_short_in_the_sentence_but_whole_in_the_finding(tmp_path: Path) -> None:
    sights = tuple(replace(SIGHT, name=f"景点{number}", price=-1.0) for number in range(9))
    data = spoilt(lambda city: replace(city, attractions=sights))
    found = next(finding for finding in check(tmp_path, data) if finding.code == "price.negative")
    assert len(found.names) == 9
    assert found.message.en.endswith("景点2 and 6 more")


@pytest.mark.parametrize("kind", ["traveleval", "chinatravel"])
def test_the_real_sandbox_has_its_known_faults(real_sandboxes: SandboxLibrary, kind: str) -> None:
    faults = {(found.code, found.city) for found in real_sandboxes.check(kind) if found.level == "fault"}
    assert faults == {
        ("position.far", "深圳"),
        ("position.far", "重庆"),
        ("position.far", "苏州"),
        ("station.missing", "北京"),
        *(("service.contradiction", city) for city in CONTRADICTIONS),
    }
