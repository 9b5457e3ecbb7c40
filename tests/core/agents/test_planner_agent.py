"""The planner as an agent: its events, and how it ends."""

from dataclasses import replace
from threading import Event as Signal

import pytest

from core.agents.events import Done, Draft, Event, Step
from core.agents.protocol import Context, Task
from core.agents.registry import AGENTS
from core.dsl.families.places import Names
from core.dsl.normal.writing import to_dsl
from core.model.locks import Locks
from core.model.parameters import Enumerated
from core.model.query import Query
from core.optimize.preferences.profile import PROFILES
from core.sandbox.sandbox import Sandbox
from tests.patience import PATIENCE

TRIP = Query("q", start_city="南京", target_city="北京", days=3, people_number=2)


def _run(query: Query, sandbox: Sandbox, context: Context | None = None) -> list[Event]:
    return list(AGENTS["planner"].make().run(Task(query, sandbox), context or Context(time_limit=PATIENCE)))


@pytest.mark.parametrize("name", AGENTS)
def test_agents_are_listed_under_the_name_of_their_card(name: str) -> None:
    card = AGENTS[name].card
    assert card.name == name
    assert all((*card.title, *card.summary, card.source, card.version))


@pytest.mark.parametrize("name", AGENTS)
def test_every_parameter_is_told_in_both_languages(name: str) -> None:
    for setting in AGENTS[name].parameters.settings():
        assert all((*setting.told.title, *setting.told.meaning))
        assert not isinstance(setting.kind, Enumerated) or all(map(all, setting.kind.titles.values()))


def test_weights_that_are_not_given_are_those_of_the_preset() -> None:
    given = AGENTS["planner"].make({"profile": "competition", "money": "2"}).parameters
    preset = PROFILES["competition"].weights
    assert given.model_dump() == {**preset.model_dump(), "profile": "competition", "money": 2.0}


def test_a_planner_can_be_made_again_from_its_parameters() -> None:
    made = AGENTS["planner"].make({"profile": "competition", "way": 2})
    assert AGENTS["planner"].make(made.parameters.model_dump()).parameters == made.parameters


def test_a_run_tells_its_steps_and_ends_with_the_plan(chinatravel_sandbox: Sandbox) -> None:
    events = _run(TRIP, chinatravel_sandbox)
    assert isinstance(events[0], Step)
    draft, done = events[-2:]
    assert isinstance(draft, Draft) and isinstance(done, Done)
    assert (done.status, done.plan) == ("ok", draft.plan)


@pytest.mark.parametrize(
    ("lacking", "word"), [("start_city", "出发城市"), ("days", "天数"), ("people_number", "人数")]
)
def test_what_the_request_lacks_is_named_not_guessed(
    chinatravel_sandbox: Sandbox, lacking: str, word: str
) -> None:
    fields = {"start_city": "南京", "target_city": "北京", "days": 3, "people_number": 2, lacking: None}
    (done,) = _run(Query("q", **fields), chinatravel_sandbox)
    assert isinstance(done, Done)
    assert done.status == "failed" and done.plan is None
    assert done.reason is not None and word in done.reason.zh


def test_an_impossible_trip_is_infeasible_with_its_conflict(chinatravel_sandbox: Sandbox) -> None:
    query = Query("q", start_city="苏州", target_city="重庆", days=1, people_number=1)
    done = _run(query, chinatravel_sandbox)[-1]
    assert isinstance(done, Done)
    assert done.status == "infeasible" and "days" in done.conflict


def test_a_cancelled_run_ends_without_a_plan(chinatravel_sandbox: Sandbox) -> None:
    cancelled = Signal()
    cancelled.set()
    done = _run(TRIP, chinatravel_sandbox, Context(cancelled=cancelled))[-1]
    assert isinstance(done, Done)
    assert done.status == "failed" and done.reason is not None and "cancelled" in done.reason.en


def test_a_run_out_of_time_says_so(chinatravel_sandbox: Sandbox) -> None:
    done = _run(TRIP, chinatravel_sandbox, Context(time_limit=0))[-1]
    assert isinstance(done, Done)
    assert done.status == "timeout"


def test_a_search_without_a_plan_or_a_proof_is_unsolved(chinatravel_sandbox: Sandbox) -> None:
    """The profile changes no hotel, and nothing proves that one has to."""
    names = [hotel.name for hotel in chinatravel_sandbox.city("北京").hotels[:2]]
    wishes = tuple(to_dsl(Names("accommodation", "all", frozenset({name}))) for name in names)
    agent = AGENTS["planner"].make({"profile": "traveleval"})
    *_, done = agent.run(
        Task(replace(TRIP, hard_logic=wishes), chinatravel_sandbox), Context(time_limit=PATIENCE)
    )
    assert isinstance(done, Done)
    assert done.status == "unsolved"


def test_a_search_that_the_clock_ended_is_a_timeout_with_the_nearest_plan(demo: Sandbox) -> None:
    """Nothing meets this and nothing refutes it: the planner would try other services and hotels for long."""
    places = "x = set()\nfor a in allactivities(plan):\n  x.add(activity_position(a))\nresult = len(x) == 77"
    done = _run(replace(TRIP, hard_logic=(places,)), demo, Context(time_limit=15.0))[-1]
    assert isinstance(done, Done)
    assert done.status == "timeout" and done.plan is not None
    assert done.reason is not None and "within 15 seconds; not met" in done.reason.en


def test_a_budget_that_cannot_be_kept_is_refuted_with_what_it_takes(chinatravel_sandbox: Sandbox) -> None:
    query = Query("q", start_city="南京", target_city="北京", days=3, people_number=2, budget=100)
    done = _run(query, chinatravel_sandbox)[-1]
    assert isinstance(done, Done)
    assert done.status == "infeasible" and done.reason is not None and "100" in done.reason.zh
    assert len(done.conflict) == 1 and done.plan is not None


def test_what_is_locked_in_the_task_stays(chinatravel_sandbox: Sandbox) -> None:
    plan = _run(TRIP, chinatravel_sandbox)[-1].plan
    (stay,) = {a.position for _, _, a in plan.activities() if a.type == "accommodation"}
    *_, done = (
        AGENTS["planner"]
        .make()
        .run(Task(TRIP, chinatravel_sandbox, Locks(dropped=frozenset({stay}))), Context(time_limit=PATIENCE))
    )
    assert done.status == "ok"
    assert stay not in {a.position for _, _, a in done.plan.activities() if a.type == "accommodation"}


def test_a_run_that_is_put_off_ends_with_the_trip_that_stands(chinatravel_sandbox: Sandbox) -> None:
    *told, done = _run(TRIP, chinatravel_sandbox, Context(put_off=lambda: True))
    drafts = [event for event in told if isinstance(event, Draft)]
    assert done == Done("ok", drafts[-1].plan)
    assert all(draft.bound is None for draft in drafts)


def test_a_request_that_cannot_be_met_is_not_put_off(chinatravel_sandbox: Sandbox) -> None:
    query = Query("q", start_city="南京", target_city="北京", days=3, people_number=2, budget=100)
    assert _run(query, chinatravel_sandbox, Context(put_off=lambda: True))[-1].status == "infeasible"
