"""Meals that fall on a ride between the cities."""

import pytest

from core.model.clock import Clock
from core.model.derived.meals_on_the_way import MealOnTheWay, meals_on_the_way
from core.model.plan import Plan
from core.optimize.instance.stops import MEALS_INSIDE


def ride(start: str, end: str, kind: str = "train") -> dict[str, object]:
    number = "TrainID" if kind == "train" else "FlightID"
    return {
        "type": kind, number: "G1", "start": "a", "end": "b", "start_time": start, "end_time": end, "price": 1, "cost": 1, "tickets": 1, "transports": [],
    }  # fmt: skip


def meal(kind: str, start: str, end: str) -> dict[str, object]:
    return {
        "type": kind, "position": "r", "start_time": start, "end_time": end, "price": 1, "cost": 1, "transports": [],
    }  # fmt: skip


def of(*activities: dict[str, object]) -> tuple[MealOnTheWay, ...]:
    """The meals on the way of a plan of one day."""
    itinerary = [{"day": 1, "activities": list(activities)}]
    return meals_on_the_way(
        Plan.from_json(
            {"people_number": 1, "start_city": "南京", "target_city": "北京", "itinerary": itinerary}
        )
    )


@pytest.mark.parametrize(
    ("start", "end", "kind", "told"),
    [
        ("08:16", "13:46", "train", [("lunch", "aboard")]),
        ("10:00", "20:00", "train", [("lunch", "aboard"), ("dinner", "aboard")]),
        ("12:40", "14:30", "airplane", [("lunch", "aboard")]),
        # it is had in the waiting hour and a half
        ("20:10", "22:30", "airplane", [("dinner", "before")]),
        ("14:10", "16:40", "train", []),
        ("06:10", "11:20", "train", []),
    ],
)
def test_a_ride_over_its_hours_has_the_meal(
    start: str, end: str, kind: str, told: list[tuple[str, str]]
) -> None:
    assert [(one.meal, one.where) for one in of(ride(start, end, kind))] == told


def test_what_is_eaten_in_town_is_not_eaten_again() -> None:
    assert of(meal("dinner", "17:00", "17:50"), ride("18:40", "23:00")) == ()


def test_it_is_told_where_it_is_had() -> None:
    assert of(meal("lunch", "12:00", "12:50"), ride("17:20", "21:30")) == (
        MealOnTheWay(day=1, activity=2, meal="dinner", where="aboard"),
    )


def test_who_is_in_a_park_all_day_eats_there() -> None:
    park = {
        "type": "attraction", "position": "s", "start_time": "09:00", "end_time": "19:30", "price": 1, "cost": 1, "tickets": 1, "transports": [],
    }  # fmt: skip
    assert [(one.meal, one.where) for one in of(park)] == [("lunch", "inside"), ("dinner", "inside")]


def test_who_sees_a_sight_at_noon_does_not_eat_there() -> None:
    sight = {
        "type": "attraction", "position": "s", "start_time": "11:30", "end_time": "14:00", "price": 1, "cost": 1, "tickets": 1, "transports": [],
    }  # fmt: skip
    assert of(sight) == ()


@pytest.mark.parametrize(("meal", "hours"), tuple(zip(("lunch", "dinner"), MEALS_INSIDE, strict=True)))
def test_a_meal_that_the_planner_counts_as_eaten_inside_a_park_is_told(
    meal: str, hours: tuple[int, int]
) -> None:
    since, until = hours
    begins = since if meal == "dinner" else until - 3 * 60
    ends = until if meal == "lunch" else since + 3 * 60
    park = {
        "type": "attraction", "position": "p", "start_time": str(Clock(begins)), "end_time": str(Clock(max(ends, until))), "price": 1, "cost": 1, "tickets": 1, "transports": [],
    }  # fmt: skip
    assert meal in [one.meal for one in of(park)]
