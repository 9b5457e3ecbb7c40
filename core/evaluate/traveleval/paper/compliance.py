"""Compliance (Appendix A.1, eqs. 7 to 9): signs of 1 or 0."""

from core.evaluate.traveleval.document import TravelPlan
from core.evaluate.traveleval.paper.accuracy import CAR_SEATS
from core.evaluate.traveleval.paper.visits import known_visits
from core.text import Text


def compliance(trip: TravelPlan) -> dict[str, float | Text]:
    """The metrics of the dimension."""
    budget, days, visits = trip.query.budget, trip.query.days, known_visits(trip)
    return {
        "bcs": float(trip.total_cost <= budget)
        if budget
        else Text("请求没有预算", "the request has no budget"),
        "tcs": float(len(trip.day_list) == days)
        if days
        else Text("请求没有天数", "the request does not say how many days"),
        "hcs": room_for_all(trip),
        "pas_a": float(hotel_as_wished(trip)),
        "pas_t": float(services_as_wished(trip)),
        "pas_c": float(meals_as_wished(trip)),
        "ttcs": float(all(visit.as_recommended for visit in visits)),
    }


def room_for_all(trip: TravelPlan) -> float | Text:
    """HCS: beds, seats, tickets and vehicles for everybody (eqs. 7 and 8)."""
    n = trip.query.people_number
    if not n:
        return Text("请求没有说明人数", "the request does not say how many people travel")
    enough = (not trip.rooms or trip.beds >= n) and all(
        leg["details"].get("number", 0) >= n for leg in trip.legs
    )
    for day in trip.day_list:
        for stop in [*day["activities"], day.get("ending_point") or {}]:
            details = stop.get("details") or {}
            enough &= not 0 < (details.get("ticket_number") or 0) < n
            enough &= not 0 < (details.get("load_limit") or CAR_SEATS) * (details.get("car_number") or 0) < n
    return float(enough)


def hotel_as_wished(trip: TravelPlan) -> bool:
    """PAS-A: the hotel has a preferred feature or room, where some are preferred, and no rejected one."""
    preferred, rejected = (
        trip.wish("accommodations", "preferences"),
        trip.wish("accommodations", "constraints"),
    )
    hotel = trip.city.hotel(trip.plan["accommodation"]["hotel_name"]) if trip.city else None
    has = {*(hotel.features if hotel else ()), *(room["type"] for room in trip.rooms)}
    return (not preferred or not has.isdisjoint(preferred)) and has.isdisjoint(rejected)


def services_as_wished(trip: TravelPlan) -> bool:
    """PAS-T: every service of a preferred kind, where some are preferred, and nothing on the way of a rejected one."""
    preferred, rejected = (
        trip.wish("transportation", "preferences"),
        trip.wish("transportation", "constraints"),
    )
    between = [leg["transportation_to"] for leg in trip.legs]
    inside = [activity.get("transportation_to") for day in trip.day_list for activity in day["activities"]]
    if preferred and (not between or any(mode not in preferred for mode in between)):
        return False
    return all(mode not in rejected for mode in (*between, *inside))


def meals_as_wished(trip: TravelPlan) -> bool:
    """PAS-C: every preferred cuisine eaten, and no rejected one."""
    eaten = set()
    for day in trip.day_list:
        for activity in day["activities"]:
            restaurant = (
                trip.city.restaurant(activity["location_name"])
                if trip.city and activity["type"] == "meal"
                else None
            )
            if restaurant:
                eaten.add(restaurant.cuisine)
    return eaten.issuperset(trip.wish("diet", "preferences")) and eaten.isdisjoint(
        trip.wish("diet", "constraints")
    )
