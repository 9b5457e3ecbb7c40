"""Writing names out that stand for one short plain value, such as `kind = activity_type(activity)`."""

import ast
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from core.dsl.concepts.table import CONCEPTS
from core.dsl.normal.steps import Steps

_MOST_NODES = 40
"""A value of more pieces of syntax keeps its name: writing it out again and again would make the program grow."""


def inlined(statements: Sequence[ast.stmt], steps: Steps) -> list[ast.stmt]:
    """The program with the names of short plain values written out. Raises DslError where it takes too many steps."""
    return _Inlining(statements, steps).block(statements)


class _Inlining:
    """One pass over a program; `_values` are the names met so far that are written out."""

    def __init__(self, statements: Sequence[ast.stmt], steps: Steps) -> None:
        self._uses, self._steps = _Uses(statements, steps), steps
        self._values: dict[str, ast.expr] = {}

    def block(self, statements: Sequence[ast.stmt]) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        end = self._uses.end_of[statements[-1]] if statements else 0
        for node in statements:
            after = range(self._uses.end_of[node], end)
            if isinstance(node, ast.For):
                over = self._written_out(node.iter)
                made.append(ast.For(node.target, over, self.block(node.body), [], lineno=0))
                continue
            node = self._written_out(node)
            match node:
                case ast.Assign(targets=[ast.Name(id=name), *_], value=value) if self._is_short(
                    name, value, after
                ):
                    self._values[name] = value
                case _:
                    made.append(node)
        return made

    def _written_out(self, node: Any) -> Any:
        return _Replace(self._values).visit(node) if self._values else node

    def _is_short(self, name: str, value: ast.expr, after: range) -> bool:
        """Whether a name that is given a value here may be written out in what comes after, in the same block."""
        return (
            self._uses.assigned[name] == 1
            and self._uses.all_loads_in(name, after)
            and self._is_plain(value)
            and not any(
                self._uses.is_changed_in(inner.id, after)
                for inner in self._steps.walk(value)
                if isinstance(inner, ast.Name)
            )
        )

    def _is_plain(self, value: ast.expr) -> bool:
        """Made of concept functions, variables, texts and numbers, so that writing it twice gives the same."""
        for count, inner in enumerate(self._steps.walk(value)):
            if count >= _MOST_NODES or isinstance(inner, (ast.List, ast.Tuple, ast.Set, ast.Attribute)):
                return False
            if isinstance(inner, ast.Call) and not _is_concept(inner.func):
                return False
            if isinstance(inner, ast.Constant) and not isinstance(inner.value, (str, int, float)):
                return False
        return not (isinstance(value, ast.Constant) and isinstance(value.value, bool))


def _is_concept(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id in CONCEPTS


class _Uses:
    """Where a program, counted node by node in the order of its text, uses and changes each variable.

    `end_of` is the count at the end of each statement, `assigned` how often a name is a target.
    """

    def __init__(self, statements: Sequence[ast.stmt], steps: Steps) -> None:
        self.end_of: dict[ast.stmt, int] = {}
        self.assigned: Counter[str] = Counter()
        self._loads: defaultdict[str, list[int]] = defaultdict(list)
        self._changes: defaultdict[str, list[int]] = defaultdict(list)
        self._count, self._steps = 0, steps
        for node in statements:
            self._visit(node)

    def all_loads_in(self, name: str, span: range) -> bool:
        """Whether a variable is used, and nowhere else."""
        loads = self._loads.get(name, [])
        return bool(loads) and loads[0] in span and loads[-1] in span

    def is_changed_in(self, name: str, span: range) -> bool:
        """Whether a variable is set or changed there."""
        changes = self._changes.get(name, [])
        at = bisect_left(changes, span.start)
        return at < len(changes) and changes[at] < span.stop

    def _visit(self, node: ast.AST) -> None:
        self._steps.one()
        self._count += 1
        match node:
            case ast.Name(id=name, ctx=ast.Load()):
                self._loads[name].append(self._count)
            case ast.Name(id=name):
                self.assigned[name] += 1
                self._changes[name].append(self._count)
            case ast.AugAssign(target=ast.Name(id=name)):
                self._loads[name].append(self._count)
            # a call on the thing itself, such as `things.add(x)`
            case ast.Attribute(value=ast.Name(id=name)):
                self._changes[name].append(self._count)
        for inner in ast.iter_child_nodes(node):
            self._visit(inner)
        if isinstance(node, ast.stmt):
            self._count += 1
            self.end_of[node] = self._count


class _Replace(ast.NodeTransformer):
    """Writes values for names. They are shared, not copied: nothing changes a plain value any more."""

    def __init__(self, values: Mapping[str, ast.expr]) -> None:
        self._values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._values.get(node.id, node) if isinstance(node.ctx, ast.Load) else node
