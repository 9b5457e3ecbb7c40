"""A judgement of a pair of plans, and the pair: the values that every other part of the labelling works on."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal, get_args

Choice = Literal["a", "b", "neither", "tie"]
"""Plan A is better, plan B is, neither meets the standard (TripScore, Appendix C.1), or both are as good."""

CHOICES: tuple[Choice, ...] = get_args(Choice)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What one rater said of one pair.

    `a` and `b` name the plans as agent or plan id; `seconds` is how long it took; `confidence` is from 0 to 1;
    `at` is when it was given (with its time zone), None where the source does not say.
    """

    pair: str
    rater: str
    choice: Choice
    uid: str = ""
    a: str = ""
    b: str = ""
    seconds: float | None = None
    reasons: tuple[str, ...] = ()
    note: str = ""
    confidence: float | None = None
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class PairScores:
    """A feature of both plans of a pair; None where it could not be computed for that plan."""

    a: float | None
    b: float | None


@dataclass(frozen=True, slots=True)
class Pair:
    """Two plans of one request, named as agent or plan id, with the features that weights are learned over."""

    pair: str
    uid: str
    a: str
    b: str
    city: str = ""
    features: Mapping[str, PairScores] = field(default_factory=dict)


_FIRST = datetime.min.replace(tzinfo=UTC)


def in_force(judgements: Iterable[Judgement]) -> tuple[Judgement, ...]:
    """The judgements that count: of several by one rater on one pair the last given, since a correction follows.

    Those without a time count in the order they come in, before those with one.
    """
    latest: dict[tuple[str, str], Judgement] = {}
    for judgement in sorted(judgements, key=lambda one: one.at or _FIRST):
        latest[judgement.pair, judgement.rater] = judgement
    return tuple(latest.values())
