"""Days with their month and weekday, in English: from one to another, there and home, and those that contradict themselves."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 21)


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Two of us, Shanghai to Hangzhou. {text}", sandbox=sandbox, today=TODAY)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("Saturday 5 and Sunday 6 December.", (12, 5), (12, 6)),
        ("Monday 7 and Tuesday 8 December.", (12, 7), (12, 8)),
        ("The weekend of 12/13 December.", (12, 12), (12, 13)),
        ("10-12 December, so three days.", (12, 10), (12, 12)),
        ("Mon 14 - Tue 15 Dec.", (12, 14), (12, 15)),
        ("Friday 27 Nov after work until Sunday night.", (11, 27), (11, 29)),
        ("Going on Fri 4 Dec, staying till Sunday.", (12, 4), (12, 6)),
        ("Out on Thursday 3 December; home Saturday 5th.", (12, 3), (12, 5)),
        ("Arriving Mon 30 Nov, home Wednesday night.", (11, 30), (12, 2)),
        ("We land on Weds 9 Dec and our flight back is Fri 11 Dec.", (12, 9), (12, 11)),
        ("Leaving 18 dec (fri), back sunday.", (12, 18), (12, 20)),
        ("From 24 December, coming home 27 December.", (12, 24), (12, 27)),
    ],
)
def test_two_days_are_the_first_and_the_last(
    text: str, first: tuple[int, int], last: tuple[int, int], sandbox: Sandbox
) -> None:
    found = read(text, sandbox)
    assert found.query.dates == (date(2026, *first), date(2026, *last))
    assert found.query.days == (date(2026, *last) - date(2026, *first)).days + 1
    assert {question.about for question in found.ask} & {"days", "dates"} == set()


@pytest.mark.parametrize(
    "text",
    [
        "We go on Wednesday the 3rd of December and stay three days.",
        "Leaving Sunday 5 December for 2 days.",
        "From Tue 9 Dec, 3 days.",
        "Departure: Friday, 17 December, 4 days.",
        "Starting Mon Dec 8, two days.",
    ],
)
def test_a_day_with_the_name_of_another_weekday_is_asked_about(text: str, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert found.query.dates is None
    assert "dates" in {question.about for question in found.ask}


def test_a_day_of_the_new_year_is_counted_from_its_first(sandbox: Sandbox) -> None:
    found = read("We leave on the second day of Chinese New Year, 4 days.", sandbox)
    assert found.query.dates == (date(2027, 2, 7), date(2027, 2, 10))


def test_days_that_do_not_follow_each_other_are_no_span(sandbox: Sandbox) -> None:
    assert read("I am free on 5 and 9 December, 2 days.", sandbox).query.dates is None
