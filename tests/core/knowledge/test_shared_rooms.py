"""Who of a request shares a bed or a room with whom."""

import pytest

from core.knowledge.travellers import (
    are_friends,
    households_in,
    sleep_in_pairs,
)


@pytest.mark.parametrize(
    ("text", "apart"),
    [("two friends from Shanghai", True), ("母女俩", True), ("two people, Beijing to Guangzhou", False)],
)
def test_friends_have_a_bed_each_and_two_of_whom_nothing_is_said_share_a_room(text: str, apart: bool) -> None:
    assert are_friends(text) is apart


@pytest.mark.parametrize(
    ("text", "people", "paired"),
    [
        ("a couple", 2, True),
        ("two couples, old friends", 4, True),
        ("两对夫妻", 4, True),
        ("two couples and a child", 5, False),
        ("four friends", 4, False),
        ("two friends", 2, False),
    ],
)
def test_couples_share_their_beds(text: str, people: int, paired: bool) -> None:
    assert sleep_in_pairs(text, people) is paired


@pytest.mark.parametrize(
    ("text", "people", "households"),
    [
        ("三对夫妻", 6, 3),
        ("three couples", 6, 3),
        ("两家6口人", 6, 2),
        ("two families with kids", 7, 2),
        ("一家四口", 4, 1),
        ("三家人气餐厅", 2, 1),
    ],
)
def test_couples_and_families_have_a_room_each(text: str, people: int, households: int) -> None:
    assert households_in(text, people) == households


@pytest.mark.parametrize(
    ("text", "people", "rooms"),
    [
        ("带两个孩子（13岁和15岁）去北京，一共4个人", 4, 2),
        ("two parents and a 16-year-old daughter", 3, 2),
        ("夫妻俩带一个3岁的女儿", 3, 1),
        ("爷爷奶奶、我们夫妻、两个孩子7岁和11岁", 6, 3),
        ("三代同堂，老人、大人和小孩一共九个", 9, 4),
        ("a family of four with kids of 5 and 9", 4, 1),
    ],
)
def test_teenagers_and_grandparents_have_a_room_beside_the_parents(
    text: str, people: int, rooms: int
) -> None:
    assert households_in(text, people) == rooms
