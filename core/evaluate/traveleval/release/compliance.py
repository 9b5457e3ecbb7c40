"""Compliance as released: BCS, TCS, HCS, PAS-A, PAS-T, PAS-C, TTCS; each 0 or 1."""

from core.evaluate.traveleval.document import NO_DATES, TravelPlan
from core.evaluate.traveleval.release.visits import ReleaseVisits
from core.text import Text


def compliance(trip: TravelPlan, visits: ReleaseVisits) -> dict[str, float | Text]:
    """The metrics of the dimension, or why one does not apply."""
    return {
        "bcs": float(within_budget(trip)),
        "tcs": float(right_days(trip)),
        "hcs": float(room_for_all(trip)),
        "pas_a": float(hotel_as_wished(trip)),
        "pas_t": float(services_as_wished(trip)),
        "pas_c": float(meals_as_wished(trip)),
        "ttcs": NO_DATES if visits.first is None else float(visits_as_recommended(visits)),
    }


def within_budget(trip: TravelPlan) -> bool:
    """BCS: the plan says that it is within budget, and its cost is within the budget that it states."""
    budget = trip.summary["total_budget"]
    return bool(trip.summary["is_within_budget"]) and (not budget or trip.total_cost <= budget)


def right_days(trip: TravelPlan) -> bool:
    """TCS: as many days as asked for, by the plan's own word."""
    asked = trip.query.days
    return not asked or trip.summary["total_days"] == asked


def room_for_all(trip: TravelPlan) -> bool:
    """HCS: seats, beds, tickets and vehicles for everybody."""
    n = trip.query.people_number or 0
    if n == 0:
        return True
    if trip.summary["total_travelers"] != n or trip.beds < n:
        return False
    if any(leg["details"].get("number", 0) < n for leg in trip.legs):
        return False
    for day in trip.day_list:
        for stop in [*day["activities"], day.get("ending_point") or {}]:
            details = stop.get("details") or {}
            if 0 < (details.get("ticket_number") or 0) < n:
                return False
            if 0 < ((details.get("load_limit") or 1) - 1) * (details.get("car_number") or 0) < n:
                return False
    return True


def hotel_as_wished(trip: TravelPlan) -> bool:
    """PAS-A: a bed for every night, and the hotel's feature is preferred, or else not rejected."""
    rooms = trip.rooms
    if sum(room["nights"] for room in rooms) / len(rooms) != trip.summary["total_days"] - 1:
        return False
    hotel = trip.city.hotel(trip.plan["accommodation"]["hotel_name"]) if trip.city else None
    feature = ";".join(hotel.features) if hotel else None
    preferred, rejected = (
        trip.wish("accommodations", "preferences"),
        trip.wish("accommodations", "constraints"),
    )
    return feature in preferred if preferred else feature not in rejected


def services_as_wished(trip: TravelPlan) -> bool:
    """PAS-T: every service of a preferred kind, and the last one not of a rejected kind."""
    preferred, rejected = (
        trip.wish("transportation", "preferences"),
        trip.wish("transportation", "constraints"),
    )
    if not preferred and not rejected:
        return True
    if not trip.legs:
        return False
    if preferred and any(leg["transportation_to"] not in preferred for leg in trip.legs):
        return False
    return trip.legs[-1]["transportation_to"] not in rejected


def meals_as_wished(trip: TravelPlan) -> bool:
    """PAS-C: all preferred cuisines eaten, and none that is rejected after the last of them."""
    left, rejected = list(trip.wish("diet", "preferences")), trip.wish("diet", "constraints")
    cuisine = ""
    for activity in trip.activities():
        if activity["type"] != "meal":
            continue
        restaurant = trip.city.restaurant(activity["location_name"]) if trip.city else None
        # an unknown restaurant serves what the last one did
        cuisine = restaurant.cuisine if restaurant else cuisine
        if left:
            left = [wish for wish in left if wish != cuisine]
        elif cuisine in rejected:
            return False
    return not left


def visits_as_recommended(visits: ReleaseVisits) -> bool:
    """TTCS: every visit, less its queue, within the recommended length."""
    return all(
        visit.attraction.recommended_min / 60 <= visit.effective <= visit.attraction.recommended_max / 60
        for visit in visits.known
    )
