"""Spatiality (Appendix A.1, eqs. 13 and 14): attractions only."""

import numpy as np

from core.evaluate.traveleval.cross_day import mismatches
from core.evaluate.traveleval.distance import DistanceProvider
from core.evaluate.traveleval.document import TravelPlan
from core.evaluate.traveleval.shortest_order import MOST_STOPS, shortest_open_path_km
from core.sandbox.city import City
from core.text import Text

NO_ROUTE = Text("没有一天去两个以上景点", "no day visits more than one attraction")
NO_OTHER_DAY = Text("只有一天有景点", "only one day visits attractions")


def spatiality(trip: TravelPlan, provider: DistanceProvider) -> dict[str, float | Text]:
    """SSR: route penalty, mean over days; CSM: percentiles over attractions."""
    city = trip.city
    if city is None:
        absent = Text("沙盒没有目的地城市", "the sandbox does not have the city of the plan")
        return dict.fromkeys(("ssr", "csm_p90", "csm_p95"), absent)
    days = [
        [
            a["location_name"]
            for a in day["activities"]
            if a["type"] == "attraction" and trip.attraction(a["location_name"])
        ]
        for day in trip.day_list
    ]
    mismatches = cross_day_mismatches(city, days, provider)
    p90, p95 = np.percentile(mismatches, [90, 95]) if mismatches else (NO_OTHER_DAY, NO_OTHER_DAY)
    return {"ssr": route_penalty(city, days, provider), "csm_p90": p90, "csm_p95": p95}


def route_penalty(city: City, days: list[list[str]], provider: DistanceProvider) -> float | Text:
    """RP = actual / shortest - 1 over the sights of a day in any order, mean over days of two or more (eq. 13)."""
    if max(map(len, days), default=0) > MOST_STOPS:
        return Text(
            f"一天超过 {MOST_STOPS} 个景点，无法精确计算",
            f"a day has over {MOST_STOPS} sights, too many to solve exactly",
        )
    penalties = []
    for names in days:
        if len(names) >= 2:
            km = [[provider.distance(city, a, b) for b in names] for a in names]
            shortest = shortest_open_path_km(km)
            actual = sum(km[i][i + 1] for i in range(len(names) - 1))
            penalties.append(actual / shortest - 1 if shortest else 0.0)
    return sum(penalties) / len(penalties) if penalties else NO_ROUTE


def cross_day_mismatches(city: City, days: list[list[str]], provider: DistanceProvider) -> list[float]:
    """CSM of each attraction: mean distance to its own day's others over that to the nearest other day's (eq. 14)."""
    if sum(map(bool, days)) < 2:
        return []
    by_day = mismatches(days, days, lambda one, other: provider.distance(city, one, other))
    return [value for values in by_day for value in values]
