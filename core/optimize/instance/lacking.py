"""What is asked for and the data have nothing for, or nothing that the money is for. Prices in CNY."""

from math import inf

from core.dsl.families.places import Types, names_of_types
from core.dsl.normal.values import Normal
from core.optimize.instance.problem import Problem
from core.optimize.instance.services import allowed
from core.optimize.wishes.constraints import is_about_journey
from core.optimize.wishes.demands import demands_of

# Of the whole budget: who only likes a cooking pays no more for one meal of it.
_OF_THE_BUDGET = 0.15


def has_nothing_for(constraint: Normal, problem: Problem) -> bool:
    """Whether no service takes the ways that are asked for, or no house of the city has that cooking.

    One goes the best other way, and eats what comes nearest to it, and is told so.
    """
    if _is_of_a_cooking(constraint):
        return _cheapest_meal(constraint, problem) == inf
    return (
        is_about_journey(constraint)
        and not allowed(problem, demands_of((constraint,), problem.city, problem.people)).any()
    )


def is_dear(like: Normal, problem: Problem, budget: float | None) -> bool:
    """Whether a meal of a cooking that is only liked costs them more of the whole budget than a meal is worth."""
    if budget is None or not _is_of_a_cooking(like):
        return False
    return _OF_THE_BUDGET * budget < problem.people * _cheapest_meal(like, problem) < inf


def _is_of_a_cooking(constraint: Normal) -> bool:
    return isinstance(constraint, Types) and constraint.kind == "restaurant" and constraint.rule != "none"


def _cheapest_meal(constraint: Normal, problem: Problem) -> float:
    """What a meal of that cooking costs a person at least; endless where no house has it."""
    assert isinstance(constraint, Types)
    houses = map(problem.city.restaurant, names_of_types("restaurant", constraint.types, problem.city))
    return min((house.price for house in houses if house is not None), default=inf)
