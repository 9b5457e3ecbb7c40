"""A trip in the making, grown one activity at a time; prices, ways and times are the sandbox's own.

A `Trail` is a value: every step gives a new one, so that a search may go back to any it has. Minutes count from the
midnight of the current day, amounts are CNY, distances km.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from core.agents.shared.services import DAY, nights_on_board
from core.model.clock import Clock
from core.model.mode import Mode
from core.model.plan import Plan
from core.sandbox.city import City
from core.sandbox.network import Leg
from core.sandbox.places import Attraction, Hotel, RoomOffer, Service

Meal = Literal["breakfast", "lunch", "dinner"]
Document = Mapping[str, Any]
MEAL_HOURS: Mapping[Meal, tuple[int, int]] = {
    "breakfast": (6 * 60, 9 * 60),
    "lunch": (11 * 60, 14 * 60),
    "dinner": (17 * 60, 20 * 60),
}
_PER_TAXI = 4
_WALK_KM = 5.0  # no farther on foot to stations and from them
_STROLL_KM = 1.0  # nor to a place to which other modes lead
_SHORTEST_NIGHT = 30  # minutes written for a night that begins about midnight or later


@dataclass(frozen=True, slots=True)
class Party:
    """Who travels: how many, from where, and in which city."""

    people: int
    start_city: str
    city: City

    @property
    def cars(self) -> int:
        """Taxis for everybody, four in each."""
        return -(-self.people // _PER_TAXI)


@dataclass(frozen=True, slots=True)
class Trail:
    """A trip up to where one is (`here`) at minute `now` of its last day; `cost` is what everybody has paid so far."""

    party: Party
    days: tuple[tuple[Document, ...], ...] = ((),)
    here: str = ""
    now: int = 0
    cost: float = 0.0

    @property
    def day(self) -> int:
        """The current day, from 1."""
        return len(self.days)

    @property
    def visited(self) -> frozenset[str]:
        """Names of all places that an activity was at."""
        return frozenset(activity.get("position", "") for day in self.days for activity in day)

    def way(self, place: str, modes: Sequence[Mode]) -> tuple[Leg, ...]:
        """The legs to a place by the first mode that leads there without long walks, else by taxi; none where one is there.

        Raises UnknownPlaceError.
        """
        if place == self.here:
            return ()
        network = self.party.city.network
        for mode in modes:
            legs = network.go(self.here, place, mode)
            farthest = _STROLL_KM if mode == "walk" and len(modes) > 1 else _WALK_KM
            if legs is not None and sum(leg.distance for leg in legs if leg.mode == "walk") <= farthest:
                return legs
        return network.go(self.here, place, "taxi") or ()

    def arrival(self, place: str, modes: Sequence[Mode]) -> int:
        """The minute at which one is there, leaving now."""
        return self.now + sum(leg.minutes for leg in self.way(place, modes))

    def legs_to(self, place: str, modes: Sequence[Mode]) -> Sequence[Document]:
        """The legs to a place as a plan writes them, leaving now. Raises UnknownPlaceError."""
        return self._legs(place, modes)[0]

    def at(self, place: str, now: int) -> "Trail":
        """The trip as it goes on from a place at a minute, however one came there."""
        return replace(self, here=place, now=now)

    def boards(self, service: Service) -> "Trail":
        """There with the first service; one arrives on the day after so many nights on board."""
        arrived = self._adds(_ride(service, self.party.people, []), service.price * self.party.people)
        days = (*arrived.days, *(() for _ in range(nights_on_board(service))))
        return replace(arrived, days=days, here=service.end, now=service.arrives)

    def goes_home(self, service: Service, modes: Sequence[Mode]) -> "Trail":
        """To the station and home."""
        legs, paid = self._legs(service.start, modes)
        home = self._adds(_ride(service, self.party.people, legs), paid + service.price * self.party.people)
        return replace(home, here=service.end, now=service.departs)

    def visits(self, sight: Attraction, modes: Sequence[Mode], start: int, end: int) -> "Trail":
        """A visit from a minute to a minute."""
        people = self.party.people
        return self._does("attraction", sight.name, sight.price, modes, start, end, {"tickets": people})

    def eats(
        self, meal: Meal, place: str, price: float, modes: Sequence[Mode], start: int, end: int
    ) -> "Trail":
        """A meal; breakfast in the hotel is free."""
        return self._does(meal, place, price, modes, start, end, {})

    def sleeps(self, hotel: Hotel, offer: RoomOffer, rooms: int, modes: Sequence[Mode]) -> "Trail":
        """To the hotel for the night; the next day begins there at 00:00."""
        legs, paid = self._legs(hotel.name, modes)
        start = self.arrival(hotel.name, modes)
        night = {
            **_stop(
                "accommodation", hotel.name, offer.price, rooms, start, max(DAY, start + _SHORTEST_NIGHT)
            ),
            "rooms": rooms,
            "room_type": offer.beds,
            "transports": legs,
        }
        slept = self._adds(night, paid + round(offer.price * rooms, 2))
        return replace(slept, days=(*slept.days, ()), here=hotel.name, now=0)

    def wakes(self, minute: int) -> "Trail":
        """The day goes on at a minute, not before it is."""
        return replace(self, now=max(self.now, minute))

    def plan(self) -> Plan:
        """The itinerary so far."""
        itinerary = [{"day": n, "activities": list(day)} for n, day in enumerate(self.days, start=1)]
        return Plan.from_json(
            {
                "people_number": self.party.people,
                "start_city": self.party.start_city,
                "target_city": self.party.city.name,
                "itinerary": itinerary,
            }
        )

    def _does(
        self,
        kind: str,
        place: str,
        price: float,
        modes: Sequence[Mode],
        start: int,
        end: int,
        extra: Document,
    ) -> "Trail":
        legs, paid = self._legs(place, modes)
        people = self.party.people
        stop = {**_stop(kind, place, price, people, start, end), **extra, "transports": legs}
        done = self._adds(stop, paid + round(price * people, 2))
        return replace(done, here=place, now=end)

    def _adds(self, activity: Document, paid: float) -> "Trail":
        days = (*self.days[:-1], (*self.days[-1], activity))
        return replace(self, days=days, cost=round(self.cost + paid, 2))

    def _legs(self, place: str, modes: Sequence[Mode]) -> tuple[list[Document], float]:
        legs: list[Document] = []
        now, paid = self.now, 0.0
        shares: dict[Mode, dict[str, int]] = {
            "metro": {"tickets": self.party.people},
            "taxi": {"cars": self.party.cars},
            "walk": {},
        }
        for leg in self.way(place, modes):
            cost = round(leg.price * sum(shares[leg.mode].values()), 2)
            span = _span(now, now + leg.minutes)
            amounts = {"price": amount(leg.price), "cost": amount(cost), "distance": leg.distance}
            legs.append(
                {"start": leg.start, "end": leg.end, "mode": leg.mode, **span, **amounts, **shares[leg.mode]}
            )
            now, paid = now + leg.minutes, paid + cost
        return legs, paid


def _ride(service: Service, people: int, transports: list[Document]) -> Document:
    return {
        "type": service.kind,
        "TrainID" if service.kind == "train" else "FlightID": service.number,
        "start": service.start,
        "end": service.end,
        **_span(service.departs, service.arrives),
        "price": amount(service.price),
        "cost": amount(round(service.price * people, 2)),
        "tickets": people,
        "transports": transports,
    }


def _stop(kind: str, place: str, price: float, count: int, start: int, end: int) -> Document:
    paid = {"price": amount(price), "cost": amount(round(price * count, 2))}
    return {"type": kind, "position": place, **_span(start, end), **paid}


def _span(start: int, end: int) -> dict[str, str]:
    return {"start_time": str(Clock(start)), "end_time": str(Clock(end))}


def amount(value: float) -> int | float:
    """An amount as documents write it: whole where it is whole."""
    return int(value) if value == int(value) else value
