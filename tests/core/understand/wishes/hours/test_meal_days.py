"""A dish that is wished for at a meal, or on a day, is read with it: each way to say it, and what only sounds like it."""

import pytest

from core.model.wished_meals import WishedMeal, wished_meal
from core.understand import understand

_ZH = "我们两个人从上海去北京玩三天，预算8000。{}"
_EN = "Two of us are going from Shanghai to Beijing for 3 days, budget 8000 yuan. {}"


def _meals(text: str) -> set[tuple[str, str, int]]:
    things = understand(text, ["上海", "北京"]).query.things
    found = [wished_meal(one.name.zh) for one in things if one.wanted]
    return {(one.dish, one.meal, one.day) for one in found if one is not None}


@pytest.mark.parametrize(
    ("said", "meal", "day"),
    [
        ("晚上想吃涮羊肉。", "dinner", 0),
        ("最后一晚吃涮羊肉。", "dinner", -2),
        ("最后一天晚上想吃一顿涮羊肉。", "dinner", -1),
        ("第二天中午吃涮羊肉。", "lunch", 2),
        ("第二晚去吃涮羊肉。", "dinner", 2),
        ("第一天晚饭吃涮羊肉。", "dinner", 1),
        ("有一晚要吃涮羊肉。", "dinner", 0),
        ("找个晚上吃涮羊肉。", "dinner", 0),
        ("涮羊肉安排在第二天晚上。", "dinner", 2),
        ("涮羊肉最好放在最后一晚。", "dinner", -2),
        ("午饭想吃涮羊肉。", "lunch", 0),
        ("到的那天晚上我们想去吃涮羊肉。", "dinner", 1),
    ],
)
def test_chinese_says_when_a_dish_is_eaten(said: str, meal: str, day: int) -> None:
    assert ("涮羊肉", meal, day) in _meals(_ZH.format(said))


@pytest.mark.parametrize(
    ("said", "meal", "day"),
    [
        ("We want Peking duck one evening.", "dinner", 0),
        ("Peking duck on the last night, please.", "dinner", -2),
        ("Peking duck for dinner on day 2.", "dinner", 2),
        ("Peking duck for lunch.", "lunch", 0),
        ("Peking duck every morning.", "breakfast", 0),
        ("Peking duck for breakfast every day.", "breakfast", 0),
        ("On the second evening we'd love Peking duck.", "dinner", 2),
        ("On our last night we would like to have Peking duck.", "dinner", -2),
        ("One night we want to try Peking duck.", "dinner", 0),
        ("We'd like a Peking duck dinner on the first evening.", "dinner", 1),
        ("For lunch on the second day we want Peking duck.", "lunch", 2),
        ("Day 2 dinner: Peking duck.", "dinner", 2),
    ],
)
def test_english_says_when_a_dish_is_eaten(said: str, meal: str, day: int) -> None:
    assert any((one, at) == (meal, day) for _, one, at in _meals(_EN.format(said)))


@pytest.mark.parametrize(
    "said",
    [
        _ZH.format("想吃涮羊肉，晚上早点休息。"),
        _ZH.format("晚上不吃涮羊肉。"),
        _ZH.format("晚上住在涮羊肉店附近。"),
        _ZH.format("涮羊肉当夜宵。"),
        _EN.format("We want Peking duck, and the evenings are for the lights."),
        _EN.format("No Peking duck for dinner."),
        _EN.format("We love Peking duck and will stay 2 nights."),
    ],
)
def test_what_is_said_of_another_thing_is_no_meal(said: str) -> None:
    assert _meals(said) == set()


def test_a_cooking_has_its_evening_as_a_dish_has() -> None:
    assert ("火锅", "dinner", -2) in _meals(_ZH.format("最后一晚吃火锅。"))


def test_its_words_are_understood() -> None:
    text = _ZH.format("最后一晚吃涮羊肉。")
    found = understand(text, ["上海", "北京"])
    assert not any("晚" in text[start:end] for start, end in found.not_understood)


@pytest.mark.parametrize("day", [0, 3, -1, -2])
def test_the_words_of_a_wish_make_it_again(day: int) -> None:
    wish = WishedMeal("涮羊肉", "dinner", day)
    assert wished_meal(wish.said("mutton hotpot").zh) == wish


def test_the_last_night_of_one_day_is_that_day() -> None:
    assert WishedMeal("火锅", "dinner", -2).is_on(1, 1)
