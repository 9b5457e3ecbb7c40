"""Preference constraints of synthetic requests (appendix G, eqs. 17 to 20)."""

from bisect import bisect_right
from collections.abc import Mapping
from functools import lru_cache
from statistics import fmean

from core.evaluate.tripscore.soft import NO_DAYS, NO_NIGHTS, NO_SIGHTS, ScoreOrReason
from core.evaluate.tripscore.trip import DAYTIME, ScoredTrip
from core.evaluate.tripscore.wishes import BudgetStyle, Effort, Pacing
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel

_CLASSES: tuple[BudgetStyle, ...] = ("cost-effective", "comfortable", "high-end")
_FULL_DAY = DAYTIME[1] - DAYTIME[0]

PACING_HOURS: Mapping[Pacing, tuple[float, float]] = {
    "relaxed": (2, 6),
    "moderate": (4, 8),
    "compact": (6, 12),
}
"""Hours at sights and meals on a full day."""
PACING_SIGHTS: Mapping[Pacing, tuple[int, int]] = {"relaxed": (1, 3), "moderate": (2, 5), "compact": (4, 99)}
"""Sights on a full day."""

EXERTION: Mapping[str, int] = {
    "徒步": 1,
    "登山": 1,
    "爬山": 1,
    "游乐园/体育娱乐": 1,
    "骑行": 2,
}
"""Points of a type or of a word in a name: hiking, climbing and theme parks 1, cycling 2, all else 0 (eq. 20)."""


def budget_match(trip: ScoredTrip, wanted: BudgetStyle) -> ScoreOrReason:
    """Eq. 17: nights in a hotel of the wanted class / nights; see `hotel_class`."""
    if not trip.nights or trip.city is None:
        return NO_NIGHTS
    hotels = [trip.city.hotel(name) for name in trip.nights]
    return fmean(hotel is not None and hotel_class(hotel, trip.city) == wanted for hotel in hotels)


def hotel_class(hotel: Hotel, city: City) -> BudgetStyle:
    """The class by which third of the city's hotels its cheapest room falls in: sandboxes have no hotel stars."""
    prices = _prices(city)
    rank = bisect_right(prices, _cheapest(hotel)) - 1
    return _CLASSES[min(2, 3 * rank // len(prices))]


@lru_cache(maxsize=64)
def _prices(city: City) -> tuple[float, ...]:
    return tuple(sorted(map(_cheapest, city.hotels)))


def _cheapest(hotel: Hotel) -> float:
    return min((offer.price for offer in hotel.offers), default=0.0)


def pacing_match(trip: ScoredTrip, wanted: Pacing) -> ScoreOrReason:
    """Eq. 18: mean over days of how well hours and number of sights keep to the pace, both in proportion to the free time."""
    if not trip.free_minutes:
        return NO_DAYS
    hours, sights = PACING_HOURS[wanted], PACING_SIGHTS[wanted]
    scores = []
    for free, active, count in zip(trip.free_minutes, trip.active_minutes, trip.visit_counts, strict=True):
        share = free / _FULL_DAY
        busy = within(active / 60, hours[0] * share, hours[1] * share)
        many = within(count, int(sights[0] * share), -int(-sights[1] * share // 1))
        scores.append((busy + many) / 2)
    return fmean(scores)


def within(value: float, low: float, high: float) -> float:
    """1 from low to high, falling off in proportion outside."""
    if value < low:
        return value / low
    return high / value if value > high else 1.0


def attraction_match(trip: ScoredTrip, wanted: frozenset[str]) -> ScoreOrReason:
    """Eq. 19: visits to sights of a wanted type / visits."""
    if not trip.sights:
        return NO_SIGHTS
    return fmean(not wanted.isdisjoint(sight.attraction.types) for sight in trip.sights)


def effort_match(trip: ScoredTrip, wanted: Effort) -> ScoreOrReason:
    """Eq. 20: days of the wanted effort / days."""
    days = effort_by_day(trip)
    return fmean(day == wanted for day in days) if days else NO_DAYS


def effort_by_day(trip: ScoredTrip) -> tuple[Effort, ...]:
    """Strenuous over 2 points or with exertion on a day beside it too; light with none on it and beside it; else moderate."""
    # an idle day before and after the trip
    points = [0] * (len(trip.plan.itinerary) + 2)
    for sight in trip.sights:
        points[sight.day] += exertion(sight.attraction)
    return tuple(_effort(points[day - 1], points[day], points[day + 1]) for day in range(1, len(points) - 1))


def _effort(before: int, here: int, after: int) -> Effort:
    if here > 2 or (here and (before or after)):
        return "strenuous"
    return "moderate" if here or before or after else "light"


def exertion(attraction: Attraction) -> int:
    """Points of a sight: the most that its types or its name give."""
    return max(
        (points for word, points in EXERTION.items() if word in attraction.types or word in attraction.name),
        default=0,
    )
