"""Each preference weight moves what it is named for, on average over trips in the demo sandbox."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from statistics import mean

import pytest

from core.model.plan import Meal, Plan, Stay, Visit
from core.model.query import Query
from core.optimize.outcome import Found
from core.optimize.planning import plan_trip
from core.optimize.preferences.profile import PROFILES
from core.optimize.preferences.weights import Weights
from core.sandbox.sandbox import Sandbox

TRIPS = [
    Query(f"{start}{target}", start_city=start, target_city=target, days=days, people_number=people)
    for start, target, days, people in (
        ("南京", "北京", 3, 2),
        ("上海", "苏州", 2, 1),
        ("武汉", "成都", 4, 3),
        ("北京", "上海", 3, 4),
        ("深圳", "广州", 2, 2),
        ("成都", "杭州", 3, 1),
        ("苏州", "武汉", 3, 2),
    )
]  # fmt: skip
LEVELS = (0.0, 1.0, 3.0)
Measure = Callable[[Plan, Sandbox], float]


def _cost(plan: Plan, sandbox: Sandbox) -> float:
    return plan.total_cost / plan.people_number


def _sights(plan: Plan, sandbox: Sandbox) -> float:
    return len(_visits(plan)) / len(plan.itinerary)


def _fullest_day(plan: Plan, sandbox: Sandbox) -> float:
    return max(sum(isinstance(one, Visit) for one in day.activities) for day in plan.itinerary)


def _minutes_on_the_way(plan: Plan, sandbox: Sandbox) -> float:
    legs = [leg for _, _, activity in plan.activities() for leg in activity.transports]
    return sum(leg.end_time.minutes - leg.start_time.minutes for leg in legs)


def _price_of_a_meal(plan: Plan, sandbox: Sandbox) -> float:
    return mean(one.price for _, _, one in plan.activities() if isinstance(one, Meal) and one.price)


def _price_of_a_night(plan: Plan, sandbox: Sandbox) -> float:
    return mean(one.cost for _, _, one in plan.activities() if isinstance(one, Stay))


def _km_from_the_hotel(plan: Plan, sandbox: Sandbox) -> float:
    network = sandbox.city(str(plan.target_city)).network
    stay = next(one for _, _, one in plan.activities() if isinstance(one, Stay)).position
    return mean(network.distance(stay, visit) for visit in _visits(plan))


def _kinds_for_a_sight(plan: Plan, sandbox: Sandbox) -> float:
    city, visits = sandbox.city(str(plan.target_city)), _visits(plan)
    kinds = {sight.types[0] for visit in visits if (sight := city.attraction(visit)) is not None}
    return len(kinds) / len(visits)


def _visits(plan: Plan) -> Sequence[str]:
    return [one.position for _, _, one in plan.activities() if isinstance(one, Visit)]


@cache
def _planned(sandbox: Sandbox, weights: Weights) -> list[Plan]:
    profile = replace(PROFILES["default"], weights=weights)
    plans = []
    for trip in TRIPS:
        *_, last = plan_trip(trip, sandbox, seed=0, stopped=lambda: False, profile=profile)
        assert isinstance(last, Found)
        plans.append(last.plan)
    return plans


@pytest.mark.parametrize(
    ("weight", "measure", "rises"),
    [
        ("money", _cost, False),
        ("sights", _sights, True),
        ("way", _minutes_on_the_way, False),
        ("ease", _sights, False),
        ("ease", _fullest_day, False),
        ("food", _price_of_a_meal, True),
        ("comfort", _price_of_a_night, True),
        ("near", _km_from_the_hotel, False),
        ("variety", _kinds_for_a_sight, True),
    ],
)
def test_the_more_a_weight_counts_the_more_it_moves_what_it_is_named_for(
    demo: Sandbox, weight: str, measure: Measure, rises: bool
) -> None:
    averages = []
    for level in LEVELS:
        plans = _planned(demo, Weights(**{weight: level}))
        averages.append(mean(measure(plan, demo) for plan in plans))
    assert all((later > earlier) == rises for earlier, later in pairwise(averages)), averages
