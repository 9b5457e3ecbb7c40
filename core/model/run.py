"""The record of one run of an agent on one request: enough to show it, to judge it and to run it again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from core.model.locks import NOTHING_LOCKED, Locks
from core.model.query import Query
from core.text import Text

RunStatus = Literal["running", "ok", "infeasible", "unsolved", "timeout", "failed", "stopped", "opened"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for: a request, and what of an earlier plan stays or must not come back."""

    query: Query
    locks: Locks = NOTHING_LOCKED


@dataclass(frozen=True, slots=True)
class Run:
    """A run: what was asked, of whom, where, and what came of it.

    `created` is in UTC, `seconds` and `time_limit` are wall-clock seconds. `document` is the plan as it was
    delivered (any JSON value, so that a broken one is kept as it is). Status `running` is not over yet, `stopped`
    was ended by a person, `opened` is a plan that came from a file and not from an agent. `offered_as` says of a plan
    that was taken from those offered beside another why it was offered.
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

    @property
    def wanted(self) -> Wanted:
        """What was asked for."""
        return Wanted(self.query, self.locks)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come of it."""
        return self.status != "running"


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
