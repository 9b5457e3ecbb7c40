"""A request cut into the parts that can each state a wish, and where alternatives begin."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Span

_ITEM = compiled(r"(?:^|(?<=[\n:;,。、.) ]))\s*(\d{1,2})\s*[.、)](?!\d)\s*(?=\S)")
_BULLET = compiled(r"\s*[-•*]\s+")
_ANY_ONE = compiled(
    r"任意一[个项条种]|任一|其中之一即可|之一即可|满足其一|至少(?:满足)?(?:一|1)[个项条]|"
    r"\b(?:any one|at least one|either|any|one) of (?:the following|these)(?! (?:restaurants?|hotels?|types?|attractions?|cuisines?|places?))|"
    r"\b(?:one|any one|at least one) (?:condition|requirement)|\bany one of|"
    r"\b(?:meet|meeting|satisfy|satisfying) (?:either|one of)\b|\bone of the following(?=[^.\n]{0,60}:\s*(?:\n|1\.))|"
    r"\b(?:satisf(?:y|ies|ying)|meets?|meeting|requires?|requiring|need|with|needs) either\b|"
    r"\((?:any|at least) one|\bone of the following (?:conditions?|requirements?|must|needs)|\beither:",
    re.IGNORECASE,
)
_ONE = compiled(r"一|1|either|one|any", re.IGNORECASE)
"""Some of what every such beginning has; many texts have none of it."""
_EITHER = compiled(r"要么[^。;!?\n]*?,\s*要么[^,。;!?\n]*|或者是?[^。;!?\n]*?,\s*或者是?[^,。;!?\n]*")


@lru_cache(maxsize=64)
def either_or(folded: str) -> Span | None:
    """Where clauses that begin with `要么` each state an alternative, or None."""
    marker = _EITHER.search(folded)
    return marker.span() if marker else None


@lru_cache(maxsize=64)
def alternatives_from(folded: str) -> int | None:
    """Where a list of alternatives (`任意一个`, `at least one of the following`) begins, or None where all must hold."""
    marker = _ANY_ONE.search(folded) if _ONE.search(folded) else None
    return marker.end() if marker else None


def lines_of(folded: str) -> list[Span]:
    """The lines of a text, where numbered items that follow each other in one line are lines too."""
    spans = (_stripped(folded, span) for span in _cut(folded))
    return [span for span in spans if span[0] < span[1]]


def _cut(folded: str) -> Iterator[Span]:
    start, expected = 0, 1
    for line in re.finditer(r"\n|$", folded):
        bullet = _BULLET.match(folded, start, line.start())
        start = bullet.end() if bullet else start
        for item in _ITEM.finditer(folded, start, line.start()):
            # a number in the running text is not an item's
            if int(item[1]) == expected:
                yield start, item.start()
                start, expected = item.end(), expected + 1
        yield start, line.start()
        start = line.end()


def _stripped(folded: str, span: Span) -> Span:
    start, end = span
    words = folded[start:end]
    return start + len(words) - len(words.lstrip()), end - len(words) + len(words.rstrip())
