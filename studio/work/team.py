"""Runs of a team: they wait in the database for the workers of any of its processes; pages see them through the database."""

import time
from collections.abc import Callable
from threading import Event as Signal
from threading import Lock, Thread

from core.bench.team.queue import TeamQueue
from core.bench.team.serving import Serving
from core.errors import StoreError
from core.model.run import Run

_POLL = 0.1
"""Seconds between two looks of a page that waits for a quick run."""


class TeamJobs:
    """The runs of a team as one of its processes begins, stops and looks at them, and does its part of them.

    A run that nobody looks at in any process is ended by the process where it was looked at last, after `patience`
    seconds: so long may readers of a process that is gone take to come to another. Safe between threads.
    """

    def __init__(
        self,
        queue: TeamQueue,
        serving: Serving,
        is_present: Callable[[str], bool] = lambda owner: True,
        patience: float = 15.0,
    ) -> None:
        self._queue, self._serving = queue, serving
        self._is_present, self._patience = is_present, patience
        self._owners: dict[str, str] = {}
        self._lock = Lock()
        self._closed = Signal()
        Thread(target=self._look_after_all, name="team jobs", daemon=True).start()

    def close(self) -> None:
        """Look after the runs no more, and take up none."""
        self._closed.set()
        self._serving.close()

    def start(self, run: Run, owner: str) -> None:
        """Keep the run in the store and let it wait for its turn; the owner's older ones that still wait are dropped."""
        self._queue.put(run, owner)
        self.look(run.id, owner)

    def stop(self, run_id: str) -> None:
        """Ask a run to end, whichever process does it; nothing happens where it is over already."""
        self._queue.stop(run_id)

    def wait(self, run_id: str, seconds: float) -> bool:
        """Wait for the end of a run, no longer than so many seconds; whether it is over."""
        ends = time.monotonic() + seconds
        while not (is_over := self._queue.is_over(run_id)) and time.monotonic() < ends:
            time.sleep(_POLL)
        return is_over

    def place(self, run_id: str) -> int | None:
        """The place of a run among those that wait, from 1; None where it does not wait."""
        return self._queue.place(run_id)

    def is_looked_at_again(self, run_id: str) -> bool:
        """Never: a run of a team is over when all is known of it."""
        return False

    def let_stand(self, run_id: str) -> None:
        """Nothing: it does."""

    def look(self, run_id: str, owner: str) -> None:
        """Somebody looks at a run, so that it goes on."""
        with self._lock:
            self._owners[run_id] = owner

    def _look_after_all(self) -> None:
        while not self._closed.wait(self._patience / 5):
            try:
                self._look_after()
            except StoreError:
                # the database is away, as whoever serves has said; the next look tries again
                continue

    def _look_after(self) -> None:
        with self._lock:
            owners = dict(self._owners)
        if not owners:
            return
        seen = {run_id for run_id, owner in owners.items() if self._is_present(owner)}
        self._queue.look(seen)
        unseen = self._queue.unseen(owners)
        for run_id in unseen.keys() - seen:
            if unseen[run_id] > self._patience:
                self._queue.stop(run_id)
        with self._lock:
            for run_id in owners.keys() - unseen.keys():
                self._owners.pop(run_id, None)
