"""What the data have nothing for, or nothing that the money of those who only like it is for."""

import pytest

from core.dsl.families.places import Types
from core.dsl.families.rides import IntercityModes
from core.dsl.normal.values import Normal
from core.optimize.instance.lacking import has_nothing_for, is_dear
from core.optimize.instance.problem import Problem, read_problem


@pytest.fixture
def problem(toy) -> Problem:
    found = read_problem(toy.trip(3), toy.usual())
    assert isinstance(found, Problem)
    return found


def _cooking(name: str) -> Normal:
    return Types("restaurant", "all", frozenset({name}))


@pytest.mark.parametrize(
    ("wish", "nothing"),
    [
        (_cooking("清真菜"), True),
        (_cooking("川菜"), False),
        (IntercityModes(frozenset({"airplane"})), True),
        (IntercityModes(frozenset({"train"})), False),
    ],
)
def test_what_no_house_and_no_service_is(problem: Problem, wish: Normal, nothing: bool) -> None:
    assert has_nothing_for(wish, problem) is nothing


# two meals in the cheapest house are 80
@pytest.mark.parametrize(("budget", "dear"), [(500.0, True), (600.0, False), (None, False)])
def test_a_meal_that_is_only_liked_takes_no_great_part_of_a_budget(
    problem: Problem, budget: float | None, dear: bool
) -> None:
    assert is_dear(_cooking("川菜"), problem, budget) is dear
