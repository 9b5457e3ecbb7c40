"""Plans made absurd on purpose, each from the guide's four days in Beijing: caught by its rule, at its level."""

from collections.abc import Callable
from typing import Any

import pytest

from core.evaluate.common_sense.rules import MINDED
from core.evaluate.registry import SUITES
from core.knowledge.city import knowledge_of
from core.model.query import SLOW_PACE, Preference, Query, Thing
from core.sandbox.sandbox import Sandbox
from core.text import Text

Plan = dict[str, Any]
Change = Callable[[Plan, Sandbox], None]
MEALS = ("lunch", "dinner")


def day(plan: Plan, number: int) -> list[Plan]:
    found: list[Plan] = plan["itinerary"][number - 1]["activities"]
    return found


def only(activities: list[Plan], kind: str) -> Plan:
    return next(one for one in activities if one["type"] == kind)


def drop(plan: Plan, number: int, *kinds: str) -> None:
    plan["itinerary"][number - 1]["activities"] = [a for a in day(plan, number) if a["type"] not in kinds]


def visits(plan: Plan, number: int, *spans: tuple[str, str, str]) -> None:
    """Fill a day with these visits alone."""
    bed = only(day(plan, number), "accommodation")
    seen = [
        {
            "type": "attraction",
            "position": name,
            "start_time": since,
            "end_time": until,
            "price": 0,
            "cost": 0,
        }
        for name, since, until in spans
    ]
    plan["itinerary"][number - 1]["activities"] = [*({"transports": []} | one for one in seen), bed]


def no_meal_in_a_day(plan: Plan, sandbox: Sandbox) -> None:
    drop(plan, 2, *MEALS)


def no_meal_in_the_trip(plan: Plan, sandbox: Sandbox) -> None:
    for number in range(1, 5):
        drop(plan, number, "breakfast", *MEALS)


def dinner_at_one(plan: Plan, sandbox: Sandbox) -> None:
    only(day(plan, 2), "lunch").update(start_time="10:00", end_time="11:00")
    only(day(plan, 2), "dinner").update(start_time="13:00", end_time="14:00")


def dinner_at_midnight(plan: Plan, sandbox: Sandbox) -> None:
    only(day(plan, 2), "dinner").update(start_time="23:50", end_time="24:40")


def five_meals(plan: Plan, sandbox: Sandbox) -> None:
    lunch = only(day(plan, 2), "lunch")
    day(plan, 2)[2:2] = [lunch | {"position": row.name} for row in sandbox.city("北京").restaurants[:2]]


def four_hours_of_sleep(plan: Plan, sandbox: Sandbox) -> None:
    only(day(plan, 2), "accommodation").update(start_time="23:50")
    day(plan, 3)[0].update(start_time="04:15", end_time="04:45")


def eighteen_hours(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 2)[0].update(start_time="05:00", end_time="05:30")
    only(day(plan, 2), "accommodation").update(start_time="23:30")


def six_museums(plan: Plan, sandbox: Sandbox) -> None:
    museums = [row.name for row in sandbox.city("北京").attractions if "博物馆/纪念馆" in row.types][:6]
    visits(plan, 2, *((name, f"{8 + 2 * n:02d}:00", f"{9 + 2 * n:02d}:30") for n, name in enumerate(museums)))


def two_hours_at_every_gate(plan: Plan, sandbox: Sandbox) -> None:
    names = [row.name for row in sandbox.city("北京").attractions[3:7]]
    visits(plan, 2, *((name, f"{8 + 3 * n:02d}:00", f"{9 + 3 * n:02d}:00") for n, name in enumerate(names)))


def twelve_sights(plan: Plan, sandbox: Sandbox) -> None:
    known, rows = knowledge_of(sandbox.city("北京")), sandbox.city("北京").attractions
    sites = list({known.place(row.name).site: row.name for row in rows}.values())[:12]
    visits(plan, 2, *((name, f"{8 + n:02d}:00", f"{8 + n:02d}:20") for n, name in enumerate(sites)))


def the_same_sight_again(plan: Plan, sandbox: Sandbox) -> None:
    for number in range(1, 4):
        only(day(plan, number), "attraction")["position"] = "故宫博物院"


def the_same_house_throughout(plan: Plan, sandbox: Sandbox) -> None:
    name = only(day(plan, 2), "lunch")["position"]
    for number in range(1, 5):
        for meal in day(plan, number):
            if meal["type"] in MEALS:
                meal["position"] = name


def eighty_km_in_five_minutes(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 2)[1]["transports"][0].update(start_time="08:35", end_time="08:40", distance=80.0)


def no_way_between(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 2)[1]["transports"] = []


def another_hotel_every_night(plan: Plan, sandbox: Sandbox) -> None:
    for number, hotel in enumerate(sandbox.city("北京").hotels[:3], start=1):
        only(day(plan, number), "accommodation")["position"] = hotel.name


def in_the_hotel_from_nine(plan: Plan, sandbox: Sandbox) -> None:
    drop(plan, 2, "attraction", *MEALS)
    only(day(plan, 2), "accommodation").update(start_time="09:00", transports=[])


def nothing_seen(plan: Plan, sandbox: Sandbox) -> None:
    drop(plan, 2, "attraction")


def a_palace_at_ten_at_night(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 2)[-2]["position"] = "颐和园"
    day(plan, 2)[-2].update(start_time="21:00", end_time="22:50")


def the_palace_in_twenty_minutes(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 2)[1].update(end_time="09:00")


def lanterns_by_day(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 1)[2].update(position="三里屯")


def a_bakery_for_dinner(plan: Plan, sandbox: Sandbox) -> None:
    bakery = next(row for row in sandbox.city("北京").restaurants if row.cuisine == "面包甜点")
    only(day(plan, 2), "dinner")["position"] = bakery.name


def one_cuisine(plan: Plan, sandbox: Sandbox) -> None:
    rows = iter([row for row in sandbox.city("北京").restaurants if row.cuisine == "北京菜"])
    for number in range(1, 4):
        for meal in day(plan, number):
            if meal["type"] in MEALS:
                meal["position"] = next(rows).name


def out_before_dawn(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 1)[0].update(start_time="05:50")
    only(day(plan, 1), "lunch").update(start_time="11:30", end_time="12:30")


def home_at_midnight(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 4)[-2].update(start_time="15:30", end_time="17:45")
    day(plan, 4)[-1].update(start_time="20:45", end_time="24:30")
    day(plan, 4)[-1]["transports"][0].update(start_time="18:00", end_time="19:00")


def early_to_bed(plan: Plan, sandbox: Sandbox) -> None:
    del day(plan, 2)[-2]
    only(day(plan, 2), "accommodation").update(start_time="19:15")


def no_dinner(plan: Plan, sandbox: Sandbox) -> None:
    drop(plan, 2, "dinner")


def one_site_on_two_days(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 4)[3]["position"] = "国家游泳中心（水立方）"
    day(plan, 3)[-2]["position"] = "国家体育场（鸟巢）"


def an_hour_for_the_summer_palace(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 4)[1].update(start_time="10:15")


def a_long_day(plan: Plan, sandbox: Sandbox) -> None:
    only(day(plan, 2), "accommodation").update(start_time="23:00")


def idle_hours(plan: Plan, sandbox: Sandbox) -> None:
    del day(plan, 2)[4]


def out_at_six(plan: Plan, sandbox: Sandbox) -> None:
    day(plan, 3)[0].update(start_time="06:10", end_time="06:40")


ABSURD: dict[str, list[Change]] = {
    "meal.none": [no_meal_in_a_day, no_meal_in_the_trip],
    "meal.hours": [dinner_at_one, dinner_at_midnight],
    "meal.many": [five_meals],
    "night.short": [four_hours_of_sleep],
    "day.long": [eighteen_hours],
    "day.legs": [six_museums],
    "day.waits": [two_hours_at_every_gate],
    "visit.many": [twelve_sights],
    "visit.repeated": [the_same_sight_again],
    "meal.same_house": [the_same_house_throughout],
    "transfer.speed": [eighty_km_in_five_minutes],
    "transfer.missing": [no_way_between],
    "hotel.changes": [another_hotel_every_night],
    "day.abandoned": [in_the_hotel_from_nine],
    "day.empty": [nothing_seen],
    "visit.dark": [a_palace_at_ten_at_night],
    "visit.cut": [the_palace_in_twenty_minutes],
}
ODD: dict[str, list[Change]] = {
    "visit.wrong_hour": [lanterns_by_day],
    "visit.hurried": [an_hour_for_the_summer_palace],
    "visit.split": [one_site_on_two_days],
    "meal.snack": [a_bakery_for_dinner],
    "meal.one_cuisine": [one_cuisine],
    "meal.missed": [no_dinner],
    "day.dark_departure": [out_before_dawn],
    "day.late_home": [home_at_midnight],
    "day.quiet_evening": [early_to_bed],
    "day.full": [a_long_day],
    "day.slack": [idle_hours],
    # The wall is hard on old legs.
    "day.tiring": [no_dinner],
    "day.early_start": [out_at_six],
}


def judged(plan: Plan, sandbox: Sandbox, **said: Any) -> tuple[bool, set[str]]:
    query = Query(
        uid="q",
        text="带老人孩子去北京",
        start_city=plan["start_city"],
        target_city="北京",
        days=4,
        people_number=2,
        **said,
    )
    report = SUITES["common_sense"].judge(query, plan, sandbox)
    return report.passed, {violation.code for violation in report.violations}


@pytest.mark.parametrize(
    ("code", "change"), [(code, one) for code, changes in ABSURD.items() for one in changes]
)
def test_an_absurd_plan_is_refused(code: str, change: Change, beijing: Plan, demo: Sandbox) -> None:
    change(beijing, demo)
    passed, codes = judged(beijing, demo)
    assert (passed, code in codes - MINDED) == (False, True), codes


@pytest.mark.parametrize(
    ("code", "change"), [(code, one) for code, changes in ODD.items() for one in changes]
)
def test_an_odd_plan_passes_and_is_minded(code: str, change: Change, beijing: Plan, demo: Sandbox) -> None:
    change(beijing, demo)
    passed, codes = judged(beijing, demo)
    assert (passed, code in codes & MINDED) == (True, True), codes


def test_who_wishes_for_slow_days_is_told_nothing_of_an_early_evening(beijing: Plan, demo: Sandbox) -> None:
    early_to_bed(beijing, demo)
    slow = {"rhythm": Preference(frozenset({SLOW_PACE}), frozenset())}
    assert "day.quiet_evening" not in judged(beijing, demo, preferences=slow)[1]


def test_who_would_not_rise_early_minds_a_start_at_seven(beijing: Plan, demo: Sandbox) -> None:
    day(beijing, 3)[0].update(start_time="07:10", end_time="07:40")
    late = (Thing(Text("早起", "early starts"), "rhythm", "rather_not"),)
    usual, minded = (judged(beijing, demo, things=things)[1] for things in ((), late))
    assert "day.early_start" in minded - usual
    assert "wish.unseen" not in minded
