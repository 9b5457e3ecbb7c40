from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from threading import Event as Signal

import pytest

from core.agents.events import Done, Draft, Event, Step
from core.agents.protocol import Card, Context, Task
from core.bench.runs import RunStore
from core.errors import PlanningError
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Manifest, Sandbox
from core.text import Text
from studio.jobs import NO_RESULT, STOPPED, Findings, Jobs, Searches

LONG = 20.0
"""Seconds to wait for something that must happen: a test fails by them, and never passes by them."""
PLAN = Plan.from_json({"people_number": 1, "start_city": "南京", "target_city": "北京", "itinerary": []})


class ScriptedAgent:
    """Does what a test tells it to."""

    card = Card("scripted", Text("剧本", "Scripted"), Text("", ""), "solver", (), "", "1")

    def __init__(self, script: Callable[[Context], Iterator[Event]]) -> None:
        self._script = script

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        return self._script(context)


@pytest.fixture
def store(tmp_path: Path) -> RunStore:
    return RunStore(tmp_path / "runs.sqlite")


@pytest.fixture
def jobs(store: RunStore) -> Jobs:
    return Jobs(store, workers=1)


def _run(run_id: str = "r") -> Run:
    return Run(run_id, datetime(2026, 1, 1, tzinfo=UTC), Query("q"), "scripted", "none", "")


def _task() -> Task:
    manifest = Manifest("none", "", "", "", "WGS-84", "")
    return Task(Query("q"), Sandbox(manifest, (), lambda name: pytest.fail(name), lambda a, b: ()))


def _planned(store: RunStore, jobs: Jobs, script: Callable[[Context], Iterator[Event]]) -> Run:
    jobs.start(_run(), ScriptedAgent(script), _task())
    assert jobs.wait("r", LONG)
    return store.get("r")


def test_a_run_is_in_the_store_before_the_agent_begins(store: RunStore, jobs: Jobs) -> None:
    go_on = Signal()

    def script(context: Context) -> Iterator[Event]:
        go_on.wait(LONG)
        yield Done("ok", PLAN)

    jobs.start(_run(), ScriptedAgent(script), _task())
    assert store.get("r").status == "running"
    go_on.set()
    assert jobs.wait("r", LONG)


def test_a_plan_and_all_events_are_kept(store: RunStore, jobs: Jobs) -> None:
    events = (Step(Text("一", "one")), Draft(PLAN), Done("ok", PLAN))
    run = _planned(store, jobs, lambda context: iter(events))
    assert (run.status, run.document) == ("ok", PLAN.to_json())
    assert tuple(told.event for told in store.told("r")) == events


def test_an_impossible_trip_keeps_its_reason_and_conflict(store: RunStore, jobs: Jobs) -> None:
    reason = Text("没有车次", "no trains")
    run = _planned(store, jobs, lambda context: iter([Done("infeasible", reason=reason, conflict=("a",))]))
    assert (run.status, run.reason, run.conflict, run.document) == ("infeasible", reason, ("a",), None)


def test_a_crash_is_a_failed_run_that_says_what_happened(store: RunStore, jobs: Jobs) -> None:
    def script(context: Context) -> Iterator[Event]:
        yield Step(Text("一", "one"))
        raise ZeroDivisionError("oops")

    run = _planned(store, jobs, script)
    assert run.status == "failed"
    assert run.reason is not None
    assert "ZeroDivisionError: oops" in run.reason.en
    assert "scripted" in run.reason.zh


def test_an_expected_failure_keeps_its_own_sentence(store: RunStore, jobs: Jobs) -> None:
    def script(context: Context) -> Iterator[Event]:
        raise PlanningError("没办法", "no way")
        yield

    assert _planned(store, jobs, script).reason == Text("没办法", "no way")


def test_an_agent_without_an_end_is_failed(store: RunStore, jobs: Jobs) -> None:
    run = _planned(store, jobs, lambda context: iter([Step(Text("一", "one"))]))
    assert (run.status, run.reason) == ("failed", NO_RESULT)


def _until_stopped(context: Context) -> Iterator[Event]:
    context.cancelled.wait(LONG)
    yield Done("failed", reason=Text("取消", "cancelled"))


def test_a_stopped_run_keeps_the_best_plan_so_far(store: RunStore, jobs: Jobs) -> None:
    drafted = Signal()

    def script(context: Context) -> Iterator[Event]:
        yield Draft(PLAN)
        drafted.set()
        yield from _until_stopped(context)

    jobs.start(_run(), ScriptedAgent(script), _task())
    assert drafted.wait(LONG)
    jobs.stop("r")
    assert jobs.wait("r", LONG)
    run = store.get("r")
    assert (run.status, run.reason, run.document) == ("stopped", STOPPED, PLAN.to_json())


def test_a_run_that_waits_for_its_turn_can_be_stopped(store: RunStore, jobs: Jobs) -> None:
    jobs.start(_run("first"), ScriptedAgent(_until_stopped), _task())
    jobs.start(_run("second"), ScriptedAgent(lambda context: pytest.fail("it was stopped")), _task())
    jobs.stop("second")
    jobs.stop("first")
    assert jobs.wait("second", LONG)
    assert store.get("second").status == "stopped"


def test_stopping_what_is_over_or_unknown_does_nothing(store: RunStore, jobs: Jobs) -> None:
    _planned(store, jobs, lambda context: iter([Done("ok", PLAN)]))
    jobs.stop("r")
    jobs.stop("unknown")
    assert store.get("r").status == "ok"


def test_what_a_search_finds_is_there_as_it_is_found_and_stays() -> None:
    searches, told, more = Searches(1, patience=LONG), Signal(), Signal()

    def search(is_left: Callable[[], bool]) -> Iterator[str]:
        yield "first"
        told.set()
        assert more.wait(LONG)
        yield "second"

    searches.look("key", search)
    assert told.wait(LONG)
    assert searches.look("key", search) == Findings(("first",))
    more.set()
    while not searches.look("key", search).is_over:
        pass
    assert searches.look("key", search).items == ("first", "second")


def test_a_search_that_nobody_looks_at_makes_room_and_begins_anew() -> None:
    searches, begun = Searches(1, patience=0.0), []

    def search(is_left: Callable[[], bool]) -> Iterator[str]:
        begun.append(len(begun))
        while not is_left():
            pass
        yield from ()

    searches.look("left", search)
    searches.look("next", search)
    while len(begun) < 2:
        pass
    searches.look("left", search)
    while len(begun) < 3:
        pass
