"""What lies around a trip, named faintly: the metro lines, and the best sights where it does not go."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import hypot

from components.look.escape import safe
from components.look.pixels import Point
from components.maps.base_layer import BaseLayer
from components.maps.sheet import Box, Sheet, room, width_of
from components.maps.sketch import Projection
from components.maps.trip_geometry import on_a_map
from core.sandbox.network import STATION_SUFFIX
from core.text import Naming

_SIZE = 9.5
"""Pixels of the letters: smaller than those of the trip."""
_SIGHTS_NAMED = 8
"""Sights that are named: the trip is what one looks for."""
_DOT = 2.2
_FROM_EDGE = 14
_LOOK = f'font-size="{_SIZE}" fill="var(--third)" paint-order="stroke" stroke="var(--land)" stroke-width="3"'


def surroundings(
    base: BaseLayer,
    at: Projection,
    planned: Collection[str],
    taken: Sequence[Box],
    names: Naming,
    lines: Naming,
    sheet: Sheet,
) -> list[str]:
    """The sights but the `planned` ones and the metro lines, as far as their names meet nothing that is `taken`."""
    ground = list(taken)
    drawn = [*_sights(base, at, planned, ground, names, sheet), *_lines(base, at, ground, lines, sheet)]
    return ['<g class="around">', *drawn, "</g>"]


def _sights(
    base: BaseLayer, at: Projection, planned: Collection[str], ground: list[Box], names: Naming, sheet: Sheet
) -> Iterator[str]:
    named = 0
    for sight in base.sights:
        x, y = at(base.places[sight])
        if sight in planned or named == _SIGHTS_NAMED or not sheet.shows((x, y)):
            continue
        text = on_a_map(names(sight))
        box, anchor, dx, dy = room((x, y), text, ground, sheet, size=_SIZE, gap=5)
        if box is None:
            continue
        ground.append(box)
        named += 1
        yield (
            f'<circle cx="{x}" cy="{y}" r="{_DOT}" fill="var(--land)" stroke="var(--third)"/>'
            f'<text x="{round(x + dx, 1)}" y="{round(y + dy, 1)}" text-anchor="{anchor}" {_LOOK}>{safe(text)}</text>'
        )


def _lines(base: BaseLayer, at: Projection, ground: list[Box], lines: Naming, sheet: Sheet) -> Iterator[str]:
    """Each line by its name, on the longest of its parts that has room for it."""
    for line in base.city.lines:
        points = [at(base.places[station.name + STATION_SUFFIX]) for station in line.stations]
        text = lines(line.name)
        half = width_of(text, _SIZE) / 2
        for x, y in _middles(points):
            box = Box(left=x - half - 2, top=y - 7, right=x + half + 2, bottom=y + 7)
            is_inside = box.left > _FROM_EDGE and box.right < sheet.width - _FROM_EDGE
            is_inside = is_inside and _FROM_EDGE < y < sheet.height - _FROM_EDGE
            if is_inside and not any(box.meets(other) for other in ground):
                ground.append(box)
                yield f'<text x="{x}" y="{round(y + 3.3, 1)}" text-anchor="middle" {_LOOK}>{safe(text)}</text>'
                break


def _middles(points: Sequence[Point]) -> list[Point]:
    """The middles of the parts of a line, that of the longest first."""
    parts = sorted(
        pairwise(points), key=lambda part: -hypot(part[0][0] - part[1][0], part[0][1] - part[1][1])
    )
    return [(round((x + to_x) / 2, 1), round((y + to_y) / 2, 1)) for (x, y), (to_x, to_y) in parts]
