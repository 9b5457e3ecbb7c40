"""Weights learned and validated: stratified five-fold cross-validation with an inner loop, bootstrap, Kendall's tau."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from core.labels.interval import RESAMPLES, Figure, bootstrap, figure
from core.labels.ratings import Numbers, Real
from core.labels.weights import grid, logistic
from core.labels.weights.examples import FOLDS, Examples
from core.labels.weights.reward import FeatureGroup, groups_of, margins

FitMethod = Literal["grid", "logistic"]

_LEADING = 500
"""Points of the grid among which a bootstrap sample chooses again: the best on all pairs."""


@dataclass(frozen=True, slots=True)
class Learned:
    """Weights by feature with what speaks for them; accuracies are shares of pairs, `test` is the mean of the folds.

    `folds` are the accuracies on the outer folds; the interval of `test` is of the bootstrap on all pairs; `tau` is
    Kendall's between margin and share of votes.
    """

    method: FitMethod
    features: tuple[str, ...]
    weights: Mapping[str, Figure]
    train: float
    test: Figure
    folds: tuple[float, ...]
    tau: float
    pairs: int
    left_out: int

    def to_json(self) -> dict[str, Any]:
        """The record that `tripstudio labels fit --json` prints."""
        return {
            "method": self.method,
            "weights": {name: weight.value for name, weight in self.weights.items()},
            "accuracy": {"train": self.train, "test": self.test.value},
            "tau": self.tau,
            "intervals": {
                **{name: [weight.low, weight.high] for name, weight in self.weights.items()},
                "accuracy": [self.test.low, self.test.high],
            },
            "folds": list(self.folds),
            "pairs": self.pairs,
            "left_out": self.left_out,
        }


def learn(given: Examples, method: FitMethod, seed: int = 0, resamples: int = RESAMPLES) -> Learned:
    """Learn weights by the paper's grid or by a logistic fit (TripScore, equation 3 and Appendix C.2)."""
    fold = _folds(given, seed)
    if method == "grid":
        return _by_grid(given, fold, seed, resamples)
    return _by_logistic(given, fold, seed, resamples)


def accuracy(margin: Real, label: Numbers, weight: Real | None = None) -> float:
    """The share of pairs whose winner has the higher reward; equal rewards name no winner."""
    return float(np.average(margin * label > 0, weights=weight))


def sensitivity(given: Examples, weights: Mapping[str, float]) -> dict[str, float]:
    """The accuracy when the multipliers are scaled or the weights smoothed (TripScore, Appendix C.3), by variation."""
    groups = groups_of(given.features)
    varied = {f"multipliers x {factor:g}": _scaled(groups, weights, factor) for factor in (0.5, 1.5, 2.0)}
    varied |= {f"temperature {heat:g}": _smoothed(groups, weights, heat) for heat in (0.5, 1.0, 2.0)}
    return {
        name: accuracy(margins(groups, given.features, given.a, given.b, each), given.label)
        for name, each in varied.items()
    }


def _folds(given: Examples, seed: int) -> Numbers:
    # here, since it is slow to load and most commands never get here
    from sklearn.model_selection import StratifiedKFold

    fold = np.zeros(len(given.label), dtype=np.int64)
    split = StratifiedKFold(FOLDS, shuffle=True, random_state=seed).split(given.label, given.label)
    for number, (_, test) in enumerate(split):
        fold[test] = number
    return fold


def _by_grid(given: Examples, fold: Numbers, seed: int, resamples: int) -> Learned:
    tried = grid.search(given, fold)
    numbers = np.arange(FOLDS)
    sizes = np.bincount(fold, minlength=FOLDS)
    outer = [tried.right[tried.best(numbers[numbers != k]), k] / sizes[k] for k in numbers]
    chosen = tried.weights(tried.best(numbers))
    leading = [tried.weights(int(point)) for point in tried.leading(_LEADING)]
    values = np.array([list(each.values()) for each in leading])
    margin_of = np.array([margins(tried.groups, given.features, given.a, given.b, each) for each in leading])
    margin = margins(tried.groups, given.features, given.a, given.b, chosen)
    right = margin_of * given.label > 0

    def again(weight: Real) -> Real:
        return np.append(values[np.argmax(right @ weight)], accuracy(margin, given.label, weight))

    samples = bootstrap(again, len(given.label), seed, resamples)
    return _learned("grid", given, chosen, margin, samples, tuple(float(each) for each in outer))


def _by_logistic(given: Examples, fold: Numbers, seed: int, resamples: int) -> Learned:
    outer = []
    for k in range(FOLDS):
        train, test = given.at(np.flatnonzero(fold != k)), given.at(np.flatnonzero(fold == k))
        fitted = logistic.fit(train, _ridge(train, seed))
        outer.append(accuracy(fitted.margins(test), test.label))
    ridge = _ridge(given, seed)
    fitted = logistic.fit(given, ridge)
    chosen = dict(zip(given.features, map(float, fitted.weights), strict=True))
    margin = fitted.margins(given)

    def again(weight: Real) -> Real:
        return np.append(
            logistic.fit(given, ridge, weight, fitted).weights, accuracy(margin, given.label, weight)
        )

    samples = bootstrap(again, len(given.label), seed, resamples)
    return _learned("logistic", given, chosen, margin, samples, tuple(outer))


def _ridge(given: Examples, seed: int) -> float:
    """The ridge under which folds that were not fitted are likeliest: the inner loop."""
    fold = _folds(given, seed + 1)

    def held_out(ridge: float) -> float:
        return sum(
            logistic.log_likelihood(
                logistic.fit(given.at(np.flatnonzero(fold != k)), ridge), given.at(np.flatnonzero(fold == k))
            )
            for k in range(FOLDS)
        )

    return max(logistic.RIDGES, key=held_out)


def _learned(
    method: FitMethod,
    given: Examples,
    chosen: Mapping[str, float],
    margin: Real,
    samples: Real,
    outer: tuple[float, ...],
) -> Learned:
    # here, since it is slow to load and most commands never get here
    from scipy.stats import kendalltau

    share = given.for_a / (given.for_a + given.for_b)
    test = figure(float(np.mean(outer)), samples[:, -1])
    return Learned(
        method=method,
        features=given.features,
        weights={name: figure(value, samples[:, i]) for i, (name, value) in enumerate(chosen.items())},
        train=accuracy(margin, given.label),
        test=test,
        folds=outer,
        tau=float(kendalltau(margin, share).statistic),
        pairs=len(given.label),
        left_out=given.left_out,
    )


def _scaled(
    groups: tuple[FeatureGroup, ...], weights: Mapping[str, float], factor: float
) -> dict[str, float]:
    """The last multiplier times a factor: of two multipliers only the ratio matters."""
    last = groups[-1].total
    return {**weights, last: weights[last] * factor}


def _smoothed(
    groups: tuple[FeatureGroup, ...], weights: Mapping[str, float], heat: float
) -> dict[str, float]:
    """Each group's weights on the simplex, drawn together (heat over 1) or apart (below 1)."""
    smoothed = dict(weights)
    for group in groups:
        raw = np.array([weights[name] for name in group.features]) ** (1 / heat)
        total = raw.sum()
        smoothed |= {name: float(value / total) for name, value in zip(group.features, raw, strict=True)}
    return smoothed
