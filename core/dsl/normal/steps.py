"""What reading a constraint's shape may take at most: a limit that is reached ends the reading with an answer."""

import ast
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from core.dsl.run import SourcePlace, over

MOST_STEPS = 50_000
"""Pieces of syntax gone over; the real constraints of the benchmark take at most 1,500."""

MOST_LEVELS = 40
"""Combinations within combinations, as many as the language allows of nested syntax."""

_START = SourcePlace(1, 1)


class Steps:
    """The steps and levels that one reading has left. Every method raises DslError once there are none."""

    def __init__(self) -> None:
        self._left, self._levels = MOST_STEPS, MOST_LEVELS

    def one(self) -> None:
        """A step."""
        self._left -= 1
        if self._left < 0:
            raise over(_START, "步（识别约束的形式）", "steps to recognise its form", MOST_STEPS)

    def walk(self, node: ast.AST) -> Iterator[ast.AST]:
        """All nodes below one and itself, as `ast.walk`; each is a step."""
        waiting = deque([node])
        while waiting:
            one = waiting.popleft()
            self.one()
            waiting.extend(ast.iter_child_nodes(one))
            yield one

    @contextmanager
    def level(self) -> Iterator[None]:
        """One combination further in."""
        self._levels -= 1
        if self._levels < 0:
            raise over(_START, "组合的嵌套层数", "levels of combinations", MOST_LEVELS)
        yield
        self._levels += 1
