"""The parts of a plan object, each written as the sandbox has it: services, stops, nights, and the ways between them.

Minutes count from the midnight of a part's own day, prices are CNY, distances km. What one pays for everybody is
rounded to cents; amounts that are whole are written without decimals.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from core.model.clock import DAY_MINUTES, Clock
from core.sandbox.network import Leg
from core.sandbox.places import Hotel, RoomOffer, Service

Document = dict[str, Any]

TAXI_SEATS = 4
"""Travellers in one taxi (ChinaTravel, released evaluator)."""
BED_FROM = 15 * 60
"""Minutes after midnight from which a hotel has its rooms ready (the usual hour of Chinese hotels is 14:00 to 15:00)."""
SHORTEST_NIGHT = 30
"""Minutes written for a night that begins about midnight or later."""


def taxis_for(people: int) -> int:
    """How many taxis take them all."""
    return -(-people // TAXI_SEATS)


def plan_object(
    people: int, start_city: str, target_city: str, days: Iterable[Sequence[Document]]
) -> Document:
    """The plan whose days have these activities."""
    return {
        "people_number": people,
        "start_city": start_city,
        "target_city": target_city,
        "itinerary": [
            {"day": number, "activities": list(activities)} for number, activities in enumerate(days, start=1)
        ],
    }


def service_booked(service: Service, tickets: int, transports: Sequence[Document] = ()) -> Document:
    """The ride on a train or flight, after the way to its station."""
    return {
        "type": service.kind,
        "TrainID" if service.kind == "train" else "FlightID": service.number,
        "start": service.start,
        "end": service.end,
        **_span(service.departs, service.arrives),
        **_paid(service.price, tickets),
        "tickets": tickets,
        "transports": list(transports),
    }


def stop(
    kind: str, place: str, price: float, count: int, span: tuple[int, int], transports: Sequence[Document]
) -> Document:
    """A visit or a meal from minute to minute, for `count` who pay, after the way to it."""
    document = {
        "type": kind,
        "position": place,
        **_span(*span),
        **_paid(price, count),
        "transports": list(transports),
    }
    return {**document, "tickets": count} if kind == "attraction" else document


def night(hotel: Hotel, offer: RoomOffer, rooms: int, start: int, transports: Sequence[Document]) -> Document:
    """A night in so many rooms of an offer, from a minute on until midnight, after the way to the hotel."""
    return {
        "type": "accommodation",
        "position": hotel.name,
        **_span(start, max(DAY_MINUTES, start + SHORTEST_NIGHT)),
        **_paid(offer.price, rooms),
        "rooms": rooms,
        "room_type": offer.beds,
        "transports": list(transports),
    }


def legs_taken(legs: Iterable[Leg], leaves: int, *, tickets: int, cars: int) -> list[Document]:
    """The legs of a way that begins at a minute, with metro tickets for everybody or with taxis."""
    taken, now = [], leaves
    bought = {"metro": {"tickets": tickets}, "taxi": {"cars": cars}, "walk": {}}
    for leg in legs:
        shares = bought[leg.mode]
        taken.append(
            {
                "start": leg.start,
                "end": leg.end,
                "mode": leg.mode,
                **_span(now, now + leg.minutes),
                **_paid(leg.price, sum(shares.values())),
                "distance": leg.distance,
                **shares,
            }
        )
        now += leg.minutes
    return taken


def amount(value: float) -> int | float:
    """An amount as documents write it: whole where it is whole."""
    return int(value) if value == int(value) else value


def cost(price: float, count: int) -> int | float:
    """What so many pay, to the cent."""
    return amount(round(price * count, 2))


def _paid(price: float, count: int) -> Document:
    return {"price": amount(price), "cost": cost(price, count)}


def _span(start: int, end: int) -> Document:
    return {"start_time": str(Clock(start)), "end_time": str(Clock(end))}
