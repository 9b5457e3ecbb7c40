"""What a violation tells: the sentence in both languages, the place in the itinerary, what was seen and allowed."""

import re
from dataclasses import replace
from typing import Any

import pytest

from core.evaluate.naming import with_names_said
from core.evaluate.registry import SUITES
from core.model.constraint import Constraint
from core.model.query import Query
from core.model.report import Violation, Where
from core.sandbox.sandbox import Sandbox
from core.text import Text

Plan = dict[str, Any]


@pytest.fixture
def violations(small_sandbox: Sandbox, request_for_two: Query) -> Any:
    """Judges a plan and returns its violations by code (the first of each)."""

    def judge(plan: object) -> dict[str, Violation]:
        judged = SUITES["chinatravel"].judge(request_for_two, plan, small_sandbox)
        report = with_names_said(judged, small_sandbox, request_for_two.target_city)
        return {violation.code: violation for violation in reversed(report.violations)}

    return judge


def test_the_good_plan_has_no_violation(violations: Any, good_plan: Plan) -> None:
    assert violations(good_plan) == {}


def test_closing_time_is_said_with_both_times(violations: Any, good_plan: Plan) -> None:
    good_plan["itinerary"][0]["activities"][2]["end_time"] = "18:30"
    closed = violations(good_plan)["attraction.closed"]
    assert closed.message.zh == "故宫博物院 17:00 关门，计划 18:30 才结束"
    assert closed.message.en == "Palace Museum closes at 17:00 but the visit ends at 18:30"
    assert (closed.observed, closed.allowed) == ("18:30", "17:00")
    assert closed.where == Where(day=1, activity=3)


def test_a_place_that_closes_after_midnight_is_open_past_24(violations: Any, good_plan: Plan) -> None:
    visit = good_plan["itinerary"][0]["activities"][2]
    visit |= {"position": "夜市", "start_time": "23:00", "end_time": "25:30", "price": 0, "cost": 0}
    assert "attraction.closed" not in violations(good_plan)


def test_opening_before_the_door_opens(violations: Any, good_plan: Plan) -> None:
    good_plan["itinerary"][0]["activities"][2]["start_time"] = "07:10"
    assert violations(good_plan)["attraction.closed"].message.en == (
        "Palace Museum opens at 08:00 but the visit starts at 07:10"
    )


def test_a_room_must_be_one_that_the_hotel_offers(violations: Any, good_plan: Plan) -> None:
    good_plan["itinerary"][0]["activities"][4] |= {"room_type": 1, "price": 450}
    told = violations(good_plan)["accommodation.information"]
    assert (
        told.message.en == "Courtyard Hotel offers 1 bed at ¥400, 2 beds at ¥450; the plan says 1 bed at ¥450"
    )


@pytest.mark.parametrize(("beds", "price"), [(1, 400), (2, 450)])
def test_each_offer_of_a_hotel_is_accepted(violations: Any, good_plan: Plan, beds: int, price: int) -> None:
    good_plan["itinerary"][0]["activities"][4] |= {"room_type": beds, "price": price, "cost": price}
    assert violations(good_plan) == {}


def test_a_leg_is_pointed_at(violations: Any, good_plan: Plan) -> None:
    good_plan["itinerary"][1]["activities"][1]["transports"][1]["end_time"] = "09:59"
    told = violations(good_plan)["transport.information"]
    assert told.where == Where(day=2, activity=2, leg=2)


def test_a_wrong_sum_shows_the_sum(violations: Any, good_plan: Plan) -> None:
    good_plan["itinerary"][0]["activities"][1]["cost"] = 150
    told = violations(good_plan)["restaurant.cost"]
    assert told.message.en == "the cost is ¥150 but 100 x 2 people = ¥200"


def test_a_meal_outside_its_hours(violations: Any, good_plan: Plan) -> None:
    good_plan["itinerary"][0]["activities"][1] |= {"start_time": "14:10", "end_time": "15:00"}
    told = violations(good_plan)["restaurant.meal_time"]
    assert told.message.zh == "午餐应在 11:00-14:00，计划是 14:10-15:00"


def test_an_unknown_attraction_is_named_and_its_family_fails(violations: Any, good_plan: Plan) -> None:
    good_plan["itinerary"][0]["activities"][2]["position"] = "月亮"
    found = violations(good_plan)
    assert found["attraction.unavailable"].message.en == "Beijing has no attraction 月亮"
    assert {"attraction.closed", "attraction.repeated", "attraction.price", "attraction.cost"} <= found.keys()


def test_a_check_that_cannot_go_on_says_where(violations: Any, good_plan: Plan) -> None:
    del good_plan["itinerary"][1]["activities"][1]["transports"][0]["mode"]
    told = violations(good_plan)["plan.unreadable"]
    assert (told.message.en, told.where) == (
        "mode is missing, so the check cannot go on",
        Where(day=2, activity=2, leg=1),
    )


def test_a_format_fault_names_its_path(violations: Any, good_plan: Plan) -> None:
    good_plan["itinerary"][1]["activities"][0]["start_time"] = "9:5"
    told = violations(good_plan)["plan.format"]
    assert told.message.en == "itinerary[1].activities[0].start_time: '9:5' is not HH:MM"
    assert told.where == Where(day=2, activity=1)


def test_a_gap_in_space_names_both_places(violations: Any, good_plan: Plan) -> None:
    good_plan["itinerary"][0]["activities"][3]["transports"] = []
    assert violations(good_plan)["space.disconnected"].message.zh == "从 故宫博物院 到 面馆 没有交通"


def test_an_unmet_constraint_is_said_as_a_sentence(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Plan
) -> None:
    query = replace(
        request_for_two, hard_logic=("result=(day_count(plan)==2)", "result=(day_count(plan)==3)")
    )
    (found,) = SUITES["chinatravel"].judge(query, good_plan, small_sandbox).violations
    assert (found.code, found.message) == (
        "logical.days",
        Text("没有做到：行程共 3 天", "Not met: The trip lasts 3 days"),
    )


def test_an_unmet_constraint_is_said_by_its_meaning(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Plan
) -> None:
    source, gloss = "result=(day_count(plan)==3)", Text("玩三天", "three days")
    query = replace(request_for_two, hard_logic=(source,), constraints=(Constraint("days", source, gloss),))
    (found,) = SUITES["chinatravel"].judge(query, good_plan, small_sandbox).violations
    told = found.message
    assert (told.says("zh"), told.says("en")) == ("没有做到：行程共 3 天", "Not met: The trip lasts 3 days")


def test_every_family_of_wishes_is_named_in_words_of_both_languages() -> None:
    named = [text for code, text in SUITES["chinatravel"].card.rules.items() if code.startswith("logical.")]
    assert len(named) == len({text.zh for text in named}) == len({text.en for text in named})
    assert all(not re.search("[a-z_]", text.zh) for text in named)
    assert all("_" not in text.en for text in named)
