"""From decisions to a `Plan`: every name, time and price as the sandbox has it, every leg as its network says."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.model.clock import Clock
from core.model.plan import Plan
from core.optimize.days.schedule import Timeline
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.problem import Problem
from core.optimize.instance.services import Journey
from core.optimize.instance.stops import DayStop
from core.optimize.instance.travel import CityRide, Ways
from core.sandbox.places import Service

_MIDNIGHT = 24 * 60
_BED_FROM = 15 * 60
# Minutes written for a stay that begins about midnight or later.
_SHORTEST_NIGHT = 30

Document = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Decisions:
    """All that is decided of a trip: `stays` maps days to where one sleeps after them, `days` those in the city (from 1)
    to their timelines."""

    journey: Journey
    stays: Mapping[int, Lodging]
    days: Mapping[int, Timeline]


def build_plan(problem: Problem, decisions: Decisions, ways: Ways) -> Plan:
    """The itinerary of these decisions."""
    return Plan.from_json(document_of(problem, decisions, ways))


def document_of(problem: Problem, decisions: Decisions, ways: Ways) -> Document:
    """The plan object of these decisions."""
    itinerary: list[Document] = []
    for day in range(1, problem.days + 1):
        activities: list[Document] = []
        if day == 1:
            activities.append(_service(decisions.journey.outbound, ways.tickets, []))
        timeline = decisions.days.get(day)
        if timeline is not None:
            activities += _stops(timeline, problem.people, ways)
            there = _legs(timeline.rides[-1], timeline.leaves[-1], ways)
            if day == problem.days:
                activities.append(_service(decisions.journey.inbound, ways.tickets, there))
            elif day in decisions.stays:
                activities.append(_night(decisions.stays[day], timeline.arrives, there))
        itinerary.append({"day": day, "activities": activities})
    return {
        "people_number": problem.people,
        "start_city": problem.start_city,
        "target_city": problem.city.name,
        "itinerary": itinerary,
    }


def _stops(timeline: Timeline, people: int, ways: Ways) -> list[Document]:
    return [
        _activity(stop, start, end, people if stop.is_meal else ways.tickets, _legs(ride, leave, ways))
        for stop, start, end, ride, leave in zip(
            timeline.stops, timeline.starts, timeline.ends, timeline.rides, timeline.leaves, strict=False
        )
    ]


def _activity(stop: DayStop, start: int, end: int, count: int, transports: list[Document]) -> Document:
    document = {
        "type": stop.kind,
        "position": stop.place,
        **_span(start, end),
        "price": _price(stop.price),
        "cost": _sum(stop.price, count),
        "transports": transports,
    }
    return document if stop.is_meal else {**document, "tickets": count}


def _night(lodging: Lodging, arrives: int, transports: list[Document]) -> Document:
    start = max(arrives, _BED_FROM)
    return {
        "type": "accommodation",
        "position": lodging.hotel.name,
        **_span(start, max(_MIDNIGHT, start + _SHORTEST_NIGHT)),
        "price": _price(lodging.offer.price),
        "cost": _sum(lodging.offer.price, lodging.rooms),
        "rooms": lodging.rooms,
        "room_type": lodging.offer.beds,
        "transports": transports,
    }


def _service(service: Service, tickets: int, transports: list[Document]) -> Document:
    return {
        "type": service.kind,
        "TrainID" if service.kind == "train" else "FlightID": service.number,
        "start": service.start,
        "end": service.end,
        **_span(service.departs, service.arrives),
        "price": _price(service.price),
        "cost": _sum(service.price, tickets),
        "tickets": tickets,
        "transports": transports,
    }


def _legs(ride: CityRide, leave: int, ways: Ways) -> list[Document]:
    """The legs of a ride that begins at that minute, with metro tickets for everybody or taxis for four each."""
    legs, now = [], leave
    payers = {"metro": {"tickets": ways.tickets}, "taxi": {"cars": ways.cars}, "walk": {}}
    for leg in ride.legs:
        shares = payers[leg.mode]
        legs.append(
            {
                "start": leg.start,
                "end": leg.end,
                "mode": leg.mode,
                **_span(now, now + leg.minutes),
                "price": _price(leg.price),
                "cost": _sum(leg.price, sum(shares.values())),
                "distance": leg.distance,
                **shares,
            }
        )
        now += leg.minutes
    return legs


def _span(start: int, end: int) -> dict[str, str]:
    return {"start_time": str(Clock(start)), "end_time": str(Clock(end))}


def _price(amount: float) -> int | float:
    return int(amount) if amount == int(amount) else amount


def _sum(price: float, count: int) -> int | float:
    return _price(round(price * count, 2))
