"""A trip on its city as one drawing: numbered pins, the names that fit, the ways between, on the metro lines.

Pins and names stand in groups of class `pin`, so that a script that zooms can keep their size; what it looks for are
`data-at` (`DAY.STOP`) of a pin and `data-way` (`DAY.STOP.LEG`) of the line of a leg.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import atan2, hypot, pi

from components.look.escape import safe
from components.look.palette import KIND_ICON, MODE_LINE, ActivityKind, day_colour, day_edge, ink_on
from components.maps.base_layer import BaseLayer
from components.maps.sketch import Point, Projection
from components.maps.spreading import EDGE, MOST_APART, spread
from components.maps.trip_geometry import MapStop, bounds, on_a_map, stops, ways
from core.model.plan import Plan
from core.sandbox.network import STATION_SUFFIX
from core.sandbox.places import Position
from core.text import Naming

_SIZE = 12
_BOW, _STEPS = 0.12, 12
"""How far a taxi's way is bowed, as a share of its length, as on the maps that move (`itinerary.js`); and of how many straight parts it is drawn."""
_ARROWS = "→↗↑↖←↙↓↘"
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def corners_of(
    plans: Iterable[tuple[Plan, BaseLayer]], day: int | None = None
) -> tuple[Position, Position] | None:
    """The corners around the stops of several plans, on a day or on all, so that their maps show the same ground.

    None without any stop.
    """
    days = None if day is None else {day}
    found = [corners for plan, base in plans if (corners := bounds(stops(plan, base, days))) is not None]
    if not found:
        return None
    return (
        Position(min(low.lat for low, _ in found), min(low.lon for low, _ in found)),
        Position(max(high.lat for _, high in found), max(high.lon for _, high in found)),
    )


def pin_map(
    plan: Plan,
    base: BaseLayer,
    corners: tuple[Position, Position],
    names: Naming,
    *,
    days: Collection[int] | None = None,
    width: int = 640,
    height: int = 300,
    corner: tuple[int, int] = (0, 0),
    grown: float = 1.0,
) -> str:
    """The wanted days (None: all) as SVG; every name in it is escaped, and colours that are not a day's come from the page.

    No name stands in the lower right `corner` of so many pixels, where a page has its buttons. A page may
    draw a pin `grown` so many times as large: its name stays inside of the drawing.
    """
    at = Projection(corners=corners, width=width, height=height, margin=34)
    sheet = _Sheet(width=width, height=height, corner=corner, grown=grown)
    drawn = [
        _ground(base, at),
        *_ways(plan, base, at, days, sheet),
        *_pins(_each_hotel_once(stops(plan, base, days)), at, names, sheet),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-hidden="true" '
        f'preserveAspectRatio="xMidYMid meet">{"".join(drawn)}</svg>'
    )


def _each_hotel_once(found: Sequence[MapStop]) -> list[MapStop]:
    """The nights and breakfasts in one hotel are one pin, where the first of them is."""
    first = {stop.place: stop for stop in reversed(found) if stop.kind == "hotel"}
    return [stop for stop in found if stop.kind != "hotel" or first[stop.place] is stop]


@dataclass(frozen=True, slots=True)
class _Box:
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "_Box") -> bool:
        """Whether both share some ground."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sheet:
    """What is drawn on, in pixels: how large, what of its lower right corner stays free, and how large a pin may get."""

    width: int
    height: int
    corner: tuple[int, int]
    grown: float

    @property
    def kept_free(self) -> _Box:
        """The corner for the page's buttons."""
        across, along = self.corner
        return _Box(left=self.width - across, top=self.height - along, right=self.width, bottom=self.height)

    def shows(self, point: Point) -> bool:
        """Whether a point is inside of the drawing."""
        return 0 <= point[0] <= self.width and 0 <= point[1] <= self.height

    def place(self, at: Projection, position: Position) -> Point:
        """Where a position is drawn: one that lies farther out at the edge, clear of the page's buttons."""
        x, y = at.within(position)
        free = self.kept_free
        is_under = not self.shows(at(position)) and x > free.left - EDGE and y > free.top - EDGE
        return (x, free.top - EDGE) if is_under else (x, y)

    def holds(self, name: _Box, x: float) -> bool:
        """Whether the name of a pin at `x` is inside of the drawing, from left to right also where the pin is drawn large."""
        across = x + self.grown * (name.left - x) >= 0 and x + self.grown * (name.right - x) <= self.width
        return across and name.top >= 0 and name.bottom <= self.height


def _ground(base: BaseLayer, at: Projection) -> str:
    lines = (
        [at(base.places[station.name + STATION_SUFFIX]) for station in line.stations]
        for line in base.city.lines
    )
    return "".join(
        f'<polyline points="{_joined(line)}" fill="none" stroke="var(--control)" stroke-width="3" opacity=".3" {_ROUND}/>'
        for line in lines
    )


def _ways(
    plan: Plan, base: BaseLayer, at: Projection, days: Collection[int] | None, sheet: _Sheet
) -> list[str]:
    """Each leg with its edge under its fill, dashed by its mode; one that leads out of the drawing ends at its edge."""
    drawn = []
    for way in ways(plan, base, days):
        day, line = way.where.day or 1, MODE_LINE[way.mode]
        light, dark = day_edge(day)
        first, *between, last = way.points
        ends = sheet.place(at, first), sheet.place(at, last)
        inside = [point for point in map(at, between) if sheet.shows(point)]
        points = _joined([ends[0], *(_bow(*ends) if way.mode == "taxi" else inside), ends[1]])
        dashes = f' stroke-dasharray="{line.dashes}"' if line.dashes else ""
        drawn += [
            f'<polyline points="{points}" data-way="{day}.{way.where.activity}.{way.where.leg}" fill="none" style="stroke:light-dark({light},{dark})" stroke-width="5"{dashes} {_ROUND}/>',
            f'<polyline points="{points}" fill="none" stroke="{day_colour(day)}" stroke-width="3"{dashes} {_ROUND}/>',
        ]
    return drawn


def _bow(start: Point, end: Point) -> list[Point]:
    """The points between the ends of a way that is bowed to one side, so that there and back lie apart."""
    (x, y), (to_x, to_y) = start, end
    aside = (x + to_x) / 2 + _BOW * (to_y - y), (y + to_y) / 2 - _BOW * (to_x - x)
    shares = [step / _STEPS for step in range(1, _STEPS)]
    return [
        (
            round((1 - t) ** 2 * x + 2 * t * (1 - t) * aside[0] + t**2 * to_x, 1),
            round((1 - t) ** 2 * y + 2 * t * (1 - t) * aside[1] + t**2 * to_y, 1),
        )
        for t in shares
    ]


def _pins(found: Sequence[MapStop], at: Projection, names: Naming, sheet: "_Sheet") -> list[str]:
    """The stops, and beside them the names for which there is room: sights first, a place once.

    Stops that would cover each other stand apart, each with a line to its true place. One that lies farther out than the
    drawing reaches stands at its edge, and an arrow beside its name points to it.
    """
    truly = {stop.where: sheet.place(at, stop.position) for stop in found}
    apart = spread(list(truly.values()), sheet.width, sheet.height)
    places = {stop.where: place for stop, place in zip(found, apart, strict=True)}
    taken = [_around(place) for place in places.values()]
    taken.append(sheet.kept_free)
    named: set[str] = set()
    labels = {}
    for stop in sorted(found, key=lambda stop: stop.kind != "sight")[:MOST_APART]:
        if stop.place in named:
            continue
        text = f"{on_a_map(names(stop.place))}{_arrow(at(stop.position), sheet)}"
        box, anchor, dx, dy = _room(places[stop.where], text, taken, sheet)
        if box is not None:
            taken.append(box)
            named.add(stop.place)
            labels[stop.where] = (
                f'<text x="{dx}" y="{dy}" text-anchor="{anchor}" font-size="{_SIZE}" font-weight="700" fill="var(--ink)" '
                f'paint-order="stroke" stroke="var(--land)" stroke-width="3">{safe(text)}</text>'
            )
    return [_pin(stop, truly[stop.where], places[stop.where], labels.get(stop.where, "")) for stop in found]


def _arrow(point: Point, sheet: _Sheet) -> str:
    """What points to a place outside of the drawing from its edge; nothing for one that is inside."""
    if sheet.shows(point):
        return ""
    towards = atan2(sheet.height / 2 - point[1], point[0] - sheet.width / 2)
    return f" {_ARROWS[round(towards / (pi / 4)) % len(_ARROWS)]}"


def _pin(stop: MapStop, truly: Point, place: Point, label: str) -> str:
    (x, y), (to_x, to_y) = truly, place
    leader = f'<path d="M{x},{y}L{to_x},{to_y}" stroke="var(--second)" stroke-width="1.2"/>'
    return (
        f'{leader if hypot(x - to_x, y - to_y) > 2 else ""}<g transform="translate({to_x} {to_y})">'
        f'<g class="pin" data-at="{stop.where.day}.{stop.where.activity}">{_mark(stop)}{label}</g></g>'
    )


def _around(point: Point) -> _Box:
    x, y = point
    return _Box(left=x - 10, top=y - 10, right=x + 10, bottom=y + 10)


def _room(
    point: Point, text: str, taken: Sequence[_Box], sheet: _Sheet
) -> tuple[_Box | None, str, float, float]:
    """The first of four places beside a pin where its name meets nothing; no box where there is none."""
    x, y = point
    long = sum(_SIZE if ord(sign) > 0x2E80 else 0.58 * _SIZE for sign in text)
    for box, anchor, dx, dy in (
        (_Box(left=x + 13, top=y - 8, right=x + 13 + long, bottom=y + 8), "start", 13, 4),
        (_Box(left=x - 13 - long, top=y - 8, right=x - 13, bottom=y + 8), "end", -13, 4),
        (_Box(left=x - long / 2, top=y + 10, right=x + long / 2, bottom=y + 26), "middle", 0, 23),
        (_Box(left=x - long / 2, top=y - 26, right=x + long / 2, bottom=y - 10), "middle", 0, -14),
    ):
        if sheet.holds(box, x) and not any(box.meets(other) for other in taken):
            return box, anchor, dx, dy
    return None, "", 0, 0


def _mark(stop: MapStop) -> str:
    colour = day_colour(stop.where.day or 1)
    look = f'fill="{colour}" stroke="var(--card)" stroke-width="1.5"'
    match stop.kind:
        case "sight":
            shape = f'<circle r="9" {look}/>'
        case "meal":
            shape = f'<rect x="-7" y="-7" width="14" height="14" rx="2" transform="rotate(45)" {look}/>'
        case "hotel":
            shape = f'<path d="M0,-11l10.5,18h-21z" {look}/>'
        case _:
            shape = f'<rect x="-8.5" y="-8.5" width="17" height="17" rx="3" {look}/>'
    return shape + (
        _sign(stop.kind, ink_on(colour)) if stop.number is None else _number(stop.number, ink_on(colour))
    )


def _number(number: int, ink: str) -> str:
    return f'<text y="4" text-anchor="middle" font-size="11" font-weight="700" fill="{ink}">{number}</text>'


def _sign(kind: ActivityKind, ink: str) -> str:
    """What stands in the place of a number; nothing for a kind that always has one."""
    place = "translate(-4.6 -2.6) scale(.38)" if kind == "hotel" else "translate(-6 -6) scale(.5)"
    look = f'fill="none" stroke="{ink}" stroke-width="2.6" {_ROUND}'
    return f'<path d="{KIND_ICON[kind]}" transform="{place}" {look}/>' if kind in KIND_ICON else ""


def _joined(points: Iterable[Point]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)
