"""The city of a well-known sight: who wants to stay by West Lake goes to Hangzhou."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import groupby
from operator import itemgetter

from core.sandbox.sandbox import Sandbox
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Reading, Span
from core.understand.text.writing.script import lower

# how sure a city is that only its sights name: taken without a question
_OF_ITS_SIGHTS = 0.7
_BEFORE_SHORT = re.compile(r"(?:^|[^一-鿿]|[去到逛游看爬登玩在住想要和跟与])$")
"""What may stand before a name of two characters, so that it is no part of another: 瘦西湖."""
_SHORT_NAME = 2


def city_of_sight(text: str, sandbox: Sandbox, apart: Collection[str]) -> Reading[str] | None:
    """The one city, none of those apart, whose well-known sights the (folded) text names; None where it names several's.

    Words for a sight in each of several cities tell of none: a river cruise.
    """
    cities: dict[Span, set[str]] = defaultdict(set)
    for span, names in _named(lower(text)):
        cities[span] |= {
            city for city in sandbox.city_names if any(map(sandbox.city(city).attraction, names))
        }
    found = [(span, city) for span, (city, *more) in _filled(cities) if not more and city not in apart]
    if len({city for _, city in found}) != 1:
        return None
    span, city = min(found)
    return Reading(city, span, _OF_ITS_SIGHTS)


def _filled(cities: Mapping[Span, Collection[str]]) -> Iterator[tuple[Span, list[str]]]:
    return ((span, sorted(those)) for span, those in cities.items() if those)


def _named(lowered: str) -> Iterator[tuple[Span, frozenset[str]]]:
    """Where a text of small letters names well-known sights, with all that sandboxes may call each of them."""
    said = [(name, word) for name, word in _well_known() if word in lowered]
    for name, words in groupby(said, key=itemgetter(0)):
        span = next(filter(None, (_span(lowered, word) for _, word in words)), None)
        if span is not None:
            entry = lexicon("place_aliases")[name]
            yield span, frozenset((name, *entry.get("zh", ()), *entry.get("instead", ())))


@cache
def _well_known() -> tuple[tuple[str, str], ...]:
    """The well-known sights, each as often as it has names, with these in small letters."""
    return tuple(
        (name, word.lower())
        for name, entry in lexicon("place_aliases").items()
        for word in (name, *entry.get("zh", ()), *entry.get("en", ()))
    )


def _span(lowered: str, word: str) -> Span | None:
    """Where the text has a name, of small letters, that is no part of a longer word."""
    if word.isascii():
        match = re.search(rf"\b{re.escape(word)}\b", lowered)
        return match.span() if match else None
    at = lowered.find(word)
    if len(word) <= _SHORT_NAME and not _BEFORE_SHORT.search(lowered[:at]):
        return None
    return at, at + len(word)
