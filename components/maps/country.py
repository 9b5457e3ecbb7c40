"""The country drawn from data: its cities, the lines between them, a trip there and back, and a lens on that trip.

One SVG as text, in which every name is escaped; colours that are not a day's come from the page.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import acos, atan2, cos, hypot, sin
from typing import NamedTuple

from components.look.escape import safe
from components.look.palette import day_colour, edge_of
from components.look.pixels import Point
from components.maps.sheet import Box
from components.maps.sketch import Projection, svg
from core.sandbox.places import Position

WIDTH, HEIGHT = 460, 440
LENS = 210
"""Pixels across the lens, which stands right of the country, where a page has room for it."""
_TALL = 18.0
"""Pixels that a name is high."""
_NEAR = 16.0
"""Pixels up to which a name is seen to belong to its place without a line."""
_CROWDED = 70.0
"""Pixels within which the names of two places compete."""
_ROUND = 'stroke-linecap="round"'


class _Glass(NamedTuple):
    """Where a lens stands and how large it is; its kind is its class, and its names are so many pixels high."""

    kind: str
    middle: Point
    half: float
    size: int


_BESIDE = _Glass(kind="lens", middle=(WIDTH + LENS / 2, 150), half=LENS / 2, size=15)
_INSIDE = _Glass(kind="small lens", middle=(94, 104), half=74, size=14)
"""On a phone it stands where the country has no cities, in the north-west."""


class Lens(NamedTuple):
    """What a trip of the route comes to: it drawn as the inside of a square of `LENS` pixels, its title, and its figures."""

    drawn: str
    title: str
    told: str


def country(
    cities: Mapping[str, Position],
    links: Iterable[tuple[str, str]],
    *,
    label: Mapping[str, str],
    route: tuple[str, str] | None = None,
    lens: Lens | None = None,
) -> str:
    """The cities where they lie, thin lines where a train or flight runs, one route there and back, and a lens on its end."""
    if not cities:
        return svg("", WIDTH, HEIGHT, "country")
    lats, lons = [place.lat for place in cities.values()], [place.lon for place in cities.values()]
    at = Projection(
        corners=(Position(min(lats), min(lons)), Position(max(lats), max(lons))),
        width=WIDTH,
        height=HEIGHT,
        margin=52,
    )
    places = {name: at(place) for name, place in cities.items()}
    thin = "".join(_bow(places[one], places[other], "var(--control)", 1, 0.08, 0.4) for one, other in links)
    shown = under = ""
    if route is not None and route[0] in places and route[1] in places:
        begins, ends = places[route[0]], places[route[1]]
        shown = "".join(
            _bow(one, other, edge_of(day), 5, 0.12) + _bow(one, other, day_colour(day), 3, 0.12)
            for one, other, day in ((begins, ends, 1), (ends, begins, 3))
        )
        under = "".join(_lens(lens, ends, glass) for glass in (_BESIDE, _INSIDE)) if lens is not None else ""
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="5.5" fill="var({"--ink" if route and name in route else "--card"})" '
        f'stroke="var(--ink)" stroke-width="2"/>'
        for name, (x, y) in places.items()
    )
    named = _names({label.get(name, name): place for name, place in places.items()}, WIDTH)
    return svg(under + thin + shown + dots + named, WIDTH, HEIGHT, "country")


def _lens(lens: Lens, place: Point, glass: _Glass) -> str:
    """What is drawn in a circle, the light that falls on it from a place, and under it what it comes to."""
    (x, y), half, clip = glass.middle, glass.half, glass.kind.replace(" ", "-")
    one, other = _tangents(place, glass.middle, half)
    edge = 'stroke="var(--ink)" stroke-opacity=".55" stroke-width="1"'
    return (
        f'<g class="{glass.kind}"><clipPath id="{clip}"><circle cx="{LENS / 2}" cy="{LENS / 2}" r="{LENS / 2}"/></clipPath>'
        f'<path d="M{_xy(one)}L{_xy(place)}L{_xy(other)}" fill="var(--card)" fill-opacity=".6" {edge}/>'
        f'<circle cx="{x}" cy="{y}" r="{half + 7}" fill="var(--control)" fill-opacity=".18"/>'
        f'<circle cx="{x}" cy="{y}" r="{half}" fill="var(--land)"/>'
        f'<g transform="translate({x - half} {y - half}) scale({2 * half / LENS:.3f})" clip-path="url(#{clip})">{lens.drawn}</g>'
        f'<circle cx="{x}" cy="{y}" r="{half}" fill="none" stroke="var(--ink)" stroke-width="2"/>'
        f"{_line(lens.title, glass, 1.2 * glass.size + 14, '--ink', 700)}{_line(lens.told, glass, 1.2 * glass.size + 35, '--second', 400)}</g>"
    )


def _tangents(point: Point, middle: Point, radius: float) -> Sequence[Point]:
    """Where the two lines from a point outside of a circle touch it."""
    (x, y), (mid_x, mid_y) = point, middle
    far = max(hypot(x - mid_x, y - mid_y), radius)
    towards, aside = atan2(y - mid_y, x - mid_x), acos(radius / far)
    return [
        (mid_x + radius * cos(turn), mid_y + radius * sin(turn))
        for turn in (towards + aside, towards - aside)
    ]


def _line(text: str, glass: _Glass, below: float, colour: str, weight: int) -> str:
    return (
        f'<text x="{glass.middle[0]}" y="{glass.middle[1] + glass.half + below}" text-anchor="middle" '
        f'fill="var({colour})" font-size="{glass.size}" font-weight="{weight}">{safe(text)}</text>'
    )


def _xy(point: Point) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"


def _bow(begins: Point, ends: Point, colour: str, width: float, bow: float, opacity: float = 1) -> str:
    (x, y), (to_x, to_y) = begins, ends
    aside_x, aside_y = (x + to_x) / 2 + bow * (to_y - y), (y + to_y) / 2 - bow * (to_x - x)
    return (
        f'<path d="M{x},{y}Q{aside_x:.1f},{aside_y:.1f} {to_x},{to_y}" fill="none" stroke="{colour}" '
        f'stroke-width="{width}" opacity="{opacity}" {_ROUND}/>'
    )


def _names(places: Mapping[str, Point], width: float) -> str:
    """The names beside their places, where they touch nothing drawn before: as near as there is room, with a line to the
    place where that is not near. The places with the most neighbours choose first."""
    taken = [Box(left=x - 7, top=y - 7, right=x + 7, bottom=y + 7) for x, y in places.values()]
    drawn = ""
    for name, (x, y) in sorted(places.items(), key=lambda one: -_crowd(one[1], places.values())):
        wide = sum(14 if ord(sign) > 0x2E80 else 8.5 for sign in name)
        boxes = [_Label(x + dx, y + dy, wide) for dx, dy in _spots(wide)]
        inside = [box for box in boxes if box.left >= 0 and box.left + wide <= width]
        free = (box for box in inside if not any(map(box.ground.meets, taken)))
        box = next(free, boxes[0])
        taken.append(box.ground)
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
    def ground(self) -> Box:
        return Box(left=self.left, top=self.top, right=self.left + self.wide, bottom=self.top + _TALL)

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
