"""Keeping and dropping activities of a plan, as wishes."""

from collections.abc import Callable

import pytest

from core.agents.planner import PlannerAgent
from core.agents.protocol import Context, Done, Task
from core.dsl.normal.forms import Names
from core.dsl.normal.reading import parse_normal
from core.model.plan import Activity, Plan
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.understand import editing
from pages.plan.locking import is_locked, locked, locks_of

TRIP = Query("q", "", "南京", "北京", 3, 2)


Planned = Callable[[Query], Plan | None]


@pytest.fixture(scope="module")
def planned(tmp_path_factory: pytest.TempPathFactory) -> Planned:
    """Plans a request in the sandbox that comes with the project."""
    sandbox = SandboxLibrary(tmp_path_factory.mktemp("demo")).open("demo")

    def plan_of(query: Query) -> Plan | None:
        *_, done = PlannerAgent().run(Task(query, sandbox), Context())
        assert isinstance(done, Done)
        return done.plan if done.status == "ok" else None

    return plan_of


@pytest.fixture(scope="module")
def plan(planned: Planned) -> Plan:
    """A plan to keep parts of."""
    found = planned(TRIP)
    assert found is not None
    return found


def _of_type(plan: Plan, kind: str) -> Activity:
    return next(activity for _, _, activity in plan.activities() if activity.type == kind)


LOCKS = {
    "attraction": ("keep", "keep-time", "drop"),
    "dinner": ("keep", "keep-time", "drop"),
    "accommodation": ("keep", "drop"),
    "train": ("keep",),
}


@pytest.mark.parametrize(("kind", "lock"), [(kind, lock) for kind, locks in LOCKS.items() for lock in locks])
def test_the_rest_is_planned_around_what_is_kept_or_dropped(
    plan: Plan, planned: Planned, kind: str, lock: str
) -> None:
    activity = _of_type(plan, kind)
    assert locks_of(activity) == LOCKS[kind]
    again = planned(locked(TRIP, plan, activity, lock))  # type: ignore[arg-type]
    assert again is not None
    there = [getattr(other, "position", str(other.start_time)) for _, _, other in again.activities()]
    name = getattr(activity, "position", str(activity.start_time))
    assert (name in there) is (lock != "drop")


def test_what_is_kept_can_be_dropped_after_all(plan: Plan) -> None:
    sight = _of_type(plan, "attraction")
    kept = locked(TRIP, plan, sight, "keep-time")
    assert is_locked(kept, sight) == "keep"
    dropped = locked(kept, plan, sight, "drop")
    assert is_locked(dropped, sight) == "drop"
    assert [parse_normal(wish.dsl) for wish in editing.wishes(dropped)] == [
        Names("attraction", "none", frozenset({sight.position}))  # type: ignore[union-attr]
    ]
