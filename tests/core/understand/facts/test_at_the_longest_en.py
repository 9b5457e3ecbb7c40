"""Counts in English that hold as they stand, and those that leave something open."""

import pytest

from core.understand import understand

CITIES = ["上海", "北京", "杭州", "武汉"]


def _asked(text: str) -> set[str]:
    return {one.about for one in understand(text, CITIES).ask}


@pytest.mark.parametrize("said", ["I can be away three nights at most", "we can be gone for up to 4 days"])
def test_how_long_one_can_be_away_leaves_the_days_open(said: str) -> None:
    assert "days" in _asked(f"From Wuhan to Hangzhou, 2 people, {said}.")


def test_a_number_in_the_end_rivals_the_one_before() -> None:
    found = understand(
        "Wuhan to Hangzhou, 2 people. I said 3 days, but the fair is 2 and I'd add 3, so 5.", CITIES
    )
    days = next(one for one in found.ask if one.about == "days")
    assert {one.value for one in days.choices} >= {3, 5}


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("I was going to come with my wife but she has to work, so my friend joins me", 2),
        ("9 of us and 2 who live there, so please count only the nine", 9),
    ],
)
def test_who_travels_in_the_end(said: str, people: int) -> None:
    found = understand(f"Wuhan to Hangzhou, 3 days. {said}.", CITIES)
    assert found.query.people_number == people


def test_time_to_oneself_is_no_company() -> None:
    found = understand("Wuhan to Hangzhou, 3 people, 3 days. I'd like some time by myself.", CITIES)
    assert found.query.people_number == 3
    assert [found.query.text[slice(*span)] for span in found.not_understood] == [
        "I'd like some time by myself"
    ]
