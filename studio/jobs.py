"""Agents on worker threads. What they tell goes into the store of runs as it happens; pages read it from there.

Nothing in here touches the screen: a thread has no session, and a run outlives the page that began it.
"""

import logging
import time
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from threading import Event as Signal
from threading import Lock
from typing import Any, Generic, TypeVar

import streamlit as st

from core.agents.protocol import Agent
from core.bench.execution import execute
from core.bench.runs import RunStore
from core.errors import TripStudioError
from core.llm.client import Client
from core.model.run import Run
from core.sandbox.sandbox import Sandbox

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

    def start(self, run: Run, agent: Agent, sandbox: Sandbox, client: Client | None) -> None:
        """Keep the run in the store, then let the agent work on it."""
        self._store.begin(run)
        cancelled = Signal()
        with self._lock:
            self._jobs = {run_id: job for run_id, job in self._jobs.items() if not job.future.done()}
            future = self._pool.submit(_work, self._store, run, agent, sandbox, client, cancelled)
            self._jobs[run.id] = _Job(future, cancelled)

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


def _work(
    store: RunStore, run: Run, agent: Agent, sandbox: Sandbox, client: Client | None, cancelled: Signal
) -> None:
    store.finish(
        execute(run, agent, sandbox, partial(store.tell, run.id), client=client, cancelled=cancelled)
    )
