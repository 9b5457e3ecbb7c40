"""A request becomes a run: kept in the store, worked on by an agent, named by the address."""

from dataclasses import dataclass, replace

from core.agents.protocol import Agent, Task
from core.bench.runs import new_run_id, now
from core.model.locks import NOTHING_LOCKED, Locks
from core.model.plan import Plan
from core.model.run import Run, Wanted
from pages.plan import changes
from studio import services
from studio.jobs import Jobs, jobs
from studio.state import plan as state

PATIENCE = 0.8
"""Seconds in which most plans are made: so long the page waits for one before it shows progress."""


@dataclass(frozen=True, slots=True)
class Method:
    """Who plans, for how many seconds at most, and with which seed."""

    agent: Agent
    time_limit: float
    seed: int


def change(run: Run, wanted: Wanted, by: Method) -> Run:
    """Begin a run of what is wanted instead of what another run was asked for; that one is ended if it still goes on."""
    at_work().stop(run.id)
    changes.forget(run)
    return begin(
        Wanted(replace(wanted.query, uid=""), _taken_from(run, wanted.locks)), by, run.sandbox, former=run.id
    )


def begin(wanted: Wanted, by: Method, sandbox: str, former: str | None = None) -> Run:
    """Begin a run in a sandbox; what comes back is over already where it was quick."""
    run = _new(wanted, by, sandbox)
    at_work().start(run, by.agent, Task(run.query, services.sandbox(run.sandbox), run.locks))
    state.show_run(run.id, former)
    at_work().wait(run.id, PATIENCE)
    return services.store().get(run.id)


def keep(former: Run, plan: Plan, kind: str) -> None:
    """Keep another plan for the request of a run as a run of its own, and show it; `kind` is why it was offered."""
    run_id = new_run_id()
    kept = replace(
        former,
        id=run_id,
        created=now(),
        offered_as=kind,
        status="ok",
        document=plan.to_json(),
        reason=None,
        conflict=(),
        seconds=0.0,
    )
    services.store().begin(kept)
    state.show_run(run_id, former.id)


def _taken_from(run: Run, locks: Locks) -> Locks:
    """The locks with the plan that what they keep is a part of; nothing where they are open."""
    if replace(locks, plan=None) == NOTHING_LOCKED:
        return NOTHING_LOCKED
    return replace(locks, plan=Plan.from_json(run.document) if run.status == "ok" else run.locks.plan)


def _new(wanted: Wanted, by: Method, sandbox_name: str) -> Run:
    sandbox = services.sandbox(sandbox_name)
    run_id = new_run_id()
    return Run(
        id=run_id,
        created=now(),
        query=replace(wanted.query, uid=wanted.query.uid or run_id),
        locks=wanted.locks,
        agent=by.agent.card.name,
        agent_version=by.agent.card.version,
        parameters=by.agent.parameters.model_dump(),
        seed=by.seed,
        sandbox=sandbox_name,
        sandbox_checksum=sandbox.manifest.checksum,
        time_limit=by.time_limit,
        versions=services.versions(),
        commit=services.commit(),
    )


def at_work() -> Jobs:
    """The jobs of this process."""
    settings = services.settings()
    return jobs(services.store(), str(settings.home), settings.workers)
