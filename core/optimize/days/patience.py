"""When to stop working: when somebody says so, or after so many steps."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from core.optimize.outcome import Interrupted


@dataclass(slots=True)
class Patience:
    """`stopped` says that the work was cancelled or its time is up; `steps` is how many more there are.

    A step is a day that is filled or a plan that is judged.
    """

    stopped: Callable[[], bool]
    steps: float = inf

    def check(self) -> None:
        """Raises Interrupted when the work has to stop."""
        if self.stopped():
            raise Interrupted

    def spend(self, steps: int = 1) -> None:
        """So many steps more. Raises Interrupted where they are too many, or the work has to stop."""
        self.steps -= steps
        if self.steps < 0:
            raise Interrupted
        self.check()
