"""The released program's answers, and the real sandbox they were made on."""

import json
from pathlib import Path
from typing import Any

import pytest

from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Position, Restaurant, RoomOffer
from core.sandbox.sandbox import Manifest, Sandbox


@pytest.fixture(scope="session")
def sandbox(chinatravel_sandbox: Sandbox) -> Sandbox:
    return chinatravel_sandbox


def _rows(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


@pytest.fixture(scope="session")
def pairs(shared: Path) -> list[dict[str, Any]]:
    return _rows(shared / "golden" / "chinatravel" / "chinatravel_golden.jsonl")


@pytest.fixture(scope="session")
def concept_answers(shared: Path) -> list[dict[str, Any]]:
    return _rows(shared / "golden" / "chinatravel" / "concept_golden.jsonl")


@pytest.fixture(scope="session")
def snippets(shared: Path) -> list[str]:
    """Every different constraint of the real requests."""
    found: dict[str, None] = {}
    for path in sorted((shared / "data" / "queries").glob("*.jsonl")):
        for record in _rows(path):
            found.update(dict.fromkeys(record.get("hard_logic_py", ())))
    return list(found)


@pytest.fixture(scope="session")
def small() -> Sandbox:
    """杭州 with one place of each kind, for tests that need no real data."""
    here, there = Position(30.25, 120.15), Position(30.26, 120.16)
    city = City(
        "杭州",
        name_en="Hangzhou",
        attractions=[
            Attraction(
                name="西湖",
                types=("自然风光",),
                position=here,
                opens=0,
                closes=1440,
                price=0.0,
                recommended_min=60,
                recommended_max=120,
            )
        ],
        restaurants=[
            Restaurant(name="楼外楼", cuisine="江浙菜", position=there, opens=600, closes=1300, price=120.0)
        ],
        hotels=[
            Hotel(name="湖滨酒店", features=("窗外好景",), position=there, offers=(RoomOffer(1, 1, 300.0),))
        ],
        lines=[],
        positions={"西湖": here, "楼外楼": there, "湖滨酒店": there},
    )
    manifest = Manifest(
        name="small", version="1", source="made for tests", licence="none", coordinates="WGS-84", checksum="0"
    )
    return Sandbox(
        manifest=manifest,
        city_names=["杭州"],
        load_city=lambda name: city,
        load_services=lambda start, target: (),
    )


def _ride(number: str, start: str, end: str, clock: tuple[str, str]) -> dict[str, Any]:
    return {
        "type": "train", "TrainID": number, "start": start, "end": end, "start_time": clock[0], "end_time": clock[1],
        "price": 80.0, "cost": 160.0, "tickets": 2, "transports": [],
    }  # fmt: skip


def _leg(start: str, end: str, clock: tuple[str, str]) -> dict[str, Any]:
    return {
        "start": start, "end": end, "mode": "taxi", "start_time": clock[0], "end_time": clock[1], "price": 12.0,
        "cost": 12.0, "distance": 1.5, "cars": 1,
    }  # fmt: skip


@pytest.fixture
def plan() -> dict[str, Any]:
    """Two days for two people from 上海 to 杭州; everything together costs 1,124 CNY."""
    sight = {
        "type": "attraction", "position": "西湖", "start_time": "10:00", "end_time": "11:30", "price": 0, "cost": 0,
        "tickets": 2, "transports": [_leg("杭州东站", "西湖", ("09:30", "09:50"))],
    }  # fmt: skip
    meal = {
        "type": "lunch", "position": "楼外楼", "start_time": "12:00", "end_time": "13:00", "price": 120, "cost": 240,
        "transports": [_leg("西湖", "楼外楼", ("11:35", "11:45"))],
    }  # fmt: skip
    stay = {
        "type": "accommodation", "position": "湖滨酒店", "start_time": "20:00", "end_time": "24:00", "price": 270,
        "cost": 540, "rooms": 2, "room_type": 1, "transports": [],
    }  # fmt: skip
    out = _ride("G7301", "上海虹桥站", "杭州东站", ("08:00", "09:00"))
    back = _ride("G7302", "杭州东站", "上海虹桥站", ("18:00", "19:00"))
    return {
        "people_number": 2,
        "start_city": "上海",
        "target_city": "杭州",
        "itinerary": [{"day": 1, "activities": [out, sight, meal, stay]}, {"day": 2, "activities": [back]}],
    }
