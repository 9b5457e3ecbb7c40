"""The runs of a team as its processes look after them: in a real PostgreSQL, with processes that take none up."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from core.bench.execution import STOPPED
from core.bench.pool.workers import Workers
from core.bench.store.runs import RunStore
from core.bench.store.tables import RunRow
from core.bench.team.queue import TeamQueue
from core.bench.team.serving import Serving
from core.model.run import now
from studio.work.team import TeamJobs
from tests.patience import PATIENCE
from tests.team_runs import asked, until

Begin = Callable[[set[str]], TeamJobs]


@pytest.fixture
def queue(postgresql: str) -> Iterator[TeamQueue]:
    store = RunStore(postgresql)
    yield TeamQueue(store)
    store.close()


@pytest.fixture
def begin(queue: TeamQueue, tmp_path: Path) -> Iterator[Begin]:
    """Begins the part of a process whose readers are the given ones, and which is too busy to take a run up."""
    begun: list[TeamJobs] = []
    serving = Serving(queue, tmp_path, Workers(0), 1)
    serving.close()

    def of(readers: set[str]) -> TeamJobs:
        begun.append(TeamJobs(queue, serving, readers.__contains__, patience=0.5))
        return begun[-1]

    yield of
    for jobs in begun:
        jobs.close()


def test_a_run_that_nobody_looks_at_is_ended_and_one_that_is_seen_in_another_process_goes_on(
    queue: TeamQueue, begin: Begin
) -> None:
    unseen, seen, jobs = asked(), asked(), begin(set())
    queue.put(seen, "bo")
    # the other process looks for as long as the test takes
    looked = sa.update(RunRow).where(RunRow.id == seen.id).values(looked=now() + timedelta(hours=1))
    with queue.store.engine.begin() as connection:
        connection.execute(looked)
    jobs.look(seen.id, "bo")
    jobs.start(unseen, "ann")
    until(lambda: queue.is_over(unseen.id))
    kept = queue.store.get(unseen.id)
    assert (kept.status, kept.reason) == ("stopped", STOPPED)
    assert not queue.is_over(seen.id)


def test_a_page_waits_for_a_run_no_longer_than_it_may(queue: TeamQueue, begin: Begin) -> None:
    jobs, run = begin({"ann"}), asked()
    jobs.start(run, "ann")
    assert not jobs.wait(run.id, 0.0)
    assert jobs.place(run.id) == 1
    jobs.stop(run.id)
    assert jobs.wait(run.id, PATIENCE)
    assert jobs.place(run.id) is None
