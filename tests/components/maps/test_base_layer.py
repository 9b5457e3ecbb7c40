"""The ground of a city's maps."""

import json

from components.maps.base_layer import TileLayer, base_layer
from components.maps.metro_path import MetroGraph
from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Position


def test_positions_are_drawn_in_wgs84_whatever_the_sandbox_has(city: City) -> None:
    drawn = base_layer(city, "BD-09").places["天坛"]
    assert 1.0 < geodesic_km(drawn, city.network.position("天坛")) < 1.6


def test_a_tile_layer_has_the_positions_in_its_own_system(city: City) -> None:
    tiles = TileLayer("https://tiles.example/{z}/{x}/{y}.png", "Tiles", "BD-09")
    assert geodesic_km(base_layer(city, "BD-09", tiles).places["天坛"], city.network.position("天坛")) < 0.001


def test_the_drawing_has_every_line_station_and_sight_once(city: City) -> None:
    drawing = json.loads(base_layer(city, "WGS-84").drawing)
    assert [len(line["points"]) for line in drawing["lines"]] == [3, 3]
    assert sorted(name for name, *_ in drawing["stations"]) == sorted(
        ["天安门东", "王府井", "东单", "灯市口", "天坛东门"]
    )
    assert {name for name, *_ in drawing["sights"]} == {"天坛", "故宫", "景山"}


def test_sights_are_named_in_english_for_english_readers(city: City) -> None:
    drawing = json.loads(base_layer(city, "WGS-84", language="en").drawing)
    assert "Temple of Heaven" in {name for name, *_ in drawing["sights"]}


def test_the_same_city_gives_the_same_drawing(city: City) -> None:
    assert base_layer(city, "BD-09").drawing == base_layer(city, "BD-09").drawing


def test_a_metro_ride_runs_through_the_interchange(city: City) -> None:
    metro = base_layer(city, "WGS-84").metro
    assert metro.path("王府井-地铁站", "天坛东门-地铁站") == [
        "王府井-地铁站",
        "东单-地铁站",
        "天坛东门-地铁站",
    ]


def test_stations_that_no_line_joins_are_joined_straight() -> None:
    assert MetroGraph((), {"a": Position(0, 0), "b": Position(1, 1)}).path("a", "b") == ["a", "b"]
