"""Only what is demanded can make a trip impossible; a like that cannot be met is named beside the plan."""

from dataclasses import replace

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names, Types
from core.dsl.normal.gloss import gloss
from core.dsl.normal.values import Normal
from core.dsl.normal.writing import to_dsl
from core.model.constraint import Constraint
from core.model.plan import Visit
from core.model.query import Query
from core.optimize.outcome import Found, Impossible
from core.optimize.planning import plan_trip
from core.sandbox.sandbox import Sandbox
from core.understand import understand

GARDENS = Types("attraction", "all", frozenset({"公园", "园林"}))


def liking(toy, *wishes: Normal, budget: float | None = None) -> Query:
    liked = tuple(Constraint("w", to_dsl(one), gloss(one), strength="like") for one in wishes)
    return replace(toy.trip(3, budget=budget), constraints=liked)


def test_a_like_that_the_city_lacks_is_named_and_the_others_met(toy) -> None:
    outcome = toy.outcome(liking(toy, GARDENS), toy.usual())
    assert isinstance(outcome, Found) and outcome.note is not None
    assert "园林" in outcome.note.zh and "公园" not in outcome.note.zh
    assert any(isinstance(one, Visit) for _, _, one in outcome.plan.activities())


def test_the_same_as_a_demand_is_impossible(toy) -> None:
    assert isinstance(toy.outcome(toy.asking(GARDENS), toy.usual()), Impossible)


def test_a_like_that_can_be_met_is_met_without_a_word(toy) -> None:
    house = Names("restaurant", "all", frozenset({"饭馆11"}))
    outcome = toy.outcome(liking(toy, house), toy.usual())
    assert isinstance(outcome, Found) and outcome.note is None
    assert "饭馆11" in {one.begins_at for _, _, one in outcome.plan.activities()}


def test_a_like_never_makes_room_in_a_budget(toy) -> None:
    dear = CostCap("accommodation", 1.0)
    outcome = toy.outcome(liking(toy, dear, budget=3000), toy.usual())
    assert isinstance(outcome, Found) and outcome.note is not None
    assert outcome.plan.total_cost <= 3000


@pytest.mark.parametrize("cuisine", ["江浙菜", "川菜"])
def test_a_cuisine_that_is_wished_is_eaten_more_than_once(demo: Sandbox, cuisine: str) -> None:
    wished, usual = (_meals_of(cuisine, said, demo) for said in (f"，想吃{cuisine}", ""))
    # the local one already has its share where nobody asks
    assert wished >= max(2, usual)


def _meals_of(cuisine: str, said: str, sandbox: Sandbox) -> int:
    query = understand(f"两个人从北京去杭州玩3天{said}", sandbox=sandbox).query
    *_, found = (
        one for one in plan_trip(query, sandbox, seed=0, stopped=lambda: False) if isinstance(one, Found)
    )
    city = sandbox.city("杭州")
    rows = (city.restaurant(one.begins_at) for _, _, one in found.plan.activities())
    return sum(row is not None and row.cuisine == cuisine for row in rows)
