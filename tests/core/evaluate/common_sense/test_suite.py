"""Suite common_sense: a plan that a traveller would take, and one change for each rule that breaks it alone."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from core.evaluate.common_sense.rules import MINDED, RULES
from core.evaluate.registry import SUITES
from core.model.query import Query
from core.model.report import Report, Where
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox

Plan = dict[str, Any]
LUNCH, PALACE, DINNER, HOTEL = 1, 2, 3, 4
BREAKFAST, MORNING, NOON, AFTERNOON, HOME = range(5)


def leg(start: str, end: str, leaves: str, arrives: str, mode: str = "taxi", km: float = 2.0) -> Plan:
    times = {"start_time": leaves, "end_time": arrives}
    return {"start": start, "end": end, "mode": mode, **times, "price": 11, "cost": 11, "distance": km}


def stop(kind: str, place: str, starts: str, ends: str, *legs: Plan) -> Plan:
    times = {"start_time": starts, "end_time": ends}
    return {"type": kind, "position": place, **times, "price": 0, "cost": 0, "transports": list(legs)}


@pytest.fixture(scope="session")
def small_sandbox(small_sandbox: Sandbox) -> Sandbox:
    """The small sandbox with more sights for the second day."""
    nanjing, beijing = small_sandbox.city("南京"), small_sandbox.city("北京")
    palace = beijing.attractions[0]
    more = [replace(palace, name=name) for name in ("天坛", "国家博物馆")]
    more.append(replace(palace, name="小馆", recommended_min=30, recommended_max=60))
    names = beijing.network.names
    full = City(
        "北京",
        name_en="Beijing",
        attractions=(*beijing.attractions, *more),
        restaurants=beijing.restaurants,
        hotels=beijing.hotels,
        lines=beijing.lines,
        positions={n: beijing.network.position(n) for n in names} | {s.name: s.position for s in more},
    )
    cities = {"南京": nanjing, "北京": full}
    return Sandbox(
        manifest=small_sandbox.manifest,
        city_names=("北京", "南京"),
        load_city=cities.__getitem__,
        load_services=small_sandbox.services,
    )


@pytest.fixture
def clean_plan(good_plan: Plan) -> Plan:
    """The good plan with a long afternoon in the palace and a full second day."""
    lunch, palace, dinner, hotel = good_plan["itinerary"][0]["activities"][LUNCH : HOTEL + 1]
    lunch.update(start_time="11:30", end_time="13:00")
    hotel.update(start_time="19:45")
    palace.update(start_time="13:30", end_time="17:00")
    dinner["transports"] = [leg("故宫博物院", "面馆", "17:05", "17:20")]
    home = good_plan["itinerary"][1]["activities"][1]
    good_plan["itinerary"][1]["activities"] = [
        stop("breakfast", "四合院酒店", "08:00", "08:30"),
        stop("attraction", "天坛", "09:30", "12:00", leg("四合院酒店", "天坛", "09:00", "09:10")),
        stop("lunch", "面馆", "12:30", "13:30", leg("天坛", "面馆", "12:05", "12:15")),
        stop("attraction", "国家博物馆", "14:00", "16:30", leg("面馆", "国家博物馆", "13:30", "13:40")),
        home | {"transports": [leg("国家博物馆", "北京站", "16:30", "17:00")]},
    ]
    return good_plan


def first(plan: Plan) -> list[Plan]:
    found: list[Plan] = plan["itinerary"][0]["activities"]
    return found


def second(plan: Plan) -> list[Plan]:
    found: list[Plan] = plan["itinerary"][1]["activities"]
    return found


def overlap(plan: Plan) -> None:
    first(plan)[LUNCH]["end_time"] = "14:30"


def early_departure(plan: Plan) -> None:
    second(plan)[AFTERNOON]["transports"][0]["start_time"] = "13:25"


def day_order(plan: Plan) -> None:
    plan["itinerary"][1]["day"] = 3


def metro_closed(plan: Plan) -> None:
    way = leg("面馆", "四合院酒店", "23:25", "23:40", "metro")
    first(plan)[HOTEL].update(start_time="23:45", transports=[way])


def train_margin(plan: Plan) -> None:
    second(plan)[HOME]["transports"][0]["end_time"] = "17:31"


def flight_margin(plan: Plan) -> None:
    home = second(plan)[HOME]
    home.update(type="airplane", FlightID=home.pop("TrainID"))
    home["transports"][0].update(end_time="16:31", distance=0.4)


def long_walk(plan: Plan) -> None:
    second(plan)[NOON]["transports"][0].update(mode="walk", distance=3.1, end_time="12:30")


def visit_short(plan: Plan) -> None:
    first(plan)[DINNER]["end_time"] = "17:49"


def visit_long(plan: Plan) -> None:
    # At most an hour is recommended.
    second(plan)[AFTERNOON]["position"] = "小馆"


def meal_gap(plan: Plan) -> None:
    second(plan)[AFTERNOON]["type"] = "lunch"


def idle(plan: Plan) -> None:
    second(plan)[AFTERNOON].update(start_time="16:45", end_time="17:10", position="小馆")
    second(plan)[HOME]["transports"][0].update(start_time="17:10", end_time="17:30")


def small_hours(plan: Plan) -> None:
    second(plan)[BREAKFAST].update(start_time="05:00", end_time="05:25")


def no_bed(plan: Plan) -> None:
    del first(plan)[HOTEL]
    del second(plan)[BREAKFAST]


def short_night(plan: Plan) -> None:
    first(plan)[HOTEL].update(start_time="24:30", end_time="24:40")
    second(plan)[MORNING]["transports"][0]["start_time"] = "04:50"
    del second(plan)[BREAKFAST]


def too_few_beds(plan: Plan) -> None:
    plan["people_number"] = 5


def beyond_stock(plan: Plan) -> None:
    first(plan)[HOTEL]["rooms"] = 4


def wrong_city(plan: Plan) -> None:
    first(plan)[LUNCH]["position"] = "东方明珠"


CHANGES: dict[str, Callable[[Plan], None]] = {
    "plan.format": lambda plan: plan.pop("itinerary") and None,
    "time.overlap": overlap,
    "time.early_departure": early_departure,
    "time.day_order": day_order,
    "transfer.metro_closed": metro_closed,
    "transfer.train_margin": train_margin,
    "transfer.flight_margin": flight_margin,
    "transfer.long_walk": long_walk,
    "visit.short": visit_short,
    "visit.long": visit_long,
    "meal.gap": meal_gap,
    "time.idle": idle,
    "time.small_hours": small_hours,
    "night.no_bed": no_bed,
    "night.short": short_night,
    "hotel.beds": too_few_beds,
    "hotel.stock": beyond_stock,
    "place.wrong_city": wrong_city,
}


@pytest.fixture
def judge(small_sandbox: Sandbox, request_for_two: Query) -> Callable[[Plan], Report]:
    return lambda plan: SUITES["common_sense"].judge(request_for_two, plan, small_sandbox)


def test_the_clean_plan_is_clean(judge: Callable[[Plan], Report], clean_plan: Plan) -> None:
    report = judge(clean_plan)
    assert (report.violations, report.passed, report.metrics[0].value) == ((), True, 1.0)


@pytest.mark.parametrize("code", CHANGES)
def test_one_change_breaks_one_rule(judge: Callable[[Plan], Report], clean_plan: Plan, code: str) -> None:
    CHANGES[code](clean_plan)
    report = judge(clean_plan)
    assert [violation.code for violation in report.violations if violation.code not in MINDED] == [code]
    assert not report.passed


def test_the_share_of_rules_that_hold(judge: Callable[[Plan], Report], clean_plan: Plan) -> None:
    overlap(clean_plan)
    long_walk(clean_plan)
    assert judge(clean_plan).metrics[0].value == pytest.approx(1 - 2 / len(RULES))


def test_a_violation_says_where_and_how_far_off(judge: Callable[[Plan], Report], clean_plan: Plan) -> None:
    train_margin(clean_plan)
    (found,) = judge(clean_plan).violations
    assert (found.where, found.observed, found.allowed) == (Where(2, 5), 29, 30)


def test_what_lies_on_the_border_is_allowed(judge: Callable[[Plan], Report], clean_plan: Plan) -> None:
    second(clean_plan)[HOME]["transports"][0]["end_time"] = "17:30"
    second(clean_plan)[NOON]["transports"][0].update(mode="walk", distance=3.0, end_time="12:30")
    first(clean_plan)[DINNER]["end_time"] = "17:50"
    assert judge(clean_plan).passed


def test_a_night_on_the_train_needs_no_bed(judge: Callable[[Plan], Report], clean_plan: Plan) -> None:
    first(clean_plan)[HOTEL] = second(clean_plan)[HOME] | {
        "start_time": "22:00",
        "end_time": "06:00",
        "transports": [leg("面馆", "北京站", "18:30", "19:00")],
    }
    clean_plan["itinerary"][1]["activities"] = []
    assert judge(clean_plan).passed


def test_a_plan_for_another_city_is_in_the_wrong_one(small_sandbox: Sandbox, clean_plan: Plan) -> None:
    query = Query("q", start_city="北京", target_city="南京", days=2, people_number=2)
    report = SUITES["common_sense"].judge(query, clean_plan, small_sandbox)
    assert {violation.code for violation in report.violations} == {"place.wrong_city"}
