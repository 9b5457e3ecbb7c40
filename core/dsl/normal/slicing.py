"""Leaving out of a program what its result does not depend on."""

import ast
from collections.abc import Iterator, Sequence
from copy import deepcopy

from core.dsl.normal.steps import Steps


def needed(statements: Sequence[ast.stmt], name: str, steps: Steps) -> list[ast.stmt]:
    """The statements that the last value of a variable depends on."""
    wanted, kept = {name}, list[ast.stmt]()
    for node in reversed(statements):
        stored = set(_stored(node, steps))
        if not stored & wanted:
            continue
        if isinstance(node, ast.Assign):
            wanted -= stored
        else:
            node = _thinned(node, wanted, steps)
        wanted |= set(_loaded(node, steps)) - _loop_variables(node, steps)
        kept.append(node)
    return kept[::-1]


def _loop_variables(node: ast.stmt, steps: Steps) -> set[str]:
    return set(_stored(node.target, steps)) if isinstance(node, ast.For) else set()


def _thinned(node: ast.stmt, wanted: set[str], steps: Steps) -> ast.stmt:
    """A loop or condition without the statements inside that serve other variables."""
    if not isinstance(node, (ast.For, ast.If)) or _jumps(node, steps):
        return node
    wanted = set(wanted)
    while True:
        thin = _without(node, wanted, steps)
        more = wanted | {name for inner in _stored_in(thin, wanted, steps) for name in _loaded(inner, steps)}
        if more == wanted:
            return thin
        wanted = more


def _jumps(node: ast.AST, steps: Steps) -> bool:
    return any(isinstance(inner, (ast.Break, ast.Continue, ast.Return)) for inner in steps.walk(node))


def _without(node: ast.stmt, wanted: set[str], steps: Steps) -> ast.stmt:
    if isinstance(node, ast.For):
        return ast.For(node.target, node.iter, _those(node.body, wanted, steps), [], lineno=0)
    if isinstance(node, ast.If):
        return ast.If(node.test, _those(node.body, wanted, steps), _those(node.orelse, wanted, steps))
    return node


def _those(block: Sequence[ast.stmt], wanted: set[str], steps: Steps) -> list[ast.stmt]:
    return [_without(node, wanted, steps) for node in block if wanted & set(_stored(node, steps))]


def _stored_in(node: ast.AST, wanted: set[str], steps: Steps) -> Iterator[ast.AST]:
    for inner in steps.walk(node):
        if isinstance(inner, ast.stmt) and wanted & set(_stored(inner, steps)):
            yield inner


def _stored(node: ast.AST, steps: Steps) -> Iterator[str]:
    """Variables that a statement sets or changes."""
    for inner in steps.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
            yield inner.id
        elif isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name):
            # a call on the thing itself, such as `things.add(x)`
            yield inner.value.id


def _loaded(node: ast.AST, steps: Steps) -> Iterator[str]:
    for inner in steps.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load):
            yield inner.id
        elif isinstance(inner, ast.AugAssign) and isinstance(inner.target, ast.Name):
            yield inner.target.id


def renamed(statements: Sequence[ast.stmt], old: str, new: str, steps: Steps) -> list[ast.stmt]:
    """What a variable depends on, with the variable under another name; nothing where that name is taken."""
    kept, rename = needed(statements, old, steps), _Rename(old, new)
    if old != new and any(new in {*_stored(node, steps), *_loaded(node, steps)} for node in kept):
        return []
    return [rename.visit(deepcopy(node)) for node in kept]


class _Rename(ast.NodeTransformer):
    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self.new, node.ctx) if node.id == self.old else node
