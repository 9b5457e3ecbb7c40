"""Runs in worker processes, and searches beside them on threads; pages read what they find from the store.

Nothing in here touches the screen: a run outlives the page that began it, but not the last tab that showed it.
"""

import logging
import time
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Event as Signal
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

import streamlit as st
from streamlit import runtime
from streamlit.runtime.scriptrunner import get_script_run_ctx

from core.bench.execution import STOPPED, reason_of
from core.bench.queue import Ticket
from core.bench.runs import RunStore
from core.bench.work import get_ready, run_to_its_end
from core.bench.workers import Workers
from core.errors import TripStudioError
from core.model.run import Run

Item = TypeVar("Item")

_log = logging.getLogger(__name__)


class Jobs:
    """The runs that a pool of worker processes does or will do. What they tell and find goes into the store of runs.

    A run belongs to who looked at it last. Where `is_present` says that they have left, and nobody else looks at it
    for `patience` seconds, it is ended. Safe between threads.
    """

    def __init__(
        self,
        home: Path,
        store: RunStore,
        workers: Workers,
        is_present: Callable[[str], bool] = lambda owner: True,
        patience: float = 5.0,
    ) -> None:
        self._home, self._store, self._workers = home, store, workers
        self._is_present, self._patience = is_present, patience
        self._futures: dict[str, Future[None]] = {}
        self._looked: dict[str, tuple[str, float]] = {}
        self._lock = Lock()
        Thread(target=self._end_what_was_left, name="jobs", daemon=True).start()

    def start(self, run: Run, owner: str) -> None:
        """Keep the run in the store and let it wait for its turn; the owner's older ones that still wait are dropped."""
        self._store.begin(run)
        self.look(run.id, owner)
        call = partial(run_to_its_end, self._home, self._store.path, run)
        future = self._workers.submit(Ticket(run.id, owner), call)
        with self._lock:
            self._futures[run.id] = future
        future.add_done_callback(partial(self._over, run))

    def stop(self, run_id: str) -> None:
        """Ask a run to end; it is over soon after. Nothing happens where it is over already."""
        self._workers.cancel(run_id)

    def wait(self, run_id: str, seconds: float) -> bool:
        """Wait for the end of a run, no longer than so many seconds; whether it is over."""
        future = self._futures.get(run_id)
        return future is None or not wait([future], timeout=seconds).not_done

    def place(self, run_id: str) -> int | None:
        """The place of a run among those that wait, from 1; None where it does not wait."""
        return self._workers.place(run_id)

    def look(self, run_id: str, owner: str) -> None:
        """Somebody looks at a run, so that it goes on."""
        with self._lock:
            self._looked[run_id] = (owner, time.monotonic())

    def _over(self, run: Run, future: Future[None]) -> None:
        """The run has ended in its own process, or will never begin, or its process was lost."""
        if future.cancelled():
            self._store.finish(replace(run, status="stopped", reason=STOPPED, seconds=0.0))
        elif (error := future.exception()) is not None:
            self._store.finish(replace(run, status="failed", reason=reason_of(error, run.agent)))
        with self._lock:
            self._futures.pop(run.id, None)
            self._looked.pop(run.id, None)

    def _end_what_was_left(self) -> None:
        while True:
            time.sleep(self._patience / 5)
            now = time.monotonic()
            with self._lock:
                for run_id, (owner, _) in self._looked.items():
                    if self._is_present(owner):
                        self._looked[run_id] = (owner, now)
                left = [run_id for run_id, (_, at) in self._looked.items() if now - at > self._patience]
            for run_id in left:
                self.stop(run_id)


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
def jobs(_store: RunStore, home: str, workers: int, sandbox: str) -> Jobs:
    """The jobs of this process on the store of a data home, most of them in a sandbox."""
    return Jobs(Path(home), _store, _pool(workers, partial(get_ready, Path(home), sandbox)), _is_here)


@st.cache_resource(show_spinner=False)
def _pool(workers: int, _prepare: Callable[[], None]) -> Workers:
    return Workers(workers, _prepare)


def visitor() -> str:
    """Who looks at the page: the session that it is drawn for."""
    context = get_script_run_ctx()
    return context.session_id if context is not None else ""


def _is_here(session: str) -> bool:
    """Whether the tab of a session is open."""
    return not runtime.exists() or runtime.get_instance().is_active_session(session)
