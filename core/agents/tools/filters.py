"""Filters that a model writes, such as `lambda x: "黄鹤楼" in x`, run by the language's own interpreter and never by Python."""

import ast
import re
from collections.abc import Callable

from core.dsl.limits import Limits
from core.dsl.program import compile_constraint
from core.dsl.run import PlanView
from core.errors import DslError, InputError
from core.sandbox.exploring.tables import CellValue
from core.sandbox.sandbox import Sandbox

# what a program of the language calls the value that it looks at
_CELL = "plan"
_LIMITS = Limits(steps=2_000, seconds=0.2)
_LAMBDA = re.compile(r"\s*lambda\s+([A-Za-z_]\w*)\s*:\s*(.+)\s*", re.S)


def read_filter(text: str, sandbox: Sandbox) -> Callable[[CellValue], bool]:
    """The filter of a text; a cell on which it cannot be computed does not pass. Raises InputError for what is no filter."""
    match = _LAMBDA.fullmatch(text)
    if match is None:
        raise _no_filter(text, "lambda x: ...")
    try:
        body = ast.parse(match[2].strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise _no_filter(text, "a condition") from None
    renamed = ast.unparse(_Renamed(match[1]).visit(body))
    try:
        program = compile_constraint(f"result=({renamed})")
    except DslError as error:
        raise InputError(
            f"过滤条件 {text!r}：{error.text.zh}", f"the filter {text!r}: {error.text.en}"
        ) from None
    return lambda cell: program.judge(PlanView(cell, sandbox), _LIMITS).ok


class _Renamed(ast.NodeTransformer):
    def __init__(self, name: str) -> None:
        self._name = name

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """The cell's name becomes the one that the language knows."""
        return ast.Name(_CELL, node.ctx) if node.id == self._name else node


def _no_filter(text: str, expected: str) -> InputError:
    return InputError(
        f'过滤条件 {text!r} 应形如 lambda x: "黄鹤楼" in x',
        f'the filter {text!r} is not {expected}; write it like lambda x: "黄鹤楼" in x',
    )
