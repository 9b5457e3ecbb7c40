"""What is worked out once for all sessions and kept while there is room.

Streamlit's own caches look up the signature of their function for every argument of every call, half a millisecond
in all, and any visitor's browser may empty them for everybody.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, TypeVar
from weakref import WeakSet

ValueT = TypeVar("ValueT")


class _Entry(Generic[ValueT]):
    """A value that is there once somebody has made it; the others wait for it."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.made: list[ValueT] = []
        self.size = 0


class Memo(Generic[ValueT]):
    """At most `most` values by their keys: one that was not asked for longest makes room for the next.

    With a `size` of values, they have at most that size together, but for a single one. `release` is called with each that
    is let go of. Safe between threads; whoever asks for a value that another one is
    making waits for it, and nobody waits for a value of another key.
    """

    def __init__(
        self,
        most: int,
        release: Callable[[ValueT], object] = lambda value: None,
        size: Callable[[ValueT], int] = lambda value: 1,
    ) -> None:
        self._most, self._release, self._size = most, release, size
        self._entries: OrderedDict[Hashable, _Entry[ValueT]] = OrderedDict()
        self._lock = Lock()
        _ALL.add(self)

    def get(self, key: Hashable, make: Callable[[], ValueT]) -> ValueT:
        """The value of a key, made where it is not there. Raises what `make` does, and keeps nothing then."""
        with self._lock:
            entry = self._entries.setdefault(key, _Entry())
            self._entries.move_to_end(key)
            dropped = [self._entries.popitem(last=False)[1] for _ in range(len(self._entries) - self._most)]
        self._let_go(dropped)
        if entry.made:
            return entry.made[0]
        with entry.lock:
            if not entry.made:
                entry.made.append(make())
                self._let_go(self._make_room(entry))
            return entry.made[0]

    def _make_room(self, made: _Entry[ValueT]) -> list[_Entry[ValueT]]:
        made.size = self._size(made.made[0])
        dropped = []
        with self._lock:
            total = sum(entry.size for entry in self._entries.values())
            while total > self._most and len(self._entries) > 1:
                dropped.append(self._entries.popitem(last=False)[1])
                total -= dropped[-1].size
        return dropped

    def clear(self) -> None:
        """Let go of all."""
        with self._lock:
            dropped = list(self._entries.values())
            self._entries.clear()
        self._let_go(dropped)

    def _let_go(self, entries: list[_Entry[ValueT]]) -> None:
        for entry in entries:
            # one that is just being made is released by nobody: it belongs to who makes it
            for value in entry.made:
                self._release(value)


_ALL: WeakSet[Memo[Any]] = WeakSet()


def clear_all() -> None:
    """Let go of all that this process keeps so."""
    for memo in list(_ALL):
        memo.clear()
