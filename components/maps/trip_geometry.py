"""Where a plan's activities and legs lie on the map of its city: pure data for every map."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from components.look.palette import Kind
from components.maps.base_layer import BaseLayer
from components.trip.numbering import numbers, shape_of
from core.model.plan import Activity, Mode, Plan, Transport
from core.model.report import Where
from core.sandbox.places import Position


@dataclass(frozen=True, slots=True)
class MapStop:
    """An activity on the map, with its number where it has one."""

    where: Where
    kind: Kind
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

    A far airport would make all else small: stations and airports count only where there is nothing else.
    """
    inside = [stop for stop in found if stop.kind not in ("train", "flight")]
    points = [stop.position for stop in inside or found]
    if not points:
        return None
    return (
        Position(min(point.lat for point in points), min(point.lon for point in points)),
        Position(max(point.lat for point in points), max(point.lon for point in points)),
    )
