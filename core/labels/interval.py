"""Figures with bootstrap intervals: pairs are drawn again with replacement, since judgements of a pair belong together."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from threadpoolctl import threadpool_limits

from core.labels.ratings import Real

RESAMPLES = 1000
"""Bootstrap samples (TripScore, Appendix C.2)."""

_COVERED = (2.5, 97.5)


@dataclass(frozen=True, slots=True)
class Figure:
    """A value and its 95 % interval; None where it is undefined, such as kappa of raters who all say the same."""

    value: float | None
    low: float | None = None
    high: float | None = None

    def to_json(self) -> list[float | None]:
        """The record of an exported figure: value, low, high."""
        return [self.value, self.low, self.high]


def bootstrap(statistic: Callable[[Real], Real], items: int, seed: int, resamples: int = RESAMPLES) -> Real:
    """Values of a statistic over resampled items: resamples x figures.

    `statistic` takes how often each item counts. Percentile bootstrap (Efron, 1979).
    """
    draw = np.random.default_rng(seed)
    even = np.full(items, 1 / items)
    # the matrices are small: threads of the linear algebra would cost twenty times what they save
    with threadpool_limits(1):
        return np.array([statistic(draw.multinomial(items, even).astype(float)) for _ in range(resamples)])


def resampled_sums(parts: Real, seed: int, resamples: int = RESAMPLES) -> Real:
    """The sums of parts over their first axis, for each of many bootstrap samples of the parts; as `bootstrap` draws.

    Memory: eight bytes for each part of as many samples as make ten million together, at the least one.
    """
    draw, items = np.random.default_rng(seed), len(parts)
    even, flat = np.full(items, 1 / items), parts.reshape(items, -1)
    at_once = max(1, _DRAWN_AT_ONCE // items)
    sums = [
        draw.multinomial(items, even, size=min(at_once, resamples - done)).astype(float) @ flat
        for done in range(0, resamples, at_once)
    ]
    return np.concatenate(sums).reshape(resamples, *parts.shape[1:])


_DRAWN_AT_ONCE = 10_000_000


def figure(value: float, samples: Real) -> Figure:
    """The figure of a value and its bootstrap samples; samples in which it was undefined do not count."""
    if not np.isfinite(value):
        return Figure(None)
    finite = samples[np.isfinite(samples)]
    if not finite.size:
        return Figure(float(value))
    low, high = np.percentile(finite, _COVERED)
    return Figure(float(value), float(low), float(high))
