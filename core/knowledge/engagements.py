"""On which days of a trip its client has something else to do than to see the city, by the words of the request. Minutes."""

import re
from collections.abc import Iterator

from core.knowledge.documents import read_document, words

_BY_NOON, _BY_EVENING = 12 * 60 + 30, 17 * 60 + 30
_CLAUSE = re.compile(r"[，。；！？.;!?\n]|(?<!\bday),|\bthen\b|\band (?=then|in the evening)")
_MORNING, _LATER = (
    re.compile(r"上午|早上|\bmorning\b"),
    re.compile(r"下午|晚上|傍晚|\bafternoon\b|\bevening\b|\bnight\b"),
)
_ALL_DAY = re.compile(r"白天|全天|一整天|整天|上下午|\ball day\b|\bdaytime\b")
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


def engaged_until(text: str, days: int | None = None) -> dict[int, int]:
    """By day of the trip the minute until which a request says that a meeting keeps one: noon, or the late afternoon.

    On a trip of one of the `days` no day has to be said, and an hour after which one is free counts. A meeting in the afternoon or the evening alone is not told: the day has its morning.
    """
    found: dict[int, int] = {}
    for clause in _CLAUSE.split(text.lower()):
        if _meeting().search(clause) is None:
            continue
        all_day = _ALL_DAY.search(clause) is not None
        morning = _MORNING.search(clause) is not None
        # in the morning, and only the afternoon free: of a day that is not divided the morning is kept
        if not all_day and _LATER.search(clause) is not None and not (days == 1 and morning):
            continue
        until = _BY_NOON if morning and not all_day else _BY_EVENING
        found |= dict.fromkeys([1] if days == 1 else _days_in(clause), until)
    free = _FREE_AFTER.search(text.lower())
    if days == 1 and found and free is not None:
        return {1: (12 + _NUMBERS[free["en"] or free["zh"]]) * 60}
    return found


def _days_in(clause: str) -> Iterator[int]:
    for day in _DAY.finditer(clause):
        yield _NUMBERS[day["zh"] or day["en"] or day["nth"]]
    for both in _TWO_DAYS.finditer(clause):
        yield from (_NUMBERS[both["one"]], _NUMBERS[both["other"]])
    for days in _FIRST_DAYS.finditer(clause):
        yield from range(1, _NUMBERS[days["zh"] or days["en"]] + 1)


def _meeting() -> re.Pattern[str]:
    said = words(read_document("travellers"), "engaged")
    return re.compile("|".join(rf"\b{word}\b" if word.isascii() else word for word in said))
