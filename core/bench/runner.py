"""Runs one agent over many requests, on worker processes, and yields a plan record a request, in their order.

A worker opens the sandbox once. An agent that breaks its contract or raises costs its own request, not the run.
"""

import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from core.agents.events import Done
from core.agents.protocol import Agent, Context, Task
from core.errors import TripStudioError
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.text import Text


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of one run, the parameters of the agent, and how long it took, understanding included (seconds)."""

    uid: str
    agent: str
    parameters: Mapping[str, Any]
    seconds: float
    done: Done

    def to_json(self) -> dict[str, Any]:
        """The record of a plan file."""
        record: dict[str, Any] = {
            "uid": self.uid,
            "agent": self.agent,
            "parameters": dict(self.parameters),
            "seconds": round(self.seconds, 4),
            "status": self.done.status,
            "plan": self.done.plan.to_json() if self.done.plan else None,
        }
        if self.done.status == "infeasible":
            record["conflict"] = list(self.done.conflict) or [self.done.reason.en if self.done.reason else ""]
        if self.done.reason is not None:
            record["reason"] = self.done.reason.en
        return record


Prepare = Callable[[Query, Sandbox], Query]
"""Makes of a record's query what the agent may see of it."""


def run_one(agent: Agent, query: Query, sandbox: Sandbox, context: Context, prepare: Prepare) -> Outcome:
    """Run an agent on one request to its end; whatever it raises becomes the reason of a failed run."""
    begun = time.perf_counter()
    try:
        done = _last_event(agent, Task(prepare(query, sandbox), sandbox), context)
    except TripStudioError as error:
        done = Done("failed", reason=error.text)
    except Exception as error:  # noqa: BLE001 - an agent's crash is a result, and its place is kept
        place = traceback.extract_tb(error.__traceback__)[-1]
        told = f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})"
        done = Done(
            "failed",
            reason=Text(
                f"方法 {agent.card.name} 崩溃：{told}", f"the agent {agent.card.name} crashed: {told}"
            ),
        )
    seconds = time.perf_counter() - begun
    return Outcome(query.uid, agent.card.name, agent.parameters.model_dump(), seconds, done)


def _last_event(agent: Agent, task: Task, context: Context) -> Done:
    for event in agent.run(task, context):
        if isinstance(event, Done):
            return event
    return Done("failed", reason=Text("方法没有给出结果就结束了", "the agent ended without a result"))


@dataclass(frozen=True, slots=True)
class Batch:
    """What every worker needs: how to make the agent and open the sandbox, and the bounds of a run."""

    make_agent: Callable[[], Agent]
    open_sandbox: Callable[[], Sandbox]
    prepare: Prepare
    seed: int
    time_limit: float


_WORKER: dict[str, Any] = {}  # one worker process has one batch; filled when the process starts


def _start_worker(batch: Batch) -> None:
    _WORKER.update(agent=batch.make_agent(), sandbox=batch.open_sandbox(), batch=batch)


def _work(query: Query) -> Outcome:
    batch: Batch = _WORKER["batch"]
    context = Context(seed=batch.seed, time_limit=batch.time_limit)
    return run_one(_WORKER["agent"], query, _WORKER["sandbox"], context, batch.prepare)


def run_batch(batch: Batch, queries: Sequence[Query], workers: int) -> Iterator[Outcome]:
    """Outcomes in the order of the requests; with one worker everything runs in this process."""
    if workers <= 1:
        _start_worker(batch)
        yield from map(_work, queries)
        return
    with ProcessPoolExecutor(workers, initializer=_start_worker, initargs=(batch,)) as pool:
        yield from pool.map(_work, queries, chunksize=1)
