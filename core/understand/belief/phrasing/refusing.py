"""Words of refusal of which it was not read what they refuse."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence

from core.understand.belief.phrasing.speaking import (
    BUT,
    CORRECTS,
    FROM_WITHOUT,
    MODES,
    NO_MATTER,
    NOT_CLIMBED,
    OF_ITS_OWN,
    RIDDEN_UP,
)
from core.understand.text.clauses.clauses import Clause
from core.understand.text.clauses.cues import cues
from core.understand.text.clauses.strength import demands
from core.understand.text.spans import Span, overlaps

_AN_ITEM = re.compile(
    r"\b(?:and|but)\s+(?:absolutely\s+|definitely\s+)?(?:no|zero|nothing)(?=\s+(?!thank|way|more\b|need|point|time|one\b)\w)",
    re.IGNORECASE,
)
"""What leads to a further thing of a list, which is refused: it says nothing of those before."""
_NAMES = re.compile("[一-鿿]{2}")
_GIVES_IT_UP = r"[,\s]*(?:那就|也就|就)(?:算了|不去了?|别去了?|跳过|不看了?|不用去|换别的|放弃|免了)"
_IF_SO_NOT = re.compile(
    rf"\s*(?:但|不过)?(?:如果|要是|倘若|若是?|万一|假如)[^,。;!?]{{1,8}}?(?:的话)?{_GIVES_IT_UP}|\s*(?:但|不过)?不是[^,。;!?]{{1,5}}?{_GIVES_IT_UP}|\s*(?:但|不过)?(?:人|队|票价?|天气|时间|路|价钱|门票)[^,。;!?]{{1,6}}?的话{_GIVES_IT_UP}"
)
"""A condition on which the last thing that was named is given up: 如果人多就算了."""
_TELLS_WHY = re.compile("[太很挺]|有点|一般|听说|据说|觉得")
"""What a refusal tells of what was named before: 听说一般, 太商业."""


def refuses(clause: Clause, is_read: bytearray) -> bool:
    """Whether a word of refusal in a clause refuses nothing that was read."""
    return any(True for _ in loose(clause, is_read)) and not NO_MATTER.search(clause.text)


def refuses_after(clause: Clause, is_read: bytearray, end: int) -> bool:
    """Whether a clause refuses nothing but further things, named after an index: hot springs and no alarm clocks."""
    items = {item.end() for item in _AN_ITEM.finditer(clause.text, max(0, end - clause.start))}
    return all(stop in items for _, stop in loose(clause, is_read))


def loose(clause: Clause, is_read: bytearray) -> Iterator[Span]:
    """Where words of refusal stand in a clause of which some letter was not read."""
    for start, end in cues(clause.text):
        if not all(is_read[clause.start + start : clause.start + end]):
            yield start, end


def unread_refusals(averse: Iterable[Clause], is_read: bytearray) -> Iterator[Span]:
    """Words of refusal with all that follows them in their clause, where none of it was read."""
    for clause in averse:
        end = clause.start + len(clause.text.rstrip())
        start = clause.start + len(clause.text) - len(clause.text.lstrip())
        if any(is_read[start:end]):
            start = clause.start + next(a for a, _ in loose(clause, is_read))
        if not any(is_read[start:end]):
            yield start, end


def _names_its_own(clause: Clause, unread: Sequence[Span]) -> bool:
    """Whether a Chinese clause names, by words that were not read, what it refuses: 欢乐世界就不去了, 合同号那边不用管."""
    refusing = bytearray(len(clause.text))
    for start, end in cues(clause.text):
        refusing[start:end] = b"\1" * (end - start)
    left = (
        "".join(
            letter
            for at, letter in enumerate(clause.text)
            if start <= clause.start + at < end and not refusing[at]
        )
        for start, end in unread
    )
    return any(_NAMES.search(words) and not _TELLS_WHY.search(words) for words in left)


def spoken_against(
    text: str,
    found: Sequence[Clause],
    averse: Container[Clause],
    things: Sequence[Span],
    unread: Sequence[Span],
) -> Iterator[Clause]:
    """The clauses with the last thing named before a refusal that names none: X很有名，我倒觉得一般，别排.

    Of the clauses found in a text, those averse refuse something unread; things are the spans of what is named.
    """
    named: Clause | None = None
    for clause, before in zip(found, [None, *found], strict=False):
        joined = before is not None and text[before.span[1] : clause.start].strip(' ”"') in ("", ",", "?")
        named = named if joined else None
        if named is not None and FROM_WITHOUT.search(clause.text):
            yield named
        if named is not None and _IF_SO_NOT.match(clause.text):
            yield named
        but = clause in averse and BUT.match(clause.text)
        if named is not None and (but or CORRECTS.match(clause.text)):
            yield named
        if any(overlaps(one, clause.span) for one in things):
            named = clause
        elif (
            named is not None
            and clause in averse
            and not MODES.search(clause.text)
            and not OF_ITS_OWN.match(clause.text)
            and not (
                (demands(named) or any(word in named.text for word in ("想", "就够", "飞", "坐")))
                and _names_its_own(clause, unread)
            )
            and not (NOT_CLIMBED.match(clause.text) and RIDDEN_UP.search(named.text))
        ):
            yield named


def is_unanswered(
    clause: Clause, span: Span, found: Sequence[Clause], things: Sequence[Span], unread: Sequence[Span]
) -> bool:
    """Whether words of a clause are named as a question alone, and the answer was not read: Songcheng? Too loud."""
    if not clause.awaits_answer(*span):
        return False
    answer = next((one for one in found if one.start > clause.start), None)
    return (
        answer is not None
        and not any(overlaps(one, answer.span) for one in things)
        and any(overlaps(words, answer.span) for words in unread)
    )
