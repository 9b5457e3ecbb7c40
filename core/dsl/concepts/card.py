"""What a concept function is, for the compiler and for people."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.text import Text


@dataclass(frozen=True, slots=True)
class Concept:
    """A function of the language.

    `parameters` in order, of which the last `optional` may be left out; `trip` says that `function` wants the `Trip`
    before them; `aliases` are other names of it; `work` is what a call counts as, in steps.
    """

    meaning: Text
    source: str
    parameters: tuple[str, ...]
    function: Callable[..., Any]
    optional: int = 0
    trip: bool = False
    aliases: tuple[str, ...] = ()
    work: int = 1

    def signature(self, name: str) -> str:
        """How it is called by a name, with what may be left out in brackets: `f(a[, b])`."""
        needed = len(self.parameters) - self.optional
        left_out = "".join(f"[, {parameter}" for parameter in self.parameters[needed:])
        return f"{name}({', '.join(self.parameters[:needed])}{left_out}{']' * self.optional})"
