"""Names that look or sound like some words: what may be meant by a name that is misspelt.

Of those that look alike only such are compared as share letters with the words.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import chain

from rapidfuzz import fuzz, process

from core.understand.names.calls import NameKind, key, squeezed
from core.understand.names.sounds import sound

# Latin letters that names which are alike share; of Chinese characters, one
_IN_A_ROW = 3
# of 100: what names have in common that are not alike
_BY_CHANCE = 50
# of 100, by rapidfuzz's weighted ratio
_ALIKE_ENOUGH = 60
# of 100, between two names in pinyin: 故官 and 故宫 differ by two letters of six
_HEARD = 80
# words of which the answer is kept, for each city
_KEPT = 1024
_HAN_NAME = re.compile("[一-鿿]{2,3}")


class Calls:
    """What places are called, by their kind, each with the name of the place."""

    def __init__(self, called: Mapping[NameKind, Mapping[str, str]]) -> None:
        self._called = called
        self._with: dict[NameKind, dict[str, list[str]]] = {}
        # requests leave much the same words unread
        self.alike = lru_cache(maxsize=_KEPT)(self._alike)

    def _alike(self, words: str, kinds: tuple[NameKind, ...], limit: int, at_least: float) -> tuple[str, ...]:
        """The names of places whose calls look like the words (of 100, by rapidfuzz's weighted ratio), best first."""
        parts = _parts(words)
        least = len(parts) * (at_least - _BY_CHANCE) / 100
        choices = sorted({call for kind in kinds for call in self._sharing(kind, parts, least)})
        found = process.extract(words, choices, scorer=fuzz.WRatio, limit=2 * limit, score_cutoff=at_least)
        names = [
            self._called[kind][call] for call, _, _ in found for kind in kinds if call in self._called[kind]
        ]
        return tuple(dict.fromkeys(names))[:limit]

    def _sharing(self, kind: NameKind, parts: set[str], least: float) -> Iterator[str]:
        """The calls of a kind that have so many of the parts at least, and one."""
        having = self._having(kind)
        shared = Counter(chain.from_iterable(having.get(letters, ()) for letters in parts))
        return (call for call, count in shared.items() if count >= least)

    def _having(self, kind: NameKind) -> dict[str, list[str]]:
        """The calls of a kind by their parts, made when it is first asked for: it takes as long as ten requests."""
        having = self._with.get(kind)
        if having is None:
            having = defaultdict(list)
            for call in self._called[kind]:
                for letters in _parts(call):
                    having[letters].append(call)
            self._with[kind] = having
        return having


class AlikeNames:
    """The names of a city's places by how they look and sound.

    `exact` and `english` are the calls of places by kind, in Chinese and in English letters; `sights` are all that
    sights are called, with those that are.
    """

    def __init__(
        self,
        exact: Mapping[NameKind, Mapping[str, str]],
        english: Mapping[NameKind, Mapping[str, str]],
        sights: Mapping[str, Sequence[str]],
    ) -> None:
        self._exact, self._english, self._sights = exact, english, sights

    @cached_property
    def _calls(self) -> tuple[Calls, Calls]:
        """Names in Chinese and in English letters."""
        return Calls(self._exact), Calls(self._english)

    @cached_property
    def _sounds(self) -> dict[str, str]:
        """Sights by how they are called in Chinese sounds."""
        sounds: dict[str, str] = {}
        for call, names in self._sights.items():
            if not call.isascii():
                sounds.setdefault(sound(call), names[0])
        return sounds

    @cached_property
    def _short(self) -> dict[int, list[tuple[str, Sequence[str]]]]:
        """What sights are called in few letters, by how many these are."""
        short: dict[int, list[tuple[str, Sequence[str]]]] = defaultdict(list)
        for call, names in self._sights.items():
            short[len(call)].append((call, names))
        return short

    def sounding_like(self, words: str) -> tuple[str, ...]:
        """Sights that are called what sounds like the words, in Chinese: 故官 for 故宫, 大雄猫 for 大熊猫."""
        if words.isascii():
            return ()
        heard = sound(words)
        exact = self._sounds.get(heard)
        near = (
            process.extractOne(heard, self._sounds.keys(), scorer=fuzz.ratio, score_cutoff=_HEARD)
            if len(words) > 1
            else None
        )
        name = exact or (self._sounds[near[0]] if near else None)
        return (name,) if name else ()

    def written_like(self, words: str) -> tuple[str, ...]:
        """Sights called by as many characters of which one differs, where it is a short Chinese name: 故官 for 故宫."""
        if not _HAN_NAME.fullmatch(words):
            return ()
        alike = {
            names[0]
            for called, names in self._short[len(words)]
            if sum(a != b for a, b in zip(called, words, strict=True)) == 1
        }
        return tuple(sorted(alike)[:3])

    def near_misses(
        self, words: str, *kinds: NameKind, limit: int = 3, at_least: float = _ALIKE_ENOUGH
    ) -> tuple[str, ...]:
        """Known names that look like the words, best first: what to ask about as `did you mean`."""
        english = words.isascii()
        called = squeezed(words) if english else key(words)
        return self._calls[english].alike(called, kinds, limit, at_least)

    def nearly_called(self, words: str, *, at_least: float) -> tuple[str, ...]:
        """Sights whose English name is the words letter by letter, of 100 so much: sumer palace, no summer in a palace."""
        called = self._english["attraction"]
        near = process.extractOne(squeezed(words), called.keys(), scorer=fuzz.ratio, score_cutoff=at_least)
        return (called[near[0]],) if near else ()


def _parts(call: str) -> set[str]:
    if not call.isascii():
        return set(call)
    return {call[at : at + _IN_A_ROW] for at in range(len(call) - _IN_A_ROW + 1)}
