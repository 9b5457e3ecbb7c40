"""Getting from one place of a city to another: walk, taxi, metro (ChinaTravel appendix D.1, tool `goto`).

Distances are geodesic on the WGS-84 ellipsoid, times whole minutes cut off a leg at a time, fares by distance.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import cos, radians
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from pyproj import Geod

from core.errors import UnknownPlaceError
from core.model.mode import Mode
from core.sandbox.places import MetroLine, Position, Station

_EARTH = Geod(ellps="WGS84")
SPEED_KMH: Mapping[Mode, float] = {"walk": 5.0, "taxi": 40.0, "metro": 30.0}
STATION_SUFFIX = "-地铁站"
# Distances that are kept: a taxi and a walk are as far, and the next request goes to the same places.
_KEPT = 16_384
_METRO_FARES = ((4, 2), (9, 3), (14, 4), (21, 5), (28, 6), (37, 7), (48, 8), (61, 9))


class Leg(NamedTuple):
    """A ride or walk. `minutes` of travel, `price` CNY per person (metro), per car (taxi) or 0, `distance` km."""

    start: str
    end: str
    mode: Mode
    minutes: int
    price: float
    distance: float


class NearestStation(NamedTuple):
    """The nearest metro station of a place, and how far it is to walk (km)."""

    station: Station
    distance: float


@lru_cache(maxsize=_KEPT)
def geodesic_km(a: Position, b: Position) -> float:
    """Geodesic distance of two positions in km."""
    return float(_EARTH.inv(a.lon, a.lat, b.lon, b.lat)[2]) / 1000


def travel_minutes(km: float, mode: Mode) -> int:
    """Whole minutes for a distance, cut off, not rounded."""
    return int(km / SPEED_KMH[mode] * 60)


METRO_HOURS = (5 * 60 + 30, 23 * 60 + 30)
"""Minutes after midnight between which metros run: the usual hours of Chinese metros (TravelEval, A.1)."""


def metro_fare(km: float) -> float:
    """CNY per person for a metro ride of so many km in a straight line."""
    for up_to, fare in _METRO_FARES:
        if km <= up_to:
            return float(fare)
    return 9.0 + float(np.floor((km - 61 + 14) / 15))


def taxi_fare(km: float) -> float:
    """CNY per car: 11 up to 1.8 km, 3.5 a km up to 10 km, 4.5 a km beyond."""
    if km <= 1.8:
        return 11.0
    if km <= 10:
        return 11.0 + (km - 1.8) * 3.5
    return 11.0 + (10 - 1.8) * 3.5 + (km - 10) * 4.5


_FLAT_AT_MOST = 1.2
"""How much farther on a flat map the nearest place can seem than another, within some hundred km of each other."""


class Network:
    """All places of one city and the ways between them. Safe to share: what is kept is only ever filled with equal values.

    Ways are not all kept: to find one again takes microseconds, and a city of 1,300 places has 1.7 million pairs.
    """

    def __init__(self, city: str, positions: Mapping[str, Position], lines: Sequence[MetroLine]) -> None:
        self.city = city
        self.names = tuple(positions)
        self.index = {name: number for number, name in enumerate(self.names)}
        self._positions = dict(positions)
        self._lats = np.array([p.lat for p in positions.values()])
        self._lons = np.array([p.lon for p in positions.values()])
        self._stations = [station for line in lines for station in line.stations]
        self._station_lats = np.array([s.position.lat for s in self._stations])
        self._station_lons = np.array([s.position.lon for s in self._stations])
        self._nearest: dict[str, NearestStation | None] = {}
        self._station_positions = {s.name + STATION_SUFFIX: s.position for s in reversed(self._stations)}

    def position(self, name: str) -> Position:
        """Where a place is. Raises UnknownPlaceError."""
        try:
            return self._positions[name]
        except KeyError:
            raise UnknownPlaceError(self.city, name) from None

    @property
    def stations(self) -> tuple[Station, ...]:
        """All metro stations in the order of the lines."""
        return tuple(self._stations)

    def locate(self, name: str) -> Position | None:
        """Where a place or a metro station (as legs name it, with the suffix) is; None where the city has no such name."""
        return self._positions.get(name) or self._station_positions.get(name)

    def __contains__(self, name: str) -> bool:
        return name in self._positions

    def distances_from(self, name: str) -> NDArray[np.float64]:
        """km from one place to every place, in the order of `names`. Raises UnknownPlaceError."""
        here = self.position(name)
        lats, lons = np.full_like(self._lats, here.lat), np.full_like(self._lons, here.lon)
        km: NDArray[np.float64] = _EARTH.inv(lons, lats, self._lons, self._lats)[2] / 1000
        return km

    def distance(self, start: str, end: str) -> float:
        """km between two places. Raises UnknownPlaceError."""
        return geodesic_km(self.position(start), self.position(end))

    def nearest_station(self, name: str) -> NearestStation | None:
        """The nearest metro station, the first in the order of the lines where two are as near; None without a metro."""
        if name not in self._nearest:
            self._nearest[name] = self._find_nearest(self.position(name))
        return self._nearest[name]

    def _find_nearest(self, here: Position) -> NearestStation | None:
        if not self._stations:
            return None
        # Exact distances to all stations take a hundred times as long as to those that a flat map has nearest.
        east = (self._station_lons - here.lon) * cos(radians(here.lat))
        flat = np.hypot(east, self._station_lats - here.lat)
        near = np.flatnonzero(flat <= flat.min() * _FLAT_AT_MOST)
        lats, lons = self._station_lats[near], self._station_lons[near]
        km = _EARTH.inv(np.full_like(lons, here.lon), np.full_like(lats, here.lat), lons, lats)[2] / 1000
        first = int(np.argmin(km))
        return NearestStation(self._stations[near[first]], float(km[first]))

    def go(self, start: str, end: str, mode: Mode) -> tuple[Leg, ...] | None:
        """The legs of a trip inside the city: one for walk and taxi, walk-metro-walk for the metro.

        None where the metro does not help: both ends have the same nearest station, or the city has no metro.
        Raises UnknownPlaceError.
        """
        if mode == "metro":
            return self._by_metro(start, end)
        km = self.distance(start, end)
        if mode == "walk":
            return (
                Leg(
                    start=start,
                    end=end,
                    mode="walk",
                    minutes=travel_minutes(km, "walk"),
                    price=0.0,
                    distance=km,
                ),
            )
        return (
            Leg(
                start=start,
                end=end,
                mode="taxi",
                minutes=travel_minutes(km, "taxi"),
                price=round(taxi_fare(km), 2),
                distance=round(km, 2),
            ),
        )

    def _by_metro(self, start: str, end: str) -> tuple[Leg, ...] | None:
        near_start, near_end = self.nearest_station(start), self.nearest_station(end)
        if near_start is None or near_end is None or near_start.station == near_end.station:
            return None
        on, off = near_start.station, near_end.station
        km = geodesic_km(on.position, off.position)
        on_name, off_name = on.name + STATION_SUFFIX, off.name + STATION_SUFFIX
        return (
            Leg(
                start=start,
                end=on_name,
                mode="walk",
                minutes=travel_minutes(near_start.distance, "walk"),
                price=0.0,
                distance=round(near_start.distance, 2),
            ),
            Leg(
                start=on_name,
                end=off_name,
                mode="metro",
                minutes=travel_minutes(km, "metro"),
                price=metro_fare(km),
                distance=round(km, 2),
            ),
            Leg(
                start=off_name,
                end=end,
                mode="walk",
                minutes=travel_minutes(near_end.distance, "walk"),
                price=0.0,
                distance=round(near_end.distance, 2),
            ),
        )
