"""Runs on worker threads: kept from the beginning, stopped when asked; and work beside them."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from threading import Event as Signal

import pytest

from core.agents.events import Done, Draft, Event, Step
from core.agents.protocol import Card, Context, Task
from core.bench.runs import RunStore
from core.model.parameters import Parameters
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Manifest, Sandbox
from core.text import Text
from studio.jobs import Findings, Jobs, Searches

LONG = 20.0
"""Seconds to wait for something that must happen: a test fails by them, and never passes by them."""
PLAN = Plan.from_json({"people_number": 1, "start_city": "南京", "target_city": "北京", "itinerary": []})
SANDBOX = Sandbox(
    Manifest("none", "", "", "", "WGS-84", ""), (), lambda name: pytest.fail(name), lambda a, b: ()
)


class ScriptedAgent:
    """Does what a test tells it to."""

    card = Card("scripted", Text("剧本", "Scripted"), Text("", ""), "solver", (), "", "1")
    parameters = Parameters()

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


def _start(jobs: Jobs, script: Callable[[Context], Iterator[Event]], run_id: str = "r") -> None:
    jobs.start(_run(run_id), ScriptedAgent(script), SANDBOX, None)


def _until(happened: Callable[[], bool]) -> None:
    ends = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.01)


def test_a_run_is_in_the_store_before_the_agent_begins(store: RunStore, jobs: Jobs) -> None:
    go_on = Signal()

    def script(context: Context) -> Iterator[Event]:
        go_on.wait(LONG)
        yield Done("ok", PLAN)

    _start(jobs, script)
    assert store.get("r").status == "running"
    go_on.set()
    assert jobs.wait("r", LONG)


def test_a_plan_and_all_events_are_kept(store: RunStore, jobs: Jobs) -> None:
    events = (Step(Text("一", "one")), Draft(PLAN), Done("ok", PLAN))
    _start(jobs, lambda context: iter(events))
    assert jobs.wait("r", LONG)
    assert (store.get("r").status, store.get("r").document) == ("ok", PLAN.to_json())
    assert tuple(told.event for told in store.told("r")) == events


def _until_stopped(context: Context) -> Iterator[Event]:
    context.cancelled.wait(LONG)
    yield Done("failed", reason=Text("取消", "cancelled"))


def test_a_run_that_waits_for_its_turn_can_be_stopped(store: RunStore, jobs: Jobs) -> None:
    _start(jobs, _until_stopped, "first")
    _start(jobs, lambda context: pytest.fail("it was stopped"), "second")
    jobs.stop("second")
    jobs.stop("first")
    assert jobs.wait("second", LONG)
    assert store.get("second").status == "stopped"


def test_stopping_what_is_over_or_unknown_does_nothing(store: RunStore, jobs: Jobs) -> None:
    _start(jobs, lambda context: iter([Done("ok", PLAN)]))
    assert jobs.wait("r", LONG)
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
    _until(lambda: searches.look("key", search).is_over)
    assert searches.look("key", search).items == ("first", "second")


def test_a_search_that_nobody_looks_at_makes_room_and_begins_anew() -> None:
    searches, begun = Searches(1, patience=0.0), []

    def search(is_left: Callable[[], bool]) -> Iterator[str]:
        begun.append(len(begun))
        _until(is_left)
        yield from ()

    searches.look("left", search)
    searches.look("next", search)
    _until(lambda: len(begun) == 2)
    searches.look("left", search)
    _until(lambda: len(begun) == 3)
    assert begun == [0, 1, 2]
