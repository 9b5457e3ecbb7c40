"""A shape: a program with holes. A program is read by holding it against shapes, and written by filling one in.

In a pattern, names that begin with `_` are variables of any name, names in capitals are holes for constants.
"""

import ast
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from core.dsl.normal.spelling import is_hole, spelled
from core.dsl.normal.values import Atom

Values = Mapping[str, Any]
"""What is in the holes: texts, numbers, or frozensets of them."""


@dataclass(frozen=True)
class Shape:
    """One way to write one kind of constraint.

    `read` makes the constraint from the values of the holes, or None where they do not fit; `write` gives the values
    for a constraint of the family, or None where this shape is not the one that it is written in.
    """

    pattern: str
    read: Callable[[Values], Atom | None]
    write: Callable[[Any], Values | None]

    @cached_property
    def statements(self) -> list[ast.stmt]:
        """The pattern in the one spelling."""
        return spelled(ast.parse(self.pattern).body)

    def fill(self, values: Values) -> str:
        """The program with these values."""
        tree = ast.parse(self.pattern)
        return ast.unparse(ast.fix_missing_locations(_Fill(values).visit(tree)))


Composition = tuple[tuple[str, ...], frozenset[str]]


def composition(program: list[ast.stmt]) -> Composition:
    """What programs of one shape have in common at a glance: their kinds of statements and the functions they call."""
    calls = (inner.func for node in program for inner in ast.walk(node) if isinstance(inner, ast.Call))
    called = frozenset(function.id for function in calls if isinstance(function, ast.Name))
    return tuple(type(node).__name__ for node in program), called


def match(shape: Shape, program: list[ast.stmt]) -> Values | None:
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


class _Fill(ast.NodeTransformer):
    """Puts values into holes and takes the underscore off the variables."""

    def __init__(self, values: Values) -> None:
        self._values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if is_hole(node):
            return _literal(self._values[node.id])
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


def _literal(value: Any) -> ast.expr:
    if isinstance(value, frozenset):
        return ast.Set([_literal(one) for one in sorted(value)])
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return ast.Constant(deepcopy(value))
