"""One spelling for programs of the same meaning, so that shapes can be compared.

A text equal to a constant becomes membership in a frozenset of one; constants stand on the right; nested conditions
become one; unpacked assignments become single ones; a final `return` becomes an assignment to `result`.
"""

import ast
from collections.abc import Iterable, Sequence
from typing import Any

from core.dsl.concepts.table import CONCEPTS

_MAIN_NAMES = {alias: name for name, concept in CONCEPTS.items() for alias in concept.aliases}
_MIRRORED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.Gt,
    ast.LtE: ast.GtE,
    ast.Gt: ast.Lt,
    ast.GtE: ast.LtE,
    ast.Eq: ast.Eq,
    ast.NotEq: ast.NotEq,
}
_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
RESULT = "result"


def is_hole(node: ast.AST) -> bool:
    """Whether a node of a pattern stands for a constant: a name in capitals."""
    return isinstance(node, ast.Name) and node.id.isupper()


def spelled(statements: Sequence[ast.stmt]) -> list[ast.stmt]:
    """The statements in the one spelling. They are changed in place."""
    nodes = [_Expressions().visit(node) for node in statements]
    nodes = _block(nodes)
    if nodes and isinstance(nodes[-1], ast.Return) and nodes[-1].value is not None:
        nodes[-1] = assign(RESULT, nodes[-1].value)
    return nodes


def assign(name: str, value: ast.expr) -> ast.Assign:
    """`name = value`."""
    return ast.Assign([ast.Name(name, ast.Store())], value, lineno=0)


def is_scalar(node: ast.AST) -> bool:
    """Whether a node is a text or number."""
    return isinstance(node, ast.Constant) and isinstance(node.value, (str, int, float))


def constants(node: ast.AST) -> frozenset[Any] | None:
    """The values of a display of texts and numbers, or of a set that was made one before."""
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and all(map(is_scalar, node.elts)):
        return frozenset(element.value for element in node.elts if isinstance(element, ast.Constant))
    if isinstance(node, ast.Constant) and isinstance(node.value, frozenset):
        return node.value
    return None


def members(node: ast.AST) -> frozenset[Any]:
    """The values of a display of constants; none for anything else."""
    return constants(node) or frozenset()


def frozen(values: Iterable[Any]) -> ast.Constant:
    """A set of constants as one constant."""
    return ast.Constant(frozenset(values))  # type: ignore[arg-type]


class _Expressions(ast.NodeTransformer):
    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(_MAIN_NAMES.get(node.id, node.id), node.ctx) if node.id in _MAIN_NAMES else node

    def visit_Set(self, node: ast.Set) -> ast.expr:
        self.generic_visit(node)
        values = constants(node)
        return node if values is None else frozen(values)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        operand = node.operand
        if (
            isinstance(node.op, ast.USub)
            and isinstance(operand, ast.Constant)
            and isinstance(operand.value, (int, float))
        ):
            return ast.Constant(-operand.value)
        if (
            isinstance(node.op, ast.Not)
            and isinstance(operand, ast.Compare)
            and type(operand.ops[0]) in _OPPOSITE
        ):
            return ast.Compare(operand.left, [_OPPOSITE[type(operand.ops[0])]()], operand.comparators)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        values: list[ast.expr] = []
        for value in node.values:
            values += (
                value.values if isinstance(value, ast.BoolOp) and type(value.op) is type(node.op) else [value]
            )
        values = _merged(values, ast.In if isinstance(node.op, ast.Or) else ast.NotIn)
        return values[0] if len(values) == 1 else ast.BoolOp(node.op, values)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        lefts = [node.left, *node.comparators[:-1]]
        links: list[ast.expr] = [
            _link(left, op, right) for left, op, right in zip(lefts, node.ops, node.comparators, strict=True)
        ]
        return links[0] if len(links) == 1 else ast.BoolOp(ast.And(), links)


def _link(left: ast.expr, op: ast.cmpop, right: ast.expr) -> ast.Compare:
    if type(op) in _MIRRORED and _is_constant(left) and not _is_constant(right):
        left, op, right = right, _MIRRORED[type(op)](), left
    if isinstance(op, (ast.Eq, ast.NotEq)) and isinstance(right, ast.Constant) and is_scalar(right):
        op, right = (ast.In() if isinstance(op, ast.Eq) else ast.NotIn()), frozen(frozenset({right.value}))
    elif isinstance(op, (ast.In, ast.NotIn)):
        values = constants(right)
        right = right if values is None else frozen(values)
    return ast.Compare(left, [op], [right])


def _is_constant(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) or is_hole(node)


def _merged(values: list[ast.expr], op: type[ast.cmpop]) -> list[ast.expr]:
    """`x in A or x in B` as `x in A | B`, and `x not in A and x not in B` likewise."""
    merged: dict[str, ast.expr] = {}
    for number, value in enumerate(values):
        known = constants(value.comparators[0]) if isinstance(value, ast.Compare) else None
        if not isinstance(value, ast.Compare) or known is None or not isinstance(value.ops[0], op):
            merged[str(number)] = value
            continue
        key = ast.dump(value.left)
        before = merged.get(key)
        if isinstance(before, ast.Compare):
            known |= members(before.comparators[0])
        merged[key] = ast.Compare(value.left, value.ops, [frozen(known)])
    return list(merged.values())


def _block(statements: Sequence[ast.stmt]) -> list[ast.stmt]:
    made: list[ast.stmt] = []
    for node in statements:
        made += _statement(node)
    return [node for number, node in enumerate(made) if not _is_idle_break(made, number)]


def _is_idle_break(block: list[ast.stmt], number: int) -> bool:
    """A `break` after `result = False`: without it the verdict is the same, whatever comes later."""
    if number == 0 or not isinstance(block[number], ast.Break):
        return False
    before = block[number - 1]
    return (
        isinstance(before, ast.Assign)
        and isinstance(before.targets[0], ast.Name)
        and before.targets[0].id == RESULT
        and isinstance(before.value, ast.Constant)
        and before.value.value is False
    )


def _statement(node: ast.stmt) -> list[ast.stmt]:
    match node:
        case ast.For():
            return [ast.For(node.target, node.iter, _block(node.body), [], lineno=0)]
        case ast.If():
            return [_if(node)]
        case ast.Assign(targets=[ast.Tuple() as targets], value=ast.Tuple() as values):
            if len(targets.elts) == len(values.elts) and all(map(is_scalar, values.elts)):
                return [ast.Assign([t], v, lineno=0) for t, v in zip(targets.elts, values.elts, strict=True)]
        case ast.Assign(targets=[ast.Name() as target], value=ast.BinOp(op=ast.Add()) as value):
            first, *others = _terms(value)
            if isinstance(first, ast.Name) and first.id == target.id:
                return _additions(target, others)
        case ast.AugAssign(target=ast.Name() as target, op=ast.Add(), value=value):
            return _additions(target, _terms(value))
        case ast.Pass():
            return []
    return [node]


def _terms(value: ast.expr) -> list[ast.expr]:
    """The parts of a sum."""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
        return _terms(value.left) + _terms(value.right)
    return [value]


def _additions(target: ast.Name, terms: list[ast.expr]) -> list[ast.stmt]:
    """`x += a + b` as `x += a` and `x += b`."""
    return [ast.AugAssign(ast.Name(target.id, ast.Store()), ast.Add(), term) for term in terms]


def _if(node: ast.If) -> ast.If:
    body, other = _block(node.body), _block(node.orelse)
    if not other and len(body) == 1 and isinstance(body[0], ast.If) and not body[0].orelse:
        both = _Expressions().visit_BoolOp(ast.BoolOp(ast.And(), [node.test, body[0].test]))
        return ast.If(both, body[0].body, [])
    return ast.If(node.test, body, other)
