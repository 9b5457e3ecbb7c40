"""Coefficients of agreement over nominal choices, as functions of how often each pair counts.

That form is why they stand here: a bootstrap evaluates them a thousand times, and it needs missing ratings. The tests
hold them against statsmodels and scikit-learn, which give the same values without weights.
"""

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from core.labels.ratings import Numbers, RatingTable, Real, Truths

_TWO = 2

_MIN_SHARED = 2
"""Pairs that two raters must both have judged before their kappa counts: one pair has no chance agreement."""


def mean_pairwise(counts: Real, weight: Real) -> float:
    """The share of two raters of a pair who agree, in the mean over the pairs that two or more judged."""
    agreed, judged = _agreed(counts)
    return _ratio(float(weight[judged] @ agreed[judged]), float(weight[judged].sum()))


def all_agree(counts: Real, weight: Real) -> float:
    """The share of the pairs that two or more judged for which they all made the same choice."""
    judged = counts.sum(axis=1) >= _TWO
    same = counts.max(axis=1) == counts.sum(axis=1)
    return _ratio(float(weight[judged] @ same[judged]), float(weight[judged].sum()))


def fleiss(counts: Real, weight: Real) -> float:
    """Fleiss' kappa (1971), with any number of raters a pair: pairs that only one judged do not count."""
    _, judged = _agreed(counts)
    shares = weight[judged] @ counts[judged]
    by_chance = float(((shares / max(shares.sum(), 1)) ** 2).sum())
    return _beyond_chance(mean_pairwise(counts, weight), by_chance)


def krippendorff(counts: Real, weight: Real) -> float:
    """Krippendorff's alpha for nominal data: from coincidences within pairs, missing ratings simply not there."""
    raters = counts.sum(axis=1)
    judged = raters >= _TWO
    table = counts[judged]
    each = weight[judged] / (raters[judged] - 1)
    coincidences = (table * each[:, None]).T @ table - np.diag(each @ table)
    totals = coincidences.sum(axis=1)
    values = totals.sum()
    expected = _ratio(float(values**2 - (totals**2).sum()), float(values - 1))
    observed = float(values - np.trace(coincidences))
    return 1 - _ratio(observed, expected)


@dataclass(frozen=True, slots=True)
class RaterPairs:
    """Every two judgements of one pair of plans by different raters, to hold the raters against each other.

    `pair` is the pair of plans, `duo` the number of the two raters in `duos`, `cell` the cell of their table.
    """

    duos: tuple[tuple[int, int], ...]
    choices: int
    pair: Numbers
    duo: Numbers
    cell: Numbers

    def kappas(self, weight: Real) -> Real:
        """Cohen's kappa (1960) of each two raters over the pairs that both judged; NaN where it is undefined."""
        size = self.choices**2
        tables = np.bincount(
            self.duo * size + self.cell, weights=weight[self.pair], minlength=len(self.duos) * size
        ).reshape(-1, self.choices, self.choices)
        shared = tables.sum(axis=(1, 2))
        with np.errstate(invalid="ignore", divide="ignore"):
            observed = tables.trace(axis1=1, axis2=2) / shared
            by_chance = (tables.sum(axis=1) * tables.sum(axis=2)).sum(axis=1) / shared**2
            kappas = (observed - by_chance) / (1 - by_chance)
        return np.where((shared >= _MIN_SHARED) & (by_chance < 1), kappas, np.nan)

    def mean_kappa(self, weight: Real) -> float:
        """The mean of Cohen's kappa over all two raters for whom it is defined."""
        return _mean(self.kappas(weight))

    @property
    def shared(self) -> float:
        """How many pairs two raters both judged, in the median over those who share any."""
        return float(np.median(np.bincount(self.duo))) if len(self.duo) else 0.0


def rater_pairs(ratings: RatingTable) -> RaterPairs:
    """Hold every two raters of a pair against each other."""
    duos: dict[tuple[int, int], int] = {}
    rows: list[tuple[int, int, int]] = []
    by_pair: dict[int, list[tuple[int, int]]] = {}
    for pair, rater, choice in zip(ratings.pair, ratings.rater, ratings.choice, strict=True):
        by_pair.setdefault(int(pair), []).append((int(rater), int(choice)))
    for pair, given in by_pair.items():
        for (one, first), (other, second) in combinations(sorted(given), 2):
            duo = duos.setdefault((one, other), len(duos))
            rows.append((pair, duo, first * len(ratings.choices) + second))
    columns = np.array(rows, dtype=np.int64).reshape(-1, 3)
    return RaterPairs(
        duos=tuple(duos),
        choices=len(ratings.choices),
        pair=columns[:, 0],
        duo=columns[:, 1],
        cell=columns[:, 2],
    )


def _agreed(counts: Real) -> tuple[Real, Truths]:
    """For each pair the share of two raters who agree, and whether two or more judged it."""
    raters = counts.sum(axis=1)
    judged = raters >= _TWO
    duos = np.where(judged, raters * (raters - 1), 1)
    return (counts * (counts - 1)).sum(axis=1) / duos, judged


def _mean(values: Real) -> float:
    defined = values[np.isfinite(values)]
    return float(defined.mean()) if defined.size else float("nan")


def _beyond_chance(observed: float, by_chance: float) -> float:
    return _ratio(observed - by_chance, 1 - by_chance)


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole else float("nan")
