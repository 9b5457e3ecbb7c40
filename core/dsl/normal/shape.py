"""A shape: a program with holes. A program is read by holding it against shapes, and written by filling one in.

In a pattern, names that begin with `_` are variables of any name, names in capitals are holes for constants.
"""

import ast
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from core.dsl.normal.spelling import is_hole, spelled
from core.dsl.normal.values import Atom

Blanks = Mapping[str, Any]
"""What is in the holes: texts, numbers, or frozensets of them."""
_MARK = re.compile(r"‹(\w+)›(?:, ‹\1›)?")
"""A hole in the text of a program; two alike, one after the other, are for all values of a set."""


@dataclass(frozen=True)
class Shape:
    """One way to write one kind of constraint.

    `read` makes the constraint from the values of the holes, or None where they do not fit; `write` gives the values
    for a constraint of the family, or None where this shape is not the one that it is written in.
    """

    pattern: str
    read: Callable[[Blanks], Atom | None]
    write: Callable[[Any], Blanks | None]

    @cached_property
    def statements(self) -> list[ast.stmt]:
        """The pattern in the one spelling."""
        return spelled(ast.parse(self.pattern).body)

    def fill(self, values: Blanks) -> str:
        """The program with these values."""
        several = {name: len(value) for name, value in values.items() if isinstance(value, frozenset)}
        sizes = frozenset((name, min(size, 2)) for name, size in several.items())
        return _MARK.sub(lambda mark: _literals(values[mark[1]]), _marked(self.pattern, sizes))


Composition = tuple[tuple[str, ...], frozenset[str]]


def composition(program: list[ast.stmt]) -> Composition:
    """What programs of one shape have in common at a glance: their kinds of statements and the functions they call."""
    calls = (inner.func for node in program for inner in ast.walk(node) if isinstance(inner, ast.Call))
    called = frozenset(function.id for function in calls if isinstance(function, ast.Name))
    return tuple(type(node).__name__ for node in program), called


def match(shape: Shape, program: list[ast.stmt]) -> Blanks | None:
    """The values of the holes, if a program (in the one spelling) has the shape."""
    if len(program) != len(shape.statements):
        return None
    matching = _Matching()
    return matching.values if matching.blocks(shape.statements, program) else None


class _Matching:
    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self._names: dict[str, str] = {}

    def blocks(self, pattern: list[Any], program: list[Any]) -> bool:
        return len(pattern) == len(program) and all(map(self.nodes, pattern, program))

    def nodes(self, pattern: Any, node: Any) -> bool:
        if isinstance(pattern, list):
            return isinstance(node, list) and self.blocks(pattern, node)
        if not isinstance(pattern, ast.AST):
            return type(pattern) is type(node) and pattern == node
        if is_hole(pattern) and isinstance(pattern, ast.Name):
            return self._hole(pattern.id, node)
        if isinstance(pattern, ast.Name) and pattern.id.startswith("_"):
            return isinstance(node, ast.Name) and self._variable(pattern.id, node.id)
        if type(pattern) is not type(node):
            return False
        if isinstance(pattern, ast.expr_context):
            return True
        return all(
            self.nodes(getattr(pattern, field), getattr(node, field, None))
            for field in pattern._fields
            if field not in ("ctx", "type_comment", "kind")
        )

    def _hole(self, name: str, node: Any) -> bool:
        if not isinstance(node, ast.Constant):
            return False
        known = self.values.setdefault(name, node.value)
        return bool(known == node.value)

    def _variable(self, name: str, written: str) -> bool:
        if self._names.setdefault(name, written) != written:
            return False
        return len(set(self._names.values())) == len(self._names)


@lru_cache(maxsize=256)
def _marked(pattern: str, sizes: frozenset[tuple[str, int]]) -> str:
    """The program with marks in its holes, as it is written for sets of no, one or two and more values."""
    tree = ast.parse(pattern)
    return ast.unparse(ast.fix_missing_locations(_Mark(dict(sizes)).visit(tree)))


class _Mark(ast.NodeTransformer):
    """Puts marks into holes, for a set as many as it has sizes to tell, and takes the underscore off the variables."""

    def __init__(self, sizes: Mapping[str, int]) -> None:
        self._sizes = sizes

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if is_hole(node):
            mark = ast.Name(f"‹{node.id}›", ast.Load())
            return ast.Set([mark] * self._sizes[node.id]) if node.id in self._sizes else mark
        return ast.Name(node.id.removeprefix("_"), node.ctx)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        right = node.comparators[0]
        if (
            isinstance(node.ops[0], (ast.In, ast.NotIn))
            and isinstance(right, (ast.Set, ast.List))
            and right.elts
        ):
            if len(right.elts) == 1:
                op = ast.Eq() if isinstance(node.ops[0], ast.In) else ast.NotEq()
                return ast.Compare(node.left, [op], [right.elts[0]])
            return ast.Compare(node.left, node.ops, [ast.List(right.elts, ast.Load())])
        return node


def _literals(value: Any) -> str:
    """A value as a program writes it, a set as its values in order."""
    if isinstance(value, frozenset):
        return ", ".join(map(_literals, sorted(value)))
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return repr(value)
