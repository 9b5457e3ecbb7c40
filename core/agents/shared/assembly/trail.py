"""A trip in the making, grown one activity at a time; prices, ways and times are the sandbox's own.

A `Trail` is a value: every step gives a new one, so that a search may go back to any it has. Minutes count from the
midnight of the current day, amounts are CNY, distances km.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.agents.shared.choices.services import nights_on_board
from core.model.mealtimes import MealType
from core.model.mode import Mode
from core.model.plan import Plan
from core.sandbox.bookings import (
    Document,
    legs_taken,
    night,
    plan_object,
    service_booked,
    stop,
    taxis_for,
)
from core.sandbox.city import City
from core.sandbox.network import Leg
from core.sandbox.places import Attraction, Hotel, RoomOffer, Service

_STATION_WALK_KM = 5.0
"""No farther on foot to stations and from them."""
_STROLL_KM = 1.0
"""No farther on foot to a place to which other modes lead."""


@dataclass(frozen=True, slots=True)
class Party:
    """Who travels: how many, from where, and in which city."""

    people: int
    start_city: str
    city: City

    @property
    def cars(self) -> int:
        """Taxis for everybody."""
        return taxis_for(self.people)


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
            farthest = _STROLL_KM if mode == "walk" and len(modes) > 1 else _STATION_WALK_KM
            if legs is not None and sum(leg.distance for leg in legs if leg.mode == "walk") <= farthest:
                return legs
        return network.go(self.here, place, "taxi") or ()

    def arrival(self, place: str, modes: Sequence[Mode]) -> int:
        """The minute at which one is there, leaving now."""
        return self.now + sum(leg.minutes for leg in self.way(place, modes))

    def legs_to(self, place: str, modes: Sequence[Mode]) -> list[Document]:
        """The legs to a place as a plan writes them, leaving now. Raises UnknownPlaceError."""
        party = self.party
        return legs_taken(self.way(place, modes), self.now, tickets=party.people, cars=party.cars)

    def at(self, place: str, now: int) -> "Trail":
        """The trip as it goes on from a place at a minute, however one came there."""
        return replace(self, here=place, now=now)

    def boards(self, service: Service) -> "Trail":
        """There with the first service; one arrives on the day after so many nights on board."""
        arrived = self._adds(service_booked(service, self.party.people))
        days = (*arrived.days, *(() for _ in range(nights_on_board(service))))
        return replace(arrived, days=days, here=service.end, now=service.arrives)

    def goes_home(self, service: Service, modes: Sequence[Mode]) -> "Trail":
        """To the station and home."""
        legs = self.legs_to(service.start, modes)
        home = self._adds(service_booked(service, self.party.people, legs))
        return replace(home, here=service.end, now=service.departs)

    def visits(self, sight: Attraction, modes: Sequence[Mode], start: int, end: int) -> "Trail":
        """A visit from a minute to a minute."""
        return self._does("attraction", sight.name, sight.price, modes, (start, end))

    def eats(
        self, meal: MealType, place: str, price: float, modes: Sequence[Mode], start: int, end: int
    ) -> "Trail":
        """A meal; breakfast in the hotel is free."""
        return self._does(meal, place, price, modes, (start, end))

    def sleeps(self, hotel: Hotel, offer: RoomOffer, rooms: int, modes: Sequence[Mode]) -> "Trail":
        """To the hotel for the night; the next day begins there at 00:00."""
        arrives, legs = self.arrival(hotel.name, modes), self.legs_to(hotel.name, modes)
        slept = self._adds(night(hotel, offer, rooms, arrives, legs))
        return replace(slept, days=(*slept.days, ()), here=hotel.name, now=0)

    def wakes(self, minute: int) -> "Trail":
        """The day goes on at a minute, not before it is."""
        return replace(self, now=max(self.now, minute))

    def plan(self) -> Plan:
        """The itinerary so far."""
        party = self.party
        return Plan.from_json(plan_object(party.people, party.start_city, party.city.name, self.days))

    def _does(
        self, kind: str, place: str, price: float, modes: Sequence[Mode], span: tuple[int, int]
    ) -> "Trail":
        done = self._adds(stop(kind, place, price, self.party.people, span, self.legs_to(place, modes)))
        return replace(done, here=place, now=span[1])

    def _adds(self, activity: Document) -> "Trail":
        paid = activity["cost"] + sum(leg["cost"] for leg in activity["transports"])
        days = (*self.days[:-1], (*self.days[-1], activity))
        return replace(self, days=days, cost=round(self.cost + paid, 2))
