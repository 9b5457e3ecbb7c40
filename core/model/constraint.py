"""A constraint on a trip: a family, its text in the DSL, and where it came from."""

from dataclasses import dataclass
from typing import Literal

from core.text import Text


@dataclass(frozen=True, slots=True)
class Constraint:
    """One wish that a plan must meet.

    `family` is the kind of wish (such as `budget`), `dsl` its exact meaning, `gloss` the sentence people read,
    `span` the characters [start, end) of the request it was read from, `confidence` between 0 and 1; `strength` says
    whether the words demand it or only like it.
    """

    family: str
    dsl: str
    gloss: Text
    span: tuple[int, int] | None = None
    confidence: float = 1.0
    strength: Literal["must", "like"] = "must"
