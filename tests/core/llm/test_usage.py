import pytest

from core.errors import BudgetSpentError
from core.llm.usage import Budget, Meter, Price, Usage


def test_usage_adds_up() -> None:
    assert Usage(calls=1, tokens_in=100, tokens_out=20, cost=0.5) + Usage(
        calls=2, tokens_in=1, tokens_out=2, cost=0.25
    ) == Usage(calls=3, tokens_in=101, tokens_out=22, cost=0.75)


def test_the_cost_is_unknown_where_that_of_one_call_is() -> None:
    assert (
        Usage(calls=1, tokens_in=1, tokens_out=1, cost=0.5)
        + Usage(calls=1, tokens_in=1, tokens_out=1, cost=None)
    ).cost is None


def test_a_price_is_for_a_million_tokens() -> None:
    assert Price(tokens_in=2, tokens_out=8).of(500_000, 250_000) == 3.0


def test_a_meter_lets_calls_pass_while_the_budget_lasts() -> None:
    meter = Meter(Budget(tokens=100, cost=1.0))
    meter.add(Usage(calls=1, tokens_in=60, tokens_out=39, cost=0.99))
    meter.require_left()
    assert meter.used.tokens_in == 60


@pytest.mark.parametrize("budget", [Budget(tokens=100), Budget(cost=1.0)])
def test_a_meter_refuses_the_next_call_when_the_budget_is_spent(budget: Budget) -> None:
    meter = Meter(budget)
    meter.add(Usage(calls=1, tokens_in=60, tokens_out=40, cost=1.0))
    with pytest.raises(BudgetSpentError, match="raise it and run again"):
        meter.require_left()
