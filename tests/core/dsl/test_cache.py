"""Results kept by text: the latest ones, as long as there is room for their texts."""

import pytest

from core.dsl.cache import TextCache


def test_a_result_is_made_once_while_there_is_room() -> None:
    made: list[str] = []
    cache = TextCache(lambda text: made.append(text) or len(text), characters=10)  # type: ignore[func-returns-value]
    assert [cache("abc"), cache("abc"), cache("de")] == [3, 3, 2]
    assert made == ["abc", "de"]


def test_what_was_used_longest_ago_makes_room() -> None:
    made: list[str] = []
    cache = TextCache(lambda text: made.append(text) or text, characters=6)  # type: ignore[func-returns-value]
    for text in ("aaa", "bbb", "aaa", "ccc", "aaa", "bbb"):
        cache(text)
    assert made == ["aaa", "bbb", "ccc", "bbb"]
    assert cache.characters == 6


def test_a_text_with_no_room_at_all_is_made_and_not_kept() -> None:
    cache = TextCache(str.upper, characters=3)
    assert cache("long text") == "LONG TEXT"
    assert cache.characters == 0


def test_an_error_is_not_kept() -> None:
    cache = TextCache(int, characters=10)
    with pytest.raises(ValueError, match="invalid literal"):
        cache("x")
    assert cache.characters == 0
