"""What calls of a model used and cost, and the budget of a run."""

from dataclasses import dataclass
from threading import Lock

from core.errors import BudgetSpentError

_MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Usage:
    """Calls, tokens and cost (in the currency of the profile's prices; None where a price is not known).

    `estimated` says that a server did not count the tokens of a call, so that they are counted from the text's length.
    """

    calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float | None = 0.0
    estimated: bool = False

    def __add__(self, other: "Usage") -> "Usage":
        known = self.cost is not None and other.cost is not None
        return Usage(
            calls=self.calls + other.calls,
            tokens_in=self.tokens_in + other.tokens_in,
            tokens_out=self.tokens_out + other.tokens_out,
            cost=(self.cost or 0.0) + (other.cost or 0.0) if known else None,
            estimated=self.estimated or other.estimated,
        )


NOTHING_USED = Usage()


@dataclass(frozen=True, slots=True)
class Price:
    """Price of a million tokens in and of a million tokens out."""

    tokens_in: float
    tokens_out: float

    def of(self, tokens_in: int, tokens_out: int) -> float:
        """What so many tokens cost."""
        return (tokens_in * self.tokens_in + tokens_out * self.tokens_out) / _MILLION


@dataclass(frozen=True, slots=True)
class Budget:
    """The most that a run may use; None is without limit."""

    tokens: int | None = None
    cost: float | None = None


UNLIMITED = Budget()


class Meter:
    """Counts what the calls of one run use, from any thread."""

    def __init__(self, budget: Budget = Budget()) -> None:
        self._budget = budget
        self._used = NOTHING_USED
        self._lock = Lock()

    @property
    def used(self) -> Usage:
        """What was used so far."""
        return self._used

    def add(self, usage: Usage) -> None:
        """Count a call."""
        with self._lock:
            self._used += usage

    def require_left(self) -> None:
        """Raises BudgetSpentError where the tokens or the money of the run are spent."""
        used, budget = self._used, self._budget
        tokens = used.tokens_in + used.tokens_out
        if budget.tokens is not None and tokens >= budget.tokens:
            raise BudgetSpentError(
                f"已用 {tokens} 个词元，达到本次运行的上限 {budget.tokens}；用 llm add --run-tokens 提高上限后重新运行",
                f"{tokens} tokens are used, the run's limit is {budget.tokens}: raise it and run again (llm add --run-tokens)",
            )
        if budget.cost is not None and used.cost is not None and used.cost >= budget.cost:
            raise BudgetSpentError(
                f"已花费 {used.cost:.4f}，达到本次运行的上限 {budget.cost:g}；用 llm add --run-cost 提高上限后重新运行",
                f"{used.cost:.4f} is spent, the run's limit is {budget.cost:g}: raise it and run again (llm add --run-cost)",
            )
