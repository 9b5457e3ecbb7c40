"""Reading TravelEval's plan object into a `Plan`.

The object names services by number only, the hotel once a trip and transfers by a word, so reading asks the sandbox for
distances and takes a transfer for one leg.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from core.errors import PlanFormatError
from core.model.mode import Mode
from core.model.plan import Plan
from core.sandbox.network import Network
from core.sandbox.sandbox import Sandbox
from core.sandbox.traveleval_plan.write import MODE_NAMES, ROOM_BY_BEDS, JsonObject

# what Python tells of a fault quotes the text that it is in
_LONGEST = 200
_BEDS = {name: count for count, name in ROOM_BY_BEDS.items()} | {"单人房": 1, "家庭房": 2}
# as many times as a document has, written in one way or another, are kept
_CLOCKS_KEPT = 4096


def from_traveleval(document: object, sandbox: Sandbox) -> Plan:
    """Read TravelEval's plan object. Raises PlanFormatError, which names the part that is missing or malformed."""
    if isinstance(document, Mapping) and isinstance(document.get("itinerary"), Mapping):
        document = document["itinerary"]
    try:
        return _read(document, sandbox)  # type: ignore[arg-type]
    except (KeyError, IndexError) as error:
        told = str(error)[:_LONGEST]
        raise PlanFormatError("plan", f"缺少 {told}", f"{told} is missing") from error
    except (TypeError, ValueError, AttributeError, ArithmeticError) as error:
        told = str(error)[:_LONGEST]
        raise PlanFormatError("plan", f"内容有误：{told}", f"is malformed: {told}") from error


def _read(document: Mapping[str, Any], sandbox: Sandbox) -> Plan:
    summary, legs = document["summary"], document["intercity_transport"]["transport_type"]
    people, days = summary["total_travelers"], document["daily_plans"]
    network = _network_of(summary["destination"], sandbox)
    itinerary: list[JsonObject] = []
    here = ""
    for number, day in enumerate(days, start=1):
        activities: list[JsonObject] = []
        if number == 1 and legs:
            activities.append(_read_ride(legs[0], day.get("starting_point") or "", people))
            here = activities[-1]["end"]
        for stop in day["activities"]:
            if stop["type"] in ("attraction", "meal"):
                activities.append(_read_stop(stop, here, people, network))
                here = stop["location_name"]
        hotel = document["accommodation"]["hotel_name"]
        if number < len(days) and hotel and not _ends_elsewhere(day["ending_point"], hotel, network):
            activities.append(
                _read_stay(day["ending_point"], document["accommodation"], hotel, here, network)
            )
            here = hotel
        if number == len(days) and len(legs) > 1:
            start = (day.get("ending_point") or {}).get("location_name") or here
            ride = _read_ride(legs[-1], start, people)
            ride["transports"] = _read_transfer(day.get("ending_point") or {}, here, start, network)
            activities.append(ride)
        itinerary.append({"day": number, "activities": activities})
    return Plan.from_json(
        {
            "people_number": people,
            "start_city": summary["departure"],
            "target_city": summary["destination"],
            "itinerary": itinerary,
        }
    )


def _network_of(city: object, sandbox: Sandbox) -> Network | None:
    """The places of the city that a plan goes to; None where the sandbox does not have it."""
    return sandbox.city(city).network if isinstance(city, str) and city in sandbox.city_names else None


def _ends_elsewhere(end: Mapping[str, Any], hotel: str, network: Network | None) -> bool:
    """Whether a day ends at another known place than the hotel, so that it has no night."""
    name = str(end.get("location_name"))
    return name != hotel and network is not None and name in network


@lru_cache(maxsize=_CLOCKS_KEPT)
def _padded(clock: str) -> str:
    hours, minutes = clock.split(":")
    total = int(hours) * 60 + int(minutes)
    return f"{total // 60:02d}:{total % 60:02d}"


def _read_ride(leg: Mapping[str, Any], start: str, people: int) -> JsonObject:
    details = leg["details"]
    flight = leg["transportation_to"] == "飞机"
    return {
        "type": "airplane" if flight else "train",
        "FlightID" if flight else "TrainID": str(details["transport_number"]),
        "start": start,
        "end": leg["location_name"],
        "start_time": _padded(leg["start_time"]),
        "end_time": _padded(leg["end_time"]),
        "price": details["price"],
        "tickets": details.get("number", people),
        "cost": details["price"] * details.get("number", people),
        "transports": [],
    }


def _read_stop(stop: Mapping[str, Any], here: str, people: int, network: Network | None) -> JsonObject:
    details = stop.get("details") or {}
    start, end = _padded(stop["start_time"]), _padded(stop["end_time"])
    record: JsonObject = {
        "position": stop["location_name"],
        "start_time": start,
        "end_time": end,
        "transports": _read_transfer(stop, here, stop["location_name"], network),
    }
    if stop["type"] == "meal":
        meal = "breakfast" if end <= "10:30" else "lunch" if start < "16:00" else "dinner"
        cost = float(stop.get("cost") or 0)
        return record | {"type": meal, "price": round(cost / max(people, 1), 2), "cost": cost}
    tickets = details.get("ticket_number") or people
    price = float(details.get("ticket_price") or 0) or float(stop.get("cost") or 0) / max(tickets, 1)
    return record | {"type": "attraction", "price": price, "tickets": tickets, "cost": price * tickets}


def _read_stay(
    end: Mapping[str, Any],
    booking: Mapping[str, Any],
    hotel: str,
    here: str,
    network: Network | None,
) -> JsonObject:
    rooms = sum(room["quantity"] for room in booking["room_type"])
    cost = sum(room["quantity"] * room["price_per_night"] for room in booking["room_type"])
    return {
        "type": "accommodation",
        "position": hotel,
        "start_time": _padded(end["start_time"]),
        "end_time": "24:00",
        "price": cost / rooms if rooms else 0,
        "cost": cost,
        "rooms": rooms,
        "room_type": _BEDS.get(booking["room_type"][0]["type"], 1) if rooms else 1,
        "transports": _read_transfer(end, here, hotel, network),
    }


def _read_transfer(
    stop: Mapping[str, Any], here: str, there: str, network: Network | None
) -> list[JsonObject]:
    """One leg that arrives when the stop begins; its distance is the sandbox's, 0 where it does not know both ends."""
    if not here or here == there:
        return []
    minutes = round(float((stop.get("details") or {}).get("transport_time") or 0))
    arrives = _padded(stop["start_time"])
    leaves = max(0, int(arrives[:2]) * 60 + int(arrives[3:]) - minutes)
    known = network is not None and here in network and there in network
    cost = float(stop.get("transportation_cost") or 0)
    return [
        {
            "start": here,
            "end": there,
            "mode": _mode_in(str(stop.get("transportation_to") or "")),
            "start_time": f"{leaves // 60:02d}:{leaves % 60:02d}",
            "end_time": arrives,
            "price": cost,
            "cost": cost,
            "distance": round(network.distance(here, there), 2) if network is not None and known else 0.0,
        }
    ]


@lru_cache(maxsize=256)
def _mode_in(word: str) -> Mode:
    """The mode that a transfer's own word for it has in it; a taxi by any other word."""
    return next((mode for mode, name in MODE_NAMES.items() if name in word), "taxi")
