"""Suite traveleval by the paper: costs, queues, routes and mismatches against values by hand."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from itertools import pairwise, permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.evaluate.registry import SUITES
from core.evaluate.traveleval.cross_day import mismatches
from core.evaluate.traveleval.shortest_order import shortest_open_path_km, shortest_path_km
from core.model.plan import Plan
from core.model.query import Query
from core.model.report import Metric
from core.sandbox.places import Service
from core.sandbox.queue_time import base_minutes, grade_of, slot_factor
from core.sandbox.sandbox import Sandbox
from core.sandbox.traveleval_plan import from_traveleval, to_traveleval

Document = dict[str, Any]


@pytest.fixture
def document(small_sandbox: Sandbox, request_for_two: Query, good_plan: Document) -> Document:
    written: Document = to_traveleval(Plan.from_json(good_plan), request_for_two, small_sandbox)
    return written


@pytest.fixture
def measure(small_sandbox: Sandbox, request_for_two: Query) -> Callable[..., dict[str, Metric]]:
    def run(document: object, **record: object) -> dict[str, Metric]:
        query = replace(request_for_two, record=record)
        return {m.name: m for m in SUITES["traveleval"].judge(query, document, small_sandbox).metrics}

    return run


@pytest.mark.parametrize(
    ("day", "grade"),
    [
        ("2024-10-01", "golden_week"),
        ("2024-10-07", "golden_week"),
        # Spring Festival.
        ("2024-02-12", "golden_week"),
        # A Saturday worked in lieu.
        ("2024-10-12", "weekday"),
        # A Sunday worked in lieu.
        ("2024-09-29", "weekday"),
        # Dragon Boat Festival.
        ("2024-06-10", "short_holiday"),
        # The Saturday of the same three days.
        ("2024-06-08", "short_holiday"),
        ("2024-06-23", "weekend"),
        ("2024-07-14", "weekend"),
        ("2024-07-10", "vacation"),
        ("2024-12-25", "peak"),
        ("2024-11-06", "weekday"),
    ],
)
def test_the_grade_of_a_date(day: str, grade: str) -> None:
    assert grade_of(date.fromisoformat(day)) == grade


def test_of_several_types_the_longest_queue_counts() -> None:
    assert base_minutes(("园林", "博物馆/纪念馆", "公园")) == 10.0
    assert base_minutes(("公园",)) == 0.0


@pytest.mark.parametrize(
    ("minute", "factor"),
    [(479, 1.0), (480, 0.85), (599, 0.85), (600, 0.9), (960, 1.1), (1200, 0.7), (1440, 1.0)],
)
def test_the_slot_of_the_day(minute: int, factor: float) -> None:
    assert slot_factor(minute) == factor


def test_costs_that_are_told_right_do_not_deviate(measure: Any, document: Document) -> None:
    assert measure(document)["ccd"].value == 0


def test_cost_deviation_is_a_share_of_the_actual_cost(measure: Any, document: Document) -> None:
    # meals told 120 too low and tickets 30 too high: 150 of the total
    total = document["cost_breakdown"]["total"]
    document["cost_breakdown"]["meals"] -= 120
    document["cost_breakdown"]["attractions"] += 30
    assert measure(document)["ccd"].value == pytest.approx(150 / total)


def test_the_saving_of_time_in_golden_week(measure: Any, document: Document) -> None:
    # 14:00 to 16:00 at a historic site on 1 October: 120 - 4 x 10.06 x 1.10 = 75.736, less than the
    # recommended 120, so nothing of it is useful; in an ordinary week 120 - 4.4 is not enough either
    found = measure(document, dates="2024-10-01 to 2024-10-02")
    assert found["str"].value == 0
    document["daily_plans"][0]["activities"][1]["end_time"] = "17:00"
    # 180 - 44.264 = 135.736 of 180 planned
    found = measure(document, dates="2024-10-01 to 2024-10-02")
    assert found["str"].value == pytest.approx(135.736 / 180)


@pytest.mark.parametrize("dates", [None, "soon", 7, "2024-13-45"])
def test_without_dates_the_queues_are_not_guessed(measure: Any, document: Document, dates: object) -> None:
    found = measure(document, dates=dates)
    for name in ("str", "dtu", "otu", "aqe"):
        assert found[name].value is None
        assert found[name].reason.en == "the request has no dates, so the queues cannot be estimated"


def test_ratings_that_the_sandbox_lacks_are_not_guessed(measure: Any, document: Document) -> None:
    found = measure(document, dates="2024-10-01")
    assert (found["profit"].value, found["profit"].reason.en) == (
        None,
        "the data have no ratings of sights",
    )


def square(points: list[tuple[float, float]]) -> list[list[float]]:
    return [[float(np.hypot(a - c, b - d)) for c, d in points] for a, b in points]


points = st.lists(st.tuples(st.floats(0, 10), st.floats(0, 10)), min_size=2, max_size=6)


@settings(max_examples=60, deadline=None)
@given(points)
def test_the_shortest_order_is_that_of_all_orders(places: list[tuple[float, float]]) -> None:
    km = square(places)
    shortest = min(sum(km[a][b] for a, b in pairwise(order)) for order in permutations(range(len(places))))
    assert shortest_open_path_km(km) == pytest.approx(shortest)


@settings(max_examples=60, deadline=None)
@given(points)
def test_the_shortest_order_between_fixed_ends(places: list[tuple[float, float]]) -> None:
    km = square(places)
    inner = range(1, len(places) - 1)
    shortest = min(
        sum(km[a][b] for a, b in pairwise((0, *order, len(places) - 1))) for order in permutations(inner)
    )
    assert shortest_path_km(km) == pytest.approx(shortest)


def test_a_dozen_stops_are_solved_exactly() -> None:
    line = [(float(x), 0.0) for x in (5, 0, 11, 3, 8, 1, 9, 2, 10, 4, 7, 6)]
    assert shortest_open_path_km(square(line)) == pytest.approx(11)


AT = {"A": 0.0, "B": 2.0, "C": 3.0, "D": 3.0}


def km(one: str, other: str) -> float:
    return abs(AT[one] - AT[other])


def test_mismatches_on_a_line() -> None:
    # A: own day 2, other day 3; B: own day 2, other day 1; C: nothing else on its day
    assert mismatches([["A", "B"], ["C"]], [["A", "B"], ["C"]], km) == [
        [pytest.approx(2 / 3), pytest.approx(2.0)],
        [0.0],
    ]


def test_percentiles_of_mismatches() -> None:
    found = [2 / 3, 2.0, 0.0]
    # sorted 0, 2/3, 2: rank 0.9 x 2 = 1.8 lies four fifths from 2/3 to 2
    assert np.percentile(found, 90) == pytest.approx(2 / 3 + 0.8 * (2 - 2 / 3))


def test_the_nearest_other_day_counts() -> None:
    # B to day 2 (C, D at 3): 1, to day 3 (A at 0): 2; its own day has A at 2
    by_day = mismatches([["A", "B"], ["C", "D"], ["A"]], [["B"], [], []], km)
    assert by_day[0] == [pytest.approx(2 / 1)]


def test_a_place_that_another_day_visits_too_has_no_mismatch() -> None:
    assert mismatches([["A", "B"], ["B"]], [["B"], []], km)[0] == [0.0]


def stops(plan: Plan) -> list[tuple[object, ...]]:
    """What a plan does, when and where; a night ends when the format says it does."""
    return [
        (day, a.type, a.begins_at, a.ends_at, a.start_time, None if a.type == "accommodation" else a.end_time)
        for day, _, a in plan.activities()
    ]


def test_the_good_plan_comes_back_from_the_other_format(
    small_sandbox: Sandbox, good_plan: Document, document: Document
) -> None:
    plan = Plan.from_json(good_plan)
    back = from_traveleval(json.loads(json.dumps(document)), small_sandbox)
    assert stops(back) == stops(plan)
    assert back.total_cost == pytest.approx(plan.total_cost)


def test_a_day_that_ends_elsewhere_has_no_night(small_sandbox: Sandbox, document: Document) -> None:
    document["daily_plans"][0]["ending_point"]["location_name"] = "面馆"
    back = from_traveleval(document, small_sandbox)
    assert "accommodation" not in [activity.type for _, _, activity in back.activities()]


def test_real_plans_come_back_from_the_other_format(chinatravel_sandbox: Sandbox, shared: Any) -> None:
    """Plans with a service each way and a bed every night: more than that the format cannot tell."""
    compared = 0
    lines = (shared / "golden/chinatravel/chinatravel_golden.jsonl").read_text(encoding="utf-8").splitlines()
    for pair in map(json.loads, lines):
        if not (pair["schema"] and pair["environment_pass"]):
            continue
        plan = Plan.from_json(pair["plan"])
        kinds = [[a.type for a in day.activities] for day in plan.itinerary]
        rides = sum(kind in ("train", "airplane") for day in kinds for kind in day)
        nights = [day.count("accommodation") for day in kinds]
        if rides != 2 or nights != [1] * (len(nights) - 1) + [0]:
            continue
        query = Query(pair["id"], people_number=plan.people_number)
        back = from_traveleval(to_traveleval(plan, query, chinatravel_sandbox), chinatravel_sandbox)
        assert stops(back) == stops(plan), pair["id"]
        compared += 1
    assert compared > 200


def test_a_day_ends_when_one_is_back_in_the_hotel(document: Document) -> None:
    end = document["daily_plans"][0]["ending_point"]
    assert end["type"] == "accommodation"
    assert end["end_time"] == end["start_time"]


@pytest.mark.parametrize(
    ("own", "written"), [("直达", "直达特快"), ("城际", "动车"), ("普快", "快速"), ("高铁", "高铁")]
)
def test_trains_are_written_in_the_classes_of_the_format(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: Document, own: str, written: str
) -> None:
    def services(start: str, end: str) -> tuple[Service, ...]:
        return tuple(replace(one, train_type=own) for one in small_sandbox.services(start, end))

    sandbox = Sandbox(
        manifest=small_sandbox.manifest,
        city_names=small_sandbox.city_names,
        load_city=small_sandbox.city,
        load_services=services,
    )
    legs = to_traveleval(Plan.from_json(good_plan), request_for_two, sandbox)["intercity_transport"]
    assert {leg["transportation_to"] for leg in legs["transport_type"]} == {written}
