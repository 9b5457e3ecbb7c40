"""Rides between many places at once: what each at least weighs and takes, as matrices. Used to bound, never to plan."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from core.arrays import Floats
from core.model.mode import Mode
from core.optimize.bound.clock import Ticks
from core.optimize.days.schedule import WAY
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
# Km by which distances are rounded.
_ROUNDED = 0.01
# Km to the metro of a city without one.
_NOWHERE = 1e4
# Cities whose places are kept.
_CITIES_KEPT = 16
# CNY a person, of two at least, beyond which a taxi is dear.
_DEAR, _TWO = 30.0, 2
# What rides of a mode feel like, their minutes, what they cost, and between which places there are any.
_ByMode = tuple[Floats, Floats, Floats | float, NDArray[np.bool_]]
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
        every, numbers = _every_spot(network), [network.index[name] for name in names]
        return cls(every.at[numbers], every.station[numbers], every.walk[numbers])


@lru_cache(maxsize=_CITIES_KEPT)
def _every_spot(network: Network) -> Spots:
    """All places of a city in the order of its names."""
    at = _in_space([network.position(name) for name in network.names])
    if not network.stations:
        return Spots(at, at, np.full(len(at), _NOWHERE))
    stations = _in_space([station.position for station in network.stations])
    km = _chords(at, stations)
    return Spots(at, stations[km.argmin(axis=1)], km.min(axis=1))


@dataclass(frozen=True, slots=True)
class Rides:
    """What rides from each of some places (rows) to each of others at least weigh and take, by mode, each with its minutes `after` it."""

    weight: Floats
    minutes: Floats
    after: Floats

    @property
    def door_to_door(self) -> Floats:
        """Minutes until one does something there."""
        return self.minutes + self.after[:, None, None]

    def grouped(self, first: Ticks) -> "Rides":
        """From the best of each group of places, whose rows begin with these, as one row."""
        weight, minutes = (np.minimum.reduceat(one, first, axis=1) for one in (self.weight, self.minutes))
        return Rides(weight, minutes, self.after)

    @property
    def nearest(self) -> "Rides":
        """From the best of the places, as one row."""
        weight, minutes = (one.min(axis=1, keepdims=True) for one in (self.weight, self.minutes))
        return Rides(weight, minutes, self.after)

    @property
    def turned(self) -> "Rides":
        """The way back, which is as far."""
        return Rides(self.weight.swapaxes(1, 2), self.minutes.swapaxes(1, 2), self.after)


def by_way_of(there: Floats, onward: Floats) -> Floats:
    """From each place over the best of those that its row leads to, to where the rows of `onward` come from."""
    least = [(row + onward).min(axis=1, initial=UNREACHABLE) for row in there]
    return np.array(least).reshape(len(there), len(onward))


def rides_between(ways: Ways, style: SpendingStyle, here: Spots, there: Spots) -> Rides:
    """No ride of such a traveller by a mode weighs or lasts less. Straight chords stand for the distances on the instance."""
    km, yuan = _chords(here.at, there.at), style.yuan("innercity") / max(ways.tickets, 1)
    modes = sorted(ways.permit.modes & _RIDES.keys())
    weight, minutes = np.full((2, len(modes), *km.shape), UNREACHABLE)
    for number, mode in enumerate(modes):
        felt, takes, cost, possible = _RIDES[mode](ways, km, here, there)
        unwanted = UNWANTED * (mode in ways.permit.unwanted)
        weighs = WAY * ((felt + unwanted) * style.weights.way + cost * yuan)
        np.copyto(weight[number], weighs, where=possible)
        np.copyto(minutes[number], takes, where=possible)
    after = [ways.permit.after_walk if mode == "walk" else ways.permit.after_ride for mode in modes]
    return Rides(weight, minutes, np.array(after, dtype=np.float64))


def _on_foot(ways: Ways, km: Floats, here: Spots, there: Spots) -> _ByMode:
    minutes = _minutes(km, "walk")
    return minutes * WALK_WEIGHT, minutes, 0.0, km <= min(ways.permit.walk_km, ways.permit.taxi_beyond)


def _by_taxi(ways: Ways, km: Floats, here: Spots, there: Spots) -> _ByMode:
    permit, minutes = ways.permit, _minutes(km, "taxi")
    fare = _fares(_TAXI_FARES, km)
    dear = permit.dear_taxi * _TWO * np.maximum(fare * ways.cars / max(ways.tickets, _TWO) - _DEAR, 0.0)
    walked = km <= min(permit.taxi_from, permit.walk_km, permit.taxi_beyond) - _ROUNDED
    possible = ~walked if "walk" in permit.modes - permit.unwanted else np.ones_like(walked)
    return minutes * (1 + permit.traffic) + TAXI_WAIT + dear, minutes, fare * ways.cars, possible


def _by_metro(ways: Ways, km: Floats, here: Spots, there: Spots) -> _ByMode:
    permit, on_rails = ways.permit, _chords(here.station, there.station)
    walks = _minutes(here.walk, "walk")[:, None] + _minutes(there.walk, "walk")
    minutes = walks + _minutes(on_rails, "metro")
    felt = walks * WALK_WEIGHT + minutes - walks + METRO_WAIT
    felt = felt + permit.long_metro * np.maximum(minutes - permit.metro_tires_from, 0)
    nearby = (one.walk <= permit.metro_walk_km + _ROUNDED for one in (here, there))
    return felt, minutes, _fares(_METRO_FARES, on_rails) * ways.tickets, np.logical_and.outer(*nearby)


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
