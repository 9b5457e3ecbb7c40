"""A refusal is broken by whatever the thing is called; what no data tell of is said."""

from typing import Any

import pytest

from core.evaluate.registry import SUITES
from core.model.daily import EARLY_NIGHTS, FreeBlock
from core.model.query import Query, Thing
from core.model.report import Report
from core.sandbox.sandbox import Sandbox
from core.text import Text

Plan = dict[str, Any]
WALL = "慕田峪长城"


def judged(plan: Plan, sandbox: Sandbox, *things: Thing, text: str = "") -> Report:
    query = Query(
        uid="q",
        text=text,
        start_city=plan["start_city"],
        target_city="北京",
        days=4,
        people_number=2,
        things=things,
    )
    return SUITES["common_sense"].judge(query, plan, sandbox)


def codes(report: Report) -> set[str]:
    return {violation.code for violation in report.violations if violation.code.startswith("wish.")}


def no(name: str, about: str) -> Thing:
    return Thing(Text(name, name), about, "never")


def test_a_mountain_is_hiking(beijing: Plan, demo: Sandbox) -> None:
    beijing["itinerary"][2]["activities"][1]["position"] = WALL
    report = judged(beijing, demo, no("爬山", "sight"))
    assert (report.passed, codes(report)) == (False, {"wish.refused"})


def test_what_the_request_names_is_not_refused(beijing: Plan, demo: Sandbox) -> None:
    beijing["itinerary"][2]["activities"][1]["position"] = WALL
    assert codes(judged(beijing, demo, no("爬山", "sight"), text=f"不爬山，去{WALL}")) == set()


def test_a_house_is_what_its_dishes_are(beijing: Plan, demo: Sandbox) -> None:
    meals = [
        a["position"] for day in beijing["itinerary"] for a in day["activities"] if a["type"] == "dinner"
    ]
    dish = next(
        dish for row in demo.city("北京").restaurants if row.name in meals for dish in row.recommended
    )
    assert "wish.refused" in codes(judged(beijing, demo, no(dish, "meal")))


def test_a_wish_without_data_is_said_and_refuses_nothing(beijing: Plan, demo: Sandbox) -> None:
    quiet = Thing(Text("安静的酒店", "quiet hotel"), "hotel", "like")
    report = judged(beijing, demo, quiet)
    assert (report.passed, codes(report)) == (True, {"wish.unseen"})


@pytest.mark.parametrize("name", ["最好的酒店", "靠近地铁", "市中心的酒店"])
def test_what_prices_and_features_tell_is_not_called_unseen(beijing: Plan, demo: Sandbox, name: str) -> None:
    assert "wish.unseen" not in codes(judged(beijing, demo, Thing(Text(name, name), "hotel", "like")))


@pytest.mark.parametrize(("sight", "said"), [("什刹海游船", True), ("天坛公园", False)])
def test_a_ticket_that_the_data_lack_is_said(sight: str, said: bool, chinatravel_sandbox: Sandbox) -> None:
    visit = {"type": "attraction", "position": sight, "start_time": "14:00", "end_time": "15:00"}
    plan = {
        "people_number": 2,
        "start_city": "上海",
        "target_city": "北京",
        "itinerary": [
            {"day": 1, "activities": [visit | {"price": 0, "cost": 0, "tickets": 2, "transports": []}]}
        ],
    }
    report = SUITES["common_sense"].judge(
        Query(uid="q", text="", start_city="上海", target_city="北京", days=1, people_number=2),
        plan,
        chinatravel_sandbox,
    )
    assert ("place.no_price" in {violation.code for violation in report.violations}) is said


@pytest.mark.parametrize("name", ["每天 11:00 后出门", "故宫博物院：一整天", "慢游：每天 2 个景点"])
def test_what_the_clock_tells_is_not_called_unseen(beijing: Plan, demo: Sandbox, name: str) -> None:
    assert "wish.unseen" not in codes(judged(beijing, demo, Thing(Text(name, name), "time", "like")))


@pytest.mark.parametrize(("text", "missed"), [("", False), ("Halal food only please.", True)])
def test_who_keeps_to_what_is_halal_has_no_lunch_on_the_wall(
    text: str, missed: bool, beijing: Plan, demo: Sandbox
) -> None:
    day = beijing["itinerary"][2]["activities"]
    day[:] = [one for one in day if one["type"] != "lunch"]
    day[1].update(start_time="09:30", end_time="14:00")
    found = {(one.code, one.where.day) for one in judged(beijing, demo, text=text).violations if one.where}
    assert (("meal.missed", 3) in found) is missed


@pytest.mark.parametrize("is_free", [False, True])
def test_an_evening_that_is_to_be_free_is_not_called_quiet(
    is_free: bool, beijing: Plan, demo: Sandbox
) -> None:
    evening = FreeBlock(day=2, since=1140, until=1320)
    day = beijing["itinerary"][1]["activities"]
    del day[-2]
    day[-1].update(start_time="19:15")
    free = (Thing(evening.said, "time", "must"),) if is_free else ()
    report = judged(beijing, demo, *free)
    assert ("day.quiet_evening" in {one.code for one in report.violations}) is not is_free


@pytest.mark.parametrize("asks", [False, True])
def test_an_evening_that_ends_early_as_wished_is_not_called_quiet(
    asks: bool, beijing: Plan, demo: Sandbox
) -> None:
    day = beijing["itinerary"][1]["activities"]
    del day[-2]
    day[-1].update(start_time="19:15")
    early = Thing(Text(EARLY_NIGHTS, "early nights"), "time", "like")
    report = judged(beijing, demo, *((early,) if asks else ()))
    assert ("day.quiet_evening" in {one.code for one in report.violations}) is not asks
