"""Words that stand where a city should and look, or sound, like one: 去背景, 城都, Bejing, chonqing."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product

from rapidfuzz import fuzz, process
from rapidfuzz.distance import DamerauLevenshtein

from core.understand.cities.named_cities import CITY
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading, Span

_PLACE_ZH = compiled(
    r"(?:从|去|到|飞|往|回|在|至|由)([一-鿿]{2})(?=[玩游待住出去到至飞奔逛旅的,。;!?\s\d一二两三四五六七八九十]|$|过)|(?:^|[,。;\s])([一-鿿]{2})(?=去|到|飞|出发)"
)
_WORD = compiled(r"[A-Za-z]{5,12}")
HALF_SPELT = 0.6
"""How sure a city is of which one character is right and the other sounds so: 苏洲."""
# of 100, by rapidfuzz's ratio: one letter in seven
_ONE_LETTER_OFF = 86
_NAMED = rf"[A-Za-z]{{5,12}}\b|{CITY}"
_LEGS = (
    compiled(rf"(?<![A-Za-z])(?P<start>{_NAMED})(?: to |\s*(?:->|→)\s*)(?P<target>{_NAMED})"),
    compiled(
        rf"\b(?:going|go|off|heading|visit(?:ing)?|trip) (?:to )?(?P<target>{_NAMED})(?:\b|(?=\W))[^.;!?]{{0,40}}?\bfrom (?P<start>{_NAMED})"
    ),
    compiled(rf"(?<![A-Za-z])(?P<target>{_NAMED}) from (?P<start>{_NAMED})"),
)
"""Two words that can only be names of cities where they look like such: from hangzou to shanghia, to shangahi from nanjign."""


def meant_chinese(text: str, city_names: Sequence[str]) -> Iterator[Reading[str]]:
    """Two characters in the place of a city that sound like one and are not its name."""
    for match in _PLACE_ZH.finditer(text):
        group = 1 if match[1] else 2
        if match[group] in city_names:
            continue
        sounds = _sounds(tuple(city_names))
        city = next((sounds[heard] for heard in _heard(match[group]) if heard in sounds), None)
        if city is not None:
            half_right = not set(match[group]).isdisjoint(city)
            yield Reading(city, match.span(group), HALF_SPELT if half_right else 0.4)


def meant_english(text: str, words: Mapping[str, str]) -> Iterator[Reading[str]]:
    """English words that are a letter away from a city's name, which maps to the city in `words`."""
    typed = list(_WORD.finditer(text))
    names = [word for word in words if word.isascii() and len(word) > 4] if typed else []
    found = [
        (match.span(), city)
        for match in typed
        if match[0].lower() not in words and (city := _meant(match[0].lower(), names)) is not None
    ]
    spans = {span for span, _ in found}
    ends = ([leg.span("start"), leg.span("target")] for pattern in _LEGS for leg in pattern.finditer(text))
    sure = {end for leg in ends for end in leg if all(one in spans or _is_city(text, one) for one in leg)}
    for span, name in found:
        yield Reading(words[name], span, HALF_SPELT if span in sure else 0.4)


def _is_city(text: str, span: Span) -> bool:
    """Whether a city stands there by its right name."""
    return not text[span[0]].isascii()


def _meant(word: str, names: Sequence[str]) -> str | None:
    """The name that a word is a letter away from, or that has two of its letters the other way round."""
    found = process.extractOne(word, names, scorer=fuzz.ratio, score_cutoff=_ONE_LETTER_OFF)
    if found is not None and abs(len(found[0]) - len(word)) <= 1 and found[0][0] == word[0]:
        return found[0]
    return next((name for name in names if name[0] == word[0] and _are_swapped(name, word)), None)


def _are_swapped(name: str, word: str) -> bool:
    """Whether two letters side by side have changed places."""
    return sorted(name) == sorted(word) and DamerauLevenshtein.distance(name, word) == 1


def _heard(words: str) -> Iterator[str]:
    """All ways in which the characters may sound."""
    return map("".join, product(*map(_sounds_of, words)))


@lru_cache(maxsize=8192)
def _sounds_of(character: str) -> tuple[str, ...]:
    # here, since its dictionary is slow to load
    from pypinyin import Style, pinyin

    return tuple(pinyin(character, style=Style.NORMAL, heteronym=True)[0])


@lru_cache(maxsize=32)
def _sounds(city_names: tuple[str, ...]) -> dict[str, str]:
    from pypinyin import lazy_pinyin

    return {"".join(lazy_pinyin(city)): city for city in city_names}
