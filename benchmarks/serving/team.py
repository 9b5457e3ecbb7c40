"""Several app processes on one database, one of which is killed while it plans.

    python benchmarks/serving/team.py --database postgresql://user@host/name [--people 12] [--processes 2] [--workers 1]

Every process has a data home of its own whose sandboxes are a shared folder. Everybody types a request at the same moment;
the workers of the first process are frozen in the middle of one, and when all requests are in the database, that process and
its workers are killed. Those who looked at it come to another one with their addresses. Prints how many requests were planned,
and how often, and the seconds until all were. The database is left with the runs.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
import websockets
from streamlit.proto.WidgetStates_pb2 import WidgetState

from benchmarks.serving.requests import request
from benchmarks.serving.server import below, start, wait_for
from benchmarks.serving.tabs import tab
from core.agents.events import Done, Step
from core.bench.store.attempts import TAKEN_UP_AGAIN
from core.bench.store.runs import RunStore
from core.bench.team.queue import TeamQueue
from core.model.run import Run, now
from core.sandbox.library import SandboxLibrary

_OPENING_AT_ONCE = 2
"""So many people open the studio at a time."""
_EVENT_SECONDS = 120.0
"""Seconds to wait for what must happen."""

Begun = Mapping[str, tuple[subprocess.Popen[bytes], int]]
"""App processes by their addresses, each with the number under which it serves the queue."""


@contextmanager
def processes(store: RunStore, count: int, workers: int, folder: Path) -> Iterator[Begun]:
    """App processes with homes of their own over one folder of sandboxes; ended at the end."""
    shared = folder / "shared"
    SandboxLibrary(shared).open("demo")
    begun: dict[str, tuple[subprocess.Popen[bytes], int]] = {}
    try:
        for number in range(count):
            home = folder / f"home{number}"
            home.mkdir()
            (home / "sandboxes").symlink_to(shared / "sandboxes")
            before = _serving(store)
            address, process = start(
                home, TRIPSTUDIO_DATABASE=str(store.place), TRIPSTUDIO_WORKERS=str(workers)
            )
            wait_for(address)
            begun[address] = process, _new(before, store)
        yield begun
    finally:
        for process, _ in begun.values():
            process.terminate()
            process.wait(30)


def _serving(store: RunStore) -> set[int]:
    with store.engine.connect() as connection:
        return set(connection.scalars(sa.text("SELECT id FROM procrastinate_workers")))


def _new(before: set[int], store: RunStore) -> int:
    until(lambda: bool(_serving(store) - before))
    return (_serving(store) - before).pop()


class Asker:
    """Somebody who asks for a trip at one process and, where that is killed, looks for it at another."""

    def __init__(self, number: int, address: str, elsewhere: str) -> None:
        self._text, self._address, self._elsewhere = request(number), address, elsewhere
        self._asked = asyncio.Event()

    async def has_asked(self) -> None:
        """Wait until the page's address names the run: from then on it is in the database."""
        await self._asked.wait()

    async def plan(self, door: asyncio.Semaphore, together: asyncio.Barrier) -> None:
        """Ask, and look until the trip is there."""
        async with AsyncExitStack() as open_tabs:
            mine = await open_tabs.enter_async_context(tab(self._address, door))
            await together.wait()
            box, button = mine.widget("text_area"), mine.widget("button", "规划")
            mine.states[box] = WidgetState(id=box, string_value=self._text)
            await mine.rerun(WidgetState(id=button, trigger_value=True))
            self._asked.set()
            try:
                await mine.follow()
            except websockets.ConnectionClosed:
                other = await open_tabs.enter_async_context(tab(self._elsewhere, door, mine.query))
                await other.follow()


async def everybody(people: Sequence[Asker], freeze: Callable[[], None], kill: Callable[[], None]) -> None:
    """Let all ask at once, lose a process when all have asked, and wait until all have their trips."""
    door, together = asyncio.Semaphore(_OPENING_AT_ONCE), asyncio.Barrier(len(people))
    planning = [asyncio.create_task(person.plan(door, together)) for person in people]
    await asyncio.to_thread(freeze)
    await asyncio.gather(*(person.has_asked() for person in people))
    kill()
    await asyncio.gather(*planning)


@dataclass(slots=True)
class Victim:
    """An app process that is lost while it plans; `number` is that under which it serves the queue."""

    process: subprocess.Popen[bytes]
    number: int
    store: RunStore
    planned: str = ""

    def freeze(self) -> None:
        """Stop its workers in the middle of a run."""
        workers = below(self.process.pid)
        while not self.planned:
            until(lambda: self._at_work() is not None)
            _send(workers, signal.SIGSTOP)
            # else the run has ended in between
            self.planned = self._at_work() or ""
            if not self.planned:
                _send(workers, signal.SIGCONT)

    def kill(self) -> None:
        """Kill it with its workers, as where a machine is lost."""
        lost = [*below(self.process.pid), self.process.pid]
        _send(lost, signal.SIGKILL)
        self.process.wait()

    def _at_work(self) -> str | None:
        at_work = sa.text(
            "SELECT runs.id FROM procrastinate_jobs JOIN runs ON runs.id = queueing_lock "
            "WHERE worker_id = :number AND taker IS NOT NULL AND runs.status = 'running'"
        )
        with self.store.engine.connect() as connection:
            found: str | None = connection.scalar(at_work, {"number": self.number})
            return found


def _send(processes: Sequence[int], what: signal.Signals) -> None:
    for process in processes:
        os.kill(process, what)


def is_taken_up_again(store: RunStore, run_id: str) -> bool:
    """Whether a second process works on a run."""
    return Step(TAKEN_UP_AGAIN) in [told.event for told in store.told(run_id)]


def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened; ends the program where it does not."""
    ends = time.monotonic() + _EVENT_SECONDS
    while not happened():
        if time.monotonic() > ends:
            raise SystemExit("it did not happen")
        time.sleep(0.02)


def main() -> None:
    """Start the processes, warm them up, let everybody ask, kill one, count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--database", required=True)
    parser.add_argument("--people", type=int, default=12)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1, help="worker processes of each app process")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(TeamQueue(RunStore(options.database)).store) as store,
        processes(store, options.processes, options.workers, Path(folder)) as begun,
    ):
        victim = Victim(*next(iter(begun.values())), store)
        addresses, since, began = list(begun), now(), time.perf_counter()
        people = [
            Asker(number, addresses[number % len(addresses)], addresses[-1])
            for number in range(options.people)
        ]
        asyncio.run(everybody(people, victim.freeze, victim.kill))
        print(f"all trips {time.perf_counter() - began:.1f} s after they were asked for")
        _count([run for run in store.newest(10 * options.people) if run.created > since], store)
        if is_taken_up_again(store, victim.planned):
            print("what the killed process was planning was planned anew by another one")


def _count(runs: Sequence[Run], store: RunStore) -> None:
    told = [[one.event for one in store.told(run.id)] for run in runs]
    twice = sum(sum(isinstance(event, Done) for event in events) > 1 for events in told)
    requests, ended = {run.query.text for run in runs}, Counter(run.status for run in runs)
    print(f"{len(requests)} requests, {len(runs)} runs, which ended {dict(ended)}, planned twice {twice}")


if __name__ == "__main__":
    main()
