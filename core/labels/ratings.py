"""Judgements as arrays: an entry a judgement, with the numbers of its pair, its rater and its choice."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.labels.judgement import CHOICES, Judgement, in_force

Numbers = NDArray[np.int64]
Real = NDArray[np.float64]
Truths = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class RatingTable:
    """The judgements in force; `pair`, `rater` and `choice` are parallel, numbering `pairs`, `raters`, `choices`."""

    pairs: tuple[str, ...]
    raters: tuple[str, ...]
    choices: tuple[str, ...]
    pair: Numbers
    rater: Numbers
    choice: Numbers

    def counts(self) -> Real:
        """How many raters made each choice for each pair: pairs x choices."""
        table = np.zeros((len(self.pairs), len(self.choices)))
        np.add.at(table, (self.pair, self.choice), 1)
        return table


def ratings_of(judgements: Iterable[Judgement]) -> RatingTable:
    """The arrays of some judgements. The choices are a, b and neither, and tie where one was given."""
    given = in_force(judgements)
    used = {judgement.choice for judgement in given}
    choices = tuple(choice for choice in CHOICES if choice != "tie" or choice in used)
    pairs = tuple(sorted({judgement.pair for judgement in given}))
    raters = tuple(sorted({judgement.rater for judgement in given}))
    return RatingTable(
        pairs=pairs,
        raters=raters,
        choices=choices,
        pair=_numbers((one.pair for one in given), pairs),
        rater=_numbers((one.rater for one in given), raters),
        choice=_numbers((one.choice for one in given), choices),
    )


def _numbers(names: Iterable[str], known: tuple[str, ...]) -> Numbers:
    number = {name: index for index, name in enumerate(known)}
    return np.array([number[name] for name in names], dtype=np.int64)
