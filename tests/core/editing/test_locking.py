"""Keeping and dropping activities of a plan, and the plan that comes of it."""

from dataclasses import replace

import pytest

from core.agents.events import Done
from core.agents.planner import PlannerAgent
from core.agents.protocol import Context, Task
from core.editing import locking
from core.model.locks import NOTHING_LOCKED, Locks, StopIndex
from core.model.plan import Activity, Plan, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

TRIP = Query(uid="q", text="", start_city="南京", target_city="北京", days=3, people_number=2)


@pytest.fixture(scope="module")
def sandbox(demo: Sandbox) -> Sandbox:
    """The sandbox that comes with the project."""
    return demo


@pytest.fixture(scope="module")
def plan(sandbox: Sandbox) -> Plan:
    """A plan to keep parts of."""
    return _planned(sandbox, NOTHING_LOCKED)


def _planned(sandbox: Sandbox, locks: Locks) -> Plan:
    *_, done = PlannerAgent().run(Task(TRIP, sandbox, locks), Context(time_limit=10))
    assert isinstance(done, Done)
    assert done.plan is not None
    return done.plan


def _first(plan: Plan, kind: str, day: int = 1) -> StopIndex:
    return next((on, at) for on, at, activity in plan.activities() if activity.type == kind and on >= day)


def _at(plan: Plan, place: StopIndex) -> Activity:
    return {(day, number): activity for day, number, activity in plan.activities()}[place]


@pytest.mark.parametrize("kind", ["attraction", "lunch", "accommodation", "train"])
def test_what_is_kept_is_in_the_next_plan_and_kept_there(plan: Plan, sandbox: Sandbox, kind: str) -> None:
    place = _first(plan, kind)
    locks = locking.dropping(locking.keeping(NOTHING_LOCKED, plan, [place]), _a_sight(plan, place))
    again = _planned(sandbox, replace(locks, plan=plan))
    kept = [
        _at(again, (day, number))
        for day, number, _ in again.activities()
        if locking.is_kept(locks, again, (day, number))
    ]
    assert _called(_at(plan, place)) in {_called(activity) for activity in kept}


def test_a_dropped_sight_does_not_come_back(plan: Plan, sandbox: Sandbox) -> None:
    name = _a_sight(plan, (0, 0))
    again = _planned(sandbox, replace(locking.dropping(NOTHING_LOCKED, name), plan=plan))
    assert name not in {getattr(activity, "position", "") for _, _, activity in again.activities()}


def test_what_was_kept_is_free_once_it_is_released_or_dropped(plan: Plan) -> None:
    place = _first(plan, "attraction")
    locks = locking.keeping(NOTHING_LOCKED, plan, [place])
    assert locking.is_kept(locks, plan, place)
    assert locking.releasing(locks, plan, place) == NOTHING_LOCKED
    dropped = locking.dropping(locks, _at(plan, place).position)  # type: ignore[union-attr]
    assert not locking.is_kept(dropped, plan, place)
    assert locking.allowing(dropped, _at(plan, place).position) == NOTHING_LOCKED  # type: ignore[union-attr]


def test_a_part_of_a_day_is_all_that_begins_in_it(plan: Plan) -> None:
    place = _first(plan, "lunch", day=2)
    found = locking.part_of(plan, place)
    assert found is not None
    part, places = found
    begins = [_at(plan, other).start_time.minutes // 60 for other in places]
    assert place in places
    assert {day for day, _ in places} == {place[0]}
    assert all((hour < 12) is (part == "morning") for hour in begins)
    assert locking.part_of(plan, _first(plan, "train")) is None


def test_a_breakfast_in_the_hotel_is_neither_kept_nor_dropped_by_itself(plan: Plan) -> None:
    hotel = _at(plan, _first(plan, "accommodation")).position  # type: ignore[union-attr]
    breakfasts = [
        (day, number)
        for day, number, activity in plan.activities()
        if activity.type == "breakfast" and activity.position == hotel
    ]
    assert breakfasts
    assert not any(locking.may_be_kept(plan, place) for place in breakfasts)
    assert {locking.name_to_drop(plan, place) for place in breakfasts} == {None}


def test_locks_follow_the_trip_only_as_far_as_they_mean_something(plan: Plan) -> None:
    locks = locking.keeping(NOTHING_LOCKED, plan, [(day, number) for day, number, _ in plan.activities()])
    assert locking.carried(locks, TRIP, replace(TRIP, budget=1.0)) == locks
    assert locking.carried(locks, TRIP, replace(TRIP, target_city="上海")) == NOTHING_LOCKED
    shorter = locking.carried(locks, TRIP, replace(TRIP, days=2))
    assert {stop.day for stop in shorter.stops} == {1, 2}
    elsewhere = locking.carried(locks, TRIP, replace(TRIP, start_city="上海"))
    assert (elsewhere.out_number, elsewhere.back_number, elsewhere.hotel) == (None, None, locks.hotel)


def test_changes_of_locks_are_counted_by_what_they_are_about(plan: Plan) -> None:
    kept = locking.keeping(NOTHING_LOCKED, plan, [_first(plan, "attraction"), _first(plan, "train")])
    assert locking.differences(NOTHING_LOCKED, kept) == 2
    assert locking.differences(kept, locking.dropping(kept, _a_sight(plan, _first(plan, "attraction")))) == 1
    assert locking.differences(kept, replace(kept, plan=plan)) == 0


def _a_sight(plan: Plan, besides: StopIndex) -> str:
    return next(
        activity.position
        for day, number, activity in plan.activities()
        if isinstance(activity, Visit) and (day, number) != besides
    )


def _called(activity: Activity) -> tuple[str, str]:
    """Its place and its time; a hotel by its name alone, a ride by its stations and time."""
    name = getattr(activity, "position", activity.begins_at)
    return name, "" if activity.type == "accommodation" else str(activity.start_time)
