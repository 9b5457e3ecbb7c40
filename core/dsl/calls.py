"""Calls: of concept functions, of general functions, and the two forms `set.add(x)` and `list.append(x)`."""

import ast
from collections.abc import Callable
from typing import Any

from core.dsl.builtin import BUILTINS
from core.dsl.concepts.card import Concept
from core.dsl.operators import Kinds, OwnList, element
from core.dsl.run import FAULTS, fault, over
from core.dsl.scope import CONCEPTS_BY_NAME, Closure, Scope, StackFrame
from core.errors import DslError

Compile = Callable[[ast.expr], Closure]
_METHODS = ("add", "append")


def call(node: ast.Call, scope: Scope, expression: Compile) -> Closure:
    """The closure of a call. Raises DslError for what is no function of the language, and for wrong arguments."""
    where = scope.where(node)
    if isinstance(node.func, ast.Attribute):
        return _method(node, node.func, scope, expression)
    if not isinstance(node.func, ast.Name):
        raise DslError(*where, "只能调用概念函数", "only concept functions can be called")
    name = node.func.id
    if name in scope.variables:
        raise DslError(
            *where,
            f"{name!r} 已用作变量，不能调用，请换个变量名",
            f"{name!r} is a variable here and cannot be called; rename it",
        )
    if name in CONCEPTS_BY_NAME:
        return _concept_call(name, CONCEPTS_BY_NAME[name], node, scope, expression)
    if name in BUILTINS:
        return _builtin_call(name, node, scope, expression)
    raise DslError(
        *where,
        f"没有名为 {name!r} 的函数，可用的有概念函数和 {'、'.join(BUILTINS)}",
        f"there is no function {name!r}; there are the concept functions and {', '.join(BUILTINS)}",
    )


def _concept_call(name: str, concept: Concept, node: ast.Call, scope: Scope, expression: Compile) -> Closure:
    where, function, trip = scope.where(node), concept.function, concept.trip
    named = {keyword.arg: keyword.value for keyword in node.keywords}
    given = node.args + [named.pop(p) for p in concept.parameters[len(node.args) :] if p in named]
    fewest, most = len(concept.parameters) - concept.optional, len(concept.parameters)
    if named or not fewest <= len(given) <= most:
        signature = f"{name}({', '.join(concept.parameters)})"
        raise DslError(*where, f"参数不符，应写成 {signature}", f"wrong arguments; write {signature}")
    arguments = [expression(argument) for argument in given]
    if len(arguments) == 1 and not trip:
        only = arguments[0]

        def invoke_one(frame: StackFrame) -> Any:
            try:
                return function(only(frame))
            except FAULTS as error:
                raise fault(where, error) from None

        return invoke_one

    def invoke(frame: StackFrame) -> Any:
        try:
            values = [argument(frame) for argument in arguments]
            return function(frame[0].trip, *values) if trip else function(*values)
        except FAULTS as error:
            raise fault(where, error) from None

    return invoke


def _builtin_call(name: str, node: ast.Call, scope: Scope, expression: Compile) -> Closure:
    where, builtin = scope.where(node), BUILTINS[name]
    function = builtin.function
    if node.keywords or not builtin.fewest <= len(node.args) <= builtin.most:
        counts = f"{builtin.fewest}" if builtin.fewest == builtin.most else f"{builtin.fewest}-{builtin.most}"
        raise DslError(
            *where,
            f"{name} 需要 {counts} 个参数，不能按名传递",
            f"{name} takes {counts} arguments, without names",
        )
    arguments = [expression(argument) for argument in node.args]

    def invoke(frame: StackFrame) -> Any:
        try:
            return function(frame[0], where, *[argument(frame) for argument in arguments])
        except FAULTS as error:
            raise fault(where, error) from None

    return invoke


def _method(node: ast.Call, attribute: ast.Attribute, scope: Scope, expression: Compile) -> Closure:
    """`things.add(x)` and `things.append(x)`: a form of the language, no look-up of attributes."""
    where, method = scope.where(node), attribute.attr
    if method not in _METHODS or node.keywords or len(node.args) != 1:
        raise no_attribute(attribute, scope)
    collection, argument = expression(attribute.value), expression(node.args[0])
    kind: type[Any] = set if method == "add" else OwnList

    def put(frame: StackFrame) -> None:
        target, value = collection(frame), argument(frame)
        if type(target) is not kind:
            raise DslError(
                *where,
                f".{method} 只能用于约束自己建立的{'集合' if kind is set else '列表'}",
                f".{method} works only on a {'set' if kind is set else 'list'} that the constraint made",
            )
        try:
            if kind is set and isinstance(value, Kinds):
                target.update(value)
            else:
                (target.add if kind is set else target.append)(element(where, value))
        except FAULTS as error:
            raise fault(where, error) from None
        if len(target) > frame[0].limits.collection:
            raise over(where, "集合元素数", "elements of a collection", frame[0].limits.collection)

    return put


def no_attribute(node: ast.Attribute, scope: Scope) -> DslError:
    """The refusal of an attribute."""
    return DslError(
        *scope.where(node),
        f"不能访问 .{node.attr}，只有 集合.add(x) 和 列表.append(x)，其余请用概念函数",
        f".{node.attr} cannot be used; there are only set.add(x) and list.append(x), and the concept functions",
    )
