"""Cross-day spatial mismatch (eq. 14): would a place lie better on another day?"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

Distance = Callable[[str, str], float]


def mismatches(
    days: Sequence[Sequence[str]], judged: Sequence[Sequence[str]], distance: Distance
) -> list[list[float]]:
    """For each judged place of each day: mean km to its own day's other places over that to the nearest other day's.

    0 where its day has no other place, no other day has one, or that day is where the place is.
    """
    names = list(dict.fromkeys(name for day in days for name in day))
    at = {name: number for number, name in enumerate(names)}
    km = _square(names, distance)
    counts = np.zeros((len(names), len(days)))
    for number, day in enumerate(days):
        np.add.at(counts, ([at[name] for name in day], number), 1)
    sizes = counts.sum(axis=0)
    sums = km @ counts
    means = np.divide(sums, sizes, out=np.full_like(sums, np.inf), where=sizes > 0)
    order = np.argsort(means, axis=1)[:, :2]
    found: list[list[float]] = []
    for number, places in enumerate(judged):
        found.append([])
        for name in places:
            row = at[name]
            others = sizes[number] - counts[row, number]
            nearest = min((means[row, day] for day in order[row] if day != number), default=np.inf)
            own = sums[row, number] / others if others else 0.0
            found[-1].append(float(own / nearest) if nearest else 0.0)
    return found


def _square(names: Sequence[str], distance: Distance) -> NDArray[np.float64]:
    km = np.zeros((len(names), len(names)))
    for row, one in enumerate(names):
        for column in range(row):
            km[row, column] = km[column, row] = distance(one, names[column])
    return km
