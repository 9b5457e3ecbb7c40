"""One agent and many requests: what a worker needs, and how it does one request after another.

A worker opens the sandbox once. What a request raises costs that request, not the batch.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from core.agents.events import Event
from core.agents.protocol import Agent
from core.bench.execution import Tell, execute, new_run, reason_of
from core.files.processes import end_with_parent
from core.llm.connect import connect
from core.llm.profile import Profile
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Sandbox

if TYPE_CHECKING:
    # the SDK behind it is slow to load, and most runs ask no model
    from core.llm.client import Client

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
    client: "Client | None" = None,
    tell: Tell | None = None,
) -> Run:
    """Run an agent on one request to its end, telling its events; the seconds include what `prepare` takes."""
    begun = time.perf_counter()
    profile = None if client is None else client.profile
    run = new_run(agent, query, sandbox, seed=seed, time_limit=time_limit, profile=profile)
    try:
        run = replace(run, query=prepare(query, sandbox))
    except Exception as error:  # noqa: BLE001 - a request that cannot be read is a result as well
        return replace(run, status="failed", reason=reason_of(error, run.agent), seconds=0.0)
    ended = execute(run, agent, sandbox, tell or _unheard, client=client)
    return replace(ended, seconds=time.perf_counter() - begun)


def _unheard(seconds: float, event: Event) -> None:
    """Nobody listens to the events of a batch."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What every worker needs: how to make the agent and open the sandbox, the model to ask, and the bounds of a run."""

    make_agent: Callable[[], Agent]
    open_sandbox: Callable[[], Sandbox]
    prepare: Prepare
    seed: int
    time_limit: float
    profile: Profile | None = None


# one worker process has one batch; filled when the process starts
_WORKER: dict[str, Any] = {}


def start_worker(batch: Batch) -> None:
    """Get this process ready for a batch; where it was begun as a worker, it ends with the process that began it."""
    end_with_parent()
    _WORKER.update(
        agent=batch.make_agent(),
        sandbox=batch.open_sandbox(),
        prepare=batch.prepare,
        seed=batch.seed,
        time_limit=batch.time_limit,
        client=None if batch.profile is None else connect(batch.profile),
    )


def work(query: Query) -> Run:
    """Do a request of the worker's batch to its end."""
    return run_one(query=query, **_WORKER)
