"""Runs in worker processes: kept from the beginning, stopped when asked or left."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from core.agents.events import Done, Draft
from core.agents.registry import agent_type
from core.bench.execution import STOPPED, new_run
from core.bench.pool.workers import Workers
from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.run import Run
from core.sandbox.library import SandboxLibrary
from studio.work.jobs import Jobs
from tests.patience import PATIENCE

TRIP = Query(uid="", text="去北京", start_city="南京", target_city="北京", days=3, people_number=2)
UNMET = Query(
    uid="",
    text="去北京",
    start_city="南京",
    target_city="北京",
    days=3,
    people_number=2,
    hard_logic=(
        "x = set()\nfor a in allactivities(plan):\n  x.add(activity_position(a))\nresult = len(x) == 77",
    ),
)
"""A request that nothing meets and nothing refutes: it keeps the planner at work for seconds."""


BETTER = Query(uid="", text="去重庆", start_city="深圳", target_city="重庆", days=4, people_number=2)
"""A trip that gets better once its bound is known."""


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """A pool of one process."""
    made = Workers(1)
    yield made
    made.close()


@pytest.fixture
def store(home: Path) -> RunStore:
    return RunStore(home / "runs.sqlite")


@pytest.fixture
def jobs(home: Path, store: RunStore, workers: Workers) -> Jobs:
    return Jobs(home=home, store=store, workers=workers)


def _run(home: Path, query: Query = TRIP, time_limit: float = 30.0) -> Run:
    agent, sandbox = agent_type("planner").make(), SandboxLibrary(home).open("demo")
    return new_run(agent, query, sandbox, time_limit=time_limit)


def _until(happened: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.01)


def test_a_run_is_in_the_store_before_it_begins(home: Path, store: RunStore, jobs: Jobs) -> None:
    run = _run(home)
    jobs.start(run, "ann")
    assert store.get(run.id).query == run.query
    assert jobs.wait(run.id, PATIENCE)


def test_a_plan_and_all_events_are_kept(home: Path, store: RunStore, jobs: Jobs) -> None:
    run = _run(home)
    jobs.start(run, "ann")
    assert jobs.wait(run.id, PATIENCE)
    kept, events = store.get(run.id), [told.event for told in store.told(run.id)]
    assert (kept.status, kept.is_over) == ("ok", True)
    assert any(isinstance(event, Draft) for event in events)
    assert isinstance(events[-1], Done) and events[-1].plan is not None
    assert kept.document == events[-1].plan.to_json()


def test_a_run_that_waits_for_its_turn_knows_its_place_and_can_be_stopped(
    home: Path, store: RunStore, jobs: Jobs
) -> None:
    first, second = _run(home, UNMET), _run(home)
    jobs.start(first, "ann")
    _until(lambda: jobs.place(first.id) is None)
    jobs.start(second, "bob")
    assert jobs.place(second.id) == 1
    jobs.stop(second.id)
    jobs.stop(first.id)
    assert jobs.wait(second.id, PATIENCE) and jobs.wait(first.id, PATIENCE)
    _until(lambda: store.get(second.id).is_over)
    assert (store.get(second.id).status, store.get(second.id).reason) == ("stopped", STOPPED)


def test_a_run_at_work_is_stopped_when_asked(home: Path, store: RunStore, jobs: Jobs) -> None:
    run = _run(home, UNMET)
    jobs.start(run, "ann")
    _until(lambda: len(store.told(run.id)) > 0)
    jobs.stop(run.id)
    assert jobs.wait(run.id, PATIENCE)
    assert store.get(run.id).status == "stopped"


def test_a_run_ends_when_everybody_who_looked_at_it_has_left(
    home: Path, store: RunStore, workers: Workers
) -> None:
    present = {"ann"}
    jobs = Jobs(home=home, store=store, workers=workers, is_present=present.__contains__, patience=0.2)
    run = _run(home, UNMET)
    jobs.start(run, "ann")
    _until(lambda: len(store.told(run.id)) > 0)
    present.clear()
    assert jobs.wait(run.id, PATIENCE)
    assert store.get(run.id).status == "stopped"


def test_a_run_that_somebody_else_looks_at_goes_on(home: Path, store: RunStore, workers: Workers) -> None:
    present = {"ann", "bob"}
    jobs = Jobs(home=home, store=store, workers=workers, is_present=present.__contains__, patience=0.2)
    run = _run(home, UNMET, time_limit=2.0)
    jobs.start(run, "ann")
    jobs.look(run.id, "bob")
    present.discard("ann")
    assert jobs.wait(run.id, PATIENCE)
    assert store.get(run.id).status != "stopped"


def test_a_sandbox_that_is_not_there_is_the_end_of_its_run(home: Path, store: RunStore, jobs: Jobs) -> None:
    run = replace(_run(home), sandbox="nowhere")
    jobs.start(run, "ann")
    assert jobs.wait(run.id, PATIENCE)
    kept = store.get(run.id)
    assert kept.status == "failed" and kept.reason is not None and "nowhere" in kept.reason.en


def test_stopping_what_is_over_or_unknown_does_nothing(home: Path, store: RunStore, jobs: Jobs) -> None:
    run = _run(home)
    jobs.start(run, "ann")
    assert jobs.wait(run.id, PATIENCE)
    jobs.stop(run.id)
    jobs.stop("unknown")
    assert store.get(run.id).status == "ok"


@pytest.fixture
def put_off(home: Path, jobs: Jobs) -> tuple[Run, Run]:
    """Two runs of one request: the first was worked on while the second waited; the first has its trip, the second is next."""
    before, first, second = _run(home, UNMET), _run(home, BETTER), _run(home, BETTER)
    jobs.start(before, "ann")
    _until(lambda: jobs.place(before.id) is None)
    jobs.start(first, "bob")
    jobs.start(second, "eve")
    jobs.stop(before.id)
    assert jobs.wait(first.id, PATIENCE)
    return first, second


def test_who_plans_while_others_wait_has_a_trip_first_and_the_same_one_in_the_end(
    store: RunStore, jobs: Jobs, put_off: tuple[Run, Run]
) -> None:
    first, second = put_off
    stood = store.get(first.id)
    assert stood.status == "ok" and stood.document is not None
    assert [one for one in _drafts(store, first) if one.bound is not None] == []
    assert jobs.wait(second.id, PATIENCE)
    _until(lambda: not jobs.is_looked_at_again(first.id))
    assert stood.document != store.get(first.id).document == store.get(second.id).document
    assert _drafts(store, first)[-1] == _drafts(store, second)[-1]


def test_a_trip_that_somebody_works_with_is_let_stand(
    store: RunStore, jobs: Jobs, put_off: tuple[Run, Run]
) -> None:
    first, second = put_off
    assert jobs.is_looked_at_again(first.id)
    jobs.let_stand(first.id)
    stood = store.get(first.id)
    assert jobs.wait(second.id, PATIENCE)
    _until(lambda: not jobs.is_looked_at_again(first.id))
    assert store.get(first.id) == stood


def test_who_plans_alone_is_told_all_at_once(home: Path, store: RunStore, jobs: Jobs) -> None:
    run = _run(home)
    jobs.start(run, "ann")
    assert jobs.wait(run.id, PATIENCE)
    assert not jobs.is_looked_at_again(run.id)
    assert _drafts(store, run)[-1].bound is not None


def _drafts(store: RunStore, run: Run) -> list[Draft]:
    return [told.event for told in store.told(run.id) if isinstance(told.event, Draft)]
