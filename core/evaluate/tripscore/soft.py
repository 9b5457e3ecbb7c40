"""Soft constraints (appendix F, eqs. 11 to 15); each in [0, 1], or the reason why it does not apply."""

from collections import Counter
from itertools import combinations, groupby, pairwise

import numpy as np

from core.evaluate.tripscore.trip import ScoredTrip
from core.model.plan import Flight, Train, Visit
from core.text import Text

ScoreOrReason = float | Text

LEAST_SHARE, MOST_SHARE = 1 / 3, 5 / 6
"""Of the free hours of a day (12 on a full one) at sights and meals: 4 to 10 hours."""
SHORT_DAY = 3 * 60
"""Free minutes below which a day need not be filled."""
NEARBY_KM = 100.0
FARTHEST = 80
"""Percentile above which a pair of sights is among the farthest fifth."""
DAYLIGHT = (8 * 60, 18 * 60)
"""Morning and afternoon."""

NO_DAYS = Text("行程没有任何一天", "the plan has no day")
NO_NIGHTS = Text("行程没有住宿", "the plan has no night in a hotel")
NO_SIGHTS = Text("计划没有沙盒认识的景点", "the plan visits no sight that the sandbox knows")


def schedule_density(trip: ScoredTrip) -> ScoreOrReason:
    """Eq. 11: 1 - days with too much or too little to do / days."""
    if not trip.free_minutes:
        return NO_DAYS
    violated = sum(
        not _fits(active, free) for active, free in zip(trip.active_minutes, trip.free_minutes, strict=True)
    )
    return 1 - violated / len(trip.free_minutes)


def _fits(active: int, free: int) -> bool:
    return (active >= free * LEAST_SHARE or free < SHORT_DAY) and active <= max(free * MOST_SHARE, SHORT_DAY)


def hotel_consistency(trip: ScoredTrip) -> ScoreOrReason:
    """Eq. 12: 1 - nights after a change to another hotel within 100 km / nights."""
    nights, city = trip.nights, trip.city
    if not nights or city is None:
        return NO_NIGHTS
    switches = sum(
        one != other
        and (
            one not in city.network
            or other not in city.network
            or city.network.distance(one, other) <= NEARBY_KM
        )
        for one, other in pairwise(nights)
    )
    return 1 - switches / len(nights)


def daytime_utilization(trip: ScoredTrip) -> ScoreOrReason:
    """Eq. 13: 1 - days with neither a sight nor a ride in the morning or afternoon / days."""
    days = len(trip.plan.itinerary)
    if not days:
        return NO_DAYS
    used = {
        one.day
        for one in trip.placed
        if isinstance(one.activity, Visit | Train | Flight)
        and one.activity.start_time.minutes < DAYLIGHT[1]
        and one.activity.start_time.minutes + one.end - one.start > DAYLIGHT[0]
    }
    return len(used) / days


def unique_attractions(trip: ScoredTrip) -> ScoreOrReason:
    """Eq. 14; visits to one sight in a row are one visit, so n counts the returns."""
    return _unique([name for name, _ in groupby(_sight_names(trip))], of=None)


def unique_attractions_of_all(trip: ScoredTrip) -> ScoreOrReason:
    """Eq. 14 with |A_total| to the letter: the returns are held against all visits, those in a row too."""
    names = _sight_names(trip)
    return _unique([name for name, _ in groupby(names)], of=len(names))


def _sight_names(trip: ScoredTrip) -> list[str]:
    return [sight.attraction.name for sight in trip.sights]


def _unique(names: list[str], of: int | None) -> ScoreOrReason:
    """The score of visits of which none follows another to the same sight, held against `of` visits."""
    if not names:
        return NO_SIGHTS
    again = [count for count in Counter(names).values() if count > 1]
    penalty = len(again) + sum(0.05 * (count - 1) ** 2 for count in again)
    return max(0.0, 1 - penalty / (of or len(names)))


def location_clustering(trip: ScoredTrip) -> ScoreOrReason:
    """Eq. 15: consecutive sights of a day that are among the farthest fifth of all pairs of the plan's sights."""
    if not trip.sights or trip.city is None:
        return NO_SIGHTS
    network = trip.city.network
    names = list(dict.fromkeys(sight.attraction.name for sight in trip.sights))
    if len(names) < 3:
        # one pair is not far compared with itself
        return 1.0
    km = [network.distance(one, other) for one, other in combinations(names, 2)]
    far = float(np.percentile(km, FARTHEST))
    penalty = sum(
        one.day == other.day and network.distance(one.attraction.name, other.attraction.name) > far
        for one, other in pairwise(trip.sights)
    )
    return max(0.0, 1 - penalty / len(trip.sights))
