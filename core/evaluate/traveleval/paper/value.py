"""Economy (eq. 15 and the cost shares) and Utility (eqs. 16 to 24)."""

import math
from collections import defaultdict
from collections.abc import Callable

from core.evaluate.traveleval.document import NO_DATES, TravelPlan
from core.evaluate.traveleval.paper.visits import (
    NO_VISITS,
    PlannedVisit,
    first_date,
    known_visits,
    useful_minutes,
)
from core.evaluate.traveleval.release.value import TYPES, density_target
from core.sandbox.places import Attraction
from core.text import Text

NO_STARS = Text("数据里没有景点评分", "the data have no ratings of sights")
NO_COST = Text("计划的实际费用为 0", "the plan's actual cost is 0")


def economy(trip: TravelPlan) -> dict[str, float | Text]:
    """BE in per cent, and the share of each cost category."""
    total, costs = trip.total_cost, trip.costs
    if not total:
        return dict.fromkeys(("be", "acd", "atd", "etd", "rtd", "med", "otc"), NO_COST)
    value = _rated(known_visits(trip), lambda visit, star: star * time_match(visit))
    return {
        "be": value if isinstance(value, Text) else 100 * value / total,
        "acd": costs["accommodation"] / total,
        "atd": costs["attractions"] / total,
        "etd": costs["intercity_transportation"] / total,
        "rtd": costs["intracity_transportation"] / total,
        "med": costs["meals"] / total,
        "otc": costs["other"] / total,
    }


def utility(trip: TravelPlan) -> dict[str, float | Text]:
    """EDI, ADS, AQE and Profit."""
    visits = known_visits(trip)
    value = _rated(visits, lambda visit, star: star * preference_match(trip, visit.attraction))
    count = sum(a["type"] == "attraction" for day in trip.day_list for a in day["activities"])
    return {
        "edi": diversity(visits),
        "ads": count / len(trip.day_list) / density_target(trip) if trip.day_list else NO_VISITS,
        "aqe": quality_efficiency(trip, visits),
        "profit": value if isinstance(value, Text) else value / len(visits),
    }


def _rated(visits: list[PlannedVisit], worth: Callable[[PlannedVisit, float], float]) -> float | Text:
    """Sum of what each visit is worth by its star; why not, where there is nothing to rate."""
    if not visits:
        return NO_VISITS
    total = 0.0
    for visit in visits:
        if visit.attraction.star is None:
            return NO_STARS
        total += worth(visit, visit.attraction.star)
    return total


def time_match(visit: PlannedVisit) -> float:
    """M(T) of eq. 15: 1 within the recommended range, falling off in proportion outside; the paper leaves its form open."""
    low, high = visit.attraction.recommended_min, visit.attraction.recommended_max
    if visit.planned < low:
        return visit.planned / low
    return high / visit.planned if visit.planned > high else 1.0


def preference_match(trip: TravelPlan, attraction: Attraction) -> float:
    """M of eq. 24: 1 and 1 more for each preferred type; 0 where a type is rejected."""
    if not trip.wish("attractions", "constraints") or set(attraction.types).isdisjoint(
        trip.wish("attractions", "constraints")
    ):
        return 1.0 + len(set(attraction.types).intersection(trip.wish("attractions", "preferences")))
    return 0.0


def diversity(visits: list[PlannedVisit]) -> float | Text:
    """EDI: entropy of the types visited over that of all types alike (eqs. 16 to 21)."""
    scores: dict[str, float] = defaultdict(float)
    for visit in visits:
        for kind in visit.attraction.types:
            scores[kind] += 1 / len(visit.attraction.types)
    total = sum(scores.values())
    if not total:
        return NO_VISITS
    return -sum(s / total * math.log2(s / total) for s in scores.values()) / math.log2(TYPES)


def quality_efficiency(trip: TravelPlan, visits: list[PlannedVisit]) -> float | Text:
    """AQE: stars times effective time over the planned time of all visits (eq. 23)."""
    first, planned = first_date(trip), sum(visit.planned for visit in visits)
    if first is None:
        return NO_DATES
    worth = _rated(visits, lambda visit, star: star * useful_minutes(visit, first))
    if isinstance(worth, Text):
        return worth
    return worth / planned if planned else NO_VISITS
