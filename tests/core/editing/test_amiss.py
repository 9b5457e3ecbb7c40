"""A stop that changes its day goes where it fits, and not to the day's end."""

import pytest

from core.agents.events import Done
from core.agents.protocol import Context, Task
from core.agents.registry import AGENTS
from core.editing import Move, Remove, edited
from core.editing.amiss import amiss, move_to_day
from core.errors import InputError, TripStudioError
from core.model.derived.measures import minutes_on_the_way
from core.model.locks import StopIndex
from core.model.plan import Plan, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

QUERY = Query(uid="q", text="", start_city="南京", target_city="北京", days=3, people_number=2)


@pytest.fixture(scope="module")
def plan(demo: Sandbox) -> Plan:
    *_, done = AGENTS["planner"].make().run(Task(QUERY, demo), Context(time_limit=120.0))
    assert isinstance(done, Done)
    assert done.plan is not None
    return done.plan


def _visits(plan: Plan, day: int) -> list[StopIndex]:
    return [(at, number) for at, number, one in plan.activities() if at == day and isinstance(one, Visit)]


def test_a_sight_goes_where_no_other_place_of_the_day_is_better(plan: Plan, demo: Sandbox) -> None:
    city = demo.city("北京")
    for place in _visits(plan, 1):
        taken = edited(plan, move_to_day(plan, place, 2, demo), demo).plan
        told = len(amiss(taken, city)), minutes_on_the_way(taken)
        for number in range(1, len(plan.itinerary[1].activities) + 2):
            try:
                other = edited(plan, Move(place, 2, number), demo).plan
            # it cannot stand there at all
            except TripStudioError:
                continue
            assert told <= (len(amiss(other, city)), minutes_on_the_way(other))


def test_a_sight_fills_a_gap_in_which_it_is_open(plan: Plan, demo: Sandbox) -> None:
    longest = max(_visits(plan, 2), key=lambda at: plan.itinerary[1].activities[at[1] - 1].minutes)
    gapped = edited(plan, Remove(longest), demo).plan
    moved = edited(gapped, move_to_day(gapped, _visits(gapped, 1)[0], 2, demo), demo)
    assert amiss(moved.plan, demo.city("北京")) == set()
    assert moved.at is not None
    day, number = moved.at
    assert day == 2
    assert number < len(moved.plan.itinerary[1].activities) - 1


def test_a_day_that_has_no_room_says_which_train_would_be_missed(plan: Plan, demo: Sandbox) -> None:
    move = move_to_day(plan, _visits(plan, 2)[0], 3, demo)
    with pytest.raises(InputError, match="would be missed"):
        edited(plan, move, demo)
