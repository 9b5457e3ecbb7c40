"""A city flattened: positions as km, to estimate detours by the thousand."""

from math import cos, radians

from core.sandbox.coordinates import KM_PER_DEGREE
from core.sandbox.places import Position


class Plane:
    """A city flattened: positions in km east and north of one point, to estimate detours by the thousand."""

    def __init__(self, origin: Position) -> None:
        self._origin = origin
        self._east = KM_PER_DEGREE * cos(radians(origin.lat))

    def point(self, position: Position) -> complex:
        """The position as one complex number of km."""
        return complex(
            (position.lon - self._origin.lon) * self._east, (position.lat - self._origin.lat) * KM_PER_DEGREE
        )
