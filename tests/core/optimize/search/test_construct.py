"""Trips of one outline: sketched at once, and constructed as well as one can."""

import pytest

from core.evaluate.registry import SUITES
from core.model.query import Query
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.outcome import Found
from core.optimize.planning import plan_trip
from core.optimize.preferences.profile import DEFAULT
from core.optimize.search.construct import Built, construct
from core.optimize.search.improve import Improver
from core.optimize.wishes.demands import demands_of
from core.sandbox.sandbox import Sandbox


def _never() -> bool:
    return False


def _trip(city: str, days: int) -> Query:
    return Query("q", start_city="南京", target_city=city, days=days, people_number=2)


def _sketched(trip: Query, sandbox: Sandbox) -> Built:
    problem = read_problem(trip, sandbox)
    assert isinstance(problem, Problem)
    instance = Instance.of(problem, demands_of((), problem.city, problem.people), DEFAULT)
    (built,) = Improver(instance, Patience(_never)).sketches()
    return built


@pytest.mark.parametrize(("city", "days"), [("北京", 3), ("成都", 4), ("上海", 1)])
def test_a_sketch_meets_the_environment_constraints(demo: Sandbox, city: str, days: int) -> None:
    trip = _trip(city, days)
    document = _sketched(trip, demo).plan.to_json()
    assert SUITES["chinatravel"].judge(trip, document, demo).violations == ()


@pytest.mark.parametrize("city", ["北京", "成都", "杭州"])
def test_days_that_are_tried_again_are_not_liked_less(demo: Sandbox, city: str) -> None:
    sketched = _sketched(_trip(city, 2), demo)
    built = construct(sketched.instance, sketched.outline, Patience(_never))
    assert isinstance(built, Built) and built.objective <= sketched.objective


@pytest.mark.parametrize("city", ["北京", "成都"])
def test_beside_a_trip_that_it_cannot_reach_one_is_a_trip_all_the_same(demo: Sandbox, city: str) -> None:
    trip = _trip(city, 2)
    sketched = _sketched(trip, demo)
    built = construct(sketched.instance, sketched.outline, Patience(_never), known=sketched.objective - 1e6)
    assert isinstance(built, Built)
    assert SUITES["chinatravel"].judge(trip, built.plan.to_json(), demo).violations == ()


def test_the_first_plan_that_is_told_is_the_sketch(demo: Sandbox) -> None:
    trip = _trip("北京", 3)
    told = (one for one in plan_trip(trip, demo, seed=0, stopped=_never) if isinstance(one, Found))
    assert next(told).plan == _sketched(trip, demo).plan
