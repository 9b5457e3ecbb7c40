"""Numbers that a text gives up in so many words for another: two days aren't enough, make it four; the budget was 5000, now it's 7000."""

import re
from collections.abc import Iterator

from core.understand.facts.correction import Correction
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import AMOUNT, COUNT_EN, count_of
from core.understand.text.spans import Span

_THEN = r"[\s,;.–—-]{1,3}(?:(?:so|and|then|but|please|can we|could we|we'd|i'd|i'll|we'll|let's|rather|better)[\s,]+){0,4}"
_RATHER = r"(?:make (?:it|that|them)|do|say|have|take|go for|stay|need|want|book|plan(?: for)?)"
_TOO_FEW = compiled(
    rf"(?P<old>\b{COUNT_EN})\s+(?P<unit>days?|nights?)\b(?: (?:in|for|at|there|here)(?: (?!is\b|are\b)[a-z']+){{0,3}}?)?,?\s+"
    r"(?P<short>(?:that(?:'s| is) |it(?:'s| is) |which is |they're )?(?:(?:isn't|aren't|is not|are not|won't be|wouldn't be|will not be|not) (?:really |quite |nearly |half )*enough|(?:is|are|'s|would be|feels?|seems?) (?:far |much |way |a bit |a little |just )?too (?:short|few|little|rushed|tight|long|many|much)|won't do|will not do|(?:far |way |a bit )?too (?:short|few|rushed|long|many)))(?P<place> (?:for|in|there)(?: (?!so\b|and\b)[a-z']+){0,2}?)?"
    rf"(?P<mark>{_THEN}(?:{_RATHER} (?:(?:it|that|to|at least|exactly) )?|(?<=better )|(?<=rather ))?)(?P<new>{COUNT_EN})(?:\s+(?P<unit2>days?|nights?))?(?=\s*(?:$|[,.;!?]|instead\b|please\b|then\b))",
    re.IGNORECASE,
)
"""Days of which one says that they are too few or too many, and how many they are to be instead."""
_CUT = compiled(
    rf"\b(?:wanted|hoped|(?:were|was|had been|been) (?:hoping|planning|thinking|going)|(?:had )?planned|meant|asked|(?:would|'d) have (?:liked|loved)|(?:would|'d) (?:like|love))(?: (?:to (?:stay|have|take|go|spend|do)|for|on|of|it to be))*(?: another| a)? (?P<old>{COUNT_EN})\s+(?P<unit>days?|nights?)\b"
    rf"[^.;!?\d]{{0,12}}?[\s,]+but\b[^.;!?\d]{{0,60}}?\b(?P<mark>(?:so |and |then )?(?:(?:it|that|this) (?:has (?:got )?to|must|can only|will have to|needs to) be|(?:it's|it is|it'll be|it will be|that's|we're at|we've got|i've got) (?:only|just|down to)|now it's|it's now|make (?:it|that)|(?:we|i) (?:only|just) (?:have|get|got|managed?)|(?:we|i) can only (?:do|have|stay|manage|take|get)|(?:has|have) to be|settle for|(?:only|just) (?:got|have)|(?:only|just)) (?:only |just )?)(?P<new>{COUNT_EN})(?:\s+(?P<unit2>days?|nights?))?(?=\s*(?:$|[,.;!?)]|instead\b|please\b|then\b|now\b|this time\b))",
    re.IGNORECASE,
)
"""Days that one would have had, and those that one has."""
_INSTEAD_OF = compiled(
    rf"(?<![\d.,])\b(?P<new>{COUNT_EN})(?:\s+(?P<unit2>days?|nights?|people|persons?|of us|adults?))?(?P<mark>\s+(?:instead of|rather than|and not|not))\s+(?P<old>{COUNT_EN})(?:\s+(?P<unit>days?|nights?|people|persons?|of us|adults?))?(?=\s*(?:$|[,.;:!?)]|and\b|from\b|to\b|in\b))",
    re.IGNORECASE,
)
"""A number in the place of another: 3 instead of 4, five days rather than six."""
_NOW = r"(?:(?:(?:i|we) (?:can|could|may) )?now|these days)"
_WAS_SO_MUCH = compiled(
    rf"\bbudget (?:was|had been|used to be|started (?:out )?(?:at|as))(?: originally| initially| at first)?\s+(?P<old>{AMOUNT})(?: ?(?:yuan|rmb))?"
    rf"(?P<mark>[\s,;.–—-]{{1,3}}(?:but |and |then |so )*(?:{_NOW}(?:'s|,)? (?:(?:it's|it is|is|we have|i have|we've got|i've got|we can|i can|we could|i could) )?(?:(?:do|spend|go up to|go to|stretch to|afford|manage|pay|at|up to) )?|"
    rf"(?:(?:we|i) can |it |(?:we|i) (?:have )?)(?:now )?(?:do|spend|go up to|go to|stretch to|afford|manage|pay|went up to|is now|has (?:gone up|risen|grown|been raised) to|raised (?:it|that) to|upped (?:it|that) to|'s now) (?:now )?|it's now ))"
    rf"(?=(?P<new>{AMOUNT})(?!\w| (?:each|a |per |nights?|days?|people|of us)))",
    re.IGNORECASE,
)
"""A budget that once was so much, and what it is now."""
_ROSE_TO = compiled(
    rf"\bbudget (?:was|had been|used to be|started (?:out )?(?:at|as))(?: originally| initially| at first)?\s+(?P<old>{AMOUNT})(?: ?(?:yuan|rmb))?"
    r"(?P<mark>[\s,;.–—-]{1,3}(?:but|and|then) (?:i|we|my [a-z]+|the [a-z]+|she|he|they)(?:'ve| have| has| just)* (?:got|get|gets|received|saved|won|gave|had|paid|added|promised|lost|spent|earned)\b[^.;!?\d]{0,40}?[\s,]+so (?:now |(?:it's|it is|that's|we have|i have|we've got|i've got|make (?:it|that)|we can do|i can do|we're at|let's say) )*)"
    rf"(?=(?P<new>{AMOUNT})(?: ?(?:yuan|rmb))?(?: now| total| in total| altogether| instead)*\s*(?:$|[.,;!?)]))",
    re.IGNORECASE,
)
"""A budget that once was so much, what came of it, and what it is therefore: it was 5000 but I got a bonus so 6500."""


def outgrown(folded: str) -> Iterator[Correction]:
    """The numbers of a (folded) text that it gives up for those that follow."""
    for match in _TOO_FEW.finditer(folded):
        if _counts_the_same(match):
            # a place that is named between stays
            after = match["place"] is not None
            old = match.start("old"), match.end("short") if after else match.end("unit")
            yield _days(match, old, match.start("mark") if after else match.start("short"))
    for match in _CUT.finditer(folded):
        if _counts_the_same(match):
            yield _days(match, (match.start("old"), match.end("unit")), match.start("mark"))
    for match in _INSTEAD_OF.finditer(folded):
        if match["unit"] is None or match["unit2"] is None or match["unit"][0] == match["unit2"][0]:
            new = match.start("new"), match.end("unit2") if match["unit2"] else match.end("new")
            yield Correction((match.start("old"), match.end()), match.span("mark"), new)
    for match in (*_WAS_SO_MUCH.finditer(folded), *_ROSE_TO.finditer(folded)):
        yield Correction(match.span("old"), match.span("mark"), match.span("new"))


def _counts_the_same(match: re.Match[str]) -> bool:
    """Whether both numbers are of days, or of nights."""
    return match["unit2"] is None or match["unit2"][0].lower() == match["unit"][0].lower()


def _days(match: re.Match[str], old: Span, marked: int) -> Correction:
    """The days or nights that stand for others, with the words that say so from an index on."""
    return Correction(
        old=old,
        mark=(marked, match.end("mark")),
        new=(match.start("new"), match.end("unit2") if match["unit2"] else match.end("new")),
        meant=f"{count_of(match['new'])} {match['unit']}",
    )
