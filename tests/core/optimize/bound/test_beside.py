"""What a relaxed trip weighs beside its walks: no more than a plan pays for the same."""

import random

import numpy as np
import pytest

from core.model.query import Query
from core.optimize.bound.beside import Cuisines, Hasty, due_meals, once_a_trip
from core.optimize.bound.required_tables import RequiredTables
from core.optimize.days.offers import Offers
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.preferences.profile import PROFILES
from core.optimize.search.work import Work
from core.optimize.wishes.constraints import constraints_of, without_choices
from core.sandbox.sandbox import Sandbox

HASTY = 250.0
NOON, EVENING = 12 * 60, 20 * 60


def _instance(query: Query, sandbox: Sandbox) -> Instance:
    problem = read_problem(query, sandbox)
    assert isinstance(problem, Problem)
    constraints = constraints_of(query)
    work = Work(problem, sandbox, constraints, PROFILES["default"], Patience(lambda: False))
    return work.instance(without_choices(constraints.values()))


def _trip(sandbox: Sandbox, days: int) -> Instance:
    return _instance(Query("q", start_city="上海", target_city="杭州", days=days, people_number=2), sandbox)


@pytest.mark.parametrize("days", [1, 2, 4])
def test_meals_pay_no_more_for_their_cuisine_than_they_are_minded_to_be_alike(
    demo: Sandbox, days: int
) -> None:
    instance, rng = _trip(demo, days), random.Random(days)
    tables = instance.tables(instance.style)
    offers = Offers(instance.plane, instance.sights(instance.style), tables, instance.profile)
    due = due_meals(instance, hurried=False)
    cuisines = Cuisines.of(instance, due, int(due.max()))
    for _ in range(300):
        houses = rng.sample(range(len(tables.rows)), rng.randint(0, 2 * days))
        meals = tuple(tables.rows[number].name for number in houses)
        alike = offers.meals.sameness((meals,), int(due.max())) + offers.meals.signature_liked(meals)
        assert cuisines.by_table[houses].sum() - cuisines.most.max() <= alike + 1e-9


def test_two_outings_of_half_a_day_are_one_too_many_on_any_day(demo: Sandbox) -> None:
    none_one_two, no_wholes = np.array([0, 1, 2]), np.zeros(3, dtype=np.int64)
    late, early = np.array([NOON]), np.array([EVENING])
    hasty = Hasty.of(_trip(demo, 3), none_one_two, no_wholes, late, early)
    assert hasty.between.tolist() == hasty.last[0].tolist() == [0.0, 0.0, HASTY]


def test_who_arrives_at_noon_has_no_room_for_an_outing(demo: Sandbox) -> None:
    none_one_two, no_wholes = np.array([0, 1, 2]), np.zeros(3, dtype=np.int64)
    hasty = Hasty.of(_trip(demo, 3), none_one_two, no_wholes, np.array([NOON]), np.array([EVENING]))
    assert hasty.first[0].tolist() == [0.0, HASTY, 2 * HASTY]


def test_nobody_has_breakfast_in_town_on_a_day_trip_who_does_not_wish_for_it(demo: Sandbox) -> None:
    instance = _trip(demo, 1)
    dish = instance.profile.guide.signature_dish if instance.profile.guide is not None else 0.0
    none = RequiredTables.of(instance, np.zeros(len(instance.tables(instance.style).rows)), hurried=False)
    assert set(once_a_trip(instance, none).tolist()) <= {0.0, dish}
