"""Persons by their first names, and those of whom a text tells twice."""

import pytest

from core.understand import understand

CITIES = ["北京", "杭州", "成都"]


@pytest.mark.parametrize(
    ("who", "people"),
    [
        ("me + jess + tom", 3),
        ("me & sam & alex", 3),
        ("Anna and I", 2),
        ("Tom, Jess and me", 3),
        ("it's Sam, Alex and I", 3),
        ("My sister Mabel and I", 2),
        ("My weekend with the kids: me and 3 children", 4),
        ("My husband, our two kids (4 and 9) and I", 4),
        ("Me and my carer", 2),
    ],
)
def test_first_names_are_counted_once(who: str, people: int) -> None:
    found = understand(f"{who}. Beijing to Hangzhou for 3 days.", CITIES)
    assert found.query.people_number == people


@pytest.mark.parametrize(
    "text",
    [
        "I'm from Beijing and I want to go to Chengdu for 3 days",
        "Beijing to Chengdu for 3 days, the pandas, Jinli and I want hotpot",
    ],
)
def test_a_place_before_i_is_nobody(text: str) -> None:
    assert understand(text, CITIES).query.people_number == 1


def test_who_brings_children_is_asked_where_we_is_said_in_words_not_read() -> None:
    found = understand("We are matrimony with two sons, Beijing to Hangzhou, 3 days", CITIES)
    assert "people" in {question.about for question in found.ask}
