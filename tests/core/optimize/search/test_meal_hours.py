"""Meals begin at the hour that a request wishes for."""

from dataclasses import replace

import pytest

from core.evaluate.wishes.all_wishes import told_wishes
from core.model.meal_hours import MealHour
from core.model.plan import Plan
from core.model.query import Query, Thing
from core.optimize.preferences.profile import PROFILES

_HALF_PAST_FIVE = 17 * 60 + 30


def _eating(query: Query, *hours: MealHour) -> Query:
    return replace(query, things=tuple(Thing(one.said, "meal", "must") for one in hours))


def _starts(plan: Plan, meal: str) -> list[int]:
    return [one.start_time.minutes for _, _, one in plan.activities() if one.type == meal]


@pytest.mark.parametrize(
    "wish",
    [
        MealHour(meal="dinner", minute=_HALF_PAST_FIVE, latest=True),
        MealHour(meal="dinner", minute=17 * 60, latest=False),
        MealHour(meal="lunch", minute=13 * 60, latest=False),
    ],
)
def test_each_meal_of_the_kind_is_at_its_hour(toy, wish: MealHour) -> None:
    query, sandbox = _eating(toy.trip(3), wish), toy.usual()
    plan = toy.plan(query, sandbox)
    starts = _starts(plan, wish.meal)
    assert starts and all(map(wish.is_kept, starts))
    assert [one.fate for one in told_wishes(query, plan, sandbox)] == ["met"]


def test_a_meal_at_another_hour_is_told(toy) -> None:
    sandbox, wish = toy.usual(), MealHour(meal="dinner", minute=_HALF_PAST_FIVE, latest=True)
    late = toy.plan(_eating(toy.trip(3), MealHour(meal="dinner", minute=19 * 60, latest=False)), sandbox)
    assert [one.fate for one in told_wishes(_eating(toy.trip(3), wish), late, sandbox)] == ["unmet"]


def test_a_profile_that_follows_metrics_eats_at_its_own_hours(toy) -> None:
    wish = MealHour(meal="dinner", minute=19 * 60 + 30, latest=False)
    usual, wished = (
        _starts(toy.plan(query, toy.usual(), PROFILES["competition"]), "dinner")
        for query in (toy.trip(3), _eating(toy.trip(3), wish))
    )
    assert usual == wished
