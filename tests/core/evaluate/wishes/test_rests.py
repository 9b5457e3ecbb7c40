"""Who rests in the hotel is told how far it is, and what the cars there and back cost beside the sum."""

from typing import Any

import pytest

from core.evaluate.wishes.all_wishes import told_wishes
from core.knowledge.things import REST
from core.model.plan import Plan
from core.model.query import Query, Thing
from core.sandbox.network import geodesic_km
from core.sandbox.sandbox import Sandbox
from core.text import Text


def _stop(kind: str, name: str, start: str, end: str, **more: Any) -> dict[str, Any]:
    times = {"start_time": start, "end_time": end}
    return {"type": kind, "position": name, **times, "price": 0, "cost": 0, "transports": [], **more}


def _told(
    sandbox: Sandbox, people: int, *, far: bool, asked: bool = True, most: float = 20.0, ahead: bool = False
) -> str:
    """What is told of a rest between a lunch far from the hotel, or next to it, and a sight; far is so many km at most.

    Who goes `ahead` takes the way before the rest.
    """
    city = sandbox.city("杭州")
    hotel = city.hotels[0]
    every = {one.name: geodesic_km(one.position, hotel.position) for one in city.restaurants}
    km = {name: away for name, away in every.items() if away <= most}
    lunch = (max if far else min)(km, key=lambda name: km[name])
    way = {
        "start": lunch, "end": "西湖", "mode": "taxi", "start_time": "12:30", "end_time": "12:55",
        "distance": 9.0, "price": 30.0, "cost": 30.0, "cars": 1,
    }  # fmt: skip
    night = _stop("accommodation", hotel.name, "20:30", "24:00", rooms=1, room_type=2)
    days = [
        [_stop("attraction", "灵隐寺", "09:00", "10:30"), night],
        [
            _stop("attraction", "灵隐寺", "09:00", "10:30"),
            _stop("lunch", lunch, "11:30", "12:30"),
            _stop("attraction", "西湖", "15:30", "17:30", transports=[way] if ahead else []),
            night,
        ],
        [_stop("attraction", "灵隐寺", "09:00", "10:30")],
    ]
    plan = Plan.from_json(
        {
            "people_number": people,
            "start_city": "上海",
            "target_city": "杭州",
            "itinerary": [{"day": day, "activities": stops} for day, stops in enumerate(days, 1)],
        }
    )
    query = Query(
        uid="q",
        text="" if asked else "奶奶腿脚不好",
        start_city="上海",
        target_city="杭州",
        days=3,
        people_number=people,
        things=(Thing(Text(REST, "nap"), "time", "like"),) if asked else (),
    )
    (rest,) = [one for one in told_wishes(query, plan, sandbox) if one.wish.zh in (REST, "午后休息")]
    return "".join(one.told.en for one in rest.free if one.day == 2)


@pytest.mark.parametrize("people", [2, 6])
def test_the_cars_to_a_rest_are_told_with_their_fares(people: int, demo: Sandbox) -> None:
    assert "more of fares" in _told(demo, people, far=True)


def test_six_pay_for_two_cars(demo: Sandbox) -> None:
    two, six = (
        int(_told(demo, people, far=True).partition("about ¥")[2].partition(" ")[0]) for people in (2, 6)
    )
    assert six == pytest.approx(2 * two, abs=1)


def test_nobody_pays_for_a_walk_to_the_bed(demo: Sandbox) -> None:
    told = _told(demo, 2, far=False)
    assert "km from" in told and "fares" not in told


def test_a_rest_that_the_frail_need_not_ask_for_is_told(demo: Sandbox) -> None:
    assert _told(demo, 2, far=True, asked=False) == _told(demo, 2, far=True)


def test_nobody_is_sent_to_a_bed_that_is_hours_away(demo: Sandbox) -> None:
    assert _told(demo, 2, far=True, most=500.0) == "a rest near by"


def test_who_goes_ahead_rests_near_where_the_day_goes_on(demo: Sandbox) -> None:
    assert "km from 西湖" in _told(demo, 2, far=True, ahead=True)


def test_nobody_goes_back_to_bed_from_the_station(demo: Sandbox) -> None:
    city = demo.city("杭州")
    hotel, lunch = city.hotels[0].name, city.restaurants[0].name
    train = next(
        one for one in demo.services("杭州", "上海") if one.kind == "train" and one.departs >= 15 * 60
    )
    leaves, arrives = (f"{one // 60:02d}:{one % 60:02d}" for one in (train.departs, train.arrives))
    way = {
        "start": lunch, "end": train.start, "mode": "taxi", "start_time": "12:20", "end_time": "12:45",
        "distance": 9.0, "price": 30.0, "cost": 30.0, "cars": 1,
    }  # fmt: skip
    home = {
        "type": "train", "TrainID": train.number, "start": train.start, "end": train.end, "tickets": 2,
        "start_time": leaves, "end_time": arrives, "price": train.price, "cost": 2 * train.price, "transports": [way],
    }  # fmt: skip
    days = [
        [_stop("accommodation", hotel, "20:30", "24:00", rooms=1, room_type=2)],
        [_stop("lunch", lunch, "11:30", "12:20"), home],
    ]
    plan = Plan.from_json(
        {
            "people_number": 2,
            "start_city": "上海",
            "target_city": "杭州",
            "itinerary": [{"day": day, "activities": stops} for day, stops in enumerate(days, 1)],
        }
    )
    query = Query(
        uid="q", text="两个退休老人", start_city="上海", target_city="杭州", days=2, people_number=2
    )
    assert not [one for one in told_wishes(query, plan, demo) if one.wish.zh == "午后休息"]
