"""A family that is said with its own children is counted once; an outing of a day is not the length of the trip."""

import pytest

from core.understand.facts.company_en import company_en
from core.understand.facts.company_zh import company_zh
from core.understand.facts.days import read_days


@pytest.mark.parametrize(
    ("text", "people"),
    [("一家三口带5岁孩子去广州", 3), ("一家三口带上爷爷奶奶去苏州", 5)],
)
def test_a_family_in_chinese(text: str, people: int) -> None:
    found = company_zh(text)
    assert found is not None
    assert found.value == people


def test_a_family_in_english() -> None:
    for text, people in (
        ("Family of four with two kids from Guangzhou to Beijing", 4),
        ("a family of three with a 3-year-old who loves trains", 3),
    ):
        found = company_en(text)
        assert found is not None
        assert found.value == people


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("玩四天,迪士尼一天", 4),
        ("4 days, one day at Disneyland", 4),
        ("去重庆4天,想去武隆一日游", 4),
        ("去苏州一日游", 1),
        ("去苏州三日游", 3),
    ],
)
def test_an_outing_within_a_trip(text: str, days: int) -> None:
    found = read_days(text)
    assert found is not None
    assert (found.value, found.choices) == (days, ())
