"""The grader's amounts: one for a part of the trip is compared by its value."""

from types import SimpleNamespace

import pytest

from core.dsl.families.costs import CostCap


@pytest.mark.parametrize(("said", "same"), [("吃饭2000", True), ("吃饭1000", False), ("门票2000", False)])
def test_an_amount_for_a_part_of_the_trip_is_compared_by_its_value(
    grader: SimpleNamespace, said: str, same: bool
) -> None:
    meaning = CostCap("restaurant", 2000.0, "trip")
    assert grader.says_the_same(said, grader.measure_of(meaning), grader.Trip(people=2)) is same
