"""Expressions, compiled to closures over a frame: a list whose first entry is the run, the others the variables."""

import ast
from collections.abc import Callable, Mapping
from typing import Any

from core.dsl.builtin import BUILTINS
from core.dsl.calls import call, no_attribute
from core.dsl.limits import DEFAULT_LIMITS
from core.dsl.operators import BINARY, COMPARISONS, OwnList, element, sized
from core.dsl.run import FAULTS, SourcePlace, fault, over
from core.dsl.scope import CONCEPTS_BY_NAME, UNSET, Closure, Scope, StackFrame
from core.errors import DslError


def expression(node: ast.expr, scope: Scope) -> Closure:
    """The closure that computes a node. Raises DslError for what the language does not have."""
    compiler = _COMPILERS.get(type(node))
    # a slice within a tuple, `x[1:2, 3]`, is what is left
    if compiler is None:
        raise DslError(
            *scope.where(node),
            "切片只能单独写在下标里，如 x[1:3]",
            "a slice stands alone in a subscript, as in x[1:3]",
        )
    return compiler(node, scope)


def _constant(node: ast.Constant, scope: Scope) -> Closure:
    value, where = node.value, scope.where(node)
    if not (value is None or isinstance(value, (str, int, float))):
        kind = type(value).__name__
        raise DslError(
            *where,
            f"不支持 {kind} 常量，请用文本或数字",
            f"{kind} constants are not supported; use text or numbers",
        )
    if isinstance(value, int) and abs(value) > DEFAULT_LIMITS.integer:
        raise over(where, "整数绝对值", "as magnitude of a whole number", DEFAULT_LIMITS.integer)
    return lambda frame: value


def _name(node: ast.Name, scope: Scope) -> Closure:
    slot, where, name = scope.variables.get(node.id), scope.where(node), node.id
    if slot is None:
        if name in CONCEPTS_BY_NAME or name in BUILTINS:
            raise DslError(
                *where, f"{name} 是函数，请写成 {name}(...)", f"{name} is a function; write {name}(...)"
            )
        raise DslError(
            *where,
            f"未知的名称 {name!r}，可用的有 plan、已赋值的变量和概念函数",
            f"unknown name {name!r}; there are plan, variables that were assigned, and the concept functions",
        )

    def load(frame: StackFrame) -> Any:
        value = frame[slot]
        if value is UNSET:
            raise DslError(
                *where,
                f"变量 {name!r} 尚未赋值，请先赋值",
                f"the variable {name!r} has no value yet; assign it first",
            )
        return value

    return load


def _bool_op(node: ast.BoolOp, scope: Scope) -> Closure:
    first, *others = (expression(value, scope) for value in node.values)
    if len(others) == 1:
        second = others[0]
        if isinstance(node.op, ast.And):
            return lambda frame: first(frame) and second(frame)
        return lambda frame: first(frame) or second(frame)
    stop_at = isinstance(node.op, ast.Or)

    def combine(frame: StackFrame) -> Any:
        value = first(frame)
        for other in others:
            if bool(value) is stop_at:
                return value
            value = other(frame)
        return value

    return combine


def _unary_op(node: ast.UnaryOp, scope: Scope) -> Closure:
    operand, where = expression(node.operand, scope), scope.where(node)
    if isinstance(node.op, ast.Not):
        return lambda frame: not operand(frame)
    sign = -1 if isinstance(node.op, ast.USub) else 1

    def signed(frame: StackFrame) -> Any:
        value = operand(frame)
        if not isinstance(value, (int, float)):
            raise fault(where, TypeError(f"{type(value).__name__} has no sign"))
        return sign * value

    return signed


def _binary_op(node: ast.BinOp, scope: Scope) -> Closure:
    left, right, where = expression(node.left, scope), expression(node.right, scope), scope.where(node)
    operate = BINARY[type(node.op).__name__]

    def compute(frame: StackFrame) -> Any:
        try:
            return operate(frame[0], where, left(frame), right(frame))
        except FAULTS as error:
            raise fault(where, error) from None

    return compute


def _if_exp(node: ast.IfExp, scope: Scope) -> Closure:
    test, body, other = (expression(part, scope) for part in (node.test, node.body, node.orelse))
    return lambda frame: body(frame) if test(frame) else other(frame)


def _compare(node: ast.Compare, scope: Scope) -> Closure:
    where = scope.where(node)
    left = expression(node.left, scope)
    rights = [expression(comparator, scope) for comparator in node.comparators]
    if len(rights) > 1:
        return _chain(node, left, rights, where)
    right, compare = rights[0], COMPARISONS[type(node.ops[0]).__name__]
    constant = node.comparators[0]
    if isinstance(constant, ast.Constant) and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
        value, wanted = constant.value, isinstance(node.ops[0], ast.Eq)
        return lambda frame: (left(frame) == value) is wanted

    def computed(frame: StackFrame) -> Any:
        try:
            return compare(frame[0], where, left(frame), right(frame))
        except FAULTS as error:
            raise fault(where, error) from None

    return computed


def _chain(node: ast.Compare, left: Closure, rights: list[Closure], where: SourcePlace) -> Closure:
    links = [(COMPARISONS[type(op).__name__], right) for op, right in zip(node.ops, rights, strict=True)]

    def chained(frame: StackFrame) -> Any:
        value, verdict = left(frame), True
        try:
            for compare, right in links:
                following = right(frame)
                verdict = compare(frame[0], where, value, following)
                if not verdict:
                    return verdict
                value = following
        except FAULTS as error:
            raise fault(where, error) from None
        return verdict

    return chained


def _call(node: ast.Call, scope: Scope) -> Closure:
    return call(node, scope, lambda part: expression(part, scope))


def _attribute(node: ast.Attribute, scope: Scope) -> Closure:
    raise no_attribute(node, scope)


def _subscript(node: ast.Subscript, scope: Scope) -> Closure:
    where, collection = scope.where(node), expression(node.value, scope)
    if isinstance(node.slice, ast.Slice):
        return _slice(node.slice, collection, where, scope)
    index = expression(node.slice, scope)

    def item(frame: StackFrame) -> Any:
        try:
            return collection(frame)[index(frame)]
        except FAULTS as error:
            raise fault(where, error) from None

    return item


def _slice(node: ast.Slice, collection: Closure, where: SourcePlace, scope: Scope) -> Closure:
    lower, upper, step = (
        expression(part, scope) if part else (lambda frame: None)
        for part in (node.lower, node.upper, node.step)
    )

    def cut(frame: StackFrame) -> Any:
        try:
            values = collection(frame)[lower(frame) : upper(frame) : step(frame)]
        except FAULTS as error:
            raise fault(where, error) from None
        return sized(frame[0], where, OwnList(values) if isinstance(values, list) else values)

    return cut


def _display(node: ast.List | ast.Set | ast.Tuple, scope: Scope) -> Closure:
    where = scope.where(node)
    elements = [expression(part, scope) for part in node.elts]
    kind: type[Any] = {ast.List: OwnList, ast.Set: set, ast.Tuple: tuple}[type(node)]

    def display(frame: StackFrame) -> Any:
        try:
            return kind([element(where, part(frame)) for part in elements])
        except FAULTS as error:
            raise fault(where, error) from None

    return display


_COMPILERS: Mapping[type[ast.expr], Callable[[Any, Scope], Closure]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.BoolOp: _bool_op,
    ast.UnaryOp: _unary_op,
    ast.BinOp: _binary_op,
    ast.IfExp: _if_exp,
    ast.Compare: _compare,
    ast.Call: _call,
    ast.Attribute: _attribute,
    ast.Subscript: _subscript,
    ast.List: _display,
    ast.Set: _display,
    ast.Tuple: _display,
}
