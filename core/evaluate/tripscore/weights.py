"""The unified reward (eq. 2) and its weights (Table 5)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import fsum

FORMAT_POINTS = {True: 1.0, False: -3.0}
COMMONSENSE_POINTS = {True: 1.0, False: -1.0}

_SOFT: Mapping[str, float] = {
    "schedule_density": 0.70,
    "hotel_consistency": 0.50,
    "daytime_utilization": 0.40,
    "unique_attractions": 0.20,
    "location_clustering": 0.70,
    "iconic_landmarks": 0.10,
    "attraction_diversity": 0.20,
}


@dataclass(frozen=True, slots=True)
class RewardWeights:
    """Theta of eq. 2: `soft` is w1, `preference` w2, `soft_total` w3, `preference_total` w4."""

    preference: Mapping[str, float]
    preference_total: float
    soft: Mapping[str, float] = field(default_factory=lambda: _SOFT)
    soft_total: float = 1.0


SYNTHETIC = RewardWeights({"attraction": 0.20, "pacing": 0.60, "budget": 0.60, "effort": 0.60}, 0.10)
REAL_WORLD = RewardWeights({"user_request": 1.0}, 1.40)

SubScores = Mapping[str, float | None]
"""Sub-scores in [0, 1] by name; None where one cannot be computed or does not apply."""


def weighted_mean(scores: SubScores, weights: Mapping[str, float]) -> float | None:
    """The weighted mean over the scores that there are; None where there is none."""
    counted = [(scores[name], weight) for name, weight in weights.items() if scores.get(name) is not None]
    total = sum(weight for _, weight in counted)
    if not total:
        return None
    return sum(score * weight for score, weight in counted if score is not None) / total


def reward(
    format_ok: bool, commonsense_ok: bool, soft: SubScores, preference: SubScores, weights: RewardWeights
) -> float:
    """R of eq. 2 behind the lexicographic gate of section 3.4: -3, 0, or 2 and the weighted scores.

    A score that is None leaves its weight out of both sums; a sum without any score adds nothing.
    """
    return fsum(terms(format_ok, commonsense_ok, soft, preference, weights).values())


def terms(
    format_ok: bool, commonsense_ok: bool, soft: SubScores, preference: SubScores, weights: RewardWeights
) -> dict[str, float]:
    """What `reward` is the sum of, in points by the name of the score: the gate's points first."""
    if not format_ok:
        return {"format_score": FORMAT_POINTS[False]}
    gate = {"format_score": FORMAT_POINTS[True], "commonsense_score": COMMONSENSE_POINTS[commonsense_ok]}
    if not commonsense_ok:
        return gate
    quality = _shares(soft, weights.soft, weights.soft_total)
    return gate | quality | _shares(preference, weights.preference, weights.preference_total)


def _shares(scores: SubScores, weights: Mapping[str, float], total: float) -> dict[str, float]:
    """What each score that there is adds to `total` times their weighted mean."""
    counted = {name: weight for name, weight in weights.items() if scores.get(name) is not None}
    whole = sum(counted.values())
    return {name: total * weight * (scores[name] or 0.0) / whole for name, weight in counted.items() if whole}
