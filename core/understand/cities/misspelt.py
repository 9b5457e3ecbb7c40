"""Words that stand where a city should and look, or sound, like one: 去背景, 城都, Bejing, chonqing."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product

from rapidfuzz import fuzz, process

from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading

_PLACE_ZH = compiled(
    r"(?:从|去|到|飞|往|回|在|至|由)([一-鿿]{2})(?=[玩游待住出去到至飞奔逛旅的,。;!?\s\d一二两三四五六七八九十]|$|过)|(?:^|[,。;\s])([一-鿿]{2})(?=去|到|飞|出发)"
)
_WORD = compiled(r"[A-Za-z]{5,12}")
HALF_SPELT = 0.6
"""How sure a city is of which one character is right and the other sounds so: 苏洲."""
# of 100, by rapidfuzz's ratio: one letter in seven
_ONE_LETTER_OFF = 86


def meant_chinese(text: str, city_names: Sequence[str]) -> Iterator[Reading[str]]:
    """Two characters in the place of a city that sound like one and are not its name."""
    sounds = _sounds(tuple(city_names))
    for match in _PLACE_ZH.finditer(text):
        group = 1 if match[1] else 2
        if match[group] in city_names:
            continue
        city = next((sounds[heard] for heard in _heard(match[group]) if heard in sounds), None)
        if city is not None:
            half_right = not set(match[group]).isdisjoint(city)
            yield Reading(city, match.span(group), HALF_SPELT if half_right else 0.4)


def meant_english(text: str, words: Mapping[str, str]) -> Iterator[Reading[str]]:
    """English words that are a letter away from a city's name, which maps to the city in `words`."""
    typed = list(_WORD.finditer(text))
    names = [word for word in words if word.isascii() and len(word) > 4] if typed else []
    for match in typed:
        word = match[0].lower()
        if word in words:
            continue
        found = process.extractOne(word, names, scorer=fuzz.ratio, score_cutoff=_ONE_LETTER_OFF)
        if found is not None and abs(len(found[0]) - len(word)) <= 1 and found[0][0] == word[0]:
            yield Reading(words[found[0]], match.span(), 0.4)


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
