"""Every call of a run's model is told: what was asked, what it says, what it answered, and what it cost."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from math import inf
from queue import SimpleQueue
from time import monotonic
from typing import TypeVar

from core.agents.events import Event, ModelCall, Speech, Step
from core.agents.shared.dialogue.trimming import fits, tokens, trimmed
from core.errors import ContextOverflowError, ModelError
from core.llm.messages import ChatRequest, Message, Reply
from core.llm.protocol import ChatModel, Listener, Vector
from core.llm.usage import Usage
from core.text import Text

TellEvent = Callable[[Event], None]
_Result = TypeVar("_Result")
_EVERY = 0.2
"""Seconds of an answer that are told at once."""


class Telling:
    """A `ChatModel` that tells of its calls, for a purpose, and of what the model says while it says it."""

    def __init__(self, model: ChatModel, purpose: Text, tell: TellEvent) -> None:
        self._model, self._purpose, self._tell = model, purpose, tell

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
        while not fits(request, self.context) and (shorter := trimmed(request.messages)) is not None:
            request = self._shortened(request, shorter)
        while True:
            try:
                reply = self._model.answer(request, heard or _Speaking(self._purpose, self._tell).hear)
            except ContextOverflowError as error:
                shorter = trimmed(request.messages)
                if shorter is None:
                    self._tell(ModelCall(self._purpose, request.messages, error=error.text))
                    raise
                request = self._shortened(request, shorter)
            except ModelError as error:
                self._tell(ModelCall(self._purpose, request.messages, error=error.text))
                raise
            else:
                self._tell(ModelCall(self._purpose, request.messages, reply))
                return reply

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """A vector for each text."""
        return self._model.embed(texts)

    def _shortened(self, request: ChatRequest, messages: tuple[Message, ...]) -> ChatRequest:
        kept = tokens(messages)
        left_out = tokens(request.messages) - kept
        told = Text(
            f"对话超出上下文长度：略去较早的约 {left_out} 个词元，保留 {kept} 个",
            f"the conversation is too long: about {left_out} older tokens are left out, {kept} stay",
        )
        self._tell(Step(told))
        return replace(request, messages=messages)


class _Speaking:
    """Puts the pieces of an answer together, so that it is told of a few times a second."""

    def __init__(self, purpose: Text, tell: TellEvent) -> None:
        self._purpose, self._tell = purpose, tell
        self._pieces: list[str] = []
        self._begins, self._told = True, -inf

    def hear(self, piece: str) -> None:
        """The next piece; an empty one begins the answer anew."""
        if not piece:
            self._pieces.clear()
            self._begins, self._told = True, -inf
            # somebody who waits sees what is asked
            self._tell(Speech(self._purpose, "", begins=True))
            return
        self._pieces.append(piece)
        if monotonic() - self._told >= _EVERY:
            self._tell(Speech(self._purpose, "".join(self._pieces), self._begins))
            self._pieces.clear()
            self._begins, self._told = False, monotonic()


def at_once(jobs: Sequence[Callable[[TellEvent], _Result]]) -> Generator[Event, None, list[Future[_Result]]]:
    """Do all jobs at the same time, each on a thread, and tell what they tell while they do.

    The profile's own limits say how many calls are really made at once.
    """
    told = SimpleQueue[Event | None]()
    with ThreadPoolExecutor(len(jobs), thread_name_prefix="asking") as pool:
        futures = [pool.submit(job, told.put) for job in jobs]
        for future in futures:
            future.add_done_callback(lambda _: told.put(None))
        at_work = len(futures)
        while at_work:
            event = told.get()
            if event is None:
                at_work -= 1
            else:
                yield event
    return futures
