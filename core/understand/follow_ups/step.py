"""One change that words of a follow-up make, with the trip after it."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import OpenTrip
from core.understand.text.clauses.clauses import clauses
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene


@dataclass(frozen=True, slots=True)
class FollowUpStep:
    """A change, the trip after it, and the words that say so."""

    change: FollowUpChange
    trip: OpenTrip
    span: Span


Reader = Callable[[Scene, OpenTrip], FollowUpStep | None]
"""What reads one kind of change from a text, or nothing."""


def clause_of(scene: Scene, span: Span) -> str:
    """The clause that holds some words."""
    every = clauses(scene.folded, 0, len(scene.folded))
    return next((one.text for one in every if one.span[0] <= span[0] < one.span[1]), scene.folded)


def day_of(match: re.Match[str], trip: OpenTrip) -> int:
    """The day of the trip, from 1, that a match of `words.DAY` names."""
    if match["last_zh"] or match["last"]:
        return trip.query.days or 1
    if nth := match["nth"] or match["nth2"]:
        return words.NTH.index(nth.lower()) + 1
    return count_of(match["zh"] or match["en"] or match["numbered"] or "1") or 1
