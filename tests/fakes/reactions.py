"""What the scripted server may do with a request."""

import json
from dataclasses import dataclass, field
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Call:
    """A tool call that the model makes; `arguments` is sent as it is, so it may be broken."""

    name: str
    arguments: str

    @classmethod
    def of(cls, name: str, **arguments: Any) -> "Call":
        """A well-formed call."""
        return cls(name, json.dumps(arguments, ensure_ascii=False))


@dataclass(frozen=True, slots=True)
class Said:
    """An answer. `counted` says whether the server tells the tokens, `streamed` whether it streams where that is asked."""

    text: str = ""
    calls: tuple[Call, ...] = ()
    counted: bool = True
    streamed: bool = True


@dataclass(frozen=True, slots=True)
class Refused:
    """An HTTP error."""

    status: int
    message: str = "refused"
    code: str | None = None
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Cut:
    """A stream that breaks off after some text; politely, without the last chunks, or by closing the connection."""

    text: str
    politely: bool = False


@dataclass(frozen=True, slots=True)
class Garbled:
    """A stream one of whose chunks is not JSON, or not of the protocol."""

    chunk: str = "{this is not JSON"


@dataclass(frozen=True, slots=True)
class Silent:
    """No answer for so many seconds; then the connection is closed."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Hanging:
    """A stream that says some text and then nothing more, until the server ends; `told` with the last event."""

    text: str
    told: bool = False


Reaction = Said | Refused | Cut | Garbled | Silent | Hanging


class Character(Protocol):
    """Decides what the server does. Called from several threads."""

    def react(self, body: dict[str, Any]) -> Reaction:
        """What to do with a chat request of this JSON body."""
        ...


class Lines:
    """A character that reacts in a given order, and with the last reaction to all that follows."""

    def __init__(self, *reactions: Reaction) -> None:
        self._reactions = list(reactions)

    def react(self, body: dict[str, Any]) -> Reaction:
        """The next reaction."""
        return self._reactions.pop(0) if len(self._reactions) > 1 else self._reactions[0]
