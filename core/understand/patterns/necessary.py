"""What must stand in a text for a pattern to match it: letters of which at least one is in every match.

A pattern's source is read once, as far as the readers of requests write patterns. Whatever is not known here (a
condition, flags inside of a pattern) makes the answer None, which hides no match.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

Words = frozenset[str]
"""Pieces of text of which every match has at least one."""

_ESCAPED = {"n": "\n", "t": "\t", "r": "\r"}
_CLASSES = "dDsSwW"
_ZERO_WIDTH = "bBAZ"
_COUNTS = re.compile(r"\{(\d*)(?:,(\d*))?\}|[*+?]")
_GROUP = re.compile(r"\?(?:P<\w+>|<?[=!]|[:>])")
_MOST_OF_A_CLASS = 12  # letters of a class that are told apart
_MOST = 60  # pieces beyond which looking for them costs as much as the pattern
_CHANCES = (1.0, 0.9, 0.5, 0.15, 0.06)  # that a piece of so many plain letters stands in a text, roughly
_CHANCES_HAN = (1.0, 0.1, 0.02)


class _UnknownError(Exception):
    """The source has something that is not told here."""


def necessary(source: str, ignore_case: bool = False) -> Words | None:
    """Pieces of which every match of the pattern has at least one, in lower case if case does not matter."""
    reader = _Reader(source, ignore_case)
    try:
        words = reader.choices()
    except _UnknownError:
        return None
    if reader.at < len(source):
        return None
    return words


@dataclass(slots=True)
class _Sequence:
    """What follows one another: the literal letters that are being read, and the best pieces so far."""

    run: str = ""
    best: Words | None = None

    def offer(self, words: Words | None) -> None:
        if words and (self.best is None or _chance(words) < _chance(self.best)):
            self.best = words

    def end_run(self) -> None:
        if self.run:
            self.offer(frozenset({self.run}))
        self.run = ""


@dataclass(slots=True)
class _Reader:
    """Reads a source from left to right."""

    source: str
    ignore_case: bool
    at: int = field(default=0)

    def choices(self) -> Words | None:
        """Alternatives, up to the end of their group: a piece of each, or None if one of them needs none."""
        found: list[Words | None] = [self._sequence()]
        while self._take("|"):
            found.append(self._sequence())
        known = [words for words in found if words is not None]
        return _shortest(frozenset().union(*known)) if len(known) == len(found) else None

    def _sequence(self) -> Words | None:
        sequence = _Sequence()
        while self.at < len(self.source) and self.source[self.at] not in "|)":
            self._item(sequence)
        sequence.end_run()
        return sequence.best

    def _item(self, sequence: _Sequence) -> None:
        """One letter, class or group with how often it stands."""
        sign = self.source[self.at]
        self.at += 1
        if sign == "(":
            joined, words = self._group()
        elif sign == "[":
            joined, words = False, self._class()
        elif sign == "\\":
            joined, words = self._escape()
        elif sign in "^$":
            joined, words = True, None
        else:
            joined, words = True, None if sign == "." else self._letter(sign)
            joined = words is not None
        least, once = self._count()
        if joined and once:
            # what takes no room stands between letters without parting them
            sequence.run += next(iter(words)) if words else ""
            return
        sequence.end_run()
        if least:
            sequence.offer(words)

    def _group(self) -> tuple[bool, Words | None]:
        """A group after its parenthesis; whether it takes no room and asks for nothing, and what it needs."""
        refuses = False
        if self.source.startswith("?", self.at):
            kind = _GROUP.match(self.source, self.at)
            if kind is None:
                raise _UnknownError
            self.at, refuses = kind.end(), kind[0].endswith("!")
        words = self.choices()
        if not self._take(")"):
            raise _UnknownError
        return refuses, None if refuses else words

    def _class(self) -> Words | None:
        """The letters of a class, if they are few; None for what it leaves open."""
        letters: list[str] = []
        negated, first, known = self._take("^"), True, True
        while first or not self.source.startswith("]", self.at):
            letter, first = self._of_class(), False
            known = known and letter is not None
            ranged = self.source.startswith("-", self.at) and not self.source.startswith("-]", self.at)
            if letter and ranged:
                self.at += 1
                last = self._of_class()
                known = known and last is not None and ord(last) - ord(letter) < _MOST_OF_A_CLASS
                if known and last:
                    letters.extend(map(chr, range(ord(letter), ord(last) + 1)))
            elif letter:
                letters.append(letter)
        self.at += 1
        if negated or not known or len(letters) > _MOST_OF_A_CLASS:
            return None
        pieces = [self._letter(letter) for letter in letters]
        return None if None in pieces else frozenset().union(*filter(None, pieces))

    def _of_class(self) -> str | None:
        """One letter of a class; None for a class within it."""
        if self.at >= len(self.source):
            raise _UnknownError
        letter = self.source[self.at]
        self.at += 1
        if letter != "\\":
            return letter
        sign = self.source[self.at]
        self.at += 1
        if sign in _CLASSES:
            return None
        return _plain(sign)

    def _escape(self) -> tuple[bool, Words | None]:
        """What a backslash begins; whether it joins a run of letters, and its letter."""
        sign = self.source[self.at]
        self.at += 1
        if sign in _ZERO_WIDTH:
            return True, None
        if sign in _CLASSES:
            return False, None
        words = self._letter(_plain(sign))
        return words is not None, words

    def _letter(self, letter: str) -> Words | None:
        """A literal letter; None where case does not matter and it has another than a plain one."""
        if self.ignore_case and letter.lower() != letter.upper() and not letter.isascii():
            return None
        return frozenset({letter.lower() if self.ignore_case else letter})

    def _count(self) -> tuple[int, bool]:
        """How often at least the item before stands, and whether it stands exactly once."""
        counts = _COUNTS.match(self.source, self.at)
        if counts is None:
            return 1, True
        self.at = counts.end()
        self.at += self.source[self.at : self.at + 1] in (
            "?",
            "+",
        )  # few as possible, or as many and no fewer
        if counts[0] in ("*", "?"):
            return 0, False
        return (1 if counts[0] == "+" else int(counts[1] or 0)), False

    def _take(self, sign: str) -> bool:
        taken = self.source.startswith(sign, self.at)
        self.at += taken
        return taken


def _plain(sign: str) -> str:
    """The letter that stands after a backslash."""
    if sign in _ESCAPED:
        return _ESCAPED[sign]
    if sign.isascii() and sign.isalnum():
        raise _UnknownError
    return sign


def _shortest(words: Words) -> Words | None:
    """The pieces without those that hold another; None where there are too many."""
    kept: list[str] = []
    for word in sorted(words, key=len):
        if not any(one in word for one in kept):
            kept.append(word)
    return frozenset(kept) if len(kept) <= _MOST else None


def _chance(words: Words) -> float:
    """How likely one of the pieces stands in a text, roughly: for a choice among several that must."""
    return sum(_chances(words))


def _chances(words: Words) -> Iterator[float]:
    for word in words:
        chances = _CHANCES if word.isascii() else _CHANCES_HAN
        yield chances[min(len(word), len(chances) - 1)]
