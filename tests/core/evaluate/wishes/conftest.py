"""A short trip whose wishes are told."""

from typing import Any

import pytest

from core.model.plan import Plan
from core.sandbox.sandbox import Sandbox

_HOTEL_PRICE = 300.0


def _stop(kind: str, name: str, start: str, end: str, **more: Any) -> dict[str, Any]:
    times = {"start_time": start, "end_time": end}
    return {"type": kind, "position": name, **times, "price": 0, "cost": 0, "transports": [], **more}


@pytest.fixture
def plan(demo: Sandbox) -> Plan:
    """Two days in Hangzhou: the lake, an evening street, the first hotel of the city at 300 yuan a night."""
    city = demo.city("杭州")
    night = _stop("accommodation", city.hotels[0].name, "21:00", "24:00", rooms=1, room_type=2)
    first = [
        _stop("attraction", "西湖", "09:00", "12:00"),
        _stop(
            "dinner", next(one.name for one in city.restaurants if one.cuisine == "火锅"), "18:00", "19:00"
        ),
        {**night, "price": _HOTEL_PRICE, "cost": _HOTEL_PRICE},
    ]
    second = [
        _stop("attraction", "灵隐寺", "08:30", "11:00"),
        _stop("attraction", "运河夜游", "19:00", "20:00"),
    ]
    days = [{"day": 1, "activities": first}, {"day": 2, "activities": second}]
    return Plan.from_json(
        {"people_number": 2, "start_city": "上海", "target_city": "杭州", "itinerary": days}
    )
