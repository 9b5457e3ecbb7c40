"""What a method is given to ask: a model bound to one run."""

from collections.abc import Callable, Sequence
from typing import Protocol

from core.llm.messages import ChatRequest, Reply
from core.llm.usage import Usage

Vector = tuple[float, ...]
Listener = Callable[[str], None]


class ChatModel(Protocol):
    """A language model for one run: it counts the run's usage and ends its calls when the run is cancelled.

    Every method may be called from several threads.
    """

    @property
    def profile(self) -> str:
        """Name of the profile."""
        ...

    @property
    def model(self) -> str:
        """Name of the model at its server."""
        ...

    @property
    def context(self) -> int | None:
        """The most tokens that the model reads at once; None where the profile does not say."""
        ...

    @property
    def used(self) -> Usage:
        """What the run has used so far."""
        ...

    @property
    def embeds(self) -> bool:
        """Whether an embedding model is set up."""
        ...

    def answer(self, request: ChatRequest, heard: Listener | None = None) -> Reply:
        """Ask once. `heard` is told the text piece by piece as it comes; each attempt begins with an empty piece.

        Raises the kinds of ModelError: unreachable, wrongly set up, context overflow, budget spent, cancelled.
        """
        ...

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """A vector for each text, in their order. Raises as `answer`."""
        ...
