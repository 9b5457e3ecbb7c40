"""Whether unread words stand so that they may say something else of what was read (`natural history` museum)."""

from core.understand.belief.doubts import happens_at
from core.understand.belief.phrasing.speaking import (
    DOES_THERE,
    GOVERNS,
    JOINS,
    JUDGES,
    LEADS_ON,
    OF_A_NAME,
    OR,
    SERVES,
    WANTED_AFTER,
)
from core.understand.text.clauses.clauses import Clause
from core.understand.text.spans import Span
from core.understand.text.writing.script import HAN_SIGN

_HALF_A_NAME = 2
"""Letters of a name that may be but a part of one."""


def qualifies(text: str, is_read: bytearray, clause: Clause, words: Span, span: Span, *, named: bool) -> bool:
    """Whether unread words stand so that they may say something else of what was read."""
    first, second = (words, span) if words[1] <= span[0] else (span, words)
    if OR.fullmatch(text, first[1], second[0]):
        return True
    if words[1] <= span[0]:
        if any(is_read[words[1] : span[0]]):
            return False
        between = text[words[1] : span[0]]
        if (named and (OF_A_NAME.fullmatch(between) or happens_at(text, words, span))) or _stands_apart(
            text, words, span
        ):
            return False
        return not (JOINS.search(between) or GOVERNS.search(text, words[0], span[0]))
    joined = JOINS.search(text, span[1], words[0]) or (
        # half a name may be meant with the next one: 武隆和大足
        span[1] - span[0] > _HALF_A_NAME and JOINS.match(text, words[0])
    )
    if joined or _stands_apart(text, span, words):
        return False
    said = text[span[1] : words[1]]
    if named and DOES_THERE.match(text, span[1]):
        return False
    if "一" <= text[words[0]] <= "鿿":
        governed = GOVERNS.search(text, clause.start, span[1])
        judged = JUDGES.match(said) is not None or governed is None
        return judged and not any(one.match(text, span[1]) for one in (WANTED_AFTER, SERVES))
    return not LEADS_ON.match(said)


def _stands_apart(text: str, first: Span, second: Span) -> bool:
    """Whether a blank alone stands between two words in Chinese, which has none within a phrase."""
    between = text[first[1] : second[0]]
    return between.isspace() and HAN_SIGN.match(text, second[0]) is not None
