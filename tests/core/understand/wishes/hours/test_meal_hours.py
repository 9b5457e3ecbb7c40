"""The hours at which one would eat, in both languages."""

import pytest

from core.model.meal_hours import MealHour, meal_hour
from core.understand import understand

CITIES = ["上海", "杭州"]


def hours(said: str) -> set[tuple[str, int, bool]]:
    trip = "Two of us, Shanghai to Hangzhou, 2 days. " if said.isascii() else "两个人从上海去杭州两天，"
    found = understand(trip + said, CITIES).likings
    wishes: list[MealHour] = list(filter(None, (meal_hour(one.thing.zh) for one in found)))
    return {(one.meal, one.minute, one.latest) for one in wishes}


@pytest.mark.parametrize(
    ("said", "meal", "hour", "latest"),
    [
        ("晚饭六点前吃", "dinner", 18, True),
        ("晚饭不要晚于七点", "dinner", 19, True),
        ("最晚七点吃晚饭", "dinner", 19, True),
        ("晚餐18:30", "dinner", 18.5, False),
        ("每天12点吃午饭", "lunch", 12, False),
        ("午饭12点半左右吃", "lunch", 12.5, False),
        ("早饭八点吃", "breakfast", 8, False),
        ("Dinner by 6", "dinner", 18, True),
        ("Lunch at 12:30 sharp", "lunch", 12.5, False),
        ("Dinner no later than half six", "dinner", 18.5, True),
    ],
)
def test_the_hour_of_a_meal(said: str, meal: str, hour: float, latest: bool) -> None:
    assert hours(said) == {(meal, round(hour * 60), latest)}


def test_two_meals_have_an_hour_each() -> None:
    assert hours("每天12点吃午饭，6点吃晚饭") == {("lunch", 720, False), ("dinner", 1080, False)}


@pytest.mark.parametrize(
    "said",
    [
        "晚饭别太晚",
        "晚饭150一个人",
        "晚饭后八点去西湖",
        "吃两顿晚饭",
        "晚饭吃火锅",
        "Dinner at 150 each",
        "Dinner for 2",
    ],
)
def test_what_says_no_hour_of_a_meal(said: str) -> None:
    assert hours(said) == set()
