"""A pattern's source as a tree, as far as the readers of requests write patterns."""

import re
from dataclasses import dataclass, field
from functools import lru_cache

_ESCAPED = {"n": "\n", "t": "\t", "r": "\r"}
_CLASSES = "dDsSwW"
_ZERO_WIDTH = "bBAZ"
_COUNTS = re.compile(r"\{(\d*)(?:,(\d*))?\}|[*+?]")
_GROUP = re.compile(r"\?(?:P<\w+>|<?[=!]|[:>])")
_PLAIN = re.compile(r"(?:[^\\\[\](){}.*+?|^$](?![*+?{]))+")
"""Letters that stand for themselves, each once: most of any pattern."""


class UnknownError(Exception):
    """The source has something that is not told here: a condition, flags inside of a pattern."""


@dataclass(frozen=True, slots=True)
class Edge:
    """What takes no room and asks for no letters: `^`, `\\b`, what must not follow."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One letter: a literal one, one of a class, or any."""

    kinds: tuple[str, ...] | None
    """What it may be, each a letter, a class as `\\d` or a range as `a-z`; None for any, or all but some."""
    literal: bool = False


@dataclass(frozen=True, slots=True)
class Alternatives:
    """Alternatives, of which one stands; `looks` if only as something before or behind."""

    choices: "tuple[Sequence, ...]"
    looks: bool = False


@dataclass(frozen=True, slots=True)
class SequenceItem:
    """What stands in a sequence, how often at least, and whether exactly once."""

    what: Edge | Letter | Alternatives
    least: int = 1
    once: bool = True


Sequence = tuple[SequenceItem, ...]


@lru_cache(maxsize=8)
def tree(source: str) -> Alternatives:
    """The alternatives of a whole pattern. Raises UnknownError where it has what is not told here.

    Kept for a moment, as more than one thing is asked of a pattern while it is made.
    """
    reader = _Reader(source)
    choices = reader.choices()
    if reader.at < len(source):
        raise UnknownError
    return Alternatives(choices)


@dataclass(slots=True)
class _Reader:
    """Reads a source from left to right."""

    source: str
    at: int = field(default=0)

    def choices(self) -> tuple[Sequence, ...]:
        """Alternatives, up to the end of their group."""
        found = [self._sequence()]
        while self._take("|"):
            found.append(self._sequence())
        return tuple(found)

    def _sequence(self) -> Sequence:
        items: list[SequenceItem] = []
        while self.at < len(self.source) and self.source[self.at] not in "|)":
            if plain := _PLAIN.match(self.source, self.at):
                self.at = plain.end()
                items += map(_once, plain[0])
                continue
            what = self._what()
            items.append(SequenceItem(what, *self._count()))
        return tuple(items)

    def _what(self) -> Edge | Letter | Alternatives:
        """One letter, class or group."""
        sign = self.source[self.at]
        self.at += 1
        if sign == "(":
            return self._group()
        if sign == "[":
            return self._class()
        if sign == "\\":
            return self._escape()
        if sign in "^$":
            return Edge()
        return Letter(None) if sign == "." else Letter((sign,), literal=True)

    def _group(self) -> Edge | Alternatives:
        """A group after its parenthesis."""
        refuses = looks = False
        if self.source.startswith("?", self.at):
            kind = _GROUP.match(self.source, self.at)
            if kind is None:
                raise UnknownError
            self.at, refuses, looks = kind.end(), kind[0].endswith("!"), kind[0].endswith("=")
        choices = self.choices()
        if not self._take(")"):
            raise UnknownError
        return Edge() if refuses else Alternatives(choices, looks)

    def _class(self) -> Letter:
        """A class after its bracket."""
        kinds: list[str] = []
        negated, first = self._take("^"), True
        while first or not self.source.startswith("]", self.at):
            kind, first = self._of_class(), False
            if self.source.startswith("-", self.at) and not self.source.startswith("-]", self.at):
                self.at += 1
                kind = f"{kind}-{self._of_class()}"
            kinds.append(kind)
        self.at += 1
        return Letter(None if negated else tuple(kinds))

    def _of_class(self) -> str:
        """One letter of a class, or a class within it."""
        if self.at >= len(self.source):
            raise UnknownError
        letter = self.source[self.at]
        self.at += 1
        if letter != "\\":
            return letter
        sign = self.source[self.at]
        self.at += 1
        return f"\\{sign}" if sign in _CLASSES else _plain(sign)

    def _escape(self) -> Edge | Letter:
        """What a backslash begins."""
        sign = self.source[self.at]
        self.at += 1
        if sign in _ZERO_WIDTH:
            return Edge()
        return Letter((f"\\{sign}",)) if sign in _CLASSES else Letter((_plain(sign),), literal=True)

    def _count(self) -> tuple[int, bool]:
        """How often at least the item before stands, and whether it stands exactly once."""
        counts = _COUNTS.match(self.source, self.at)
        if counts is None:
            return 1, True
        self.at = counts.end()
        # few as possible, or as many and no fewer
        self.at += self.source[self.at : self.at + 1] in ("?", "+")
        if counts[0] in ("*", "?"):
            return 0, False
        return (1 if counts[0] == "+" else int(counts[1] or 0)), False

    def _take(self, sign: str) -> bool:
        taken = self.source.startswith(sign, self.at)
        self.at += taken
        return taken


@lru_cache(maxsize=4096)
def _once(letter: str) -> SequenceItem:
    """A letter that stands for itself, once."""
    return SequenceItem(Letter((letter,), literal=True))


def _plain(sign: str) -> str:
    """The letter that stands after a backslash."""
    if sign in _ESCAPED:
        return _ESCAPED[sign]
    if sign.isascii() and sign.isalnum():
        raise UnknownError
    return sign
