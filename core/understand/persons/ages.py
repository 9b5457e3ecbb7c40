"""How old travellers are: 8岁的孩子, 才两岁, my six-year-old, I'm 65."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.patterns.beginning import one_of_these
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Reading

OLDEST = 110
"""The age, in years, that nobody exceeds."""
_KIN = (
    "mum|mom|mam|dad|mother|father|gran|granny|nana|grandma|grandpa|grandad|grandmother|grandfather|wife|husband|son|daughter|boy|girl|kid|child|baby|"
    "toddler|teen|teenager|kiddie|kiddo|grandson|granddaughter|grandchild|brother|sister|aunt|auntie|uncle|niece|nephew|cousin|in-law|parent"
)
_ZH = (
    r"(?:刚|快|今年|已经|都)*\s*(?P<tens>[二三四五六七八九]十)(?:多|几|来)岁(?:的|了)?",
    rf"(?:才|刚|快|今年|已经|都)*\s*(?P<zh>{COUNT_ZH})\s*(?:周岁|岁)(?:半|多)?(?:的|了)?",
    r"(?<=[爸妈爷奶公婆母父爹娘伴])(?:今年|都|已经|快)*\s*(?P<elder>[5-9]\d)(?:多了?|了|(?=$|[\s,。;!、爸妈爷奶]))",
    r"(?<=[爸妈爷奶公婆母父爹娘伴子人头太姥])(?:今年|都|已经|快)*(?P<elder_zh>[五六七八九]十[一二三四五六七八九]?)(?:多岁?|出头)?了",
    r"(?<=老的|大的|小的)(?:今年|都|已经|才|刚)*\s*(?P<one_of>\d{1,2})(?:了|(?=$|[\s,。;!、小大]))",
    rf"(?P<months>{COUNT_ZH})\s*个?月大(?:的)?",
    r"(?<=我)(?:今年|都|已经)?\s*(?P<self>[3-9]\d)(?=了)了",
)
_EN = (
    rf"\b(?P<months_en>{COUNT_EN})[\s-]*(?:months?|weeks?|mos?)[\s-]olds?\b",
    r"\b(?:all|both|each)(?: of (?:us|them))?(?: are| is)? (?:over|under|above|past|around|about|nearly|in (?:our|their)) (?P<of_all>\d\d)s?\b(?!\s*(?:yuan|rmb|minutes|km|percent|%|a\b|per\b|each\b))",
    r"\b(?:both|all)(?: of (?:us|them))?(?: are| aged| now)? (?P<of_both>[2-9]\d)\b(?!\s*(?:,\d|yuan|rmb|k\b|minutes|km|percent|%|a\b|per\b|each\b|of\b|days|people|sights|places|\w+s\b))",
    rf"\b(?P<en>{COUNT_EN})[\s-]*(?:years?[\s-]olds?|y/?o)\b",
    rf"\baged?\s+(?P<aged>{COUNT_EN})\b(?! (?:to|and)\b)",
    r",\s*(?P<comma>[2-9]\d)(?=\s*,\s*(?:alone|solo|retired|single|on (?:my|her|his) own|travell?ing|and (?:my|her|his)))",
    rf"\b(?:he|she)(?:'s| is) (?:only |just |now )?(?P<is_now>{COUNT_EN})(?=\s*(?:and\b|but\b|so\b|years\b))",
    rf"\b(?:{_KIN}|twin)s (?:both |all )?of (?P<each_of>{COUNT_EN})(?=\s*(?:$|[,.;:!?)]|and\b))",
    rf"\b(?:(?:{_KIN})|one)(?: of|,| is|'s| \(|\(|:| -) ?(?:only |just |now |about |aged )*(?P<months_of>{COUNT_EN})[ -]?(?:months?|mths?|weeks?|wks?)\b(?!\s+(?:ago|pregnant|in))",
    rf"\b(?:twins|triplets|babies)[\s!,.:(]*(?:\(|of |are |both )?(?P<months_twins>{COUNT_EN})[ -]?(?:months?|mths?|weeks?)\b",
    rf"\b(?:twins|triplets|kids?|boys?|girls?|toddlers?)[\s!,:(]*(?:\(|of |are |both |they are |they're )?(?P<yrs>{COUNT_EN})[ -]?(?:yrs?|years?|y)\b(?! ?old)(?!\s+ago)",
    rf"\b(?:little|small|young|wee|big|old|older|younger|eldest|oldest|youngest) (?:one|man|lad) (?:is|'s) (?:only |just |now |nearly |almost )?(?P<little>{COUNT_EN})\b(?!\s*(?:months?|weeks?|days?))",
    rf"\b(?:{_KIN}),? (?:of )?(?P<of_age>{COUNT_EN})(?: years?\b(?! old)|(?=\s*(?:$|[,.;:!?)])))",
    r"\b(?:friends?|brothers?|sisters?|cousins?|girls|boys|we|i)(?: and (?:i|me))?(?:'re| are)(?: all| both)? (?P<we_are>1[3-9]|[2-9]\d)(?=\s*(?:$|[,.;!?)]|and\b|but\b|so\b))",
    r"\b(?:in|into) (?:their|his|her|my|our) (?:early |mid-? ?|late )?(?P<decade>(?:twen|thir|for|fif|six|seven|eigh|nine)ties|[2-9]0'?s)\b",
    rf"\b(?:{_KIN}) ?\((?:aged? |age )?(?P<bracket>{COUNT_EN})(?=\s*(?:,\s*[a-z][^()]*)?\))",
    rf"\b(?:twins|kids|children|boys|girls)\W{{1,2}}(?:(?:who|they|both|all|are|r|'re|now|aged?)\s+)+(?P<told>{COUNT_EN})\b(?!\s*(?:months?|mths?|weeks?|days?|people|of us|and|&|,|/|-))",
    rf"\b(?:{_KIN}) [a-z]+ \((?P<named>{COUNT_EN})\)",
    rf"\b(?:{_KIN})(?:[- ]in[- ]law)? (?:is|are) (?:old )?(?P<in_years>{COUNT_EN}) (?:years?|age)\b(?! old)",
    rf"\b(?:just |about to )?(?:turned|turning|turns|turn) (?P<turned>{COUNT_EN})\b(?!\s*(?:days|nights|hours|left|right|people))",
    rf"\b(?:(?:I'm|I am|he's|she's|he is|she is)|(?:baby|toddler|infant|son|daughter|boy|girl|kid|kiddie|kiddo|child|grandson|granddaughter|teen|teenager|brother|sister|mum|mom|dad|mother|father|grandma|grandpa|who) (?:is|'s))\s+(?:only\s+|just\s+|nearly\s+|almost\s+)?(?P<is>{COUNT_EN})\b(?: and a half\b)?(?!\s*(?:of us|days?|people|months?|weeks?|mos?\b))",
)
# a text of nothing but ASCII is asked for the English ways alone
_AGE, _AGE_EN = (compiled(one_of_these(*ways), re.IGNORECASE) for ways in ((*_ZH, *_EN), _EN))
_IN_MONTHS = frozenset(["months", "months_en", "months_of", "months_twins"])
"""Ages of which a text counts the months or weeks, each of somebody who is 0."""
_LISTED = compiled(
    rf"\bwe(?:'re| are)(?: now| both)? [2-9]\d (?:and|&) [2-9]\d\b(?! of us| people)|\b(?:(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|grandkids|grandchildren|grand(?:sons|daughters)|parents|grandparents|in-laws|folks|brothers?|sisters?|wife|husband|friends?|pals?|mother|father|mum|mom|dad|twins|nephews|nieces|pupils|students|lad(?:ie|y)s|women|people|teen(?:ager)?s|(?:mum|mom) and dad)\s*,?\s*(?:\(|(?:who |they ?)?(?:are|'re|r) |both |aged? |now |only |of )*|(?:aged?|ages?)(?: from)? )\s*"
    rf"{COUNT_EN}(?:(?:\s*,\s*{COUNT_EN})*\s*(?:and|&)\s*{COUNT_EN}\b|(?<=aged \d) to {COUNT_EN}\b|(?<=aged \d\d) to {COUNT_EN}\b|(?:\s*[,/]\s*{COUNT_EN})+(?=\s*\))|/{COUNT_EN}\b(?!/))(?!\s*(?:days?|nights?|adults?|people|kids?|stars?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*))|"
    rf"(?:kids|child(?:ren)?|boys|girls|pupils|students|teens|aged?|ages) (?:of |aged? )?{COUNT_EN}(?:-| to ){COUNT_EN}(?= (?:years|yrs)|\s*(?:$|[,.;)]))",
    re.IGNORECASE,
)
"""Travellers with the ages of all: kids 8 and 11, we are 80 and 82."""
_DECADES = {
    "tw": 20, "th": 30, "fo": 40, "fi": 50, "si": 60, "se": 70, "ei": 80, "ni": 90,
    "20": 20, "30": 30, "40": 40, "50": 50, "60": 60, "70": 70, "80": 80, "90": 90,
}  # fmt: skip
"""The least age of a decade, by how its name begins: in their sixties."""
_ONE_OF = compiled(rf"(?:\b[a-z]+[\s(]*)*?(?P<age>{COUNT_EN})", re.IGNORECASE)
"""One of those ages, with the words that lead to it."""


@lru_cache(maxsize=64)
def ages(text: str) -> tuple[Reading[int], ...]:
    """The ages, in years, that the (folded) text gives of persons; of a baby whose months it counts, 0."""
    return tuple(_ages(text))


def _ages(text: str) -> Iterator[Reading[int]]:
    listed = [match.span() for match in _LISTED.finditer(text)]
    for start, end in listed:
        for one in _ONE_OF.finditer(text, start, end):
            yield Reading(count_of(one["age"]) or 0, one.span(), 0.9)
    for match in (_AGE_EN if text.isascii() else _AGE).finditer(text):
        how = match.lastgroup or ""
        if any(start < match.end() and match.start() < end for start, end in listed):
            continue
        if how in _IN_MONTHS:
            yield Reading(0, match.span(), 0.9)
            continue
        if how == "decade":
            yield Reading(_DECADES[match[how].lower().rstrip("s").rstrip("'")[:2]], match.span(), 0.9)
            continue
        age = count_of(match[how])
        if age is not None and age <= OLDEST:
            yield Reading(age, match.span(), 0.9)
