"""Studies made up for the tests: plans whose merit is known, raters of known reliability."""

from collections.abc import Callable

import numpy as np
import pytest

from core.labels.judgement import CHOICES, Judgement, Pair, PairScores
from core.labels.weights.reward import PREFERENCE, SOFT

PLANTED = dict(
    zip((*SOFT, *PREFERENCE[:4]), (0.7, 0.4, 0.4, 0.1, 0.7, 0.1, 0.1, 0.2, 0.6, 0.6, 0.6), strict=True)
)
"""Weights that simulated raters judge by, under TripScore's own names."""

Study = tuple[tuple[Pair, ...], tuple[Judgement, ...]]


def simulated(pairs: int, reliability: float = 0.839, raters: int = 3, seed: int = 0) -> Study:
    """Pairs with random features and the judgements of raters who name the better plan with that probability."""
    draw = np.random.default_rng(seed)
    made, given = [], []
    for number in range(pairs):
        features = {name: PairScores(*map(float, draw.random(2))) for name in PLANTED}
        merit = sum(
            weight * ((features[name].a or 0) - (features[name].b or 0)) for name, weight in PLANTED.items()
        )
        truth = "a" if merit > 0 else "b"
        wrong = [choice for choice in CHOICES if choice not in (truth, "tie")]
        made.append(Pair(pair=f"p{number:05}", uid=f"q{number}", a="left", b="right", features=features))
        for rater in range(raters):
            said = truth if draw.random() < reliability else wrong[draw.integers(2)]
            given.append(Judgement(f"p{number:05}", f"rater {rater}", said, a="left", b="right"))  # type: ignore[arg-type]
    return tuple(made), tuple(given)


@pytest.fixture
def planted() -> dict[str, float]:
    """The weights that simulated raters judge by."""
    return PLANTED


@pytest.fixture
def study() -> Callable[..., Study]:
    """Make a simulated study."""
    return simulated
