"""Places by what people call them: the sandbox's own names, shorter forms of them, and near misses."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from copy import copy
from functools import cached_property
from typing import NamedTuple

from core.knowledge.features import hotels_known_as
from core.sandbox.city import City
from core.sandbox.names.landmarks import known_in_english
from core.understand.names.alike import AlikeNames
from core.understand.names.calls import (
    BRANCH,
    SHORTEST,
    NameKind,
    branch_told,
    brands,
    chinese_calls,
    english_calls,
    key,
    shortened,
    squeezed,
    stand_ins,
)
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span

__all__ = ["NameKind", "NamedPlace", "PlaceMention", "PlaceNames"]

_LEFT_OUT = re.compile(
    r"[山湖寺街路门塔园岛]|古街|古镇|老街|公园|广场|步行街|遗址公园|遗址|森林公园|动物园|风景名?胜?区|景区|旅游区"
)
# hotels that have the name of a quarter in theirs, for it to be one
_HOTELS_OF_A_QUARTER = 3
_HOTELS_AND_OTHERS: tuple[tuple[NameKind, ...], ...] = (("hotel",), ("restaurant", "attraction"))
# letters of a name that tell which sight is meant
_SIGHT_LETTERS = 3
_INSTITUTION = re.compile(
    r"(?:博物[馆院]|纪念馆|美术馆|艺术馆|大学|公园|动物园|植物园|海洋馆|科技馆|遗址|故居)$"
)
_WORD = re.compile(r"[a-z0-9][a-z0-9'&.-]*(?<![.-])")
# letters by which names in English letters are looked up
_BEGINNING = 5
# of an English name
_MOST_WORDS = 14


class NamedPlace(NamedTuple):
    """A place as the sandbox names it; `known` is False for a name taken from the text as it stands."""

    name: str
    known: bool


class PlaceMention(NamedTuple):
    """Words of the text that name a place, and the places they may mean (several branches, say)."""

    kind: NameKind
    words: str
    span: Span
    names: tuple[str, ...]


class PlaceNames:
    """The names of one city's places, for exact and near look-ups. Without a city every name is unknown."""

    def __init__(self, city: City | None = None) -> None:
        self._exact: dict[NameKind, dict[str, str]] = {"attraction": {}, "restaurant": {}, "hotel": {}}
        self._english: dict[NameKind, dict[str, str]] = {kind: {} for kind in self._exact}
        self._called: dict[NameKind, dict[str, list[str]]] = {kind: defaultdict(list) for kind in self._exact}
        self._starts: dict[str, list[tuple[str, NameKind]]] = defaultdict(list)
        self._lengths: dict[str, list[int]] = {}
        self._kinds_of: dict[str, list[NameKind]] = defaultdict(list)
        self._beginnings: set[str] = set()
        self.kinds: dict[NameKind, frozenset[str]] = {}
        self._city = city
        if city is not None:
            self._fill(city)

    def is_area_of_hotels(self, words: str) -> bool:
        """Whether words are a part of the names of several places, hotels among them, as that of their quarter: 国贸, 徐汇."""
        hotels, others = (
            sum([words in name for kind in kinds for name in self._exact[kind].values()])
            for kinds in _HOTELS_AND_OTHERS
        )
        return hotels >= _HOTELS_OF_A_QUARTER or (hotels > 0 and hotels + others > _HOTELS_OF_A_QUARTER)

    def are_hotels_known_as(self, features: frozenset[str]) -> bool:
        """Whether hotels of the city are known to be each of these by their names, as those of five stars are."""
        return self._city is not None and all(hotels_known_as(one, self._city) for one in features)

    @cached_property
    def alike(self) -> AlikeNames:
        """The names for near look-ups, made when the first is asked for."""
        return AlikeNames(self._exact, self._english, self._called["attraction"])

    def known_as(self, called: Iterable[tuple[NameKind, str, str]]) -> "PlaceNames":
        """These names, and what else some places are called in English: of each its kind, its name, and that.

        What several are called means these."""
        more = copy(self)
        more._english = {kind: dict(calls) for kind, calls in self._english.items()}
        more._beginnings = set(self._beginnings)
        for kind, name, name_en in called:
            for words in english_calls(kind, key(name), name_en, ""):
                more._english[kind][words] = name
                more._beginnings.update(words[:length] for length in range(_BEGINNING + 1))
        return more

    def _fill(self, city: City) -> None:
        self._add("attraction", city.name, ((place.name, place.name_en) for place in city.attractions))
        self._add("restaurant", city.name, ((place.name, place.name_en) for place in city.restaurants))
        self._add("hotel", city.name, ((place.name, place.name_en) for place in city.hotels))
        self._shorten(city)
        self._stand_in()
        self._of_brands()
        self._beginnings = {
            call[:length]
            for calls in self._english.values()
            for call in calls
            for length in range(_BEGINNING + 1)
        }
        self.kinds = {
            "attraction": frozenset(kind for place in city.attractions for kind in place.types),
            "restaurant": frozenset(place.cuisine for place in city.restaurants),
            "hotel": frozenset(feature for place in city.hotels for feature in place.features),
        }
        for kind, called in self._called.items():
            for words in called:
                self._starts[words[:SHORTEST]].append((words, kind))
        for start, choices in self._starts.items():
            self._lengths[start] = sorted({len(words) for words, _ in choices}, reverse=True)
            for words, kind in choices:
                self._kinds_of[words].append(kind)

    def _add(self, kind: NameKind, city: str, names: Iterable[tuple[str, str | None]]) -> None:
        known = known_in_english(city) if kind == "attraction" else {}
        for name, name_en in names:
            self._exact[kind].setdefault(key(name), name)
            for words in english_calls(kind, key(name), name_en or known.get(name), city):
                self._english[kind].setdefault(words, name)
            for words in chinese_calls(kind, key(name), city):
                if name not in self._called[kind][words]:
                    self._called[kind][words].append(name)
        for name in [one for one in self._exact[kind].values() if one.startswith(f"{city}市")]:
            rest = key(name.removeprefix(f"{city}市"))
            if rest in self._exact[kind]:
                # people mean the city's own (成都市人民公园), not its namesake in a county far out
                self._exact[kind][rest] = name

    def _shorten(self, city: City) -> None:
        """Adds shorter forms of sights' names, those that only one sight has and that nothing else is called."""
        owners: dict[str, set[str]] = defaultdict(set)
        for place in city.attractions:
            for words in shortened(BRANCH.sub("", key(place.name)), city.name):
                owners[words].add(place.name)
        for words, names in owners.items():
            if len(names) == 1 and not any(words in called for called in self._called.values()):
                self._called["attraction"][words].extend(names)

    def _stand_in(self) -> None:
        """Adds what well-known sights that the city lacks are called to those that are meant instead."""
        sights, called = self._exact["attraction"], self._called["attraction"]
        for words, instead in stand_ins():
            names = [sights[key(name)] for name in instead if key(name) in sights]
            for word in words if names else ():
                if word.isascii():
                    self._english["attraction"].setdefault(word, names[0])
                elif word not in called:
                    called[word].extend(names)

    def _of_brands(self) -> None:
        """Adds the English names of well-known restaurants to the first of their houses that the city has."""
        houses = self._exact["restaurant"].values()
        for brand, words in brands():
            house = next((name for name in houses if brand in name), None)
            if house is not None:
                self._english["restaurant"].update(dict.fromkeys(words, house))

    def resolve(self, words: str, *kinds: NameKind) -> NamedPlace:
        """The place of exactly that name among the kinds, or the words themselves, marked unknown."""
        for kind in kinds:
            name = self._exact[kind].get(key(words)) or self._english[kind].get(squeezed(words))
            if name is not None:
                return NamedPlace(name, True)
        return NamedPlace(words, False)

    def find(self, text: str, start: int, end: int) -> Iterator[PlaceMention]:
        """Places named in a part of a lower-case text, the longest name at each position; a word may name several kinds."""
        free = start
        for at in [at for at in range(start, end - 1) if text[at : at + SHORTEST] in self._lengths]:
            words = self._longest(text, at, end) if at >= free else ""
            for kind in self._kinds_of.get(words, ()):
                yield PlaceMention(
                    kind=kind, words=words, span=(at, at + len(words)), names=self._meant(kind, words, text)
                )
            free = max(free, at + len(words))

    def _longest(self, text: str, at: int, end: int) -> str:
        """The longest name that stands at an index of the text; empty where none does."""
        for length in self._lengths[text[at : at + SHORTEST]]:
            if at + length <= end and text[at : at + length] in self._kinds_of:
                return text[at : at + length]
        return ""

    def find_english(self, text: str, start: int, end: int) -> Iterator[PlaceMention]:
        """Places named in English letters in a part of a lower-case text, by name, by-name or in pinyin; the longest."""
        words = [(match.span(), squeezed(match[0])) for match in _WORD.finditer(text, start, end)]
        at = 0
        while at < len(words):
            found, count = self._at(text, words[at : at + _MOST_WORDS])
            yield from found
            at += count

    def _at(self, text: str, words: list[tuple[Span, str]]) -> tuple[list[PlaceMention], int]:
        """What the most words, from the first on, name, and how many words that takes."""
        best: tuple[list[PlaceMention], int] = [], 1
        joined = ""
        for count, (span, word) in enumerate(words, start=1):
            joined += word if joined or word != "the" else ""
            if joined[:_BEGINNING] not in self._beginnings:
                break
            named = [(kind, called[joined]) for kind, called in self._english.items() if joined in called]
            if named:
                whole = words[0][0][0], span[1]
                best = (
                    [
                        PlaceMention(kind=kind, words=text[slice(*whole)], span=whole, names=(name,))
                        for kind, name in named
                    ],
                    count,
                )
        return best

    def _meant(self, kind: NameKind, words: str, text: str) -> tuple[str, ...]:
        """The places that the words may mean: the one of that very name, or the branch that the text tells more of."""
        exact = self._exact[kind].get(words)
        names = self._called[kind][words]
        if exact is not None or len(names) == 1:
            return (exact or names[0],)
        rest = text.replace(words, "")
        scores = {name: branch_told(name, rest) for name in names}
        best = max(scores.values())
        return tuple(name for name in names if scores[name] == best)

    def beginning(self, words: str) -> str | None:
        """The sight whose name is the words and an ending that people leave out (`虎丘` for 虎丘山), or None.

        Of words that are more than a syllable or two, any sight whose name begins with them will do; the sandbox lists
        the best known first. A city is not the street that has its name.
        """
        if words in lexicon("cities"):
            return None
        longer = [
            (called, self._called[kind][called])
            for called, kind in self._starts.get(words[:SHORTEST], ())
            if kind == "attraction" and called.startswith(words)
        ]
        left_out = [one for one in longer if _LEFT_OUT.fullmatch(one[0][len(words) :])]
        if left_out:
            return min(left_out, key=lambda one: len(one[0]))[1][0]
        # 南京游 of 去南京游玩 is no sight that begins so
        city = self._city.name if self._city else ""
        telling = len(words) >= _SIGHT_LETTERS and len(words.removeprefix(city)) > 1
        names = {name for _, named in longer for name in named} if telling else set()
        return next((name for name in self._exact["attraction"].values() if name in names), None)

    def abbreviated(self, words: str) -> str | None:
        """The one sight of whose name the words are some letters, in order, and the end: 抗战纪念馆."""
        kind = _INSTITUTION.search(words)
        letters = words[: kind.start()].removeprefix(self._city.name if self._city else "") if kind else ""
        if not kind or len(letters) < SHORTEST:
            return None
        ending = kind[0]
        found = [
            name
            for called, name in self._exact["attraction"].items()
            if (bare := BRANCH.sub("", called)).endswith(ending) and _in_order(letters, bare[: -len(ending)])
        ]
        return found[0] if len(found) == 1 else None

    def all_called(self, kind: NameKind, words: str) -> tuple[str, ...]:
        """Every place whose name holds the words: what `not the Great Wall` rules out."""
        return tuple(name for key, name in self._exact[kind].items() if words in key)

    def ends_with(self, words: str, names: Iterable[str]) -> tuple[str, ...]:
        """Those of some sights that are called by a name that the words end: `the shrine` for Wuhou Shrine."""
        known, end = frozenset(names), squeezed(words) if words.isascii() else key(words)
        calls = self._english["attraction"].items() if words.isascii() else ((one, one) for one in known)
        return tuple(sorted({name for call, name in calls if name in known and call.endswith(end)}))


def _in_order(letters: str, name: str) -> bool:
    """Whether the name has all of the letters in that order, the first of them early."""
    rest = iter(name)
    return all(letter in rest for letter in letters)
