"""What an agent is, what it is given, and the events it tells of."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from threading import Event as Signal
from typing import Literal, Protocol

from core.model.locks import NOTHING_LOCKED, Locks
from core.model.parameters import Parameters
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.text import Text


@dataclass(frozen=True, slots=True)
class Task:
    """A request to plan, the sandbox to plan it in, and what of an earlier plan stays or must not come back."""

    query: Query
    sandbox: Sandbox
    locks: Locks = NOTHING_LOCKED


@dataclass(frozen=True, slots=True)
class Context:
    """What bounds a run: its seed, its time limit in seconds, and a signal that asks it to stop."""

    seed: int = 0
    time_limit: float = 10.0
    cancelled: Signal = field(default_factory=Signal)

    def rng(self) -> random.Random:
        """A fresh generator of the run's seed."""
        return random.Random(self.seed)


@dataclass(frozen=True, slots=True)
class Step:
    """The agent has begun a part of its work."""

    title: Text


@dataclass(frozen=True, slots=True)
class ToolCall:
    """The agent asked the sandbox something."""

    name: str
    arguments: str
    result: str


@dataclass(frozen=True, slots=True)
class Draft:
    """A whole plan that may still get better; `objective` smaller is better, `bound` no plan can beat."""

    plan: Plan
    objective: float | None = None
    bound: float | None = None


Status = Literal["ok", "infeasible", "unsolved", "timeout", "failed"]


@dataclass(frozen=True, slots=True)
class Done:
    """The end of a run. `plan` is there for status `ok`; `reason` says why where there is none.

    `infeasible` is proved; `unsolved` ended with neither a plan nor a proof; `timeout` was ended by the clock.

    For another status `plan` is the nearest one that was found: it gives up some of the wishes.
    """

    status: Status
    plan: Plan | None = None
    reason: Text | None = None
    conflict: tuple[str, ...] = ()


Event = Step | ToolCall | Draft | Done


@dataclass(frozen=True, slots=True)
class Card:
    """What an agent is, for lists in the UI, the docs and the reports. `needs` names what it cannot run without."""

    name: str
    title: Text
    summary: Text
    kind: Literal["solver", "language model", "hybrid"]
    needs: tuple[str, ...]
    source: str
    version: str


class Agent(Protocol):
    """A planning method with its parameters."""

    card: Card

    @property
    def parameters(self) -> Parameters:
        """What it plans with; `parameters.settings()` are all that there are, from which forms and options are made."""
        ...

    def with_parameters(self, values: Mapping[str, object]) -> "Agent":
        """The same method with these values, the others as usual; raises InputError that names what is wrong."""
        ...

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Plan, telling of progress; the last event is `Done`. Ends soon after `context.cancelled` is set."""
        ...
