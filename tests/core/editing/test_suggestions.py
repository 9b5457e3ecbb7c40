"""What is suggested fits: with it nothing of the trip is closed, out of its mealtime or late that was not so before."""

from collections.abc import Sequence

import pytest

from core.agents.events import Done
from core.agents.protocol import Context, Task
from core.agents.registry import AGENTS
from core.editing import Remove, edited
from core.editing.suggestions import Suggestion, to_add, to_replace
from core.evaluate.registry import judge
from core.knowledge.city import knowledge_of
from core.model.locks import StopIndex
from core.model.plan import Meal, Plan, Stay, Train, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

QUERY = Query(uid="q", text="", start_city="南京", target_city="北京", days=2, people_number=2)


@pytest.fixture(scope="module")
def plan(demo: Sandbox) -> Plan:
    *_, done = AGENTS["planner"].make().run(Task(QUERY, demo), Context(time_limit=120.0))
    assert isinstance(done, Done)
    assert done.plan is not None
    return done.plan


def _stops(plan: Plan) -> list[StopIndex]:
    return [(day, at) for day, at, one in plan.activities() if isinstance(one, Visit | Meal)]


def _faults(plan: Plan, sandbox: Sandbox) -> set[tuple[str, str]]:
    report = judge("chinatravel", QUERY, plan.to_json(), sandbox)
    return {(violation.code, violation.message.en) for violation in report.violations}


def _breaking(plan: Plan, found: Sequence[Suggestion], sandbox: Sandbox) -> list[str]:
    before = _faults(plan, sandbox)
    return [one.name for one in found if not _faults(one.result.plan, sandbox) <= before]


def test_what_may_stand_in_the_place_of_a_stop_breaks_no_rule(plan: Plan, demo: Sandbox) -> None:
    found = [one for place in _stops(plan) for one in to_replace(plan, place, demo, most=2)]
    assert found
    assert _breaking(plan, found, demo) == []


def test_what_may_be_added_breaks_no_rule(plan: Plan, demo: Sandbox) -> None:
    found = [one for place in _stops(plan) for one in to_add(plan, place, "attraction", demo, most=2)]
    assert found
    assert _breaking(plan, found, demo) == []


def _hurried(plan: Plan, sandbox: Sandbox) -> set[tuple[str, str]]:
    report = judge("common_sense", QUERY, plan.to_json(), sandbox)
    return {
        (one.code, one.message.en) for one in report.violations if one.code in ("visit.cut", "visit.hurried")
    }


def test_no_great_sight_is_offered_for_the_time_of_a_small_one(plan: Plan, demo: Sandbox) -> None:
    before = _hurried(plan, demo)
    found = [one for place in _stops(plan) for one in to_replace(plan, place, demo)]
    assert [one.name for one in found if not _hurried(one.result.plan, demo) <= before] == []


def test_sights_that_one_comes_for_are_suggested_and_told_of_and_no_hall_of_a_palace(
    plan: Plan, demo: Sandbox
) -> None:
    place = next((day, at) for day, at, one in plan.activities() if isinstance(one, Visit))
    found = to_replace(plan, place, demo)
    knowledge = knowledge_of(demo.city("北京"))
    sights = [knowledge.place(one.name) for one in found]
    assert not any(one.is_part for one in sights)
    assert sights[0].standing in ("must", "worth")
    assert sights[0].why is not None
    assert sights[0].why.en.rstrip(".") in found[0].why.en


def test_where_a_dinner_was_another_one_fits(plan: Plan, demo: Sandbox) -> None:
    day, at = next(
        (day, at)
        for day, at, one in plan.activities()
        if isinstance(one, Meal) and one.type == "dinner" and at > 1
    )
    without = edited(plan, Remove((day, at)), demo).plan
    found = to_add(without, (day, at - 1), "dinner", demo)
    assert found
    assert _breaking(without, found, demo) == []


def test_no_lunch_is_offered_at_night(plan: Plan, demo: Sandbox) -> None:
    assert to_add(plan, (1, len(plan.itinerary[0].activities) - 1), "lunch", demo) == ()


def test_nothing_is_offered_that_leaves_no_time_at_the_station(plan: Plan, demo: Sandbox) -> None:
    found = [one for place in _stops(plan) for one in to_add(plan, place, "attraction", demo)]
    margins = [
        stop.start_time.minutes - stop.transports[-1].end_time.minutes
        for one in found
        for _, _, stop in one.result.plan.activities()
        if isinstance(stop, Train) and stop.transports
    ]
    assert margins
    assert min(margins) >= 30


def test_another_hotel_is_offered_with_what_a_night_costs(plan: Plan, demo: Sandbox) -> None:
    night = next((day, at) for day, at, one in plan.activities() if isinstance(one, Stay))
    found = to_replace(plan, night, demo)
    assert found
    assert all(" a night" in one.why.en for one in found)


def test_hotels_that_cost_about_the_same_are_offered_first(plan: Plan, demo: Sandbox) -> None:
    where, now = next(((day, at), one) for day, at, one in plan.activities() if isinstance(one, Stay))
    nights = [
        next(stay for _, _, stay in one.result.plan.activities() if isinstance(stay, Stay))
        for one in to_replace(plan, where, demo)
    ]
    assert all(now.cost / 2 <= one.cost <= now.cost * 2 for one in nights[:3])
