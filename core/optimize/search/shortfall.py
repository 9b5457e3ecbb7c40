"""How far a plan is from meeting constraints of no known kind, so that a search has something to follow."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from core.dsl.program import compile_constraint, judge
from core.dsl.run import PlanView
from core.dsl.syntax import read
from core.errors import DslError

_MOST = 9.0


@dataclass(frozen=True, slots=True)
class Graded:
    """A constraint, and the text of the two sides that its last line compares ("" where it does not compare two)."""

    source: str
    left: str = ""
    right: str = ""


def graded(source: str) -> Graded:
    """A constraint with what can be measured of it."""
    try:
        tree = read(source).tree
    except DslError:
        return Graded(source)
    if not tree.body:
        return Graded(source)
    *before, last = tree.body
    if not (isinstance(last, ast.Assign) and isinstance(last.value, ast.Compare)):
        return Graded(source)
    sides = [last.value.left, *last.value.comparators]
    if len(sides) != 2:
        return Graded(source)
    left, right = (
        "\n".join(map(ast.unparse, [*before, ast.Assign(last.targets, side, lineno=0)])) for side in sides
    )
    return Graded(source, left, right)


def shortfall(constraints: Iterable[Graded], trip: PlanView) -> float:
    """0 where a plan meets all; else for each that it does not 1, and more the farther apart its two sides are."""
    return sum(1 + _apart(one, trip) for one in constraints if not judge(one.source, trip).ok)


def _apart(constraint: Graded, trip: PlanView) -> float:
    if not constraint.left:
        return 0.0
    try:
        left, right = (compile_constraint(side).value(trip) for side in (constraint.left, constraint.right))
    except DslError:
        return 0.0
    if not all(isinstance(side, int | float) for side in (left, right)):
        return 0.0
    return float(min(abs(left - right) / (1 + abs(right)), _MOST))
