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


@pytest.mark.parametrize(
    ("said", "people", "same"),
    [
        ("午饭不超过60", 1, True),
        ("午饭不超过60", 3, None),
        ("午饭不超过80", 1, False),
        ("晚饭不超过60", 1, False),
    ],
)
def test_what_a_meal_costs_who_is_alone_is_what_it_costs_a_person(
    grader: SimpleNamespace, said: str, people: int, same: bool | None
) -> None:
    lunch = grader.measure_of(CostCap("lunch", 60.0, "person_meal"))
    assert grader.says_the_same(said, lunch, grader.Trip(people=people)) is same


@pytest.mark.parametrize(
    ("said", "same"), [("吃饭一天120", True), ("吃饭120", False), ("住宿一天120", False)]
)
def test_an_amount_of_a_day_is_none_of_the_whole_trip(grader: SimpleNamespace, said: str, same: bool) -> None:
    a_day = grader.measure_of(CostCap("restaurant", 120.0, "day"))
    assert grader.says_the_same(said, a_day, grader.Trip(people=2)) is same


@pytest.mark.parametrize(
    ("about", "wish", "same"),
    [("cuisine", "成都火锅", True), ("cuisine", "重庆火锅", False), ("sight", "成都博物馆", False)],
)
def test_a_dish_by_the_name_of_the_city_is_the_dish(
    grader: SimpleNamespace, about: str, wish: str, same: bool
) -> None:
    thing = "火锅" if about == "cuisine" else "博物馆"
    item = grader.ReadItem(
        about=frozenset({about}), words=(thing, thing), wanted=True, span=(0, 2), binds=False, typed=(thing,)
    )
    trip = grader.Trip(people=2, city="成都")
    assert bool(grader.same_items({"about": about, "is": wish, "polarity": "want"}, [item], trip)) is same
