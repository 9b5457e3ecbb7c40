"""Whose legs a request speaks of."""

import pytest

from core.knowledge.travellers import legs_in


@pytest.mark.parametrize(
    ("text", "legs"),
    [
        ("带五岁的孩子去成都看熊猫", {"young"}),
        ("带爸妈去杭州", {"old"}),
        ("Three generations: my grandparents and two kids", {"old", "young"}),
        ("两个人去北京", set()),
        ("A childhood dream", set()),  # a word, and not a part of one
    ],
)
def test_the_old_and_the_young_are_heard(text: str, legs: set[str]) -> None:
    assert legs_in(text) == legs
