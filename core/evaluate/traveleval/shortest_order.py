"""The shortest order of stops between two fixed ends, exactly (Held and Karp's dynamic programme)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, permutations

import numpy as np
from numpy.typing import NDArray

MOST_STOPS = 12
"""More stops than this are not solved: time and memory double with each."""
FEW_STOPS = 4
"""Up to here it is quicker to try all orders."""


def shortest_open_path_km(distances: Sequence[Sequence[float]]) -> float:
    """Length of the shortest path through all stops, from any to any; `distances` is square, in km."""
    # an end that is no way from anywhere
    nowhere = [0.0] * (len(distances) + 2)
    return shortest_path_km([nowhere, *([0.0, *row, 0.0] for row in distances), nowhere])


def shortest_path_km(distances: Sequence[Sequence[float]]) -> float:
    """Length of the shortest path from the first stop to the last through all others; `distances` is square, in km."""
    n = len(distances)
    if n < 2:
        return 0.0
    if n == 2:
        return float(distances[0][1])
    inner = n - 2
    if inner <= FEW_STOPS:
        return min(
            sum(distances[a][b] for a, b in pairwise((0, *order, n - 1)))
            for order in permutations(range(1, n - 1))
        )
    km = np.asarray(distances, dtype=float)
    best: NDArray[np.float64] = np.full((1 << inner, inner), np.inf)
    stops = np.arange(inner)
    best[1 << stops, stops] = km[0, 1:-1]
    between = km[1:-1, 1:-1]
    for visited in _by_size(inner)[1:-1]:
        for stop in range(inner):
            before = visited[visited >> stop & 1 == 0]
            best[before | 1 << stop, stop] = (best[before] + between[:, stop]).min(axis=1)
    return float((best[-1] + km[1:-1, -1]).min())


@lru_cache(maxsize=32)
def _by_size(stops: int) -> tuple[NDArray[np.int64], ...]:
    """All sets of stops as bit masks, by how many stops they have."""
    masks = np.arange(1 << stops)
    sizes = np.bitwise_count(masks)
    return tuple(masks[sizes == size] for size in range(stops + 1))
