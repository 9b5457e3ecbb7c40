"""Numbers of days and of travellers that a text says twice without telling which holds: it is better to ask.

As in: 3 of my 10 days in Shenzhen; we did 3 days last year, this time 5; five of us (maybe a sixth).
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from core.understand.facts.company.company_totals import STAYED
from core.understand.facts.last_word import LAST_WORD
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Reading

_SOME_OF_ALL = compiled(
    rf"(?P<some>{COUNT_EN})(?: days?)? (?:out )?of (?:(?:my|our|the|these|those|all|a total of|his|her|their) )*"
    rf"(?:[a-z]+ )?(?P<all>{COUNT_EN})[\s-]*(?:[a-z]+ )?days?\b",
    re.IGNORECASE,
)
"""Some days of those that one has: two out of our nine free days."""
_DAYS = compiled(
    rf"(?<!\bfirst )(?<!\blast )(?<!\bnext )(?<!\bpast )(?<!\bin )(?<!\bwithin )(?<!\bevery )(?<!\bfor the )(?P<n>{COUNT_EN})"
    r"(?:[\s-]+(?:full|whole|clear|free|spare))?[\s-]+days?\b(?!\s*(?:ago|earlier|later|before|after|beforehand|in advance|notice|pass|ticket|card|of (?:rain|work|leave)))",
    re.IGNORECASE,
)
_NOW = compiled(
    r"\b(?:this (?:time|year|trip|summer|autumn|spring|winter|month)|nowadays|these days|today)(?: (?:a)?round)?\b"
    rf"(?:[\s,:]+(?:(?:it's|it is|it'll be|we're|we are|i've|we've|got|have|want|only|just|for|about|around|maybe|all|to|stay|do|make it|i'd|we'd|like|i|we) ?)*)(?P<n>{COUNT_EN})(?=\s*(?:$|[,;!?()]|\.(?!\d)|instead\b|please\b))",
    re.IGNORECASE,
)
"""A number without what it counts, said of this trip beside that of another: this time just five."""
_IS_RIGHT = compiled(
    rf"(?<![\d.,])\b(?P<n>{COUNT_EN}) (?:is|are|was|would be|will be|should be|sounds|feels) (?:just |about |probably |more )?(?:right|enough|plenty|better|best|perfect|ideal|realistic|the (?:most|max|limit))\b",
    re.IGNORECASE,
)
"""A number without what it counts, of which it is said that it will do: three is right."""
_NTH = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_ONE_MORE = compiled(
    r"\b(?:maybe|perhaps|possibly|might be|may be|could be|hopefully|potentially|probably)\s+(?:even\s+)?"
    rf"(?:(?:an?|the)\s+(?P<nth>{'|'.join(_NTH)}|[2-9](?:nd|rd|th))|one more|another(?: one)?|plus one|\+ ?1)(?=\s*(?:$|[,.;!?)]|person\b|friend\b|guest\b|who\b|to (?:come|join)\b|(?:will |may |might )?(?:joins?|comes?|coming|joining)\b))",
    re.IGNORECASE,
)
"""One traveller who is not sure to come."""
_SO_MANY_COME = compiled(
    r"\b(?:so|then|now|leaves|leaving|makes?|making|means|meaning)\s+(?:(?:it's|it is|it'll be|that's|there are|there'll be|we're|we are|we'll be|us|only|just|now|will be|really)\s+)*"
    rf"(?P<n>{COUNT_EN})(?: of (?:us|them))?\s+(?:(?:will|are|is|can|do|actually|people|in fact)\s+)*(?:travel(?:l?ing|s)?|come|coming|go|going|fly|flying|remain|left)\b(?! (?:days?|nights?|yuan))",
    re.IGNORECASE,
)
"""How many of those told of before travel in the end: so four travel."""
_COUNT_OF_ALL_ZH = compiled(
    rf"(?<![第每另其])(?P<n>{COUNT_ZH})(?P<unit>个人|[个位名口]?人|[个位口](?=$|[,。;!?了吧啊 ]))(?![间房床份桌均]|座|以[上下内]|[一1住]?[间屋]|小?团|[组车套])"
)
"""Travellers in a number, as Chinese may say it of them all."""
_SO_ZH = compiled(
    r"(?:所以|那就|因此|[只就还]?剩下?|现在|变成?了?|改[成为]?|最后|实际上?|结果|等于|其实|应该|不对|不是|就|共|总共|一共)(?:是|有|就|只|来|去|剩|[,\s])*$"
)
"""What leads to a number that may be that of all in the end."""
_ONCE_ZH = compiled(
    r"(?:本来|原来|原本|原定|原先|原计划|之前|以前|上次|上回|去年|一开始|起初|最多|至多|最少|至少|哪怕|不是)[^,。;!?]{0,8}$"
)
"""What makes a number that of another time, or a bound."""
MOST_DAYS = 30
"""Days beyond which a number is none of a trip."""
MOST_COME = 60
"""Travellers beyond whom a number is none of a company."""


def two_values(
    said: Mapping[str, Reading[Any]], folded: str, is_read: Sequence[int]
) -> dict[str, tuple[float, ...]]:
    """For the days and the travellers, the other numbers of the (folded) text that nothing settles against the one taken.

    `is_read` has a 1 for each letter that was read: who read a number knows what it counts.
    """
    found: dict[str, set[float]] = defaultdict(set)
    days, people = said.get("days"), said.get("people_number")
    if days is not None:
        others = {*_of_all(folded), *_told_elsewhere(days, folded, is_read)}
        found["days"].update(others - {days.value})
    for now in chain(_NOW.finditer(folded), _IS_RIGHT.finditer(folded)):
        name, value = _counted_before(said, now.start()), count_of(now["n"])
        if name and value and value <= MOST_DAYS and value != said[name].value:
            found[name].add(value)
    if people is not None:
        found["people_number"].update(_who_come(people, folded, is_read))
    return {name: tuple(sorted(values)) for name, values in found.items() if values}


def _who_come(people: Reading[int], folded: str, is_read: Sequence[int]) -> Iterator[int]:
    """Other numbers of travellers behind the one taken: with one more who may come, or of those who come after all."""
    for one in _ONE_MORE.finditer(folded, people.span[1]):
        if one["nth"] is None or _nth(one["nth"].lower()) == people.value + 1:
            yield people.value + 1
    for one in _SO_MANY_COME.finditer(folded, people.span[1]):
        value = count_of(one["n"]) or 0
        if value and value != people.value and not any(is_read[slice(*one.span("n"))]):
            yield value
    if people.value > 1:
        yield from _other_totals_zh(people, folded)


def _other_totals_zh(people: Reading[int], folded: str) -> Iterator[int]:
    """Numbers of more travellers than were taken, which holds them all, and of fewer that may be those in the end.

    Whoever reads them, they are asked about: of fewer, those alone that nothing makes some of the others.
    """
    for one in _COUNT_OF_ALL_ZH.finditer(folded):
        value = count_of(one["n"]) or 0
        before = folded[: one.start()]
        stayed = STAYED.search(folded, one.end(), max(one.end(), people.span[0]))
        more = value > people.value and not stayed and _ONCE_ZH.search(before) is None
        fewer = 1 < value < people.value and one.start() >= people.span[1] and _SO_ZH.search(before)
        if value <= MOST_COME and (more or fewer):
            yield value


def _nth(word: str) -> int:
    """The number that an ordinal has: a fourth, a 4th."""
    return int(word[0]) if word[0].isdigit() else _NTH.index(word) + 2


def _of_all(folded: str) -> Iterator[int]:
    """The days that are some of those one has, and these."""
    for match in _SOME_OF_ALL.finditer(folded):
        yield from (count_of(match[name]) or 0 for name in ("some", "all"))


def _told_elsewhere(days: Reading[int], folded: str, is_read: Sequence[int]) -> Iterator[int]:
    """Other numbers of days that nothing read, behind a last word alone; a single day may be one of the trip."""
    last_word = days.span[0] if days.confidence >= LAST_WORD else 0
    for match in _DAYS.finditer(folded, last_word):
        value = count_of(match["n"]) or 0
        if 1 < value <= MOST_DAYS and not any(is_read[slice(*match.span())]):
            yield value


def _counted_before(said: Mapping[str, Reading[Any]], at: int) -> str | None:
    """Which of the two counts was said last before an index."""
    ends = {name: said[name].span[1] for name in ("days", "people_number") if name in said}
    before = {name: end for name, end in ends.items() if end <= at}
    return max(before, key=before.__getitem__, default=None)
