"""Concept functions that ask the sandbox (ChinaTravel, Tables 10 and 11)."""

from typing import Any

from core.dsl.operators import Kinds
from core.dsl.run import PlanView
from core.model.mode import MODES

# what the released tables have where a restaurant's cuisine is not known
_NO_CUISINE = " "


def restaurant_type(trip: PlanView, activity: Any, city: Any) -> str:
    """Cuisine; `empty` for a place that is no restaurant."""
    restaurant = trip.city(city).restaurant(activity["position"])
    return (restaurant.cuisine or _NO_CUISINE) if restaurant else "empty"


def attraction_type(trip: PlanView, activity: Any, city: Any) -> str | Kinds:
    """Kind of sight, all of them where the sandbox has several; nothing for a place that is no sight."""
    attraction = trip.city(city).attraction(activity["position"])
    return _kinds(attraction.types) if attraction else ""


def accommodation_type(trip: PlanView, activity: Any, city: Any) -> str | Kinds:
    """Feature of the hotel, all of them where the sandbox has several; nothing for a place that is no hotel."""
    hotel = trip.city(city).hotel(activity["position"])
    return _kinds(hotel.features) if hotel else ""


def _kinds(names: tuple[str, ...]) -> str | Kinds:
    return Kinds(names) if len(names) > 1 else names[0] if names else ""


def poi_recommend_time(trip: PlanView, city: Any, poi: Any) -> float:
    """Recommended minutes at a sight. Raises IndexError for other places."""
    attraction = trip.city(city).attraction(poi)
    if attraction is None:
        raise IndexError(poi)
    return float(attraction.recommended_min)


def poi_distance(
    trip: PlanView, city: Any, poi1: Any, poi2: Any, start_time: Any = "00:00", transport_type: Any = "walk"
) -> float:
    """km of the first leg from one place to another; as the crow flies for a walk.

    Raises SandboxError for unknown places, ValueError for other ways, TypeError where the metro does not help.
    """
    if transport_type not in MODES:
        raise ValueError(f"{transport_type!r} is not one of {', '.join(MODES)}")
    return trip.first_leg_km(city, poi1, poi2, transport_type)
