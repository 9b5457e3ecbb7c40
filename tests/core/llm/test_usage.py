import pytest

from core.errors import BudgetSpentError
from core.llm.usage import Budget, Meter, Price, Usage


def test_usage_adds_up() -> None:
    assert Usage(1, 100, 20, 0.5) + Usage(2, 1, 2, 0.25) == Usage(3, 101, 22, 0.75)


def test_the_cost_is_unknown_where_that_of_one_call_is() -> None:
    assert (Usage(1, 1, 1, 0.5) + Usage(1, 1, 1, None)).cost is None


def test_a_price_is_for_a_million_tokens() -> None:
    assert Price(tokens_in=2, tokens_out=8).of(500_000, 250_000) == 3.0


def test_a_meter_lets_calls_pass_while_the_budget_lasts() -> None:
    meter = Meter(Budget(tokens=100, cost=1.0))
    meter.add(Usage(1, 60, 39, 0.99))
    meter.require_left()
    assert meter.used.tokens_in == 60


@pytest.mark.parametrize("budget", [Budget(tokens=100), Budget(cost=1.0)])
def test_a_meter_refuses_the_next_call_when_the_budget_is_spent(budget: Budget) -> None:
    meter = Meter(budget)
    meter.add(Usage(1, 60, 40, 1.0))
    with pytest.raises(BudgetSpentError, match="raise it and run again"):
        meter.require_left()
