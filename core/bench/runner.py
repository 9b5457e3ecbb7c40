"""One agent and one request after another. What a request raises costs that request, not the batch."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.agents.events import Event
from core.agents.protocol import Agent
from core.bench import provenance
from core.bench.execution import TellAtSecond, execute, new_run, reason_of
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
    time_limit: float | None = None,
    client: "Client | None" = None,
    tell: TellAtSecond | None = None,
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
    """Nobody listens to the events of a file of plans."""


@dataclass(frozen=True, slots=True)
class Batch:
    """One agent and many requests, as an engine does them (`core.bench.engines.protocol.Job`).

    `sandbox` is the file of the sandbox, `profile` the model to ask, `time_limit` in wall-clock seconds for each request
    (None: as the method's card says).
    `commit` is that of the process which makes the batch: a worker may find the checkout at a later one.
    """

    make_agent: Callable[[], Agent]
    sandbox: Path
    prepare: Prepare
    seed: int
    time_limit: float | None
    profile: Profile | None = None
    commit: str | None = field(default_factory=provenance.commit)

    def start(self, sandbox: Sandbox, client: "Client | None") -> Callable[[Query], Run]:
        """Make the agent; what is returned does one request to its end."""
        work = self.heard(sandbox, client)
        return lambda query: work(query, _unheard)

    def heard(self, sandbox: Sandbox, client: "Client | None") -> Callable[[Query, TellAtSecond], Run]:
        """Make the agent; what is returned does one request to its end, and tells its events."""
        agent = self.make_agent()

        def work(query: Query, tell: TellAtSecond) -> Run:
            run = run_one(
                agent,
                query,
                sandbox,
                prepare=self.prepare,
                seed=self.seed,
                time_limit=self.time_limit,
                client=client,
                tell=tell,
            )
            return replace(run, commit=self.commit)

        return work
