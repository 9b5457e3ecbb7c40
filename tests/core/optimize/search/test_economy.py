"""Two simple meals a day come before a quick train: with a tight budget one takes a cheaper service."""

import pytest

from core.model.plan import Meal, Plan, Train
from core.sandbox.sandbox import Sandbox

_QUICK_FARE, _NIGHT_FARE = 400.0, 100.0
# CNY for two, of which quick trains both ways leave little for beds and meals.
_TIGHT = 2_300.0


def _world(toy) -> Sandbox:
    """Quick dear trains in both directions, and a cheap one home by night."""
    return toy.sandbox(
        [toy.out("08:00", "11:00", price=_QUICK_FARE)],
        [
            toy.back("18:30", "21:30", price=_QUICK_FARE),
            toy.back("20:00", "08:00", price=_NIGHT_FARE),
        ],
    )


def _ways_home(plan: Plan) -> list[float]:
    return [one.price for one in plan.itinerary[-1].activities if isinstance(one, Train)]


def _meals(plan: Plan) -> list[int]:
    """How many lunches and dinners each day has."""
    return [
        sum(isinstance(one, Meal) and one.type != "breakfast" for one in day.activities)
        for day in plan.itinerary
    ]


def test_where_the_quick_train_takes_the_meals_one_goes_home_by_night(toy) -> None:
    plan = toy.plan(toy.trip(3, budget=_TIGHT), _world(toy))
    assert (_ways_home(plan), min(_meals(plan))) == ([_NIGHT_FARE], 2)


@pytest.mark.parametrize("budget", [None, 6_000.0])
def test_who_can_pay_for_it_takes_the_quick_train(toy, budget: float | None) -> None:
    assert _ways_home(toy.plan(toy.trip(3, budget=budget), _world(toy))) == [_QUICK_FARE]


def test_a_trip_within_its_tight_budget_stays_there(toy) -> None:
    assert toy.plan(toy.trip(3, budget=_TIGHT), _world(toy)).total_cost <= _TIGHT
