"""A synthetic timetable between two cities, around what is true of the railway between them; flights where it is far.

No train is faster than the fastest real one and half of them take about what is usual. Flights fly at 700 km/h and take
40 minutes more.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from core.model.clock import DAY_MINUTES
from core.sandbox.demo.facts import CityFacts
from core.sandbox.demo.railways import Railway, Sleeper, Terminals
from core.sandbox.network import geodesic_km
from core.sandbox.places import Service, ServiceKind

_MOST_TRAINS, _SLEEPERS = 14, 2
_SHORTEST_FLIGHT_KM = 500
_LAST_ARRIVAL = 23 * 60 + 50
# first and last departure, how many
_FLIGHTS = (7 * 60, 21 * 60 + 20, 8)
# one fast train leaves by then
_EXPRESS_BY = 9 * 60 + 30
_QUICKEST_OF_THE_REST, _SLOWEST = 0.4, 1.07
# of what the usual train costs
_SLOW_FARE = 0.86
# times as many trains as at the other stations
_USUAL_STATIONS = 3


@dataclass(frozen=True, slots=True)
class _Ride:
    """A service before it has a number: its terminals, departure, minutes and fare."""

    kind: ServiceKind
    prefix: str
    train_type: str | None
    terminals: Terminals
    departs: int
    minutes: int
    price: float


def make_services(
    start: CityFacts,
    end: CityFacts,
    railway: Railway,
    sleeper: Sleeper | None,
    first_number: int,
    rng: Random,
) -> tuple[Service, ...]:
    """All services from one city to another by departure; numbers count up from `first_number`."""
    rides = [
        *_trains(railway, rng),
        *(_sleepers(sleeper, rng) if sleeper else ()),
        *_flights(start, end, rng),
    ]
    found = (_service(ride, f"{ride.prefix}{first_number + number}") for number, ride in enumerate(rides))
    return tuple(sorted(found, key=lambda service: (service.departs, service.number)))


def _trains(railway: Railway, rng: Random) -> Iterator[_Ride]:
    """Day trains, spread from the first to the last; none arrives after midnight."""
    slowest = round(railway.usual * _SLOWEST)
    departures = _spread(
        railway.first, min(railway.last, _LAST_ARRIVAL - slowest), min(railway.a_day, _MOST_TRAINS), rng
    )
    express = max(number for number, at in enumerate(departures) if at <= max(_EXPRESS_BY, departures[0]))
    low = railway.fastest + _QUICKEST_OF_THE_REST * (railway.usual - railway.fastest)
    for number, departs in enumerate(departures):
        minutes = railway.fastest if number == express else round(rng.triangular(low, slowest, railway.usual))
        slow = railway.kinds == "D" or (railway.kinds == "GD" and minutes > railway.usual)
        fare = railway.fare * rng.uniform(0.97, 1.03) * (_SLOW_FARE if slow and railway.kinds == "GD" else 1)
        yield _Ride(
            kind="train",
            prefix="D" if slow else "G",
            train_type="动车" if slow else "高铁",
            terminals=_terminals(railway.stations, rng),
            departs=departs,
            minutes=minutes,
            price=round(2 * fare) / 2,
        )


def _sleepers(sleeper: Sleeper, rng: Random) -> Iterator[_Ride]:
    for departs in _spread(sleeper.first, sleeper.last, _SLEEPERS, rng):
        minutes = round(sleeper.minutes * rng.uniform(0.98, 1.03))
        yield _Ride(
            kind="train",
            prefix="D",
            train_type="动车",
            terminals=_terminals(sleeper.stations, rng),
            departs=departs,
            minutes=minutes,
            price=sleeper.fare,
        )


def _flights(start: CityFacts, end: CityFacts, rng: Random) -> Iterator[_Ride]:
    km = geodesic_km(start.center, end.center)
    if km < _SHORTEST_FLIGHT_KM or not (start.airports and end.airports):
        return
    for departs in _spread(*_FLIGHTS, rng):
        terminals = rng.choice(start.airports).name.zh, rng.choice(end.airports).name.zh
        minutes = round((km / 700 * 60 + 40) * rng.uniform(0.98, 1.02))
        fare = (km * 0.6 + 180) * rng.uniform(0.75, 1.25)
        yield _Ride(
            kind="airplane",
            prefix="DM",
            train_type=None,
            terminals=terminals,
            departs=min(departs, _LAST_ARRIVAL - minutes),
            minutes=minutes,
            price=round(fare, -1),
        )


def _spread(first: int, last: int, count: int, rng: Random) -> list[int]:
    """So many departures from the first to the last, with some play between them."""
    step = max(0, last - first) / max(count - 1, 1)
    return [
        round(min(last, first + step * (turn + rng.uniform(-0.3, 0.3) * (turn > 0)))) for turn in range(count)
    ]


def _terminals(stations: tuple[Terminals, ...], rng: Random) -> Terminals:
    weights = [_USUAL_STATIONS, *(1 for _ in stations[1:])]
    return rng.choices(stations, weights)[0]


def _service(ride: _Ride, number: str) -> Service:
    return Service(
        kind=ride.kind,
        number=number,
        start=ride.terminals[0],
        end=ride.terminals[1],
        departs=ride.departs,
        arrives=(ride.departs + ride.minutes) % DAY_MINUTES,
        price=float(ride.price),
        duration=round(ride.minutes / 60, 2),
        train_type=ride.train_type,
    )
