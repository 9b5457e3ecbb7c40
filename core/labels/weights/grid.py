"""The grid of TripScore's Appendix C.2: every point tried on every pair, a matrix at a time.

Only the sign of a margin counts, so of two multipliers only their ratio does; and a grid has nothing to fit but its
choice of a point, so that one pass which counts what each point gets right in each fold serves the whole nested
cross-validation.
"""

from dataclasses import dataclass
from itertools import pairwise, product

import numpy as np
from numpy.typing import NDArray

from core.errors import InputError
from core.labels.ratings import Numbers, Real
from core.labels.weights.examples import Examples
from core.labels.weights.reward import FeatureGroup, groups_of, points

MOST_POINTS = 12_000_000
"""Points that a grid may have: the 13 parameters of the paper make 3.7 million, the fifth preference 11.2 million."""


@dataclass(frozen=True, slots=True)
class Grid:
    """What every point of the grid gets right: points x folds. Points are numbered outer weights first."""

    groups: tuple[FeatureGroup, ...]
    vectors: tuple[Real, ...]
    multipliers: tuple[tuple[float, ...], ...]
    right: NDArray[np.uint16]

    def weights(self, point: int) -> dict[str, float]:
        """The weights and multipliers at a point, by name."""
        at = np.unravel_index(point, (*(len(v) for v in self.vectors), len(self.multipliers)))
        named = {
            name: float(value)
            for group, vectors, i in zip(self.groups, self.vectors, at[:-1], strict=True)
            for name, value in zip(group.features, vectors[i], strict=True)
        }
        totals = self.multipliers[at[-1]]
        return named | {group.total: total for group, total in zip(self.groups, totals, strict=True)}

    def best(self, folds: Numbers) -> int:
        """The point that gets most right in those folds; of several the one nearest to their middle."""
        right = self.right[:, folds].sum(axis=1, dtype=np.int64)
        best = np.flatnonzero(right == right.max())
        values = np.array([list(self.weights(int(point)).values()) for point in best[:_TIED]])
        return int(best[np.argmin(((values - values.mean(axis=0)) ** 2).sum(axis=1))])

    def leading(self, most: int) -> Numbers:
        """The points that get most right in all folds, best first."""
        right = self.right.sum(axis=1, dtype=np.int64)
        return np.argsort(-right, kind="stable")[:most]


_TIED = 5000


def search(given: Examples, fold: Numbers) -> Grid:
    """Try every point on every pair; `fold` is the fold of each pair. Raises InputError where there are too many.

    Memory: two bytes a point and fold, and 4 bytes a pair and inner point.
    """
    groups = groups_of(given.features)
    if points(groups) > MOST_POINTS:
        raise InputError(
            f"网格有 {points(groups):,} 个点，超过 {MOST_POINTS:,}：特征太多，请改用 --method logistic",
            f"the grid has {points(groups):,} points, more than {MOST_POINTS:,}: too many features, use --method logistic",
        )
    order = np.argsort(fold, kind="stable")
    ends = np.searchsorted(fold[order], np.arange(int(fold.max()) + 2))
    vectors = tuple(np.array(list(product(group.values, repeat=len(group.features)))) for group in groups)
    signed = [
        _signed_margins(group, given, vector)[:, order] for group, vector in zip(groups, vectors, strict=True)
    ]
    multipliers = _distinct(tuple(product(*(group.totals for group in groups))))
    inner = _inner(signed, multipliers)
    right = np.empty((len(vectors[0]), len(inner), len(ends) - 1), dtype=np.uint16)
    for i, margin in enumerate(signed[0]):
        correct = inner > -margin
        for k, (start, end) in enumerate(pairwise(ends)):
            right[i, :, k] = np.count_nonzero(correct[:, start:end], axis=1)
    return Grid(
        groups=groups, vectors=vectors, multipliers=multipliers, right=right.reshape(-1, len(ends) - 1)
    )


def _signed_margins(group: FeatureGroup, given: Examples, vectors: Real) -> NDArray[np.float32]:
    """How far each weight vector prefers the plan that won: vectors x pairs."""
    a, b = (group.mean(side, given.features, vectors) for side in (given.a, given.b))
    return np.ascontiguousarray(((a - b) * given.label[:, None]).T, dtype=np.float32)


def _inner(
    signed: list[NDArray[np.float32]], multipliers: tuple[tuple[float, ...], ...]
) -> NDArray[np.float32]:
    """What the second group adds to the margin of the first, for each of its vectors and ratios of multipliers."""
    if len(signed) == 1:
        return np.zeros((1, signed[0].shape[1]), dtype=np.float32)
    ratios = np.array([second / first for first, second in multipliers], dtype=np.float32)
    return (signed[1][:, None, :] * ratios[:, None]).reshape(-1, signed[1].shape[1])


def _distinct(multipliers: tuple[tuple[float, ...], ...]) -> tuple[tuple[float, ...], ...]:
    """One of the multipliers of each ratio: the others prefer the same plans."""
    by_ratio: dict[float, tuple[float, ...]] = {}
    for totals in sorted(multipliers, key=lambda each: abs(each[0] - 1)):
        by_ratio.setdefault(round(totals[-1] / totals[0], 9), totals)
    return tuple(by_ratio.values())
