"""Results by the text that they were made from, kept while there is room."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

Cached = TypeVar("Cached")


class TextCache(Generic[Cached]):
    """A function of a text that keeps its latest results, as long as their texts have at most so many characters.

    What is kept for a text grows with its length, so that a bound on characters is one on bytes. Errors are not
    kept. May be shared between threads.
    """

    def __init__(self, make: Callable[[str], Cached], characters: int) -> None:
        self._make, self._most = make, characters
        self._kept: OrderedDict[str, Cached] = OrderedDict()
        self._characters, self._lock = 0, Lock()

    def __call__(self, text: str) -> Cached:
        with self._lock:
            if text in self._kept:
                self._kept.move_to_end(text)
                return self._kept[text]
        made = self._make(text)
        with self._lock:
            if text not in self._kept:
                self._kept[text] = made
                self._characters += len(text)
            while self._characters > self._most:
                dropped, _ = self._kept.popitem(last=False)
                self._characters -= len(dropped)
        return made

    @property
    def characters(self) -> int:
        """Characters of all texts whose results are kept."""
        return self._characters
