"""Names that may have been meant where the text seems to name a place that the sandbox does not know."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice, pairwise

from core.understand.cities.named_cities import city_words
from core.understand.names.place_names import NameKind
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene

_NAMED = re.compile(
    r"(?:想?去|到|逛|参观|游览?|看|玩|爬|登|打卡|吃|住|、|和)(?:一下|一看)?([一-鿿]{2,10}?)(?=$|[、,。和及与等\s]|看看|玩|打卡|必)|"
    r"\b(?:visit|see|to|at|like|and|,)\s+(?:the\s+)?((?:[A-Z][\w'-]+\s*){1,5})"
)
_TYPED = re.compile(r"[a-z][a-z'-]*(?: [a-z'-]+){0,4}", re.IGNORECASE)
_KINDS: tuple[NameKind, ...] = ("attraction", "restaurant", "hotel")
_SHORT = re.compile(r"[一-鿿]{2,6}")
_TOLD_AS_NAME = 72
# of 100: a word or two with a letter wrong, no name to begin with
_TYPO = 85
# of 100, letter by letter: a whole name of which a letter or two are wrong
_MISSPELT = 88
# words of a request that are looked up
_WORDS_LOOKED_UP = 6
# words of a mistyped name
_IN_A_NAME = 2
# letters of a mistyped name
_TYPO_LETTERS = 6
# letters with which no name of a place goes on after its city
_VERBS = "找看玩逛吃喝拍住坐待呆去到的"


def suggested(scene: Scene, unread: Iterable[Span]) -> dict[str, tuple[str, ...]]:
    """For words in the parts that nothing was read from that look like a name, known names that look like them."""
    found: dict[str, tuple[str, ...]] = {}
    if not scene.names.kinds:
        return found
    for words, at_least in islice(_looks(scene, list(unread)), _WORDS_LOOKED_UP):
        alike = scene.names.alike.sounding_like(words) or scene.names.alike.written_like(words)
        if not alike and at_least is not None:
            alike = scene.names.alike.near_misses(words, *_KINDS, at_least=at_least)
        if alike:
            found[words] = alike
    return found


def is_misspelt(scene: Scene, span: Span) -> bool:
    """Whether words are, all of them, the name of a sight with a letter or two wrong: Sumer Palace, and no old town."""
    return bool(scene.names.alike.nearly_called(scene.folded[slice(*span)], at_least=_MISSPELT))


def _looks(scene: Scene, unread: list[Span]) -> Iterator[tuple[str, float | None]]:
    """Words that look like a name, and how much a known one must look like them (None: it must sound like them)."""
    for start, end in unread:
        for match in _NAMED.finditer(scene.folded, start, end):
            yield (match[1] or match[2]).strip(), _TOLD_AS_NAME
    for start, end in unread:
        words = scene.folded[start:end].strip()
        if _SHORT.fullmatch(words):
            yield words, None
        for typed in _TYPED.finditer(words):
            yield from ((one, _TYPO) for one in _runs(typed[0]) if len(one) >= _TYPO_LETTERS)


def _runs(typed: str) -> Iterator[str]:
    """The words together, and where they are many, two by two."""
    words = typed.split()
    yield typed
    if len(words) > _IN_A_NAME:
        yield from map(" ".join, pairwise(words))


def with_city(scene: Scene, span: Span) -> Span:
    """Words that are not understood, with the name of a city that stands right before: 上海科技馆."""
    start, end = span
    for city in (scene.target_city, scene.start_city):
        for word in city_words(city) if city else ():
            before = start - len(word) - word.isascii()
            named = before >= 0 and scene.lower[before:start].strip() == word
            begins_name = (
                scene.folded[start].isupper() if word.isascii() else scene.folded[start] not in _VERBS
            )
            if named and begins_name:
                return before, end
    return span
