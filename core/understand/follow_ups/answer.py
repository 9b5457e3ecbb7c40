"""What a follow-up becomes: an edit that can be shown and undone, a new request, or a question."""

from dataclasses import dataclass, field
from typing import Any, Literal

from core.dsl.families.rides import RideWay
from core.model.locks import NOTHING_LOCKED, Locks
from core.model.query import Query
from core.text import Text
from core.understand.text.spans import Span
from core.understand.understanding import Question, Understanding

FollowUpKind = Literal[
    "start",
    "target",
    "days",
    "people",
    "budget",
    "cheaper",
    "dearer",
    "pace",
    "time",
    "add",
    "remove",
    "swap",
    "move",
    "cuisine",
    "hotel",
    "room",
    "ride",
    "local_transport",
    "dates",
]


@dataclass(frozen=True, slots=True)
class FollowUpChange:
    """One change, as it is shown (`Day 2: calmer`).

    `value` is what it changes to or is about, `old` what it replaces, `day` the day of the trip (from 1) that it is for,
    `way` the ride, `wanted` whether the thing is wished for or refused.
    """

    kind: FollowUpKind
    text: Text
    value: str | float | None = None
    old: str | None = None
    day: int | None = None
    way: RideWay | None = None
    wanted: bool = True

    def to_json(self) -> dict[str, Any]:
        """The change as plain values."""
        return {
            "kind": self.kind,
            "is": self.value,
            "old": self.old,
            "day": self.day,
            "way": self.way,
            "polarity": "want" if self.wanted else "avoid",
        }


@dataclass(frozen=True, slots=True)
class ChangedRequest:
    """What a follow-up makes of the open trip: the query and the locks as wanted now, and the words that were not read."""

    changes: tuple[FollowUpChange, ...]
    query: Query
    locks: Locks = NOTHING_LOCKED
    not_understood: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class NewRequest:
    """The text asks for another trip."""

    understood: Understanding


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """Nothing was read that would change the trip: what to ask, and the words that were not read."""

    ask: Question
    words: tuple[str, ...] = field(default_factory=tuple)


"""Never a silent no-op: what changes nothing is asked about."""
