"""Small drawings made of data alone: a trip on its city, the days as strips, the cities and the lines between them.

Each is one SVG as text, in which every name is escaped; colours that are not a day's come from the page.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import cos, radians

from components.look.escape import safe
from components.look.palette import day_colour
from components.maps.base_layer import BaseLayer
from components.maps.trip_geometry import MapStop, bounds, stops, ways
from components.trip.day_rows import DayCard, StopRow
from core.model.plan import Plan
from core.sandbox.network import STATION_SUFFIX
from core.sandbox.places import Position

Point = tuple[float, float]
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
    width: int = 560,
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
    named = _names({label.get(name, name): place for name, place in places.items()})
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


def _names(places: Mapping[str, Point]) -> str:
    """The names beside their places: to the right, to the left, above or below, where they touch nothing drawn before."""
    taken = [(x - 7, y - 7, x + 7, y + 7) for x, y in places.values()]
    drawn = ""
    for name, (x, y) in places.items():
        wide = sum(14 if ord(sign) > 0x2E80 else 9 for sign in name)
        left, right = x - 11 - wide, x + 11
        beside = ((right, y - 9), (left, y - 9), (x - wide / 2, y - 28), (x - wide / 2, y + 10))
        spots = (*beside, (right, y - 22), (right, y + 4), (left, y - 22), (left, y + 4))
        boxes = [(begins, top, begins + wide, top + 18) for begins, top in spots]
        box = next((one for one in boxes if not any(_touch(one, other) for other in taken)), boxes[0])
        taken.append(box)
        drawn += (
            f'<text x="{box[0]:.1f}" y="{box[1] + 14:.1f}" fill="var(--ink)" font-size="14" font-weight="700" '
            f'paint-order="stroke" stroke="var(--land)" stroke-width="4">{safe(name)}</text>'
        )
    return drawn


def _touch(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
