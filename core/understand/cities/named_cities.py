"""Cities that a text names, each as a mark: rules then look for one letter in place of many names."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from core.understand.patterns.beginning import one_of_these
from core.understand.patterns.one_of import one_of
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Reading

_FIRST = 0xE000
_FILL = "\uf8ff"
MARKS = "\ue000-\uf7ff"
"""The letters that stand for cities, as a range; no text has them."""
CITY = f"[{MARKS}]{_FILL}*+"
"""What finds a city in a marked text: its letter, and as many more as its name is long."""

_CODE = compiled(
    r"(?=[A-Z]{2})(?:(?<![A-Za-z])[A-Z]{2}(?=,?\s+\d{1,2}\s?(?:[dD](?:\b|\d)|days?\b))|(?<![A-Za-z])[A-Z]{2}(?=\s*(?:-*>+|→|–|-)\s*[A-Z\ue000-\uf7ff]|\s+to\s+(?:[A-Z]{2}\b|[\ue000-\uf7ff]))|"
    r"(?:(?<=>)|(?<=> )|(?<=→)|(?<=→ )|(?<=[A-Z]-)|(?<=[A-Z] - )|(?<=\uf8ff - )|(?<=[A-Z]–)|(?<=[A-Z] to )|(?<=\uf8ff to )|(?<=\bfrom ))[A-Z]{2}(?![A-Za-z]))"
)
"""Two capitals where one may say where a ride starts or goes, or before how long one stays: SH>HZ, from BJ, NJ 3D2N."""

_LETTERS = r"(?:bj|sh|sz|gz|cq|cd|hz|wh|nj)"
_PLAIN_CODE = r"(?<![A-Za-z\d&'.-])(?<!\d )(?:[bB][jJ]|[gG][zZ]|[cC][qQ]|[hH][zZ])(?![\w&'])(?!\.\w)"
"""Letters that mean nothing but a city, wherever they stand as a word."""
_SMALL_CODE = compiled(
    rf"{_PLAIN_CODE}|(?<![A-Za-z]){_LETTERS}(?=\s*(?:-*>+|→)\s*[\w\ue000-\uf7ff]|\s+to\s+(?:{_LETTERS}\b|[A-Z\ue000-\uf7ff]))|(?<![^,.;!?] )(?<![^\s,.;!?]){_LETTERS}(?=\s+to\s+[a-z]{{4,}})|(?:(?<=>)|(?<=> )|(?<=→)|(?<=→ )|(?<=\bfrom )|(?<=\uf8ff to )|(?<=\b[a-z]{{2}} to )){_LETTERS}(?![A-Za-z])"
)
"""The same in small letters: gz to chengdu, coming from cq."""

_SHORT = r"[京沪深穗渝苏蓉杭汉宁]"
_GO_ON = r"(?:(?![一-鿿])|(?=[玩旅游待住呆出开看一二两三四五六七八九十]))"
_ONE_LETTER = compiled(
    rf"(?<=[自从由]){_SHORT}(?=飞|坐|乘|出发|动身|[至到赴往抵去→](?![浅唐宋元明清今]))|(?<![一-鿿]){_SHORT}(?=[至到赴飞→-]{_SHORT})|"
    rf"(?:(?<={_SHORT}[至到赴飞往抵去→-])|(?<=[赴抵])){_SHORT}{_GO_ON}"
)
"""One letter for a city where one may say where a ride starts or goes: 自沪赴京, 由穗至渝, 沪飞蓉."""

_FROM_ONE_TO_ANOTHER = re.compile(
    rf"(?P<a>{CITY})\s?[-–—]\s?(?P<b>{CITY})\s*(?:(?:grand )?canal|railway|rail line|line|expressway|highway|corridor)\b",
    re.IGNORECASE,
)
"""Two cities between which something goes that is named after both."""

Named = Reading[str | Reading[str]]
"""A city of the sandbox, or the reading of a word that names another or looks like one."""


@dataclass(frozen=True, slots=True)
class MarkedText:
    """A text of the same length in which each name of a city is a mark, and what each mark stands for."""

    text: str
    cities: tuple[str | Reading[str], ...]
    _found: dict[tuple[Pattern, float], tuple[Named, ...]] = field(
        default_factory=dict, init=False, compare=False
    )
    """What the rules asked for so far find, as some are asked for more than once."""

    def city(self, mark: str) -> str | Reading[str]:
        """The city of the sandbox that a mark stands for, or the reading of another."""
        return self.cities[ord(mark[0]) - _FIRST]

    def readings(self, rules: Sequence[tuple[Pattern, float]]) -> Iterator[Named]:
        """The cities that rules find, the strongest rule first."""
        for rule in rules:
            found = self._found.get(rule)
            if found is None:
                pattern, confidence = rule
                spans = [match.span("a") for match in pattern.finditer(self.text)]
                found = tuple([Reading(self.city(self.text[span[0]]), span, confidence) for span in spans])
                self._found[rule] = found
            yield from found

    def without(self, readings: Sequence[Reading[str]]) -> "MarkedText":
        """The text with blanks where the readings stand."""
        text = self.text
        for one in readings:
            text = _filled(text, one, " ", " ")
        return MarkedText(text, self.cities)

    def also(self, readings: Sequence[Reading[str]]) -> "MarkedText":
        """The text with marks for readings of other cities too."""
        text = self.text
        for number, one in enumerate(readings, start=len(self.cities)):
            text = _filled(text, one, chr(_FIRST + number), _FILL)
        return MarkedText(text, (*self.cities, *readings))


def marked_cities(text: str, city_names: tuple[str, ...]) -> MarkedText:
    """The (folded) text with a mark for each of the cities that it names."""
    pattern, number_of = _names(city_names)
    marked = pattern.sub(lambda match: _mark(number_of[match[0].lower()], match[0]), text)
    by_code = {code: number for number, name in enumerate(city_names) for code in _codes(name)}
    marked = _CODE.sub(
        lambda match: _mark(by_code[match[0]], match[0]) if match[0] in by_code else match[0], marked
    )
    marked = _SMALL_CODE.sub(
        lambda match: _mark(by_code[match[0].upper()], match[0]) if match[0].upper() in by_code else match[0],
        marked,
    )
    by_letter = {_short(name): number for number, name in enumerate(city_names)}
    marked = _ONE_LETTER.sub(
        lambda match: _mark(by_letter[match[0]], match[0]) if match[0] in by_letter else match[0], marked
    )
    return MarkedText(marked, city_names)


def _mark(number: int, word: str) -> str:
    return chr(_FIRST + number) + _FILL * (len(word) - 1)


def _filled(text: str, one: Reading[str], first: str, more: str) -> str:
    start, end = one.span
    return text[:start] + first + more * (end - start - 1) + text[end:]


@lru_cache(maxsize=32)
def _names(city_names: tuple[str, ...]) -> tuple[re.Pattern[str], dict[str, int]]:
    """What finds the names of cities, the longest first, and the number of the city that each is of."""
    number_of = {word: number for number, name in enumerate(city_names) for word in city_words(name)}
    return _naming(number_of), number_of


def _naming(words: Iterable[str]) -> re.Pattern[str]:
    """What finds any of some names, the longest at each place; one in English stands by itself."""
    names = list(words)
    english = one_of(word for word in names if word.isascii())
    chinese = one_of(word for word in names if not word.isascii())
    return re.compile(one_of_these(rf"(?<![a-z]){english}(?![a-z])|{chinese}"), re.IGNORECASE)


@lru_cache(maxsize=256)
def naming(city: str) -> re.Pattern[str]:
    """What finds the words for one city."""
    return _naming(city_words(city))


@lru_cache(maxsize=256)
def city_words(city: str) -> tuple[str, ...]:
    """The words for a city, in small letters."""
    entry = lexicon("cities").get(city, {})
    return tuple(word.lower() for word in (city, *entry.get("zh", ()), *entry.get("en", ())))


ANY_CITY = "|".join(word for city in lexicon("cities") for word in city_words(city))
"""The words for each city that the lexicon has, as choices of a pattern."""


@cache
def _words_of_all() -> frozenset[str]:
    return frozenset(word for city in lexicon("cities") for word in city_words(city))


def is_city(name: str) -> bool:
    """Whether that is the name, in small letters, of one of the lexicon's cities."""
    return name in _words_of_all()


@lru_cache(maxsize=256)
def _codes(city: str) -> tuple[str, ...]:
    """The two capitals for a city, which stand for it beside an arrow alone."""
    return tuple(lexicon("cities").get(city, {}).get("codes", ()))


def _short(city: str) -> str:
    """The letter for a city, which stands for it beside a word of travelling alone."""
    return str(lexicon("cities").get(city, {}).get("short", ""))


@lru_cache(maxsize=32)
def words_of_cities(city_names: tuple[str, ...]) -> dict[str, str]:
    """The words for cities, in small letters, each with its city."""
    return {word: city for city in city_names for word in city_words(city)}


def of_names(told: MarkedText) -> Iterator[Reading[str]]:
    """The cities that are only words of the name of a canal, a railway or a road: Beijing-Hangzhou Grand Canal."""
    for match in _FROM_ONE_TO_ANOTHER.finditer(told.text):
        for end in ("a", "b"):
            yield Reading("", match.span(end), 1.0)
