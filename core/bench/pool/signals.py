"""In a worker process: what it hears of the process that began it, what it tells it, and the bounds that it works in."""

import os
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from threading import Event as Signal
from threading import Lock, Thread
from typing import Protocol

from core.bench.pool.collector import collect_rarely, pass_over_what_is_there
from core.files.log import quiet_log

_FLAG_LOOK = 0.05
"""Seconds between two looks at the flag."""
MOST_MEMORY = 1024
"""Megabytes that one worker process may hold; ordinary work takes a quarter of it."""
_GENTLY = 5
"""By so much a worker gives way to the process that draws the pages."""


class SharedFlag(Protocol):
    """An event that two processes share."""

    def is_set(self) -> bool:
        """Whether the work at hand is to end."""
        ...

    def set(self) -> None:
        """Ask the work at hand to end."""
        ...

    def clear(self) -> None:
        """Nothing is to end."""
        ...


class _Hand:
    """The work at hand: a signal of its own, so that a late word about the one before does not end it; whom it tells, and
    the flag of runs that wait for it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._signal = Signal()
        self.tells: Connection | None = None
        self.others: SharedFlag | None = None

    def begin(self) -> Signal:
        with self._lock:
            self._signal = Signal()
            return self._signal

    def look(self, flag: SharedFlag) -> None:
        with self._lock:
            if flag.is_set():
                self._signal.set()


_HAND = _Hand()


def listen(
    flag: SharedFlag, others: SharedFlag, tells: Connection, parent: int, prepare: Callable[[], None]
) -> None:
    """Follow the flag from now on, and end where the process that began this one is gone; then get ready for work.

    The parent's id is told and not asked for: it may be gone before this one has come so far.
    """
    quiet_log()
    _HAND.tells, _HAND.others = tells, others
    Thread(target=_follow, args=(flag, parent), name="signals", daemon=True).start()
    _keep_within_bounds()
    collect_rarely()
    prepare()
    pass_over_what_is_there()


def others_wait() -> bool:
    """Whether runs wait for a worker process to be free."""
    return _HAND.others is not None and _HAND.others.is_set()


def tell(item: object) -> None:
    """Tell the process that began this one of something that the work at hand has found."""
    if _HAND.tells is not None:
        _HAND.tells.send(item)


def _keep_within_bounds() -> None:
    """Memory has a limit, beyond which there is a MemoryError; and pages come before plans."""
    if sys.platform != "win32":
        import resource

        os.nice(_GENTLY)
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY << 20, hard))


def begin_work() -> Signal:
    """The signal that is set when the work which begins now is to end."""
    return _HAND.begin()


def _follow(flag: SharedFlag, parent: int) -> None:
    while os.getppid() == parent:
        _HAND.look(flag)
        time.sleep(_FLAG_LOOK)
    # nobody waits for what this process does
    os._exit(1)
