"""How old travellers are: 8岁的孩子, 才两岁, my six-year-old, I'm 65."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.patterns.beginning import one_of_these
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Reading

OLDEST = 110
"""The age, in years, that nobody exceeds."""
_AGE = compiled(
    one_of_these(
        rf"(?:才|刚|快|今年|已经|都)*\s*(?P<zh>{COUNT_ZH})\s*(?:周岁|岁)(?:半|多)?(?:的|了)?",
        r"(?<=[爸妈爷奶公婆母父爹娘伴])(?:今年|都|已经|快)*\s*(?P<elder>[5-9]\d)(?:多了?|了|(?=$|[\s,。;!、]))",
        r"(?<=[爸妈爷奶公婆母父爹娘伴子人])(?:今年|都|已经|快)*(?P<elder_zh>[五六七八九]十[一二三四五六七八九]?)(?:多岁?|出头)?了",
        r"(?<=老的|大的|小的)(?:今年|都|已经|才|刚)*\s*(?P<one_of>\d{1,2})(?:了|(?=$|[\s,。;!、小大]))",
        rf"(?P<months>{COUNT_ZH})\s*个?月大(?:的)?",
        rf"\b(?P<months_en>{COUNT_EN})[\s-]*(?:months?|weeks?|mos?)[\s-]olds?\b",
        r"(?<=我)(?:今年|都|已经)?\s*(?P<self>[3-9]\d)(?=了)了",
        r"\b(?:all|both|each)(?: of (?:us|them))?(?: are| is)? (?:over|under|above|past|around|about|nearly|in (?:our|their)) (?P<of_all>\d\d)s?\b(?!\s*(?:yuan|rmb|minutes|km|percent|%|a\b|per\b|each\b))",
        r"\b(?:both|all)(?: of (?:us|them))?(?: are| aged| now)? (?P<of_both>[2-9]\d)\b(?!\s*(?:,\d|yuan|rmb|k\b|minutes|km|percent|%|a\b|per\b|each\b|of\b|days|people|sights|places|\w+s\b))",
        rf"\b(?P<en>{COUNT_EN})[\s-]*(?:years?[\s-]olds?|y/?o)\b",
        rf"\baged?\s+(?P<aged>{COUNT_EN})\b",
        rf"\b(?:(?:I'm|I am|he's|she's|he is|she is)|(?:baby|son|daughter|boy|girl|kid|child|mum|mom|dad|mother|father|grandma|grandpa|who) (?:is|'s))\s+(?:only\s+|just\s+|nearly\s+|almost\s+)?(?P<is>{COUNT_EN})\b(?!\s*(?:of us|days?|people))",
    ),
    re.IGNORECASE,
)
_LISTED = compiled(
    rf"\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|grandkids|grandchildren)\s*(?:\(|are |aged? )*\s*"
    rf"{COUNT_EN}(?:(?:\s*,\s*{COUNT_EN})*\s*(?:and|&)\s*{COUNT_EN}\b|(?:\s*,\s*{COUNT_EN})+(?=\s*\)))(?!\s*(?:days?|nights?|adults?|people|kids?))",
    re.IGNORECASE,
)
"""Children with the ages of all: kids 8 and 11."""
_ONE_OF = compiled(rf"(?:\b[a-z]+[\s(]*)*?(?P<age>{COUNT_EN})", re.IGNORECASE)
"""One of those ages, with the words that lead to it."""


@lru_cache(maxsize=64)
def ages(text: str) -> tuple[Reading[int], ...]:
    """The ages, in years, that the (folded) text gives of persons; of a baby whose months it counts, 0."""
    return tuple(_ages(text))


def _ages(text: str) -> Iterator[Reading[int]]:
    listed = [match.span() for match in _LISTED.finditer(text)]
    for start, end in listed:
        for one in _ONE_OF.finditer(text, start, end):
            yield Reading(count_of(one["age"]) or 0, one.span(), 0.9)
    for match in _AGE.finditer(text):
        if any(start < match.end() and match.start() < end for start, end in listed):
            continue
        if match["months"] or match["months_en"]:
            yield Reading(0, match.span(), 0.9)
            continue
        age = count_of(next(filter(None, match.groups())))
        if age is not None and age <= OLDEST:
            yield Reading(age, match.span(), 0.9)
