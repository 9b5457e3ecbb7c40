"""Runs in worker processes; pages read what they find from the store.

Nothing in here touches the screen: a run outlives the page that began it, but not the last tab that showed it.
"""

import time
from collections.abc import Callable
from concurrent.futures import Future, wait
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event as Signal
from threading import Lock, Thread
from typing import TYPE_CHECKING

from streamlit import runtime
from streamlit.runtime.scriptrunner import get_script_run_ctx

from core.bench.execution import STOPPED, reason_of
from core.bench.pool.queue import Ticket
from core.bench.pool.work import get_ready, run_to_its_end
from core.bench.pool.workers import Workers
from core.bench.store.runs import RunStore
from core.database import is_shared
from core.model.run import Run
from studio.memo import Memo
from studio.searches import Searches
from studio.settings import Settings

if TYPE_CHECKING:
    # a team's alone
    from studio.team import TeamJobs


class Jobs:
    """The runs that a pool of worker processes does or will do. What they tell and find goes into the store of runs.

    A run belongs to who looked at it last. Where `is_present` says that they have left, and nobody else looks at it
    for `patience` seconds, it is ended. Safe between threads.
    """

    def __init__(
        self,
        *,
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
        self._closed = Signal()
        Thread(target=self._end_what_was_left, name="jobs", daemon=True).start()

    def close(self) -> None:
        """Look after the runs no more."""
        self._closed.set()

    def start(self, run: Run, owner: str) -> None:
        """Keep the run in the store and let it wait for its turn; the owner's older ones that still wait are dropped."""
        self._store.begin(run)
        self.look(run.id, owner)
        call = partial(run_to_its_end, self._home, self._store.place, run)
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
        while not self._closed.wait(self._patience / 5):
            now = time.monotonic()
            with self._lock:
                for run_id, (owner, _) in self._looked.items():
                    if self._is_present(owner):
                        self._looked[run_id] = (owner, now)
                left = [run_id for run_id, (_, at) in self._looked.items() if now - at > self._patience]
            for run_id in left:
                self.stop(run_id)


def jobs(store: RunStore, settings: Settings) -> "Jobs | TeamJobs":
    """The jobs of this process on the store of a data home, or its part in those of a team's database."""
    home = settings.home
    if is_shared(store.place):
        return _TEAM_JOBS.get((home, store.place), lambda: _team_jobs(store, settings))
    return _JOBS.get(home, lambda: Jobs(home=home, store=store, workers=pool(settings), is_present=_is_here))


def searches(settings: Settings) -> Searches:
    """The searches of this process on a data home, beside its jobs."""
    home = settings.home
    return _SEARCHES.get(home, lambda: Searches(home, pool(settings)))


def pool(settings: Settings) -> Workers:
    """The worker processes of this process, most of whose work is in one sandbox of a data home; begun with the first call."""
    count, home, sandbox = settings.workers, settings.home, settings.sandbox
    return _POOLS.get((count, home, sandbox), lambda: Workers(count, partial(get_ready, home, sandbox)))


def let_go() -> None:
    """Take no more runs of a team; those at work have a moment to end, and then wait for another process."""
    _TEAM_JOBS.clear()


def _team_jobs(store: RunStore, settings: Settings) -> "TeamJobs":
    # its libraries come with the driver of the database
    from core.bench.team.queue import TeamQueue
    from core.bench.team.serving import Serving
    from studio.team import TeamJobs

    queue = TeamQueue(store)
    return TeamJobs(
        queue,
        Serving(queue=queue, home=settings.home, workers=pool(settings), at_once=settings.workers),
        _is_here,
    )


def _close(jobs: "TeamJobs") -> None:
    jobs.close()


_JOBS: Memo[Jobs] = Memo(4, Jobs.close)
_TEAM_JOBS: "Memo[TeamJobs]" = Memo(4, _close)
_SEARCHES: Memo[Searches] = Memo(4, Searches.close)
_POOLS: Memo[Workers] = Memo(4, Workers.close)


def visitor() -> str:
    """Who looks at the page: the session that it is drawn for."""
    context = get_script_run_ctx()
    return context.session_id if context is not None else ""


def _is_here(session: str) -> bool:
    """Whether the tab of a session is open."""
    return not runtime.exists() or runtime.get_instance().is_active_session(session)
