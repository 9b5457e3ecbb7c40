"""Concept functions on the legs of a way inside the city (ChinaTravel, Tables 10 to 12)."""

from typing import Any

from core.dsl.concepts.activities import minutes_between


def innercity_transport_type(transports: Any) -> Any:
    """`metro`, `taxi` or `walk`; `empty` where there is no way."""
    if len(transports) == 3:
        return transports[1]["mode"]
    if len(transports) == 1:
        return transports[0]["mode"]
    return "empty"


def innercity_transport_cost(transports: Any, mode: Any = None) -> Any:
    """CNY of all legs; with a mode 0, since the released program looks for it under a key that legs lack."""
    return _total(transports, "cost", mode)


def innercity_transport_distance(transports: Any, mode: Any = None) -> Any:
    """km of all legs; with a mode 0, as for the cost."""
    return _total(transports, "distance", mode)


def innercity_transport_price(transports: Any) -> Any:
    """CNY a person or car of all legs."""
    total = 0
    for leg in transports:
        total += leg["price"]
    return total


def innercity_transport_start_time(transports: Any) -> Any:
    """Departure of the first leg as `HH:MM`."""
    return transports[0]["start_time"]


def innercity_transport_end_time(transports: Any) -> Any:
    """Arrival of the last leg as `HH:MM`."""
    return transports[-1]["end_time"]


def innercity_transport_time(transports: Any) -> int:
    """Minutes from departure to arrival; 0 where there is no way."""
    if not transports:
        return 0
    return minutes_between(transports[0]["start_time"], transports[-1]["end_time"])


def metro_tickets(transports: Any) -> Any:
    """Metro tickets bought: of the second leg."""
    return transports[1]["tickets"]


def taxi_cars(transports: Any) -> Any:
    """Taxis taken: of the only leg; a text where it says nothing of them."""
    return transports[0].get("cars", "invalid input") if len(transports) == 1 else "invalid input"


def _total(transports: Any, key: str, mode: Any) -> Any:
    """Added up in order: newer versions of `sum` round floats in another way, which can tip a verdict."""
    total = 0
    for leg in transports:
        if mode is None or leg.get("type") == mode:
            total += leg.get(key, 0)
    return total
