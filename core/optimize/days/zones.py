"""Parts of town: whether the places of a day lie together, and apart from those of the other days. Distances in km."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

ONE_QUARTER = 0.5
"""Within which sights are of one quarter."""
Points = NDArray[np.complex128]
# Within which places are at one place.
_NEXT_DOOR = 0.3
# At which a place is on its own whatever the other days do.
_ACROSS_TOWN = 5.0


def straying(day: Points, others: Sequence[Points]) -> float:
    """How much the places of a day would lie better on another day, added up.

    For each place: by how much its mean distance to the places of its own day is more than that to the places of the nearest
    other day (TravelEval, eq. 14, less 1), which is taken to be no farther than across the town.
    """
    if day.size < 2:
        return 0.0
    own = np.abs(day[:, None] - day).sum(axis=1) / (day.size - 1)
    nearest = np.full(day.size, _ACROSS_TOWN)
    for places in others:
        if places.size:
            nearest = np.minimum(nearest, np.abs(day[:, None] - places).mean(axis=1))
    return float(np.maximum(own / np.maximum(nearest, _NEXT_DOOR) - 1.0, 0.0).sum())


def torn_pairs(day: Points, others: Sequence[Points]) -> int:
    """How many places of a day are within 500 m of one of another day, counted pair by pair."""
    if not day.size:
        return 0
    return sum(int((np.abs(day[:, None] - places) < ONE_QUARTER).sum()) for places in others if places.size)


def route_km(start: complex, places: Points, end: complex) -> float:
    """The way from the start over the places in their order to the end, as the crow flies."""
    return float(np.abs(np.diff(np.concatenate([[start], places, [end]]))).sum())
