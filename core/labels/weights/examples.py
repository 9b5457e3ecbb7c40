"""What weights are learned from: pairs whose raters prefer one plan, with the features of both plans as arrays."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

import numpy as np

from core.errors import InputError
from core.labels.judgement import Judgement, Pair, PairScores, in_force
from core.labels.ratings import Numbers, Real

FOLDS = 5
"""Folds of the cross-validation (TripScore, Appendix C.2)."""

_FEWEST = 2 * FOLDS


@dataclass(frozen=True, slots=True)
class Examples:
    """Pairs with a majority for one plan: `a` and `b` are pairs x features (NaN where there is no score).

    `label` is 1 where A won and -1 where B did; `for_a` and `for_b` count the votes; `left_out` the pairs without a
    majority for one plan, or without any feature.
    """

    features: tuple[str, ...]
    pairs: tuple[str, ...]
    a: Real
    b: Real
    label: Numbers
    for_a: Real
    for_b: Real
    left_out: int

    def at(self, chosen: Numbers) -> "Examples":
        """The examples of those numbers."""
        return Examples(
            features=self.features,
            pairs=tuple(self.pairs[i] for i in chosen),
            a=self.a[chosen],
            b=self.b[chosen],
            label=self.label[chosen],
            for_a=self.for_a[chosen],
            for_b=self.for_b[chosen],
            left_out=self.left_out,
        )


def examples(
    pairs: Iterable[Pair], judgements: Iterable[Judgement], kind: Callable[[str], bool] = lambda name: True
) -> Examples:
    """The examples of a study, over the features of a kind. Raises InputError where there are too few to validate
    weights on.
    """
    pairs = [replace(pair, features=_of_kind(pair.features, kind)) for pair in pairs]
    votes: dict[str, Counter[str]] = {}
    for judgement in in_force(judgements):
        votes.setdefault(judgement.pair, Counter())[judgement.choice] += 1
    judged = [pair for pair in pairs if pair.pair in votes]
    usable = [(pair, won) for pair in judged if pair.features and (won := _majority(votes[pair.pair]))]
    if len(usable) < _FEWEST or len({won for _, won in usable}) == 1:
        raise InputError(
            f"学习权重至少需要 {_FEWEST} 对有特征且多数评判偏向其一的方案，并且 A、B 都有胜出；现有 {len(usable)} 对",
            f"learning weights needs {_FEWEST} pairs or more with features and a majority for one plan, some for A "
            f"and some for B; there are {len(usable)}",
        )
    names = tuple(sorted({name for pair, _ in usable for name in pair.features}))
    return Examples(
        features=names,
        pairs=tuple(pair.pair for pair, _ in usable),
        a=np.array([[_score(pair, name, "a") for name in names] for pair, _ in usable]),
        b=np.array([[_score(pair, name, "b") for name in names] for pair, _ in usable]),
        label=np.array([won for _, won in usable], dtype=np.int64),
        for_a=np.array([votes[pair.pair]["a"] for pair, _ in usable], dtype=float),
        for_b=np.array([votes[pair.pair]["b"] for pair, _ in usable], dtype=float),
        left_out=len(judged) - len(usable),
    )


def _of_kind(features: Mapping[str, PairScores], kind: Callable[[str], bool]) -> dict[str, PairScores]:
    return {name: scores for name, scores in features.items() if kind(name)}


def _majority(votes: Counter[str]) -> int:
    """1 where more raters chose A than anything else, -1 for B, else 0."""
    (first, most), *others = votes.most_common()
    if others and others[0][1] == most:
        return 0
    return {"a": 1, "b": -1}.get(first, 0)


def _score(pair: Pair, name: str, side: str) -> float:
    scores = pair.features.get(name)
    value = None if scores is None else getattr(scores, side)
    return float("nan") if value is None else float(value)
