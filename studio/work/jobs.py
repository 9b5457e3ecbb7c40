"""Runs in worker processes; pages read what they find from the store.

Nothing in here touches the screen: a run outlives the page that began it, but not the last tab that showed it.
"""

import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
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
from core.bench.pool.work import get_ready, look_again, run_to_its_trip
from core.bench.pool.workers import Workers
from core.bench.store.runs import RunStore
from core.database import is_shared
from core.model.run import Run
from studio.memo import Memo
from studio.settings import Settings
from studio.work.searches import Searches

if TYPE_CHECKING:
    # a team's alone
    from studio.work.team import TeamJobs

_END = 0.5
"""Seconds from when the store knows of the end of a run to when everybody does."""
_log = logging.getLogger(__name__)


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
        self._ends: dict[str, Signal] = {}
        self._again: set[str] = set()
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
        call = partial(run_to_its_trip, self._home, self._store.place, run)
        end = Signal()
        with self._lock:
            self._ends[run.id] = end
        future = self._workers.submit(Ticket(run.id, owner), call)
        future.add_done_callback(partial(self._over, run, end))

    def stop(self, run_id: str) -> None:
        """Ask a run to end; it is over soon after. Nothing happens where it is over already, but for `let_stand`."""
        self._workers.cancel(run_id)
        self.let_stand(run_id)

    def wait(self, run_id: str, seconds: float) -> bool:
        """Wait for the end of a run, no longer than so many seconds; whether it is over."""
        end = self._ends.get(run_id)
        return end is None or end.wait(seconds)

    def place(self, run_id: str) -> int | None:
        """The place of a run among those that wait, from 1; None where it does not wait."""
        return self._workers.place(run_id)

    def is_looked_at_again(self, run_id: str) -> bool:
        """Whether a run that is over, since others waited, is still to be told how good its trip is: it may get a better one."""
        # the store may know of its end before this process does
        self.wait(run_id, _END)
        with self._lock:
            return run_id in self._again

    def let_stand(self, run_id: str) -> None:
        """The trip of a run stays as it is from now on: somebody works with it."""
        self._workers.cancel(_again(run_id))

    def look(self, run_id: str, owner: str) -> None:
        """Somebody looks at a run, so that it goes on."""
        with self._lock:
            self._looked[run_id] = (owner, time.monotonic())

    def _look_again(self, run: Run) -> None:
        """Let a trip that stands be looked at once nobody waits for one; nobody's own, so that what is newer does not drop it."""
        ticket = Ticket(_again(run.id), _again(run.id), "again")
        future = self._workers.submit(ticket, partial(look_again, self._home, self._store.place, run))
        future.add_done_callback(partial(self._looked_again, run))

    def _looked_again(self, run: Run, future: Future[None]) -> None:
        with self._lock:
            self._again.discard(run.id)
        if not future.cancelled() and (error := future.exception()) is not None:
            # its trip stays as it is
            _log.warning("the trip of %s was not looked at again: %s", run.id, error)

    def _over(self, run: Run, end: Signal, future: Future[bool]) -> None:
        """The run has ended in its own process, or will never begin, or its process was lost."""
        if future.cancelled():
            self._store.finish(replace(run, status="stopped", reason=STOPPED, seconds=0.0))
        elif (error := future.exception()) is not None:
            self._store.finish(replace(run, status="failed", reason=reason_of(error, run.agent)))
        elif future.result():
            with self._lock:
                self._again.add(run.id)
            self._look_again(run)
        with self._lock:
            self._looked.pop(run.id, None)
            self._ends.pop(run.id, None)
        end.set()

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


def _again(run_id: str) -> str:
    """The ticket of a further look at a run."""
    return f"{run_id}-again"


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
    from studio.work.team import TeamJobs

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
