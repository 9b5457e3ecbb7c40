"""What TripTailor judges of a plan, read from its own plan object or from a plan of the studio's formats."""

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from core.errors import PlanFormatError
from core.evaluate.plan_document import read_plan
from core.model.clock import DAY_MINUTES
from core.model.plan import LARGEST, Plan
from core.sandbox.sandbox import Sandbox

OutlineKind = Literal["sightseeing", "dining", "other"]
_SPAN = re.compile(r"\s*([0-9]{1,2}):([0-5][0-9])\s*[-–~～]\s*([0-9]{1,2}):([0-5][0-9])\s*")


@dataclass(frozen=True, slots=True)
class OutlineStop:
    """An item of a day. `span` is start and end in minutes, None where it cannot be read; `price` is CNY or None."""

    day: int
    activity: int
    kind: OutlineKind
    name: str
    span: tuple[int, int] | None
    price: float | None


@dataclass(frozen=True, slots=True)
class OutlineRide:
    """A service of the plan; empty or None is what the plan does not say."""

    number: str
    time: str
    price: float | None


@dataclass(frozen=True, slots=True)
class PlanOutline:
    """A plan: hotel, services in order, stops by day, and what it costs by the benchmark's account (CNY).

    `cost` is None where a price that it needs is no number; `plan` is the typed plan where there is one.
    """

    hotel: str
    rides: tuple[OutlineRide, ...]
    days: tuple[tuple[OutlineStop, ...], ...]
    cost: float | None
    plan: Plan | None = None

    def stops(self, kind: OutlineKind) -> Iterator[OutlineStop]:
        """All stops of a kind, in order."""
        return (stop for day in self.days for stop in day if stop.kind == kind)


def read_outline(document: object, sandbox: Sandbox) -> PlanOutline:
    """Read a plan document. Raises PlanFormatError."""
    if isinstance(document, Mapping) and "hotel" in document and "transportation" in document:
        return _from_triptailor(document)
    return _from_plan(read_plan(document, sandbox))


def _from_plan(plan: Plan) -> PlanOutline:
    """Prices of meals are per person, as in the request's range; the cost is for everybody, without local transport."""
    days: list[tuple[OutlineStop, ...]] = []
    rides: list[OutlineRide] = []
    hotels = [activity.position for _, _, activity in plan.activities() if activity.type == "accommodation"]
    beds, cost = set(hotels), 0.0
    for number, day in enumerate(plan.itinerary, start=1):
        stops: list[OutlineStop] = []
        for place, activity in enumerate(day.activities, start=1):
            cost += activity.cost
            if activity.type == "train" or activity.type == "airplane":
                rides.append(OutlineRide(activity.number, str(activity.start_time), float(activity.price)))
            elif activity.type != "accommodation" and activity.position not in beds:
                kind: OutlineKind = "sightseeing" if activity.type == "attraction" else "dining"
                span = (activity.start_time.minutes, activity.end_time.minutes)
                stops.append(
                    OutlineStop(
                        day=number,
                        activity=place,
                        kind=kind,
                        name=activity.position,
                        span=span,
                        price=float(activity.price),
                    )
                )
        days.append(tuple(stops))
    return PlanOutline(
        hotel=hotels[0] if hotels else "", rides=tuple(rides), days=tuple(days), cost=cost, plan=plan
    )


def _from_triptailor(document: Mapping[str, Any]) -> PlanOutline:
    itinerary = document.get("itinerary")
    if not isinstance(itinerary, Mapping | list):
        raise PlanFormatError("itinerary", "应为按天的对象或列表", "is neither an object nor a list of days")
    hotels, listed = _objects(document.get("hotel")), _objects(document.get("transportation"))
    contents = list(itinerary.values()) if isinstance(itinerary, Mapping) else itinerary
    days = tuple(
        tuple(_stop(item, number, place) for place, item in enumerate(_objects(content), start=1))
        for number, content in enumerate(contents, start=1)
    )
    night = amount(hotels[0].get("price_per_night")) if hotels else None
    rides = tuple(
        OutlineRide(_text(r.get("number")), _text(r.get("time")), amount(r.get("price"))) for r in listed
    )
    parts = [
        0.0 if len(days) < 2 else None if night is None else night * (len(days) - 1),
        *(ride.price for ride in rides),
        *(stop.price for day in days for stop in day),
    ]
    known = [part for part in parts if part is not None]
    return PlanOutline(
        hotel=_text(hotels[0].get("name")) if hotels else "",
        rides=rides,
        days=days,
        cost=sum(known) if len(known) == len(parts) else None,
    )


def _objects(value: object) -> list[Mapping[str, Any]]:
    found = value if isinstance(value, list) else [value]
    return [item for item in found if isinstance(item, Mapping)]


def _stop(item: Mapping[str, Any], day: int, place: int) -> OutlineStop:
    action = _text(item.get("action")).casefold()
    kind: OutlineKind = (
        "sightseeing" if action == "sightseeing" else "dining" if action == "dining" else "other"
    )
    price = 0.0 if item.get("price") in (None, "") and kind == "other" else amount(item.get("price"))
    return OutlineStop(
        day=day,
        activity=place,
        kind=kind,
        name=_text(item.get("location")),
        span=read_span(item.get("time")),
        price=price,
    )


def read_span(value: object) -> tuple[int, int] | None:
    """`HH:MM-HH:MM` in minutes, an end before the start on the next day; None for anything else."""
    match = _SPAN.fullmatch(value) if isinstance(value, str) and len(value) < 40 else None
    if match is None:
        return None
    start, end = int(match[1]) * 60 + int(match[2]), int(match[3]) * 60 + int(match[4])
    return start, end if end >= start else end + DAY_MINUTES


def amount(value: object) -> float | None:
    """A finite amount of CNY, also as text; None for anything else."""
    if isinstance(value, str):
        try:
            value = float(value.strip().lstrip("¥￥"))
        except ValueError:
            return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not -LARGEST <= value <= LARGEST:
        return None
    return float(value) if math.isfinite(value) else None


def _text(value: object) -> str:
    return value.strip() if isinstance(value, str) else str(value) if isinstance(value, int) else ""
