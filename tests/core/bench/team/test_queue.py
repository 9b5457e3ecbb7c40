"""The queue of a team in a real PostgreSQL: who waits, who is stopped, and that one attempt alone ends a run."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from core.agents.events import Step
from core.bench.execution import STOPPED
from core.bench.store.attempts import TAKEN_UP_AGAIN, Attempt, TakenError
from core.bench.store.runs import RunStore
from core.bench.team.queue import TeamQueue
from core.model.run import Run
from core.text import Text
from tests.team_runs import asked


@pytest.fixture
def queue(postgresql: str) -> Iterator[TeamQueue]:
    store = RunStore(postgresql)
    yield TeamQueue(store)
    store.close()


def _put(queue: TeamQueue, owner: str) -> Run:
    run = asked("planner")
    queue.put(run, owner)
    return run


def test_runs_wait_in_the_order_in_which_they_came(queue: TeamQueue) -> None:
    runs = [_put(queue, owner) for owner in ("ann", "bo", "cy")]
    assert [queue.place(run.id) for run in runs] == [1, 2, 3]
    assert queue.store.get(runs[0].id) == runs[0]


def test_who_asks_anew_waits_with_the_newer_run_alone(queue: TeamQueue) -> None:
    first, second = _put(queue, "ann"), _put(queue, "ann")
    assert (queue.place(first.id), queue.place(second.id)) == (None, 1)
    assert (queue.store.get(first.id).status, queue.store.get(first.id).reason) == ("stopped", STOPPED)


def test_a_run_that_waits_is_stopped_when_asked(queue: TeamQueue) -> None:
    run = _put(queue, "ann")
    queue.stop(run.id)
    assert queue.is_over(run.id) and queue.place(run.id) is None
    assert queue.store.get(run.id).status == "stopped"


def test_stopping_what_is_over_or_unknown_changes_nothing(queue: TeamQueue) -> None:
    run = _put(queue, "ann")
    attempt = Attempt(queue.store, run.id)
    attempt.finish(replace(attempt.take(), status="ok"))
    queue.stop(run.id)
    queue.stop("unknown")
    assert queue.store.get(run.id).status == "ok"


def test_a_run_that_a_process_does_is_not_over_before_that_process_says_so(queue: TeamQueue) -> None:
    run = _put(queue, "ann")
    Attempt(queue.store, run.id).take()
    queue.stop(run.id)
    assert not queue.is_over(run.id)


def test_what_an_attempt_finds_counts_until_another_takes_the_run_up(queue: TeamQueue) -> None:
    run = _put(queue, "ann")
    first, second = Attempt(queue.store, run.id), Attempt(queue.store, run.id)
    first.take()
    first.tell(0.1, Step(Text("一", "one")))
    second.take()
    with pytest.raises(TakenError):
        first.tell(0.2, Step(Text("二", "two")))
    with pytest.raises(TakenError):
        first.finish(replace(run, status="failed"))
    second.finish(replace(run, status="ok"))
    assert queue.store.get(run.id).status == "ok"
    assert [told.event for told in queue.store.told(run.id)] == [
        Step(Text("一", "one")),
        Step(TAKEN_UP_AGAIN),
    ]


def test_a_run_that_is_over_is_not_taken_up(queue: TeamQueue) -> None:
    run = _put(queue, "ann")
    queue.stop(run.id)
    with pytest.raises(TakenError):
        Attempt(queue.store, run.id).take()


def test_a_look_from_any_process_counts(queue: TeamQueue) -> None:
    run, other = _put(queue, "ann"), _put(queue, "bo")
    queue.look([run.id])
    unseen = queue.unseen([run.id, other.id, "unknown"])
    assert unseen.keys() == {run.id, other.id}
    assert 0 <= unseen[run.id] <= unseen[other.id]


def test_a_store_that_is_opened_again_leaves_the_runs_of_the_queue_alone(queue: TeamQueue) -> None:
    run = _put(queue, "ann")
    RunStore(str(queue.store.place)).close()
    assert queue.store.get(run.id).status == "running"
