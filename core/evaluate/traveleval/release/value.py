"""Economy (BE and the costs) and Utility (EDI, ADS, AQE, Profit) as released."""

import math
from collections import defaultdict

from core.evaluate.traveleval.document import TravelPlan
from core.evaluate.traveleval.release.visits import duration_hours, trip_hours
from core.sandbox.places import Attraction

DENSITY_TARGETS = {"特种兵式": 6.0, "慢游": 2.0, "family": 2.75, "regular": 3.54}
"""Sights a day by style of travel (Table A2, medians)."""
TYPES = 24
"""Number of attraction types that the benchmark lists."""
UNKNOWN_STAR = 3.0


def economy(trip: TravelPlan) -> dict[str, float | None]:
    """BE and the cost of each category in CNY."""
    costs, value = trip.costs, experience_value(trip)
    return {
        "be": None if value is None else 1000 * value / trip.total_cost,
        "acd": costs["accommodation"],
        "atd": costs["attractions"],
        "etd": costs["intercity_transportation"],
        "rtd": costs["intracity_transportation"],
        "med": costs["meals"],
        "otc": costs["other"],
    }


def utility(trip: TravelPlan) -> dict[str, float | None]:
    """EDI, ADS, AQE and Profit."""
    visits, value = list(trip.visits()), experience_value(trip)
    return {
        "edi": diversity(trip),
        "ads": len(visits) / len(trip.days) / density_target(trip) if trip.days else 0.0,
        "aqe": quality_efficiency(trip),
        "profit": None if value is None else value / len(visits) if visits else 0.0,
    }


def experience_value(trip: TravelPlan) -> float | None:
    """Stars times preference match over all visits; None where a star is blank in the sandbox."""
    total = 0.0
    for visit in trip.visits():
        attraction = trip.attraction(visit["location_name"])
        if attraction is None:
            continue
        if attraction.star is None:
            return None
        total += (attraction.star or UNKNOWN_STAR) * preference_match(trip, attraction)
    return total


def preference_match(trip: TravelPlan, attraction: Attraction) -> float:
    """M: 1 more for each preferred type, divided by 1 more for each rejected one, 0 where only rejected ones match."""
    types = ";".join(attraction.types)
    liked = sum(wish in types for wish in trip.wish("attractions", "preferences"))
    rejected = sum(wish in types for wish in trip.wish("attractions", "constraints"))
    if not rejected:
        return 1.0 + liked
    return (1.0 + liked) / (1.0 + rejected) if liked else 0.0


def diversity(trip: TravelPlan) -> float:
    """EDI: entropy of the types visited, over that of all types alike."""
    scores: dict[str, float] = defaultdict(float)
    for visit in trip.visits():
        attraction = trip.attraction(visit["location_name"])
        if attraction is not None:
            for kind in attraction.types:
                scores[kind] += 1 / len(attraction.types)
    total = sum(scores.values())
    return (
        -sum(s / total * math.log2(s / total) for s in scores.values()) / math.log2(TYPES) if total else 0.0
    )


def density_target(trip: TravelPlan) -> float:
    """Sights a day that suit the style of the request."""
    rhythm = trip.wish("rhythm", "preferences")
    for style in ("特种兵式", "慢游"):
        if style in rhythm:
            return DENSITY_TARGETS[style]
    people = trip.query.record.get("people_composition") or {}
    family = (people.get("children") or 0) > 0 or (people.get("seniors") or 0) > 0
    return DENSITY_TARGETS["family" if family else "regular"]


def quality_efficiency(trip: TravelPlan) -> float | None:
    """AQE: stars times planned hours over the hours of the trip; None where a star is blank in the sandbox."""
    total = 0.0
    for visit in trip.visits():
        attraction = trip.attraction(visit["location_name"])
        star = attraction.star if attraction else UNKNOWN_STAR
        if star is None:
            return None
        total += star * duration_hours(visit)
    return total / trip_hours(trip)
