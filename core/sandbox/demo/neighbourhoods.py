"""Where synthetic places stand: a short walk from the middle of a real neighbourhood, each neighbourhood in turn."""

import math
from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random

from core.sandbox.coordinates import KM_PER_DEGREE
from core.sandbox.demo.facts import NamedPosition
from core.sandbox.places import Position

_NEAREST_KM, _FARTHEST_KM = 0.05, 0.4


def in_turn(areas: Sequence[NamedPosition], rng: Random) -> Iterator[NamedPosition]:
    """All neighbourhoods in a drawn order, again and again, so that none stays empty."""
    return cycle(rng.sample(areas, len(areas)))


def near(center: Position, rng: Random) -> Position:
    """A position a short walk from the centre of a neighbourhood."""
    km, bearing = rng.uniform(_NEAREST_KM, _FARTHEST_KM), rng.uniform(0, 2 * math.pi)
    lat = center.lat + km / KM_PER_DEGREE * math.cos(bearing)
    lon = center.lon + km / KM_PER_DEGREE * math.sin(bearing) / math.cos(math.radians(center.lat))
    return Position(round(lat, 5), round(lon, 5))
