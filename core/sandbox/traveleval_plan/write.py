"""Writing TravelEval's plan object from a `Plan`."""

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

from core.model.mode import Mode
from core.model.plan import Activity, Flight, Meal, Plan, Stay, Train, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

JsonObject = dict[str, Any]

ROOM_NAMES = {"single": "单人房", "king": "大床房", "double": "双人房", "family": "家庭房"}
ROOM_BY_BEDS = {1: "大床房", 2: "双人房", 3: "家庭房"}
MODE_NAMES: dict[Mode, str] = {"walk": "步行", "metro": "地铁", "taxi": "出租车"}
TRAIN_CLASSES = {"直达": "直达特快", "城际": "动车", "普快": "快速"}
"""Classes that the sandbox has and the plan object's format has not, as the class of the format that they belong to:
direct trains are expresses, intercity trains run with multiple units, ordinary fast trains are the slow ones of a kind."""


def to_traveleval(plan: Plan, query: Query, sandbox: Sandbox) -> JsonObject:
    """The plan in TravelEval's format; the budget is the request's."""
    costs = _cost_breakdown(plan)
    budget = query.budget or 0
    return {
        "summary": {
            "total_days": len(plan.itinerary),
            "total_travelers": plan.people_number,
            "departure": plan.start_city,
            "destination": plan.target_city,
            "total_budget": budget,
            "calculated_total_cost": costs["total"],
            "is_within_budget": not budget or costs["total"] <= budget,
        },
        "accommodation": _accommodation(plan, sandbox),
        "intercity_transport": {
            "transport_type": [_service(ride, plan, sandbox) for ride in _rides(plan)],
            "total_cost": costs["intercity_transportation"],
        },
        "daily_plans": list(_daily_plans(plan, query)),
        "cost_breakdown": costs,
    }


def _activities(plan: Plan) -> Iterator[Activity]:
    return (activity for _, _, activity in plan.activities())


def _rides(plan: Plan) -> list[Train | Flight]:
    return [activity for activity in _activities(plan) if isinstance(activity, Train | Flight)]


def _cost_breakdown(plan: Plan) -> JsonObject:
    sums = dict.fromkeys(
        (
            "attractions",
            "intercity_transportation",
            "intracity_transportation",
            "accommodation",
            "meals",
            "other",
        ),
        0.0,
    )
    for activity in _activities(plan):
        sums[_category(activity)] += activity.cost
        sums["intracity_transportation"] += sum(leg.cost for leg in activity.transports)
    return {**{name: round(value, 2) for name, value in sums.items()}, "total": round(sum(sums.values()), 2)}


def _category(activity: Activity) -> str:
    if isinstance(activity, Visit):
        return "attractions"
    if isinstance(activity, Meal):
        return "meals"
    return "accommodation" if isinstance(activity, Stay) else "intercity_transportation"


def _accommodation(plan: Plan, sandbox: Sandbox) -> JsonObject:
    stays = [activity for activity in _activities(plan) if isinstance(activity, Stay)]
    nights = Counter((stay.position, stay.room_type, stay.price, stay.rooms or 1) for stay in stays)
    rows = [
        {
            "type": _room_name(plan, sandbox, name, beds, price),
            "quantity": rooms,
            "price_per_night": price,
            "nights": count,
        }
        for (name, beds, price, rooms), count in nights.items()
    ]
    return {
        "hotel_name": stays[0].position if stays else "",
        "room_type": rows,
        "total_cost": round(sum(stay.cost for stay in stays), 2),
    }


def _room_name(plan: Plan, sandbox: Sandbox, hotel_name: str, beds: int | None, price: float) -> str:
    hotel = (
        sandbox.city(plan.target_city).hotel(hotel_name) if plan.target_city in sandbox.city_names else None
    )
    for offer in hotel.offers if hotel else ():
        if offer.beds == beds and offer.price == price and offer.kind in ROOM_NAMES:
            return ROOM_NAMES[offer.kind]
    return ROOM_BY_BEDS.get(beds or 1, "家庭房")


def _service(ride: Train | Flight, plan: Plan, sandbox: Sandbox) -> JsonObject:
    mode = "飞机"
    if isinstance(ride, Train):
        pair = (plan.start_city, plan.target_city)
        found = (
            sandbox.find_service(*cities, "train", ride.number, ride.start, ride.end)
            for cities in (pair, pair[::-1])
        )
        own = next((service.train_type for service in found if service is not None), None) or "火车"
        mode = TRAIN_CLASSES.get(own, own)
    return {
        "description": f"{ride.start} → {ride.end}",
        "start_time": str(ride.start_time),
        "end_time": str(ride.end_time),
        "location_name": ride.end,
        "cost": ride.cost,
        "transportation_to": mode,
        "transportation_cost": ride.cost,
        "details": {
            "transport_number": ride.number,
            "price": ride.price,
            "number": ride.tickets or plan.people_number,
        },
    }


def _daily_plans(plan: Plan, query: Query) -> Iterator[JsonObject]:
    first, here = first_date(query), ""
    for number, day in enumerate(plan.itinerary, start=1):
        activities = day.activities
        start = here or (activities[0].begins_at if activities else "")
        ending = activities[-1] if activities and isinstance(activities[-1], Stay | Train | Flight) else None
        yield {
            "day": number,
            "date": _date_text(first, number),
            "starting_point": start,
            "ending_point": _ending(ending, plan) if ending else _staying(activities, start),
            "activities": [_stop(a, plan) for a in activities if isinstance(a, Visit | Meal)],
        }
        here = activities[-1].ends_at if activities else here


def first_date(query: Query) -> date | None:
    """The first day of the trip: of the request, or by its record (`2024-10-01 to 2024-10-03`); None where neither says it."""
    if query.dates is not None:
        return query.dates[0]
    try:
        return date.fromisoformat(str(query.record.get("dates")).split(" to ")[0])
    except ValueError:
        return None


def _date_text(first: date | None, number: int) -> str:
    try:
        return (first + timedelta(days=number - 1)).isoformat() if first else ""
    # the calendar ends in the year 9999
    except OverflowError:
        return ""


def _ending(activity: Stay | Train | Flight, plan: Plan) -> JsonObject:
    """The end of a day: on the way home, or where one is back in the hotel, since the night is no part of the day."""
    stop = _stop(activity, plan)
    return stop | {"end_time": stop["start_time"]} if isinstance(activity, Stay) else stop


def _staying(activities: tuple[Activity, ...], start: str) -> JsonObject:
    """The end of a day that names no place to sleep and no way home: where the day's last activity was."""
    end = str(activities[-1].end_time) if activities else "08:00"
    place = activities[-1].ends_at if activities else start
    return {"type": "accommodation", "start_time": end, "end_time": end, "location_name": place, "cost": 0,
            "transportation_to": MODE_NAMES["walk"], "transportation_cost": 0, "details": {}}  # fmt: skip


_TYPES = {
    "attraction": "attraction",
    "accommodation": "accommodation",
    "train": "intercity_transport",
    "airplane": "intercity_transport",
}


def _stop(activity: Activity, plan: Plan) -> JsonObject:
    legs = activity.transports
    details: JsonObject = {"transport_time": str(legs[-1].end_time - legs[0].start_time)} if legs else {}
    if isinstance(activity, Visit):
        details |= {"ticket_price": activity.price, "ticket_number": activity.tickets or plan.people_number}
    mode = legs[1].mode if len(legs) == 3 else legs[0].mode if legs else "walk"
    return {
        "type": _TYPES.get(activity.type, "meal"),
        "description": activity.begins_at,
        "start_time": str(activity.start_time),
        "end_time": str(activity.end_time),
        "location_name": activity.begins_at,
        "cost": activity.cost if isinstance(activity, Visit | Meal) else 0,
        "transportation_to": MODE_NAMES[mode],
        "transportation_cost": round(sum(leg.cost for leg in legs), 2),
        "details": details,
    }
