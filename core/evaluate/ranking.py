"""Preference ranking between methods (ChinaTravel, appendices G and I.1).

On each request that all methods pass they are ranked by the value of a preference, 1 is the best; equal values share
the mean of their places, or, as the released program has it, the first of them. A method's figure is the mean of its
ranks. Several preferences are averaged.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from core.evaluate.chinatravel.preference_cards import PREFERENCES, TABLE_7
from core.evaluate.protocol import MetricCard
from core.model.report import Direction

Ties = Literal["mean", "min"]
"""The place that equal values share: the mean of their places (1, 2.5, 2.5, 4) or the first of them (1, 2, 2, 4)."""

RANKED_SUITE = "chinatravel"
"""The suite whose preferences rank, and which a plan must pass for it."""

Passed = Mapping[str, Mapping[str, float | None]]
"""The metrics of a method's plans that pass, by the request's uid."""


@dataclass(frozen=True, slots=True)
class MeanRank:
    """A method's mean rank over the `counted` requests on which every method has a value, of `of`."""

    value: float | None
    counted: int
    of: int


@dataclass(frozen=True, slots=True)
class Ranking:
    """Methods ranked by each preference of Table 7, and in the mean over those that some request could rank them by."""

    by_preference: Mapping[str, Mapping[str, MeanRank]]
    overall: Mapping[str, MeanRank]


RANKED: tuple[MetricCard, ...] = tuple(card for card in PREFERENCES if card.source == TABLE_7)
"""The six preferences (Table 7)."""


def rank_by_preferences(plans: Mapping[str, Passed], ties: Ties = "mean") -> Ranking:
    """Rank methods by name over the requests that all of them pass; each preference has denominators of its own."""
    uids = sorted({uid for passed in plans.values() for uid in passed})
    by_preference = {}
    for card in RANKED:
        samples = [
            {method: passed.get(uid, {}).get(card.name) for method, passed in plans.items()} for uid in uids
        ]
        by_preference[card.name] = rank_methods(samples, card.direction, ties)
    usable = [found for found in by_preference.values() if any(rank.counted for rank in found.values())]
    return Ranking(by_preference, average_ranks(usable))


def ranks(values: Mapping[str, float], direction: Direction, ties: Ties = "mean") -> dict[str, float]:
    """The rank of each method by its value."""
    signed = {method: -value if direction == "higher" else value for method, value in values.items()}
    shared = {"mean": 0.5, "min": 0.0}[ties]
    return {
        method: 1 + sum(other < value for other in signed.values()) + (_equal(signed, value) - 1) * shared
        for method, value in signed.items()
    }


def _equal(values: Mapping[str, float], value: float) -> int:
    return sum(other == value for other in values.values())


def rank_methods(
    samples: Sequence[Mapping[str, float | None]], direction: Direction, ties: Ties = "mean"
) -> dict[str, MeanRank]:
    """The mean rank of each method by one preference.

    A sample maps each method to its value on one request, None where its plan has none or does not count. Methods are
    compared only on requests on which all of them have one: a rank says nothing of a plan that is not there.
    """
    methods = sorted({method for sample in samples for method in sample})
    whole = [known for sample in samples if len(known := _known(sample)) == len(methods)]
    placed = [ranks(sample, direction, ties) for sample in whole]
    return {method: _mean_rank([places[method] for places in placed], len(samples)) for method in methods}


def _known(sample: Mapping[str, float | None]) -> dict[str, float]:
    return {method: value for method, value in sample.items() if value is not None}


def average_ranks(by_preference: Sequence[Mapping[str, MeanRank]]) -> dict[str, MeanRank]:
    """The mean of each method's mean ranks over several preferences (the paper's aggregated ranking).

    None for a method that one of the preferences could not rank; counts are those of the preference with the fewest.
    """
    methods = sorted({method for ranking in by_preference for method in ranking})
    return {
        method: _average([ranking[method] for ranking in by_preference if method in ranking])
        for method in methods
    }


def _average(given: Sequence[MeanRank]) -> MeanRank:
    values = [rank.value for rank in given if rank.value is not None]
    value = sum(values) / len(values) if values and len(values) == len(given) else None
    return MeanRank(value, min(rank.counted for rank in given), max(rank.of for rank in given))


def _mean_rank(places: Sequence[float], of: int) -> MeanRank:
    return MeanRank(sum(places) / len(places) if places else None, len(places), of)
