"""What a batch is made of, and what runs it: a `Job` is work of many parts, an `Engine` does them somewhere."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from core.llm.profile import Profile
from core.sandbox.sandbox import Sandbox
from core.text import Text

if TYPE_CHECKING:
    # the SDK behind it is slow to load, and most batches ask no model
    from core.llm.client import Client


class JobPart(Protocol):
    """One part of a job, such as a request."""

    @property
    def uid(self) -> str:
        """What it goes by where people are told of it."""
        ...


PartT = TypeVar("PartT", bound=JobPart)
MadeT = TypeVar("MadeT")
_PartT = TypeVar("_PartT", bound=JobPart, contravariant=True)
_MadeT = TypeVar("_MadeT", covariant=True)


class Job(Protocol[_PartT, _MadeT]):
    """Work of many parts, none of which knows of another. It crosses to other processes, so it is of plain values."""

    @property
    def sandbox(self) -> Path:
        """The file of the sandbox that it is done in."""
        ...

    @property
    def profile(self) -> Profile | None:
        """The model that it asks, whose limits hold over all workers together; None where it asks none."""
        ...

    def start(self, sandbox: Sandbox, client: "Client | None") -> Callable[[_PartT], _MadeT]:
        """Get a worker ready for many parts; what it returns does one, and never raises for what the part is."""
        ...


class Engine(Protocol):
    """Does a job. What is made does not depend on the engine, only its order and its seconds do."""

    def run(self, job: Job[PartT, MadeT], parts: Iterable[PartT]) -> Iterator[MadeT]:
        """What is made of each part, as it ends. Parts are taken one by one, few more than there are workers for.

        Raises PlanningError where workers are lost, and what a job raises that cannot start.
        """
        ...


@dataclass(frozen=True, slots=True)
class EngineCard:
    """What an engine is, for lists in the docs and the command line."""

    name: str
    summary: Text
