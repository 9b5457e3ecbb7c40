"""Wishes that are not taken at face value: by a refusal that nothing read, or at the end of an unknown name."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.ways import InnerModes
from core.understand.text.clauses import Clause, clauses
from core.understand.text.refusals import CUE
from core.understand.text.spans import Span
from core.understand.text.strength import Strength, strength
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish, is_refusal

_TURNED = (Names, Types, IntercityModes, OutAndBack, InnerModes, HotelNear)
ORDER: tuple[Strength, ...] = ("must", "never", "like", "rather_not")
_REACH = 16  # letters from a word of refusal to what it refuses
_HAN_NAME = re.compile(r"[一-鿿]{2,8}")
_CAPITAL_NAME = re.compile(r"(?:[A-Z][\w'-]+ ?){1,5}")


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


def unknown_names(scene: Scene, wishes: Sequence[Wish], unread: Sequence[Span]) -> dict[int, Span]:
    """Wishes for a kind of place whose word is the end of a name that nobody knows: 白月光小院咖啡馆.

    Each by its number, with the whole name.
    """
    found: dict[int, Span] = {}
    for number, wish in enumerate(wishes):
        if not isinstance(wish.meaning, Types) or is_refusal(wish.meaning):
            continue
        for span in wish.spans:
            for start, end in unread:
                name = scene.folded[start:end]
                gap = scene.folded[end : span[0]] if end <= span[0] else "-"
                if (gap == "" and _HAN_NAME.fullmatch(name)) or (
                    gap == " " and _CAPITAL_NAME.fullmatch(name)
                ):
                    found[number] = (start, span[1])
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
