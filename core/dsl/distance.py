"""The geodesic distance to the last bit.

Requests come with limits such as 0.5192679086458767 km that are the very distance of a hotel; another implementation
of the same formula differs in the last digit and would turn the verdict. geographiclib is the one behind the released
program; for everything else the sandbox's network is as good, and vectorised.
"""

from functools import lru_cache

from geographiclib.geodesic import Geodesic

from core.sandbox.places import Position

_EARTH_KM = Geodesic(6378.137, 1 / 298.257223563)


@lru_cache(maxsize=100_000)
def exact_km(a: Position, b: Position) -> float:
    """Distance of two positions on the WGS-84 ellipsoid, km."""
    return float(_EARTH_KM.Inverse(a.lat, a.lon, b.lat, b.lon, Geodesic.DISTANCE)["s12"])
