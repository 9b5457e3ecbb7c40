"""A logistic fit of Bradley and Terry's model over features: how the odds of winning grow with each, never shrink."""

from dataclasses import dataclass

import numpy as np

from core.labels.ratings import Real
from core.labels.weights.examples import Examples

RIDGES = (0.01, 0.1, 1.0, 10.0)
"""Strengths of the pull to zero that the inner loop chooses from, in units of one vote."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """Weights on the features' own scales, none negative."""

    weights: Real

    def margins(self, given: Examples) -> Real:
        """By how much the log-odds favour plan A, for each pair."""
        margins: Real = differences(given) @ self.weights
        return margins


def differences(given: Examples) -> Real:
    """Features of A less those of B: pairs x features; 0 where either has no score, which favours neither."""
    return np.nan_to_num(given.a - given.b)


def fit(given: Examples, ridge: float, weight: Real | None = None, near: Fitted | None = None) -> Fitted:
    """The non-negative weights under which the votes are likeliest, with a ridge penalty on standardised features.

    `weight` is how often each pair counts (1 by default); the search starts at `near` where it is given. A pair's votes for A and for B count one by one.
    """
    # here, since it is slow to load and most commands never get here
    from scipy.optimize import minimize
    from scipy.special import expit, log_expit

    apart = differences(given)
    scale = np.sqrt((apart**2).mean(axis=0))
    scale = np.where(scale > 0, scale, 1.0)
    sides, times = apart / scale, np.ones(len(apart)) if weight is None else weight
    for_a, for_b = given.for_a * times, given.for_b * times

    def loss(weights: Real) -> tuple[float, Real]:
        margin = sides @ weights
        value = -(for_a @ log_expit(margin) + for_b @ log_expit(-margin)) + ridge / 2 * weights @ weights
        slope = sides.T @ ((for_a + for_b) * expit(margin) - for_a) + ridge * weights
        return float(value), slope

    start = np.zeros(sides.shape[1]) if near is None else near.weights * scale
    found = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=[(0, None)] * len(start))
    return Fitted(found.x / scale)


def log_likelihood(fitted: Fitted, given: Examples) -> float:
    """The log-likelihood of the votes, to choose the ridge by."""
    from scipy.special import log_expit

    margin = fitted.margins(given)
    return float(given.for_a @ log_expit(margin) + given.for_b @ log_expit(-margin))
