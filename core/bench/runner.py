"""Runs one agent over many requests, on worker processes, and yields their runs in the order of the requests.

A worker opens the sandbox once. What a request raises costs that request, not the batch.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from core.agents.protocol import Agent
from core.bench.execution import execute, new_run, reason_of
from core.files.processes import end_with_parent
from core.llm.client import Client
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Sandbox

Prepare = Callable[[Query, Sandbox], Query]
"""Makes of a record's query what the agent may see of it."""


def run_one(
    agent: Agent,
    query: Query,
    sandbox: Sandbox,
    *,
    prepare: Prepare,
    seed: int = 0,
    time_limit: float = 10.0,
    client: Client | None = None,
) -> Run:
    """Run an agent on one request to its end; the seconds include what `prepare` takes."""
    begun = time.perf_counter()
    profile = None if client is None else client.profile
    run = new_run(agent, query, sandbox, seed=seed, time_limit=time_limit, profile=profile)
    try:
        run = replace(run, query=prepare(query, sandbox))
    except Exception as error:  # noqa: BLE001 - a request that cannot be read is a result as well
        return replace(run, status="failed", reason=reason_of(error, run.agent), seconds=0.0)
    ended = execute(run, agent, sandbox, lambda seconds, event: None, client=client)
    return replace(ended, seconds=time.perf_counter() - begun)


@dataclass(frozen=True, slots=True)
class Batch:
    """What every worker needs: how to make the agent, open the sandbox and the model, and the bounds of a run."""

    make_agent: Callable[[], Agent]
    open_sandbox: Callable[[], Sandbox]
    prepare: Prepare
    seed: int
    time_limit: float
    open_model: Callable[[], Client] | None = None


_WORKER: dict[str, Any] = {}  # one worker process has one batch; filled when the process starts


def _start_worker(batch: Batch) -> None:
    end_with_parent()
    _WORKER.update(
        agent=batch.make_agent(),
        sandbox=batch.open_sandbox(),
        prepare=batch.prepare,
        seed=batch.seed,
        time_limit=batch.time_limit,
        client=None if batch.open_model is None else batch.open_model(),
    )


def _work(query: Query) -> Run:
    return run_one(query=query, **_WORKER)


def run_batch(batch: Batch, queries: Sequence[Query], workers: int) -> Iterator[Run]:
    """Runs in the order of the requests; with one worker everything happens in this process."""
    if workers <= 1:
        _start_worker(batch)
        yield from map(_work, queries)
        return
    with ProcessPoolExecutor(workers, initializer=_start_worker, initargs=(batch,)) as pool:
        yield from pool.map(_work, queries, chunksize=1)
