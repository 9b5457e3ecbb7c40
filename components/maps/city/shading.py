"""How the spots of a map are shaded: by what they cost, by how they are rated, or by how many lie together.

Shades are steps of ink, from light to dark where the page is light and the other way round where it is dark: nobody
needs to tell hues apart, and a hue on a map is a day.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from components.maps.city.spots import Spot, SpotKind

Layer = Literal["types", "prices", "ratings", "density"]
LAYERS: tuple[Layer, ...] = ("types", "prices", "ratings", "density")
Colour = tuple[int, int, int]

STEPS = 5
_OF_KINDS: dict[SpotKind, int] = {"sight": 4, "meal": 2, "hotel": 1, "station": 0}
LIGHT_STEPS: tuple[Colour, ...] = ((126, 137, 149), (99, 110, 122), (73, 84, 96), (47, 58, 70), (23, 32, 42))
DARK_STEPS: tuple[Colour, ...] = (
    (101, 113, 125),
    (128, 140, 152),
    (160, 171, 181),
    (195, 204, 212),
    (232, 236, 240),
)
SQUARE_ALPHAS = (60, 100, 140, 180, 220)
"""How much of its colour a square of each step has, of 255: the ground is seen through it."""


@dataclass(frozen=True, slots=True)
class Shading:
    """`steps` has a step for every spot, None where the value is not known; `edges` are the values between two steps."""

    steps: tuple[int | None, ...]
    edges: tuple[float, ...]


def colours(*, dark: bool) -> tuple[Colour, ...]:
    """The colours of the steps, from the least to the most."""
    return DARK_STEPS if dark else LIGHT_STEPS


def shading(spots: Sequence[Spot], layer: Layer) -> Shading:
    """The steps of spots by price or rating, with as many spots in each as values allow; by kind where that is all."""
    if layer in ("types", "density"):
        return Shading(tuple(_OF_KINDS[spot.kind] for spot in spots), ())
    values = [spot.price if layer == "prices" else spot.rating for spot in spots]
    known = np.array([value for value in values if value is not None], dtype=float)
    if not len(known):
        return Shading(tuple(None for _ in spots), ())
    edges = np.unique(np.quantile(known, [part / STEPS for part in range(1, STEPS)]).round(1))
    edges = edges[edges > known.min()]
    spread = np.linspace(0, STEPS - 1, len(edges) + 1).round().astype(int)
    steps = [
        None if value is None else int(spread[np.searchsorted(edges, value, side="right")])
        for value in values
    ]
    return Shading(tuple(steps), tuple(float(edge) for edge in edges))


@dataclass(frozen=True, slots=True)
class MapSquare:
    """A square of the ground: its corners (longitude, latitude), how many spots lie in it, and its step."""

    corners: tuple[tuple[float, float], ...]
    count: int
    step: int


def cells(spots: Sequence[Spot], across: int = 60) -> tuple[MapSquare, ...]:
    """The squares that have spots, about so many across the part of the city where nearly all of them lie.

    Each step stands for so many times as many spots as the one before: most squares have few, some in the middle very many.
    """
    if not spots:
        return ()
    lats = np.array([spot.position.lat for spot in spots])
    lons = np.array([spot.position.lon for spot in spots])
    low, high = np.quantile(lons, 0.02), np.quantile(lons, 0.98)
    wide = max(float(high - low), 0.01) / across
    tall = wide * float(np.cos(np.radians(np.median(lats))))
    columns, rows = np.floor(lons / wide).astype(int), np.floor(lats / tall).astype(int)
    places, counts = np.unique(np.stack([columns, rows]), axis=1, return_counts=True)
    shares = np.log(counts) / max(float(np.log(counts.max())), 1.0)
    steps = np.minimum((shares * STEPS).astype(int), STEPS - 1)
    return tuple(
        MapSquare(
            corners=(
                (column * wide, row * tall),
                ((column + 1) * wide, row * tall),
                ((column + 1) * wide, (row + 1) * tall),
                (column * wide, (row + 1) * tall),
            ),
            count=int(count),
            step=int(step),
        )
        for column, row, count, step in zip(*places, counts, steps, strict=True)
    )
