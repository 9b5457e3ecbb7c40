"""Parts of town: whether the places of a day lie together, and apart from those of the other days. Distances in km."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.complex128]
# Within which sights in town are of one quarter.
_ONE_QUARTER = 0.5
# From the bed, beyond which a place is out of town, and what is near it there at most.
_FAR_OUT, _ONE_WAY_OUT = 15.0, 12.0
# What lies within this part of the way there lies on it.
_OF_THE_WAY = 3
_TWO = 2
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


def returns(places: Sequence[complex]) -> int:
    """How often the places of a day, in their order, are in the quarter of one that was left before."""
    return sum(
        any(abs(places[here] - before) < _ONE_QUARTER for before in places[: here - 1])
        and abs(places[here] - places[here - 1]) >= _ONE_QUARTER
        for here in range(_TWO, len(places))
    )


def is_torn(here: complex, there: complex, home: complex) -> bool:
    """Whether two places that are on different days are in one quarter, or on one way out of town.

    In town that is within 500 m; far from `home` whatever lies in one direction is one way out.
    """
    return abs(here - there) < _reach(abs(here - home))


def _reach(out: float) -> float:
    """Within how many km of a place that is so far from the bed another one is in its quarter."""
    return min(out / _OF_THE_WAY, _ONE_WAY_OUT) if out > _FAR_OUT else _ONE_QUARTER


def route_km(start: complex, places: Points, end: complex) -> float:
    """The way from the start over the places in their order to the end, as the crow flies."""
    return float(np.abs(np.diff(np.concatenate([[start], places, [end]]))).sum())
