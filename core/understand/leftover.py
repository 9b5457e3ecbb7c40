"""What of a request no rule read."""

import re
from collections.abc import Sequence

from core.understand.phrases import CLAUSE
from core.understand.reading import Span

_FILLER = re.compile(
    r"(?:请|麻烦|帮|给|为)?(?:请|你|您|帮|给|为|我们?|一个|一份|做|制定|安排|规划|设计|拟定|推荐|旅行|旅游|行程|出行|的|一下|计划|方案|路线|"
    r"吗|呢|吧|怎么|如何|应当|应该|求|谢谢|可以|要求|如下|满足|以下|任意|一些|建议|我要|想|去|玩|[\[\]:、\s\d])*|"
    r"(?:\s|please|help|me|us|give|plan|with|the|following|requirements?|are|as|follows|a|travel|trip|itinerary|for|must|"
    r"satisfy|meet|thanks?|thank you|we|need|to|i|and|or|[\[\]\d:()-])*",
    re.IGNORECASE,
)


def not_understood(folded: str, read: Sequence[Span]) -> tuple[Span, ...]:
    """Clauses that nothing was read from, politeness left out."""
    left: list[Span] = []
    for clause in CLAUSE.finditer(folded):
        start, end = clause.span()
        if any(start < stop and begin < end for begin, stop in read) or _FILLER.fullmatch(clause[0]):
            continue
        left.append((start + len(clause[0]) - len(clause[0].lstrip()), end))
    return tuple(left)
