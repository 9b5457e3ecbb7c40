"""What worker processes do: a run from its record alone, with what it needs kept open from one run to the next."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from threading import Event as Signal
from typing import TYPE_CHECKING

from core.agents.events import Draft, Event
from core.agents.protocol import never
from core.agents.registry import agent_type
from core.bench.execution import TellAtSecond, execute, reason_of
from core.bench.pool.signals import begin_work, others_wait
from core.bench.store.runs import RunStore
from core.database import DatabaseAddress
from core.errors import SandboxError
from core.llm.connect import connect
from core.llm.profiles import ProfileStore
from core.model.run import Run
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox

if TYPE_CHECKING:
    # the SDK behind it is slow to load, and most runs ask no model
    from core.llm.client import Client


def run_to_its_trip(home: Path, runs: DatabaseAddress, run: Run) -> bool:
    """Do a run and keep its events and its end in the store of runs; whatever goes wrong is the end of that run.

    Where others wait for their trips, its own is kept as soon as it stands; whether that is to be looked at again.
    """
    cancelled, store = begin_work(), run_store(runs)
    asked: list[bool] = []

    def put_off() -> bool:
        asked.append(others_wait())
        return asked[-1]

    store.finish(planned(home, run, partial(store.tell, run.id), cancelled, put_off))
    return any(asked)


def look_again(home: Path, runs: DatabaseAddress, run: Run) -> None:
    """Do a run whose trip stands once more, as if nobody had waited: tell how good it is, and keep a better one."""
    cancelled, store = begin_work(), run_store(runs)

    def tell(seconds: float, event: Event) -> None:
        # all else was told before
        if isinstance(event, Draft) and event.bound is not None:
            store.tell(run.id, seconds, event)

    ended = planned(home, run, tell, cancelled)
    # a search that was stopped, or had no time, may have found less than is kept
    if ended.status == "ok" and not cancelled.is_set():
        store.finish(ended)


def planned(
    home: Path, run: Run, tell: TellAtSecond, cancelled: Signal, put_off: Callable[[], bool] = never
) -> Run:
    """A run as it ended, after its events were told; one that cannot begin has failed, and says why."""
    try:
        with _client(home, run) as client:
            return execute(
                run,
                agent_type(run.agent).make(run.parameters),
                open_sandbox(home, run.sandbox),
                tell,
                client=client,
                cancelled=cancelled,
                put_off=put_off,
            )
    except Exception as error:  # noqa: BLE001 - a run that cannot begin is a result, and says why
        return replace(run, status="failed", reason=reason_of(error, run.agent), seconds=0.0)


def get_ready(home: Path, sandbox: str) -> None:
    """Load what the first run will need; a sandbox that cannot be opened is for that run to say."""
    with suppress(SandboxError):
        open_sandbox(home, sandbox)


def open_sandbox(home: Path, name: str) -> Sandbox:
    """A sandbox of a data home, as it was last written. Raises SandboxError where there is none of that name."""
    path = SandboxLibrary(home).path(name)
    return _sandbox(home, name, path.stat().st_mtime_ns if path.is_file() else 0)


@lru_cache(maxsize=4)
def _sandbox(home: Path, name: str, written: int) -> Sandbox:
    return SandboxLibrary(home).open(name)


@lru_cache(maxsize=4)
def run_store(place: DatabaseAddress) -> RunStore:
    """The store of runs, opened once a process."""
    return RunStore(place)


@contextmanager
def _client(home: Path, run: Run) -> Iterator["Client | None"]:
    """The model that a run may ask, for as long as it takes; None for a run without one."""
    if run.llm is None:
        yield None
        return
    client = connect(ProfileStore(home).get(run.llm.profile))
    try:
        yield client
    finally:
        client.close()
