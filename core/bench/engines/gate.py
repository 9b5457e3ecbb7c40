"""The limits of a model's profile over many workers: one gate for all, that each of them asks before a call."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock
from typing import Protocol

from core.llm.calling.limits import cancelled

_PLACE_LOOK = 0.05
"""Seconds between two looks whether there is a place."""


class Gate:
    """At most `concurrency` calls at once, begun no closer than a minute allows. Safe between threads."""

    def __init__(self, concurrency: int, requests_per_minute: int | None) -> None:
        self._free = concurrency
        self._gap = 60.0 / requests_per_minute if requests_per_minute else 0.0
        self._next = 0.0
        self._held = Counter[str]()
        self._gone = set[str]()
        self._lock = Lock()

    def ask(self, holder: str = "") -> float | None:
        """Take a place: in how many seconds the call may begin; None where all places are taken."""
        with self._lock:
            if not self._free or holder in self._gone:
                return None
            self._free -= 1
            self._held[holder] += 1
            now = time.monotonic()
            start = max(now, self._next)
            self._next = start + self._gap
            return start - now

    def leave(self, holder: str = "") -> None:
        """Give a place back."""
        with self._lock:
            if self._held[holder]:
                self._held[holder] -= 1
                self._free += 1

    def forget(self, holder: str) -> None:
        """Take back all places of a holder that is gone, and give it no other: what it asked may still be on its way."""
        with self._lock:
            self._gone.add(holder)
            self._free += self._held.pop(holder, 0)


class AskedGate(Protocol):
    """A gate in another process, as one holder sees it."""

    def ask(self) -> float | None:
        """See `Gate.ask`."""
        ...

    def leave(self) -> None:
        """See `Gate.leave`."""
        ...


class GatedTurns:
    """Gives each call of this worker its turn, as a gate in another process allows (`core.llm.calling.limits.Turning`)."""

    def __init__(self, gate: AskedGate) -> None:
        self._gate = gate

    @contextmanager
    def turn(self, unwanted: Event) -> Iterator[None]:
        """Wait for a turn. Raises CallCancelledError when `unwanted` is set meanwhile."""
        while (pause := self._gate.ask()) is None:
            if unwanted.wait(_PLACE_LOOK):
                raise cancelled()
        try:
            if unwanted.wait(pause):
                raise cancelled()
            yield
        finally:
            self._gate.leave()
