"""English phrases that say more than the word of them that was read: a museum with a mask, no temple with stairs, one room for each."""

import re
from collections.abc import Iterable

from core.understand.belief.phrasing.speaking import JOINS
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.clauses.cues import cues
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span

_CLOSER = compiled(r"\s+(?:with|of|that|which|where|whose|called|named|about|devoted to|dedicated to|made)\b")
"""What tells closer which one of a kind is meant."""
_LIMIT = compiled(
    r"\s+(?:(?:on|in|during) (?:an? |the |any |that |our )?(?:first |last |second )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week|holi)?day|weekend|morning|afternoon|evening|night)s?\b|"
    r"at (?:night|noon|lunch|weekends)\b|(?:before|after(?! all\b)|until|till|past|between|from \d|around \d|with(?! (?:(?:the|our|my|a|two|three|four|small|little|young|so much|heavy) )*(?:kids?|child(?:ren)?|baby|babies|toddlers?|luggage|suitcases?|bags|parents|grandparents|stroller|pushchair|wheelchair|pram|buggy|family|us|me|them|her|him|grandma|grandpa|old people)\b)|where(?! (?:possible|(?:you|we) can))|that|which|when|whose|while|unless|if)\b)",
    re.IGNORECASE,
)
"""How a refusal goes on that is one of some hours, or of some of a kind alone: no museum on an evening."""
_SOMEWHERE = compiled(
    r"\s+(?:in|at|of|from|by|near|under|inside)\s+(?:(?:the|an?|my|our)\s+)?", re.IGNORECASE
)
"""What leads from a refused thing to where it is: no pandas in cages."""
_AT_IT = re.compile(r"\s+(?:at|in|on|up|around|along|inside|of|between|about)\s+(?:the\s+)?", re.IGNORECASE)
"""What leads from what is refused to where it would be: no bar crawl at Fuzimiao."""
_ONE_MEAL = compiled(
    r"\b(?:(?:the |our |one )?(?:first|last|final|second|third|birthday|team|farewell|welcome|anniversary|opening|closing)(?: team)? (?:night|evening|day|dinner|lunch|meal)|on (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:on )?day (?:\d|one|two|three|four|five)|(?:dinner|lunch|meal) together|\d(?:st|nd|rd|th) (?:night|evening|day))\b",
    re.IGNORECASE,
)
_EVERY_MEAL = compiled(
    r"(?:(?<!\d )\beach\b|\b(?:every|all|per|meals|dinners|lunches|breakfasts)\b)(?! person| head)",
    re.IGNORECASE,
)
_SORT = re.compile(
    r"(?:over-?)?(?:crowded|touristy|noisy|loud|busy|packed|crammed|rammed|commerciali[sz]ed|commercial|expensive|pricey|priced|rated|run|dirty|smelly|fake)",
    re.IGNORECASE,
)
"""What some of a kind are and others are not."""
_SOUGHT = re.compile(
    r"\b(?:hunt|search|wait|queu|queue|scour|fight|rush)ing (?:around |up |hours |ages )?(?:for|to) (?:an? |the |our |some )?$|\bbefore (?:(?:i've|we've|i have|we have|my|our|the|her|his|a|an|first|second|morning|any|some|had) )*$",
    re.IGNORECASE,
)
"""What is refused of a thing that is not refused itself: no hunting for coffee at six."""
_OF_SUCH = compiled(
    r"\b(?:with|where|that|which|whose)\s+(?:(?:there (?:is|are)|has|have|the|an?|any|(?:so |too )?many|lots of|loads of|a lot of)\s+)*$",
    re.IGNORECASE,
)
"""What leads, in a refusal, to what those have that are refused."""
_COUNT = r"(?P<count>one|two|three|four|five|six|seven|eight|nine|ten|an?|another|\d{1,2})"
_ROOM = r"(?:(?!(?:conference|meeting|private|function|dining|tea|living) )(?:[a-z-]+ ){0,2}?(?:rooms?|suites?|doubles?|twins?|singles?|triples?|kings?|queens?|dorms?)\b|for (?:me|us|him|her|them|the|my|our|each)\b)"
_ROOMS = compiled(rf"(?<!with )\b{_COUNT} {_ROOM}(?! beds?\b)", re.IGNORECASE)
"""Rooms counted: one suite, two doubles, one for the children."""
_COUNTS_TOLD = 2
_SENTENCE_END = re.compile(r"[;!?\n]|\.(?=\s|$)")


_OF_TRAFFIC = compiled(
    r"[ -](?:drivers?|museums?|stations?|stops?|compan(?:y|ies)|depots?|factory|fans?|maps?)\b"
)
"""What follows a way of travelling that only says of which kind it is: a retired bus driver."""


def is_of_traffic(text: str, span: Span) -> bool:
    """Whether a way of travelling is but the first word of something else."""
    return _OF_TRAFFIC.match(text, span[1]) is not None


def is_told_closer(text: str, span: Span, unread: Iterable[Span], end: int) -> bool:
    """Whether what follows a kind, up to the end of its clause, tells by unread words which one is meant."""
    closer = _CLOSER.match(text, span[1], end)
    return closer is not None and any(
        closer.end() <= words[0] < end and not JOINS.search(text, closer.end(), words[0]) for words in unread
    )


_MOODS = compiled(
    r"(?:(?:family|child|kid)[- ]friendly|quiet|peaceful|tranquil|calm|serene|uncrowded|romantic|(?:less|not too) crowded|historic|scenic|pretty|lively|arty)",
    re.IGNORECASE,
)
"""Of what a place is like, and not what it is of."""


def is_of_thing(text: str, span: Span, thing: Span) -> bool:
    """Whether a thing that was read for itself is the first word of a phrase for a kind: an opera museum, not a quiet one."""
    stands_before = (
        text[thing[1] : span[0]] == " " and text[thing[1] - 1].isascii() and text[thing[1] - 1].isalpha()
    )
    return stands_before and _MOODS.fullmatch(text, *thing) is None


def is_sought(text: str, span: Span) -> bool:
    """Whether to seek a thing is refused, and not the thing: no hunting for coffee."""
    return _SOUGHT.search(text, max(0, span[0] - 32), span[0]) is not None


_BY_THE_CLOCK = compiled(
    r"[^,.;!?\n]{1,40}?\b(?:before|after|until|till|past|at|earlier than|later than) (?:about |around |like )?(?:\d{1,2}(?!\d)|noon|midnight|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! of))",
    re.IGNORECASE,
)
"""What, later in its clause, makes a refusal one of an hour: do not put us on a train out before 9am."""


def is_limited(text: str, span: Span, unread: Iterable[Span], things: Iterable[Span]) -> bool:
    """Whether what is refused is so at some hours alone, or only where it is of some sort: not some 6am flight, no crowded museums."""
    place = _SOMEWHERE.match(text, span[1])
    return (
        any(one.match(text, span[1]) for one in (_LIMIT, _BY_THE_CLOCK))
        or any(
            (text[words[1] : span[0]] == " " and text[words[0]].isascii())
            or (place is not None and words[0] == place.end())
            or _AT_IT.fullmatch(text, words[1], span[0])
            for words in unread
        )
        or any(text[one[1] : span[0]] == " " and _SORT.fullmatch(text, *one) for one in things)
    )


def is_of_what_is_refused(clause: Clause, span: Span) -> bool:
    """Whether words only say which of a kind are refused: no temples with stairs."""
    before = clause.text[: max(0, span[0] - clause.start)]
    such = _OF_SUCH.search(before)
    return such is not None and any(
        stop <= such.start() and "," not in before[stop:] for _, stop in cues(before)
    )


def rooms_in_parts(text: str, span: Span) -> tuple[Span, ...]:
    """Where a sentence counts rooms in several parts: one room for me, one for them; none where the first is their sum."""
    start = max((end.end() for end in _SENTENCE_END.finditer(text, 0, span[0])), default=0)
    after = _SENTENCE_END.search(text, span[1])
    counted = list(_ROOMS.finditer(text, start, after.start() if after else len(text)))
    if all(span[0] <= one.start() and one.end() <= span[1] for one in counted):
        # all of them are what was read
        return ()
    counts = [_count(one["count"].lower()) for one in counted]
    total_first = len(counted) > _COUNTS_TOLD and counts[0] == sum(counts[1:])
    return () if len(counted) < _COUNTS_TOLD or total_first else tuple(one.span() for one in counted)


def _count(said: str) -> int:
    return 1 if said in ("a", "an", "another") else count_of(said) or 1


def is_of_one_meal(text: str, end: int) -> bool:
    """Whether the English sentence of an amount, up to its end, tells of a meal of one day, or of one that is special."""
    sentence = text[max(text.rfind(mark, 0, end) for mark in ".;!?\n") + 1 : end]
    return _ONE_MEAL.search(sentence) is not None and _EVERY_MEAL.search(sentence) is None
