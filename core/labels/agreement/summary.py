"""All figures of agreement of a study at once, with bootstrap intervals over its pairs."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from core.errors import InputError
from core.labels.agreement import coefficients, noise
from core.labels.agreement.coefficients import RaterPairs
from core.labels.interval import RESAMPLES, Figure, bootstrap, figure
from core.labels.judgement import Judgement
from core.labels.ratings import RatingTable, Real, ratings_of
from core.text import Text

_MANY_SHARED = 20
"""Pairs that two raters share, in the median, from which drawing pairs again leaves their kappa what it is."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far the raters of a study agree (TripScore, section 3.5 and Appendix C)."""

    raters: int
    pairs: int
    judgements: int
    mean_pairwise: Figure
    all_agree: Figure
    cohen_mean: Figure
    fleiss: Figure
    krippendorff: Figure
    noise_r: Figure
    predicted_all_agree: Figure

    @property
    def undefined(self) -> Text | None:
        """Why some figures have no value; None where all have one."""
        if self.mean_pairwise.value is None:
            return Text(
                "还没有一对由两人评过，一致性无从谈起",
                "no pair was judged by two raters yet, so there is no agreement to measure",
            )
        if self.mean_pairwise.value == 1 and None in (self.cohen_mean.value, self.fleiss.value):
            return Text(
                "所有人的选择都相同：扣除巧合后的一致性没有定义",
                "all raters chose the same each time: agreement beyond chance is not defined",
            )
        if self.cohen_mean.value is None:
            return Text(
                "没有两位评判者共同评过两对，Cohen κ 没有定义",
                "no two raters share two pairs, so Cohen's kappa is not defined",
            )
        return None

    def to_json(self) -> dict[str, Any]:
        """The record that `tripstudio labels agreement --json` prints."""
        counts = {"raters": self.raters, "pairs": self.pairs, "judgements": self.judgements}
        return counts | {name: getattr(self, name).to_json() for name in FIGURES}


FIGURES = (
    "mean_pairwise",
    "all_agree",
    "cohen_mean",
    "fleiss",
    "krippendorff",
    "noise_r",
    "predicted_all_agree",
)
"""The figures of an agreement, each with its interval, in the order in which they are told."""


def agreement(judgements: Iterable[Judgement], seed: int = 0, resamples: int = RESAMPLES) -> Agreement:
    """The figures of some judgements. Raises InputError where there is none."""
    ratings = ratings_of(judgements)
    if not ratings.pairs:
        raise InputError(
            "还没有任何评判，无法计算一致性", "there is no judgement yet to measure agreement of"
        )
    measure = _Measure(ratings)
    values = measure(np.ones(len(ratings.pairs)))
    samples = bootstrap(measure, len(ratings.pairs), seed, resamples)
    figures = {name: figure(values[i], samples[:, i]) for i, name in enumerate(FIGURES)}
    if measure.raters.shared < _MANY_SHARED:
        figures["cohen_mean"] = _over_duos(measure.raters, len(ratings.pairs), seed, resamples)
    return Agreement(
        raters=len(ratings.raters), pairs=len(ratings.pairs), judgements=len(ratings.pair), **figures
    )


def mean_kappa(raters: RaterPairs, pairs: int, seed: int, resamples: int) -> Figure:
    """The mean of Cohen's kappa over some raters' duos, with its interval over their `pairs`."""
    if raters.shared < _MANY_SHARED:
        return _over_duos(raters, pairs, seed, resamples)
    samples = bootstrap(lambda weight: np.array([raters.mean_kappa(weight)]), pairs, seed, resamples)
    return figure(raters.mean_kappa(np.ones(pairs)), samples[:, 0])


def _over_duos(raters: RaterPairs, pairs: int, seed: int, resamples: int) -> Figure:
    """The mean kappa with an interval over the raters' duos.

    Where two raters share a few pairs only, pairs drawn twice would make most kappas undefined.
    """
    kappas = raters.kappas(np.ones(pairs))
    defined = kappas[np.isfinite(kappas)]
    if not defined.size:
        return Figure(None)
    samples = bootstrap(
        lambda weight: np.array([np.average(defined, weights=weight)]), defined.size, seed, resamples
    )
    return figure(float(defined.mean()), samples[:, 0])


class _Measure:
    """Every figure of a study as a function of how often each of its pairs counts."""

    def __init__(self, ratings: RatingTable) -> None:
        self._counts = ratings.counts()
        self.raters = coefficients.rater_pairs(ratings)
        self._classes = len(ratings.choices)

    def __call__(self, weight: Real) -> Real:
        pairwise = coefficients.mean_pairwise(self._counts, weight)
        reliability = noise.reliability(pairwise, self._classes) if np.isfinite(pairwise) else None
        predicted = None if reliability is None else noise.predicted_all_agree(reliability, self._classes)
        return np.array(
            [
                pairwise,
                coefficients.all_agree(self._counts, weight),
                self.raters.mean_kappa(weight),
                coefficients.fleiss(self._counts, weight),
                coefficients.krippendorff(self._counts, weight),
                np.nan if reliability is None else reliability,
                np.nan if predicted is None else predicted,
            ]
        )
