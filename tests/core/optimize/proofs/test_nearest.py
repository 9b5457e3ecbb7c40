"""The nearest plan where not all wishes can be met: the budget is the last to be given up."""

from dataclasses import replace

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names
from core.dsl.families.rides import IntercityModes
from core.dsl.normal.writing import to_dsl
from core.optimize.outcome import Impossible
from core.optimize.search.nearest import is_worth_taking
from core.optimize.wishes.check import unmet


def test_the_nearest_plan_keeps_the_budget_and_gives_up_the_flight(toy) -> None:
    flight = IntercityModes(frozenset({"airplane"}))
    refused = toy.outcome(toy.asking(flight, CostCap("total", 1500.0)), toy.usual())
    assert isinstance(refused, Impossible)
    assert refused.nearest is not None
    assert refused.nearest.total_cost <= 1500


def test_the_nearest_plan_takes_the_cheapest_seats_and_beds_for_the_budget(toy) -> None:
    dear, cheap = (
        toy.out("07:30", "10:00", price=400),
        replace(toy.out("13:00", "19:30", price=20), number="K9"),
    )
    sandbox = toy.sandbox([dear, cheap], [toy.back("19:00", "21:30", price=20)])
    flight = IntercityModes(frozenset({"airplane"}))
    refused = toy.outcome(toy.asking(flight, CostCap("total", 520.0)), sandbox)
    assert isinstance(refused, Impossible)
    assert refused.nearest is not None
    assert refused.nearest.total_cost <= 520


def test_the_nearest_plan_of_a_budget_that_is_too_low_costs_little_more_than_it_must(toy) -> None:
    free_handed = toy.plan(toy.asking(), toy.usual())
    refused = toy.outcome(toy.asking(CostCap("total", 300.0)), toy.usual())
    assert isinstance(refused, Impossible)
    assert refused.nearest is not None
    assert refused.nearest.total_cost < free_handed.total_cost * 0.8


def test_a_budget_that_is_too_low_anyway_takes_no_wish_with_it(toy) -> None:
    sight = Names("attraction", "all", frozenset({"景点05"}))
    refused = toy.outcome(toy.asking(sight, CostCap("total", 300.0)), toy.usual())
    assert isinstance(refused, Impossible)
    assert refused.nearest is not None
    assert unmet(refused.nearest, [to_dsl(sight)], toy.usual()) == ()


def test_the_nearest_plan_of_a_budget_that_is_too_low_is_worth_taking(toy) -> None:
    refused = toy.outcome(toy.asking(CostCap("total", 300.0)), toy.usual())
    assert isinstance(refused, Impossible)
    assert refused.nearest is not None
    assert is_worth_taking(refused.nearest)
