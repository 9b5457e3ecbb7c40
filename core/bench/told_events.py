"""The events of a run as they are kept, in the database and in a folder of results."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, TypeAdapter

from core.agents.events import Done, Draft, Event, ModelCall, Speech, Step, Thought, ToolCall

_EVENTS: dict[str, TypeAdapter[Event]] = {
    "step": TypeAdapter(Step),
    "thought": TypeAdapter(Thought),
    "speech": TypeAdapter(Speech),
    "model": TypeAdapter(ModelCall),
    "tool": TypeAdapter(ToolCall),
    "draft": TypeAdapter(Draft),
    "done": TypeAdapter(Done),
}
_KINDS = {
    Step: "step",
    Thought: "thought",
    Speech: "speech",
    ModelCall: "model",
    ToolCall: "tool",
    Draft: "draft",
    Done: "done",
}


class KeptEvent(NamedTuple):
    """An event as it is kept: its number in the run (from 1) and the seconds since the run began."""

    number: int
    seconds: float
    event: Event


def kept_event(event: Event) -> tuple[str, Any]:
    """The kind of an event and what it says, as JSON holds it."""
    kind = _KINDS[type(event)]
    return kind, _EVENTS[kind].dump_python(event, mode="json", exclude_unset=True)


def read_event(kind: str, body: object) -> Event | None:
    """The event of a kind that says so; None for what is no event."""
    try:
        return _EVENTS[kind].validate_python(body)
    except (KeyError, TypeError, ValueError):
        return None


def events_record(uid: str, told: Sequence[tuple[float, Event]]) -> Mapping[str, Any]:
    """The events of the run of a request, with the seconds since it began, as a line of a file."""
    lines = [(seconds, *kept_event(event)) for seconds, event in told]
    return {"uid": uid, "events": [{"seconds": at, "kind": kind, "body": body} for at, kind, body in lines]}


class _KeptLine(BaseModel):
    """An event in a line of a file, whoever wrote it."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    seconds: float
    kind: str
    body: Any


class EventsLine(BaseModel):
    """The events of the run of a request, as a file holds them."""

    model_config = ConfigDict(frozen=True, extra="ignore", coerce_numbers_to_str=True)

    uid: str
    events: tuple[_KeptLine, ...] = ()

    def told(self) -> Iterator[tuple[float, Event]]:
        """The events with the seconds since the run began; what is no event is passed over."""
        for one in self.events:
            event = read_event(one.kind, one.body)
            if event is not None:
                yield one.seconds, event
