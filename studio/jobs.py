"""Agents on worker threads. What they tell goes into the store of runs as it happens; pages read it from there.

Nothing in here touches the screen: a thread has no session, and a run outlives the page that began it.
"""

import logging
import time
import traceback
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from threading import Event as Signal
from threading import Lock
from typing import Any, Generic, TypeVar

import streamlit as st

from core.agents.events import Done, Draft
from core.agents.protocol import Agent, Context, Task
from core.bench.runs import RunStore
from core.errors import TripStudioError
from core.model.plan import Plan
from core.model.run import Run
from core.text import Text

NO_RESULT = Text("方法没有给出结果就结束了", "the method ended without a result")
STOPPED = Text("已按要求停止", "stopped as asked")

Item = TypeVar("Item")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Job:
    future: Future[None]
    cancelled: Signal


class Jobs:
    """Runs that go on in this process, at most `workers` of them at a time; the others wait for their turn."""

    def __init__(self, store: RunStore, workers: int) -> None:
        self._store = store
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="agent")
        self._jobs: dict[str, _Job] = {}
        self._lock = Lock()

    def start(self, run: Run, agent: Agent, task: Task) -> None:
        """Keep the run in the store, then let the agent work on it."""
        self._store.begin(run)
        context = Context(seed=run.seed, time_limit=run.time_limit)
        with self._lock:
            self._jobs = {run_id: job for run_id, job in self._jobs.items() if not job.future.done()}
            future = self._pool.submit(_work, self._store, run, agent, task, context)
            self._jobs[run.id] = _Job(future, context.cancelled)

    def stop(self, run_id: str) -> None:
        """Ask a run to end; it is over soon after. Nothing happens where it is over already."""
        job = self._jobs.get(run_id)
        if job is not None:
            job.cancelled.set()

    def wait(self, run_id: str, seconds: float) -> bool:
        """Wait for the end of a run, no longer than so many seconds; whether it is over."""
        job = self._jobs.get(run_id)
        return job is None or not wait([job.future], timeout=seconds).not_done


@dataclass(frozen=True, slots=True)
class Findings(Generic[Item]):
    """What a search has found so far, and whether it is over."""

    items: tuple[Item, ...] = ()
    is_over: bool = False


Search = Callable[[Callable[[], bool]], Iterator[Item]]
"""Yields what it finds, and ends early when what it is given says so."""


class Searches:
    """Work beside the runs, such as trying changes of a request: what it finds is kept in memory, by its key.

    A search goes on for as long as somebody looks at it every `patience` seconds; one that was left begins anew with
    the next look.
    """

    def __init__(self, workers: int, kept: int = 64, patience: float = 10.0) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="search")
        self._findings: dict[Hashable, Findings[Any]] = {}
        self._looked: dict[Hashable, float] = {}
        self._kept = kept
        self._patience = patience
        self._lock = Lock()

    def look(self, key: Hashable, search: Search[Item]) -> Findings[Item]:
        """What is found for a key; the first look begins the search, and no other search of that key is made."""
        with self._lock:
            self._looked[key] = time.monotonic()
            if key not in self._findings:
                for oldest in list(self._findings)[: max(0, len(self._findings) - self._kept + 1)]:
                    del self._findings[oldest]
                self._findings[key] = Findings()
                self._pool.submit(self._collect, key, search)
            return self._findings[key]

    def _collect(self, key: Hashable, search: Search[Item]) -> None:
        found: tuple[Item, ...] = ()
        left = Signal()

        def is_left() -> bool:
            if time.monotonic() - self._looked[key] > self._patience:
                left.set()
            return left.is_set()

        try:
            for item in search(is_left):
                found = (*found, item)
                self._findings[key] = Findings(found)
        except TripStudioError as error:
            _log.warning("a search ended early: %s", error)
        except Exception:  # noqa: BLE001 - a search that crashes has found what it has; the log says where
            _log.exception("a search crashed")
        with self._lock:
            if left.is_set():
                self._findings.pop(key, None)
            else:
                self._findings[key] = Findings(found, is_over=True)


@st.cache_resource(max_entries=4, show_spinner=False)
def searches(home: str, workers: int) -> Searches:
    """The searches of this process on a data home."""
    return Searches(workers)


@st.cache_resource(max_entries=4, show_spinner=False)
def jobs(_store: RunStore, home: str, workers: int) -> Jobs:
    """The jobs of this process on the store of a data home."""
    return Jobs(_store, workers)


def _work(store: RunStore, run: Run, agent: Agent, task: Task, context: Context) -> None:
    begun = time.perf_counter()
    best: Plan | None = None
    try:
        done = Done("failed", reason=NO_RESULT)
        for event in () if context.cancelled.is_set() else agent.run(task, context):
            store.tell(run.id, time.perf_counter() - begun, event)
            if isinstance(event, Draft):
                best = event.plan
            if isinstance(event, Done):
                done = event
                break
    except TripStudioError as error:
        done = Done("failed", reason=error.text)
    except Exception as error:  # noqa: BLE001 - an agent's crash is a result, and the run says where it happened
        _log.exception("run %s crashed", run.id)
        done = Done("failed", reason=_crash(agent, error))
    _finish(store, run, done, best, context.cancelled.is_set(), time.perf_counter() - begun)


def _finish(store: RunStore, run: Run, done: Done, best: Plan | None, stopped: bool, seconds: float) -> None:
    """A run that was stopped, or ran out of time, keeps the best plan that it had told of."""
    plan = done.plan or (best if stopped or done.status == "timeout" else None)
    store.finish(
        run.id,
        "stopped" if stopped and done.plan is None else done.status,
        seconds=seconds,
        document=plan.to_json() if plan is not None else None,
        reason=STOPPED if stopped and done.plan is None else done.reason,
        conflict=done.conflict,
    )


def _crash(agent: Agent, error: Exception) -> Text:
    place = traceback.extract_tb(error.__traceback__)[-1]
    told = f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})"
    return Text(f"方法 {agent.card.name} 崩溃：{told}", f"the method {agent.card.name} crashed: {told}")
