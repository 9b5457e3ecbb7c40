"""The engine `local`: this process, or worker processes of this machine."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.managers import BaseManager
from typing import Any

from core.bench.engines.gate import AskedGate, Gate, GatedTurns
from core.bench.engines.protocol import Job, MadeT, PartT
from core.bench.engines.worker import begin
from core.errors import PlanningError
from core.files.processes import end_with_parent
from core.llm.profile import Profile

# one worker process has one job; filled when the process starts
_WORKER: dict[str, Callable[[Any], Any]] = {}
_PARTS_A_WORKER = 2
"""For each worker so many parts are handed out, so that none waits for its next one."""


@dataclass(frozen=True, slots=True)
class Local:
    """Worker processes of this machine; with one worker everything happens in this process, in the order of the parts."""

    workers: int = 1

    def run(self, job: Job[PartT, MadeT], parts: Iterable[PartT]) -> Iterator[MadeT]:
        """What is made of each part, as it ends; the workers end with this process.

        Raises PlanningError where a worker process is ended from outside.
        """
        if self.workers <= 1:
            yield from map(begin(job, job.sandbox), parts)
            return
        with (
            _gate(job.profile) as gate,
            ProcessPoolExecutor(self.workers, initializer=_start, initargs=(job, gate)) as pool,
        ):
            try:
                yield from _as_they_end(pool, parts, _PARTS_A_WORKER * self.workers)
            except BrokenProcessPool as error:
                raise PlanningError(
                    "一个工作进程意外结束，可能是内存不足；再次运行同一命令即可继续，已完成的不会重做",
                    "a worker process ended, perhaps for want of memory: run the same command again, what is finished is kept",
                ) from error
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _as_they_end(pool: ProcessPoolExecutor, parts: Iterable[PartT], most: int) -> Iterator[Any]:
    coming = iter(parts)
    waiting = {pool.submit(_do, part) for part in islice(coming, most)}
    while waiting:
        done: set[Future[Any]]
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()
        waiting |= {pool.submit(_do, part) for part in islice(coming, len(done))}


def _start(job: Job[Any, Any], gate: AskedGate | None) -> None:
    """Get this process ready for a job; it ends with the process that began it."""
    end_with_parent()
    _WORKER["do"] = begin(job, job.sandbox, None if gate is None else GatedTurns(gate))


def _do(part: Any) -> Any:
    return _WORKER["do"](part)


class _GateServer(BaseManager):
    """A process that holds a gate for the worker processes."""


_GateServer.register("Gate", Gate, exposed=("ask", "leave"))


@contextmanager
def _gate(profile: Profile | None) -> Iterator[AskedGate | None]:
    """The limits of a profile over all worker processes; None for a job that asks no model."""
    if profile is None:
        yield None
        return
    server = _GateServer()
    # it ends with this process, killed or not
    server.start(initializer=end_with_parent)
    try:
        # registering adds the method where nobody who reads types sees it
        gate: AskedGate = server.Gate(profile.concurrency, profile.requests_per_minute)  # type: ignore[attr-defined]
        yield gate
    finally:
        server.shutdown()
