"""The two released layouts: the real data where it is, and a tiny invented folder to spoil."""

import json
import re
from pathlib import Path

import pytest

from core.errors import SandboxError
from core.sandbox.data import SandboxData
from core.sandbox.importers.registry import IMPORTERS

ATTRACTIONS = (
    "id,name,type,lat,lon,opentime,endtime,price,recommendmintime,recommendmaxtime,star\n"
    "0,甲园,{公园;古迹},32.01,118.71,9:00,17:30,33.4,0.5,1,\n"
)
RESTAURANTS = (
    "id,name,lat,lon,price,cuisine,opentime,endtime,recommendedfood\n"
    '0,乙馆,32.02,118.72,45.5,,11:00,02:00,"汤包, 鸭血"\n'
)
HOTELS = (
    "id,name,hotelname_en,featurehoteltype,lat,lon,price,numbed,single_room_price,single_room_stock,"
    "king_room_price,king_room_stock,double_bed_price,double_bed_stock,family_room_price,family_room_stock\n"
    "0,丙店,Hotel C,泳池,32.03,118.73,300,2,200,0,250,1,300,2,400,3\n"
)
POSITIONS = [
    {"name": "南京站", "position": [32.0, 118.7]},
    {"name": "甲园", "position": [32.01, 118.71]},
    {"name": "南京站", "position": [32.09, 118.79]},
]
METRO = {"nanjing": [{"name": "1号线", "stations": [{"name": "起点", "position": "118.7,32.0"}]}]}
TRAIN = {
    "TrainID": "G1",
    "TrainType": "高铁",
    "From": "南京站",
    "To": "上海站",
    "BeginTime": "8:05",
    "EndTime": "10:00",
    "Duration": 1.92,
    "Cost": 139.5,
}
FLIGHT = {
    "FlightID": "XX1",
    "From": "上海虹桥国际机场",
    "To": "南京禄口国际机场",
    "BeginTime": "23:30",
    "EndTime": "0:40",
    "Duration": 1.17,
    "Cost": 400.0,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A release of two invented cities that either importer reads."""
    root = tmp_path / "release"
    for city in ("nanjing", "shanghai"):
        write(root, f"attractions/{city}/attractions.csv", ATTRACTIONS)
        write(root, f"restaurants/{city}/restaurants_{city}.csv", RESTAURANTS)
        write(root, f"accommodations/{city}/accommodations.csv", HOTELS)
        write(root, f"poi/{city}/poi.json", json.dumps(POSITIONS, indent=1, ensure_ascii=False))
    write(root, "transportation/subways.json", json.dumps(METRO, indent=1, ensure_ascii=False))
    write(
        root,
        "intercity_transport/train/from_南京_to_上海.json",
        json.dumps([TRAIN], indent=1, ensure_ascii=False),
    )
    write(root, "intercity_transport/airplane.jsonl", json.dumps(FLIGHT, ensure_ascii=False) + "\n")
    return root


def write(root: Path, file: str, text: str) -> None:
    (root / file).parent.mkdir(parents=True, exist_ok=True)
    (root / file).write_text(text, encoding="utf-8")


def read(kind: str, folder: Path) -> SandboxData:
    return IMPORTERS[kind].read(folder)


def test_traveleval_has_several_types_and_four_offers(folder: Path) -> None:
    city = read("traveleval", folder).cities[1]
    assert (city.name, city.name_en) == ("南京", "Nanjing")
    sight = city.attractions[0]
    assert (sight.types, sight.opens, sight.closes, sight.star) == (("公园", "古迹"), 540, 1050, None)
    assert (sight.price, sight.recommended_min, sight.recommended_max) == (33.4, 30, 60)
    assert [(o.kind, o.beds, o.guests, o.price, o.stock) for o in city.hotels[0].offers] == [
        ("single", 1, 1, 200, 0),
        ("king", 1, 2, 250, 1),
        ("double", 2, 2, 300, 2),
        ("family", 2, 3, 400, 3),
    ]


def test_chinatravel_has_one_offer(folder: Path) -> None:
    hotel = read("chinatravel", folder).cities[1].hotels[0]
    assert [(offer.beds, offer.price, offer.kind) for offer in hotel.offers] == [(2, 300, None)]


def test_of_two_positions_of_a_name_the_later_counts(folder: Path) -> None:
    assert read("chinatravel", folder).cities[1].positions["南京站"] == (32.09, 118.79)


def test_metro_positions_have_longitude_first(folder: Path) -> None:
    assert read("chinatravel", folder).cities[1].lines[0].stations[0].position == (32.0, 118.7)


def test_services_are_found_by_file_name_and_by_airport(folder: Path) -> None:
    services = read("chinatravel", folder).services
    train, flight = services["南京", "上海"][0], services["上海", "南京"][0]
    assert (train.number, train.departs, train.price, train.train_type) == ("G1", 485, 139.5, "高铁")
    assert (flight.number, flight.arrives, flight.minutes, flight.train_type) == ("XX1", 40, 70, None)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "attractions/nanjing/attractions.csv",
            "endtime",
            "end",
            "attractions.csv, line 1: missing column endtime",
        ),
        (
            "attractions/nanjing/attractions.csv",
            "9:00",
            "次日",
            "attractions.csv, line 2: opentime must be a clock",
        ),
        (
            "poi/nanjing/poi.json",
            "32.01",
            '"x"',
            "poi/nanjing/poi.json, line 9: lat must be a number, not 'x'",
        ),
        ("poi/nanjing/poi.json", '"name": "甲园"', '"nom": "甲园"', "poi.json, line 9: 'name' is missing"),
        ("poi/nanjing/poi.json", "]\n }\n]", "]\n }\n", "poi/nanjing/poi.json, line 23: not valid JSON"),
        (
            "transportation/subways.json",
            "118.7,32.0",
            "118.7",
            "subways.json, line 6: lat must be a number, not ''",
        ),
        (
            "intercity_transport/train/from_南京_to_上海.json",
            "139.5",
            "null",
            "line 2: Cost must be a number, not None",
        ),
        ("intercity_transport/airplane.jsonl", "}", "", "airplane.jsonl, line 1: not valid JSON"),
    ],
)
def test_faults_are_told_with_file_and_line(
    folder: Path, file: str, old: str, new: str, message: str
) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SandboxError, match=re.escape(message)):
        read("chinatravel", folder)


@pytest.mark.parametrize("kind", ["traveleval", "chinatravel"])
def test_a_missing_file_is_told(folder: Path, kind: str) -> None:
    (folder / "restaurants/nanjing/restaurants_nanjing.csv").unlink()
    with pytest.raises(SandboxError, match=r"cannot read restaurants/nanjing/restaurants_nanjing\.csv"):
        read(kind, folder)


def test_a_city_that_the_layout_does_not_know_is_told(folder: Path) -> None:
    (folder / "attractions" / "paris").mkdir()
    with pytest.raises(SandboxError, match="attractions/paris: unknown city folder"):
        read("chinatravel", folder)


def test_train_files_of_an_unknown_city_are_told_and_not_passed_over(folder: Path) -> None:
    write(folder, "intercity_transport/train/from_åå_to_上海.json", "[]")
    with pytest.raises(SandboxError, match=r"from_åå_to_上海\.json: unknown city 'åå'; check the encoding"):
        read("chinatravel", folder)


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("traveleval", {"hotels": 4976, "offers": 19904, "trains": 8089, "airplanes": 1703}),
        ("chinatravel", {"hotels": 4846, "offers": 4846, "trains": 7913, "airplanes": 1498}),
    ],
)
def test_the_real_release_is_read_whole(shared: Path, kind: str, counts: dict[str, int]) -> None:
    data = read(kind, shared / "data" / kind)
    assert {**data.counts(), **counts} == data.counts()
    assert data.counts()["attractions"] == 3411
    assert data.counts()["restaurants"] == 4655
    assert data.coordinates == "BD-09"
    assert len(data.services) == 90
