"""The form of a reward whose weights are learned: groups of features, each a weighted mean, added with a multiplier.

This is equation 2 of TripScore without its gates, which all pairs of a study have passed; features of another origin
form one group.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

import numpy as np

from core.labels.ratings import Real

SOFT = (
    "schedule_density",
    "hotel_consistency",
    "daytime_utilization",
    "unique_attractions",
    "location_clustering",
    "iconic_landmarks",
    "attraction_diversity",
)
PREFERENCE = ("attraction", "pacing", "budget", "effort", "user_request")

_SOFT_VALUES = (0.1, 0.4, 0.7)
_PREFERENCE_VALUES = (0.2, 0.6, 1.0)
_SOFT_TOTALS = (0.8, 1.0, 1.2)
_PREFERENCE_TOTALS = (0.1, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4)


@dataclass(frozen=True, slots=True)
class FeatureGroup:
    """Features under one multiplier, with the values that a grid tries for each weight and for the multiplier."""

    total: str
    features: tuple[str, ...]
    values: tuple[float, ...]
    totals: tuple[float, ...]

    @property
    def points(self) -> int:
        """How many points of the grid this group has."""
        return int(len(self.values) ** len(self.features)) * len(self.totals)

    def mean(self, scores: Real, features: tuple[str, ...], weights: Real) -> Real:
        """The weighted mean of the scores that there are: plans x weight vectors; 0 where there is no score.

        `scores` is plans x features (NaN where missing), `weights` is vectors x features of this group.
        """
        own = scores[:, [features.index(name) for name in self.features]]
        there = np.isfinite(own)
        total = there @ weights.T
        with np.errstate(invalid="ignore", divide="ignore"):
            mean = (np.where(there, own, 0.0) @ weights.T) / total
        return np.where(total > 0, mean, 0.0)


def groups_of(features: tuple[str, ...]) -> tuple[FeatureGroup, ...]:
    """The groups of a reward over those features: TripScore's two with the values of its Appendix C.2, else one."""
    soft = tuple(name for name in SOFT if name in features)
    preference = tuple(name for name in PREFERENCE if name in features)
    if set(features) != {*soft, *preference} or not soft:
        return (FeatureGroup(total="total", features=features, values=_SOFT_VALUES, totals=(1.0,)),)
    first = FeatureGroup(
        total="soft_total", features=soft, values=_SOFT_VALUES, totals=_SOFT_TOTALS if preference else (1.0,)
    )
    if not preference:
        return (first,)
    return (
        first,
        FeatureGroup(
            total="preference_total",
            features=preference,
            values=_PREFERENCE_VALUES,
            totals=_PREFERENCE_TOTALS,
        ),
    )


def points(groups: tuple[FeatureGroup, ...]) -> int:
    """How many points the grid over those groups has."""
    return prod(group.points for group in groups)


def margins(
    groups: tuple[FeatureGroup, ...],
    features: tuple[str, ...],
    a: Real,
    b: Real,
    weights: Mapping[str, float],
) -> Real:
    """The reward of plan A less that of plan B, for each pair, under the weights by name, multipliers among them."""
    total = np.zeros(len(a))
    for group in groups:
        vector = np.array([[weights[name] for name in group.features]])
        difference = group.mean(a, features, vector) - group.mean(b, features, vector)
        total += weights[group.total] * difference[:, 0]
    return total
