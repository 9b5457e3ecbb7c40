"""In a worker process: the signal of the work at hand, which another process may set; and the end with that process."""

import os
import time
from collections.abc import Callable
from threading import Event as Signal
from threading import Lock, Thread
from typing import Protocol

_LOOK = 0.05
"""Seconds between two looks at the flag."""


class Flag(Protocol):
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
    """The work at hand: a signal of its own, so that a late word about the one before does not end it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._signal = Signal()

    def begin(self) -> Signal:
        with self._lock:
            self._signal = Signal()
            return self._signal

    def look(self, flag: Flag) -> None:
        with self._lock:
            if flag.is_set():
                self._signal.set()


_HAND = _Hand()


def listen(flag: Flag, prepare: Callable[[], None]) -> None:
    """Follow the flag from now on, and end where the process that began this one is gone; then get ready for work."""
    Thread(target=_follow, args=(flag, os.getppid()), name="signals", daemon=True).start()
    prepare()


def begin_work() -> Signal:
    """The signal that is set when the work which begins now is to end."""
    return _HAND.begin()


def _follow(flag: Flag, parent: int) -> None:
    while os.getppid() == parent:
        _HAND.look(flag)
        time.sleep(_LOOK)
    os._exit(1)  # nobody waits for what this process does
