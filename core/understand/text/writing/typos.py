"""English words as they are written in haste (w/ gym, dont, mkt), and those of the facts with a letter wrong: 4 dyas."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from core.understand.text.lexicon import lexicon

_LETTER = (
    r"(?<= )[nru](?= )|^u(?= )|(?<=\bwould )b(?= )|(?<=\bwill )b(?= )|(?<=\bto )b(?= )|(?<=\bcould )b(?= )|(?<=\bshould )b(?= )|"
    r"(?<=\bwanna )c(?= )|(?<=\bgonna )c(?= )|(?<=\bto )c(?= )|"
    r"(?<=[a-z] )4(?= (?:my|our|the|me|us|him|her|a|an|both|all|\d{1,2}|two|three|four|five|six|seven)\b(?! ?[,.]\d))|"
    r"(?<=\bgoin )2(?= [a-z])|(?<=\bgoing )2(?= [a-z])|(?<=\bgo )2(?= [a-z])|(?<=\bwant )2(?= [a-z])|(?<=\bneed )2(?= [a-z]+\b(?! ?rooms))"
)
"""Letters and figures that stand for words that sound like them: me n u r goin 2 see it 4 3 days."""
_WORD = re.compile(
    rf"[wW]/[oO]?(?![a-zA-Z]{{0,2}}/)|\bp\.p\.(?![a-zA-Z])|\b2(?:gether|night|moro)\b|\b[bB]4\b|[A-Za-z]{{2,}}|{_LETTER}"
)
_BEFORE_A_VERB = {
    "id": "I'd",
    "ill": "I'll",
    "wed": "we'd",
    "hed": "he'd",
    "theyd": "they'd",
    "itd": "it'd",
    "youd": "you'd",
}
"""Short forms that may be other words too, each with the word that it is before a verb: id love a pool."""
_VERB = re.compile(
    r"\s+(?:really |also |just |much |be |quite )*(?:rather|sooner|love|like|prefer|want|need|be|go|take|say|stay|sleep|fly|bring|pay|hate|appreciate|enjoy|add|choose|skip|do|have|get|eat|see|visit|come|leave|avoid|only)\b",
    re.IGNORECASE,
)
_MISTYPED_LETTERS = 4
"""Letters of a word that may be mistyped."""


def respelt(text: str, was_at: Sequence[int]) -> tuple[str, tuple[int, ...]]:
    """The text with words written in haste, and mistyped ones for days, persons and money, as they are spelt, and where
    each index of it was before.

    `was_at` says that of the text as it comes, with an entry for its end.
    """
    letters: list[str] = []
    places: list[int] = []
    end = 0
    for match in _WORD.finditer(text):
        short = _in_haste().get(match[0].lower()) or _contracted(text, match)
        meant = short or (_mistyped().get(match[0]) if len(match[0]) >= _MISTYPED_LETTERS else None)
        if meant is None or _is_within_a_word(text, match):
            continue
        start, stop = match.span()
        # w/gym has the next word right behind it
        meant += " " * ("/" in match[0] and text[stop : stop + 1].isalnum())
        letters += [text[end:start], meant]
        inside = [was_at[min(start + at, stop - 1)] for at in range(len(meant))]
        places += [*was_at[end:start], *inside]
        end = stop
    return "".join([*letters, text[end:]]), (*places, *was_at[end:])


def _contracted(text: str, match: re.Match[str]) -> str | None:
    meant = _BEFORE_A_VERB.get(match[0])
    return meant if meant and _VERB.match(text, match.end()) else None


def _is_within_a_word(text: str, match: re.Match[str]) -> bool:
    before, after = text[: match.start()][-1:], text[match.end() :][:1]
    if "/" in match[0]:
        after = ""
    return any(one.isascii() and (one.isalnum() or one in "'-") for one in (before, after) if one)


@cache
def _in_haste() -> dict[str, str]:
    """Each short form that can be no other word, with the word."""
    return dict(pair.split("=") for pair in lexicon("typos")["short"].split())


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
    if len(word) > _SHORT_WORD:
        for at in range(1, len(word)):
            yield word[:at] + word[at + 1 :]
            yield word[:at] + word[at] + word[at:]


# letters of a word of which one left out may leave another word
_SHORT_WORD = 5
