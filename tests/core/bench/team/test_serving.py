"""A process that serves the queue of a team in a real PostgreSQL, which goes away meanwhile."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.agents.events import Done
from core.bench.pool.workers import Workers
from core.bench.store.runs import RunStore
from core.bench.team.queue import TeamQueue
from core.bench.team.serving import Serving
from core.errors import StoreError
from core.sandbox.library import SandboxLibrary
from tests.postgresql import outage
from tests.team_runs import asked, until


@pytest.fixture
def queue(postgresql: str, home: Path) -> Iterator[TeamQueue]:
    """A queue that one worker process serves."""
    found, workers = TeamQueue(RunStore(postgresql)), Workers(1)
    serving = Serving(found, home, workers, 1)
    yield found
    serving.close()
    workers.close()
    found.store.close()


def test_an_outage_is_said_in_a_line_and_costs_no_run(
    queue: TeamQueue, home: Path, postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "core.bench.team.serving")
    checksum = SandboxLibrary(home).open("demo").manifest.checksum
    before, after = asked(sandbox_checksum=checksum), asked(sandbox_checksum=checksum)
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
