"""What a travel expert objects to in a trip, each on a good plan with one change."""

from collections.abc import Callable
from typing import Any

import pytest

from core.evaluate.expert import OBJECTIONS, Tally
from core.evaluate.plan_document import read_plan
from core.evaluate.trip import JudgedTrip
from core.model.query import SLOW_PACE, Preference, Query
from core.sandbox.sandbox import Sandbox

Plan = dict[str, Any]
TRAIN, LUNCH, PALACE, DINNER, HOTEL = range(5)


def told(name: str, plan: Plan, query: Query, sandbox: Sandbox) -> Tally:
    objection = next(one for one in OBJECTIONS if one.name == name)
    return objection.count(JudgedTrip(query, read_plan(plan, sandbox), sandbox))


def night_market_by_day(plan: Plan) -> None:
    plan["itinerary"][0]["activities"][PALACE]["position"] = "夜市"


def early_to_bed(plan: Plan) -> None:
    plan["itinerary"][0]["activities"][HOTEL]["start_time"] = "19:00"


def an_hour_in_the_palace(plan: Plan) -> None:
    plan["itinerary"][0]["activities"][PALACE]["end_time"] = "15:00"


def waiting_at_the_gate(plan: Plan) -> None:
    plan["itinerary"][0]["activities"][PALACE].update(start_time="14:30", end_time="17:00")


def up_at_six(plan: Plan) -> None:
    home = plan["itinerary"][1]["activities"].pop()
    home["transports"][0]["start_time"] = "06:00"
    plan["itinerary"][1]["activities"] = [home]


def nothing(plan: Plan) -> None:
    """Leave the plan as it is."""


@pytest.mark.parametrize(
    ("name", "change", "expected"),
    [
        ("a sight of the night left before 18:00", night_market_by_day, (1, 1)),
        ("a sight of the night left before 18:00", nothing, (0, 0)),
        ("in the hotel for the night before 19:30", early_to_bed, (1, 1)),
        ("in the hotel for the night before 19:30", nothing, (0, 1)),
        ("a flagship cut short", an_hour_in_the_palace, (1, 1)),
        ("waiting 25 minutes at a gate that is open", waiting_at_the_gate, (1, 1)),
        ("outbound between 22:00 and 06:00", nothing, (0, 1)),
        ("home after 23:00", nothing, (0, 1)),
        ("out of the hotel before 06:30", up_at_six, (1, 1)),
        ("out of the hotel before 06:30", nothing, (0, 1)),
        ("meals of the local cuisines", nothing, (1, 2)),
        ("a full day without any sight", nothing, (0, 0)),
        ("a service that cannot be", nothing, (0, 2)),
        ("sights within 500 m of each other on different days", nothing, (0, 1)),
    ],
)
def test_an_objection_is_counted_with_what_it_is_out_of(
    name: str,
    change: Callable[[Plan], None],
    expected: Tally,
    good_plan: Plan,
    request_for_two: Query,
    small_sandbox: Sandbox,
) -> None:
    change(good_plan)
    assert told(name, good_plan, request_for_two, small_sandbox) == expected


def three_days_of_duck(plan: Plan) -> None:
    first, last = plan["itinerary"]
    meals = [first["activities"][LUNCH] | {"type": kind} for kind in ("lunch", "dinner")]
    plan["itinerary"] = [first, {"day": 2, "activities": meals}, last | {"day": 3}]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("over half of the meals of one cuisine, unasked", (1, 1)),
        ("a full day without any sight", (1, 1)),
        ("a full day without lunch or without dinner", (0, 1)),
        ("one of the first two flagships missing on 3 days or more", (0, 1)),
    ],
)
def test_a_day_of_duck_and_nothing_else(
    name: str, expected: Tally, good_plan: Plan, request_for_two: Query, small_sandbox: Sandbox
) -> None:
    three_days_of_duck(good_plan)
    assert told(name, good_plan, request_for_two, small_sandbox) == expected


def test_a_cuisine_that_is_wished_may_be_eaten_all_the_time(good_plan: Plan, small_sandbox: Sandbox) -> None:
    three_days_of_duck(good_plan)
    wish = Query("q", preferences={"diet": Preference(wanted=frozenset({"北京菜"}))})
    assert told("over half of the meals of one cuisine, unasked", good_plan, wish, small_sandbox) == (0, 1)


def test_who_asks_for_slow_days_may_rest_in_the_evening(good_plan: Plan, small_sandbox: Sandbox) -> None:
    early_to_bed(good_plan)
    wish = Query("q", preferences={"rhythm": Preference(wanted=frozenset({SLOW_PACE}))})
    assert told("in the hotel for the night before 19:30", good_plan, wish, small_sandbox) == (0, 0)


@pytest.mark.parametrize(("said", "missed"), [("", 0), ("我们只吃清真", 1)])
def test_who_keeps_halal_has_no_lunch_inside_a_palace(
    said: str, missed: int, good_plan: Plan, small_sandbox: Sandbox
) -> None:
    three_days_of_duck(good_plan)
    _, dinner = good_plan["itinerary"][1]["activities"]
    palace = good_plan["itinerary"][0]["activities"][PALACE]
    visit = palace | {"start_time": "09:00", "end_time": "14:00"}
    good_plan["itinerary"][1]["activities"] = [visit, dinner]
    told_of = told("a full day without lunch or without dinner", good_plan, Query("q", said), small_sandbox)
    assert told_of == (missed, 1)


@pytest.mark.parametrize(("text", "counted"), [("", (1, 2)), ("带八十岁的奶奶", (0, 1))])
def test_the_old_are_not_missed_on_the_wall(
    text: str, counted: Tally, good_plan: Plan, chinatravel_sandbox: Sandbox
) -> None:
    three_days_of_duck(good_plan)
    missing = "one of the first two flagships missing on 3 days or more"
    assert told(missing, good_plan, Query("q", text), chinatravel_sandbox) == counted
