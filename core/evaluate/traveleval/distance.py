"""Distances between places of a city, from a provider: geodesic with a detour factor, or a road network."""

from typing import Protocol

from core.sandbox.city import City

DETOUR_FACTOR = 1.3
"""Road over straight-line distance in a city; 1.2 to 1.4 is usual. Ratios such as SSR and CSM do not depend on it."""


class DistanceProvider(Protocol):
    """Where distances come from; an adapter to a road-network service has the same method."""

    def distance(self, city: City, start: str, end: str) -> float:
        """km from one place to another. Raises UnknownPlaceError."""
        ...


class Geodesic:
    """Straight-line distance times a stated detour factor."""

    def __init__(self, detour: float = DETOUR_FACTOR) -> None:
        self.detour = detour

    def distance(self, city: City, start: str, end: str) -> float:
        """km from one place to another."""
        return city.network.distance(start, end) * self.detour


class ReleasedDistance:
    """The distance of the conformance files: geodesic km, rounded to two decimals, no detour."""

    def distance(self, city: City, start: str, end: str) -> float:
        """km from one place to another."""
        return round(city.network.distance(start, end), 2)
