"""The symmetric-noise model of TripScore's Appendix C.4: what agreement tells of how reliable raters and judges are."""

from math import sqrt


def reliability(pairwise: float, classes: int) -> float | None:
    """How often a typical rater names the latent truth: equation 5; None below what chance alone would agree.

    `pairwise` is the mean pairwise agreement, `classes` the number of choices.
    """
    inside = (classes - 1) * (classes * pairwise - 1)
    return None if inside < 0 else (1 + sqrt(inside)) / classes


def latent_agreement(with_raters: float, reliability: float, classes: int) -> float | None:
    """How often a judge names the latent truth, from its agreement with raters of that reliability: equation 7.

    None where the raters are no better than chance.
    """
    beyond_chance = classes * reliability - 1
    if beyond_chance <= 0:
        return None
    return ((classes - 1) * with_raters + reliability - 1) / beyond_chance


def predicted_all_agree(reliability: float, classes: int) -> float:
    """How often three raters of that reliability would all make the same choice: equation 8."""
    return float(reliability**3 + (1 - reliability) ** 3 / (classes - 1) ** 2)
