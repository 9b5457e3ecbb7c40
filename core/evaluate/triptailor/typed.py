"""A typed plan of TripTailor's own object, for judges: services by number from the sandbox, no local transport."""

from typing import Any

from core.errors import PlanFormatError
from core.evaluate.triptailor.outline import OutlineRide, OutlineStop
from core.evaluate.triptailor.rules import TripTailorCase
from core.model.clock import Clock
from core.model.plan import Plan
from core.sandbox.places import Service

_LATEST = 100 * 60 - 1


def typed_plan(case: TripTailorCase) -> Plan | None:
    """The plan with the sandbox's names; None where it cannot be told as one."""
    outline = case.outline
    if outline.plan is not None:
        return outline.plan
    days = [[_stop(stop, case) for stop in day if stop.kind != "other" and stop.span] for day in outline.days]
    if not days:
        return None
    if outline.rides:
        days[0][:0] = _ride(outline.rides[0], case.start_city, case.target_city, case)
        for ride in outline.rides[1:]:
            days[-1] += _ride(ride, case.target_city, case.start_city, case)
    hotel = case.names.hotel(outline.hotel)
    for day in days[:-1]:
        if hotel is not None:
            day.append(_timed("accommodation", 22 * 60, 24 * 60, 0.0) | {"position": hotel.name})
    document = {
        "people_number": case.query.people_number or 1,
        "start_city": case.start_city,
        "target_city": case.target_city,
        "itinerary": [{"day": number, "activities": day} for number, day in enumerate(days, start=1)],
    }
    try:
        return Plan.from_json(document)
    except PlanFormatError:
        return None


def _stop(stop: OutlineStop, case: TripTailorCase) -> dict[str, Any]:
    assert stop.span is not None
    start, end = stop.span
    if stop.kind == "sightseeing":
        sight = case.names.attraction(stop.name)
        kind, name = "attraction", sight.name if sight else stop.name
    else:
        restaurant = case.names.restaurant(stop.name)
        kind = "breakfast" if end <= 10 * 60 + 30 else "lunch" if start < 16 * 60 else "dinner"
        name = restaurant.name if restaurant else stop.name
    return _timed(kind, start, end, stop.price or 0.0) | {"position": name}


def _ride(ride: OutlineRide, start_city: str, end_city: str, case: TripTailorCase) -> list[dict[str, Any]]:
    found = next((s for s in case.sandbox.services(start_city, end_city) if _is_same(s, ride)), None)
    if found is None:
        return []
    key = "TrainID" if found.kind == "train" else "FlightID"
    names = {key: found.number, "start": found.start, "end": found.end}
    return [_timed(found.kind, found.departs, found.arrives, ride.price or 0.0) | names]


def _is_same(service: Service, ride: OutlineRide) -> bool:
    return not set(service.number.split("/")).isdisjoint(ride.number.split("/"))


def _timed(kind: str, start: int, end: int, price: float) -> dict[str, Any]:
    times = {"start_time": str(Clock(start)), "end_time": str(Clock(min(end, _LATEST)))}
    return {"type": kind, **times, "price": price, "cost": price, "transports": []}
