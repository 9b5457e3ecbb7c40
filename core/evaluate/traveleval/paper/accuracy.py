"""Accuracy (Appendix A.1, eqs. 1 to 6)."""

from core.evaluate.traveleval.document import COST_CATEGORIES, PlanPart, TravelPlan, minutes_of
from core.evaluate.traveleval.paper.visits import known_visits
from core.sandbox.network import METRO_HOURS
from core.sandbox.places import hours_of
from core.text import Text

# Services within the usual hours of metros: the sandbox has no timetable of theirs.
_TIMETABLED = ("地铁", "公交", "metro", "bus", "subway")
CAR_SEATS = 4


def accuracy(trip: TravelPlan) -> dict[str, float | Text]:
    """The metrics of the dimension."""
    visits = [
        visit["location_name"]
        for day in trip.day_list
        for visit in day["activities"]
        if visit["type"] == "attraction"
    ]
    return {
        "ccd": cost_deviation(trip),
        "far": sum(trip.attraction(name) is None for name in visits) / len(visits)
        if visits
        else Text("计划中没有景点", "the plan visits no attraction"),
        "vroh": float(closed_visits(trip)),
        "frtc": float(failed_connections(trip)),
        "itd": intercity_deviation(trip),
        "pd": personnel_deviation(trip),
    }


def cost_deviation(trip: TravelPlan) -> float | Text:
    """CCD: deviations of the plan's own costs by category, over the actual cost (eq. 1)."""
    if not trip.total_cost:
        return Text("计划的实际费用为 0", "the plan's actual cost is 0")
    told = trip.plan["cost_breakdown"]
    return sum(abs(trip.costs[name] - float(told.get(name, 0))) for name in COST_CATEGORIES) / trip.total_cost


def closed_visits(trip: TravelPlan) -> int:
    """VROH: visits that lie wholly outside the opening hours (eq. 3, a count)."""
    count = 0
    for visit in known_visits(trip):
        opens, closes = hours_of(visit.attraction)
        count += visit.end <= opens or visit.start >= closes
    return count


def failed_connections(trip: TravelPlan) -> int:
    """FRTC: transfers outside service hours, and services that the sandbox does not have (eq. 4, a count)."""
    count = sum(service_hours(trip, leg) is None for leg in trip.legs)
    for day in trip.day_list:
        for stop in [*day["activities"], day.get("ending_point") or {}]:
            mode = str(stop.get("transportation_to") or "").lower()
            if any(word in mode for word in _TIMETABLED):
                leaves = minutes_of(stop["start_time"]) - transfer_minutes(stop)
                count += not METRO_HOURS[0] <= leaves <= METRO_HOURS[1]
    return count


def transfer_minutes(stop: PlanPart) -> int:
    """Minutes of the transfer to a stop; 0 where the plan does not say."""
    told = (stop.get("details") or {}).get("transport_time")
    return round(float(told)) if told else 0


def service_hours(trip: TravelPlan, leg: PlanPart) -> float | None:
    """Hours of the service with the leg's number to the leg's station, None where there is none."""
    here, there = trip.summary["departure"], trip.summary["destination"]
    for pair in ((here, there), (there, here)):
        for service in trip.sandbox.services(*pair):
            if (
                service.number == leg["details"].get("transport_number")
                and service.end == leg["location_name"]
            ):
                return service.duration
    return None


def intercity_deviation(trip: TravelPlan) -> float | Text:
    """ITD: planned against actual travel time; a service that does not exist deviates wholly (eq. 5)."""
    off = actual = 0.0
    for leg in trip.legs:
        start, end = minutes_of(leg["start_time"]), minutes_of(leg["end_time"])
        planned = ((end - start) % (24 * 60)) / 60
        served = service_hours(trip, leg)
        if served is not None and served > 24:
            planned += 24 * (served // 24)
        off += planned if served is None else abs(planned - served)
        actual += planned if served is None else served
    return off / actual if actual else Text("计划没有城际交通", "the plan has no travel between the cities")


def personnel_deviation(trip: TravelPlan) -> float | Text:
    """PD: deviation of beds, vehicles and tickets from the number of people (eq. 6; several of a kind are averaged)."""
    n = trip.query.people_number
    if not n:
        return Text("请求没有说明人数", "the request does not say how many people travel")
    tickets: list[float] = []
    vehicles: list[float] = []
    for day in trip.day_list:
        for stop in [*day["activities"], day.get("ending_point") or {}]:
            details = stop.get("details") or {}
            if details.get("ticket_number"):
                tickets.append(abs(details["ticket_number"] - n))
            if details.get("car_number"):
                vehicles.append(abs((details.get("load_limit") or CAR_SEATS) * details["car_number"] - n))
    beds = abs(trip.beds - n) if trip.rooms else 0
    return (beds + _mean(vehicles) + _mean(tickets)) / n


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
