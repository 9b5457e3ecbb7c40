"""Accuracy as released: CCD, FAR, VROH, FRTC, ITD, PD."""

from collections.abc import Iterator
from datetime import datetime

from core.evaluate.traveleval.document import COST_CATEGORIES, PlanPart, TravelPlan, minutes_of
from core.evaluate.traveleval.release.visits import duration_hours
from core.sandbox.places import Service

_SLOW_TRAINS = {"快速", "特快", "直达特快"}
_FAST_TRAINS = {"高铁", "动车"}


def accuracy(trip: TravelPlan) -> dict[str, float]:
    """The metrics of the dimension."""
    return {
        "ccd": cost_deviation(trip),
        "far": fictitious_rate(trip),
        "vroh": closed_rate(trip),
        # the released test of transitions never fires
        "frtc": 0.0,
        "itd": intercity_deviation(trip),
        "pd": personnel_deviation(trip),
    }


def cost_deviation(trip: TravelPlan) -> float:
    """CCD: deviations of the plan's own cost breakdown, over the actual cost."""
    told = trip.plan["cost_breakdown"]
    off = sum(abs(trip.costs[name] - float(told.get(name, 0))) for name in COST_CATEGORIES)
    return off / trip.total_cost


def fictitious_rate(trip: TravelPlan) -> float:
    """FAR: share of visits to names that no place of the city has."""
    if not any(trip.is_known(name) for name in _all_names(trip)):
        return 1.0
    names = [visit["location_name"] for visit in trip.visits()]
    return sum(not trip.is_known(name) for name in names) / len(names) if names else 0.0


def _all_names(trip: TravelPlan) -> Iterator[object]:
    for day in trip.days.values():
        yield day.get("starting_point")
        for activity in day["activities"]:
            yield activity["location_name"]
        yield (day.get("ending_point") or {}).get("location_name")


def closed_rate(trip: TravelPlan) -> float:
    """VROH: share of activities at attractions that start outside the opening hours."""
    starts = [
        (_minutes_or_none(activity["start_time"]), attraction)
        for activity in trip.activities()
        if (attraction := trip.attraction(activity["location_name"])) is not None
    ]
    closed = sum(start is not None and not a.opens <= start <= a.closes for start, a in starts)
    return closed / len(starts) if starts else 0.0


def _minutes_or_none(clock: str) -> int | None:
    try:
        return minutes_of(clock)
    except (ValueError, AttributeError):
        return None


def intercity_deviation(trip: TravelPlan) -> float:
    """ITD: deviation of the planned travel times from the services of most similar clock times."""
    off = actual = 0.0
    for leg in trip.legs:
        planned = duration_hours(leg)
        served = _service_hours(trip, leg)
        if not served:
            return 1.0
        if planned + 20 < served:
            planned += 24
        off += abs(planned - served)
        actual += served
    return off / actual if actual else 1.0


def _strict_minutes(clock: str) -> int:
    moment = datetime.strptime(clock, "%H:%M")  # noqa: DTZ007 - a time of day, no date
    return moment.hour * 60 + moment.minute


def _service_hours(trip: TravelPlan, leg: PlanPart) -> float | None:
    mode = leg["transportation_to"]
    if mode != "飞机" and mode not in _SLOW_TRAINS | _FAST_TRAINS:
        return 1.0
    start, end = _strict_minutes(leg["start_time"]), _strict_minutes(leg["end_time"])
    if end < start:
        end += 24 * 60
    arrives_in = leg["location_name"][:2]
    candidates = [
        service
        for service in _services(trip, "airplane" if mode == "飞机" else "train")
        if service.end.startswith(arrives_in)
        and not (mode in _SLOW_TRAINS and service.train_type in _FAST_TRAINS)
    ]
    if not candidates:
        return None
    return min(candidates, key=lambda s: abs(s.departs - start) + abs(s.arrives - end)).duration


def _services(trip: TravelPlan, kind: str) -> Iterator[Service]:
    here, there = trip.summary["departure"], trip.summary["destination"]
    for pair in ((here, there), (there, here)):
        yield from (service for service in trip.sandbox.services(*pair) if service.kind == kind)


def personnel_deviation(trip: TravelPlan) -> float:
    """PD: deviation of seats, beds, tickets and vehicles from the number of people, capped at 1."""
    n = trip.query.people_number or 0
    if n == 0:
        return 0.0
    seats = sum(leg["details"].get("number", 0) for leg in trip.legs) / 2
    off = abs(seats - n) + abs(trip.beds - n)
    tickets, vehicles = _tickets(trip), list(loads(trip))
    if tickets and vehicles:
        # the released sum of ticket deviations starts from the beds, which it forgets to reset
        off += (trip.beds + sum(abs(count - n) for count in tickets)) / len(tickets)
        off += sum(abs((limit - 1) * cars - n) for limit, cars in vehicles) / len(vehicles)
    return min(1.0, float(off / n))


def _tickets(trip: TravelPlan) -> list[int]:
    found = []
    for day in trip.day_list:
        for activity in day["activities"]:
            count = (activity.get("details") or {}).get("ticket_number")
            if count:
                found.append(count)
    return found


def loads(trip: TravelPlan) -> Iterator[tuple[int, int]]:
    """Load limit (driver included, 5 where not given) and number of every hired vehicle."""
    for day in trip.day_list:
        for stop in [*day["activities"], day.get("ending_point") or {}]:
            details = stop.get("details") or {}
            if details.get("car_number"):
                yield details.get("load_limit") or 5, details["car_number"]
