"""What is liked and disliked: a thing, what it is of, and how much, whether or not a constraint can hold it."""

from dataclasses import dataclass
from typing import Literal

from core.model.query import Strength
from core.text import Text
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span

About = Literal[
    "sight",
    "meal",
    "cuisine",
    "hotel",
    "room",
    "ride_out",
    "ride_back",
    "local_transport",
    "pace",
    "budget_part",
    "time",
    "date",
    "company",
]
"""The part of the trip that a wish is about."""

_SAID_BY_REFUSALS = frozenset({"always", "near", "spares"})
"""The marks of things that refusals ask for: what is so always, what one is near to, what spares one something."""


@dataclass(frozen=True, slots=True)
class Liking:
    """Something wished for, or unwished, about a part of the trip.

    `held` says whether the sandbox's data can tell if a plan meets it: a quiet hotel is understood, and no data say
    which hotel is quiet.
    """

    about: About
    thing: Text
    strength: Strength
    span: Span
    held: bool = True

    @property
    def wanted(self) -> bool:
        """Whether it is wished for."""
        return self.strength in ("must", "like")


def is_said_by_refusals(liking: Liking) -> bool:
    """Whether a like is one that refusals say too: a slow pace, not much walking, a hotel without steps or not far from a metro."""
    entry = lexicon("things").get(liking.thing.zh, {})
    return liking.about == "pace" or not _SAID_BY_REFUSALS.isdisjoint(entry)
