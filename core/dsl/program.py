"""A constraint, ready to run: `compile_constraint`, `Program.judge`, and `judge` that never raises."""

import ast
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.dsl.cache import TextCache
from core.dsl.limits import DEFAULT_LIMITS, Limits
from core.dsl.run import FAULTS, Execution, PlanView, SourcePlace, fault
from core.dsl.scope import UNSET, Closure, Scope, StackFrame
from core.dsl.statements import RESULT, block
from core.dsl.syntax import Source, read
from core.errors import DslError


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a constraint says of a plan. `ok` is False also where it could not be computed; `fault` says why."""

    ok: bool
    fault: DslError | None = None

    @property
    def error(self) -> str | None:
        """Why it could not be computed, in English."""
        return str(self.fault) if self.fault else None


class Program:
    """A compiled constraint; may be shared between threads."""

    def __init__(self, text: str, run: Callable[[StackFrame], Any], size: int, result: int) -> None:
        self.text = text
        self._run, self._size, self._result = run, size, result

    def value(self, trip: PlanView, limits: Limits = DEFAULT_LIMITS) -> Any:
        """What the program returns or leaves in `result`, such as the number a preference is about.

        Raises DslError where it cannot be computed on this plan, or passes a limit.
        """
        frame: StackFrame = [UNSET] * self._size
        run = Execution(trip, limits)
        frame[0], frame[1] = run, trip.plan
        try:
            self._run(frame)
        except FAULTS as error:
            raise fault(SourcePlace(1, 1), error) from None
        finally:
            run.end()
        value = frame[self._result]
        if value is UNSET:
            raise DslError(
                line=1,
                column=1,
                zh="约束没有给出 result，请写 result=(...)",
                en="the constraint leaves no result; write result=(...)",
            )
        return value

    def judge(self, trip: PlanView, limits: Limits = DEFAULT_LIMITS) -> Outcome:
        """Whether the plan meets the constraint, as the benchmark decides: no result or a fault mean no."""
        try:
            return Outcome(bool(self.value(trip, limits)))
        except DslError as error:
            return Outcome(False, error)


def compile_constraint(text: str) -> Program:
    """Read, check and compile a constraint. Raises DslError naming line, column and what is allowed instead."""
    return _PROGRAMS(text)


def _compiled(text: str) -> Program:
    source = read(text)
    variables = _variables(source)
    run: Closure = block(source.tree.body, Scope(source, variables), in_loop=False)
    return Program(text=text, run=run, size=len(variables) + 1, result=variables[RESULT])


_PROGRAMS = TextCache(_compiled, characters=250_000)
"""A compiled program takes up to 140 bytes for each character of its text: some 35 MB in all."""


def judge(text: str, trip: PlanView, limits: Limits = DEFAULT_LIMITS) -> Outcome:
    """Whether a plan meets a constraint given as text; a text that is refused is not met, and the outcome says why."""
    try:
        program = compile_constraint(text)
    except DslError as error:
        return Outcome(False, error)
    return program.judge(trip, limits)


def _variables(source: Source) -> dict[str, int]:
    """The place of each variable in the frame, after the run at 0."""
    variables = {"plan": 1, RESULT: 2}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            variables.setdefault(node.id, len(variables) + 1)
    return variables
