"""A sandbox of two cities that one can reckon with by hand, and a plan in it that breaks no rule."""

from typing import Any

import pytest

from core.model.query import Query
from core.sandbox.city import City
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
from core.sandbox.sandbox import Manifest, Sandbox

_STATION = Position(39.90, 116.42)
_PALACE = Position(39.92, 116.40)
_HOTEL = Position(39.93, 116.41)


def _beijing() -> City:
    palace = Attraction(
        name="故宫博物院",
        types=("历史古迹",),
        position=_PALACE,
        opens=8 * 60,
        closes=17 * 60,
        price=60.0,
        recommended_min=120,
        recommended_max=240,
        name_en="Palace Museum",
    )
    nights = Attraction(
        name="夜市",
        types=("商业街区",),
        position=Position(39.91, 116.41),
        opens=18 * 60,
        closes=2 * 60,
        price=0.0,
        recommended_min=30,
        recommended_max=60,
    )
    duck = Restaurant(
        name="烤鸭店",
        cuisine="北京菜",
        position=Position(39.915, 116.405),
        opens=10 * 60,
        closes=22 * 60,
        price=100.0,
        name_en="Roast Duck House",
    )
    noodles = Restaurant(
        name="面馆",
        cuisine="面食",
        position=Position(39.925, 116.402),
        opens=6 * 60,
        closes=21 * 60,
        price=20.0,
        name_en="Noodle House",
    )
    offers = (RoomOffer(1, 2, 400.0), RoomOffer(2, 2, 450.0, stock=3))
    hotel = Hotel(name="四合院酒店", features=(), position=_HOTEL, offers=offers, name_en="Courtyard Hotel")
    stations = (Station("北京站", Position(39.903, 116.421)), Station("故宫", Position(39.919, 116.401)))
    return City(
        "北京",
        name_en="Beijing",
        attractions=(palace, nights),
        restaurants=(duck, noodles),
        hotels=(hotel,),
        lines=(MetroLine("1号线", stations),),
        positions={"北京站": _STATION}
        | {place.name: place.position for place in (palace, nights, duck, noodles, hotel)},
    )


def _nanjing() -> City:
    """Where the trip starts: a station and nothing to see."""
    return City(
        "南京",
        name_en="Nanjing",
        attractions=(),
        restaurants=(),
        hotels=(),
        lines=(),
        positions={"南京南站": Position(31.97, 118.80)},
    )


def _services(start: str, end: str) -> tuple[Service, ...]:
    if (start, end) == ("南京", "北京"):
        return (
            Service(
                kind="train",
                number="G1",
                start="南京南站",
                end="北京站",
                departs=7 * 60,
                arrives=10 * 60 + 30,
                price=445.0,
                duration=3.5,
                train_type="高铁",
            ),
        )
    if (start, end) == ("北京", "南京"):
        return (
            Service(
                kind="train",
                number="G2",
                start="北京站",
                end="南京南站",
                departs=18 * 60,
                arrives=21 * 60 + 30,
                price=445.0,
                duration=3.5,
                train_type="高铁",
            ),
        )
    return ()


@pytest.fixture(scope="session")
def small_sandbox() -> Sandbox:
    """南京 and 北京, one train each way."""
    cities = {"北京": _beijing(), "南京": _nanjing()}
    manifest = Manifest(
        name="small", version="1", source="tests", licence="Apache-2.0", coordinates="BD-09", checksum="none"
    )
    return Sandbox(
        manifest=manifest,
        city_names=("北京", "南京"),
        load_city=cities.__getitem__,
        load_services=_services,
        english_names={"北京": "Beijing", "南京": "Nanjing"},
    )


@pytest.fixture
def request_for_two() -> Query:
    """Two people from 南京 to 北京 for two days."""
    return Query("q", start_city="南京", target_city="北京", days=2, people_number=2)


def _legs(sandbox: Sandbox, start: str, end: str, leaves: int, mode: str = "taxi") -> list[dict[str, Any]]:
    legs = []
    for leg in sandbox.city("北京").network.go(start, end, mode) or ():  # type: ignore[arg-type]
        arrives = leaves + leg.minutes
        count = {"taxi": ("cars", 1), "metro": ("tickets", 2)}.get(leg.mode)
        legs.append(
            {
                "start": leg.start,
                "end": leg.end,
                "mode": leg.mode,
                "start_time": f"{leaves // 60:02d}:{leaves % 60:02d}",
                "end_time": f"{arrives // 60:02d}:{arrives % 60:02d}",
                "price": leg.price,
                "cost": leg.price * (count[1] if count else 1),
                "distance": leg.distance,
            }
            | ({count[0]: count[1]} if count else {})
        )
        leaves = arrives
    return legs


@pytest.fixture
def good_plan(small_sandbox: Sandbox) -> dict[str, Any]:
    """Two days for two people that break no rule: lunch, the palace, a night, the palace's neighbours, and home."""

    def way(start: str, end: str, leaves: int, mode: str = "taxi") -> list[dict[str, Any]]:
        return _legs(small_sandbox, start, end, leaves, mode)

    def stop(
        kind: str, place: str, starts: str, ends: str, price: float, cost: float, legs: Any, **more: int
    ) -> Any:
        times = {"start_time": starts, "end_time": ends}
        return {
            "type": kind,
            "position": place,
            **times,
            "price": price,
            "cost": cost,
            "transports": legs,
            **more,
        }

    def train(number: str, start: str, end: str, starts: str, ends: str, legs: Any) -> Any:
        ride = {
            "type": "train",
            "TrainID": number,
            "start": start,
            "end": end,
            "start_time": starts,
            "end_time": ends,
        }
        return {**ride, "price": 445.0, "cost": 890.0, "tickets": 2, "transports": legs}

    first = [
        train("G1", "南京南站", "北京站", "07:00", "10:30", []),
        stop("lunch", "烤鸭店", "12:00", "13:00", 100, 200, way("北京站", "烤鸭店", 10 * 60 + 30)),
        stop("attraction", "故宫博物院", "14:00", "16:00", 60, 120, way("烤鸭店", "故宫博物院", 13 * 60), tickets=2),
        stop("dinner", "面馆", "17:30", "18:30", 20, 40, way("故宫博物院", "面馆", 16 * 60, "walk")),
        stop("accommodation", "四合院酒店", "20:00", "24:00", 450, 450, way("面馆", "四合院酒店", 18 * 60 + 30),
             rooms=1, room_type=2),
    ]  # fmt: skip
    second = [
        stop("breakfast", "四合院酒店", "08:00", "08:30", 0, 0, []),
        train("G2", "北京站", "南京南站", "18:00", "21:30", way("四合院酒店", "北京站", 9 * 60, "metro")),
    ]
    return {
        "people_number": 2,
        "start_city": "南京",
        "target_city": "北京",
        "itinerary": [{"day": 1, "activities": first}, {"day": 2, "activities": second}],
    }
