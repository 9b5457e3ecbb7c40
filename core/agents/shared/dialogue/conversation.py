"""Talking to the run's model so that every call is told: what was asked, what was answered, and what it cost."""

from collections.abc import Generator, Iterator, Sequence
from typing import TypeVar

from pydantic import BaseModel

from core.agents.events import Event, ModelCall, Step
from core.agents.protocol import Context
from core.errors import ContextOverflowError, ModelError, ModelSetupError
from core.llm.answers import ask_for
from core.llm.client import estimated_tokens
from core.llm.messages import ChatRequest, Message, Reply, ToolSpec
from core.llm.protocol import ChatModel, Listener, Vector
from core.llm.usage import Usage
from core.text import Text

_KEPT_LAST = 4
"""Messages at the end of a conversation that are never trimmed."""
# set aside for the answer
_ANSWER_TOKENS = 2_000
_Form = TypeVar("_Form", bound=BaseModel)


class Telling:
    """A `ChatModel` that notes each call as an event, for a purpose. May be used from several threads."""

    def __init__(self, model: ChatModel, purpose: Text) -> None:
        self._model, self._purpose = model, purpose
        self._events: list[Event] = []

    def events(self) -> Iterator[Event]:
        """What was noted since the last look."""
        while self._events:
            yield self._events.pop(0)

    @property
    def profile(self) -> str:
        """Name of the profile."""
        return self._model.profile

    @property
    def model(self) -> str:
        """Name of the model at its server."""
        return self._model.model

    @property
    def context(self) -> int | None:
        """The most tokens that the model reads at once."""
        return self._model.context

    @property
    def used(self) -> Usage:
        """What the run has used so far."""
        return self._model.used

    @property
    def embeds(self) -> bool:
        """Whether an embedding model is set up."""
        return self._model.embeds

    def answer(self, request: ChatRequest, heard: Listener | None = None) -> Reply:
        """Ask; a conversation that is too long is asked again without its oldest middle part, and that is told."""
        request = self._within_context(request)
        while True:
            try:
                reply = self._model.answer(request, heard)
            except ContextOverflowError as error:
                shorter = trimmed(request.messages)
                if shorter is None:
                    self._events.append(ModelCall(self._purpose, request.messages, error=error.text))
                    raise
                self._tell_trimming(request.messages, shorter)
                request = _with(request, shorter)
            except ModelError as error:
                self._events.append(ModelCall(self._purpose, request.messages, error=error.text))
                raise
            else:
                self._events.append(ModelCall(self._purpose, request.messages, reply))
                return reply

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """A vector for each text."""
        return self._model.embed(texts)

    def _within_context(self, request: ChatRequest) -> ChatRequest:
        limit = self.context
        if limit is None:
            return request
        most = limit - min(_ANSWER_TOKENS, limit // 4) - _tokens_beside(request)
        while _tokens(request.messages) > most:
            shorter = trimmed(request.messages)
            if shorter is None:
                break
            self._tell_trimming(request.messages, shorter)
            request = _with(request, shorter)
        return request

    def _tell_trimming(self, before: tuple[Message, ...], after: tuple[Message, ...]) -> None:
        kept, left_out = _tokens(after), _tokens(before) - _tokens(after)
        told = Text(
            f"对话超出上下文长度：略去较早的约 {left_out} 个词元，保留 {kept} 个",
            f"the conversation is too long: about {left_out} older tokens are left out, {kept} stay",
        )
        self._events.append(Step(told))


def trimmed(messages: tuple[Message, ...]) -> tuple[Message, ...] | None:
    """The messages without the oldest exchange between the task and the last few; where there is none, with the longest
    message cut to its half. None where even that leaves nothing to say."""
    for place in range(2, len(messages) - _KEPT_LAST):
        if messages[place].role == "assistant":
            end = next(
                (n for n in range(place + 1, len(messages)) if messages[n].role == "assistant"), len(messages)
            )
            if end <= len(messages) - _KEPT_LAST + 1:
                return (*messages[:place], *messages[end:])
    longest = max(range(len(messages)), key=lambda n: len(messages[n].content))
    text = messages[longest].content
    if len(text) < 400:
        return None
    half = text[: len(text) // 4] + "\n[…]\n" + text[-len(text) // 4 :]
    cut = Message(
        role=messages[longest].role,
        content=half,
        tool_requests=messages[longest].tool_requests,
        answers=messages[longest].answers,
    )
    return (*messages[:longest], cut, *messages[longest + 1 :])


def ask(
    context: Context, purpose: Text, messages: Sequence[Message], tools: Sequence[ToolSpec] = ()
) -> Generator[Event, None, Reply]:
    """Ask the run's model and tell of the call. Raises ModelError."""
    model = Telling(model_of(context), purpose)
    try:
        reply = model.answer(ChatRequest(tuple(messages), tools=tuple(tools)))
    except ModelError:
        yield from model.events()
        raise
    yield from model.events()
    return reply


def ask_form(
    context: Context, purpose: Text, messages: Sequence[Message], form: type[_Form]
) -> Generator[Event, None, _Form]:
    """Ask for a value of a type and tell of the calls. Raises ModelError, AnswerFormatError among them."""
    model = Telling(model_of(context), purpose)
    try:
        value = ask_for(model, tuple(messages), form)
    except ModelError:
        yield from model.events()
        raise
    yield from model.events()
    return value


def model_of(context: Context) -> ChatModel:
    """The run's model. Raises ModelSetupError where there is none; runners look before they start a method."""
    if context.model is None:
        raise ModelSetupError("这次运行没有语言模型", "this run has no language model")
    return context.model


def said(system: str, user: str) -> tuple[Message, ...]:
    """A conversation that begins with a task."""
    return (Message("system", system), Message("user", user))


def _tokens(messages: tuple[Message, ...]) -> int:
    return estimated_tokens("".join(message.content for message in messages))


def _tokens_beside(request: ChatRequest) -> int:
    """What the tools and the form of the answer take of the context."""
    told = [f"{tool.name}{tool.description}{tool.parameters}" for tool in request.tools]
    return estimated_tokens("".join(told) + (str(request.schema.schema) if request.schema else ""))


def _with(request: ChatRequest, messages: tuple[Message, ...]) -> ChatRequest:
    return ChatRequest(
        messages=messages,
        tools=request.tools,
        schema=request.schema,
        temperature=request.temperature,
        max_tokens=request.max_tokens,
    )
