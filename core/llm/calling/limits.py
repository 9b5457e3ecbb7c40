"""How many calls a server is asked at the same time and in a minute."""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from threading import BoundedSemaphore, Event, Lock
from typing import Protocol

from core.errors import CallCancelledError

# seconds between two looks whether the call is still wanted
_PLACE_LOOK = 0.05


def cancelled() -> CallCancelledError:
    """The call is not wanted any more."""
    return CallCancelledError(
        "运行已停止或时间已到，模型调用中止", "the run was stopped or its time was up during a call"
    )


class Turning(Protocol):
    """What gives each call its turn: `Turns`, or what holds a limit over several processes."""

    def turn(self, unwanted: Event) -> AbstractContextManager[None]:
        """Wait for a turn. Raises CallCancelledError when `unwanted` is set meanwhile."""
        ...


class Turns:
    """Gives each call its turn: at most `concurrency` at once, begun no closer than a minute allows."""

    def __init__(self, concurrency: int, requests_per_minute: int | None) -> None:
        self._places = BoundedSemaphore(concurrency)
        self._gap = 60.0 / requests_per_minute if requests_per_minute else 0.0
        self._next = 0.0
        self._lock = Lock()

    @contextmanager
    def turn(self, unwanted: Event) -> Iterator[None]:
        """Wait for a turn. Raises CallCancelledError when `unwanted` is set meanwhile."""
        while not self._places.acquire(timeout=_PLACE_LOOK):
            if unwanted.is_set():
                raise cancelled()
        try:
            if unwanted.wait(self._until_start()):
                raise cancelled()
            yield
        finally:
            self._places.release()

    def _until_start(self) -> float:
        with self._lock:
            now = time.monotonic()
            start = max(now, self._next)
            self._next = start + self._gap
            return start - now
