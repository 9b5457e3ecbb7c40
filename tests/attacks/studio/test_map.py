"""No name of a sandbox or a plan is anything but text in the script that draws a map."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import streamlit_folium

from components.maps.base_layer import TileLayer, base_layer
from components.maps.itinerary_drawing import itinerary_drawing
from components.maps.itinerary_map import ground, itinerary_group
from core.model.plan import Plan
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, MetroLine, Position, Restaurant, RoomOffer, Station
from studio.i18n import translator

TEXTS = re.compile(r'"(?:[^"\\]|\\.)*"')


def a_city(name: str) -> City:
    """A city whose every name field is this name."""
    here = Position(39.9, 116.4)
    sight = Attraction(
        name=name,
        types=(name,),
        position=here,
        opens=480,
        closes=1080,
        price=60,
        recommended_min=60,
        recommended_max=180,
        star=4.8,
        name_en=name,
    )
    meal = Restaurant(
        name=f"{name} ",
        cuisine=name,
        position=here,
        opens=600,
        closes=1320,
        price=90,
        recommended=(name,),
        name_en=name,
    )
    hotel = Hotel(
        name=f" {name}", features=(name,), position=here, offers=(RoomOffer(2, 2, 400),), name_en=name
    )
    stations = (Station(name, here), Station(f"{name}2", Position(39.91, 116.41)))
    positions = {sight.name: here, meal.name: here, hotel.name: here, f"{name}站": here}
    return City(
        name,
        name_en=name,
        attractions=[sight],
        restaurants=[meal],
        hotels=[hotel],
        lines=[MetroLine(name, stations)],
        positions=positions,
    )


def a_plan(name: str) -> Plan:
    """A plan whose every name field is this name."""
    leg = {
        "start": f"{name}站", "end": name, "mode": "taxi", "start_time": "11:00", "end_time": "11:20",
        "price": 40, "cost": 40, "distance": 8,
    }  # fmt: skip
    ride = {
        "type": "train", "TrainID": name, "start": name, "end": f"{name}站", "start_time": "07:00",
        "end_time": "11:00", "price": 1, "cost": 2, "tickets": 2, "transports": [],
    }  # fmt: skip
    visit = {
        "type": "attraction", "position": name, "start_time": "12:00", "end_time": "13:00",
        "price": 1, "cost": 2, "tickets": 2, "transports": [leg],
    }  # fmt: skip
    return Plan.from_json(
        {
            "people_number": 2, "start_city": name, "target_city": name,
            "itinerary": [{"day": 1, "activities": [ride, visit]}],
        }
    )  # fmt: skip


def scripts(name: str) -> list[str]:
    """All that a browser is told to run for the map of a city and a plan with such names, in both languages."""
    told = []
    for language in ("zh", "en"):
        base = base_layer(
            a_city(name), "WGS-84", TileLayer("https://t.example/{z}/{x}/{y}", name), language=language
        )
        made = ground(base)
        made.get_root().render()
        drawing = itinerary_drawing(a_plan(name), base, names=lambda place: place, say=translator(language))
        group: Any = itinerary_group(drawing)
        told += [
            made.get_root().render(),
            streamlit_folium._get_map_string(made),
            streamlit_folium._get_feature_group_string(group, map=made),
            streamlit_folium._get_header(made),
            streamlit_folium._get_html(made),
        ]
    return told


def without_texts(script: str) -> str:
    """A script with each of its texts emptied, and without the numbers that folium draws anew for every map."""
    return re.sub(r"map_[0-9a-f]{32}", "map", TEXTS.sub('""', script))


def test_a_map_with_hostile_names_differs_from_a_harmless_one_in_its_texts_alone(
    hostile: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # half a character cannot stand in a plan
    hostile = hostile.replace("\ud800", "?")
    harmless = [without_texts(script) for script in scripts("harmless")]
    assert [without_texts(script) for script in scripts(hostile)] == harmless
    assert list(tmp_path.iterdir()) == []


def test_the_names_on_a_map_reach_the_browser(hostile: str) -> None:
    drawn = json.loads(base_layer(a_city(hostile), "WGS-84").drawing)
    (told, *_), *_ = drawn["sights"]
    assert [sign for sign in told if sign.isalnum()] == [
        sign for sign in hostile if sign.isalnum() and sign.isprintable()
    ]
