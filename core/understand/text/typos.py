"""English words of the facts with a letter wrong: 4 dyas, 3 poeple, 2 daugthers."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span

_WORD = re.compile(r"[a-z]{4,}")


def respelt(text: str, was_at: Sequence[int]) -> tuple[str, tuple[int, ...], tuple[Span, ...]]:
    """The text with mistyped words for days, persons and money as they are spelt, where each index of it was before, and
    where those words stand in it.

    `was_at` says that of the text as it comes, with an entry for its end.
    """
    letters: list[str] = []
    places: list[int] = []
    guessed: list[Span] = []
    end = 0
    for match in _WORD.finditer(text):
        meant = _mistyped().get(match[0])
        if meant is None or _is_within_a_word(text, match):
            continue
        start, stop = match.span()
        letters += [text[end:start], meant]
        inside = [was_at[min(start + at, stop - 1)] for at in range(len(meant))]
        places += [*was_at[end:start], *inside]
        guessed.append((len(places) - len(meant), len(places)))
        end = stop
    return "".join([*letters, text[end:]]), (*places, *was_at[end:]), tuple(guessed)


def _is_within_a_word(text: str, match: re.Match[str]) -> bool:
    before, after = text[: match.start()][-1:], text[match.end() :][:1]
    return any(one.isascii() and (one.isalnum() or one in "'-") for one in (before, after) if one)


@cache
def _mistyped() -> dict[str, str]:
    """Each way to mistype a word by one slip that is no word itself, or to write it in haste, with the word."""
    entry = lexicon("typos")
    words, known = entry["words"].split(), {*entry["words"].split(), *entry["known"].split()}
    slips = {slip: word for word in words for slip in _slips(word) if slip not in known}
    return slips | dict(pair.split("=") for pair in entry["said"].split())


def _slips(word: str) -> Iterator[str]:
    """The word with two letters the wrong way round; a longer one with a letter left out or typed twice too."""
    for at in range(1, len(word) - 1):
        yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if len(word) > _SHORT:
        for at in range(1, len(word)):
            yield word[:at] + word[at + 1 :]
            yield word[:at] + word[at] + word[at:]


# letters of a word of which one left out may leave another word
_SHORT = 5
