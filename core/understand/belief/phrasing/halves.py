"""Refusals of which a word that was read is but a half: of one phrase of two things, or turned round by another word."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.clauses.refusals import NO_AFTER_EN
from core.understand.text.spans import Span

_OF_THE_OTHER = compiled(
    r"\s+(?:on|in|up|at|with|without|of|by|along|around|through|over|under|from)\s+(?:(?:the|an?|any|some|my|our|its|so|too|many|lots of)\s+)*"
)
"""What joins two things to one phrase: hiking on the Great Wall, pagodas with steps."""


_JUDGED_AS = compiled(
    r"\b(?:it|that|this|place|which|centre|center|town|always|usually)(?:'s| is| was| are| gets| feels| becomes|)(?: just| like| such| really| absolutely| always| a bit of| pretty much)* (?:like )?an?\s+$",
    re.IGNORECASE,
)
"""What makes a kind of sight the judgement of another: avoid the Bund on a Saturday, it's a zoo."""


_TASTES_TOO = compiled(
    r"(?:我们?|他们?|她们?|对我|吃起来|口味|味道|都|也|又|会|真的?|实在|可能|觉得|感觉)*(?<!不)(?:太|过于|偏)(?:甜|辣|咸|油|腻|腥|膻|酸|重口)"
)
"""How Chinese goes on after a cooking that it finds too sweet, or too hot: 苏帮菜太甜."""


def is_a_judgement(text: str, span: Span) -> bool:
    """Whether a kind of sight only says what something else is like, or a cooking is named for a taste that it has too much of."""
    return (
        _JUDGED_AS.search(text, max(0, span[0] - 40), span[0]) is not None
        or _TASTES_TOO.match(text, span[1]) is not None
    )


def is_half_of_refused(text: str, clause: Clause, span: Span, things: Iterable[Span]) -> bool:
    """Whether the end of a clause refuses a thing together with one beside it: hiking on the Great Wall NO."""
    for one in things:
        first, second = sorted((one, span))
        if (
            _OF_THE_OTHER.fullmatch(text, first[1], second[0])
            and clause.start <= first[0]
            and NO_AFTER_EN.match(clause.text, second[1] - clause.start)
        ):
            return True
    return False


def is_after_noes(text: str, every: Sequence[Clause], clause: Clause) -> bool:
    """Whether a clause without a refusal goes on after several of which each has its own: no taxis, no buses, metro or my feet."""
    noes = [one for one in every if clause.carried and one.span[1] <= clause.carried[1]][-2:]
    return (
        len(noes) > 1
        and all(one.begins_refusing and one.ends_refusing for one in noes)
        and text[noes[0].span[1] : noes[1].start].strip() == ","
    )


_OTHERS_WOULD = compiled(
    r"[^.;!?,]{0,16}[,;.\s–—-]+(?:but |though |and |yet |while |whereas |however,? |although )?(?:personally,? )?(?:i|we|me|my \w+|our \w+|the (?:rest|others?|kids|other \w+)|everyone else|he|she|they)(?: of us)?(?: (?:actually|personally|quite|really|absolutely|kinda|do|both|all|secretly|would|still))*"
    r"(?:'d| am|'m|'re| are|'s| is)? (?:(?:loves?|likes?|adores?|enjoys?|wants?|insists? on|(?:mad|crazy|keen) (?:about|on))(?: to (?:see|go to|visit))? (?:them|it|those|that|one|some)\b|(?:do|does)\b(?=\s*(?:$|[.,;!?)]))|(?:don't|doesn't)(?=\s*(?:$|[.,;!?)])))",
    re.IGNORECASE,
)
"""What says behind a refusal that somebody else is of another mind: he hates museums but I love them."""


def is_disputed(text: str, end: int) -> bool:
    """Whether another traveller wants what is refused up to an index of the text."""
    return _OTHERS_WOULD.match(text, end) is not None


_REFUSES = compiled(
    r"(?:skip|avoid|hat|dislik|detest|loath|refus|mind|object|drop|ditch|scrap|omit|exclud|forget|miss|leav|mov)\w*\b",
    re.IGNORECASE,
)
"""Verbs by which one refuses; refused themselves, they refuse nothing: nobody wants to skip it."""
_GOES_ON = re.compile(r"[,;:(]|\b(?:and|but|or|so)\b", re.IGNORECASE)


def is_denied(text: str, clause: Clause, span: Span, loose: Iterable[Span]) -> bool:
    """Whether what refuses a thing is refused itself, or stands behind an unread word of refusal: nor would I refuse a museum."""
    if any(clause.start + stop <= span[0] for _, stop in loose):
        return True
    told = sorted(one for one in clause.refusing_words(*span) if one[1] <= span[0])
    return any(
        _REFUSES.match(text, second[0]) and not _GOES_ON.search(text, first[1], second[0])
        for first, second in pairwise(told)
    )
