"""The record of one run of an agent on one request: enough to show it, to judge it and to run it again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal
from uuid import uuid4

from core.model.locks import NOTHING_LOCKED, Locks
from core.model.query import Query
from core.text import Text

RunStatus = Literal[
    "asked", "running", "ok", "infeasible", "unsolved", "timeout", "failed", "stopped", "opened", "edited"
]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for: a request, and what of an earlier plan stays or must not come back."""

    query: Query
    locks: Locks = NOTHING_LOCKED


@dataclass(frozen=True, slots=True)
class AskedModel:
    """The language model that a run may ask: its profile's name and its own."""

    profile: str
    model: str


@dataclass(frozen=True, slots=True)
class RunUsage:
    """What a run asked of a model and of the sandbox's tools.

    `cost` is in the currency of the profile's prices, None where a price is not known; `tool_failures` are calls that
    were wrong.
    """

    calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float | None = 0.0
    tool_calls: int = 0
    tool_failures: int = 0


@dataclass(frozen=True, slots=True)
class Run:
    """A run: what was asked, of whom, where, and what came of it.

    `created` is in UTC, `seconds` and `time_limit` are wall-clock seconds. `document` is the plan as it was
    delivered (any JSON value, so that a broken one is kept as it is). Status `asked` is a request that came from a file
    and that nobody has planned yet, `running` is not over yet, `stopped`
    was ended by a person, `opened` is a plan that came from a file and not from an agent, `edited`
    one that was changed by hand. `offered_as` says of a plan
    that was taken from those offered beside another why it was offered. `llm` is the model that it might ask.
    """

    id: str
    created: datetime
    query: Query
    agent: str
    sandbox: str
    sandbox_checksum: str
    agent_version: str = ""
    locks: Locks = NOTHING_LOCKED
    parameters: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    time_limit: float = 10.0
    status: RunStatus = "running"
    document: object = None
    reason: Text | None = None
    conflict: tuple[str, ...] = ()
    seconds: float | None = None
    versions: Mapping[str, str] = field(default_factory=dict)
    commit: str | None = None
    offered_as: str | None = None
    llm: AskedModel | None = None
    usage: RunUsage = RunUsage()
    former: str | None = None
    change: Text | None = None

    @property
    def wanted(self) -> Wanted:
        """What was asked for."""
        return Wanted(self.query, self.locks)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come of it."""
        return self.status != "running"


def new_run_id() -> str:
    """An id that no other run has: short enough for an address."""
    return uuid4().hex[:12]


def now() -> datetime:
    """This moment in UTC."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Edits:
    """Changes of what a run was asked for, not planned yet: what was done, the newest last, and what was undone."""

    done: tuple[Wanted, ...] = ()
    undone: tuple[Wanted, ...] = ()

    def with_done(self, wanted: Wanted) -> "Edits":
        """One change more; what was undone before cannot be redone any more."""
        return Edits((*self.done, wanted))

    def after_undo(self) -> "Edits":
        """Without the last change; the same where there is none."""
        return Edits(self.done[:-1], (*self.undone, *self.done[-1:]))

    def after_redo(self) -> "Edits":
        """With the change that was taken back last; the same where there is none."""
        return Edits((*self.done, *self.undone[-1:]), self.undone[:-1])
