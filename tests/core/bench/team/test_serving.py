"""A process that serves the queue of a team in a real PostgreSQL, which goes away meanwhile."""

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core.agents.events import Done
from core.bench.pool.workers import Workers
from core.bench.store.runs import RunStore
from core.bench.team.queue import TeamQueue
from core.bench.team.serving import Serving
from core.errors import StoreError
from core.model.query import Query
from core.model.run import Run, new_run_id, now
from core.sandbox.library import SandboxLibrary
from tests.postgresql import outage

LONG = 60.0
"""Seconds to wait for something that must happen."""


@pytest.fixture
def queue(postgresql: str, home: Path) -> Iterator[TeamQueue]:
    """A queue that one worker process serves."""
    found, workers = TeamQueue(RunStore(postgresql)), Workers(1)
    serving = Serving(found, home, workers, 1)
    yield found
    serving.close()
    workers.close()
    found.store.close()


def asked(home: Path) -> Run:
    """A run that has not begun."""
    query = Query(uid="q", text="", start_city="南京", target_city="北京", days=2, people_number=2)
    return Run(
        id=new_run_id(),
        created=now(),
        query=query,
        agent="baseline_b",
        agent_version="1",
        parameters={},
        seed=0,
        sandbox="demo",
        sandbox_checksum=SandboxLibrary(home).open("demo").manifest.checksum,
        time_limit=10.0,
    )


def until(happened: Callable[[], bool]) -> None:
    ends = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.05)


def test_an_outage_is_said_in_a_line_and_costs_no_run(
    queue: TeamQueue, home: Path, postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "core.bench.team.serving")
    before, after = asked(home), asked(home)
    queue.put(before, "ann")
    with outage(postgresql):
        until(lambda: "no runs are taken up until the database is back" in caplog.text)
        with pytest.raises(StoreError, match="is the server running"):
            queue.put(after, "bo")
    until(lambda: "the database is back" in caplog.text)
    queue.put(after, "bo")
    for run in (before, after):
        until(lambda run=run: queue.is_over(run.id))
        assert queue.store.get(run.id).status == "ok"
        assert sum(isinstance(told.event, Done) for told in queue.store.told(run.id)) == 1
    assert len(caplog.messages) == 2
