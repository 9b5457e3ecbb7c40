"""A pattern that is searched for only in texts that have what it needs.

Readers ask a text for hundreds of patterns, of which few stand in it. What must stand in any match is told by the
pattern's source (`necessary`), and a look for it costs a small part of the search that it spares. So does a look, at each
place, at whether a letter stands there that a match may begin with (`beginning`).

A pattern is compiled when it is first searched for: all of them take seconds, and those of one language are of no use for
a request in the other. Who reads many requests, or has somebody wait for one, compiles them before (`compile_all`).
"""

import re
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from sys import maxsize
from weakref import WeakSet

from core.understand.patterns.beginning import one_of_these
from core.understand.patterns.necessary import necessary

_MADE: "WeakSet[Pattern]" = WeakSet()
_HAN = re.compile("[\u4e00-\u9fff]")


class Pattern:
    """A compiled pattern with the methods of `re.Pattern` that readers use, and the same answers."""

    def __init__(self, source: str | Callable[[], str], flags: int = 0) -> None:
        self._told = source
        self._flags = flags
        self._ignore_case = bool(flags & re.IGNORECASE)
        # the text that was looked at last, and what was seen: clause after clause of one text is searched
        self._looked: tuple[str, bool] = ("", False)

    @cached_property
    def _source(self) -> str:
        return self._told if isinstance(self._told, str) else self._told()

    @property
    def pattern(self) -> str:
        return self._source

    @property
    def flags(self) -> int:
        return self._pattern.flags

    @cached_property
    def words(self) -> tuple[str, ...] | None:
        """Pieces of which every match has at least one; None if none is known."""
        words = necessary(self._source, self._ignore_case)
        return None if words is None else tuple(sorted(words))

    @cached_property
    def _latin(self) -> tuple[str, ...]:
        """Those of the pieces that a text of nothing but ASCII can have."""
        return tuple(filter(str.isascii, self.words or ()))

    @cached_property
    def _no_han(self) -> tuple[str, ...]:
        """Those that a text without Chinese characters can have."""
        return tuple(word for word in self.words or () if not _HAN.search(word))

    @cached_property
    def _any_word(self) -> re.Pattern[str]:
        """What finds one of the pieces: among Chinese, where few letters begin one, it is faster than one by one."""
        return re.compile("|".join(map(re.escape, self.words or ())))

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(one_of_these(self._source), self._flags)

    def search(self, text: str, pos: int = 0, endpos: int = maxsize) -> re.Match[str] | None:
        return self._pattern.search(text, pos, endpos) if self.may_stand(text) else None

    def finditer(self, text: str, pos: int = 0, endpos: int = maxsize) -> Iterator[re.Match[str]]:
        return self._pattern.finditer(text, pos, endpos) if self.may_stand(text) else iter(())

    def findall(self, text: str) -> list[str]:
        return self._pattern.findall(text) if self.may_stand(text) else []

    def sub(self, new: str | Callable[[re.Match[str]], str], text: str) -> str:
        return self._pattern.sub(new, text) if self.may_stand(text) else text

    @cached_property
    def match(self) -> Callable[..., re.Match[str] | None]:
        """`re.Pattern.match`: at one place, a look would cost as much as the match."""
        return self._pattern.match

    @cached_property
    def fullmatch(self) -> Callable[..., re.Match[str] | None]:
        """`re.Pattern.fullmatch`."""
        return self._pattern.fullmatch

    def get_ready(self) -> None:
        """Do now what the first search would."""
        if self.words is not None:
            _ = self._any_word
        _ = self._pattern

    def may_stand(self, text: str) -> bool:
        """Whether the text has what the pattern needs; False only where the pattern does not match."""
        if self.words is None:
            return True
        last, stands = self._looked
        if last is not text:
            stands = self._has_words(text)
            self._looked = text, stands
        return stands

    def _has_words(self, text: str) -> bool:
        if text.isascii():
            return _has_one(text.lower() if self._ignore_case else text, self._latin)
        small, is_chinese = _looked_at(text)
        seen = small if self._ignore_case else text
        return self._any_word.search(seen) is not None if is_chinese else _has_one(seen, self._no_han)


def compiled(source: str | Callable[[], str], flags: int = 0) -> Pattern:
    """The pattern of a source, with the flags of `re`; a source that takes long to put together may be what does it."""
    pattern = Pattern(source, flags)
    _MADE.add(pattern)
    return pattern


@lru_cache(maxsize=256)
def one_may_stand(patterns: tuple[Pattern, ...], text: str) -> bool:
    """Whether a text has what one of the patterns needs: who would search its clauses for them asks once."""
    return any(pattern.may_stand(text) for pattern in patterns)


def compile_all() -> Iterator[Pattern]:
    """Compile what was made, one pattern at a time, so that others can be let through between two."""
    for pattern in tuple(_MADE):
        pattern.get_ready()
        yield pattern


def _has_one(text: str, words: tuple[str, ...]) -> bool:
    # a loop and no `any`, which takes twice as long for a few pieces: a request asks this five hundred times
    for word in words:  # noqa: SIM110
        if word in text:
            return True
    return False


@lru_cache(maxsize=128)
def _looked_at(text: str) -> tuple[str, bool]:
    """The text with letters as patterns without case take them, and whether it has Chinese characters.

    `İ` and `ı` are an i for these patterns, `ſ` is an s.
    """
    small = text.replace("İ", "i").lower().replace("ı", "i").replace("ſ", "s")
    return small, _HAN.search(text) is not None
