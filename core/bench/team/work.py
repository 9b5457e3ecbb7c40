"""What a worker process does with a run of a team: it takes it up, does it, and keeps what it found if it is still its own."""

import logging
from dataclasses import dataclass
from pathlib import Path
from threading import Event as Signal

from tenacity import Retrying, retry_if_exception_type, stop_after_delay, wait_fixed

from core.agents.events import Event
from core.bench.pool.signals import begin_work
from core.bench.pool.work import planned, run_store
from core.bench.store.attempts import Attempt, TakenError
from core.database import DatabaseAddress
from core.errors import StoreError

_PATIENTLY = Retrying(
    retry=retry_if_exception_type(StoreError), wait=wait_fixed(0.5), stop=stop_after_delay(20), reraise=True
)
"""So long a plan that is made waits for a database that went away, before it is made anew."""
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Telling:
    """Tells of the events of an attempt, and remembers why it could not: that is no fault of the method's."""

    attempt: Attempt
    cancelled: Signal
    lost: StoreError | TakenError | None = None

    def __call__(self, seconds: float, event: Event) -> None:
        try:
            self.attempt.tell(seconds, event)
        except (StoreError, TakenError) as error:
            self.lost = error
            self.cancelled.set()
            raise


def take_up(home: Path, runs: DatabaseAddress, run_id: str) -> None:
    """Do a run of the queue to its end. Raises StoreError where the database went away on the way: it is to be done again.

    Nothing is done where the run is over, and nothing kept where another process has taken it up meanwhile.
    """
    cancelled = begin_work()
    attempt = Attempt(run_store(runs), run_id)
    telling = _Telling(attempt, cancelled)
    try:
        ended = planned(home, attempt.take(), telling, cancelled)
        if telling.lost is not None:
            raise telling.lost
        _PATIENTLY(attempt.finish, ended)
    except TakenError as error:
        _log.warning("%s", error)
