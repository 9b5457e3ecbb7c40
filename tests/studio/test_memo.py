"""What is kept for all sessions: made once, bounded, let go of in order, and made again where it went wrong."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from studio import memo
from studio.memo import Memo


def test_a_value_is_made_once_however_many_ask_at_once() -> None:
    made: list[int] = []
    kept: Memo[int] = Memo(4)
    together = Barrier(8)

    def ask() -> int:
        together.wait()
        return kept.get("key", lambda: made.append(1) or 7)

    with ThreadPoolExecutor(8) as people:
        asked = [people.submit(ask) for _ in range(8)]
    assert {one.result() for one in asked} == {7}
    assert made == [1]


def test_what_was_not_asked_for_longest_makes_room_and_is_released() -> None:
    released: list[str] = []
    kept: Memo[str] = Memo(2, released.append)
    for name in ("a", "b", "a", "c"):
        kept.get(name, lambda name=name: name)
    assert released == ["b"]
    assert kept.get("a", lambda: "made anew") == "a"


def test_what_cannot_be_made_is_tried_again() -> None:
    kept: Memo[int] = Memo(2)
    with pytest.raises(ZeroDivisionError):
        kept.get("key", lambda: 1 // 0)
    assert kept.get("key", lambda: 1) == 1


def test_a_value_may_be_made_of_another_one_that_is_kept() -> None:
    kept: Memo[int] = Memo(4)
    assert kept.get("outer", lambda: 1 + kept.get("inner", lambda: 1)) == 2


def test_all_are_released_at_the_end() -> None:
    released: list[int] = []
    kept: Memo[int] = Memo(2, released.append)
    kept.get("key", lambda: 1)
    memo.clear_all()
    assert released == [1]


def test_large_values_make_way_before_there_are_too_many() -> None:
    released: list[str] = []
    kept: Memo[str] = Memo(10, released.append, size=len)
    for value in ("a" * 4, "b" * 4, "c" * 4):
        kept.get(value, lambda value=value: value)  # type: ignore[misc]
    assert released == ["aaaa"]
    assert kept.get("d", lambda: "d" * 50) == "d" * 50
    assert released == ["aaaa", "bbbb", "cccc"]
    assert kept.get("e", lambda: "e") == "e"
    assert released[-1] == "d" * 50
