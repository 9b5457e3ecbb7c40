"""The words of a request for meetings and for the days of a trip. Minutes."""

import re
from collections.abc import Iterator
from functools import cache

from core.knowledge.documents import read_document, words

_FREE_AFTER = re.compile(
    r"\bafter (?P<en>[1-6])(?::00)? ?p\.?m\b|下午(?P<zh>[一两二三四五六1-6])点(?:钟)?(?:以后|之后|后|起)"
)
_NUMBERS = {
    **{word: number for number, word in enumerate("一二三四五六七", 1)},
    "两": 2,
    **{str(number): number for number in range(1, 8)},
    **dict(zip(("first", "second", "third", "fourth", "fifth"), range(1, 6), strict=True)),
    **dict(zip(("one", "two", "three", "four", "five"), range(1, 6), strict=True)),
}
_DAY = re.compile(
    r"第(?P<zh>[一二三四五六七1-7])天|\bday (?P<en>[1-7]|one|two|three|four|five)\b"
    r"|\b(?P<nth>first|second|third|fourth|fifth) day\b"
)
_TWO_DAYS = re.compile(
    r"\bdays (?P<one>[1-7]|one|two|three|four|five) (?:and|&) (?P<other>[1-7]|one|two|three|four|five)\b"
)
_FIRST_DAYS = re.compile(r"(?:前|头)(?P<zh>[两二三四2-4])天|\bfirst (?P<en>two|three|four|[2-4]) days\b")


def free_after(text: str) -> int | None:
    """The hour of the afternoon after which a request says that one is free, in minutes; None where it says none."""
    free = _FREE_AFTER.search(text.lower())
    return None if free is None else (12 + _NUMBERS[free["en"] or free["zh"]]) * 60


def days_in(clause: str) -> Iterator[int]:
    """The days of a trip that a clause in small letters names, from 1."""
    for day in _DAY.finditer(clause):
        yield _NUMBERS[day["zh"] or day["en"] or day["nth"]]
    for both in _TWO_DAYS.finditer(clause):
        yield from (_NUMBERS[both["one"]], _NUMBERS[both["other"]])
    for days in _FIRST_DAYS.finditer(clause):
        yield from range(1, _NUMBERS[days["zh"] or days["en"]] + 1)


@cache
def meeting_words() -> re.Pattern[str]:
    """What says that one has a meeting, in small letters."""
    said = words(read_document("travellers"), "engaged")
    return re.compile("|".join(rf"\b{word}\b" if word.isascii() else word for word in said))
