"""A study: what is asked of its raters, and the values that are handed to them and back."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from core.labels.judgement import Choice, Judgement, Pair

PressedSide = Literal["left", "right", "neither", "tie"]
"""What a rater presses; which plan is on the left differs from rater to rater."""


class Rules(BaseModel):
    """How a study is labelled.

    `raters_per_pair` raters judge each pair, `tie` lets them call it even, `figures` shows them metrics, a pair that
    was handed out comes back after `reserved_minutes`, the first `training` pairs of known answer are told to every
    rater after the answer, `drawing` is how pairs were drawn, and `seed` decides orders and sides.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    raters_per_pair: int = Field(3, ge=1, le=50)
    tie: bool = False
    figures: bool = False
    reserved_minutes: int = Field(30, ge=1, le=24 * 60)
    training: int = Field(3, ge=0, le=50)
    drawing: str = ""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Study:
    """A study by name."""

    name: str
    created: datetime
    rules: Rules


@dataclass(frozen=True, slots=True)
class StoredPlan:
    """A plan that pairs of a study may name; `document` is the plan object, `sandbox` where its names are known."""

    name: str
    uid: str
    agent: str
    document: object
    sandbox: str = ""


@dataclass(frozen=True, slots=True)
class StudyRequest:
    """A request of a study, as its raters read it."""

    uid: str
    text: str
    city: str = ""


@dataclass(frozen=True, slots=True)
class Assignment:
    """A pair handed to a rater: `flipped` where plan B stands on the left.

    `revision` is the number of the judgement in force that another would correct, 0 without one, and `said` what it
    says, where the pair was opened again. `gold` is the known answer; after a pair of the `training` it is told.
    """

    id: int
    study: str
    rater: str
    pair: Pair
    flipped: bool
    revision: int = 0
    gold: Choice | None = None
    training: bool = False
    said: Judgement | None = None

    @property
    def token(self) -> str:
        """The name of this showing of the pair: of several answers to one showing the first counts."""
        return f"{self.id}/{self.revision}"

    @property
    def key(self) -> str:
        """What the same plans on the same sides have in common."""
        return f"{self.study}/{self.pair.pair}/{self.flipped}"

    def choice(self, side: PressedSide) -> Choice:
        """What a press on a side says of the plans."""
        if side == "left":
            return "b" if self.flipped else "a"
        if side == "right":
            return "a" if self.flipped else "b"
        return side


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a rater, or the whole study, is: judgements given and wanted."""

    done: int
    wanted: int
