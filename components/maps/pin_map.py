"""A trip on its city as one drawing: numbered pins, the names that fit, the ways between, on the metro lines.

Pins and names stand in groups of class `pin`, so that a script that zooms can keep their size; what it looks for are
`data-at` (`DAY.STOP`) of a pin and `data-way` (`DAY.STOP.LEG`) of the line of a leg.
"""

from collections.abc import Collection, Iterable, Sequence
from math import atan2, hypot, pi

from components.look.escape import safe
from components.look.palette import KIND_ICON, MODE_LINE, ActivityKind, day_colour, edge_of, ink_on
from components.look.pixels import Point
from components.maps.base_layer import BaseLayer
from components.maps.sheet import SIZE, Box, Sheet, along, pin_box, room
from components.maps.sketch import Projection
from components.maps.spreading import MOST_APART, spread
from components.maps.surroundings import surroundings
from components.maps.trip_geometry import MapStop, Way, bounds, on_a_map, stops, ways
from core.model.plan import Plan
from core.sandbox.network import STATION_SUFFIX
from core.sandbox.places import Position
from core.text import Naming

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
    lines: Naming | None = None,
) -> str:
    """The wanted days (None: all) as SVG; every name in it is escaped, and colours that are not a day's come from the page.

    No name stands in the lower right `corner` of so many pixels, where a page has its buttons. A page may
    draw a pin `grown` so many times as large: its name stays inside of the drawing. With names of metro `lines`, these and
    the best sights around the trip are named faintly where there is room (None: they are not).
    """
    at = Projection(corners=corners, width=width, height=height, margin=34)
    sheet = Sheet(width=width, height=height, corner=corner, grown=grown)
    found = _each_hotel_once(stops(plan, base, days))
    courses = [(way, _course(way, at, sheet)) for way in ways(plan, base, days)]
    pins, taken = _pins(found, at, names, sheet)
    around: list[str] = []
    if lines is not None:
        taken += [box for _, course in courses for box in along(course)]
        around = surroundings(base, at, {stop.place for stop in found}, taken, names, lines, sheet)
    drawn = [_ground(base, at), *around, *_ways(courses), *pins]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-hidden="true" '
        f'preserveAspectRatio="xMidYMid meet">{"".join(drawn)}</svg>'
    )


def _each_hotel_once(found: Sequence[MapStop]) -> list[MapStop]:
    """The nights and breakfasts in one hotel are one pin, where the first of them is."""
    first = {stop.place: stop for stop in reversed(found) if stop.kind == "hotel"}
    return [stop for stop in found if stop.kind != "hotel" or first[stop.place] is stop]


def _ground(base: BaseLayer, at: Projection) -> str:
    lines = (
        [at(base.places[station.name + STATION_SUFFIX]) for station in line.stations]
        for line in base.city.lines
    )
    return "".join(
        f'<polyline points="{_joined(line)}" fill="none" stroke="var(--control)" stroke-width="3" opacity=".3" {_ROUND}/>'
        for line in lines
    )


def _course(way: Way, at: Projection, sheet: Sheet) -> list[Point]:
    """The points that a leg is drawn through; one that leads out of the drawing ends at its edge."""
    first, *between, last = way.points
    ends = sheet.place(at, first), sheet.place(at, last)
    inside = [point for point in map(at, between) if sheet.shows(point)]
    return [ends[0], *(_bow(*ends) if way.mode == "taxi" else inside), ends[1]]


def _ways(courses: Sequence[tuple[Way, Sequence[Point]]]) -> list[str]:
    """Each leg with its edge under its fill, dashed by its mode."""
    drawn = []
    for way, course in courses:
        day, line, points = way.where.day or 1, MODE_LINE[way.mode], _joined(course)
        dashes = f' stroke-dasharray="{line.dashes}"' if line.dashes else ""
        drawn += [
            f'<polyline points="{points}" data-way="{day}.{way.where.activity}.{way.where.leg}" fill="none" style="stroke:{edge_of(day)}" stroke-width="5"{dashes} {_ROUND}/>',
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


def _pins(
    found: Sequence[MapStop], at: Projection, names: Naming, sheet: Sheet
) -> tuple[list[str], list[Box]]:
    """The stops, and beside them the names for which there is room: sights first, a place once; and the ground that they take.

    Stops that would cover each other stand apart, each with a line to its true place. One that lies farther out than the
    drawing reaches stands at its edge, and an arrow beside its name points to it.
    """
    truly = {stop.where: sheet.place(at, stop.position) for stop in found}
    apart = spread(list(truly.values()), sheet.width, sheet.height)
    places = {stop.where: place for stop, place in zip(found, apart, strict=True)}
    taken = [pin_box(place) for place in places.values()]
    taken.append(sheet.kept_free)
    named: set[str] = set()
    labels = {}
    for stop in sorted(found, key=lambda stop: stop.kind != "sight")[:MOST_APART]:
        if stop.place in named:
            continue
        text = f"{on_a_map(names(stop.place))}{_arrow(at(stop.position), sheet)}"
        box, anchor, dx, dy = room(places[stop.where], text, taken, sheet)
        if box is not None:
            taken.append(box)
            named.add(stop.place)
            labels[stop.where] = (
                f'<text x="{dx}" y="{dy}" text-anchor="{anchor}" font-size="{SIZE}" font-weight="700" fill="var(--ink)" '
                f'paint-order="stroke" stroke="var(--land)" stroke-width="3">{safe(text)}</text>'
            )
    drawn = [_pin(stop, truly[stop.where], places[stop.where], labels.get(stop.where, "")) for stop in found]
    return drawn, taken


def _arrow(point: Point, sheet: Sheet) -> str:
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
