"""Searches beside the runs, such as trying changes of a request, in the same worker processes.

What they find is kept in memory by its key, for all sessions that look.
"""

import logging
import time
from collections.abc import Hashable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event as Signal
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

from core.bench.pool import beside
from core.bench.pool.queue import Ticket
from core.bench.pool.workers import Workers
from core.errors import TripStudioError

Item = TypeVar("Item", covariant=True)
POLL = 0.5
"""Seconds between two looks at what was found."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Findings(Generic[Item]):
    """What a search has found so far, and whether it is over."""

    items: tuple[Item, ...] = ()
    is_over: bool = False


@dataclass(slots=True)
class _Search:
    """A search: what it found in this attempt and in all, when it was looked at last, and whether it is at work."""

    findings: Findings[Any]
    ticket: Ticket
    looked: float
    found: tuple[Any, ...] = ()
    is_at_work: bool = True


class Searches:
    """The searches of a pool of workers on the sandboxes of a data home. Safe between threads.

    A search goes on for as long as somebody looks at it every `patience` seconds. One that was left, or had to make
    room for a run, begins anew with the next look; what it had found stays.
    """

    def __init__(self, home: Path, workers: Workers, kept: int = 64, patience: float = 10.0) -> None:
        self._home, self._workers = home, workers
        self._kept, self._patience = kept, patience
        self._searches: dict[Hashable, _Search] = {}
        self._count = 0
        self._lock = Lock()
        self._closed = Signal()
        Thread(target=self._end_what_was_left, name="searches", daemon=True).start()

    def close(self) -> None:
        """Look after the searches no more."""
        self._closed.set()

    def look(self, key: Hashable, sandbox: str, seconds: float, search: beside.Search) -> Findings[Any]:
        """What is found for a key; the first look begins the search, for so many seconds of work at most."""
        with self._lock:
            known = self._searches.get(key)
            if known is not None and (known.is_at_work or known.findings.is_over):
                known.looked = time.monotonic()
                return known.findings
            for oldest in list(self._searches)[: max(0, len(self._searches) - self._kept + 1)]:
                del self._searches[oldest]
            self._count += 1
            # nobody's own: a second search of a page does not take the place of its first
            ticket = Ticket(f"search-{self._count}", f"search-{self._count}", "aside")
            begun = _Search(known.findings if known is not None else Findings(), ticket, time.monotonic())
            self._searches[key] = begun
        call = partial(beside.search, self._home, sandbox, seconds, search)
        future = self._workers.submit(ticket, call, partial(self._hear, begun))
        future.add_done_callback(partial(self._over, begun))
        return begun.findings

    def _hear(self, search: _Search, item: object) -> None:
        with self._lock:
            search.found = (*search.found, item)
            if len(search.found) > len(search.findings.items):
                search.findings = Findings(search.found)

    def _over(self, search: _Search, future: Future[bool]) -> None:
        with self._lock:
            search.is_at_work = False
            if future.cancelled():
                return
            error = future.exception()
            search.findings = Findings(search.findings.items, is_over=error is not None or future.result())
        if isinstance(error, TripStudioError):
            _log.warning("a search ended early: %s", error)
        elif error is not None:
            # it has found what it has; the log says where it crashed
            _log.error("a search crashed", exc_info=error)

    def _end_what_was_left(self) -> None:
        while not self._closed.wait(self._patience / 5):
            long_ago = time.monotonic() - self._patience
            with self._lock:
                left = [one for one in self._searches.values() if one.is_at_work and one.looked < long_ago]
            for search in left:
                self._workers.cancel(search.ticket.id)
