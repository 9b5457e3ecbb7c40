"""Rides between many places at once: what each at least weighs and takes, as matrices. Used to bound, never to plan."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

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
UNREACHABLE = 1e7
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

    @property
    def platforms(self) -> "Spots":
        """Of the places that share a station the one next to it: the others are no nearer to anything by metro."""
        by_walk = np.argsort(self.walk, kind="stable")
        _, first = np.unique(self.station[by_walk], axis=0, return_index=True)
        nearest = by_walk[first]
        return Spots(self.at[nearest], self.station[nearest], self.walk[nearest])


@dataclass(frozen=True, slots=True)
class Rides:
    """The least that a ride from each of some places (rows) to each of others weighs, and the least minutes that it takes."""

    weight: Floats
    minutes: Floats

    @property
    def nearest(self) -> "Rides":
        """From the best of the places, as one row."""
        return Rides(self.weight.min(axis=0, keepdims=True), self.minutes.min(axis=0, keepdims=True))

    @property
    def turned(self) -> "Rides":
        """The way back, which is as far."""
        return Rides(self.weight.T, self.minutes.T)

    def over(self, other: "Rides") -> "Rides":
        """Rows of other places below these."""
        weight = np.concatenate([self.weight, other.weight])
        return Rides(weight, np.concatenate([self.minutes, other.minutes]))

    def by_way_of(self, regret: Floats, onward: "Rides") -> "Rides":
        """From each place over the best of those that these rides lead to, each disliked so much, to where the others come from."""
        disliked = self.weight + regret
        pairs = list(zip(disliked, self.minutes, strict=True))
        weight = [(weight + onward.weight).min(axis=1, initial=UNREACHABLE) for weight, _ in pairs]
        minutes = [(minutes + onward.minutes).min(axis=1, initial=UNREACHABLE) for _, minutes in pairs]
        shape = len(self.weight), len(onward.weight)
        return Rides(np.array(weight).reshape(shape), np.array(minutes).reshape(shape))


def least_rides(ways: Ways, style: SpendingStyle, group: Spots, there: Spots) -> Rides:
    """The least that any of a group of places has to go, as one row."""
    km = _chords(group.at, there.at).min(axis=0, keepdims=True)
    return _least(_by_mode(ways, style, km, group.platforms, there)).nearest


def rides_between(ways: Ways, style: SpendingStyle, here: Spots, there: Spots) -> Rides:
    """No ride of such a traveller weighs or lasts less. How far he walks at most is not looked at.

    Straight chords stand for the distances on the instance.
    """
    return _least(_by_mode(ways, style, _chords(here.at, there.at), here, there))


def _least(by_mode: list[tuple[Floats, Floats]]) -> Rides:
    weight: Floats = reduce(np.minimum, [weight for weight, _ in by_mode])
    minutes: Floats = reduce(np.minimum, [minutes for _, minutes in by_mode])
    return Rides(weight, minutes)


def _by_mode(
    ways: Ways, style: SpendingStyle, km: Floats, here: Spots, there: Spots
) -> list[tuple[Floats, Floats]]:
    """What rides of so many km weigh and take, by mode; by metro from the stations of the places to those there."""
    yuan = style.yuan("innercity") / max(ways.tickets, 1)
    rides = []
    for mode in sorted(ways.permit.modes & _RIDES.keys()):
        felt, takes, cost = _RIDES[mode](ways, km, here, there)
        unwanted = UNWANTED * (mode in ways.permit.unwanted)
        rides.append((WAY * ((felt + unwanted) * style.weights.way + cost * yuan), takes))
    return rides


def _on_foot(ways: Ways, km: Floats, here: Spots, there: Spots) -> tuple[Floats, Floats, Floats | float]:
    minutes = _minutes(km, "walk")
    return minutes * WALK_WEIGHT, minutes, 0.0


def _by_taxi(ways: Ways, km: Floats, here: Spots, there: Spots) -> tuple[Floats, Floats, Floats | float]:
    minutes = _minutes(km, "taxi")
    return minutes + TAXI_WAIT, minutes, _fares(_TAXI_FARES, km) * ways.cars


def _by_metro(ways: Ways, km: Floats, here: Spots, there: Spots) -> tuple[Floats, Floats, Floats | float]:
    on_rails = _chords(here.station, there.station)
    walks = _minutes(here.walk, "walk")[:, None] + _minutes(there.walk, "walk")
    minutes = _minutes(on_rails, "metro")
    felt = walks * WALK_WEIGHT + minutes + METRO_WAIT
    return felt, walks + minutes, _fares(_METRO_FARES, on_rails) * ways.tickets


_RIDES = {"walk": _on_foot, "taxi": _by_taxi, "metro": _by_metro}


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
