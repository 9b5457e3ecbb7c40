"""How English leaves something out after it was named: we've both seen the palace already, so leave that out."""

import re
from collections.abc import Iterator

from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.refusals import NO_LATER_EN, OFTEN_ENOUGH
from core.understand.text.spans import Span

_OFTEN = r"(?:(?:already|before|often|enough|many times|several times|twice|once|too|years ago|last (?:year|time|month|summer|winter|spring|autumn)|as (?:a kid|a child|children|kids|students)|from work)\s*)*"
_LEFT_OUT = compiled(
    rf"\s*{_OFTEN}(?:(?:is|are|was|will be|gets?|'s|'ll be) (?:just |really |way |a bit |much |too |so |always )*[a-z]+(?: (?:out|away|for us|for me))?\s*)?[\s,–—-]*(?:(?:so|and|then|therefore|please|let's|we can|you can|we'll|i'd|we'd|better|just)[\s,]+)*"
    r"(?:(?:leave|cut|take) (?:it|that|them|this|that one|this one) out|(?:skip|drop|omit|lose|ditch) (?:it|that|them|this|that one|this one)|no need (?:for|to (?:see|go to|visit|do)) (?:it|that|them|there|this)(?: again)?|no need to go (?:there|again))"
    r"(?:,? (?:please|pls|then|this time|again|thanks))*(?=\s*(?:$|[.,;!?)]))",
    re.IGNORECASE,
)
"""What leaves out what was named right before it."""
_IS = compiled(r"\b(?:is|are|was|be|gets?|looks?|seems?|too|so|very|really|way|'s|'re) $", re.IGNORECASE)
"""What makes words ones that are said of what was named before: the bridge will be packed so skip it."""
_SEEN = compiled(
    r"\b(?:i|we|she|he|they|(?:my|our) [a-z]+)(?:'ve|'s| have| has|'d| had)? (?:both |all |already |just )*(?:seen|been to|been up|been on|did|done|visited|saw|knows?|climbed)\s+(?:the\s+|all of\s+)*$",
    re.IGNORECASE,
)
"""Why it is left out, right before its name."""


def is_left_out(clause: str, after: str, following: str, start: int, end: int) -> bool:
    """Whether what stands between two indices of an English clause is left out behind it; what follows is told with and without its mark."""
    later = OFTEN_ENOUGH.fullmatch(clause, end) is not None and NO_LATER_EN.match(after) is not None
    return later or next(leaving_out(clause, following, start, end), None) is not None


def leaving_out(clause: str, following: str, start: int, end: int) -> Iterator[Span]:
    """Where words stand, beside those between two indices of a clause, that say of these that they are left out, and why."""
    left = _LEFT_OUT.match(clause + following, end)
    if left is not None and not _IS.search(clause, 0, start):
        seen = _SEEN.search(clause, 0, start)
        yield left.span()
        yield from (seen.span(),) if seen else ()
