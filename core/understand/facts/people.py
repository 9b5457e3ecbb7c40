"""How many people travel."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.facts.company.company_en import company_en, persons_en
from core.understand.facts.company.company_zh import company_zh, persons_zh
from core.understand.facts.company.person_grammar_zh import SOME_OF_THEM
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN, COUNT_ZH
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


_LEFT = (
    rf"(?:本来|原来|原本|原定|之前)(?:是|有|打算|想|要|说好)*\s*{COUNT_ZH}\s*(?:[个位名]?人?)[,，、\s]*[^,。;()]{{0,10}}?(?:来不了|去不了|不来|不去|退出|有事)了*|"
    rf"(?:[她他]|[一-鿿]{{1,3}}?)(?:老公|老婆|男朋友|女朋友)?(?:临时)?(?:来不了|去不了|不来|不去|退出)了*[,，、\s]*(?:本来|原来|原本|原定|之前)(?:是|有)?{COUNT_ZH}[个位名]?人?|"
    rf"\b(?:was|were|originally|down from|it was) {COUNT_EN}\b[^.;()]{{0,40}}\b(?:dropped out|pulled out|bailed|cancelled|can't (?:come|make it)|couldn't make it|not coming)"
)
"""How many were to travel, and who then does not, beside the number of those who do: 5个人（本来6个，小胖来不了了）."""
_SOME_STAY = (
    rf"(?:里面?|中|当中|其中)?有?(?:[俩仨]|{COUNT_ZH}\s*[个位名])人?(?:临时|突然|有事|又|都|说|请不了假|,)*(?:来不了|去不了|来不成|去不成|不来|不去|退出)了*"
    rf"(?=[,。;\s]*(?:所以|那就|那|就|现在|只?剩下?|还剩|变成?|实际|一共|总共)+(?:是|有|就|剩|我们?)*\s*(?:{COUNT_ZH}\s*[个位名]|[俩仨]))"
)
"""How many of them stay at home, before how many travel then: 六个人里两个不去了，所以是四个."""
_SOME = compiled(
    rf"{_LEFT}|{_SOME_STAY}|{SOME_OF_THEM}(?:是|对)?|(?:其中|里面?)?(?:的|有)?[\d一二两三四五]\s*(?:个|位|名)?人(?=(?:为|是|对|吃|不吃|忌|有)[^,。;]{{0,4}}(?:过敏|清真|素|饮食|忌口|海鲜|牛羊|猪肉|辣))(?:为|是|对)?"
)


def some_of_them(text: str) -> Iterator[Span]:
    """Where a (folded) text speaks of some of its travellers, or of who does not come after all: they are counted elsewhere.

    As in: 其中两人对海鲜过敏.
    """
    return (match.span() for match in _SOME.finditer(text))
