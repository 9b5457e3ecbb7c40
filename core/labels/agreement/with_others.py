"""How far each rater agrees with the others who judged the same pairs."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from core.labels.agreement.coefficients import RaterPairs, rater_pairs
from core.labels.agreement.summary import mean_kappa
from core.labels.interval import RESAMPLES, Figure, bootstrap, figure
from core.labels.judgement import Judgement
from core.labels.ratings import Real, ratings_of


@dataclass(frozen=True, slots=True)
class WithOthers:
    """A rater beside the others of the same `pairs`.

    `pairwise` is the share of the others' judgements that are the same, `cohen_mean` the mean of Cohen's kappa with
    each of them; both are undefined for a rater who shares no pair with anybody.
    """

    pairs: int
    pairwise: Figure
    cohen_mean: Figure

    def to_json(self) -> dict[str, Any]:
        """The record that `tripstudio labels agreement --by rater --json` prints."""
        return {
            "pairs": self.pairs,
            "mean_pairwise": self.pairwise.to_json(),
            "cohen_mean": self.cohen_mean.to_json(),
        }


def by_rater(
    judgements: Iterable[Judgement], resamples: int = RESAMPLES, seed: int = 0
) -> dict[str, WithOthers]:
    """Every rater by name, with intervals over the pairs that the rater shares with another."""
    ratings = ratings_of(judgements)
    every = rater_pairs(ratings)
    return {
        name: _with_others(*_of(every, number), resamples, seed) for number, name in enumerate(ratings.raters)
    }


def _of(every: RaterPairs, rater: int) -> tuple[RaterPairs, int]:
    """The part of it in which a rater is one of the two, its pairs and duos numbered anew; and how many pairs those are."""
    is_theirs = np.array([rater in duo for duo in every.duos], dtype=bool)[every.duo]
    pairs, pair = np.unique(every.pair[is_theirs], return_inverse=True)
    duos, duo = np.unique(every.duo[is_theirs], return_inverse=True)
    own = RaterPairs(
        duos=tuple(every.duos[number] for number in duos),
        choices=every.choices,
        pair=pair,
        duo=duo,
        cell=every.cell[is_theirs],
    )
    return own, len(pairs)


def _with_others(raters: RaterPairs, pairs: int, resamples: int, seed: int) -> WithOthers:
    if not pairs:
        return WithOthers(0, Figure(None), Figure(None))
    is_same = raters.cell % (raters.choices + 1) == 0

    def same(weight: Real) -> Real:
        counted = weight[raters.pair]
        return np.array([counted @ is_same / counted.sum()])

    samples = bootstrap(same, pairs, seed, resamples)
    pairwise = figure(float(same(np.ones(pairs))[0]), samples[:, 0])
    return WithOthers(pairs, pairwise, mean_kappa(raters, pairs, seed, resamples))
