"""Small drawings made of data alone: a trip on its city, and the days as strips.

Each is one SVG as text, in which every name is escaped; colours that are not a day's come from the page.
"""

from collections.abc import Callable, Sequence
from math import cos, radians

from components.look.palette import day_colour, edge_of
from components.look.pixels import Point
from components.maps.base_layer import BaseLayer
from components.maps.trip_geometry import MapStop, bounds, most, nearest_first, stops, ways
from components.trip.day_rows import DayCard, StopRow
from core.model.plan import Plan
from core.sandbox.network import STATION_SUFFIX
from core.sandbox.places import Position

_EDGE = 9
"""Pixels from the edge of a drawing to what lies farther out than it reaches."""
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


class Projection:
    """Where positions lie in a drawing of so many pixels: north is up, all of them fit, and keep their proportions."""

    def __init__(
        self, corners: tuple[Position, Position], width: float, height: float, margin: float
    ) -> None:
        (south, west), (north, east) = corners
        self._squeeze = cos(radians((south + north) / 2))
        across, along = max(1e-6, (east - west) * self._squeeze), max(1e-6, north - south)
        self._scale = min((width - 2 * margin) / across, (height - 2 * margin) / along)
        self._left = (width - across * self._scale) / 2 - west * self._squeeze * self._scale
        self._top = (height - along * self._scale) / 2 + north * self._scale
        self._middle = (width / 2, height / 2)

    def __call__(self, position: Position) -> Point:
        """Where a position lies, in pixels from the left and from the top."""
        x = self._left + position.lon * self._squeeze * self._scale
        return round(x, 1), round(self._top - position.lat * self._scale, 1)

    def within(self, position: Position) -> Point:
        """Where a position is drawn: one that lies outside, such as a far airport, at the edge, in its direction."""
        (x, y), (across, along) = self(position), self._middle
        room = min(
            1.0,
            (across - _EDGE) / max(abs(x - across), 1e-6),
            (along - _EDGE) / max(abs(y - along), 1e-6),
        )
        return round(across + (x - across) * room, 1), round(along + (y - along) * room, 1)


def trip_sketch(plan: Plan, base: BaseLayer, *, width: int = 240, height: int = 150) -> str:
    """A trip on the metro lines of its city: a line a day, a mark a stop by its kind."""
    found = stops(plan, base, None)
    corners = bounds(found)
    if corners is None:
        return svg("", width, height, "sketch")
    at = Projection(corners=corners, width=width, height=height, margin=22)
    return svg(_ground(base, at) + _trip(plan, base, found, at.within), width, height, "sketch")


def heart_sketch(plan: Plan, base: BaseLayer, *, size: int) -> str:
    """A trip where most of its stops lie: the inside of a square drawing of so many pixels, which reaches over its edges."""
    found = stops(plan, base, None)
    corners = bounds(most(nearest_first(found)))
    if corners is None:
        return ""
    at = Projection(corners=corners, width=size, height=size, margin=size / 5)
    return _ground(base, at) + _trip(plan, base, found, at)


def _ground(base: BaseLayer, at: Projection) -> str:
    """The metro lines of the city."""
    return "".join(
        _path(
            [at(base.places[station.name + STATION_SUFFIX]) for station in line.stations],
            "var(--control)",
            2,
            0.35,
        )
        for line in base.city.lines
    )


def _trip(plan: Plan, base: BaseLayer, found: Sequence[MapStop], at: Callable[[Position], Point]) -> str:
    """The ways, on them the stops."""
    gone = "".join(
        _way([at(way.points[0]), at(way.points[-1])], way.where.day or 1) for way in ways(plan, base, None)
    )
    return gone + "".join(_mark(stop, at(stop.position)) for stop in found)


def day_strips(cards: Sequence[DayCard], *, width: int = 240) -> str:
    """The days as strips, one under the other, on one axis of hours."""
    rows = "".join(
        f'<rect x="0" y="{12 * at}" width="{width}" height="7" rx="2" fill="var(--sunken)"/>'
        + "".join(_bar(stop, card, 12 * at, width) for stop in card.stops)
        for at, card in enumerate(cards)
    )
    return svg(rows, width, 12 * len(cards), "strips")


def svg(inside: str, width: int, height: int, kind: str) -> str:
    """A drawing of a kind (its class) with what is inside of it."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="0 0 {width} {height}" role="img" aria-hidden="true">{inside}</svg>'


def _path(points: Sequence[Point], colour: str, width: float, opacity: float = 1) -> str:
    joined = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="{width}" opacity="{opacity}" {_ROUND}/>'


def _way(points: Sequence[Point], day: int) -> str:
    """A line in the colour of its day, on one that can be told from the ground: some fills are too pale or too dark."""
    return _path(points, edge_of(day), 3.2) + _path(points, day_colour(day), 1.6)


def _mark(stop: MapStop, at: Point) -> str:
    (x, y), colour = at, day_colour(stop.where.day or 1)
    look = f'fill="{colour}" stroke="{edge_of(stop.where.day or 1)}" stroke-width="1.2"'
    match stop.kind:
        case "sight":
            return f'<circle cx="{x}" cy="{y}" r="4.6" {look}/>'
        case "meal":
            return f'<rect x="{x - 3.6:.1f}" y="{y - 3.6:.1f}" width="7.2" height="7.2" transform="rotate(45 {x} {y})" {look}/>'
        case "hotel":
            return f'<path d="M{x},{y - 6:.1f}l6,10h-12z" {look}/>'
        case _:
            return f'<rect x="{x - 4.4:.1f}" y="{y - 4.4:.1f}" width="8.8" height="8.8" rx="1.5" {look}/>'


def _bar(stop: StopRow, card: DayCard, top: float, width: int) -> str:
    begins, ends = max(0, stop.begins - 360) / 1080, min(1080, stop.ends - 360) / 1080
    pale = {"sight": 1.0, "meal": 0.6}.get(stop.kind, 0.35)
    long = max(1.5, width * (ends - begins) - 1)
    return (
        f'<rect x="{width * begins + 0.5:.1f}" y="{top + 0.5}" width="{max(1, long - 1):.1f}" height="6" rx="2" '
        f'fill="{card.colour}" fill-opacity="{pale}" stroke="{edge_of(card.day)}" stroke-width="1"/>'
    )
