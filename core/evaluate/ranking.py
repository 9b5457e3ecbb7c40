"""Preference ranking between methods (ChinaTravel, appendices G and I.1).

On each request the methods are ranked by the value of a preference, 1 is the best, equal values share the mean of
their places; a method's figure is the mean of its ranks. Several preferences are averaged.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.model.report import Direction


@dataclass(frozen=True, slots=True)
class MeanRank:
    """A method's mean rank over the `counted` requests on which every method has a value, of `of`."""

    value: float | None
    counted: int
    of: int


def ranks(values: Mapping[str, float], direction: Direction) -> dict[str, float]:
    """The rank of each method by its value; ties share the mean of their places (1, 2.5, 2.5, 4)."""
    signed = {method: -value if direction == "higher" else value for method, value in values.items()}
    return {
        method: 1 + sum(other < value for other in signed.values()) + (_equal(signed, value) - 1) / 2
        for method, value in signed.items()
    }


def _equal(values: Mapping[str, float], value: float) -> int:
    return sum(other == value for other in values.values())


def rank_methods(samples: Sequence[Mapping[str, float | None]], direction: Direction) -> dict[str, MeanRank]:
    """The mean rank of each method by one preference.

    A sample maps each method to its value on one request, None where its plan has none or does not count. Methods are
    compared only on requests on which all of them have one: a rank says nothing of a plan that is not there.
    """
    methods = sorted({method for sample in samples for method in sample})
    whole = [known for sample in samples if len(known := _known(sample)) == len(methods)]
    placed = [ranks(sample, direction) for sample in whole]
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
