"""From DSL text to a typed constraint, by the shape of its syntax tree."""

import ast

from core.dsl.cache import TextCache
from core.dsl.normal.compositions import shapes_like
from core.dsl.normal.inlining import inlined
from core.dsl.normal.logic import canonical, conjunction, disjunction, has_opaque, negation
from core.dsl.normal.shape import match
from core.dsl.normal.slicing import needed, renamed
from core.dsl.normal.spelling import RESULT, assign, frozen, members, spelled
from core.dsl.normal.steps import Steps
from core.dsl.normal.values import Normal, Opaque
from core.dsl.program import compile_constraint
from core.dsl.syntax import read
from core.errors import DslError

_UNKNOWN = Opaque("")
Statements = list[ast.stmt]


def parse_normal(source: str) -> Normal:
    """The typed constraint that a text means, or `Opaque`: of no known kind, refused, or too large to recognise."""
    return _NORMALS(source)


def _normal(source: str) -> Normal:
    try:
        compile_constraint(source)
    except DslError:
        return Opaque(source)
    steps = Steps()
    try:
        statements = spelled(inlined(spelled(read(source).tree.body), steps))
        found = _program(statements, steps)
    except DslError as error:
        return Opaque(source, error.text)
    return Opaque(source) if has_opaque(found) else canonical(found)


_NORMALS = TextCache(_normal, characters=4_000_000)
"""A typed constraint takes a few bytes for each character of its text."""


def _program(statements: Statements, steps: Steps) -> Normal:
    with steps.level():
        folded = _folded(statements, steps)
        if folded is not None:
            return folded
        program = needed(statements, RESULT, steps)
        for shape in shapes_like(program):
            values = match(shape, program)
            atom = None if values is None else shape.read(values)
            if atom is not None:
                return atom
        return _combination(program, steps)


def _combination(program: Statements, steps: Steps) -> Normal:
    """A program that ends in a combination, as that of the programs that end in each part."""
    if not program:
        return _UNKNOWN
    *before, last = program
    if isinstance(last, ast.For):
        return _conditions(before, last, steps)
    if not (isinstance(last, ast.Assign) and isinstance(last.targets[0], ast.Name)):
        return _UNKNOWN
    match last.value:
        case ast.Name(id=name):
            return _program(renamed(before, name, RESULT, steps), steps)
        case ast.BoolOp(op=ast.And(), values=parts):
            return conjunction(_ending(before, part, steps) for part in parts)
        case ast.BoolOp(op=ast.Or(), values=parts):
            return disjunction(_ending(before, part, steps) for part in parts)
        case ast.UnaryOp(op=ast.Not(), operand=part):
            return negation(_ending(before, part, steps))
        case ast.Compare(left=left, ops=[ast.NotIn()], comparators=[values]):
            return negation(_ending(before, ast.Compare(left, [ast.In()], [values]), steps))
        case ast.Compare(left=left, ops=[ast.In()], comparators=[values]) if len(members(values)) > 1:
            return disjunction(
                _ending(before, ast.Compare(left, [ast.In()], [frozen({value})]), steps)
                for value in members(values)
            )
        case _:
            return _UNKNOWN


def _ending(before: Statements, value: ast.expr, steps: Steps) -> Normal:
    return _program([*before, assign(RESULT, value)], steps)


def _conditions(before: Statements, loop: ast.For, steps: Steps) -> Normal:
    """A loop over several conditions that each make the result false, as a loop for each of them."""
    tests = [_test_that_refuses(node) for node in loop.body]
    alternatives = [part for test in tests for part in _alternatives(test)]
    if len(alternatives) < 2 or any(test is None for test in tests):
        return _UNKNOWN
    refuse = assign(RESULT, ast.Constant(False))
    return conjunction(
        _program(
            [*before, ast.For(loop.target, loop.iter, [ast.If(test, [refuse], [])], [], lineno=0)], steps
        )
        for test in alternatives
    )


def _test_that_refuses(node: ast.stmt) -> ast.expr | None:
    match node:
        case ast.If(
            body=[ast.Assign(targets=[ast.Name(id="result")], value=ast.Constant(value=False))],
            orelse=[],
            test=test,
        ):
            return test
        case _:
            return None


def _alternatives(test: ast.expr | None) -> list[ast.expr]:
    """The conditions of which one is enough, with what they have in common put to each: `a and (b or c)`."""
    match test:
        case None:
            return []
        case ast.BoolOp(op=ast.Or(), values=parts):
            return [one for part in parts for one in _alternatives(part)]
        case ast.BoolOp(op=ast.And(), values=[*common, ast.BoolOp(op=ast.Or(), values=parts)]):
            return [ast.BoolOp(ast.And(), [*common, part]) for part in parts]
        case _:
            return [test]


def _folded(statements: Statements, steps: Steps) -> Normal | None:
    """A program that gathers verdicts in a list and then joins them with `or` or `and`, as the generator writes it."""
    name, join = _fold(statements)
    if name is None:
        return None
    parts: list[Normal] = []
    before: Statements = []
    for node in statements[:-2]:
        match node:
            case ast.Expr(
                value=ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr="append"), args=[verdict])
            ) if owner == name:
                is_result = isinstance(verdict, ast.Name) and verdict.id == RESULT
                parts.append(_program(before, steps) if is_result else _ending(before, verdict, steps))
            case ast.Assign(targets=[ast.Name(id=owner)]) if owner == name:
                parts.clear()
            case _:
                before.append(node)
    if not parts:
        return None
    return disjunction(parts) if join is ast.Or else conjunction(parts)


def _fold(statements: Statements) -> tuple[str | None, type[ast.boolop]]:
    """The list and the operator of `result = False; for r in list: result = result or r`."""
    match statements[-2:]:
        case [
            ast.Assign(targets=[ast.Name(id="result")], value=ast.Constant(value=bool() as start)),
            ast.For(
                target=ast.Name(id=item),
                iter=ast.Name(id=gathered),
                body=[
                    ast.Assign(
                        targets=[ast.Name(id="result")],
                        value=ast.BoolOp(op=op, values=[ast.Name(id="result"), ast.Name(id=joined)]),
                    )
                ],
            ),
        ] if joined == item and isinstance(op, ast.And) is start:
            return gathered, type(op)
        case _:
            return None, ast.Or
