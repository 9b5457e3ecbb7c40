"""The grader's amounts: one for a part of the trip is compared by its value."""

from types import SimpleNamespace

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.normal.values import Normal


@pytest.mark.parametrize(
    ("said", "same"),
    [("吃饭2000", True), ("吃饭1000", False), ("门票2000", False)],
)
def test_an_amount_for_a_part_of_the_trip_is_compared_by_its_value(
    grader: SimpleNamespace, said: str, same: bool
) -> None:
    meaning = CostCap("restaurant", 2000.0, "trip")
    assert grader.says_the_same(said, grader.measure_of(meaning), grader.Trip(people=2)) is same


@pytest.mark.parametrize(
    ("said", "meaning", "same"),
    [
        ("food 150 a day for both", CostCap("restaurant", 150.0, "day"), True),
        ("food 150 a day for both", CostCap("restaurant", 150.0, "trip"), False),
        ("two rooms with three beds each", Rooms(2), True),
        ("two rooms with three beds each", Beds(2), False),
        ("two rooms with three beds each", Beds(3), True),
        ("one room for three", Rooms(1), True),
        ("one room for three", Rooms(2), False),
    ],
)
def test_figures_in_english_words_are_compared_by_their_value(
    grader: SimpleNamespace, said: str, meaning: Normal, same: bool
) -> None:
    assert grader.says_the_same(said, grader.measure_of(meaning), grader.Trip(people=3)) is same
