"""A wish of a request as it stands in a trip, as people are told of it."""

from dataclasses import dataclass
from typing import Literal

from core.model.clock import Clock
from core.model.query import Strength
from core.model.report import Where
from core.text import Text, sentence

Fate = Literal["met", "unmet", "unseen", "unread"]
"""Met in the trip, not met in it, nothing that any data tell of, or words that nobody understood."""
SIGNS: dict[Fate, str] = {"met": "✔", "unmet": "✖", "unseen": "○", "unread": "○"}


@dataclass(frozen=True, slots=True)
class KeptFree:
    """Time that a day (from 1) keeps free after an activity of it (from 1), and what for."""

    day: int
    after: int
    begins: Clock
    ends: Clock
    told: Text


@dataclass(frozen=True, slots=True)
class ToldWish:
    """What is wished, and where the trip meets it or what is there instead; `at` are the stops that meet it, `free` the times,
    `dish` is what one has there.

    `strength` is how much a thing is wished for; None of what a constraint holds, which the suites judge.
    """

    wish: Text
    fate: Fate
    told: Text | None = None
    at: tuple[Where, ...] = ()
    free: tuple[KeptFree, ...] = ()
    strength: Strength | None = None
    dish: Text | None = None

    @property
    def line(self) -> Text:
        """The wish and how it stands in one line: `✔ Visit West Lake: day 2, 08:15`."""
        sign = SIGNS[self.fate]
        if self.told is None:
            return sentence("{sign} {wish}", "{sign} {wish}", sign=sign, wish=self.wish)
        return sentence(
            "{sign} {wish}：{told}", "{sign} {wish}: {told}", sign=sign, wish=self.wish, told=self.told
        )
