"""A synthetic timetable between two cities: trains where they take less than half a day, flights where it is far.

Durations and fares follow the distance: trains at 220 to 300 km/h and 0.45 CNY/km along a railway a fifth longer than
the straight line, flights at 700 km/h plus 40 minutes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from core.sandbox.demo.facts import CityFacts, Spot
from core.sandbox.network import geodesic_km
from core.sandbox.places import Service, ServiceKind

_DETOUR_BY_RAIL = 1.2
_SHORTEST_FLIGHT_KM = 500
_LONGEST_D_TRAIN_KM = 900
_LAST_ARRIVAL = 23 * 60 + 50
_BETWEEN_DEPARTURES = 20
_EARLIEST, _LATEST_MORNING = 6 * 60 + 30, 9 * 60 + 50
_EARLIEST_EVENING, _LATEST_EVENING = 17 * 60, 20 * 60 + 50


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of service between two places: how long it takes, what it costs at the middle of the day."""

    kind: ServiceKind
    prefix: str
    train_type: str | None
    minutes: int
    price: float
    round_to: float


def make_services(start: CityFacts, end: CityFacts, first_number: int, rng: Random) -> tuple[Service, ...]:
    """All services from one city to another by departure; numbers count up from `first_number`."""
    km = geodesic_km(start.center, end.center)
    found: list[Service] = []
    for kind, departures in _plan(km, bool(start.airports and end.airports), rng):
        starts, ends = _terminals(kind, start, end), _terminals(kind, end, start)
        for at in departures:
            number = f"{kind.prefix}{first_number + len(found)}"
            found.append(_service(kind, number, rng.choice(starts), rng.choice(ends), at, rng))
    return tuple(sorted(found, key=lambda service: (service.departs, service.number)))


def _plan(km: float, by_air: bool, rng: Random) -> Iterator[tuple[_Kind, list[int]]]:
    rail_km = km * _DETOUR_BY_RAIL
    by_air = by_air and km >= _SHORTEST_FLIGHT_KM
    fast = _Kind("train", "G", "高铁", round(rail_km / _speed(rail_km) * 60) + 2, rail_km * 0.45 + 4, 0.5)
    yield fast, _departures(fast.minutes, (3, 3, 3), rng)
    if rail_km <= _LONGEST_D_TRAIN_KM:
        slow = _Kind("train", "D", "动车", round(rail_km / 165 * 60) + 3, rail_km * 0.31 + 3, 0.5)
        yield slow, _departures(slow.minutes, (1, 1, 1), rng)
    if by_air:
        flight = _Kind("airplane", "DM", None, round(km / 700 * 60) + 40, km * 0.6 + 180, 10)
        yield flight, _departures(flight.minutes, (3, 2, 3), rng)


def _speed(rail_km: float) -> float:
    """km/h of a fast train: those that go far stop less often."""
    return min(300.0, 215 + 0.05 * rail_km)


def _departures(minutes: int, counts: tuple[int, int, int], rng: Random) -> list[int]:
    """So many departures in the morning, at midday and in the evening, spread out; none that arrives after midnight."""
    latest = _LAST_ARRIVAL - round(minutes * 1.02)
    windows = (
        (_EARLIEST, _LATEST_MORNING),
        (_LATEST_MORNING + 30, _EARLIEST_EVENING - 30),
        (_EARLIEST_EVENING, _LATEST_EVENING),
    )
    found = []
    for (opens, closes), count in zip(windows, counts, strict=True):
        room = min(closes, latest) - opens
        fitting = min(count, 1 + room // _BETWEEN_DEPARTURES) if room >= 0 else 0
        step = room / max(fitting, 1)
        found += [opens + round(step * (turn + rng.uniform(0.0, 0.8))) for turn in range(fitting)]
    return found


def _terminals(kind: _Kind, city: CityFacts, other: CityFacts) -> Sequence[Spot]:
    return city.airports if kind.kind == "airplane" else city.station_towards(other.name.zh)


def _service(kind: _Kind, number: str, start: Spot, end: Spot, departs: int, rng: Random) -> Service:
    minutes = round(kind.minutes * rng.uniform(0.98, 1.02))
    price = kind.price * (rng.uniform(0.75, 1.25) if kind.kind == "airplane" else rng.uniform(0.97, 1.03))
    return Service(
        kind=kind.kind,
        number=number,
        start=start.name.zh,
        end=end.name.zh,
        departs=departs,
        arrives=departs + minutes,
        price=round(price / kind.round_to) * kind.round_to,
        duration=round(minutes / 60, 2),
        train_type=kind.train_type,
    )
