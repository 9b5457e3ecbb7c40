"""What visits cost in a relaxed trip, and prices to begin with. Minutes of liking."""

from dataclasses import dataclass

import numpy as np

from core.arrays import Floats
from core.optimize.bound.relaxation import RelaxedTrip
from core.optimize.bound.walks.day_walks import FED
from core.optimize.instance.stops import STEP

DAYS = 4
"""Kinds of days."""
# What time gains elsewhere: by the minute, the same for what is asked for, and by the sight; and of how many sights a day one begins
# with the last one's price.
_WORTH_OF_TIME, _WORTH_OF_TIME_ASKED, _WORTH_OF_A_SIGHT, _SIGHTS_A_DAY = 1.2, 0.3, 100.0, 5


@dataclass(frozen=True, slots=True)
class Prices:
    """What a visit to each site costs, and each sight on each kind of day."""

    sites: Floats
    sights: Floats


def first_prices(relaxed: RelaxedTrip) -> Prices:
    """What a sight gains beyond its ways from home and back, and what as much time gains elsewhere.

    Who has to see it is paid for going there, where it is not worth that.
    """
    visits, sites, required = relaxed.day.visits, relaxed.sites, relaxed.required
    one_by_one, asked = sites >= 0, np.append(required, False)[sites]
    ways = sum(legs.weight[:-FED, 0].min(axis=0) for legs in (relaxed.from_home, relaxed.to_home))
    worth = np.where(asked, _WORTH_OF_TIME_ASKED, _WORTH_OF_TIME)[:, None]
    longer = visits.gains.max(axis=0) - worth * STEP * visits.lengths
    gained = longer.max(axis=1) - _WORTH_OF_A_SIGHT - ways
    prices = np.where(required, -np.inf, 0.0)
    np.maximum.at(prices, sites[one_by_one], gained[one_by_one])
    prices[relaxed.great_sites] = 0.0
    return Prices(prices, np.full(DAYS, np.diff(relaxed.tired).clip(0.0)[:_SIGHTS_A_DAY][-1]))
