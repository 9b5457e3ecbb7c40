"""What the compilers of expressions and statements share: frames, closures, and the scope of a program."""

import ast
from collections.abc import Callable, Mapping
from typing import Any

from core.dsl.concepts.card import Concept
from core.dsl.concepts.table import CONCEPTS
from core.dsl.run import SourcePlace
from core.dsl.syntax import Source

StackFrame = list[Any]
Closure = Callable[[StackFrame], Any]

UNSET = object()
CONCEPTS_BY_NAME: Mapping[str, Concept] = {
    name: concept for main, concept in CONCEPTS.items() for name in (main, *concept.aliases)
}


class Scope:
    """What the compiler knows of a program: its source and the place of each variable in the frame."""

    def __init__(self, source: Source, variables: Mapping[str, int]) -> None:
        self.source, self.variables = source, variables

    def where(self, node: ast.AST) -> SourcePlace:
        """The place of a node in the source."""
        return self.source.where(node)
