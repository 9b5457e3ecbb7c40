"""Pins of a drawing pushed apart, so that none covers another. Pixels."""

from collections.abc import Sequence
from math import hypot

from components.look.pixels import Point

_PIN_ROOM = 20.0
"""Pixels between the middles of two pins that do not cover each other."""
_CLOSE_ENOUGH = 0.5
_ROUNDS = 120
MOST_APART = 120
"""More pins than these stay where they are: there is no room, and every two would be looked at in each round."""
EDGE = 12
"""Pixels from the edge of a drawing within which no pin has room."""


def spread(points: Sequence[Point], width: float, height: float, room: float = _PIN_ROOM) -> list[Point]:
    """The points pushed apart, inside of the drawing, until the middles of any two are `room` pixels from each other, or
    nearly so where there are too many for that; very many stay where they are."""
    moved = [_kept_inside(point, width, height) for point in points]
    for _ in range(_ROUNDS if len(moved) <= MOST_APART else 0):
        near = [
            (one, other)
            for one, (x, y) in enumerate(moved)
            for other, (to_x, to_y) in enumerate(moved[:one])
            if hypot(x - to_x, y - to_y) < room - _CLOSE_ENOUGH
        ]
        for one, other in near:
            (x, y), (to_x, to_y) = moved[one], moved[other]
            # two at one point go apart askew: on an edge they could not go apart across it
            across, along = x - to_x or 0.01, y - to_y or 0.01
            push = max(0.0, room / hypot(across, along) - 1) / 2
            dx, dy = across * push, along * push
            moved[one] = _kept_inside((x + dx, y + dy), width, height)
            moved[other] = _kept_inside((to_x - dx, to_y - dy), width, height)
        if not near:
            break
    return [(round(x, 1), round(y, 1)) for x, y in moved]


def _kept_inside(place: Point, width: float, height: float) -> Point:
    """A pin that was pushed over the edge is drawn at it."""
    return min(max(place[0], EDGE), width - EDGE), min(max(place[1], EDGE), height - EDGE)
