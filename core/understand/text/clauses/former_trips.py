"""Trips that are over, or that were only meant: what a text tells of them is no fact of the one that it asks for."""

import re

from core.understand.patterns.pattern import compiled

_OVER = compiled(
    r"\b(?:last (?:year|time|summer|spring|autumn|winter|month)(?:'s)?\b|(?:we|i) (?:did|went to|visited|had) [^.;!?()]{2,30} in (?:19|20)\d\d\b|"
    r"(?:we|i) (?:got|were|was|went|did|had|came|ate|stayed)\b[^.;!?()]{2,40}\b(?:once|before)\b(?! \d))(?:\s*\([^()]*\)|[^.;!?()])*?(?=\s*\b(?:(?:but|so|and) )?(?:this (?:year|time|trip)|now)\b|[.;!?]|$)|"
    r"(?:上[次回]|去年|前年)[^。;!?]{0,10}?(?:去|来|在|到|玩)[^。;!?]{0,30}?(?=[但可所]?[是以]?(?:这[次回趟]|今年)|[。;!?]|$)",
    re.IGNORECASE,
)
_MEANT = compiled(
    r"\b(?:the|our|my) (?:original |first |old )?(?:plan|idea) (?:was|had been)\b[^.;!?()]{2,90}?(?=,? so\b)",
    re.IGNORECASE,
)
"""What was planned before this trip: the plan was Wuhan but our friend has moved, so ..."""
_THIS_ONE = re.compile(r"\bthis (?:year|time|trip)\b|\bnow\b|这[次回趟]|今年", re.IGNORECASE)


def without_former_trips(folded: str) -> str:
    """The text with blanks for what it tells of a trip that was before, where it goes on with this one.

    As in: last year's trip (8 of us, 4 days) was great but this year we're only six.
    """
    former = [match for match in _OVER.finditer(folded) if _THIS_ONE.search(folded, match.end())]
    for match in (*former, *_MEANT.finditer(folded)):
        folded = folded[: match.start()] + " " * len(match[0]) + folded[match.end() :]
    return folded
