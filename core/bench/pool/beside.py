"""What worker processes do beside the runs: searches that tell of what they find as they find it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event as Signal
from time import monotonic

from core.agents.events import Draft, Event
from core.agents.protocol import Alternative, Task
from core.agents.registry import AGENTS, adviser_for
from core.bench.execution import execute, new_run
from core.bench.pool.signals import begin_work, tell
from core.bench.pool.work import open_sandbox
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import Run
from core.optimize.advice.ways_out import Relaxation
from core.sandbox.sandbox import Sandbox

HasStopped = Callable[[], bool]
Search = Callable[[Sandbox, HasStopped], Iterator[object]]
"""Yields what it finds in a sandbox, and ends early when what it is given says so."""


def search(home: Path, sandbox: str, seconds: float, look: Search) -> bool:
    """Tell of what a search finds in so many seconds; whether it came to its end, and was not asked to end before."""
    asked, ends = begin_work(), monotonic() + seconds
    for item in look(open_sandbox(home, sandbox), lambda: asked.is_set() or monotonic() > ends):
        tell(item)
    return not asked.is_set()


def ways_out(run: Run, unmet: tuple[str, ...], sandbox: Sandbox, is_over: HasStopped) -> Iterator[Relaxation]:
    """Changes of a run's request that a trip meets; `unmet` are the wishes that clash, as DSL texts."""
    yield from adviser_for(run).ways_out(Task(run.query, sandbox), unmet, is_over)


def alternatives(run: Run, sandbox: Sandbox, is_over: HasStopped) -> Iterator[Alternative]:
    """Other trips for a run's request."""
    yield from adviser_for(run).alternatives(Task(run.query, sandbox), is_over)


def first_trip(query: Query, seconds: float, sandbox: Sandbox, is_over: HasStopped) -> Iterator[Plan]:
    """The first plan that the first method finds for a request in so many seconds."""
    agent, enough = next(iter(AGENTS.values())).make(), Signal()

    def hear(_: float, event: Event) -> None:
        if isinstance(event, Draft) or is_over():
            enough.set()

    run = execute(new_run(agent, query, sandbox, time_limit=seconds), agent, sandbox, hear, cancelled=enough)
    if run.document is not None:
        yield Plan.from_json(run.document)
