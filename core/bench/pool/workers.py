"""A pool of worker processes that serve a fair queue: one that is killed costs its own work one retry, others nothing.

Each worker is an executor of its own with one process: the pools of `concurrent.futures` and loky give up all their work
when one of their processes ends.
"""

import logging
import os
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from threading import Condition, Thread
from typing import Any

import loky
from loky.backend.context import LokyContext
from loky.process_executor import BrokenProcessPool, ShutdownExecutorError

from core.bench.pool.queue import FairQueue, Ticket
from core.bench.pool.signals import SharedFlag, listen
from core.errors import TripStudioError

# by its class: the copy of loky inside joblib registers its own under the same name
_CONTEXT = LokyContext()
_ATTEMPTS = 2
_LISTEN = 0.05
"""Seconds between two looks whether work that tells of what it finds is done."""
_CLOSING = 5.0
"""Seconds that a pool which is closed waits for its threads: one may be about to begin a process."""
_log = logging.getLogger(__name__)


class WorkerLostError(TripStudioError):
    """The process that did some work ended twice before the work was done, such as for want of memory, or was closed."""


@dataclass(slots=True)
class _Work:
    ticket: Ticket
    call: Callable[[], Any]
    future: Future[Any]
    tell: Callable[[Any], None] | None = None


@dataclass(frozen=True, slots=True)
class _Process:
    """A worker process: its executor, and what it tells of on the way."""

    executor: loky.ProcessPoolExecutor
    told: Connection

    def end(self) -> None:
        """Kill the process. Whoever listens to it is told so by its executor, and closes what it tells by itself: a
        connection that another thread closes may be somebody else's by the time it is read."""
        # its pipes are gone where it has ended by itself
        with suppress(OSError):
            self.executor.shutdown(wait=True, kill_workers=True)


@dataclass(slots=True)
class _Worker:
    """One worker: its process, what it works on, the flag that asks it to stop, and that of runs that wait. One thread
    alone serves it."""

    prepare: Callable[[], None]
    others: SharedFlag
    flag: SharedFlag = field(default_factory=lambda: _CONTEXT.Event())
    work: _Work | None = None
    process: _Process | None = None

    def start(self) -> _Process:
        """The process, ready for work; a new one where there is none, or where the last one has ended."""
        if self.process is None:
            told, tells = _CONTEXT.Pipe(duplex=False)
            executor = loky.ProcessPoolExecutor(
                1,
                timeout=None,
                context=_CONTEXT,
                initializer=listen,
                initargs=(self.flag, self.others, tells, os.getpid(), self.prepare),
            )
            self.process = _Process(executor, told)
            executor.submit(_ready).result()
            # the process has its own end: what it tells of ends with it
            tells.close()
        return self.process

    def do(self, work: _Work) -> Any:
        """Let the process do some work, and pass on what it tells of."""
        process = self.start()
        done = process.executor.submit(work.call)
        if work.tell is not None:
            # where the process ends, its executor says so
            with suppress(EOFError, OSError):
                while not done.done() or process.told.poll():
                    if process.told.poll(_LISTEN):
                        work.tell(process.told.recv())
        return done.result()

    def drop(self) -> None:
        """Let go of the process, which is ended where it still lives. Only for the thread that serves the worker."""
        if self.process is not None:
            self.process.end()
            self.process.told.close()
        self.process = None


class Workers:
    """So many worker processes, which end with this process. Safe between threads.

    `prepare` is called in each process before its first work, so that what takes long to load is there already.
    """

    def __init__(self, count: int, prepare: Callable[[], None] = lambda: None) -> None:
        self._queue = FairQueue(most_asides=max(1, count // 2))
        self._works: dict[str, _Work] = {}
        self._changed = Condition()
        self._open = True
        self._others: SharedFlag = _CONTEXT.Event()
        self._workers = tuple(_Worker(prepare, self._others) for _ in range(count))
        self._threads = [
            Thread(target=self._serve, args=(worker,), name=f"worker-{number}", daemon=True)
            for number, worker in enumerate(self._workers)
        ]
        for thread in self._threads:
            thread.start()

    def submit(
        self, ticket: Ticket, call: Callable[[], Any], tell: Callable[[Any], None] | None = None
    ) -> Future[Any]:
        """Let a call wait for its turn; `tell` is given what it tells of on the way (`signals.tell`).

        Its future is cancelled where newer work of the owner takes its place. It raises WorkerLostError where the
        process ends twice, and else what the call raises. Work beside the runs is asked to end where a run would
        have to wait for it.
        """
        work = _Work(ticket=ticket, call=call, future=Future(), tell=tell)
        with self._changed:
            dropped = [self._works.pop(old.id) for old in self._queue.put(ticket)]
            self._works[ticket.id] = work
            if ticket.kind == "run" and self._are_all_at_work:
                self._make_room()
            self._tell_who_waits()
            self._changed.notify()
        for old in dropped:
            old.future.cancel()
        return work.future

    @property
    def _are_all_at_work(self) -> bool:
        return all(worker.work is not None for worker in self._workers)

    def _tell_who_waits(self) -> None:
        """Let the processes know whether a run waits for one of them."""
        if self._queue.has_runs and self._are_all_at_work:
            self._others.set()
        else:
            self._others.clear()

    def _make_room(self) -> None:
        for worker in self._workers:
            if worker.work is not None and worker.work.ticket.kind == "aside":
                worker.flag.set()

    def cancel(self, ticket_id: str) -> None:
        """Take work that waits away, which cancels its future; ask work that is being done to end."""
        with self._changed:
            waiting = self._queue.remove(ticket_id)
            work = self._works.pop(ticket_id, None) if waiting is not None else None
            self._tell_who_waits()
            for worker in self._workers:
                if worker.work is not None and worker.work.ticket.id == ticket_id:
                    worker.flag.set()
        if work is not None:
            work.future.cancel()

    def place(self, ticket_id: str) -> int | None:
        """The place of work in the queue, from 1; None where it does not wait."""
        with self._changed:
            return self._queue.place(ticket_id)

    def close(self) -> None:
        """End all processes; what waits is cancelled, what is being done is lost."""
        with self._changed:
            self._open = False
            waiting = [work for work in self._works.values() if self._queue.remove(work.ticket.id)]
            self._changed.notify_all()
        for work in waiting:
            work.future.cancel()
        for worker in self._workers:
            if (process := worker.process) is not None:
                process.end()
        for thread in self._threads:
            # they let go of the processes and of the semaphores that are shared with them
            thread.join(_CLOSING)

    def _serve(self, worker: _Worker) -> None:
        # the first work finds out, if there is any; a program that is ending (RuntimeError) begins no process
        with suppress(BrokenProcessPool, ShutdownExecutorError, RuntimeError):
            worker.start()
        self._work_off(worker)
        worker.drop()

    def _work_off(self, worker: _Worker) -> None:
        while (work := self._next(worker)) is not None:
            try:
                work.future.set_result(self._done(worker, work))
            except Exception as error:  # noqa: BLE001 - it is the caller's, who finds it in the future
                work.future.set_exception(error)
            finally:
                with self._changed:
                    worker.work = None
                    self._queue.finish(work.ticket)
                    self._works.pop(work.ticket.id, None)
                    self._changed.notify_all()

    def _next(self, worker: _Worker) -> _Work | None:
        with self._changed:
            while self._open:
                ticket = self._queue.take()
                if ticket is not None:
                    worker.flag.clear()
                    worker.work = self._works[ticket.id]
                    self._tell_who_waits()
                    worker.work.future.set_running_or_notify_cancel()
                    return worker.work
                self._changed.wait()
        return None

    def _done(self, worker: _Worker, work: _Work) -> Any:
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                return worker.do(work)
            except (BrokenProcessPool, ShutdownExecutorError):
                worker.drop()
                if not self._open:
                    raise _closed() from None
                _log.warning("the process that worked on %s ended (attempt %d)", work.ticket.id, attempt)
        raise WorkerLostError(
            "处理这个请求的进程两次意外结束，可能是内存不足；请再试一次",
            "the process that worked on this ended twice, perhaps for want of memory: try again",
        )


def _closed() -> WorkerLostError:
    return WorkerLostError(
        "服务在处理完这个请求之前关闭了；请再试一次",
        "the studio was closed before this was done: try again",
    )


def _ready() -> None:
    """Nothing: the process is there once it is done."""
