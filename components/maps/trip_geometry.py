"""Where a plan's activities and legs lie on the map of its city: pure data for every map."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

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


def bounds(found: list[MapStop]) -> tuple[Position, Position] | None:
    """The south-west and north-east corners around the stops in the city; None without any.

    A far airport would make all else small: a station or an airport counts where the ground grows little by it, or where
    there is nothing else.
    """
    if not found:
        return None
    inside = [stop.position for stop in found if stop.kind not in ("train", "flight")]
    ends = [stop.position for stop in found if stop.kind in ("train", "flight")]
    corners = _around(inside or ends)
    widest = _GROWN * max(_span(corners), _LEAST)
    for end in ends:
        with_it = _around((*corners, end))
        if _span(with_it) <= widest:
            corners = with_it
    return corners


def _around(points: Sequence[Position]) -> tuple[Position, Position]:
    lats, lons = [point.lat for point in points], [point.lon for point in points]
    return Position(min(lats), min(lons)), Position(max(lats), max(lons))


def _span(corners: tuple[Position, Position]) -> float:
    low, high = corners
    return max(high.lat - low.lat, high.lon - low.lon)
