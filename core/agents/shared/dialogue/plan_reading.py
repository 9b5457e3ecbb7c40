"""From what a model wrote to a `Plan`: the JSON in it, keys and times brought into form, gaps filled from the sandbox.

What the model said stays as it said it, right or wrong; only what it left out is filled in: prices, costs, tickets, ways.
"""

import re
from collections.abc import Mapping
from typing import Any

from core.agents.shared.assembly.trail import Party, Trail
from core.errors import AnswerFormatError, SandboxError
from core.llm.answers import read_json
from core.model.mealtimes import MEALS
from core.model.mode import MODES
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.bookings import amount, cost
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox

_TYPES = {
    "visit": "attraction", "sight": "attraction", "景点": "attraction", "游览": "attraction",
    "hotel": "accommodation", "stay": "accommodation", "住宿": "accommodation", "酒店": "accommodation",
    "flight": "airplane", "plane": "airplane", "飞机": "airplane", "火车": "train", "高铁": "train",
    "早餐": "breakfast", "午餐": "lunch", "晚餐": "dinner",
}  # fmt: skip
_CLOCK_TIME = re.compile(r"(\d{1,2})\s*[:：]\s*(\d{2})(?::\d{2})?")
_AMOUNT = re.compile(r"-?\d+(?:\.\d+)?")
_NUMBERS = ("price", "cost", "distance")
_COUNTS = ("tickets", "cars", "rooms", "room_type", "day", "people_number")
# of all days together; more is noise and not a trip
_MOST_ACTIVITIES = 400


def read_plan(text: str, query: Query, sandbox: Sandbox) -> Plan:
    """The plan in an answer. Raises AnswerFormatError where there is none, PlanFormatError that names what is wrong."""
    document = _unwrapped(read_json(text))
    days = document.get("itinerary")
    if not isinstance(days, list) or not days:
        raise AnswerFormatError("回答里没有 itinerary", "the answer has no itinerary")
    if sum(len(day.get("activities") or ()) for day in days if isinstance(day, Mapping)) > _MOST_ACTIVITIES:
        raise AnswerFormatError(
            f"行程的活动超过 {_MOST_ACTIVITIES} 个",
            f"the itinerary has more than {_MOST_ACTIVITIES} activities",
        )
    usual = {
        "people_number": query.people_number,
        "start_city": query.start_city,
        "target_city": query.target_city,
    }
    plan = {**usual, **{name: value for name, value in document.items() if value is not None}}
    plan["people_number"] = _count(plan["people_number"])
    plan["itinerary"] = [_day(number, day) for number, day in enumerate(days, start=1)]
    return Plan.from_json(_filled(plan, sandbox))


def _unwrapped(value: Any) -> Mapping[str, Any]:
    """The object that has the itinerary, in whatever it is wrapped; a bare list is one."""
    if isinstance(value, list):
        return {"itinerary": value}
    if "itinerary" in value:
        return value  # type: ignore[no-any-return]
    return next(
        (inner for inner in value.values() if isinstance(inner, dict) and "itinerary" in inner), value
    )


def _day(number: int, day: Any) -> Any:
    if not isinstance(day, Mapping) or not isinstance(day.get("activities"), list):
        return day
    activities = [_activity(one) for one in day["activities"]]
    return {**day, "day": _count(day.get("day", number)), "activities": activities}


def _activity(activity: Any) -> Any:
    if not isinstance(activity, Mapping):
        return activity
    tidy = _in_form(activity)
    kind = str(tidy.get("type", "")).strip().lower()
    tidy["type"] = _TYPES.get(kind, kind)
    legs = tidy.get("transports", tidy.pop("transportation", None))
    if isinstance(legs, list):
        tidy["transports"] = [_in_form(leg) if isinstance(leg, Mapping) else leg for leg in legs]
    return tidy


def _in_form(record: Mapping[str, Any]) -> dict[str, Any]:
    """`9:00` as `09:00`, `¥60` as 60; what is neither stays."""
    tidy = dict(record)
    for name in ("start_time", "end_time"):
        if isinstance(tidy.get(name), str) and (match := _CLOCK_TIME.fullmatch(tidy[name].strip())):
            tidy[name] = f"{int(match[1]):02d}:{match[2]}"
    for name in _NUMBERS:
        if isinstance(tidy.get(name), str) and (match := _AMOUNT.search(tidy[name].replace(",", ""))):
            tidy[name] = amount(float(match[0]))
    for name in _COUNTS:
        if name in tidy:
            tidy[name] = _count(tidy[name])
    return {name: value for name, value in tidy.items() if value is not None}


def _count(value: Any) -> Any:
    if isinstance(value, float) and value == int(value):
        return int(value)
    if isinstance(value, str) and (match := _AMOUNT.search(value)):
        return int(float(match[0]))
    return value


def _filled(plan: dict[str, Any], sandbox: Sandbox) -> dict[str, Any]:
    """The plan with what was left out."""
    name, people = plan.get("target_city"), plan.get("people_number")
    if name not in sandbox.city_names or not isinstance(people, int) or people < 1:
        return plan
    city = sandbox.city(str(name))
    trail = Trail(Party(people, str(plan.get("start_city")), city))
    for day in plan["itinerary"]:
        if not isinstance(day, dict) or "activities" not in day:
            continue
        for activity in day["activities"]:
            if isinstance(activity, dict):
                _fill_price(activity, city, people)
                _fill_way(activity, trail)
                end, here = activity.get("end_time"), activity.get("position") or activity.get("end")
                trail = trail.at(str(here), _minutes(end)) if here else trail
        trail = trail.at(trail.here, 0)
    return plan


def _fill_price(activity: dict[str, Any], city: City, people: int) -> None:
    kind, place = activity.get("type"), str(activity.get("position", ""))
    count = people
    if kind == "attraction" and (sight := city.attraction(place)) is not None:
        activity.setdefault("price", amount(sight.price))
    elif kind in MEALS:
        row = city.restaurant(place)
        activity.setdefault("price", amount(row.price) if row is not None else 0)
    elif kind == "accommodation":
        hotel, count = city.hotel(place), activity.get("rooms") or 1
        beds = activity.get("room_type")
        offers = [offer for offer in hotel.offers if beds in (None, offer.beds)] if hotel is not None else []
        if offers:
            activity.setdefault("price", amount(offers[0].price))
            activity.setdefault("room_type", offers[0].beds)
        activity.setdefault("rooms", count)
    if kind in ("attraction", "train", "airplane"):
        activity.setdefault("tickets", people)
    price = activity.get("price")
    if isinstance(price, int | float) and isinstance(count, int):
        activity.setdefault("cost", cost(price, count))


def _fill_way(activity: dict[str, Any], trail: Trail) -> None:
    if "transports" in activity:
        return
    place = activity.get("position") or activity.get("start")
    activity["transports"] = []
    if not trail.here or not place:
        return
    try:
        activity["transports"] = trail.legs_to(str(place), MODES)
    except SandboxError:
        # no way leads to what the sandbox does not know: the suites will say so
        return


def _minutes(clock: Any) -> int:
    match = _CLOCK_TIME.fullmatch(clock) if isinstance(clock, str) else None
    return int(match[1]) * 60 + int(match[2]) if match else 0
