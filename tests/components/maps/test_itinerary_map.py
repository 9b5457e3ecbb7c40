"""The map of an itinerary: what lies on it, and what changes from run to run."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest
import streamlit_folium

from components.maps.base_layer import BaseLayer, TileLayer, base_layer
from components.maps.itinerary_drawing import itinerary_drawing
from components.maps.itinerary_map import choice_of, itinerary_group
from components.maps.itinerary_map import ground as ground_map
from components.maps.trip_geometry import bounds, stops, ways
from core.model.derived.plan_changes import Stop
from core.model.plan import Plan
from core.model.report import Where
from core.sandbox.city import City
from core.sandbox.places import Position
from studio.i18n import translator


def drawn(plan: Plan, ground: BaseLayer, **changes: Any) -> str:
    """The script that draws the itinerary."""
    wanted: dict[str, Any] = {
        "days": None,
        "names": str,
        "say": translator("en"),
        **changes,
    }
    return streamlit_folium._get_feature_group_string(
        itinerary_group(itinerary_drawing(plan, ground, **wanted)), map=ground_map(ground)
    )


def values(script: str) -> dict[str, Any]:
    """What the script of an itinerary is given to draw."""
    (told,) = re.findall(r"tripstudio\.drawItinerary\(\w+, (.*)\);", script)
    found: dict[str, Any] = json.loads(told)
    return found


def base_script(ground: BaseLayer) -> str:
    """The script that draws the ground."""
    made = ground_map(ground)
    made.get_root().render()
    return streamlit_folium._get_map_string(made)


def test_every_activity_in_the_city_has_its_place(plan: Plan, ground: BaseLayer) -> None:
    assert [stop.label for stop in stops(plan, ground, None)] == [
        "1.1",
        "1.2",
        "1.3",
        "1.4",
        "1.5",
        "2.1",
        "2.2",
        "2.3",
    ]


def test_a_train_stands_at_its_station_in_the_city(plan: Plan, ground: BaseLayer) -> None:
    found = {stop.label: stop.place for stop in stops(plan, ground, None)}
    assert (found["1.1"], found["2.3"]) == ("北京南站", "北京南站")


def test_sights_and_meals_are_numbered_and_hotels_and_stations_are_not(plan: Plan, ground: BaseLayer) -> None:
    assert {stop.label: stop.number for stop in stops(plan, ground, None)} == {
        "1.1": None,
        "1.2": 1,
        "1.3": 2,
        "1.4": 3,
        "1.5": None,
        "2.1": None,
        "2.2": 1,
        "2.3": None,
    }


def test_other_days_than_the_wanted_one_step_back(plan: Plan, ground: BaseLayer) -> None:
    shown = values(drawn(plan, ground, days={2}))
    assert {stop["label"] for stop in shown["stops"] if not stop["faint"]} == {"2.1", "2.2", "2.3"}
    assert {way["faint"] for way in shown["ways"]} == {True, False}


def test_what_is_gone_leaves_a_ghost_on_its_day(plan: Plan, ground: BaseLayer) -> None:
    gone = (Stop((1, 3), plan.itinerary[0].activities[2]),)
    there = {day: values(drawn(plan, ground, gone=gone, days={day}))["gone"] for day in (1, 2)}
    assert [one["told"] for one in there[1]] == ["removed: 故宫"]
    assert there[2] == []


def test_the_day_filter_leaves_the_days_that_are_wanted(plan: Plan, ground: BaseLayer) -> None:
    assert {stop.where.day for stop in stops(plan, ground, {2})} == {2}
    assert {way.where.day for way in ways(plan, ground, {2})} == {2}


def test_a_place_that_the_sandbox_does_not_know_is_not_drawn(plan: Plan, ground: BaseLayer) -> None:
    lunch = plan.itinerary[0].activities[1].model_copy(update={"position": "nowhere", "transports": ()})
    day = plan.itinerary[0].model_copy(update={"activities": (lunch,)})
    odd = plan.model_copy(update={"itinerary": (day,)})
    assert (stops(odd, ground, None), ways(odd, ground, None), bounds([])) == ([], [], None)


def test_the_metro_is_drawn_through_its_stations(plan: Plan, ground: BaseLayer) -> None:
    metro = next(way for way in ways(plan, ground, None) if way.mode == "metro")
    assert metro.points == tuple(ground.places[f"{name}-地铁站"] for name in ("东单", "天坛东门"))


def test_the_bounds_hold_every_stop_and_a_station_that_is_near(plan: Plan, ground: BaseLayer) -> None:
    found = stops(plan, ground, None)
    low, high = bounds(found) or pytest.fail("no bounds")
    assert "train" in {stop.kind for stop in found}
    assert all(
        low.lat <= stop.position.lat <= high.lat and low.lon <= stop.position.lon <= high.lon
        for stop in found
    )


def test_a_far_station_does_not_make_the_city_small(plan: Plan, ground: BaseLayer) -> None:
    found = stops(plan, ground, None)
    inside = [stop for stop in found if stop.kind != "train"]
    far = [
        replace(stop, position=Position(stop.position.lat + 1, stop.position.lon))
        for stop in found
        if stop.kind == "train"
    ]
    assert bounds([*inside, *far]) == bounds(inside)


def test_a_far_excursion_does_not_make_the_city_small(plan: Plan, ground: BaseLayer) -> None:
    inside = [stop for stop in stops(plan, ground, None) if stop.kind != "train"]
    near = [replace(inside[0], position=Position(39.9 + at / 1000, 116.4)) for at in range(8)]
    far = replace(inside[0], position=Position(40.35, 116.0))
    assert bounds([*near, far]) == bounds(near)


def test_an_excursion_of_which_there_is_as_much_as_of_the_city_is_on_the_map(
    plan: Plan, ground: BaseLayer
) -> None:
    stop = next(stop for stop in stops(plan, ground, None) if stop.kind != "train")
    near = [replace(stop, position=Position(39.9, 116.4))] * 2
    far = [replace(stop, position=Position(40.35, 116.0))] * 2
    assert bounds([*near, *far]) == (Position(39.9, 116.0), Position(40.35, 116.4))


def test_the_bounds_of_stations_alone_hold_them(plan: Plan, ground: BaseLayer) -> None:
    trains = [stop for stop in stops(plan, ground, None) if stop.kind == "train"]
    low, high = bounds(trains) or pytest.fail("no bounds")
    assert low == high == trains[0].position


def test_the_same_itinerary_is_the_same_script_on_every_run(plan: Plan, ground: BaseLayer) -> None:
    assert drawn(plan, ground) == drawn(plan, ground)
    assert base_script(ground) == base_script(ground)


def test_nothing_is_asked_for_outside_this_server(ground: BaseLayer) -> None:
    made = ground_map(ground)
    addresses = [address for _, address in (*made.default_js, *made.default_css)]
    assert addresses
    assert all(address.startswith("../../app/static/") for address in addresses)
    assert "http" not in base_script(ground)


def test_a_tile_layer_is_drawn_only_when_it_is_set(city: City, ground: BaseLayer) -> None:
    tiles = TileLayer("https://tiles.example/{z}/{x}/{y}.png", "Tiles <b>")
    with_tiles = json.loads(base_layer(city, "WGS-84", tiles).drawing)["tiles"]
    assert with_tiles == {"url": tiles.url, "attribution": tiles.attribution}
    assert json.loads(ground.drawing)["tiles"] is None


@pytest.mark.parametrize(
    ("returned", "choice"),
    [
        ({}, None),
        ({"last_object_clicked_tooltip": None}, None),
        ({"last_object_clicked_tooltip": "Taxi 北京南站 → 便宜坊"}, None),
        ({"last_object_clicked_tooltip": "2.1 东单酒店 3"}, Where(2, 1)),
    ],
)
def test_a_click_on_a_stop_is_a_choice(returned: dict[str, object], choice: Where | None) -> None:
    assert choice_of(returned) == choice
