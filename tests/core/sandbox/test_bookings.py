"""The parts of a plan object as the sandbox has them."""

import pytest

from core.model.plan import Plan
from core.sandbox.bookings import legs_taken, night, plan_object, service_booked, stop, taxis_for
from core.sandbox.network import Leg
from core.sandbox.places import Hotel, Position, RoomOffer, Service

RIDE = Service(
    kind="train",
    number="G1",
    start="南京南站",
    end="北京南站",
    departs=8 * 60,
    arrives=12 * 60,
    price=443.5,
    duration=4.0,
)
OFFER = RoomOffer(kind="double", guests=2, beds=2, price=300.0, stock=None)
INN = Hotel(name="客栈", name_en="Inn", features=(), position=Position(39.9, 116.4), offers=(OFFER,))


@pytest.mark.parametrize(("people", "cars"), [(1, 1), (4, 1), (5, 2), (8, 2)])
def test_a_taxi_takes_four(people: int, cars: int) -> None:
    assert taxis_for(people) == cars


def test_everybody_pays_for_a_service() -> None:
    ride = service_booked(RIDE, 3)
    assert (ride["TrainID"], ride["price"], ride["cost"], ride["tickets"]) == ("G1", 443.5, 1330.5, 3)


def test_a_sight_has_tickets_and_a_meal_has_none() -> None:
    span = (9 * 60, 10 * 60)
    sight, meal = (stop(kind, "此处", 60.0, 2, span, []) for kind in ("attraction", "lunch"))
    assert (sight["tickets"], sight["cost"]) == (2, 120)
    assert "tickets" not in meal


def test_a_night_lasts_until_midnight_or_half_an_hour_where_it_begins_late() -> None:
    spans = [night(INN, OFFER, 1, start, []) for start in (22 * 60, 24 * 60 + 10)]
    assert [(one["start_time"], one["end_time"]) for one in spans] == [("22:00", "24:00"), ("24:10", "24:40")]


def test_metro_legs_cost_by_ticket_and_taxis_by_car() -> None:
    legs = (
        Leg(mode="walk", start="a", end="b", distance=0.5, minutes=6, price=0.0),
        Leg(mode="metro", start="b", end="c", distance=8.0, minutes=16, price=3.0),
        Leg(mode="taxi", start="c", end="d", distance=2.0, minutes=4, price=11.5),
    )
    taken = legs_taken(legs, 9 * 60, tickets=5, cars=2)
    assert [leg["cost"] for leg in taken] == [0, 15, 23]
    assert [leg["end_time"] for leg in taken] == ["09:06", "09:22", "09:26"]


def test_the_parts_make_a_plan() -> None:
    way = legs_taken((), 0, tickets=2, cars=1)
    days = ((service_booked(RIDE, 2), night(INN, OFFER, 1, 20 * 60, way)), ())
    plan = Plan.from_json(plan_object(2, "南京", "北京", days))
    assert [day.day for day in plan.itinerary] == [1, 2]
    assert plan.total_cost == 887 + 300
