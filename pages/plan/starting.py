"""A request becomes a run: kept in the store, worked on by an agent, named by the address."""

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from core.agents.protocol import Agent
from core.bench.execution import new_run
from core.llm.profile import Profile
from core.model.locks import NOTHING_LOCKED, Locks
from core.model.plan import Plan
from core.model.run import Run, Wanted, new_run_id, now
from core.text import Text
from pages.plan import changes
from studio import services
from studio.state import plan as state
from studio.state import presses
from studio.work.jobs import Jobs, jobs, visitor

if TYPE_CHECKING:
    # a team's alone
    from studio.work.team import TeamJobs

PATIENCE = 0.8
"""Seconds in which most plans are made: so long the page waits for one before it shows progress."""


@dataclass(frozen=True, slots=True)
class ChosenAgent:
    """Who plans, for how many seconds at most, with which seed, and which model may be asked."""

    agent: Agent
    time_limit: float
    seed: int
    profile: Profile | None = None


def change(run: Run, wanted: Wanted, by: ChosenAgent, said: Text | None = None) -> Run:
    """Begin a run of what is wanted instead of what another run was asked for; that one is ended if it still goes on.

    `said` is the change in words.
    """
    at_work().stop(run.id)
    changes.forget(run)
    if run.status == "asked":
        # it becomes the run of its request: its place in the library, its name and its tags stay
        return _begun(replace(_made(wanted, by, run.sandbox), id=run.id))
    asked = Wanted(replace(wanted.query, uid=""), _taken_from(run, wanted.locks))
    return _begun(replace(_made(asked, by, run.sandbox), former=run.id, change=said))


def begin(wanted: Wanted, by: ChosenAgent, sandbox: str) -> Run:
    """Begin a run in a sandbox; what comes back is over already where it was quick."""
    return _begun(_made(wanted, by, sandbox))


def _made(wanted: Wanted, by: ChosenAgent, sandbox: str) -> Run:
    world = services.sandbox(sandbox)
    run = new_run(
        by.agent,
        wanted.query,
        world,
        seed=by.seed,
        time_limit=by.time_limit,
        locks=wanted.locks,
        profile=by.profile,
    )
    return replace(run, sandbox=sandbox)


def _begun(run: Run) -> Run:
    work = at_work()
    work.start(run, visitor())
    presses.in_any_case(partial(state.know_version, run.id))
    # a run without its address would be left behind unseen
    presses.in_any_case(partial(state.show_run, run.id))
    if work.place(run.id) is None:
        work.wait(run.id, PATIENCE)
    return services.store().get(run.id)


def keep(former: Run, plan: Plan, kind: str) -> None:
    """Keep another plan for the request of a run as a run of its own, and show it; `kind` is why it was offered."""
    state.show_run(set_beside(former, plan, kind))


def set_beside(former: Run, plan: Plan, kind: str) -> str:
    """Keep another plan for the request of a run as a run of its own, once; `kind` is why it was offered. Returns its id."""
    document = plan.to_json()
    there = (run for run in services.store().versions(former.id) if run.document == document)
    found = next((run.id for run in there if run.offered_as == kind), None)
    return found or _kept(replace(former, offered_as=kind, status="ok", change=None), former, plan)


def edit(former: Run, plan: Plan, said: Text) -> str:
    """Keep a plan that was changed by hand as a version of its own, and show it; `said` is the change in words.

    Returns the id of the version.
    """
    version = _kept(replace(former, status="edited", change=said), former, plan)
    state.show_run(version)
    return version


def _kept(run: Run, former: Run, plan: Plan) -> str:
    at_work().let_stand(former.id)
    kept = replace(
        run,
        id=new_run_id(),
        created=now(),
        former=former.id,
        document=plan.to_json(),
        reason=None,
        conflict=(),
        seconds=0.0,
    )
    services.store().begin(kept)
    state.know_version(kept.id)
    return kept.id


def _taken_from(run: Run, locks: Locks) -> Locks:
    """The locks with the plan that what they keep is a part of; nothing where they are open."""
    if replace(locks, plan=None) == NOTHING_LOCKED:
        return NOTHING_LOCKED
    return replace(
        locks, plan=Plan.from_json(run.document) if run.status in ("ok", "edited") else run.locks.plan
    )


def at_work() -> "Jobs | TeamJobs":
    """The jobs of this process."""
    return jobs(services.store(), services.settings())
