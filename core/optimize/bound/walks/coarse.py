"""Days by the quarter of an hour, of the best sights only: quick to walk, and no bound. Prices are looked for there first."""

import numpy as np

from core.arrays import Floats
from core.optimize.bound.clock import Ticks
from core.optimize.bound.places import Visits
from core.optimize.bound.walks.day_walks import DayWalks, Ends, Hours, Starts, Waits, WalkLegs

# Sights that are looked at: the best ones, and those that stand for others.
_SIGHTS_WALKED = 24
# Ticks of five minutes in one that is coarse.
_TICKS = 3


def coarse_sights(day: DayWalks) -> Ticks:
    """The numbers of the sights that a coarse day has."""
    return np.concatenate(
        [np.arange(min(day.alone, _SIGHTS_WALKED)), np.arange(day.alone, len(day.visits.lengths))]
    )


def coarse_day(day: DayWalks) -> DayWalks:
    """The day with a third of its ticks and of the lengths of visits."""
    visits, hours, waits, sights = day.visits, day.hours, day.waits, coarse_sights(day)
    among = np.ix_(np.arange(len(day.legs.weight)), sights, sights)
    return DayWalks(
        legs=WalkLegs(day.legs.weight[among], _rounded(day.legs.takes[among])),
        visits=Visits(
            _rounded(visits.lengths[sights, ::_TICKS]),
            _best_of_each(visits.gains[:, sights][:, :, ::_TICKS]),
        ),
        hours=Hours(
            tuple(tick // _TICKS for tick in hours.leave_by),
            tuple(-(-tick // _TICKS) for tick in hours.arrive_from),
        ),
        waits=Waits(waits.first[::_TICKS], waits.further * _TICKS),
        alone=int(np.count_nonzero(sights < day.alone)),
        feeding=np.flatnonzero(np.isin(sights, day.feeding)),
        great=tuple(np.flatnonzero(np.isin(sights, one)) for one in day.great),
    )


def coarse_ends(ends: Ends, sights: Ticks) -> Ends:
    """The ends of days as coarse ones with these sights have them."""
    by_tick = None if ends.by_tick is None else ends.by_tick[::_TICKS, sights]
    return Ends(
        weight=ends.weight[:, :, sights],
        leave_by=ends.leave_by[:, :, sights] // _TICKS,
        hungry=ends.hungry,
        by_tick=by_tick,
    )


def coarse_starts(starts: Starts, sights: Ticks) -> Starts:
    """What one starts with on a coarse day with these sights."""
    return Starts(_best_of_each(starts.at[:, sights]), _best_of_each(starts.since[:, sights]))


def _rounded(ticks: Ticks | Floats) -> Ticks:
    return np.rint(ticks / _TICKS).astype(np.int64)


def _best_of_each(values: Floats) -> Floats:
    """By coarse tick the best of its ticks."""
    return np.maximum.reduceat(values, np.arange(0, len(values), _TICKS))
