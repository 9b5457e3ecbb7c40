"""Persons in English by their first names, beside the one who writes: me + Jess + Tom, Anna and I."""

import re
from collections.abc import Iterator
from functools import cache

from core.understand.patterns.pattern import compiled
from core.understand.persons.parts import PersonWords
from core.understand.text.lexicon import lexicon
from core.understand.text.numerals import COUNT_EN

_ME = r"\b(?:[Mm]e|[Mm]yself|I)\b"
_NAME = r"(?!(?:I|Me|My|Our|The|We|Us|Also|Then|No|Not|Please|Oh|Ah|Hey|Hi|Hello|Well|So|And|But|Yes|Yeah|Ok|Okay|Plus|Budget|Hotel|Train|From|To|Just|Only|Both)\b)[A-Z][a-z]{1,14}\b(?!\s+[A-Z]|'s)"
_SIGN = r"\s*(?:\+|&)\s*"
_JOIN = rf"(?:{_SIGN}|\s*,\s*(?:and\s+|&\s*)?|\s+(?:and|n|plus)\s+)"
_BEGINS = r"(?:(?:^|(?<=[.;:!?(] ))|(?<=\bwith )|(?<=\bfor )|(?<=\bare )|(?<=\bjust )|(?<=\bit's ))"
_WISHES = r"(?!'|\s+(?:want|would|need|like|love|wish|also|am|have|really|don't|do|can't|can|hate|prefer|will|must|was|think|hope)\b)"
_LISTED = compiled(
    rf"(?P<after>{_ME}(?:{_JOIN}{_NAME})+)|"
    rf"(?P<before>(?:{_BEGINS}(?P<first>{_NAME})|(?<=, ){_NAME}(?=[^.;]*?\b(?:I|me|myself)\b{_WISHES}))(?:{_JOIN}{_NAME})*(?:\s*,)?(?:{_SIGN}|\s+(?:and|n|plus)\s+){_ME})|"
    rf"(?P<small>{_ME}(?:\s*[+&]\s*(?:and\s+)?[a-z]{{3,12}}\b)+(?!\s*[+&]|\s+(?!from\b|to\b|in\b|for\b|are\b|want|wanna\b|going\b|will\b|would\b|off\b|on\b|at\b|leaving\b|flying\b)[a-z]))"
)
CARRIED = r"(?:cameras?|tripod|drone|laptop|tablet|phone|bags?|backpack|rucksack|suitcases?|luggage|bike|bicycle|guitar|violin|cello|sketchbook|notebook|books?|kindle|dog|doggo|puppy|cat|pet|pram|stroller|wheelchair|crutches)"
"""What goes along and is nobody: me + camera."""
_CARRIED = re.compile(CARRIED)
_NAMED = re.compile(rf"{_NAME}|(?<=[+& ])[a-z]{{3,12}}\b(?<!\band)(?<!\bplus)(?<!\bmyself)")
_APART = compiled(
    r"\b(?P<kin>(?:[Mm]y|[Oo]ur) (?:[a-z-]+ ){0,2}(?:wife|husband|girlfriend|boyfriend|partner|son|daughter|brother|sister|mum|mom|dad|"
    r"mother|father|friend|mate|cousin|aunt|uncle|neighbou?r|colleague|baby|toddler))(?P<name>,? [A-Z][a-z]{1,14}\b,?)(?=\s*(?:,|\+|&|and\b|\(|$|[.;]))"
)
"""Persons with their names, which add nobody: my sister Mabel and I."""
_ASIDE = re.compile(
    r",\s*who\b[^,.;:!?()]{1,60},(?=\s*(?:and|plus|with)\s+(?:i|me|my|our|myself)\b)", re.IGNORECASE
)
"""What is told of a person before the next one: my mother, who walks with a cane, and I."""


_AGED = compiled(
    rf"\s*\((?:aged? |age )?[2-9]\d\)|,\s*(?:who (?:is|'s|are) |now |just |aged? |age )*(?:\d{{1,2}}|{COUNT_EN})(?: years old| years| yo| months old)?,(?=\s*(?:and|plus|with|join\w*)\b)",
    re.IGNORECASE,
)
"""How old one is, in brackets or between commas: Doris (74) and me, my son, aged eleven, and I."""


def nameless(text: str) -> str:
    """The text with blanks for names that follow the persons who have them, and for what is told of them on the way to the next one."""
    told = _ASIDE.sub(lambda match: " " * len(match[0]), text)
    told = _AGED.sub(lambda match: " " * len(match[0]), told)
    return _APART.sub(lambda match: match["kin"] + " " * len(match["name"]), told)


def named_persons(text: str, kin: re.Pattern[str]) -> Iterator[PersonWords]:
    """The persons of first names who are listed with the one who writes; `kin` matches words for persons, which others count.

    Who has been told of by what he is to the writer adds nobody: my sister Dee and Mum ... Dee and I share.
    """
    told = {one["name"].strip(" ,").lower() for one in _APART.finditer(text)}
    text = nameless(text)
    for match in _LISTED.finditer(text):
        named = [one for one in _NAMED.finditer(text, *match.span()) if one[0].lower() not in told]
        if any(one[0].lower() in _cities() for one in named):
            continue
        for one in named:
            if not any(words.fullmatch(one[0].lower()) for words in (kin, _CARRIED)):
                yield PersonWords(role="kin", span=one.span(), low=1, high=1, noun=one[0].lower())


@cache
def _cities() -> frozenset[str]:
    """The English names of cities, in small letters."""
    return frozenset(word.lower() for entry in lexicon("cities").values() for word in entry["en"])
