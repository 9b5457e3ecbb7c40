"""Where a plan's activities and legs lie on the map of its city: pure data for every map."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, hypot
from statistics import median

from components.look.palette import ActivityKind
from components.maps.base_layer import BaseLayer
from components.trip.numbering import numbers, shape_of
from core.model.plan import Activity, Mode, Plan, Transport
from core.model.report import Where
from core.sandbox.places import Position

_GROWN = 1.4
"""How much the ground of a map may grow for a station to be on it."""
_LEAST = 0.05
"""Degrees of ground that are always worth to be seen."""
_SHARE_INSIDE = 0.8
"""The share of a trip's stops that is where most of it happens."""
_STRETCHED = 2.5
"""How many times as wide as that ground a map may be for an excursion to be on it: one that is farther would make all else
small."""


_NAME_LETTERS = 34
"""Letters that a name on a map has room for; a Chinese sign takes that of two."""
_BRANCH = re.compile(r"\s*[(（][^()（）]*[)）]$")


def on_a_map(name: str) -> str:
    """A name as a map has room for: a long one without its branch."""
    takes = sum(1 if sign.isascii() else 2 for sign in name)
    return name if takes <= _NAME_LETTERS else _BRANCH.sub("", name) or name


@dataclass(frozen=True, slots=True)
class MapStop:
    """An activity on the map, with its number where it has one."""

    where: Where
    kind: ActivityKind
    place: str
    position: Position
    activity: Activity
    number: int | None

    @property
    def label(self) -> str:
        """What names it in tooltips: day and number, such as `1.3`."""
        return f"{self.where.day}.{self.where.activity}"


@dataclass(frozen=True, slots=True)
class Way:
    """A leg on the map, by the points it runs through."""

    where: Where
    mode: Mode
    points: tuple[Position, ...]
    leg: Transport


def stops(plan: Plan, base: BaseLayer, days: Collection[int] | None) -> list[MapStop]:
    """The activities of the wanted days (None: all) that lie in the city.

    A train or flight stands at its station in the city; what the sandbox does not know is not drawn.
    """
    found: list[MapStop] = []
    counted = numbers(plan)
    for day, number, activity in plan.activities():
        place = next((name for name in (activity.ends_at, activity.begins_at) if name in base.places), None)
        if place is None or (days is not None and day not in days):
            continue
        kind, numbered = shape_of(activity, plan), counted.get((day, number))
        found.append(
            MapStop(
                where=Where(day, number),
                kind=kind,
                place=place,
                position=base.places[place],
                activity=activity,
                number=numbered,
            )
        )
    return found


def ways(plan: Plan, base: BaseLayer, days: Collection[int] | None) -> list[Way]:
    """The legs of the wanted days (None: all) whose ends the sandbox knows; the metro runs through its stations."""
    return [
        Way(where=Where(day, number, at), mode=leg.mode, points=points, leg=leg)
        for day, number, activity in plan.activities()
        if days is None or day in days
        for at, leg in enumerate(activity.transports, start=1)
        if len(points := tuple(_points(leg, base))) > 1
    ]


def _points(leg: Transport, base: BaseLayer) -> Iterator[Position]:
    if leg.start not in base.places or leg.end not in base.places:
        return
    names = base.metro.path(leg.start, leg.end) if leg.mode == "metro" else [leg.start, leg.end]
    yield from (base.places[name] for name in names)


def bounds(found: Sequence[MapStop]) -> tuple[Position, Position] | None:
    """The south-west and north-east corners around the stops in the city; None without any.

    What is far from most of them would make all else small: an excursion counts as far as the ground does not become many
    times as wide by it, a station or an airport where it grows little, or where there is nothing else.
    """
    if not found:
        return None
    inside = nearest_first([stop for stop in found if stop.kind not in ("train", "flight")])
    ends = [stop for stop in found if stop.kind in ("train", "flight")]
    core = most(inside or ends)
    corners = _around([stop.position for stop in core])
    corners = _with(corners, inside[len(core) :], _STRETCHED)
    return _with(corners, ends, _GROWN)


def most(nearest: Sequence[MapStop]) -> list[MapStop]:
    """Most of the stops, which are given the nearest to their middle first."""
    return list(nearest[: ceil(_SHARE_INSIDE * len(nearest))])


def nearest_first(found: Sequence[MapStop]) -> list[MapStop]:
    """The stops by how far they are from their middle."""
    if not found:
        return []
    lat, lon = (median(stop.position[axis] for stop in found) for axis in (0, 1))
    return sorted(found, key=lambda stop: hypot(stop.position.lat - lat, stop.position.lon - lon))


def _with(
    corners: tuple[Position, Position], others: Sequence[MapStop], grown: float
) -> tuple[Position, Position]:
    """The corners with those of the others around which they grow no wider than so many times."""
    widest = grown * max(_span(corners), _LEAST)
    for stop in others:
        with_it = _around((*corners, stop.position))
        if _span(with_it) <= widest:
            corners = with_it
    return corners


def _around(points: Sequence[Position]) -> tuple[Position, Position]:
    lats, lons = [point.lat for point in points], [point.lon for point in points]
    return Position(min(lats), min(lons)), Position(max(lats), max(lons))


def _span(corners: tuple[Position, Position]) -> float:
    low, high = corners
    return max(high.lat - low.lat, high.lon - low.lon)
