"""Leaving out of a program what its result does not depend on, and writing short-lived names out."""

import ast
from collections.abc import Iterator, Sequence
from copy import deepcopy

from core.dsl.concepts.table import CONCEPTS


def needed(statements: Sequence[ast.stmt], name: str) -> list[ast.stmt]:
    """The statements that the last value of a variable depends on."""
    wanted, kept = {name}, list[ast.stmt]()
    for node in reversed(statements):
        stored = set(_stored(node))
        if not stored & wanted:
            continue
        if isinstance(node, ast.Assign):
            wanted -= stored
        else:
            node = _thinned(node, wanted)
        wanted |= set(_loaded(node)) - _loop_variables(node)
        kept.append(node)
    return kept[::-1]


def _loop_variables(node: ast.stmt) -> set[str]:
    return set(_stored(node.target)) if isinstance(node, ast.For) else set()


def _thinned(node: ast.stmt, wanted: set[str]) -> ast.stmt:
    """A loop or condition without the statements inside that serve other variables."""
    if not isinstance(node, (ast.For, ast.If)) or _jumps(node):
        return node
    wanted = set(wanted)
    while True:
        thin = _without(node, wanted)
        more = wanted | {name for inner in _stored_in(thin, wanted) for name in _loaded(inner)}
        if more == wanted:
            return thin
        wanted = more


def _jumps(node: ast.AST) -> bool:
    return any(isinstance(inner, (ast.Break, ast.Continue, ast.Return)) for inner in ast.walk(node))


def _without(node: ast.stmt, wanted: set[str]) -> ast.stmt:
    if isinstance(node, ast.For):
        return ast.For(node.target, node.iter, _those(node.body, wanted), [], lineno=0)
    if isinstance(node, ast.If):
        return ast.If(node.test, _those(node.body, wanted), _those(node.orelse, wanted))
    return node


def _those(block: Sequence[ast.stmt], wanted: set[str]) -> list[ast.stmt]:
    return [_without(node, wanted) for node in block if wanted & set(_stored(node))]


def _stored_in(node: ast.AST, wanted: set[str]) -> Iterator[ast.AST]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.stmt) and wanted & set(_stored(inner)):
            yield inner


def _stored(node: ast.AST) -> Iterator[str]:
    """Variables that a statement sets or changes."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
            yield inner.id
        elif isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name):
            yield inner.value.id  # things.add(x)


def _loaded(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load):
            yield inner.id
        elif isinstance(inner, ast.AugAssign) and isinstance(inner.target, ast.Name):
            yield inner.target.id


def inlined(statements: Sequence[ast.stmt]) -> list[ast.stmt]:
    """The program with names written out that stand for one plain value, such as `kind = activity_type(activity)`."""
    counts: dict[str, int] = {}
    for node in statements:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                counts[inner.id] = counts.get(inner.id, 0) + 1
    return _inline_block(list(statements), counts, list(statements))


def _inline_block(block: list[ast.stmt], counts: dict[str, int], program: list[ast.stmt]) -> list[ast.stmt]:
    made: list[ast.stmt] = []
    while block:
        node, *block = block
        if _is_short_hand(node, counts, block, program) and isinstance(node, ast.Assign):
            replace = _Replace(_stored_name(node), node.value)
            block = [replace.visit(later) for later in block]
            continue
        if isinstance(node, ast.For):
            node = ast.For(node.target, node.iter, _inline_block(node.body, counts, program), [], lineno=0)
        made.append(node)
    return made


def _stored_name(node: ast.Assign) -> str:
    target = node.targets[0]
    return target.id if isinstance(target, ast.Name) else ""


def _is_short_hand(
    node: ast.stmt, counts: dict[str, int], later: list[ast.stmt], program: list[ast.stmt]
) -> bool:
    if not isinstance(node, ast.Assign) or counts.get(_stored_name(node)) != 1 or not _is_plain(node.value):
        return False
    name = _stored_name(node)
    uses = sum(name in _loads_of(other, name) for other in program)
    changed_later = {stored for other in later for stored in _stored(other)}
    used_here = sum(len(_loads_of(other, name)) for other in later)
    used_at_all = sum(len(_loads_of(other, name)) for other in program)
    return bool(uses) and used_here == used_at_all and not changed_later & set(_loaded(node.value))


def _loads_of(node: ast.AST, name: str) -> list[str]:
    return [loaded for loaded in _loaded(node) if loaded == name]


def _is_plain(node: ast.expr) -> bool:
    """Made of concept functions, variables, texts and numbers, so that writing it twice gives the same."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call) and not (
            isinstance(inner.func, ast.Name) and inner.func.id in CONCEPTS
        ):
            return False
        if isinstance(inner, ast.Constant) and not isinstance(inner.value, (str, int, float)):
            return False
        if isinstance(inner, (ast.List, ast.Tuple, ast.Set, ast.Attribute)):
            return False
    return not (isinstance(node, ast.Constant) and isinstance(node.value, bool))


class _Replace(ast.NodeTransformer):
    def __init__(self, name: str, value: ast.expr) -> None:
        self.name, self.value = name, value

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.value if node.id == self.name and isinstance(node.ctx, ast.Load) else node


def renamed(statements: Sequence[ast.stmt], old: str, new: str) -> list[ast.stmt]:
    """What a variable depends on, with the variable under another name; nothing where that name is taken."""
    kept, rename = needed(statements, old), _Rename(old, new)
    if old != new and any(new in {*_stored(node), *_loaded(node)} for node in kept):
        return []
    return [rename.visit(deepcopy(node)) for node in kept]


class _Rename(ast.NodeTransformer):
    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self.new, node.ctx) if node.id == self.old else node
