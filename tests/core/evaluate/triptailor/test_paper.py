"""Suite triptailor: each criterion broken by one change, the route by hand, the reference plan, both plan objects."""

import copy
import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from core.evaluate.aggregate import Rate, criteria_rates
from core.evaluate.judge import Criterion, Rating
from core.evaluate.registry import SUITES
from core.evaluate.triptailor.suite import TripTailorSuite
from core.model.plan import Plan
from core.model.query import Query
from core.model.report import Metric, Report
from core.sandbox.sandbox import Sandbox
from core.text import Text

Document = dict[str, Any]
Change = Callable[[Document], None]


@pytest.fixture
def document() -> Document:
    """TripTailor's own plan object, with nothing wrong."""
    return {
        "hotel": [{"name": "四合院酒店", "price_per_night": 450}],
        "transportation": [
            {"mode": "train", "number": "G1", "time": "07:00-10:30", "price": 445},
            {"mode": "train", "number": "G2", "time": "18:00-21:30", "price": 445},
        ],
        "itinerary": {
            "1": [
                {"time": "12:00-13:00", "action": "dining", "location": "烤鸭店", "price": 100},
                {"time": "14:00-16:00", "action": "sightseeing", "location": "故宫博物院", "price": 60},
            ],
            "2": [
                {"time": "11:00-12:00", "action": "dining", "location": "面馆", "price": 20},
                {"time": "18:00-19:00", "action": "sightseeing", "location": "夜市", "price": 0},
            ],
        },
    }


@pytest.fixture
def request_for_one(request_for_two: Query) -> Query:
    record = {"meal_price_range": [10, 120]}
    return replace(request_for_two, people_number=1, budget=2000.0, record=record)


@pytest.fixture
def judge(small_sandbox: Sandbox, request_for_one: Query) -> Callable[..., Report]:
    def run(document: object, **record: object) -> Report:
        query = replace(request_for_one, record={**request_for_one.record, **record})
        return SUITES["triptailor"].judge(query, document, small_sandbox)

    return run


def metrics(report: Report) -> dict[str, Metric]:
    return {metric.name: metric for metric in report.metrics}


def first(document: Document) -> Document:
    found: Document = document["itinerary"]["1"][0]
    return found


def sight(document: Document) -> Document:
    found: Document = document["itinerary"]["1"][1]
    return found


def foreign_hotel(document: Document) -> None:
    document["hotel"][0]["name"] = "月球大饭店"


def foreign_service(document: Document) -> None:
    # Runs the other way only.
    document["transportation"][0]["number"] = "G2"


def foreign_meal(document: Document) -> None:
    first(document)["location"] = "蓬莱阁"


def no_price(document: Document) -> None:
    document["transportation"][1]["price"] = None


def meal_again(document: Document) -> None:
    document["itinerary"]["2"][0]["location"] = "烤鸭店"


def sight_again(document: Document) -> None:
    document["itinerary"]["2"][1] = copy.deepcopy(sight(document))


def dear_meal(document: Document) -> None:
    first(document)["price"] = 130


def short_visit(document: Document) -> None:
    sight(document)["time"] = "14:00-14:50"


def unreadable_visit(document: Document) -> None:
    sight(document)["time"] = "下午"


def dear_hotel(document: Document) -> None:
    # 931 + 890 + 180 = 2001.
    document["hotel"][0]["price_per_night"] = 931


def late_visit(document: Document) -> None:
    sight(document)["time"] = "15:30-17:30"


def test_the_good_plan_passes(judge: Callable[..., Report], document: Document) -> None:
    report = judge(document)
    assert (report.passed, report.delivered, report.violations) == (True, True, ())


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (foreign_hotel, {"within_sandbox"}),
        (foreign_service, {"within_sandbox"}),
        (foreign_meal, {"within_sandbox"}),
        # What a service costs is not known.
        (no_price, {"complete", "within_budget"}),
        (meal_again, {"diverse_restaurants"}),
        (sight_again, {"diverse_attractions"}),
        (dear_meal, {"meal_prices"}),
        (short_visit, {"visit_duration"}),
        (unreadable_visit, {"visit_duration"}),
        (dear_hotel, {"within_budget"}),
    ],
)
def test_one_change_breaks_one_criterion(
    judge: Callable[..., Report], document: Document, change: Change, broken: set[str]
) -> None:
    change(document)
    report = judge(document)
    assert {metric.name for metric in report.metrics if metric.unit == "pass" and not metric.value} == broken
    assert {violation.code.split(".")[-1] for violation in report.violations} == broken
    assert not report.passed


def test_the_visit_time_is_told_beside_the_verdict(judge: Callable[..., Report], document: Document) -> None:
    late_visit(document)
    report = judge(document)
    assert (metrics(report)["visit_time"].value, report.passed) == (0, True)


def test_criteria_that_do_not_apply_are_open(
    small_sandbox: Sandbox, request_for_two: Query, document: Document
) -> None:
    found = metrics(SUITES["triptailor"].judge(request_for_two, document, small_sandbox))
    assert found["meal_prices"].value is None
    assert found["meal_prices"].reason == Text(
        "请求没有用餐价格范围", "the request has no range of meal prices"
    )
    assert found["within_budget"].value is None


def test_the_plan_of_our_own_format_is_read_too(judge: Callable[..., Report], good_plan: Document) -> None:
    report = judge(good_plan)
    assert {name: metrics(report)[name].value for name in ("within_sandbox", "complete", "meal_prices")} == {
        "within_sandbox": 1,
        "complete": 1,
        "meal_prices": 1,
    }


def test_without_a_reference_the_ratio_says_why(judge: Callable[..., Report], document: Document) -> None:
    found = metrics(judge(document))
    for name in ("route_ratio", "pass_with_route", "final_surpassing", "route_score"):
        assert (found[name].value, found[name].reason) == (
            None,
            Text("请求没有参考计划", "the request has no reference plan"),
        )
    assert found["final_pass"].value == 1


def test_without_a_reference_the_reward_is_told_as_far_as_it_goes(
    judge: Callable[..., Report], document: Document
) -> None:
    found = metrics(judge(document))
    budget, preference = found["budget_score"].value, found["preference_score"].value
    assert budget is not None
    assert preference is not None
    # Every sign holds: eta is 1.
    known = 2 + (budget + preference) / (1 + math.exp(-7))
    assert found["reward_known"].value == pytest.approx(known)
    assert (found["reward"].value, found["soft_reward"].value) == (None, None)
    assert found["reward"].reason is not None
    assert "route_score is missing (the request has no reference plan)" in found["reward"].reason.en
    assert "gate 0.999" in found["reward"].reason.en


def test_the_plan_against_itself(judge: Callable[..., Report], document: Document) -> None:
    found = metrics(judge(document, reference_plan=copy.deepcopy(document)))
    names = ("route_ratio", "final_pass", "pass_with_route", "final_surpassing")
    # As good as the reference is no better.
    assert [found[name].value for name in names] == [1, 1, 1, 0]


def test_rewards_of_the_plan_against_itself(judge: Callable[..., Report], document: Document) -> None:
    # the market opens at 18:00 and the palace from 08:00: every sign is 1, so R_hard = 2 and eta = 1
    found = {n: m.value for n, m in metrics(judge(document, reference_plan=copy.deepcopy(document))).items()}
    assert found["hard_reward"] == 2
    assert found["gate"] == pytest.approx(1 / (1 + math.exp(-7)))
    assert found["budget_score"] == (450 + 890 + 180) / 2000
    assert found["route_score"] == pytest.approx(math.exp(-0.2))
    soft = found["budget_score"] + found["route_score"] + (found["preference_score"] or 0)
    assert found["reward"] == pytest.approx(2 + soft / (1 + math.exp(-7)))


class Biased:
    """A judge who always prefers what is shown first."""

    name = Text("偏心", "biased")

    def __init__(self, first: float, second: float) -> None:
        self.scores = (first, second)

    def rate(
        self, criterion: Criterion, query: Query, plans: Sequence[Plan], sandbox: Sandbox
    ) -> tuple[Rating, ...]:
        return tuple(Rating(score, self.name) for score, _ in zip(self.scores, plans, strict=False))


def test_the_order_shown_to_the_judge_is_evened_out(
    small_sandbox: Sandbox, request_for_one: Query, document: Document
) -> None:
    query = replace(request_for_one, record={"reference_plan": copy.deepcopy(document)})
    report = TripTailorSuite(Biased(2, 5)).judge(query, document, small_sandbox)
    found = metrics(report)["final_surpassing"]
    assert (found.value, found.note) == (0.0, Biased.name)


def test_micro_and_macro_rates_have_their_denominators(
    judge: Callable[..., Report], document: Document
) -> None:
    broken = copy.deepcopy(document)
    dear_meal(broken)
    rates = criteria_rates([judge(document), judge(broken), judge(None)])
    assert rates["feasibility micro"] == Rate(4 / 6, 4, 6)
    assert rates["rationality micro"] == Rate(9 / 15, 9, 15)
    assert rates["rationality macro"] == Rate(1 / 3, 1, 3)
