"""What a batch may spend on a language model, over all its workers."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from core.errors import BudgetSpentError

_PartT = TypeVar("_PartT")


class Spending:
    """The money that a batch has spent, in the currency of the profile's prices; without `most` it has no end."""

    def __init__(self, most: float | None = None) -> None:
        self.cost = 0.0
        self._most = most
        self._withheld = False

    def add(self, cost: float | None) -> None:
        """Count what a request has cost; None where no price is known."""
        self.cost += cost or 0.0

    def while_left(self, parts: Iterable[_PartT]) -> Iterator[_PartT]:
        """The parts that may begin: none after the money is spent. An engine takes them one by one."""
        for part in parts:
            if self._most is not None and self.cost >= self._most:
                self._withheld = True
                return
            yield part

    def require_all_begun(self) -> None:
        """Raises BudgetSpentError where parts were held back."""
        if self._withheld:
            raise BudgetSpentError(
                f"已花费 {self.cost:.4f}，达到 --budget {self._most:g}；已完成的都已保存，用更高的 --budget 再次运行即可继续",
                f"{self.cost:.4f} is spent, the limit is --budget {self._most:g}: what is finished is kept, run again with more",
            )
