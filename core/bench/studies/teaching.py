"""What a study teaches the planner: learned weights over the terms of its objective as a profile."""

from collections.abc import Iterable
from pathlib import Path

from core.bench.studies.objective import PREFIX
from core.errors import InputError
from core.labels.judgement import Judgement, Pair
from core.labels.judges import is_judges
from core.labels.weights.examples import examples
from core.labels.weights.learning import FitMethod, Learned, learn
from core.optimize.preferences.kept import ProfileShelf
from core.optimize.preferences.weights import MOST, Weights
from core.text import Text


def is_planners(feature: str) -> bool:
    """Whether a feature is a term of the planner's objective."""
    return feature.startswith(PREFIX)


def is_measured(feature: str) -> bool:
    """Whether a feature is a score of its own, neither a term of the planner's objective nor a judge's."""
    return not is_judges(feature) and not is_planners(feature)


def learn_profile(pairs: Iterable[Pair], judgements: Iterable[Judgement], seed: int = 0) -> Learned:
    """The weights of the planner's terms that the judgements teach, on the terms' own scale.

    Raises InputError where too few pairs have such terms.
    """
    method: FitMethod = "logistic"
    return learn(examples(pairs, judgements, is_planners), method, seed)


def planner_weights(learned: Learned) -> Weights:
    """The same as weights of the planner: 1 in the mean over those that count, less where one would pass its most.

    A fit tells weights up to a common factor, which says how sure the raters are and nothing of what they like.
    Raises InputError where no term counts.
    """
    found = {name.removeprefix(PREFIX): weight.value or 0.0 for name, weight in learned.weights.items()}
    found = {name: found.get(name, 0.0) for name in Weights.model_fields}
    counted = [value for value in found.values() if value > 0]
    if not counted:
        raise InputError(
            "评判没有偏向规划目标中的任何一项，无法得到权重",
            "the judgements favour no term of the planner's objective, so they give no weights",
        )
    scale = min(len(counted) / sum(counted), MOST / max(counted))
    # the largest one may pass the most by a rounding
    return Weights(**{name: min(MOST, value * scale) for name, value in found.items()})


def save_profile(home: Path, name: str, study: str, learned: Learned) -> Weights:
    """Keep the learned weights as a profile of the planner in a data home; the weights. Raises InputError, FileError."""
    weights = planner_weights(learned)
    title = Text(f"学自评判：{study}", f"Learned from judgements: {study}")
    origin = f"Learned from the study {study}: {learned.pairs} pairs, test accuracy {learned.test.value:.3f}."
    ProfileShelf(home).save(name, title, weights, origin)
    return weights
