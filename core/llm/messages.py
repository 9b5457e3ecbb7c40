"""What is said to a language model and what it answers, free of any provider's types."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from core.llm.usage import NOTHING_USED, Usage

Role = Literal["system", "user", "assistant", "tool"]
Finish = Literal["stop", "tool_calls", "length", "content_filter"]


@dataclass(frozen=True, slots=True)
class ToolRequest:
    """A function that the model wants called; `arguments` is the JSON text as it wrote it, which may be broken."""

    id: str
    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a conversation.

    `tool_requests` belong to an assistant's message; `answers` is the id of the request that a `tool` message answers.
    """

    role: Role
    content: str
    tool_requests: tuple[ToolRequest, ...] = ()
    answers: str | None = None


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """A function that the model may ask for; `parameters` is the JSON schema of its arguments."""

    name: str
    description: str
    parameters: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class AnswerSchema:
    """The JSON schema that an answer has to follow, and its name."""

    name: str
    schema: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ChatRequest:
    """One question to a model. What is None is as the profile says."""

    messages: tuple[Message, ...]
    tools: tuple[ToolSpec, ...] = ()
    schema: AnswerSchema | None = None
    temperature: float | None = None
    max_tokens: int | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """A model's answer: text, or functions that it wants called, with what it cost and how long it took (seconds)."""

    content: str
    tool_requests: tuple[ToolRequest, ...] = ()
    usage: Usage = NOTHING_USED
    finish: Finish = "stop"
    seconds: float = 0.0

    @property
    def message(self) -> Message:
        """The answer as the next message of the conversation."""
        return Message("assistant", self.content, self.tool_requests)
