"""The best that a day of a relaxed trip can be: walks through sights with meals on the way, found by dynamic programming.

A walk pays for every ride, but has no opening hours, and may come back to a sight, though not at once nor after only one other:
so no day of a plan is better. Values are in minutes of liking.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, reduce

import numpy as np
from numpy.typing import NDArray

from core.optimize.instance.sights import Floats

# Lunch and dinner.
MEALS = 2


@dataclass(frozen=True)
class Legs:
    """What the ways weigh: `by_meals[k]` from each node to each other with so many meals on the way.

    The first `worth.size` nodes are sights, of which the last stands for many; `worth` is what a visit gains; `tired` is the
    dislike of a day with so many sights.
    """

    by_meals: Floats
    worth: Floats
    tired: Sequence[float]

    @cached_property
    def among(self) -> Floats:
        """Those from sight to sight, by meals, where they lead to and where from."""
        sights = self.worth.size
        return np.ascontiguousarray(self.by_meals[:, :sights, :sights].transpose(0, 2, 1))


@dataclass(frozen=True, slots=True)
class _Layer:
    """Walks with so many sights: the best value by the number of meals and the last sight, what sight was before, and the best
    value with another sight before."""

    best: Floats
    before: NDArray[np.int64]
    other: Floats


class Walks:
    """All best walks of a day from one node, by the number of their sights and meals."""

    def __init__(self, legs: Legs, start: int) -> None:
        self._legs, self._start = legs, start
        sights = legs.worth.size
        first = legs.worth - legs.by_meals[:, start, :sights]
        self._layers = [_Layer(first, np.full(first.shape, sights - 1), first)]
        for _ in range(len(legs.tired) - 2):
            self._layers.append(_onward(self._layers[-1], legs))

    def best(self, ends: Sequence[int]) -> Floats:
        """For so many meals at most (rows) and each end (columns) the value of the best walk there."""
        best: Floats = np.maximum.accumulate(self._by_sights(ends).max(axis=0), axis=0)
        return best

    def visits(self, end: int, meals: int) -> tuple[list[int], list[int]]:
        """The sights on the best walk to an end with at most so many meals, and the meals on each of its ways."""
        values = self._by_sights([end])[:, : meals + 1, 0]
        count, eaten = (int(one) for one in np.unravel_index(values.argmax(), values.shape))
        seen, on_ways = list[int](), list[int]()
        here, after = end, end
        for layer in reversed(self._layers[:count]):
            arriving = np.stack(
                [
                    _not_from(layer, eaten - more, here)
                    - self._legs.by_meals[more, : layer.best.shape[1], here]
                    for more in range(eaten + 1)
                ]
            )
            if after < layer.best.shape[1] - 1:
                arriving[:, after] = -np.inf
            more, sight = (int(one) for one in np.unravel_index(arriving.argmax(), arriving.shape))
            seen.append(sight)
            on_ways.append(more)
            here, after, eaten = sight, here, eaten - more
        return seen[::-1], [eaten, *on_ways[::-1]]

    def _by_sights(self, ends: Sequence[int]) -> Floats:
        legs, sights = self._legs, self._legs.worth.size
        to_ends = legs.by_meals[:, :sights, ends]
        straight = -legs.by_meals[:, self._start, ends]
        walks = np.stack([layer.best for layer in self._layers])
        arriving = [(walks[:, :, :, None] - ways).max(axis=2) for ways in to_ends]
        after = np.stack(
            [
                reduce(np.maximum, [arriving[more][:, meals - more] for more in range(meals + 1)])
                for meals in range(MEALS + 1)
            ],
            axis=1,
        )
        values: Floats = np.concatenate([straight[None], after]) - np.array(legs.tired)[:, None, None]
        return values


def _not_from(layer: _Layer, meals: int, sight: int) -> Floats:
    """The best values of walks that were not at that sight just before, by their last sight."""
    if sight >= layer.best.shape[1] - 1:
        return np.asarray(layer.best[meals])
    values: Floats = np.where(layer.before[meals] == sight, layer.other[meals], layer.best[meals])
    return values


def _onward(layer: _Layer, legs: Legs) -> _Layer:
    """The walks with one sight more."""
    counts, sights = layer.best.shape
    meals, everywhere = np.arange(counts)[:, None], np.arange(sights)
    # By meals, the next sight and the last one: nobody turns back at once, but to what stands for many.
    values = np.repeat(layer.best[:, None, :], sights, axis=1)
    values[meals, layer.before, everywhere] = np.where(layer.before < sights - 1, layer.other, layer.best)
    arriving = values - legs.among[0]
    for more in range(1, counts):
        np.maximum(arriving[more:], values[:-more] - legs.among[more], out=arriving[more:])
    before = arriving.argmax(axis=2)
    best = arriving[meals, everywhere, before] + legs.worth
    arriving[meals, everywhere, before] = -np.inf
    return _Layer(best, before, arriving.max(axis=2) + legs.worth)
