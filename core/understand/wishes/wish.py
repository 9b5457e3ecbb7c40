"""A wish read from the text, and what rules know of the request while they read."""

import re
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache
from typing import Literal

from core.dsl.families.places import Names, Types
from core.dsl.families.table import family_name
from core.dsl.normal.gloss import gloss
from core.dsl.normal.logic import canonical
from core.dsl.normal.values import Normal
from core.dsl.normal.writing import to_dsl
from core.model.constraint import Constraint
from core.model.query import Strength
from core.text import Text
from core.understand.names.place_names import PlaceMention, PlaceNames
from core.understand.names.plain_words import is_plainly_said
from core.understand.text.clauses.sentences import clause_spans
from core.understand.text.spans import Span
from core.understand.wishes.liking import About

_SENTENCE = re.compile(r"[。;!?\n]|\.\s")


@dataclass(frozen=True, slots=True)
class Wish:
    """A typed constraint, the characters that say it, how sure the reading is, and how much is wished.

    `unknown` are the place names in it that the sandbox does not have; `parts` where it is said, if in several places.
    """

    meaning: Normal
    span: Span
    confidence: float = 1.0
    unknown: tuple[str, ...] = ()
    strength: Strength = "must"
    parts: tuple[Span, ...] = ()

    @property
    def spans(self) -> tuple[Span, ...]:
        """Where the text says it: what lies between says something else."""
        return self.parts or (self.span,)

    def constraint(self) -> Constraint:
        """The wish as a request carries it: family, DSL text and gloss."""
        kind, dsl, said = _written(canonical(self.meaning))
        held: Literal["must", "like"] = "must" if self.strength in ("must", "never") else "like"
        return Constraint(
            family=kind, dsl=dsl, gloss=said, span=self.span, confidence=self.confidence, strength=held
        )


def is_refusal(meaning: Normal) -> bool:
    """Whether a constraint rules something out."""
    return getattr(meaning, "rule", None) == "none"


_PARTS: dict[str, About] = {"attraction": "sight", "restaurant": "cuisine", "accommodation": "hotel"}


def part_of_trip(wish: Wish) -> About | None:
    """The part of the trip that a wish for places is of; None of others."""
    return _PARTS.get(wish.meaning.kind, "meal") if isinstance(wish.meaning, (Names, Types)) else None


@dataclass(frozen=True, eq=False)
class Scene:
    """The text as typed, folded, and in lower case (same indices), and what is known of the trip: how many days, and which where they are dated; `planned` are the places where an open trip goes."""

    text: str
    folded: str
    lower: str
    target_city: str | None
    names: PlaceNames
    start_city: str | None = None
    first_day: date | None = None
    last_day: date | None = None
    days: int | None = None
    planned: frozenset[str] = frozenset()

    def places(self, start: int, end: int) -> tuple[PlaceMention, ...]:
        """Places named between two indices, in either script; a word may name several kinds."""
        if (start, end) not in self._places:
            chinese = filter(self._is_name, self.names.find(self.lower, start, end))
            self._places[start, end] = (*chinese, *self.english(start, end))
        return self._places[start, end]

    @cached_property
    def _places(self) -> dict[Span, tuple[PlaceMention, ...]]:
        """Places found so far, as several rules ask for those of the same clause."""
        return {}

    def sentence_before(self, at: int) -> str:
        """What of the same sentence, in lower case, stands before an index; of a long one the last part."""
        return _SENTENCE.split(self.lower[max(0, at - 60) : at])[-1]

    def said_before(self, at: int) -> str:
        """The clause of the same sentence, in lower case, that ends before an index; empty where a sentence begins."""
        if at not in self._before:
            parts = [part for part in self.sentence_before(at).split(",") if part.strip()]
            self._before[at] = parts[-1] if parts else ""
        return self._before[at]

    @cached_property
    def _before(self) -> dict[int, str]:
        """What was asked for so far of what is said before an index, as several rules ask for it."""
        return {}

    def english(self, start: int, end: int) -> list[PlaceMention]:
        """Places named between two indices in English letters."""
        return [found for found in self._english if start <= found.span[0] and found.span[1] <= end]

    @cached_property
    def _english(self) -> list[PlaceMention]:
        return [
            found
            for span in clause_spans(self.folded)
            for found in self.names.find_english(self.lower, *span)
            if self._is_name(found)
        ]

    def _is_name(self, found: PlaceMention) -> bool:
        return not is_plainly_said(self.folded[slice(*found.span)], found.kind)


@lru_cache(maxsize=4096)
def _written(meaning: Normal) -> tuple[str, str, Text]:
    return family_name(meaning), to_dsl(meaning), gloss(meaning)
