"""The budget of a batch: requests are held back when it is spent, and that is told."""

import pytest

from core.bench.spending import Spending
from core.errors import BudgetSpentError


def test_no_part_begins_after_the_money_is_spent() -> None:
    spending, begun = Spending(1.0), list[str]()
    for part in spending.while_left(["a", "b", "c"]):
        begun.append(part)
        spending.add(0.6)
    assert begun == ["a", "b"]
    with pytest.raises(BudgetSpentError, match=r"1\.2000 is spent, the limit is --budget 1"):
        spending.require_all_begun()


@pytest.mark.parametrize("cost", [None, 0.1])
def test_a_batch_within_its_budget_ends_as_usual(cost: float | None) -> None:
    spending, begun = Spending(1.0), []
    for number in spending.while_left(range(5)):
        spending.add(cost)
        begun.append(number)
    spending.require_all_begun()
    assert begun == [0, 1, 2, 3, 4]


def test_a_batch_without_a_budget_has_no_end() -> None:
    spending = Spending()
    spending.add(1e9)
    assert list(spending.while_left("ab")) == ["a", "b"]
