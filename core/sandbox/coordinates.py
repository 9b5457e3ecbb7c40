"""WGS-84 (GPS), GCJ-02 (maps published in China) and BD-09 (Baidu), each into each, vectorised.

Both released sandboxes are in BD-09: their landmarks fall within some 50 m of the true place when read as such, and 0.9 to
1.4 km off otherwise. Sandboxes keep their own system; convert only at the edge, for a map over tiles or a GPS file.
Inside China GCJ-02 shifts WGS-84 by a known polynomial with sines, and BD-09 turns and scales GCJ-02; the two inverses have
no closed form and are found by iteration, to well under a millimetre. Outside China's bounding box nothing is shifted.
"""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import ArrayLike, NDArray

from core.sandbox.places import CoordinateSystem, Position

Degrees = NDArray[np.float64]
LatLon = tuple[Degrees, Degrees]
KM_PER_DEGREE = 111.2
"""Of latitude, and of longitude on the equator: a 360th of the way around the earth."""

# Krasovsky 1940, which GCJ-02 is computed on
_AXIS, _ECCENTRICITY2 = 6378245.0, 0.00669342162296594323
_BD_TURN = np.pi * 3000 / 180
_BD_SHIFT = (0.006, 0.0065)
# each step shrinks the error some hundredfold
_ITERATIONS = 12


def convert(lats: ArrayLike, lons: ArrayLike, source: CoordinateSystem, target: CoordinateSystem) -> LatLon:
    """Latitudes and longitudes in degrees from one system into another, as new arrays."""
    lat, lon = np.array(lats, dtype=np.float64), np.array(lons, dtype=np.float64)
    for step in _STEPS[source, target]:
        lat, lon = step(lat, lon)
    return lat, lon


def convert_position(position: Position, source: CoordinateSystem, target: CoordinateSystem) -> Position:
    """One position from one system into another."""
    lat, lon = convert(position.lat, position.lon, source, target)
    return Position(float(lat), float(lon))


def _in_china(lat: Degrees, lon: Degrees) -> NDArray[np.bool_]:
    return (lat > 0.8293) & (lat < 55.8271) & (lon > 72.004) & (lon < 137.8347)


def _ripple(value: Degrees, low: float, middle: float, high: float, *, scale: float, slow: float) -> Degrees:
    """A long sine with two shorter ones, as GCJ-02 adds along each axis."""
    waves = (
        low * np.sin(value * np.pi)
        + middle * np.sin(value * np.pi / 3)
        + high * np.sin(value * np.pi / scale)
    )
    return np.asarray((waves + slow * np.sin(value * np.pi / 30)) * 2 / 3)


def _shift(lat: Degrees, lon: Degrees) -> LatLon:
    """By how many degrees GCJ-02 lies off WGS-84 at a position."""
    x, y = lon - 105.0, lat - 35.0
    common = (20 * np.sin(6 * x * np.pi) + 20 * np.sin(2 * x * np.pi)) * 2 / 3
    north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * np.sqrt(np.abs(x))
    north += common + _ripple(y, 20, 40, 160, scale=12, slow=320)
    east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * np.sqrt(np.abs(x))
    east += common + _ripple(x, 20, 40, 150, scale=12, slow=300)
    radians = np.radians(lat)
    magic = 1 - _ECCENTRICITY2 * np.sin(radians) ** 2
    metres_north = _AXIS * (1 - _ECCENTRICITY2) / (magic * np.sqrt(magic)) * np.pi / 180
    metres_east = _AXIS / np.sqrt(magic) * np.cos(radians) * np.pi / 180
    return north / metres_north, east / metres_east


def _wgs_to_gcj(lat: Degrees, lon: Degrees) -> LatLon:
    inside = _in_china(lat, lon)
    north, east = _shift(lat, lon)
    return np.where(inside, lat + north, lat), np.where(inside, lon + east, lon)


def _gcj_to_bd(lat: Degrees, lon: Degrees) -> LatLon:
    radius = np.hypot(lat, lon) + 0.00002 * np.sin(lat * _BD_TURN)
    angle = np.arctan2(lat, lon) + 0.000003 * np.cos(lon * _BD_TURN)
    inside = _in_china(lat, lon)
    moved_lat, moved_lon = radius * np.sin(angle) + _BD_SHIFT[0], radius * np.cos(angle) + _BD_SHIFT[1]
    return np.where(inside, moved_lat, lat), np.where(inside, moved_lon, lon)


def _inverse(forward: Callable[[Degrees, Degrees], LatLon]) -> Callable[[Degrees, Degrees], LatLon]:
    """The inverse of a map that moves every point by little, found by correcting a guess until it maps to the target."""

    def backward(lat: Degrees, lon: Degrees) -> LatLon:
        guess_lat, guess_lon = lat, lon
        for _ in range(_ITERATIONS):
            there_lat, there_lon = forward(guess_lat, guess_lon)
            guess_lat, guess_lon = guess_lat + (lat - there_lat), guess_lon + (lon - there_lon)
        return guess_lat, guess_lon

    return backward


_gcj_to_wgs = _inverse(_wgs_to_gcj)
_bd_to_gcj = _inverse(_gcj_to_bd)
_STEPS: Mapping[
    tuple[CoordinateSystem, CoordinateSystem], tuple[Callable[[Degrees, Degrees], LatLon], ...]
] = {
    ("BD-09", "BD-09"): (),
    ("GCJ-02", "GCJ-02"): (),
    ("WGS-84", "WGS-84"): (),
    ("WGS-84", "GCJ-02"): (_wgs_to_gcj,),
    ("GCJ-02", "WGS-84"): (_gcj_to_wgs,),
    ("GCJ-02", "BD-09"): (_gcj_to_bd,),
    ("BD-09", "GCJ-02"): (_bd_to_gcj,),
    ("WGS-84", "BD-09"): (_wgs_to_gcj, _gcj_to_bd),
    ("BD-09", "WGS-84"): (_bd_to_gcj, _gcj_to_wgs),
}
