"""No plan that the planner makes in a real city is better than the bound."""

import random

import pytest

from core.dsl.families.places import Names
from core.dsl.normal.writing import to_dsl
from core.model.query import Query
from core.optimize.bound.bound import bounded
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.outcome import Found
from core.optimize.planning import plan_trip
from core.optimize.preferences.weights import Weights
from core.optimize.search.construct import Built, construct
from core.optimize.search.improve import Improver
from core.optimize.search.outlines import other_outlines
from core.sandbox.sandbox import Sandbox
from tests.core.optimize.bound.bounds import ROUNDS, instance_of, least_of, never

WEIGHTS = [
    Weights(),
    Weights(money=0, food=3),
    Weights(way=0, sights=3),
    Weights(ease=3, near=2, variety=2),
    Weights(money=3, comfort=0, way=3),
]


def _objectives(instance: Instance) -> list[float]:
    """What the planner's plans of an instance weigh, with other services and hotels too."""
    improver = Improver(instance, Patience(never))
    objectives = [built.objective for built in improver.plans()]
    for outline in list(other_outlines(instance, instance.style))[:20]:
        built = construct(instance, outline, Patience(never))
        if isinstance(built, Built):
            objectives.append(built.objective)
    return objectives


@pytest.mark.parametrize(("city", "days"), [("北京", 1), ("北京", 3), ("杭州", 2)])
def test_no_plan_around_any_sights_is_better(demo: Sandbox, city: str, days: int) -> None:
    trip = Query("q", start_city="南京", target_city=city, days=days, people_number=2)
    instance, rng = instance_of(trip, demo), random.Random(days)
    sights = [stop.place for stop in instance.sights(instance.style).stops[:30]]
    (*_, first) = Improver(instance, Patience(never)).plans()
    objectives = [first.objective]
    for _ in range(12):
        seeds = {day: tuple(rng.sample(sights, 2)) for day in first.decisions.days}
        built = construct(instance, first.outline, Patience(never), seeds)
        objectives += [built.objective] if isinstance(built, Built) else []
    found = bounded(instance, min(objectives), Patience(never))
    objectives += [
        built.objective
        for built in Improver(instance, Patience(never)).from_candidates(first, found.candidates)
    ]
    best = min(objectives)
    assert found.improved(best, ROUNDS).least <= best + 1e-6


@pytest.mark.parametrize("asked", ["西湖", "灵隐寺", "西溪国家湿地公园", "宋城"])
def test_no_plan_that_sees_what_is_asked_for_is_better(demo: Sandbox, asked: str) -> None:
    wish = to_dsl(Names("attraction", "all", frozenset({asked})))
    trip = Query("q", start_city="上海", target_city="杭州", days=2, people_number=2, hard_logic=(wish,))
    instance = instance_of(trip, demo)
    best = min(_objectives(instance))
    assert least_of(instance, best) <= best + 1e-6


def _dear(demo: Sandbox, city: str) -> list[str]:
    """The houses of a city, the dearest first: nobody would eat there unasked."""
    return [row.name for row in sorted(demo.city(city).restaurants, key=lambda row: (-row.price, row.name))]


@pytest.mark.parametrize(("days", "asked"), [(1, (0,)), (2, (1, 30)), (3, (0, 1, 2))])
def test_no_plan_that_eats_where_it_is_asked_for_is_better(
    demo: Sandbox, days: int, asked: tuple[int, ...]
) -> None:
    dear = _dear(demo, "杭州")
    # each of the first is asked for, and one of two others
    wishes = [Names("restaurant", "all", frozenset({dear[number] for number in asked}))]
    wishes.append(Names("restaurant", "any", frozenset(dear[4:6])))
    logic = tuple(map(to_dsl, wishes))
    trip = Query("q", start_city="上海", target_city="杭州", days=days, people_number=2, hard_logic=logic)
    instance = instance_of(trip, demo)
    best = min(_objectives(instance))
    assert least_of(instance, best) <= best + 1e-6


@pytest.mark.parametrize(
    "weights", WEIGHTS, ids=lambda weights: str(weights.model_dump(exclude_defaults=True))
)
@pytest.mark.parametrize(("days", "budget"), [(1, None), (2, 1500.0), (3, None), (4, 4000.0)])
def test_no_plan_with_any_services_and_hotels_is_better(
    demo: Sandbox, weights: Weights, days: int, budget: float | None
) -> None:
    trip = Query("q", start_city="上海", target_city="杭州", days=days, people_number=2, budget=budget)
    instance = instance_of(trip, demo, weights)
    best = min(_objectives(instance))
    assert least_of(instance, best) <= best + 1e-6


def test_plans_are_told_with_the_bound_at_last_and_get_better_and_better(demo: Sandbox) -> None:
    trip = Query("q", start_city="南京", target_city="北京", days=3, people_number=2)
    found = [one for one in plan_trip(trip, demo, seed=0, stopped=never) if isinstance(one, Found)]
    objectives = [one.objective for one in found]
    assert found[0].bound is None and objectives == sorted(objectives, reverse=True)
    assert found[-1].bound is not None and found[-1].bound <= objectives[-1] < 0


def test_who_asks_to_stop_does_not_wait_for_the_bound(demo: Sandbox) -> None:
    trip = Query("q", start_city="南京", target_city="北京", days=3, people_number=2)
    seen: list[Found] = []
    for outcome in plan_trip(trip, demo, seed=0, stopped=lambda: bool(seen)):
        if isinstance(outcome, Found):
            seen.append(outcome)
    assert [one.bound for one in seen] == [None]
