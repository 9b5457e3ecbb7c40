"""A company that is described and not counted out: a class and its teachers, a family with children of these ages."""

import pytest

from core.understand.facts.days import read_days
from core.understand.facts.people import read_people


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("a class of 20 and two teachers, Hangzhou to Shanghai", 22),
        ("A class of 24 pupils and three teachers will travel to Nanjing", 27),
        ("Our choir of 12 is travelling to Beijing", 12),
        ("Two chefs from Shanghai to Guangzhou", 2),
        ("an outing for our team of eight colleagues, Nanjing to Wuhan", 8),
        ("my group of five friends from Wuhan", 5),
        ("My father is a history buff. He and I are going to Nanjing", 2),
        ("Taking my sister-in-law and her twins to Shanghai", 4),
        ("me and both boys, Wuhan to Shanghai", 3),
        ("Two adults with children aged 3 and 6", 4),
        ("my wife and I and our sons aged 7 and 10", 4),
        ("My wife and our two sons", 4),
        ("Four old school friends, all over 65", 4),
        ("a family of five with grandma", 5),
        ("the husband and I plus our two (4 and 8)", 4),
        ("the wife and I plus our three (2, 5 and 9)", 5),
        ("team of eight colleagues", 8),
        ("a book club of six ladies", 6),
        ("on my own and take pictures", 1),
        ("solo, 2 days", 1),
    ],
)
def test_who_is_described_is_counted(text: str, people: int) -> None:
    found = read_people(text)
    assert found is not None
    assert (found.value, found.choices) == (people, ())


@pytest.mark.parametrize(
    "text", ["We are a family with two children", "family with children aged 4 and 8, Hangzhou to Shanghai"]
)
def test_a_family_with_children_has_two_parents_perhaps(text: str) -> None:
    found = read_people(text)
    assert found is not None
    assert (found.value, found.also) == (4, (3,))


def test_nights_that_make_more_days_leave_the_days_open() -> None:
    found = read_days("one day and one night")
    assert found is not None
    assert found.choices == (1, 2)


def test_free_days_after_a_conference_are_the_trip() -> None:
    found = read_days("I have two free days after a conference in Shenzhen")
    assert found is not None
    assert found.value == 2


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("I'm a Wuhan girl living in Nanjing, want to show my English husband Suzhou", 2),
        ("I am an old lady who wants to bring her dog and my sister", 2),
        ("There are 9 of us but three live there, so you only need to plan for 6 from Nanjing", 6),
        ("We're 7 but one is there already so just book for the other 6", 6),
        ("a husband, his wife and her mother from Chengdu", 3),
        ("me plus five workmates", 6),
        ("We keep kosher, 5 people, Beijing to Shanghai", 5),
    ],
)
def test_the_writer_and_those_who_need_no_plan_are_not_counted(text: str, people: int) -> None:
    found = read_people(text)
    assert found is not None
    assert (found.value, found.choices) == (people, ())


@pytest.mark.parametrize(
    "text", ["one free day after meetings in Wuhan", "One free day after our work conference"]
)
def test_a_free_day_after_meetings_is_the_trip(text: str) -> None:
    found = read_days(text)
    assert found is not None
    assert found.value == 1
