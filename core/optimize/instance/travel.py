"""Getting around a city: which mode a group takes from one place to another. Minutes, km and CNY."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from core.optimize.preferences.spending import SpendingStyle
from core.sandbox.network import METRO_HOURS, Leg, Network

# Trains leave the ends of lines from half past five on; between, one counts on none before this minute.
METRO_OPENS, METRO_CLOSES = 6 * 60 + 20, METRO_HOURS[1]
# The lowest fares: CNY a person, CNY a car.
METRO_FROM, TAXI_FROM = 2.0, 11.0
# Not in the timetable, but people feel it: only used to choose between modes.
METRO_WAIT, TAXI_WAIT = 5, 8
WALK_WEIGHT = 1.2
DETOUR_MINUTES_PER_KM = 2.2
"""Felt minutes of a km as the crow flies on the way to a stop, between a taxi (1.5) and a metro ride with its walks (3)."""
MINUTES_PER_KM_AT_LEAST = 1.5
"""Minutes of a km as the crow flies by the fastest ride, a taxi."""
COMMUTE_MINUTES_PER_KM = 3.0
"""The same of a km between the hotel and the middle of the trip, which one goes when one is tired."""
# Minutes that a mode feels longer which the traveller would rather not use.
UNWANTED = 30.0
_NEVER = 1_000_000
# How many times a long ride by metro is disliked more with one's bags.
_WITH_BAGS = 2
# CNY a person, of two at least.
_DEAR, _TWO = 30.0, 2


class CityRide(NamedTuple):
    """A way from one place to another: its legs, whole minutes, CNY for everybody, and its main mode.

    `door_to_door` are its minutes with those to find a car, to get in and out, to the entrance, before one does anything there.
    `felt` is how many minutes it feels by itself. Of a ride that somebody chose `dislike` is what it and its fare weigh with
    him, and `base` with the same traveller when no cap pinches him. The metro does not run at night.
    """

    legs: tuple[Leg, ...]
    minutes: int
    cost: float
    felt: float
    mode: str = ""
    dislike: float = 0.0
    base: float = 0.0
    door_to_door: int = 0


_STAY = CityRide(legs=(), minutes=0, cost=0.0, felt=0.0)
# Takes for ever, so that no day has room for it.
_NO_WAY = CityRide(legs=(), minutes=_NEVER, cost=0.0, felt=1e9, dislike=1e9, base=1e9, door_to_door=_NEVER)
_TO_SOME_MEAL = CityRide(legs=(), minutes=12, cost=0.0, felt=12.0, dislike=12.0, base=12.0)


@dataclass(frozen=True, slots=True)
class Permit:
    """Which ways may be taken: modes, km beyond which only a taxi will do, and the longest walks (km).

    Nobody calls a taxi for less than `taxi_from` km where one may walk; `dear_taxi` are minutes that each CNY of a fare
    beyond 60 for two is disliked, beside its price, and each minute of it feels `traffic` longer. Each minute by metro beyond `metro_tires_from` is disliked as
    `long_metro`, to and from the stations where one is `with_bags` twice as much. Between a walk or a ride and what one came for are so many minutes (`after_walk`, `after_ride`).
    """

    modes: frozenset[str] = frozenset({"walk", "metro", "taxi"})
    unwanted: frozenset[str] = frozenset()
    taxi_beyond: float = inf
    walk_km: float = 1.6
    # To or from a station.
    metro_walk_km: float = 1.5
    metro_by_night: bool = False
    taxi_from: float = 0.0
    dear_taxi: float = 0.0
    traffic: float = 0.0
    long_metro: float = 0.0
    metro_tires_from: int = 60
    with_bags: frozenset[str] = frozenset()
    after_walk: int = 0
    after_ride: int = 0


class Ways:
    """All ways between places for a group in one city, whatever its style. Not shared between threads."""

    def __init__(self, network: Network, tickets: int, cars: int, permit: Permit) -> None:
        self.network, self.tickets, self.cars, self.permit = network, tickets, cars, permit
        self._found: dict[tuple[str, str], tuple[CityRide, ...]] = {}
        self._walks: dict[str, bool] = {}

    def between(self, start: str, end: str) -> tuple[CityRide, ...]:
        """The ways that are permitted."""
        ways = self._found.get((start, end))
        if ways is None:
            found = (self._taxi(start, end), self._walk(start, end), self._metro(start, end))
            ways = self._found[start, end] = tuple(ride for ride in found if ride is not None)
        return ways

    def _taxi(self, start: str, end: str) -> CityRide | None:
        if "taxi" not in self.permit.modes:
            return None
        (leg,) = self.network.go(start, end, "taxi") or ()
        if leg.distance < self.permit.taxi_from and self._is_walked(leg.distance):
            return None
        share = leg.price * self.cars / max(self.tickets, _TWO)
        dear = self.permit.dear_taxi * _TWO * max(0.0, share - _DEAR)
        minutes = leg.minutes * (1 + self.permit.traffic)
        felt = minutes + TAXI_WAIT + self._unwanted("taxi") + dear
        return CityRide(
            legs=(leg,),
            minutes=leg.minutes,
            cost=leg.price * self.cars,
            felt=felt,
            mode="taxi",
            door_to_door=leg.minutes + self.permit.after_ride,
        )

    def _walk(self, start: str, end: str) -> CityRide | None:
        farthest = min(self.permit.walk_km, self.permit.taxi_beyond)
        if "walk" not in self.permit.modes or self.network.distance(start, end) > farthest:
            return None
        (leg,) = self.network.go(start, end, "walk") or ()
        felt = leg.minutes * WALK_WEIGHT + self._unwanted("walk")
        return CityRide(
            legs=(leg,),
            minutes=leg.minutes,
            cost=0.0,
            felt=felt,
            mode="walk",
            door_to_door=leg.minutes + self.permit.after_walk,
        )

    def _is_walked(self, km: float) -> bool:
        """Whether one may walk so far, and would."""
        permit = self.permit
        return "walk" in permit.modes - permit.unwanted and km <= min(permit.walk_km, permit.taxi_beyond)

    def _metro(self, start: str, end: str) -> CityRide | None:
        if "metro" not in self.permit.modes or not (self._by_a_station(start) and self._by_a_station(end)):
            return None
        legs = self.network.go(start, end, "metro")
        if legs is None or sum(leg.distance for leg in legs) > self.permit.taxi_beyond:
            return None
        walked = legs[0].minutes + legs[2].minutes
        felt = walked * WALK_WEIGHT + legs[1].minutes + METRO_WAIT + self._unwanted("metro")
        beyond = max(0, walked + legs[1].minutes - self.permit.metro_tires_from)
        felt += (
            self.permit.long_metro
            * beyond
            * (1 if self.permit.with_bags.isdisjoint((start, end)) else _WITH_BAGS)
        )
        return CityRide(
            legs=legs,
            minutes=walked + legs[1].minutes,
            cost=legs[1].price * self.tickets,
            felt=felt,
            mode="metro",
            door_to_door=walked + legs[1].minutes + self.permit.after_ride,
        )

    def _by_a_station(self, place: str) -> bool:
        """Whether the nearest metro station is within a walk, as tickets tell distances."""
        if place not in self._walks:
            nearest = self.network.nearest_station(place)
            near = nearest is not None and round(nearest.distance, 2) <= self.permit.metro_walk_km
            self._walks[place] = near
        return self._walks[place]

    def _unwanted(self, mode: str) -> float:
        return UNWANTED if mode in self.permit.unwanted else 0.0


class Travel:
    """The rides that a group of one style takes, each chosen once. Not shared between threads.

    Between places whose mode is settled (`modes`, by start and end) it is taken by day whatever is liked.
    """

    def __init__(
        self, ways: Ways, style: SpendingStyle, modes: Mapping[tuple[str, str], str] | None = None
    ) -> None:
        self.ways, self.style, self._modes = ways, style, modes or {}
        self._yuan_unpinched = style.free_handed.yuan("innercity")
        self._by_day: dict[tuple[str, str], CityRide] = {}
        self._by_night: dict[tuple[str, str], CityRide] = {}
        self.to_some_meal = _TO_SOME_MEAL._replace(
            door_to_door=_TO_SOME_MEAL.minutes + ways.permit.after_walk
        )
        """To a meal whose restaurant is chosen later."""

    def ride(self, start: str, end: str, leave: int) -> CityRide:
        """The best ride for somebody who leaves at that minute of the day; `dislike` takes its price in.

        Where no way is permitted it is one that takes for ever.
        """
        if start == end:
            return _STAY
        key = (start, end)
        ride = self._by_day.get(key)
        if ride is None:
            mode = self._modes.get(key)
            ways = (way for way in self.ways.between(start, end) if mode in (None, way.mode))
            ride = self._by_day[key] = self._best(ways)
        if ride.mode != "metro" or (leave >= METRO_OPENS and leave + ride.minutes <= METRO_CLOSES):
            return ride
        if self.ways.permit.metro_by_night:
            return ride
        ride = self._by_night.get(key)
        if ride is None:
            above_ground = (way for way in self.ways.between(start, end) if way.mode != "metro")
            ride = self._by_night[key] = self._best(above_ground)
        return ride

    def fixed(self, start: str, end: str, mode: str) -> "Travel | None":
        """The same with this mode from one place to the other; None where it does not lead there."""
        if not any(way.mode == mode for way in self.ways.between(start, end)):
            return None
        return Travel(self.ways, self.style, {**self._modes, (start, end): mode})

    def _best(self, ways: Iterable[CityRide]) -> CityRide:
        per_yuan = self.style.yuan("innercity") / max(self.ways.tickets, 1)
        weight, usual = self.style.weights.way, self._yuan_unpinched / max(self.ways.tickets, 1)
        dislike, ride = inf, _NO_WAY
        for way in ways:
            priced = way.felt * weight + way.cost * per_yuan
            if priced < dislike:
                dislike, ride = priced, way
        if ride is _NO_WAY:
            return ride
        # One by one: `_replace` takes four times as long, and a trip asks for hundreds of rides.
        return CityRide(
            legs=ride.legs,
            minutes=ride.minutes,
            cost=ride.cost,
            felt=ride.felt,
            mode=ride.mode,
            dislike=dislike,
            base=ride.felt * weight + ride.cost * usual,
            door_to_door=ride.door_to_door,
        )
