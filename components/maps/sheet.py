"""What a trip is drawn on, in pixels: what is inside, what stays free, and where a name has room."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from components.look.pixels import Point
from components.maps.sketch import Projection
from components.maps.spreading import EDGE
from core.sandbox.places import Position

SIZE = 12
"""Pixels of the letters of a name."""
_PIECE = 6
"""Pixels of a line that are looked at together."""


@dataclass(frozen=True, slots=True)
class Box:
    """Where something is drawn, by the edges of its rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box") -> bool:
        """Whether both share some ground."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What is drawn on, in pixels: how large, what of its lower right corner stays free, and how large a pin may get."""

    width: int
    height: int
    corner: tuple[int, int]
    grown: float

    @property
    def kept_free(self) -> Box:
        """The corner for the page's buttons."""
        across, along = self.corner
        return Box(left=self.width - across, top=self.height - along, right=self.width, bottom=self.height)

    def shows(self, point: Point) -> bool:
        """Whether a point is inside of the drawing."""
        return 0 <= point[0] <= self.width and 0 <= point[1] <= self.height

    def place(self, at: Projection, position: Position) -> Point:
        """Where a position is drawn: one that lies farther out at the edge, clear of the page's buttons."""
        x, y = at.within(position)
        free = self.kept_free
        is_under = not self.shows(at(position)) and x > free.left - EDGE and y > free.top - EDGE
        return (x, free.top - EDGE) if is_under else (x, y)

    def holds(self, name: Box, x: float) -> bool:
        """Whether the name of a pin at `x` is inside of the drawing, from left to right also where the pin is drawn large."""
        across = x + self.grown * (name.left - x) >= 0 and x + self.grown * (name.right - x) <= self.width
        return across and name.top >= 0 and name.bottom <= self.height


def pin_box(point: Point) -> Box:
    """The ground that a pin takes."""
    x, y = point
    return Box(left=x - 10, top=y - 10, right=x + 10, bottom=y + 10)


def along(course: Sequence[Point]) -> Iterator[Box]:
    """The ground that a line through these points takes, in pieces."""
    for (x, y), (to_x, to_y) in pairwise(course):
        pieces = max(1, round(hypot(x - to_x, y - to_y) / _PIECE))
        for share in (piece / pieces for piece in range(pieces + 1)):
            px, py = x + (to_x - x) * share, y + (to_y - y) * share
            yield Box(left=px - 3, top=py - 3, right=px + 3, bottom=py + 3)


def width_of(text: str, size: float) -> float:
    """About how wide a text is in letters of so many pixels."""
    return sum(size if ord(sign) > 0x2E80 else 0.58 * size for sign in text)


def room(
    point: Point, text: str, taken: Sequence[Box], sheet: Sheet, *, size: float = SIZE, gap: float = 13
) -> tuple[Box | None, str, float, float]:
    """The first of four places beside a point, `gap` pixels from it, where its name in letters of a `size` meets nothing: its
    ground, its anchor, and where it begins from the point; no box where there is none."""
    x, y = point
    long, tall = width_of(text, size), size * 4 / 3
    near = gap - 3
    for box, anchor, dx, dy in (
        (
            Box(left=x + gap, top=y - tall / 2, right=x + gap + long, bottom=y + tall / 2),
            "start",
            gap,
            size / 3,
        ),
        (
            Box(left=x - gap - long, top=y - tall / 2, right=x - gap, bottom=y + tall / 2),
            "end",
            -gap,
            size / 3,
        ),
        (
            Box(left=x - long / 2, top=y + near, right=x + long / 2, bottom=y + near + tall),
            "middle",
            0,
            near + tall * 0.8,
        ),
        (
            Box(left=x - long / 2, top=y - near - tall, right=x + long / 2, bottom=y - near),
            "middle",
            0,
            -near - tall / 4,
        ),
    ):
        if sheet.holds(box, x) and not any(box.meets(other) for other in taken):
            return box, anchor, round(dx, 1), round(dy, 1)
    return None, "", 0, 0
