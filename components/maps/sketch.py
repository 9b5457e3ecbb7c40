"""Small drawings made of data alone: a trip on its city, the days as strips, the cities and the lines between them.

Each is one SVG as text, in which every name is escaped; colours that are not a day's come from the page.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import cos, hypot, radians
from typing import NamedTuple

from components.look.escape import safe
from components.look.palette import day_colour
from components.maps.base_layer import BaseLayer
from components.maps.trip_geometry import MapStop, bounds, stops, ways
from components.trip.day_rows import DayCard, StopRow
from core.model.plan import Plan
from core.sandbox.network import STATION_SUFFIX
from core.sandbox.places import Position

Point = tuple[float, float]
Box = tuple[float, float, float, float]
_TALL = 18.0
"""Pixels that a name is high."""
_NEAR = 16.0
"""Pixels up to which a name is seen to belong to its place without a line."""
_CROWDED = 70.0
"""Pixels within which the names of two places compete."""
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


class Frame:
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

    def __call__(self, position: Position) -> Point:
        """Where a position lies, in pixels from the left and from the top."""
        x = self._left + position.lon * self._squeeze * self._scale
        return round(x, 1), round(self._top - position.lat * self._scale, 1)


def trip_sketch(plan: Plan, base: BaseLayer, *, width: int = 240, height: int = 150) -> str:
    """A trip on the metro lines of its city: a line a day, a mark a stop by its kind."""
    found = stops(plan, base, None)
    corners = bounds(found)
    if corners is None:
        return _svg("", width, height, "sketch")
    at = Frame(corners, width, height, 22)
    ground = "".join(
        _path(
            [at(base.places[station.name + STATION_SUFFIX]) for station in line.stations],
            "var(--control)",
            2,
            0.35,
        )
        for line in base.city.lines
    )
    drawn = "".join(
        _path([at(point) for point in (way.points[0], way.points[-1])], day_colour(way.where.day or 1), 2.2)
        for way in ways(plan, base, None)
    )
    return _svg(
        ground + drawn + "".join(_mark(stop, at(stop.position)) for stop in found), width, height, "sketch"
    )


def day_strips(cards: Sequence[DayCard], *, width: int = 240) -> str:
    """The days as strips, one under the other, on one axis of hours."""
    rows = "".join(
        f'<rect x="0" y="{12 * at}" width="{width}" height="7" rx="2" fill="var(--sunken)"/>'
        + "".join(_bar(stop, card.colour, 12 * at, width) for stop in card.stops)
        for at, card in enumerate(cards)
    )
    return _svg(rows, width, 12 * len(cards), "strips")


def country(
    cities: Mapping[str, Position],
    links: Iterable[tuple[str, str]],
    *,
    label: Mapping[str, str],
    route: tuple[str, str] | None = None,
    width: int = 460,
    height: int = 440,
) -> str:
    """The cities where they lie, thin lines where a train or flight runs, and one route there and back."""
    if not cities:
        return _svg("", width, height, "country")
    lats, lons = [place.lat for place in cities.values()], [place.lon for place in cities.values()]
    at = Frame((Position(min(lats), min(lons)), Position(max(lats), max(lons))), width, height, 52)
    thin = "".join(
        _bow(at(cities[one]), at(cities[other]), "var(--control)", 1, 0.08, 0.4) for one, other in links
    )
    shown = ""
    if route is not None and route[0] in cities and route[1] in cities:
        begins, ends = at(cities[route[0]]), at(cities[route[1]])
        shown = _bow(begins, ends, day_colour(1), 4, 0.12) + _bow(ends, begins, day_colour(3), 4, 0.12)
    places = {name: at(place) for name, place in cities.items()}
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="5.5" fill="var({"--ink" if route and name in route else "--card"})" '
        f'stroke="var(--ink)" stroke-width="2"/>'
        for name, (x, y) in places.items()
    )
    named = _names({label.get(name, name): place for name, place in places.items()}, width)
    return _svg(thin + shown + dots + named, width, height, "country")


def _svg(inside: str, width: int, height: int, kind: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="0 0 {width} {height}" role="img" aria-hidden="true">{inside}</svg>'


def _path(points: Sequence[Point], colour: str, width: float, opacity: float = 1) -> str:
    joined = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="{width}" opacity="{opacity}" {_ROUND}/>'


def _bow(begins: Point, ends: Point, colour: str, width: float, bow: float, opacity: float = 1) -> str:
    (x, y), (to_x, to_y) = begins, ends
    aside_x, aside_y = (x + to_x) / 2 + bow * (to_y - y), (y + to_y) / 2 - bow * (to_x - x)
    return (
        f'<path d="M{x},{y}Q{aside_x:.1f},{aside_y:.1f} {to_x},{to_y}" fill="none" stroke="{colour}" '
        f'stroke-width="{width}" opacity="{opacity}" {_ROUND}/>'
    )


def _mark(stop: MapStop, at: Point) -> str:
    (x, y), colour = at, day_colour(stop.where.day or 1)
    look = f'fill="{colour}" stroke="var(--card)" stroke-width="1.2"'
    match stop.kind:
        case "sight":
            return f'<circle cx="{x}" cy="{y}" r="4.6" {look}/>'
        case "meal":
            return f'<rect x="{x - 3.6:.1f}" y="{y - 3.6:.1f}" width="7.2" height="7.2" transform="rotate(45 {x} {y})" {look}/>'
        case "hotel":
            return f'<path d="M{x},{y - 6:.1f}l6,10h-12z" {look}/>'
        case _:
            return f'<rect x="{x - 4.4:.1f}" y="{y - 4.4:.1f}" width="8.8" height="8.8" rx="1.5" {look}/>'


def _bar(stop: StopRow, colour: str, top: float, width: int) -> str:
    begins, ends = max(0, stop.begins - 360) / 1080, min(1080, stop.ends - 360) / 1080
    pale = {"sight": 1.0, "meal": 0.6}.get(stop.kind, 0.35)
    long = max(1.5, width * (ends - begins) - 1)
    return (
        f'<rect x="{width * begins:.1f}" y="{top}" width="{long:.1f}" height="7" rx="2" fill="{colour}" '
        f'opacity="{pale}"/>'
    )


def _names(places: Mapping[str, Point], width: float) -> str:
    """The names beside their places, where they touch nothing drawn before: as near as there is room, with a line to the
    place where that is not near. The places with the most neighbours choose first."""
    taken: list[Box] = [(x - 7, y - 7, x + 7, y + 7) for x, y in places.values()]
    drawn = ""
    for name, (x, y) in sorted(places.items(), key=lambda one: -_crowd(one[1], places.values())):
        wide = sum(14 if ord(sign) > 0x2E80 else 8.5 for sign in name)
        boxes = [_Label(x + dx, y + dy, wide) for dx, dy in _spots(wide)]
        inside = [box for box in boxes if box.left >= 0 and box.left + wide <= width]
        free = (box for box in inside if not any(_touch(box.corners, other) for other in taken))
        box = next(free, boxes[0])
        taken.append(box.corners)
        drawn += box.leader((x, y)) + (
            f'<text x="{box.left:.1f}" y="{box.top + 14:.1f}" fill="var(--ink)" font-size="14" font-weight="700" '
            f'paint-order="stroke" stroke="var(--land)" stroke-width="4">{safe(name)}</text>'
        )
    return drawn


class _Label(NamedTuple):
    """Where a name stands: its left end and its top."""

    left: float
    top: float
    wide: float

    @property
    def corners(self) -> tuple[float, float, float, float]:
        return self.left, self.top, self.left + self.wide, self.top + _TALL

    def leader(self, place: Point) -> str:
        """A line from the place to the name; nothing where they are beside each other."""
        x, y = place
        to_x = min(max(x, self.left), self.left + self.wide)
        to_y = min(max(y, self.top + 3), self.top + _TALL - 3)
        if hypot(to_x - x, to_y - y) < _NEAR:
            return ""
        return f'<path d="M{x},{y}L{to_x:.1f},{to_y:.1f}" stroke="var(--second)" stroke-width="1"/>'


def _spots(wide: float) -> Iterator[Point]:
    """Where a name may stand around its place, the nearest first: right, left, above, below, and askew."""
    for far in (11, 24, 38):
        low, middle = far - 1, -wide / 2
        yield from ((far, -9), (-far - wide, -9), (middle, -far - 17), (middle, low))
        yield from ((far, -far - 11), (far, low - 7), (-far - wide, -far - 11), (-far - wide, low - 7))


def _crowd(place: Point, places: Iterable[Point]) -> int:
    """How many places are so near that their names may meet."""
    return sum(hypot(place[0] - x, place[1] - y) < _CROWDED for x, y in places)


def _touch(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
