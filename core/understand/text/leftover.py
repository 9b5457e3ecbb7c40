"""What of a request no rule read."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby

from core.understand.text.clauses import CLAUSE
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span

_TOKEN = re.compile(r"[a-z]+(?:['-][a-z]+)*|[一-鿿]+|[^\W_]+", re.IGNORECASE)

_REFUSES = re.compile(
    r"不(?:想|要|吃|去|看|坐|住|喜欢|爱|能|准|许|进|碰|逛)(?!错过|是|超过|太?赶|太?累|多于|少于|晚于|早于)|别(?=去|安排|带|吃|住|坐|排|碰|逛)|讨厌|过敏|受不了|"
    r"\b(?:no|don't|do not|doesn't|never|avoid|hate|skip|nothing|without|can't|cannot|won't) (?!more than|later|earlier|less|problem|matter|idea|mind|know|need|rush|object|decide|wait)[a-z]",
    re.IGNORECASE,
)
_PARTICLES = re.compile(r"^[的了也都还就很]+|[的了吗呢吧啊呀哦嘛啦]+$")
_ITEM_DIGITS = 2


def not_understood(folded: str, read: Sequence[Span], refused: Sequence[Span] = ()) -> tuple[Span, ...]:
    """What nothing was read from, words that state nothing by themselves left out.

    A clause of which nothing was read is listed whole, of another the words between what was read. A clause that
    refuses something is listed whole too where nothing of it was read as refused (`refused`).
    """
    is_read = bytearray(len(folded))
    for start, end in read:
        is_read[start:end] = b"\1" * (end - start)
    left: list[Span] = []
    for clause in CLAUSE.finditer(folded):
        start, end = clause.span()
        telling = list(_telling(folded, start, end, is_read))
        if (telling and not any(is_read[start:end])) or _refuses_unread(
            folded, clause.span(), is_read, refused
        ):
            left.append((start + len(clause[0]) - len(clause[0].lstrip()), end))
        else:
            left += _joined(telling, is_read)
    return tuple(left)


def _refuses_unread(folded: str, clause: Span, is_read: bytearray, refused: Sequence[Span]) -> bool:
    """Whether words of refusal stand in a clause of which nothing was read as refused."""
    if any(start < clause[1] and clause[0] < end for start, end in refused):
        return False
    return any(not any(is_read[cue.start() : cue.end()]) for cue in _REFUSES.finditer(folded, *clause))


def _telling(folded: str, start: int, end: int, is_read: bytearray) -> Iterator[Span]:
    """Words between two indices that are not read and not filler."""
    for read, run in groupby(range(start, end), key=is_read.__getitem__):
        indices = list(run)
        if read:
            continue
        for token in _TOKEN.finditer(folded, indices[0], indices[-1] + 1):
            yield from _outside_filler(token)


def _outside_filler(token: re.Match[str]) -> Iterator[Span]:
    """The parts of a word, or of a run of Chinese, that say something: what is not made of filler alone.

    A lone character of Chinese is no word.
    """
    if not "一" <= token[0][0] <= "鿿":
        if token[0].lower() not in _filler_en() and not _is_number_of_item(token):
            yield token.span()
        return
    bounds = [0, *(edge for part in _fillers(token[0]) for edge in part), len(token[0])]
    for start, end in zip(bounds[::2], bounds[1::2], strict=True):
        bare = _PARTICLES.sub("", token[0][start:end])
        if len(bare) > 1 and not _short_filler().issuperset(bare):
            yield token.start() + start, token.start() + end


def _is_number_of_item(token: re.Match[str]) -> bool:
    """Whether it is the `1` of a list: 1. …"""
    return (
        len(token[0]) <= _ITEM_DIGITS
        and token[0].isdigit()
        and token.string[token.end() :][:1] in tuple(".)、")
    )


def _joined(telling: list[Span], is_read: bytearray) -> Iterator[Span]:
    """Words with nothing read between them are one part."""
    part: Span | None = None
    for start, end in telling:
        if part is not None and not any(is_read[part[1] : start]):
            part = part[0], end
            continue
        if part is not None:
            yield part
        part = start, end
    if part is not None:
        yield part


def _fillers(words: str) -> Iterator[Span]:
    """Where Chinese filler of more than one character stands; one alone may be a part of a word that is not."""
    at = 0
    while at < len(words) - 1:
        choices = _longer_filler().get(words[at : at + 2], ())
        filler = next((one for one in choices if words.startswith(one, at)), None)
        if filler:
            yield at, at + len(filler)
        at += len(filler) if filler else 1


@cache
def _longer_filler() -> dict[str, list[str]]:
    """Filler of more than one character by its first two, the longest first."""
    words: dict[str, list[str]] = defaultdict(list)
    for word in sorted(lexicon("filler")["zh"]["words"].split(), key=len, reverse=True):
        words[word[:2]].append(word)
    return dict(words)


@cache
def _short_filler() -> frozenset[str]:
    return frozenset(word for word in lexicon("filler")["zh"]["words"].split() if len(word) == 1)


@cache
def _filler_en() -> frozenset[str]:
    return frozenset(lexicon("filler")["en"]["words"].split())
