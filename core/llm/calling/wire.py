"""Between our messages and the chat-completions protocol."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from pydantic import BaseModel

from core.llm.calling.retries import StreamCutError
from core.llm.messages import ChatRequest, Finish, Message, ToolRequest, ToolSpec
from core.llm.profile import Profile, Structured
from core.llm.protocol import Listener

MOST_CHARACTERS = 200_000
"""An answer is cut here: no plan is longer, and a server that never ends must not fill the memory."""

_FINISHES: dict[str, Finish] = {
    "stop": "stop",
    "tool_calls": "tool_calls",
    "function_call": "tool_calls",
    "length": "length",
    "content_filter": "content_filter",
}


def body_of(request: ChatRequest, profile: Profile, structured: Structured) -> dict[str, Any]:
    """The request as the protocol's JSON; deterministic, so that a recording finds its answer again."""
    messages = [_message(message) for message in request.messages]
    body: dict[str, Any] = {"model": profile.model, "messages": messages, "stream": True}
    body["stream_options"] = {"include_usage": True}
    body["temperature"] = profile.temperature if request.temperature is None else request.temperature
    if profile.seed is not None:
        body["seed"] = profile.seed
    if request.max_tokens is not None:
        body["max_tokens"] = request.max_tokens
    if request.tools:
        body["tools"] = [_tool(tool) for tool in request.tools]
    if request.schema is not None:
        body |= _form(request, structured, messages)
    return body


def _form(request: ChatRequest, structured: Structured, messages: list[dict[str, Any]]) -> dict[str, Any]:
    assert request.schema is not None
    if structured == "schema":
        named = {"name": request.schema.name, "schema": dict(request.schema.schema), "strict": True}
        return {"response_format": {"type": "json_schema", "json_schema": named}}
    schema = json.dumps(request.schema.schema, ensure_ascii=False, sort_keys=True)
    told = {
        "role": "system",
        "content": f"Answer with one JSON object of this schema, and nothing else:\n{schema}",
    }
    changed = {"messages": [*messages, told]}
    return changed if structured == "text" else {**changed, "response_format": {"type": "json_object"}}


def _message(message: Message) -> dict[str, Any]:
    record: dict[str, Any] = {"role": message.role, "content": message.content}
    if message.answers is not None:
        record["tool_call_id"] = message.answers
    if message.tool_requests:
        record["tool_calls"] = [
            {"id": one.id, "type": "function", "function": {"name": one.name, "arguments": one.arguments}}
            for one in message.tool_requests
        ]
    return record


def _tool(tool: ToolSpec) -> dict[str, Any]:
    function = {"name": tool.name, "description": tool.description, "parameters": dict(tool.parameters)}
    return {"type": "function", "function": function}


class _Function(BaseModel):
    name: str | None = None
    arguments: str | None = None


class _ToolPart(BaseModel):
    index: int | None = None
    id: str | None = None
    function: _Function = _Function()


class _Delta(BaseModel):
    content: str | None = None
    tool_calls: list[_ToolPart] | None = None


class _Choice(BaseModel):
    delta: _Delta | None = None
    # the whole, of a server that does not stream
    message: _Delta | None = None
    finish_reason: str | None = None


class _Usage(BaseModel):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Chunk(BaseModel):
    choices: list[_Choice] | None = None
    usage: _Usage | None = None


class StreamedAnswer:
    """An answer that comes in chunks, or in one; `quiet` takes out of its texts what nobody may see."""

    def __init__(self, heard: Listener | None, quiet: Callable[[str], str] = str) -> None:
        self._heard, self._quiet = heard, quiet
        if heard is not None:
            heard("")
        self._text: list[str] = []
        self._length = 0
        self._requests: dict[int, list[str]] = {}
        self._finish: Finish | None = None
        self.counted: tuple[int, int] | None = None

    def read(self, chunks: Iterable[object]) -> None:
        """Take the chunks in, no more than MOST_CHARACTERS.

        Raises StreamCutError where they end before the answer, and pydantic.ValidationError for one that is none.
        """
        for chunk in chunks:
            self._take(_Chunk.model_validate(chunk))
            if self._length > MOST_CHARACTERS:
                self._finish = "length"
                return
        if self._finish is None:
            raise StreamCutError

    def _take(self, chunk: "_Chunk") -> None:
        if chunk.usage is not None:
            self.counted = (chunk.usage.prompt_tokens, chunk.usage.completion_tokens)
        for choice in chunk.choices or ():
            delta = choice.delta or choice.message or _Delta()
            if delta.content:
                self._hear(delta.content)
            for place, part in enumerate(delta.tool_calls or ()):
                index = place if part.index is None else part.index
                self._ask(index, part.id, part.function.name)
                self._argue(index, part.function.arguments or "")
            if choice.finish_reason is not None or choice.message is not None:
                self._finish = _FINISHES.get(choice.finish_reason or "", "stop")

    def _hear(self, piece: str) -> None:
        self._text.append(piece)
        self._length += len(piece)
        if self._heard is not None:
            self._heard(self._quiet(piece))

    def _ask(self, index: int, call_id: str | None, name: str | None) -> None:
        known = self._requests.setdefault(index, ["", "", ""])
        known[0] = known[0] or call_id or ""
        known[1] = known[1] or name or ""

    def _argue(self, index: int, arguments: str) -> None:
        self._requests[index][2] += arguments
        self._length += len(arguments)

    @property
    def text(self) -> str:
        """What was said."""
        return self._quiet("".join(self._text))

    @property
    def tool_requests(self) -> tuple[ToolRequest, ...]:
        """What is to be called, in order; a request without an id gets its number as one."""
        return tuple(
            ToolRequest(call_id or f"call_{index}", self._quiet(name), self._quiet(arguments))
            for index, (call_id, name, arguments) in sorted(self._requests.items())
        )

    @property
    def finish(self) -> Finish:
        """Why it ended."""
        return self._finish or "stop"
