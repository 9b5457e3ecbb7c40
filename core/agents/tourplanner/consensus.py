"""CCoT: how proposals compete and which of them win (section 3.3.3). Pure; the asking is the method's."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

import numpy as np

from core.arrays import Floats

SMOOTHING = 0.01
"""Of the diversity weights (Table 4)."""
WINNERS = 3
"""Proposals that the arbiter makes one of (Table 4)."""
LEAST_SCORE, MOST_SCORE = -10.0, 10.0

Offer = Literal["sight", "restaurant", "hotel", "ride"]
MOST_A_DAY: Mapping[Offer, int] = {"restaurant": 2, "hotel": 1, "ride": 1}
"""Lunch and dinner, one bed, and no ride but that there or back (appendix D.2); sights are as many as fit."""


def diversity_weights(similarity: Floats) -> Floats:
    """Equation 2: a proposal weighs the more, the less it is like the others; the weights sum to 1.

    `similarity` is N x N; with one proposal its weight is 1.
    """
    count = len(similarity)
    if count == 1:
        return np.ones(1)
    others = (similarity.sum(axis=1) - similarity.diagonal()) / (count - 1)
    # cosines of embeddings may be negative: a mean below zero is as unlike as can be
    raw = 1.0 / (np.maximum(others, 0.0) + SMOOTHING)
    weights: Floats = raw / raw.sum()
    return weights


def aggregated(weights: Floats, scores: Floats) -> Floats:
    """Equation 3: what each proposal gets from all reviewers; `scores[i, j]` is what reviewer i gives proposal j."""
    clipped = np.clip(scores, LEAST_SCORE, MOST_SCORE)
    total: Floats = weights @ clipped
    return total


def winners(scores: Floats, count: int = WINNERS) -> list[int]:
    """The places of the best, the best first; of equals the first."""
    return [int(place) for place in np.argsort(-scores, kind="stable")[:count]]


def valid(stops: Sequence[str], offered: Mapping[str, Offer], taken: frozenset[str]) -> list[str]:
    """Rule validation: what is offered and not taken on an earlier day, each once, no more of a kind than a day has."""
    kept: list[str] = []
    counts = Counter[Offer]()
    for name in dict.fromkeys(stops):
        kind = offered.get(name)
        if kind is None or name in taken or counts[kind] == MOST_A_DAY.get(kind):
            continue
        counts[kind] += 1
        kept.append(name)
    return kept
