"""Where requirements begin in an English request.

A request strings requirements together in sentences, and names in it may hold commas and `and`. So it is cut where a
requirement begins (`want to visit`, `the budget for`, `do not use`): each cut states one.
"""

import re
from functools import lru_cache
from itertools import pairwise

from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.text.spans import Span
from core.understand.text.writing.script import lower
from core.understand.wishes.wish import Scene

_LEAD = (
    r"((?:we|i|they|also|and|or|but|the|an?|our|my|please|must|should|needs?|to|would|like|wants?|wish(?:es)?|hopes?|"
    r"hoping|either|prefer(?:s|red)?|requ(?:ires?|ests?)|do(?:es)?(?: not|n't)|not|no|without|only|first|that|be|is|are|any|"
    r"have|has|there|in|as well as|i'd|we'd)\s+){0,8}"
)
_BUDGETED = (
    r"total|overall|travel|trip|dining|meals?|food|sightseeing|attractions?|visiting|tour|accommodation|hotel|lodging|"
    r"inter-?city|intra-?city|inner-?city|in-?city|cross-?city|city|local|urban|transport(?:ation)?"
)
_HEADS = (
    r"visit(?:ing|s)?\b|try(?:ing)?\b|eat(?:ing)?\b|dine at\b|stay(?:ing|s)?\b|avoid(?:ing)?\b|accommodations?\b|hotels?\b|"
    r"twin\b|single[- ]bed\b|single room|double[- ]bed\b|"
    rf"(?:(?:{_BUDGETED})\s+)*budget\b|"
    r"tak(?:e|ing) (?=(?:the |an? )?(?:train|airplane|plane|flight|taxi))|fly(?:ing)?\b|"
    r"travel(?:ing|ling)? (?=to (?:the |our )?destination|to and from|there|by|within|around|back|via|in the city|round)|"
    r"return(?:ing)?\b(?! (?:trip|journey|flight))|us(?:e|ing)\b|go(?:ing)? (?=to (?:the )?destination|by|there|to|back)|"
    r"leav(?:e|ing)\b|depart(?:ing|ure)?(?= (?:no earlier|[^;\n]{1,90}? no earlier))|arriv(?:e|ing|al)\b|reach(?:ing)?\b|"
    r"(?:if|when)(?:ever)? (?:the )?(?:\w+ )?distance|(?:taxis?|walk(?:ing)?|metro|subway) (?=as|for|us|within|trans|is|are|in|or|and)|"
    r"free attractions\b|spend\b|(?<=, )(?:but )?no (?=\w)|rooms? (?=with)|get(?:ting)? around\b|(?<=no )(?:\w+ ){1,3}visits?\b"
)
_BEGINNING = rf"(?<![\w'·&/-]){_LEAD}(?:{_HEADS})"
_START = compiled(_BEGINNING, re.IGNORECASE)
_START_IN_SMALL = compiled(_BEGINNING)
"""The same for a text of small letters, where the engine finds the places in a fraction of the time."""
_AFTER = compiled(r"(?:^|[.:;\n(—-]|\d[.)])\s*$")
_BOUNDARY = compiled(r"(?:^|[.,:;\n(—-]|\d[.)])\s*$")
_WHOLE = compiled(r"(?:attractions|bed|twin|rooms?)$", re.IGNORECASE)
_EMPTY = compiled(
    r"(?:\s|:|a|an|the|at|in|for|with|to|by|of|one|any|following|these|on|is|are|be|not|our|we|or|and|only|type|as)*",
    re.IGNORECASE,
)
_TAIL = compiled(
    r"(?:[\s,;.:(—-]|(?<=[\s,;])(?:and|or|but|also|with|want|additionally|finally|requirements?)(?=[\s,;.:]*$))+$",
    re.IGNORECASE,
)
_MODE = compiled(r"(?:taxis?|walk(?:ing)?|metro|subway) $", re.IGNORECASE)
_NO = compiled(
    r"\b(?:not|no(?!\.)|don't|doesn't|can't|cannot|won't|avoid(?:ing)?|without|never)\b", re.IGNORECASE
)
_NOT = compiled(r"\b(?:not|no|n't|avoid|without)\b", re.IGNORECASE)
_NO_NEED = compiled(r"\bno (?:\w+ )?need (?:for|of|to (?:have|book)) (?:an? |the )?$", re.IGNORECASE)
"""What leads to what need not be, and is asked for as little as it is refused: no need for a hotel with a pool."""
_IF = compiled(r"(?:if|when)(?:ever)?\b", re.IGNORECASE)
_TAXI = compiled(r"(?:then |please |we |use |take |a |should |will )+taxis?\b", re.IGNORECASE)
_SENTENCE_ENDS = compiled(
    r"(?<=[a-z)\d])(?<!\b(?:St|Mt|Dr|Mr|vs|no))(?<!\b(?:min|max))[.!?](?=\s+[A-Za-z]|\s*$)|[!?](?=\s)"
)
_NAMES_INSIDE = compiled(r"\([^()\n]*\)")


def one_sentence(folded: str, start: int, end: int) -> list[Span]:
    """The span of a line that is one sentence; none of one that tells more, in which a requirement is one of many things."""
    inner = any(stop.end() < end for stop in _SENTENCE_ENDS.finditer(folded, start, end))
    return [] if inner else [(start, end)]


def requirements(folded: str, start: int, end: int) -> list[Span]:
    """Spans of the text between two indices that each state one requirement, in order."""
    asides = [aside.span() for aside in _NAMES_INSIDE.finditer(folded, start, end)]
    starts: list[tuple[int, int]] = []
    places = (found.start() for found in _START_IN_SMALL.finditer(lower(folded), start, end))
    for match in filter(None, (_START.match(folded, place, end) for place in places)):
        if starts and _IF.match(folded, starts[-1][0]) and _TAXI.match(folded, match.start()):
            continue
        if not _begins(folded, match) or any(a < match.start() < b for a, b in asides):
            continue
        if (
            starts
            and not _WHOLE.search(folded, starts[-1][0], starts[-1][1])
            and _EMPTY.fullmatch(folded, starts[-1][1], match.start())
        ):
            starts[-1] = (starts[-1][0], match.end())
            continue
        starts.append((match.start(), match.end()))
    begins = [start for start, _ in starts]
    return [
        _trimmed(folded, start, _sentence_end(folded, start, end)) for start, end in pairwise([*begins, end])
    ]


def _sentence_end(folded: str, start: int, end: int) -> int:
    """Where the sentence ends in which a requirement begins, at the latest at an index: the next one says something else."""
    stop = _SENTENCE_ENDS.search(folded, start, end)
    return stop.start() if stop else end


def _begins(folded: str, match: re.Match[str]) -> bool:
    """Whether the words begin a requirement rather than stand inside a name or an earlier requirement."""
    first = match.end(1) if match[1] else match.start()
    if _NO_NEED.search(folded, max(0, first - 40), first):
        return False
    head = folded[first]
    # `for the return` ends what is said of the ride
    if head == "r" and match[1] == "the ":
        return False
    if folded[match.start()].isupper() and not match[0].startswith(("I ", "I'")):
        return _AFTER.search(folded, 0, match.start()) is not None
    if head.isupper():
        return False
    if match[1] is None or (_MODE.search(match[0]) and not _NOT.search(match[1])):
        return _BOUNDARY.search(folded, 0, match.start()) is not None
    return True


def _trimmed(folded: str, start: int, end: int) -> Span:
    tail = _TAIL.search(folded, start, end)
    return start, tail.start() if tail else end


def opening(words: str) -> str:
    """The words that open a requirement, up to its verb or noun: where it says that something is not wanted."""
    match = _START.match(words)
    return match[0] if match else words[:40]


def find(pattern: str, words: str) -> re.Match[str] | None:
    """The first match, in any case."""
    return _compiled(pattern).search(words)


@lru_cache(maxsize=512)
def _compiled(pattern: str) -> Pattern:
    return compiled(pattern, re.IGNORECASE)


class Cut:
    """One requirement's words, with look-ups relative to the whole text."""

    def __init__(self, scene: Scene, span: Span) -> None:
        self.scene, self.span = scene, span
        self.words = scene.folded[span[0] : span[1]]
        self.unwanted = _NO.search(opening(self.words)) is not None or self._is_of_refused_list()

    def _is_of_refused_list(self) -> bool:
        """Whether it stands in a list that is refused as a whole: he hates: buffets, chains."""
        first = self.span[0] + len(self.words) - len(self.words.lstrip())
        return any(
            one.start <= first < one.span[1] and one.lists_refused(first)
            for one in clauses(self.scene.folded, 0, len(self.scene.folded))
        )

    def typed(self, match: re.Match[str], group: str | int) -> str:
        """The words of a group as they were typed."""
        return self.scene.text[self.span[0] + match.start(group) : self.span[0] + match.end(group)]
