"""How often a judge names what is truly better, as far as raters who err can tell (TripScore, Appendix C.4)."""

from collections.abc import Iterable, Mapping

import numpy as np

from core.labels.agreement.coefficients import mean_pairwise
from core.labels.agreement.noise import latent_agreement, reliability
from core.labels.judgement import Choice, Judgement, in_force
from core.labels.ratings import ratings_of


def latent_of(said: Mapping[str, Choice], judgements: Iterable[Judgement]) -> float | None:
    """The latent agreement of a judge who said so of each pair, from its agreement with single raters and theirs among
    themselves (equations 5 and 7); above 1 where it agrees with them more than the noise model allows.

    None where no pair has two raters, or where they agree no better than by chance.
    """
    given = [one for one in in_force(judgements) if one.pair in said]
    if not given:
        return None
    ratings = ratings_of(given)
    pairwise = mean_pairwise(ratings.counts(), np.ones(len(ratings.pairs)))
    classes = len(ratings.choices)
    of_raters = reliability(pairwise, classes) if np.isfinite(pairwise) else None
    if of_raters is None:
        return None
    with_raters = sum(said[one.pair] == one.choice for one in given) / len(given)
    return latent_agreement(with_raters, of_raters, classes)
