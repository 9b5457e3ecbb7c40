"""Searches beside the runs: what they find is there as it is found; they make room for runs, and end where nobody looks."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from loky import wrap_non_picklable_objects

from core.agents.registry import agent_type
from core.bench.execution import new_run
from core.bench.pool.beside import alternatives, first_trip
from core.bench.pool.queue import Ticket
from core.bench.pool.workers import Workers
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from studio.work.searches import Findings, Searches
from tests.patience import PATIENCE

_TWO_TO_BEIJING = Query(uid="", text="去北京", start_city="南京", target_city="北京", days=2, people_number=2)


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """A pool of one process."""
    made = Workers(1)
    yield made
    made.close()


@pytest.fixture
def searches(home: Path, workers: Workers) -> Searches:
    return Searches(home, workers, patience=PATIENCE)


def _until(happened: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.01)


@wrap_non_picklable_objects
def _first_and_second(go_on: Path, _: Sandbox, is_over: Callable[[], bool]) -> Iterator[str]:
    yield "first"
    while not go_on.exists() and not is_over():
        time.sleep(0.01)
    yield "second"


@wrap_non_picklable_objects
def _for_ever(trace: Path, _: Sandbox, is_over: Callable[[], bool]) -> Iterator[str]:
    """A search that says each time that it begins, finds something, and goes on until it is asked to end."""
    with trace.open("a") as written:
        written.write("begun ")
    yield "something"
    while not is_over():
        time.sleep(0.01)


def _begun(trace: Path) -> int:
    return trace.read_text().count("begun") if trace.exists() else 0


def test_what_a_search_finds_is_there_as_it_is_found_and_stays(searches: Searches, tmp_path: Path) -> None:
    def look() -> Findings[str]:
        return searches.look("key", "demo", PATIENCE, partial(_first_and_second, tmp_path / "go on"))

    _until(lambda: look().items == ("first",))
    assert not look().is_over
    (tmp_path / "go on").touch()
    _until(lambda: look().is_over)
    assert look() == Findings(("first", "second"), is_over=True)


def test_a_search_that_nobody_looks_at_ends_and_begins_anew_with_the_next_look(
    home: Path, workers: Workers, tmp_path: Path
) -> None:
    searches, trace = Searches(home, workers, patience=0.2), tmp_path / "trace"
    searches.look("left", "demo", PATIENCE, partial(_for_ever, trace))
    _until(lambda: _begun(trace) == 1)
    # the process is free again for whatever comes
    assert workers.submit(Ticket("next", "ann", "aside"), int).result(PATIENCE) == 0
    _until(
        lambda: (
            searches.look("left", "demo", PATIENCE, partial(_for_ever, trace)) is not None
            and _begun(trace) > 1
        )
    )


def test_a_search_makes_room_for_a_run_and_keeps_what_it_found(
    searches: Searches, workers: Workers, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"

    def look() -> Findings[str]:
        return searches.look("key", "demo", PATIENCE, partial(_for_ever, trace))

    _until(lambda: look().items == ("something",))
    assert workers.submit(Ticket("run", "ann"), int).result(PATIENCE) == 0
    _until(lambda: look().items == ("something",) and _begun(trace) == 2)
    workers.submit(Ticket("run", "ann"), int).result(PATIENCE)


def test_a_search_is_over_when_its_time_is(searches: Searches, tmp_path: Path) -> None:
    _until(lambda: searches.look("key", "demo", 0.1, partial(_for_ever, tmp_path / "trace")).is_over)
    assert _begun(tmp_path / "trace") == 1


def test_a_search_that_crashes_is_over_with_what_it_found(searches: Searches) -> None:
    search = partial(first_trip, _TWO_TO_BEIJING, 1.0)
    _until(lambda: searches.look("key", "nowhere", PATIENCE, search).is_over)
    assert searches.look("key", "nowhere", PATIENCE, search).items == ()


def test_the_first_trip_for_an_example_is_found(searches: Searches) -> None:
    search = partial(first_trip, _TWO_TO_BEIJING, 30.0)
    _until(lambda: searches.look("key", "demo", PATIENCE, search).is_over)
    (found,) = searches.look("key", "demo", PATIENCE, search).items
    assert isinstance(found, Plan) and found.target_city == "北京"


def test_other_trips_for_a_run_are_found(home: Path, searches: Searches) -> None:
    sandbox = SandboxLibrary(home).open("demo")
    run = new_run(agent_type("planner").make(), _TWO_TO_BEIJING, sandbox)
    _until(lambda: searches.look("key", "demo", 5.0, partial(alternatives, run)).is_over)
    found = searches.look("key", "demo", 5.0, partial(alternatives, run)).items
    assert found and all(one.plan.target_city == "北京" for one in found)
