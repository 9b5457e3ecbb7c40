"""The parts of an English clause, each cut into words: those that lead to a thing, the thing, and those that follow it."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from core.understand.open_wishes.words import asking_words
from core.understand.text.clauses.clauses import Clause
from core.understand.text.clauses.cues import cues
from core.understand.text.spans import Span
from core.understand.wishes.liking import About

_TOKEN = re.compile(r"[A-Za-z0-9][\w'&/-]*|\S")
_JOINS = frozenset({"and", "&", "+", "plus", "n", "then", "also", "so", "but", "because"})
_MARKS = frozenset("():")
_GOES_ON = re.compile(
    r"\s+(?:(?:um|uh|er|also|then|so|like|maybe|please)\s+)*(?:i|we|he|she|they|my|our|please|it's|there|i'd|we'd|i'm|we're)\b"
)
"""How somebody goes on to speak behind a word that joins."""


_BEFORE_ITS_WORD = frozenset(
    ["a", "an", "the", "any", "some", "no", "too", "very", "so", "such", "super", "that"]
)
"""What stands before a word that says what a thing is like."""


class Token(NamedTuple):
    """A word of the text, or a mark between words."""

    word: str
    """In small letters."""
    span: Span
    capital: bool


def parts_of(clause: Clause) -> Iterator[list[Token]]:
    """The parts of a clause: what stands in brackets, behind a label, in a list, or what somebody goes on to say."""
    part = list[Token]()
    for match in _TOKEN.finditer(clause.text):
        start = clause.start + match.start()
        token = Token(match[0].lower(), (start, start + len(match[0])), match[0][0].isupper())
        if part and (
            token.word in _MARKS or (token.word in _JOINS and _ends(part, token, clause, match.end()))
        ):
            yield part
            part = []
            if token.word == ":":
                part.append(token)
        elif token.word not in _MARKS:
            part.append(token)
    if part:
        yield part


def _ends(part: list[Token], join: Token, clause: Clause, end: int) -> bool:
    """Whether a word that joins others ends the part before it: it names a thing to its end, or somebody goes on to speak."""
    return (
        join.word in "+plus"
        or head_of(part[-1].word) is not None
        or _GOES_ON.match(clause.lower, end) is not None
    )


def leads(part: list[Token], wished: Sequence[Span]) -> int:
    """How many words lead to the thing: who asks by name (Lily has to see) among them."""
    words, at = asking_words(), 0
    begun = {start for start, _ in wished}
    while (
        at < len(part)
        and not _is_said_of_it(part, at)
        and (part[at].span[0] not in begun or part[at].word in words.articles)
        and (
            part[at].word in words.lead
            or part[at].word in words.when
            or not part[at].word[0].isalnum()
            or (at == 0 and _is_somebody(part))
            or (part[at].word in words.measures and at + 1 < len(part) and part[at + 1].word in words.lead)
        )
    ):
        at += 1
    # a noun that is a verb too: a walk, a class
    while at and head_of(part[at - 1].word) and not any(map(head_of, (one.word for one in part[at:]))):
        at -= 1
    return at


def _is_said_of_it(part: list[Token], at: int) -> bool:
    """Whether `fancy` says what a thing is like, and not that somebody would like it: a fancy hotel, nothing too fancy."""
    return part[at].word == "fancy" and at > 0 and part[at - 1].word in _BEFORE_ITS_WORD


def _is_somebody(part: list[Token]) -> bool:
    """Whether a part begins with the name of somebody who asks."""
    return (
        part[0].capital
        and len(part) > 1
        and part[1].word in asking_words().asks
        and head_of(part[0].word) is None
        and not cues(part[0].word)
    )


def followed(part: list[Token], start: int) -> int:
    """Where the thing ends and words about it begin."""
    words, end = asking_words(), len(part)
    said = [one.word for one in part]
    while end > start:
        phrase = next((one for one in words.insists if tuple(said[end - len(one) : end]) == one), ())
        if phrase:
            end -= len(phrase)
        elif said[end - 1] in words.tail or said[end - 1] in words.asked_by or not said[end - 1][0].isalnum():
            end -= 1
        else:
            break
    return end


def head(thing: list[Token]) -> str:
    """The noun of a noun phrase: the last word before what tells closer which one is meant."""
    joins = asking_words().joins
    return thing[next((at for at, one in enumerate(thing) if at and one.word in joins), len(thing)) - 1].word


def head_of(word: str) -> About | None:
    """The part of the trip that a noun is of, also where it stands for many."""
    heads = asking_words().heads
    return heads.get(word) or (heads.get(word[:-1]) if word.endswith("s") else None)
