"""Suite triptailor:release: plans whose verdicts were worked out by hand from the released program's rules."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.dsl.distance import exact_km
from core.evaluate.registry import SUITES
from core.evaluate.triptailor.release.names import partial_ratio, ratio
from core.evaluate.triptailor.release.rules import minutes_of
from core.model.query import Query
from core.model.report import Report
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Position, Restaurant, RoomOffer, Service
from core.sandbox.sandbox import Manifest, Sandbox

PLANS = sorted((Path(__file__).parent / "plans").glob("*.json"))
PALACE, LAKE, LANE = Position(39.92, 116.40), Position(39.93, 116.38), Position(39.94, 116.39)
DUCK, NOODLES, HOTEL = Position(39.915, 116.405), Position(39.925, 116.402), Position(39.93, 116.41)


def _city() -> City:
    sights = [
        Attraction(
            name="故宫博物院",
            types=("历史古迹",),
            position=PALACE,
            opens=8 * 60,
            closes=17 * 60,
            price=60.0,
            recommended_min=120,
            recommended_max=240,
        ),
        Attraction(
            name="北海公园",
            types=("公园",),
            position=LAKE,
            opens=6 * 60,
            closes=21 * 60,
            price=10.0,
            recommended_min=120,
            recommended_max=120,
        ),
        Attraction(
            name="胡同",
            types=("街区",),
            position=LANE,
            opens=0,
            closes=24 * 60,
            price=0.0,
            recommended_min=0,
            recommended_max=0,
        ),
    ]
    meals = [
        Restaurant(
            name="烤鸭店", cuisine="北京菜", position=DUCK, opens=10 * 60, closes=22 * 60, price=100.0
        ),
        Restaurant(name="面馆", cuisine="面食", position=NOODLES, opens=6 * 60, closes=21 * 60, price=20.0),
    ]
    hotel = Hotel(name="四合院酒店", features=(), position=HOTEL, offers=(RoomOffer(1, 2, 450.0),))
    positions = {place.name: place.position for place in (*sights, *meals, hotel)}
    return City(
        "北京",
        name_en="Beijing",
        attractions=sights,
        restaurants=meals,
        hotels=[hotel],
        lines=[],
        positions=positions,
    )


def _services(start: str, end: str) -> tuple[Service, ...]:
    if (start, end) == ("南京", "北京"):
        return (
            Service(
                kind="train",
                number="G1",
                start="南京南站",
                end="北京站",
                departs=420,
                arrives=630,
                price=445.0,
                duration=3.5,
            ),
            Service(
                kind="train",
                number="G3/G4",
                start="南京南站",
                end="北京站",
                departs=480,
                arrives=690,
                price=445.0,
                duration=3.5,
            ),
            Service(
                kind="airplane",
                number="CA1",
                start="禄口机场",
                end="首都机场",
                departs=480,
                arrives=600,
                price=600.0,
                duration=2.0,
            ),
        )
    return (
        Service(
            kind="train",
            number="G2",
            start="北京站",
            end="南京南站",
            departs=1080,
            arrives=1290,
            price=445.0,
            duration=3.5,
        ),
        Service(
            kind="airplane",
            number="CA2",
            start="首都机场",
            end="禄口机场",
            departs=1080,
            arrives=1200,
            price=600.0,
            duration=2.0,
        ),
    )


@pytest.fixture(scope="module")
def sandbox() -> Sandbox:
    """北京 with three sights: 2 to 4 hours, 2 hours, and nothing recommended."""
    city = _city()
    manifest = Manifest(
        name="release",
        version="1",
        source="tests",
        licence="Apache-2.0",
        coordinates="BD-09",
        checksum="none",
    )
    return Sandbox(
        manifest=manifest, city_names=("北京", "南京"), load_city=lambda name: city, load_services=_services
    )


@pytest.fixture
def request_for_one() -> Query:
    return Query(
        "q", start_city="南京", target_city="北京", days=2, people_number=1, budget=2000.0,
        record={"meal_price_range": [10, 120]},
    )  # fmt: skip


def values(report: Report) -> dict[str, float | None]:
    return {metric.name: metric.value for metric in report.metrics}


def read(name: str) -> dict[str, Any]:
    plan: dict[str, Any] = json.loads((PLANS[0].parent / f"{name}.json").read_text("utf-8"))["plan"]
    return plan


@pytest.mark.parametrize("path", PLANS, ids=lambda path: path.stem)
def test_the_verdicts_are_those_worked_out_by_hand(
    path: Path, sandbox: Sandbox, request_for_one: Query
) -> None:
    case = json.loads(path.read_text("utf-8"))
    report = SUITES["triptailor:release"].judge(request_for_one, case["plan"], sandbox)
    found = values(report)
    expected = {
        name: None if verdict is None else float(verdict) for name, verdict in case["verdicts"].items()
    }
    assert {name: found[name] for name in expected} == expected
    assert report.passed is (case["verdicts"]["final_pass"] is True)


def test_where_the_released_program_ends_with_an_error_the_reason_says_so(
    sandbox: Sandbox, request_for_one: Query
) -> None:
    report = SUITES["triptailor:release"].judge(request_for_one, read("price_in_words"), sandbox)
    (metric,) = (metric for metric in report.metrics if metric.name == "within_budget")
    assert metric.reason is not None
    assert "TypeError" in metric.reason.en


@pytest.mark.parametrize(
    ("plan", "said"), [("too_short", "The Palace 14:00-14:59"), ("dear_meal", "The Palace ¥")]
)
def test_a_place_beside_a_figure_is_named_in_the_readers_words(
    plan: str, said: str, sandbox: Sandbox, request_for_one: Query
) -> None:
    report = SUITES["triptailor:release"].judge(request_for_one, read(plan), sandbox)
    told = [one.message.says("en", lambda name: "The Palace") for one in report.violations]
    assert any(said in one for one in told)


def test_ways_are_averaged_over_the_whole_trip(sandbox: Sandbox, request_for_one: Query) -> None:
    found = values(SUITES["triptailor:release"].judge(request_for_one, read("good"), sandbox))
    day_1 = [exact_km(HOTEL, DUCK), exact_km(DUCK, PALACE), exact_km(PALACE, HOTEL)]
    day_2 = [exact_km(HOTEL, LAKE), exact_km(LAKE, NOODLES), exact_km(NOODLES, HOTEL)]
    assert found["legs_with_hotel"] == pytest.approx(sum(day_1 + day_2) / 6)
    assert found["legs_stops"] == pytest.approx((day_1[1] + day_2[1]) / 2)
    # One sight a day: no way between sights.
    assert found["legs_sights"] == 0


def test_a_day_without_stops_is_a_way_of_nothing_from_the_hotel(
    sandbox: Sandbox, request_for_one: Query
) -> None:
    suite = SUITES["triptailor:release"]
    two = values(suite.judge(request_for_one, read("good"), sandbox))["legs_with_hotel"]
    three = values(suite.judge(request_for_one, read("budget_by_days_asked_for"), sandbox))["legs_with_hotel"]
    assert two is not None
    assert three == pytest.approx(two * 6 / 7)


def test_without_its_sights_known_a_plan_has_no_route(sandbox: Sandbox, request_for_one: Query) -> None:
    found = values(SUITES["triptailor:release"].judge(request_for_one, read("foreign_sight"), sandbox))
    assert [found[f"legs_{form}"] for form in ("with_hotel", "stops", "sights")] == [None] * 3


def test_the_ratio_is_that_of_the_reference_plan(sandbox: Sandbox, request_for_one: Query) -> None:
    query = replace(request_for_one, record={**request_for_one.record, "reference_plan": read("good")})
    found = values(SUITES["triptailor:release"].judge(query, read("good"), sandbox))
    assert (found["legs_with_hotel_ratio"], found["legs_stops_ratio"]) == (1, 1)
    assert found["legs_sights_ratio"] is None


def test_a_plan_as_good_as_the_reference_does_not_surpass_it(
    sandbox: Sandbox, request_for_one: Query
) -> None:
    query = replace(request_for_one, record={**request_for_one.record, "reference_plan": read("good")})
    assert values(SUITES["triptailor:release"].judge(query, read("good"), sandbox))["final_surpassing"] == 0


def test_a_plan_of_our_own_format_is_judged_as_one_for_one(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: dict[str, Any]
) -> None:
    query = replace(request_for_two, budget=2000.0, record={"meal_price_range": [10, 120]})
    assert SUITES["triptailor:release"].judge(query, good_plan, small_sandbox).passed


@pytest.mark.parametrize(
    ("span", "minutes"),
    [
        ("9:00-10:30", 90),
        ("23:00-01:00", -1320),
        ("22:00-24:00", None),
        ("9:00", None),
        ("09:00-10:00-11:00", None),
        (900, None),
    ],
)
def test_minutes_of_a_visit(span: object, minutes: int | None) -> None:
    assert minutes_of(span) == minutes


def test_ratios_are_those_of_the_standard_librarys_matcher() -> None:
    # The longest block of abcd and bcda is bcd: 2 x 3 / 8. Of xaby and ab the part `ab` is the same.
    assert (ratio("abcd", "bcda"), ratio("", "a"), partial_ratio("xaby", "ab")) == (75, 0, 100)
