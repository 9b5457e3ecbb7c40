"""How many people travel."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.facts.company_en import company_en, persons_en
from core.understand.facts.company_zh import SOME_OF_THEM, company_zh, persons_zh
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading, Span

_LATIN = re.compile(r"[A-Za-z]{2}|\d ?p\b")


@lru_cache(maxsize=64)
def read_people(text: str) -> Reading[int] | None:
    """Number of travellers as the (folded) text says, or None; the surer of the two languages' readings."""
    readings = None if text.isascii() else company_zh(text), company_en(text) if _LATIN.search(text) else None
    found = [reading for reading in readings if reading is not None]
    return max(found, key=lambda reading: reading.confidence, default=None)


def company_spans(text: str) -> Iterator[Span]:
    """Where the (folded) text names persons who travel, by which it says its number of people once more."""
    english = persons_en(text) if _LATIN.search(text) else ()
    for part in (*(() if text.isascii() else persons_zh(text)), *english):
        if part.role not in ("speaker", "with"):
            yield part.span


_SOME = compiled(
    rf"{SOME_OF_THEM}(?:是|对)?|(?:其中|里面?)?(?:的|有)?[\d一二两三四五]\s*(?:个|位|名)?人(?=(?:为|是|对|吃|不吃|忌|有)[^,。;]{{0,4}}(?:过敏|清真|素|饮食|忌口|海鲜|牛羊|猪肉|辣))(?:为|是|对)?"
)


def some_of_them(text: str) -> Iterator[Span]:
    """Where a (folded) text speaks of some of its travellers, who are counted elsewhere: 其中两人对海鲜过敏."""
    return (match.span() for match in _SOME.finditer(text))
