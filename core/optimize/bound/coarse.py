"""Days by the quarter of an hour, of the best sights only: quick to walk, and no bound. Prices are looked for there first."""

import numpy as np

from core.optimize.bound.visits import Visits
from core.optimize.bound.walks import DayWalks, Ends, Hours, WalkLegs
from core.optimize.instance.sights import Floats

SIGHTS = 32
"""That are looked at, the best ones."""
# Ticks of five minutes in one that is coarse.
_TICKS = 3


def coarse_day(day: DayWalks) -> DayWalks:
    """The day with a third of its ticks and of the lengths of visits."""
    legs, visits, hours = day.legs, day.visits, day.hours
    gains = _best_of_each(visits.gains[:, :SIGHTS, ::_TICKS])
    return DayWalks(
        WalkLegs(
            legs.weight[:, :SIGHTS, :SIGHTS],
            np.rint(legs.takes[:, :SIGHTS, :SIGHTS] / _TICKS).astype(np.int64),
        ),
        Visits(np.rint(visits.lengths[:SIGHTS, ::_TICKS] / _TICKS).astype(np.int64), gains),
        Hours(
            tuple(tick // _TICKS for tick in hours.leave_by),
            tuple(-(-tick // _TICKS) for tick in hours.arrive_from),
        ),
    )


def coarse_ends(ends: Ends) -> Ends:
    """The ends of days as coarse ones have them."""
    return Ends(ends.weight[:, :, :SIGHTS], ends.leave_by[:, :, :SIGHTS] // _TICKS)


def coarse_starts(starts: Floats) -> Floats:
    """What one starts with on a coarse day."""
    return _best_of_each(starts[:, :SIGHTS])


def _best_of_each(values: Floats) -> Floats:
    """By coarse tick the best of its ticks."""
    return np.maximum.reduceat(values, np.arange(0, len(values), _TICKS))
