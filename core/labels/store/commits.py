"""Writes of many threads to one SQLite file: those that come while another is kept are kept together after it.

A file has one writer at a time, and what makes a write lasting costs more than the write itself. So whoever's turn it is
does all that waits, in the order in which it came, and makes it lasting at once; nobody is told before that.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Condition
from typing import Any, TypeVar

import sqlalchemy as sa

from core.errors import StoreError

Answer = TypeVar("Answer")
Write = Callable[[sa.Connection], Answer]
_Waiting = tuple[Write[Any], Future[Any]]


class SharedCommits:
    """The one writer of a SQLite file in this process; safe between threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Waiting] = deque()
        self._turn = Condition()
        self._is_writing = False

    def run(self, job: Write[Answer]) -> Answer:
        """What the job returns, once all that it wrote is on the disk. It is done again where it was kept with one that
        failed, so it may do nothing but write to the connection that it is given."""
        kept: Future[Answer] = Future()
        self._waiting.append((job, kept))
        with self._writing(kept.done) as is_my_turn:
            if is_my_turn:
                self._keep([self._waiting.popleft() for _ in range(len(self._waiting))])
        return kept.result()

    @contextmanager
    def alone(self) -> Iterator[sa.Connection]:
        """A transaction of its own: all that is done in it is kept at its end, or nothing."""
        with self._writing(lambda: False), self._begun() as connection:
            yield connection

    @contextmanager
    def _writing(self, is_over: Callable[[], bool]) -> Iterator[bool]:
        """Wait for one's turn to write, or until there is nothing left to wait for; whether it is one's turn."""
        with self._turn:
            self._turn.wait_for(lambda: is_over() or not self._is_writing)
            if is_over():
                is_my_turn = False
            else:
                is_my_turn = self._is_writing = True
        try:
            yield is_my_turn
        finally:
            if is_my_turn:
                with self._turn:
                    self._is_writing = False
                    self._turn.notify_all()

    @contextmanager
    def _begun(self) -> Iterator[sa.Connection]:
        with self._engine.begin() as connection:
            # the writer is known before it reads: what it has read is still so when it writes
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    def _keep(self, waiting: Sequence[_Waiting]) -> None:
        try:
            with self._begun() as connection:
                outcomes = [job(connection) for job, _ in waiting]
        except Exception as error:  # noqa: BLE001 - whoever waits for a write is told why it failed
            if len(waiting) == 1 or isinstance(error, StoreError):
                for _, kept in waiting:
                    kept.set_exception(error)
                return
            for one in waiting:
                self._keep([one])
            return
        for (_, kept), outcome in zip(waiting, outcomes, strict=True):
            kept.set_result(outcome)


class OwnTransactions:
    """Writes to a server, each in a transaction of its own: the server sees to the rest."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def run(self, job: Write[Answer]) -> Answer:
        """What the job returns, once all that it wrote is lasting."""
        with self._engine.begin() as connection:
            return job(connection)

    @contextmanager
    def alone(self) -> Iterator[sa.Connection]:
        """A transaction: all that is done in it is kept at its end, or nothing."""
        with self._engine.begin() as connection:
            yield connection
