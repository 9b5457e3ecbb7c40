"""Concept functions on one activity (ChinaTravel, Tables 9 to 12)."""

from typing import Any

from core.dsl.run import PlanView

CITY_ORDER = ("上海", "北京", "深圳", "广州", "重庆", "成都", "杭州", "武汉", "南京", "苏州")
"""The released program looks for a city's name in a station's name in this order."""


def activity_cost(activity: Any) -> Any:
    """CNY of the activity without the way there."""
    return activity.get("cost", 0)


def activity_position(activity: Any) -> Any:
    """Name of the place."""
    return activity.get("position", "")


def activity_price(activity: Any) -> Any:
    """CNY of one ticket, person or room."""
    return activity.get("price", 0)


def activity_type(activity: Any) -> Any:
    """Kind of activity, such as `attraction` or `lunch`."""
    return activity.get("type", "")


def activity_tickets(activity: Any) -> Any:
    """Tickets bought."""
    return activity.get("tickets", 0)


def activity_transports(activity: Any) -> Any:
    """Legs of the way to the activity."""
    return activity.get("transports", [])


def activity_start_time(activity: Any) -> Any:
    """Start as `HH:MM`."""
    return activity.get("start_time")


def activity_end_time(activity: Any) -> Any:
    """End as `HH:MM`."""
    return activity.get("end_time")


def activity_time(activity: Any) -> int:
    """Minutes from start to end by the clock, negative over midnight; -1 where a time is missing."""
    start, end = activity.get("start_time"), activity.get("end_time")
    if not (start and end):
        return -1
    return minutes_between(start, end)


def minutes_between(start: str, end: str) -> int:
    """Minutes between two `HH:MM`. Raises ValueError for other texts."""
    start_hour, start_minute = map(int, start.split(":"))
    end_hour, end_minute = map(int, end.split(":"))
    return (end_minute - start_minute) + (end_hour - start_hour) * 60


def room_count(activity: Any) -> Any:
    """Rooms of a stay."""
    return activity.get("rooms", 0)


def room_type(activity: Any) -> Any:
    """Beds in a room of a stay."""
    return activity.get("room_type", 0)


def intercity_transport_type(activity: Any) -> Any:
    """Kind of the activity, `train` or `airplane` for a ride between cities; `empty` where it has none."""
    return activity.get("type", "empty")


def intercity_transport_origin(trip: PlanView, activity: Any) -> str:
    """City whose name is in the name of the station of departure."""
    return _city_in(trip, activity["start"]) if "start" in activity else ""


def intercity_transport_destination(trip: PlanView, activity: Any) -> str:
    """City whose name is in the name of the station of arrival."""
    return _city_in(trip, activity["end"]) if "end" in activity else ""


def _city_in(trip: PlanView, station: Any) -> str:
    for city in CITY_ORDER:
        if city in station:
            return city
    return next((city for city in trip.sandbox.city_names if city in station), "")
