"""The day as ticks of five minutes, on which stays begin and end. Minutes are those of the day."""

import numpy as np
from numpy.typing import NDArray

from core.arrays import Floats
from core.optimize.instance.stops import STEP

Ticks = NDArray[np.int64]
# Nothing is seen before five in the morning, nor after midnight.
_FROM, _UNTIL = 5 * 60, 24 * 60 + 30
TICKS = (_UNTIL - _FROM) // STEP + 1
LAST = TICKS - 1


def ticks_of(minutes: Floats | Ticks | float) -> Ticks:
    """How many ticks so many minutes take at least: what begins on a tick begins no earlier."""
    return np.ceil(np.asarray(minutes) / STEP).astype(np.int64)


def not_before(minutes: Floats | Ticks | float) -> Ticks:
    """The first tick that is not before a minute of the day."""
    return np.maximum(np.ceil((np.asarray(minutes) - _FROM) / STEP).astype(np.int64), 0)


def not_after(minutes: Floats | Ticks | float) -> Ticks:
    """The last tick that is not after a minute of the day; below 0 where there is none."""
    ticks = np.floor((np.asarray(minutes) - _FROM) / STEP).astype(np.int64)
    return np.asarray(np.minimum(ticks, LAST))


def minutes_at(ticks: Ticks) -> Ticks:
    """The minute of the day of each tick."""
    return _FROM + STEP * ticks
