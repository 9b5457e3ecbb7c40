"""Spatiality as released: SSR (route penalty) and the percentiles of CSM; meals, hotels and end points take part."""

import numpy as np

from core.evaluate.traveleval.cross_day import mismatches
from core.evaluate.traveleval.distance import DistanceProvider
from core.evaluate.traveleval.document import PlanPart, TravelPlan
from core.evaluate.traveleval.shortest_order import shortest_path_km

MOST_RELEASED = 18
"""Activities a day up to which the released programme ends; it tries all orders of more."""


def spatiality(trip: TravelPlan, provider: DistanceProvider) -> dict[str, float | None]:
    """The metrics of the dimension; CSM is None for a plan without days."""
    mismatches = cross_day_mismatches(trip, provider)
    p90, p95 = np.percentile(mismatches, [90, 95]) if mismatches else (None, None)
    return {"ssr": route_penalty(trip, provider), "csm_p90": p90, "csm_p95": p95}


def route_penalty(trip: TravelPlan, provider: DistanceProvider) -> float | None:
    """SSR: mean over days of actual over shortest route, less 1; None where a day has too many stops to solve."""
    if any(len(day["activities"]) > MOST_RELEASED for day in trip.days.values()):
        return None
    penalties = [_day_penalty(trip, day, provider) for day in trip.days.values()]
    return sum(penalties) / len(penalties) if penalties else 0.0


def _day_penalty(trip: TravelPlan, day: PlanPart, provider: DistanceProvider) -> float:
    names = [day.get("starting_point"), *(a["location_name"] for a in day["activities"])]
    names.append((day.get("ending_point") or {}).get("location_name"))
    stops = [name for name in names if trip.is_known(name)]
    if trip.city is None or len(stops) < 2:
        return 0.0
    city = trip.city
    km = [[provider.distance(city, a, b) for b in stops] for a in stops]
    shortest = shortest_path_km(km)
    return sum(km[i][i + 1] for i in range(len(stops) - 1)) / shortest - 1 if shortest else 0.0


def cross_day_mismatches(trip: TravelPlan, provider: DistanceProvider) -> list[float]:
    """CSM of every place that is not a hotel: its distance to its own day's places over that to the nearest other day's."""
    days = [
        [(a["location_name"], a["type"]) for a in day["activities"] if trip.is_known(a["location_name"])]
        for day in trip.days.values()
    ]
    judged = [[name for name, kind in day if not kind.startswith("accommodation")] for day in days]
    if trip.city is None:
        # no place of any day is known
        return [0.0] if days else []
    city = trip.city
    by_day = mismatches(
        [[name for name, _ in day] for day in days], judged, lambda a, b: provider.distance(city, a, b)
    )
    return ([0.0] if days and not judged[0] else []) + [value for values in by_day for value in values]
