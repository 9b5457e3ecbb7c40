"""What is taken back does not count: the later of two numbers stands, with or without its unit."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("text", "days", "people"),
    [
        ("3 days in Hangzhou from Shanghai, 2 people, sorry, three", 3, 3),
        ("3 days in Hangzhou, actually make that 4, from Shanghai, 2 people", 4, 2),
        ("3 days in Hangzhou, make it 4, from Shanghai, 2 people", 4, 2),
        ("3 days in Hangzhou from Shanghai, 2 people - no wait, my sister's coming too so 3", 3, 3),
        ("两个人从上海去杭州玩3天，不对，4天", 4, 2),
    ],
)
def test_the_later_number_stands(sandbox: Sandbox, text: str, days: int, people: int) -> None:
    query = understand(text, sandbox=sandbox).query
    assert (query.days, query.people_number) == (days, people)


@pytest.mark.parametrize("words", ["make it 3 stars", "actually 1 room is fine"])
def test_a_number_of_something_else_takes_nothing_back(sandbox: Sandbox, words: str) -> None:
    query = understand(f"3 days in Hangzhou from Shanghai, 2 adults, {words}", sandbox=sandbox).query
    assert (query.days, query.people_number) == (3, 2)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("12月5号走，哦说错了，是12月6号", date(2026, 12, 6)),
        ("12月5日出发，打错了，12月7日", date(2026, 12, 7)),
    ],
)
def test_a_date_that_is_said_anew_is_the_later_one(sandbox: Sandbox, words: str, first: date) -> None:
    found = understand(f"两个人从上海去杭州玩3天，{words}", sandbox=sandbox, today=date(2026, 11, 24))
    assert found.dates is not None
    assert (found.dates.first, found.query.days) == (first, 3)


def test_the_later_city_stands(sandbox: Sandbox) -> None:
    query = understand(
        "Three days in Nanjing, sorry, I mean Hangzhou, from Shanghai, 2 people", sandbox=sandbox
    ).query
    assert (query.start_city, query.target_city) == ("上海", "杭州")


def test_where_one_starts_is_taken_back_after_where_one_goes() -> None:
    query = understand("我们从重庆去深圳，不对，是从成都，三天，两个人").query
    assert (query.start_city, query.target_city) == ("成都", "深圳")


def test_a_start_that_is_said_anew_in_one_breath_stands(sandbox: Sandbox) -> None:
    query = understand("从杭州去上海不对是从上海去杭州两个人玩四天", sandbox=sandbox).query
    assert (query.start_city, query.target_city) == ("上海", "杭州")


def test_a_later_note_gives_numbers_of_the_same_unit_anew(sandbox: Sandbox) -> None:
    text = "Shanghai to Hangzhou, 5 days, 3 people. Update: 4 days. EDIT 2: 2 people."
    query = understand(text, sandbox=sandbox).query
    assert (query.days, query.people_number) == (4, 2)
