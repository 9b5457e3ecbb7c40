"""Answers besides the one plan: relaxations, other plans, trade-offs."""

from itertools import combinations

import pytest

from core.dsl.normal.forms import CostCap, IntercityModes, Names, Types
from core.model.plan import Plan
from core.optimize.asked import sources_of
from core.optimize.check import unmet
from core.optimize.relax import Relaxation, relaxations
from core.optimize.variety import different_plans, trade_offs


def _never() -> bool:
    return False


def _sights(plan: Plan) -> set[str]:
    return {a.position for _, _, a in plan.activities() if a.type == "attraction"}


def _relaxed(toy, *wishes) -> list[Relaxation]:
    return list(relaxations(toy.asking(*wishes), toy.usual(), stopped=_never))


@pytest.mark.parametrize(
    "wishes",
    [
        (CostCap("total", 500),),
        (IntercityModes(frozenset({"airplane"})), CostCap("total", 5000)),
        (
            Names("attraction", "all", frozenset({"无此景点"})),
            Types("restaurant", "all", frozenset({"川菜"})),
        ),
    ],
)
def test_each_relaxation_has_a_plan_that_meets_it(toy, wishes) -> None:
    found = _relaxed(toy, *wishes)
    assert found
    for one in found:
        assert unmet(one.plan, sources_of(one.query), toy.usual()) == (), one.text


def test_a_budget_is_raised_to_what_the_plan_costs(toy) -> None:
    raised = _relaxed(toy, CostCap("total", 500))[0]
    assert raised.plan.total_cost <= 1100  # fares of 400 and two nights of 200, and little more
    assert f"¥{raised.plan.total_cost:,.0f}"[:3] in raised.text.en


def test_another_number_of_days_is_offered_where_it_helps(toy) -> None:
    texts = [one.text.en for one in _relaxed(toy, CostCap("total", 800, "trip"))]
    assert "2 days instead" in texts


def test_different_plans_share_neither_hotel_nor_most_sights(toy) -> None:
    city = toy.usual(toy.city(sights=40, restaurants=30))
    plans = [found.plan for found in different_plans(toy.trip(2), city, 3, stopped=_never)]
    assert len(plans) == 3
    for one, other in combinations(plans, 2):
        assert len(_sights(one) & _sights(other)) * 2 <= min(len(_sights(one)), len(_sights(other)))


def test_what_is_asked_for_is_in_every_different_plan(toy) -> None:
    city = toy.usual(toy.city(sights=40, restaurants=30))
    query = toy.asking(Names("attraction", "all", frozenset({"景点01"})), days=2)
    plans = [found.plan for found in different_plans(query, city, 3, stopped=_never)]
    assert len(plans) > 1 and all("景点01" in _sights(plan) for plan in plans)


def test_no_trade_off_is_beaten_by_another(toy) -> None:
    front = trade_offs(toy.trip(3), toy.usual(), ("cost", "sights"), stopped=_never)
    assert front
    for one, other in combinations(front, 2):  # cheapest first: more money must buy more sights
        assert one.cost < other.cost and one.sights < other.sights
