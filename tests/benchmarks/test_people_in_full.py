"""Wishes by their very words: read where every telling word was read as what it is, and by nothing else."""

import pytest

from benchmarks.grading.items import ReadItem
from benchmarks.grading.said_in_full import said_in_full


def liked(about: str, name: str, typed: str, *, wanted: bool = True) -> ReadItem:
    """A like or dislike of that name, read from words of the text."""
    return ReadItem(
        about=frozenset({about}),
        words=(name, name, typed),
        wanted=wanted,
        span=(0, 1),
        binds=False,
        typed=(typed,),
    )


def wish_of(about: str, thing: str, said: str, polarity: str = "want") -> dict[str, str]:
    return {"about": about, "is": thing, "polarity": polarity, "said": said}


@pytest.mark.parametrize(
    ("wish", "items"),
    [
        (wish_of("sight", "两江游船夜景", "坐船看夜景可以"), [("游船", "坐船"), ("夜景", "看夜景")]),
        (wish_of("sight", "去庙里", "想上上香"), [("烧香", "上上香")]),
        (wish_of("time", "13:00-15:00 nap", "nap 1-3pm"), [("每天 13:00-15:00 留空", "nap 1-3pm")]),
        (wish_of("pace", "short distances", "short distances only"), [("少走路", "short distances only")]),
    ],
)
def test_a_wish_is_read_where_all_its_words_were(wish: dict[str, str], items: list[tuple[str, str]]) -> None:
    assert said_in_full(wish, [liked(wish["about"], *one) for one in items])


@pytest.mark.parametrize(
    ("wish", "item"),
    [
        # a word that nothing read
        (wish_of("sight", "夜里的灯会", "看夜景和灯会"), liked("sight", "夜景", "看夜景")),
        # another subject, the opposite, a figure
        (wish_of("room", "安静", "要安静"), liked("sight", "人少的地方", "安静")),
        (wish_of("sight", "夜景", "不看夜景", "avoid"), liked("sight", "夜景", "夜景")),
        (wish_of("hotel", "500", "酒店五百块"), liked("hotel", "便宜", "五百块")),
        (
            wish_of("time", "14:00-15:00 nap", "nap 1-3pm"),
            liked("time", "每天 13:00-15:00 留空", "nap 1-3pm"),
        ),
    ],
)
def test_a_wish_is_not_read_where_a_word_was_left_or_means_another_thing(
    wish: dict[str, str], item: ReadItem
) -> None:
    assert not said_in_full(wish, [item])
