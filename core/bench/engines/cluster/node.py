"""What runs on the nodes of a cluster: is a node fit, the sandbox placed there, and one part of a job after another."""

import platform
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import ray
from platformdirs import user_cache_path
from ray import ObjectRef
from ray.actor import ActorHandle

from core.bench.engines.gate import GatedTurns
from core.bench.engines.protocol import Job
from core.bench.engines.worker import begin
from core.bench.provenance import program, versions
from core.files.faults import file_error
from core.files.whole import unfinished_name
from core.text import Text


@dataclass(frozen=True, slots=True)
class Look:
    """What was found on a node: what its records would say that they were made with, and whether the sandbox is there."""

    made_with: dict[str, str]
    has_sandbox: bool


@dataclass(frozen=True, slots=True)
class Order:
    """What every worker of a batch is told: the job, the digest of its sandbox's file, and who holds the model's limits."""

    token: str
    job: Job[Any, Any]
    digest: str
    gate: "ActorHandle[Any] | None"


@dataclass(slots=True)
class _ActorGate:
    """The gate that an actor holds, as the worker of one part sees it."""

    actor: Any
    holder: str = ""

    def ask(self) -> float | None:
        pause: float | None = ray.get(self.actor.ask.remote(self.holder))
        return pause

    def leave(self) -> None:
        self.actor.leave.remote(self.holder)


@dataclass(frozen=True, slots=True)
class _Worker:
    do: Callable[[Any], Any]
    gate: _ActorGate | None


# one process serves one batch at a time
_WORKER: dict[str, _Worker] = {}


def made_with() -> dict[str, str]:
    """What the results of this process depend on: the packages that a record names, the program itself, Python and Ray."""
    return {
        "python": platform.python_version(),
        "ray": ray.__version__,
        **versions(),
        "program": program(),
    }


def look(digest: str) -> Look:
    """What is here, on this node."""
    return Look(made_with(), _placed(digest).is_file())


def place(digest: str, contents: list["ObjectRef[bytes]"]) -> Text | None:
    """Put the file of the sandbox on this node, where its workers open it; returns why that cannot be done."""
    path = _placed(digest)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(unfinished_name())
        unfinished.write_bytes(ray.get(contents[0]))
        # it is there at once and whole, and nobody minds where two nodes share the folder
        unfinished.replace(path)
    except OSError as error:
        return file_error(error).text
    return None


def do(order: Order, holder: str, part: Any) -> Any:
    """Do one part; what the batch needs is kept open from one to the next. `holder` is who asks the model meanwhile."""
    if order.token not in _WORKER:
        _WORKER.clear()
        _WORKER[order.token] = _begun(order)
    worker = _WORKER[order.token]
    if worker.gate is not None:
        worker.gate.holder = holder
    return worker.do(part)


def digest_of(path: Path) -> str:
    """What a sandbox's file goes by on the nodes. Raises FileError."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise file_error(error, path) from error


def _begun(order: Order) -> _Worker:
    gate = None if order.gate is None else _ActorGate(order.gate)
    turns = None if gate is None else GatedTurns(gate)
    return _Worker(begin(order.job, _placed(order.digest), turns), gate)


def _placed(digest: str) -> Path:
    return user_cache_path("tripstudio") / "sandboxes" / f"{digest}.duckdb"
