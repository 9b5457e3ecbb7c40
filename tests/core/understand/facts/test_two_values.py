"""Two numbers of days, or of travellers, of which no word says which holds are asked, with both to choose from."""

from itertools import permutations

import pytest

from core.understand import understand

CITIES = ["上海", "北京", "杭州"]
TRIP = "Shanghai to Beijing, "
NUMBERS = {2: "two", 3: "3", 5: "five", 6: "6", 9: "nine"}


def choices(text: str, about: str) -> set[object]:
    found = understand(text, CITIES)
    return {answer.value for question in found.ask if question.about == about for answer in question.choices}


@pytest.mark.parametrize(("first", "second"), tuple(permutations(NUMBERS, 2)))
@pytest.mark.parametrize(
    "text",
    [
        TRIP + "2 people. In May we had {a} days there, this time it's {b}.",
        TRIP + "2 people, {a} days. My husband thinks of {b} days.",
        TRIP + "2 people. We have {a} free days, I booked off {b} days.",
    ],
)
def test_any_two_numbers_of_days_are_asked(text: str, first: int, second: int) -> None:
    said = text.format(a=NUMBERS[first], b=NUMBERS[second])
    assert {first, second} <= choices(said, "days")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("I want to use 4 of my 12 days for Hangzhou, from Shanghai, alone", {4, 12}),
        ("Two out of our eight free days in Hangzhou, starting from Beijing, 2 of us", {2, 8}),
    ],
)
def test_some_days_of_all_are_asked(text: str, values: set[int]) -> None:
    assert choices(text, "days") == values


@pytest.mark.parametrize(
    ("text", "values"),
    [
        (TRIP + "4 days, 3 people, possibly a fourth", {3, 4}),
        (TRIP + "4 days, six of us (maybe one more)", {6, 7}),
        (TRIP + "4 days, 2 friends, perhaps another who joins", {2, 3}),
    ],
)
def test_one_who_may_come_too_is_asked(text: str, values: set[int]) -> None:
    assert values <= choices(text, "people")


@pytest.mark.parametrize(
    "text",
    [
        TRIP + "5 days, 2 people. One day at the Summer Palace.",
        TRIP + "3 days, sorry, make it four, 2 people.",
        TRIP + "5 days, 3 people, rain on 2 of the mornings is fine.",
    ],
)
def test_numbers_that_are_settled_are_not_asked(text: str) -> None:
    assert not choices(text, "days")


def test_the_sum_of_money_is_no_company() -> None:
    found = understand("Three nurses, Beijing to Shanghai, 3 days, 2k per person, that's 6 in total", CITIES)
    assert (found.query.people_number, found.query.budget) == (3, 6000)
