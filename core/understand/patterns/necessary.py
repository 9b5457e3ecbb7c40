"""What must stand in a text for a pattern to match it: letters of which at least one is in every match.

A pattern's source is read once, as far as the readers of requests write patterns. Whatever is not known here (a
condition, flags inside of a pattern) makes the answer None, which hides no match.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from core.understand.patterns.source import Alternatives, Edge, Letter, SequenceItem, UnknownError, tree

Words = frozenset[str]
"""Pieces of text of which every match has at least one."""

# letters of a class that are told apart
_MOST_OF_A_CLASS = 12
# pieces beyond which looking for them costs as much as the pattern
_MOST_PIECES = 80
# that a piece of so many plain letters stands in a text, roughly
_CHANCES = (1.0, 0.9, 0.4, 0.08, 0.04, 0.02)
_CHANCES_HAN = (1.0, 0.1, 0.02)
_IN_MOST = (
    " the to from for in at and we our us you i a an of on with is are be by no not or one any all each must should"
    " day days trip travel travelling people person two three plan planning budget hotel room want would like visit"
    " visiting stay city time please need include including requirement "
)
"""Words that most requests in English have: a piece of them tells nothing."""
_IN_MOST_HAN = "天人我们的去到从想要和不一两二三个,。日"
"""Letters that most requests in Chinese have."""


def necessary(source: str, ignore_case: bool = False) -> Words | None:
    """Pieces of which every match of the pattern has at least one, in lower case if case does not matter."""
    try:
        return _of_choices(tree(source), ignore_case)
    except UnknownError:
        return None


def _of_choices(group: Alternatives, ignore_case: bool) -> Words | None:
    """A piece of each alternative, or None if one of them needs none."""
    found = [_of_sequence(items, ignore_case) for items in group.choices]
    known = [words for words in found if words is not None]
    return _shortest(frozenset().union(*known)) if len(known) == len(found) else None


@dataclass(slots=True)
class _Best:
    """The literal letters that are being read, and the best pieces so far."""

    run: str = ""
    words: Words | None = None

    def offer(self, words: Words | None) -> None:
        if words and (self.words is None or _chance(words) < _chance(self.words)):
            self.words = words

    def end_run(self) -> None:
        if self.run:
            self.offer(frozenset({self.run}))
        self.run = ""


def _of_sequence(items: tuple[SequenceItem, ...], ignore_case: bool) -> Words | None:
    """The pieces of what follows one another that stand least often in texts."""
    best = _Best()
    for item in items:
        words = _of_item(item, ignore_case)
        literal = isinstance(item.what, Letter) and item.what.literal and words is not None
        if item.once and (literal or isinstance(item.what, Edge)):
            # what takes no room stands between letters without parting them
            best.run += next(iter(words)) if words else ""
            continue
        best.end_run()
        if item.least:
            best.offer(words)
    best.end_run()
    return best.words


def _of_item(item: SequenceItem, ignore_case: bool) -> Words | None:
    match item.what:
        case Alternatives() as group:
            return _of_choices(group, ignore_case)
        case Letter(kinds) if kinds is not None:
            return _of_letter(kinds, ignore_case)
        case _:
            return None


@lru_cache(maxsize=4096)
def _of_letter(kinds: tuple[str, ...], ignore_case: bool) -> Words | None:
    """The letters that one of a class may be, if they are few."""
    letters: list[str] = []
    for kind in kinds:
        first, last = ord(kind[0]), ord(kind[-1])
        if len(kind) == len(r"\d") or last - first >= _MOST_OF_A_CLASS:
            return None
        letters += map(chr, range(first, last + 1))
    if len(letters) > _MOST_OF_A_CLASS or (ignore_case and any(map(_has_other_cases, letters))):
        return None
    return frozenset(letter.lower() if ignore_case else letter for letter in letters)


def _has_other_cases(letter: str) -> bool:
    """Whether a letter is another than a plain one and has a case."""
    return letter.lower() != letter.upper() and not letter.isascii()


def _shortest(words: Words) -> Words | None:
    """The pieces without those that hold another; None where there are too many."""
    kept: list[str] = []
    for word in sorted(words, key=len):
        if not any(one in word for one in kept):
            kept.append(word)
    return frozenset(kept) if len(kept) <= _MOST_PIECES else None


def _chance(words: Words) -> float:
    """How likely one of the pieces stands in a text, roughly: for a choice among several that must."""
    return sum(_chances(words))


def _chances(words: Words) -> Iterator[float]:
    for word in words:
        chances = _CHANCES if word.isascii() else _CHANCES_HAN
        in_most = word.lower() in _IN_MOST or word in _IN_MOST_HAN
        yield 1.0 if in_most else chances[min(len(word), len(chances) - 1)]
