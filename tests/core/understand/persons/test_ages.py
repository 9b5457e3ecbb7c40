"""Ages of travellers, in years."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.understand.persons.ages import ages


@settings(deadline=None)
@given(st.integers(1, 17))
def test_every_way_to_say_an_age_says_it(years: int) -> None:
    for text in (f"{years}岁的孩子", f"孩子{years}岁", f"our {years}-year-old", f"a boy aged {years}"):
        assert [one.value for one in ages(text)] == [years], text


@pytest.mark.parametrize(
    ("text", "years"), [("宝宝才两岁", 2), ("六个月大的娃", 0), ("I'm 65", 65), ("our baby is two", 2)]
)
def test_an_age_in_words(text: str, years: int) -> None:
    assert [one.value for one in ages(text)] == [years]


@pytest.mark.parametrize(
    ("text", "years"),
    [("kids 8 and 11", [8, 11]), ("children aged 5, 8 and 11", [5, 8, 11]), ("kids (3 & 6)", [3, 6])],
)
def test_the_ages_of_all_children_at_once(text: str, years: list[int]) -> None:
    assert [one.value for one in ages(text)] == years


@pytest.mark.parametrize("text", ["玩3天", "两个人", "we are two of us", "500 yuan"])
def test_other_numbers_are_no_age(text: str) -> None:
    assert list(ages(text)) == []


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("two grandchildren, aged 4 and 8, from Wuhan", [4, 8]),
        ("My parents are 72 and 75", [72, 75]),
        ("me and mum (68, bad knees)", [68]),
        ("my parents, who are in their sixties", [60]),
        ("our baby, who is nine months old", [0]),
        ("my mum, who turned 70", [70]),
    ],
)
def test_ages_told_of_persons_in_english(text: str, years: list[int]) -> None:
    assert [one.value for one in ages(text)] == years


@pytest.mark.parametrize(
    "text",
    ["hotel (4 stars)", "Beijing (3 days)", "the kids are 5 days at school", "turn left", "in the 90s"],
)
def test_numbers_beside_persons_and_places_are_no_age(text: str) -> None:
    assert list(ages(text)) == []
