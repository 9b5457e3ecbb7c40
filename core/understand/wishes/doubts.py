"""Wishes that are not taken at face value: what stands by a negation that nothing read, and what the text takes back."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal
from core.understand.text.clauses import Clause, clauses
from core.understand.text.refusals import CUE
from core.understand.text.spans import Span
from core.understand.text.strength import Strength, strength
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish

_TURNED = (Names, Types, IntercityModes, OutAndBack, InnerModes, HotelNear)
ORDER: tuple[Strength, ...] = ("must", "never", "like", "rather_not")
_REACH = 16  # letters from a word of refusal to what it refuses
_ALONE = re.compile(
    r"\s*(?:但|可|不过|只是|听说|感觉|而且|所以|那|就|也|都|真|实在|有点|人|它|这|那里|but|it|they|that|so|and|which|is|are|we|i)*\s*",
    re.IGNORECASE,
)


def without_taken_back(wishes: Iterable[Wish]) -> list[Wish]:
    """The wishes without those for a place or a kind that the text refuses elsewhere.

    What is refused counts, whichever is said first: 灵隐寺想去，……还是把灵隐寺去掉吧.
    """
    wishes = list(wishes)
    refused: dict[type, set[str]] = {Names: set(), Types: set()}
    for wish in wishes:
        if isinstance(wish.meaning, (Names, Types)) and wish.meaning.rule == "none":
            refused[type(wish.meaning)] |= _values(wish.meaning)
    return [left for wish in wishes if (left := _without(wish, refused)) is not None]


def _values(meaning: Names | Types) -> frozenset[str]:
    return meaning.names if isinstance(meaning, Names) else meaning.types


def _without(wish: Wish, refused: dict[type, set[str]]) -> Wish | None:
    meaning = wish.meaning
    if not isinstance(meaning, (Names, Types)) or meaning.rule == "none":
        return wish
    left = _values(meaning) - refused[type(meaning)]
    if not left:
        return None
    if isinstance(meaning, Names):
        return replace(wish, meaning=replace(meaning, names=left))
    return replace(wish, meaning=replace(meaning, types=left))


def doubtful(
    scene: Scene, wishes: Sequence[Wish], likings: Sequence[Liking], read: Sequence[Span]
) -> list[Wish]:
    """The wishes in whose clause a word of refusal stands that is not known to refuse anything else."""
    found = []
    spent = [span for wish in wishes if is_refusal(wish.meaning) for span in wish.spans]
    spent += [one.span for one in likings if not one.wanted]
    wanted = [wish for wish in wishes if isinstance(wish.meaning, _TURNED) and not is_refusal(wish.meaning)]
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        here = [wish for wish in wanted if any(_inside(span, clause.span) for span in wish.spans)]
        if here and _unspent(
            clause,
            spent,
            [*read, *(span for wish in wishes for span in wish.spans), *(one.span for one in likings)],
        ):
            found += here
    return found


def with_strengths(scene: Scene, wishes: Iterable[Wish]) -> list[Wish]:
    """The wishes for places and ways, each as strong as the strongest words of the clauses that say it."""
    every = list(clauses(scene.folded, 0, len(scene.folded)))
    return [
        replace(wish, strength=_strongest(wish, every)) if isinstance(wish.meaning, _TURNED) else wish
        for wish in wishes
    ]


def _strongest(wish: Wish, every: Sequence[Clause]) -> Strength:
    wanted = not is_refusal(wish.meaning)
    found = {
        strength(clause, wanted=wanted, default="must")
        for clause in every
        if any(_inside(span, clause.span) for span in wish.spans)
    }
    return next((one for one in ORDER if one in found), wish.strength)


def is_refusal(meaning: Normal) -> bool:
    """Whether a constraint rules something out."""
    return getattr(meaning, "rule", None) == "none"


def _inside(span: Span, whole: Span) -> bool:
    return span[0] < whole[1] and whole[0] < span[1]


def _unspent(clause: Clause, spent: Sequence[Span], read: Sequence[Span]) -> bool:
    """Whether a word of refusal in the clause refuses nothing that was read as refused."""
    for cue in CUE.finditer(clause.text):
        start, end = clause.start + cue.start(), clause.start + cue.end()
        if any(a <= start and end <= b for a, b in read):
            continue
        if not any(
            start - _REACH <= b and a <= end + _REACH for a, b in spent if _inside((a, b), clause.span)
        ):
            return True
    return False
