"""A small made-up trip in a small made-up part of Beijing, for the views."""

from typing import Any

import pytest

from components.maps.base_layer import BaseLayer, base_layer
from core.model.plan import Plan
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, MetroLine, Position, Restaurant, RoomOffer, Station
from studio.i18n import Translate, translator


def make_city(*, recommended_min: int = 60, star: float | None = 4.8) -> City:
    """Two metro lines that cross in 东单, three sights, two restaurants, a hotel and the south station."""

    def sight(name: str, name_en: str, lat: float, lon: float) -> Attraction:
        return Attraction(
            name=name,
            types=("历史古迹",),
            position=Position(lat, lon),
            opens=480,
            closes=1080,
            price=60,
            recommended_min=recommended_min,
            recommended_max=180,
            star=star,
            name_en=name_en,
        )

    sights = [
        sight("天坛", "Temple of Heaven", 39.8899, 116.4193),
        sight("故宫", "Forbidden City", 39.9241, 116.4034),
        sight("景山", "Jingshan Park", 39.9325, 116.4030),
    ]
    meals = [
        Restaurant(
            name="便宜坊",
            cuisine="北京菜",
            position=Position(39.9050, 116.4150),
            opens=600,
            closes=1320,
            price=90,
            recommended=("烤鸭",),
            name_en="Bianyifang",
        ),
        Restaurant(
            name="四季民福",
            cuisine="北京菜",
            position=Position(39.9230, 116.4100),
            opens=600,
            closes=1320,
            price=120,
        ),
    ]
    hotel = Hotel(
        name="东单酒店",
        features=("早餐",),
        position=Position(39.9140, 116.4240),
        offers=(RoomOffer(2, 2, 400),),
        name_en="Dongdan Hotel",
    )
    positions = {place.name: place.position for places in (sights, meals, [hotel]) for place in places}
    positions["北京南站"] = Position(39.8710, 116.3850)
    return City(
        "北京",
        name_en="Beijing",
        attractions=sights,
        restaurants=meals,
        hotels=[hotel],
        lines=_lines(),
        positions=positions,
    )


def _lines() -> list[MetroLine]:
    """Two metro lines and where they cross."""
    across = Station("东单", Position(39.9142, 116.4250))
    west = Station("天安门东", Position(39.9142, 116.4075)), Station("王府井", Position(39.9142, 116.4175))
    north = Station("灯市口", Position(39.9235, 116.4245))
    south = Station("天坛东门", Position(39.8890, 116.4270))
    return [MetroLine("1号线", (*west, across)), MetroLine("5号线", (north, across, south))]


def leg(start: str, end: str, mode: str, begins: str, ends: str, cost: float, km: float) -> dict[str, Any]:
    """A leg of a plan document."""
    return {
        "start": start, "end": end, "mode": mode, "start_time": begins, "end_time": ends,
        "price": cost, "cost": cost, "distance": km,
    }  # fmt: skip


def stop(
    kind: str, position: str, begins: str, ends: str, cost: float, *legs: dict[str, Any]
) -> dict[str, Any]:
    """An activity of a plan document that stays in one place, for two people."""
    return {
        "type": kind, "position": position, "start_time": begins, "end_time": ends,
        "price": cost / 2, "cost": cost, "transports": list(legs),
    }  # fmt: skip


def ride(number: str, start: str, end: str, begins: str, ends: str, *legs: dict[str, Any]) -> dict[str, Any]:
    """A train of a plan document, for two people."""
    return {
        "type": "train", "TrainID": number, "start": start, "end": end, "start_time": begins, "end_time": ends,
        "price": 450, "cost": 900, "tickets": 2, "transports": list(legs),
    }  # fmt: skip


def make_plan() -> Plan:
    """Two days from 南京 to 北京 for two people: two trains, three sights, four meals, a night; ¥2,848 in all."""
    first = [
        ride("G4", "南京南站", "北京南站", "07:24", "11:00"),
        stop(
            "lunch",
            "便宜坊",
            "11:30",
            "12:30",
            180,
            leg("北京南站", "便宜坊", "taxi", "11:00", "11:20", 40, 8.0),
        ),
        stop(
            "attraction",
            "故宫",
            "13:00",
            "16:00",
            120,
            leg("便宜坊", "故宫", "walk", "12:30", "12:55", 0, 2.3),
        ),
        stop(
            "dinner",
            "四季民福",
            "18:00",
            "19:00",
            240,
            leg("故宫", "四季民福", "walk", "16:00", "16:10", 0, 0.6),
        ),
        stop(
            "accommodation",
            "东单酒店",
            "19:30",
            "24:00",
            400,
            leg("四季民福", "东单酒店", "walk", "19:00", "19:25", 0, 1.6),
        ),
    ]
    second = [
        stop("breakfast", "东单酒店", "07:30", "08:00", 0),
        stop(
            "attraction", "天坛", "09:00", "11:00", 60,
            leg("东单酒店", "东单-地铁站", "walk", "08:00", "08:02", 0, 0.1),
            leg("东单-地铁站", "天坛东门-地铁站", "metro", "08:02", "08:10", 6, 2.8),
            leg("天坛东门-地铁站", "天坛", "walk", "08:10", "08:20", 0, 0.7),
        ),
        ride("G15", "北京南站", "南京南站", "20:10", "00:05", leg("天坛", "北京南站", "taxi", "11:00", "11:15", 32, 4.1)),
    ]  # fmt: skip
    return Plan.from_json(
        {
            "people_number": 2, "start_city": "南京", "target_city": "北京",
            "itinerary": [{"day": 1, "activities": first}, {"day": 2, "activities": second}],
        }
    )  # fmt: skip


@pytest.fixture
def city() -> City:
    """The made-up part of Beijing."""
    return make_city()


@pytest.fixture
def plan() -> Plan:
    """The made-up trip."""
    return make_plan()


@pytest.fixture
def ground(city: City) -> BaseLayer:
    """The ground of its maps."""
    return base_layer(city, "WGS-84")


@pytest.fixture(params=["zh", "en"])
def say(request: pytest.FixtureRequest) -> Translate:
    """Each language in turn."""
    return translator(request.param)
