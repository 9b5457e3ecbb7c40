"""The released criteria: each one names what breaks it, nothing where it holds.

They read the plan as it was delivered and raise (`CRASHES`) where the released program does: it has no verdict then.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from core.evaluate.triptailor.release.names import ReleasedNames
from core.evaluate.triptailor.rules import SLACK_MINUTES
from core.sandbox.places import Attraction
from core.sandbox.sandbox import Sandbox
from core.text import Name, Text, sentence

CRASHES = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What a plan of another form makes the released program raise."""

Broken = list[Text | Name]

_KINDS = {"train": "train", "flight": "airplane"}


@dataclass(frozen=True, slots=True)
class ReleasedCase:
    """A plan object of TripTailor's, and what it is held against."""

    plan: Any
    days: int | None
    budget: float | None
    meal_price_range: Any
    sandbox: Sandbox
    start_city: str
    target_city: str
    names: ReleasedNames

    def activities(self, action: str | None = None) -> Iterator[Any]:
        """The items of all days in order, or those of an action, which is spelled in one way only."""
        for day in self.plan["itinerary"]:
            for item in self.plan["itinerary"][day]:
                if action is None or item["action"] == action:
                    yield item


def within_sandbox(case: ReleasedCase) -> Broken:
    """The hotel, exactly two services by mode and number in their directions, every sight and every restaurant."""
    hotel = case.plan["hotel"][0]["name"]
    unknown = [] if case.names.hotel(hotel) else [Name(hotel)]
    return [*unknown, *_unknown_services(case), *unknown_sights(case), *_unknown_restaurants(case)]


def _unknown_services(case: ReleasedCase) -> Broken:
    services = case.plan["transportation"]
    if len(services) != 2:
        return [_as_it_is(f"{len(services)} / 2")]
    cities = ((case.start_city, case.target_city), (case.target_city, case.start_city))
    return [
        _as_it_is(f"{service['mode']} {service['number']}")
        for service, direction in zip(services, cities, strict=True)
        if not _is_known(service, direction, case.sandbox)
    ]


def _is_known(service: Any, direction: tuple[str, str], sandbox: Sandbox) -> bool:
    """Flights go by their number, trains by it or by one of several that are joined by a slash; case counts."""
    mode = service["mode"].lower()
    known = [one for one in sandbox.services(*direction) if one.kind == _KINDS.get(_plain(mode))]
    if _plain(mode) == "train":
        return any(service["number"] in (one.number, *one.number.split("/")) for one in known)
    return any(service["number"] == one.number for one in known)


def _plain(mode: str) -> str:
    return mode if mode == "flight" else "train" if "train" in mode else ""


def unknown_sights(case: ReleasedCase) -> Broken:
    """Sights that the city does not have."""
    return [
        Name(one["location"])
        for one in case.activities("sightseeing")
        if case.names.attraction(one["location"]) is None
    ]


def _unknown_restaurants(case: ReleasedCase) -> Broken:
    return [
        Name(one["location"])
        for one in case.activities("dining")
        if case.names.restaurant(one["location"]) is None
    ]


def complete(case: ReleasedCase) -> Broken:
    """A hotel, and exactly two services, each with number, time and price; what is there may be nothing (null)."""
    plan = case.plan
    if "hotel" not in plan or not plan["hotel"]:
        return [_as_it_is("hotel")]
    if "transportation" not in plan or len(plan["transportation"]) != 2:
        return [_as_it_is("transportation")]
    return [
        _as_it_is(key)
        for service in plan["transportation"]
        for key in ("number", "time", "price")
        if key not in service or service[key] == ""
    ]


def diverse_restaurants(case: ReleasedCase) -> Broken:
    """No restaurant twice, whatever its case."""
    return _repeated(case, "dining")


def diverse_attractions(case: ReleasedCase) -> Broken:
    """No sight twice, whatever its case."""
    return _repeated(case, "sightseeing")


def _repeated(case: ReleasedCase, action: str) -> Broken:
    seen: set[str] = set()
    repeated: Broken = []
    for one in case.activities(action):
        name = one["location"].lower()
        if name in seen:
            repeated.append(Name(one["location"]))
        seen.add(name)
    return repeated


def meal_prices(case: ReleasedCase) -> Broken:
    """Every price of a meal within the request's range."""
    low, high = case.meal_price_range[0], case.meal_price_range[1]
    return [
        _beside(one["location"], f"¥{one['price']}")
        for one in case.activities("dining")
        if one["price"] > high or one["price"] < low
    ]


def visit_duration(case: ReleasedCase) -> Broken:
    """Every visit within the recommended time, give or take an hour; unknown sights spoil it whatever the times."""
    if unknown := unknown_sights(case):
        return unknown
    return [
        _beside(one["location"], str(one.get("time")))
        for one in case.activities("sightseeing")
        if not _fits(one, case.names.attraction(one["location"]))
    ]


def _fits(visit: Any, sight: Attraction | None) -> bool:
    if "time" not in visit or sight is None:
        return False
    allowed = allowed_minutes(sight)
    if allowed is None:
        return True
    minutes = minutes_of(visit["time"])
    return minutes is not None and allowed[0] <= minutes <= allowed[1]


def allowed_minutes(sight: Attraction) -> tuple[int, int] | None:
    """The rule for a recommendation in hours: an hour less and an hour more. None without a recommendation.

    The released program means to widen a range whose ends coincide, and looks whether they do when the hour has been
    added: it never happens.
    """
    if sight.recommended_max <= 0:
        return None
    return sight.recommended_min - SLACK_MINUTES, sight.recommended_max + SLACK_MINUTES


def minutes_of(span: object) -> int | None:
    """Minutes of `HH:MM-HH:MM` within one day, negative over midnight; None where it cannot be read, as `24:00`."""
    if not isinstance(span, str):
        return None
    try:
        start, end = (_clock(part) for part in span.replace("–", "-").split("-"))
    except ValueError:
        return None
    return int((end - start).total_seconds() / 60)


def _clock(text: str) -> datetime:
    return datetime.strptime(text.strip(), "%H:%M")  # noqa: DTZ007 - a time of day has no zone


def within_budget(case: ReleasedCase) -> Broken:
    """The hotel for the nights of the request, both services and every activity cost no more than the budget."""
    if case.days is None or case.budget is None:
        raise LookupError("days, budget")
    cost = case.plan["hotel"][0]["price_per_night"] * (case.days - 1)
    for service in case.plan["transportation"]:
        cost += service["price"]
    for one in case.activities():
        cost += one["price"]
    return [] if cost <= case.budget else [_as_it_is(f"¥{cost:g} > ¥{case.budget:g}")]


def _beside(place: str, figure: str) -> Text:
    """A place with what is wrong there; its name can be said in the reader's words."""
    return sentence("{place} {figure}", "{place} {figure}", place=Name(place), figure=figure)


def _as_it_is(said: str) -> Text:
    """Keys and figures, which are the same in any language."""
    return Text(said, said)
