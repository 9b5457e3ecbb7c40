"""Statements, compiled to closures over a frame. A closure returns how the program goes on."""

import ast
from collections.abc import Callable, Sequence
from typing import Any

from core.dsl.concepts.table import CONCEPTS
from core.dsl.expressions import expression
from core.dsl.operators import BINARY, ordered
from core.dsl.run import FAULTS, SourcePlace, fault
from core.dsl.scope import Closure, Scope, StackFrame
from core.errors import DslError

BREAK, CONTINUE, RETURN = object(), object(), object()
RESULT = "result"
_WORK = {name: concept.work for main, concept in CONCEPTS.items() for name in (main, *concept.aliases)}


def block(nodes: Sequence[ast.stmt], scope: Scope, in_loop: bool) -> Closure:
    """The closure that runs statements in turn; it returns None at the end, else how the flow was cut."""
    steps = [_statement(node, scope, in_loop) for node in nodes]
    if len(steps) == 1:
        return steps[0]

    def run(frame: StackFrame) -> Any:
        for step in steps:
            cut = step(frame)
            if cut is not None:
                return cut
        return None

    return run


def _statement(node: ast.stmt, scope: Scope, in_loop: bool) -> Closure:
    match node:
        case ast.Assign():
            return _assign(node, scope)
        case ast.AugAssign():
            return _augmented(node, scope)
        case ast.Expr():
            return _effect(node, scope)
        case ast.For():
            return _for(node, scope)
        case ast.If():
            return _if(node, scope, in_loop)
        case ast.Return():
            return _return(node, scope)
        case ast.Pass():
            return lambda frame: None
        case ast.Break() | ast.Continue() if in_loop:
            cut = BREAK if isinstance(node, ast.Break) else CONTINUE
            return lambda frame: cut
        case _:
            raise DslError(
                *scope.where(node),
                "break 和 continue 只能用在循环内",
                "break and continue belong inside a loop",
            )


def _assign(node: ast.Assign, scope: Scope) -> Closure:
    value = expression(node.value, scope)
    stores = [_store(target, scope) for target in node.targets]
    if len(stores) == 1:
        store = stores[0]
        return lambda frame: store(frame, value(frame))

    def assign(frame: StackFrame) -> None:
        made = value(frame)
        for store in stores:
            store(frame, made)

    return assign


Store = Callable[[StackFrame, Any], None]


def _store(target: ast.expr, scope: Scope) -> Store:
    if isinstance(target, ast.Name):
        slot = scope.variables[target.id]

        def store(frame: StackFrame, value: Any) -> None:
            frame[slot] = value

        return store
    if isinstance(target, (ast.Tuple, ast.List)):
        return _unpack(target, scope)
    raise DslError(*scope.where(target), "只能给变量赋值", "only variables can be assigned")


def _unpack(target: ast.Tuple | ast.List, scope: Scope) -> Store:
    where, stores = scope.where(target), [_store(part, scope) for part in target.elts]

    def unpack(frame: StackFrame, value: Any) -> None:
        if not isinstance(value, (tuple, list)) or len(value) != len(stores):
            raise DslError(
                *where, f"右边应有 {len(stores)} 个值", f"the right side must have {len(stores)} values"
            )
        for store, part in zip(stores, value, strict=True):
            store(frame, part)

    return unpack


def _augmented(node: ast.AugAssign, scope: Scope) -> Closure:
    where = scope.where(node)
    if not isinstance(node.target, ast.Name):
        raise DslError(*where, "只能给变量赋值", "only variables can be assigned")
    slot, operate = scope.variables[node.target.id], BINARY[type(node.op).__name__]
    old, value = (
        expression(ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target), scope),
        expression(node.value, scope),
    )

    def augment(frame: StackFrame) -> None:
        try:
            frame[slot] = operate(frame[0], where, old(frame), value(frame))
        except FAULTS as error:
            raise fault(where, error) from None

    return augment


def _effect(node: ast.Expr, scope: Scope) -> Closure:
    value = expression(node.value, scope)

    def effect(frame: StackFrame) -> None:
        value(frame)

    return effect


def _if(node: ast.If, scope: Scope, in_loop: bool) -> Closure:
    test, body = expression(node.test, scope), block(node.body, scope, in_loop)
    if not node.orelse:
        return lambda frame: body(frame) if test(frame) else None
    other = block(node.orelse, scope, in_loop)
    return lambda frame: body(frame) if test(frame) else other(frame)


def _for(node: ast.For, scope: Scope) -> Closure:
    where = scope.where(node)
    if node.orelse:
        raise DslError(
            *where, "for 没有 else，请把它写在循环之后", "for has no else; write it after the loop"
        )
    collection, store = expression(node.iter, scope), _store(node.target, scope)
    body, work = block(node.body, scope, in_loop=True), _work(node)

    def loop(frame: StackFrame) -> Any:
        run = frame[0]
        for value in _elements(collection(frame), where):
            run.left -= work
            if run.left < run.mark:
                run.look(where)
            store(frame, value)
            cut = body(frame)
            if cut is not None and cut is not CONTINUE:
                return None if cut is BREAK else cut
        return None

    return loop


def _elements(collection: Any, where: SourcePlace) -> Any:
    if isinstance(collection, set):
        return ordered(collection)
    if isinstance(collection, (list, tuple, str, dict)):
        return collection
    raise DslError(
        *where,
        f"不能遍历 {type(collection).__name__}，请用活动列表、集合或列表",
        f"cannot go over {type(collection).__name__}; use activities, a set or a list",
    )


def _work(loop: ast.For) -> int:
    """What one pass counts as: the pieces of syntax in the body; inner loops count their own passes."""
    work, waiting = 1, list[ast.AST](loop.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.expr | ast.stmt):
            work += 1
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            work += _WORK.get(node.func.id, 1)
        if isinstance(node, ast.For):
            waiting.append(node.iter)
        else:
            waiting.extend(ast.iter_child_nodes(node))
    return work


def _return(node: ast.Return, scope: Scope) -> Closure:
    slot = scope.variables[RESULT]
    value = expression(node.value, scope) if node.value else (lambda frame: None)

    def give(frame: StackFrame) -> Any:
        frame[slot] = value(frame)
        return RETURN

    return give
