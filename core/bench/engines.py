"""Where a batch is run: an `Engine` takes requests and gives their runs back as they end."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Protocol

from core.bench.runner import Batch, start_worker, work
from core.errors import PlanningError
from core.model.query import Query
from core.model.run import Run


class Engine(Protocol):
    """Runs a batch. The runs do not depend on the engine, only their order and their seconds do."""

    def run(self, batch: Batch, queries: Sequence[Query]) -> Iterator[Run]:
        """A run for each request, as they end. What a request raises costs that request, not the batch."""
        ...


@dataclass(frozen=True, slots=True)
class Local:
    """Worker processes of this machine; with one worker everything happens in this process, in the order of the requests."""

    workers: int = 1

    def run(self, batch: Batch, queries: Sequence[Query]) -> Iterator[Run]:
        """A run for each request, as they end; the workers end with this process.

        Raises PlanningError where a worker process is ended from outside.
        """
        if self.workers <= 1:
            start_worker(batch)
            yield from map(work, queries)
            return
        with ProcessPoolExecutor(self.workers, initializer=start_worker, initargs=(batch,)) as pool:
            waiting = [pool.submit(work, query) for query in queries]
            try:
                for future in as_completed(waiting):
                    yield future.result()
            except BrokenProcessPool as error:
                raise PlanningError(
                    "一个工作进程意外结束，可能是内存不足；再次运行同一命令即可继续，已完成的不会重做",
                    "a worker process ended, perhaps for want of memory: run the same command again, what is finished is kept",
                ) from error
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
