"""Answers besides the one plan: other plans, trade-offs."""

from itertools import combinations

from core.dsl.families.places import Names
from core.model.plan import Plan
from core.optimize.advice.alternatives import different_plans, trade_offs


def _never() -> bool:
    return False


def _sights(plan: Plan) -> set[str]:
    return {a.position for _, _, a in plan.activities() if a.type == "attraction"}


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
    # Cheapest first: more money must buy more sights.
    for one, other in combinations(front, 2):
        assert one.cost < other.cost and one.sights < other.sights
