"""A dish that is wished for at a meal of a day is eaten then."""

from dataclasses import replace

import pytest

from core.model.plan import Meal, Plan
from core.model.query import Query, Thing
from core.model.wished_meals import LAST_NIGHT, WishedMeal
from core.optimize.preferences.profile import PROFILES

# A house is known for what it is called.
_DISH = "饭馆05"


def wishing(query: Query, wish: WishedMeal) -> Query:
    """The request with a wish for a dish at a meal."""
    return replace(query, things=(Thing(wish.said("the fifth"), "time", "like"),))


def eaten(plan: Plan, day: int, meal: str) -> list[str]:
    """Where one has a meal of a day."""
    every = plan.itinerary[day - 1].activities
    return [one.position for one in every if isinstance(one, Meal) and one.type == meal]


@pytest.mark.parametrize(
    ("meal", "said", "day"),
    [("dinner", 2, 2), ("lunch", 2, 2), ("lunch", 3, 3), ("dinner", 1, 1), ("dinner", LAST_NIGHT, 3)],
)
def test_a_dish_is_eaten_at_its_meal_of_its_day(toy, meal, said: int, day: int) -> None:
    plan = toy.plan(wishing(toy.trip(4), WishedMeal(_DISH, meal, said)), toy.usual())
    assert eaten(plan, day, meal) == [_DISH]


@pytest.mark.parametrize("meal", ["lunch", "dinner"])
def test_on_no_day_that_is_said_any_will_do(toy, meal) -> None:
    plan = toy.plan(wishing(toy.trip(3), WishedMeal(_DISH, meal)), toy.usual())
    assert any(eaten(plan, day, meal) == [_DISH] for day in (1, 2, 3))


def test_profiles_that_follow_metrics_eat_as_ever(toy) -> None:
    wish = wishing(toy.trip(3), WishedMeal(_DISH, "dinner", 2))
    plans = [toy.plan(query, toy.usual(), profile=PROFILES["competition"]) for query in (toy.trip(3), wish)]
    assert plans[0] == plans[1]
