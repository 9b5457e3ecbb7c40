"""Between our messages and the chat-completions protocol."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from openai.types.chat import ChatCompletionChunk

from core.llm.messages import ChatRequest, Finish, Message, ToolRequest, ToolSpec
from core.llm.profile import Profile, Structured
from core.llm.protocol import Listener
from core.llm.retries import StreamCutError

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


class Answer:
    """An answer that comes in chunks; `quiet` takes out of its texts what nobody may see."""

    def __init__(self, heard: Listener | None, quiet: Callable[[str], str] = str) -> None:
        self._heard, self._quiet = heard, quiet
        if heard is not None:
            heard("")
        self._text: list[str] = []
        self._length = 0
        self._requests: dict[int, list[str]] = {}
        self._finish: Finish | None = None
        self.counted: tuple[int, int] | None = None

    def read(self, chunks: Iterable[ChatCompletionChunk]) -> None:
        """Take the chunks in, no more than MOST_CHARACTERS. Raises StreamCutError where they end before the answer."""
        for chunk in chunks:
            self._take(chunk)
            if self._length > MOST_CHARACTERS:
                self._finish = "length"
                return
        if self._finish is None:
            raise StreamCutError

    def _take(self, chunk: ChatCompletionChunk) -> None:
        if chunk.usage is not None:
            self.counted = (chunk.usage.prompt_tokens, chunk.usage.completion_tokens)
        for choice in chunk.choices or ():
            if choice.delta is not None and choice.delta.content:
                self._hear(choice.delta.content)
            for part in (choice.delta.tool_calls if choice.delta is not None else None) or ():
                self._ask(part.index, part.id, part.function.name if part.function else None)
                self._argue(part.index, (part.function.arguments if part.function else None) or "")
            if choice.finish_reason is not None:
                self._finish = _FINISHES.get(choice.finish_reason, "stop")

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
