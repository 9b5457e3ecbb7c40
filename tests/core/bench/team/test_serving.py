"""A process that serves the queue of a team in a real PostgreSQL, which goes away meanwhile."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

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


FOREIGN = {
    "no run": "{}",
    "another argument": '{"run_id": "x", "owner": "x", "more": 1}',
    "a run that is not there": '{"run_id": "../../x", "owner": "x"}',
    "an object for a run": '{"run_id": {"a": [1]}, "owner": "x"}',
    "a text of a million": json.dumps({"run_id": "x" * 1_000_000, "owner": ""}),
    "a list": "[1, 2]",
    "a number": "7",
    "nothing": "null",
}


def test_jobs_of_a_foreign_hand_are_given_up_and_the_next_run_is_done(queue: TeamQueue, home: Path) -> None:
    put = sa.text(
        "INSERT INTO procrastinate_jobs (queue_name, task_name, args, attempts) "
        "VALUES ('runs', :task, CAST(:args AS jsonb), 6)"
    )
    with queue.store.engine.begin() as connection:
        for args in FOREIGN.values():
            connection.execute(put, {"task": "plan", "args": args})
        connection.execute(put, {"task": "os.system", "args": '{"command": "true"}'})
    run = asked(sandbox_checksum=SandboxLibrary(home).open("demo").manifest.checksum)
    queue.put(run, "ann")
    until(lambda: queue.is_over(run.id))
    assert queue.store.get(run.id).status == "ok"

    def is_left() -> bool:
        # of arguments that are no object the library lets go without a word, and takes the next job
        left = "SELECT count(*) FROM procrastinate_jobs WHERE status IN ('todo', 'doing') AND jsonb_typeof(args) = 'object'"
        with queue.store.engine.begin() as connection:
            return bool(connection.scalar(sa.text(left)))

    until(lambda: not is_left())
