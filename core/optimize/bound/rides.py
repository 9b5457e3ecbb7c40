"""Rides between many places at once: what each at least weighs and takes, as matrices. Used to bound, never to plan."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.model.mode import Mode
from core.optimize.days.schedule import WAY
from core.optimize.instance.sights import Floats
from core.optimize.instance.travel import METRO_WAIT, TAXI_WAIT, UNWANTED, WALK_WEIGHT, Ways
from core.optimize.preferences.spending import SpendingStyle
from core.sandbox.network import SPEED_KMH, Network, metro_fare, taxi_fare
from core.sandbox.places import Position

_EQUATOR_KM, _FLATTENING = 6378.137, 1 / 298.257223563
# Km, tabulated by the tenth.
_FARES_UP_TO = 400
# A chord is no longer than the way on the ground, whatever the rounding.
_SHORTER = 1 - 1e-6
# Km to the metro of a city without one.
_NOWHERE = 1e4
_TABLED = np.arange(10 * _FARES_UP_TO) / 10
_TAXI_FARES = np.array([taxi_fare(km) for km in _TABLED])
_METRO_FARES = np.array([metro_fare(km) for km in _TABLED])


@dataclass(frozen=True, slots=True)
class Spots:
    """Places as points in space (km), with those of their nearest metro stations and the walks to these (km)."""

    at: Floats
    station: Floats
    walk: Floats

    @classmethod
    def of(cls, network: Network, names: Sequence[str]) -> "Spots":
        """The places of these names; without a metro the stations are nowhere."""
        at = _in_space([network.position(name) for name in names])
        if not network.stations:
            return cls(at, at, np.full(len(names), _NOWHERE))
        stations = _in_space([station.position for station in network.stations])
        km = _chords(at, stations)
        return cls(at, stations[km.argmin(axis=1)], km.min(axis=1))


@dataclass(frozen=True, slots=True)
class Rides:
    """What a ride from each of some places to each of others weighs, and how many minutes it takes; first by mode."""

    weight: Floats
    minutes: Floats

    def least(self, per_minute: float) -> Floats:
        """The least that a ride weighs where a minute of the day is worth so much."""
        least: Floats = (self.weight + per_minute * self.minutes).min(axis=0)
        return least


def least_rides(ways: Ways, style: SpendingStyle, groups: Sequence[Spots], there: Spots) -> Rides:
    """From each group of places the least that any of its members has to go, as one row."""
    rows = [rides_between(ways, style, group, there) for group in groups]
    return Rides(
        np.stack([row.weight.min(axis=1) for row in rows], axis=1),
        np.stack([row.minutes.min(axis=1) for row in rows], axis=1),
    )


def rides_between(ways: Ways, style: SpendingStyle, here: Spots, there: Spots) -> Rides:
    """No ride of such a traveller weighs or lasts less. How far he walks at most is not looked at.

    Straight chords stand for the distances on the instance.
    """
    km, on_rails = _chords(here.at, there.at), _chords(here.station, there.station)
    walks = _minutes(here.walk, "walk")[:, None] + _minutes(there.walk, "walk")
    by_mode: dict[str, tuple[Floats, Floats, Floats | float]] = {
        "walk": (_minutes(km, "walk") * WALK_WEIGHT, _minutes(km, "walk"), 0.0),
        "taxi": (
            _minutes(km, "taxi") + TAXI_WAIT,
            _minutes(km, "taxi"),
            _fares(_TAXI_FARES, km) * ways.cars,
        ),
        "metro": (
            walks * WALK_WEIGHT + _minutes(on_rails, "metro") + METRO_WAIT,
            walks + _minutes(on_rails, "metro"),
            _fares(_METRO_FARES, on_rails) * ways.tickets,
        ),
    }
    yuan = style.yuan("innercity") / max(ways.tickets, 1)
    weights, minutes = [], []
    for mode in sorted(ways.permit.modes & by_mode.keys()):
        felt, takes, cost = by_mode[mode]
        unwanted = UNWANTED * (mode in ways.permit.unwanted)
        weights.append(WAY * ((felt + unwanted) * style.weights.way + cost * yuan))
        minutes.append(takes)
    return Rides(np.array(weights), np.array(minutes))


def _in_space(positions: Sequence[Position]) -> Floats:
    """Points on the ellipsoid WGS-84 as rows of three coordinates, km."""
    lat, lon = np.radians([[p.lat, p.lon] for p in positions]).reshape(-1, 2).T
    squared = _FLATTENING * (2 - _FLATTENING)
    radius = _EQUATOR_KM / np.sqrt(1 - squared * np.sin(lat) ** 2)
    flat = radius * np.cos(lat)
    return np.stack([flat * np.cos(lon), flat * np.sin(lon), radius * (1 - squared) * np.sin(lat)], axis=1)


def _chords(here: Floats, there: Floats) -> Floats:
    squares = [(here[:, None, axis] - there[None, :, axis]) ** 2 for axis in range(3)]
    return np.sqrt(squares[0] + squares[1] + squares[2]) * _SHORTER


def _minutes(km: Floats, mode: Mode) -> Floats:
    return np.floor(km / SPEED_KMH[mode] * 60)


def _fares(table: Floats, km: Floats) -> Floats:
    """No fare of so many km is lower."""
    return table[np.minimum((km * 10).astype(np.int64), len(table) - 1)]
