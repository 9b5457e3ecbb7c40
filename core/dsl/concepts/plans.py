"""Concept functions on the whole plan (ChinaTravel, Table 9)."""

from typing import Any

from core.dsl.run import PlanView


def day_count(plan: Any) -> int:
    """Days in the itinerary."""
    return len(plan["itinerary"])


def people_count(plan: Any) -> Any:
    """Travellers, as the plan says."""
    return plan["people_number"]


def start_city(plan: Any) -> Any:
    """City of departure, as the plan says."""
    return plan["start_city"]


def target_city(plan: Any) -> Any:
    """City of the trip, as the plan says."""
    return plan["target_city"]


def allactivities(trip: PlanView, plan: Any) -> list[Any]:
    """All activities in order."""
    return trip.activities(plan)


def allactivities_count(trip: PlanView, plan: Any) -> int:
    """How many activities there are."""
    return len(trip.activities(plan))


def dayactivities(plan: Any, day: int) -> Any:
    """The activities of a day that counts from 1; as in the released program day 0 is the last one."""
    activities = plan["itinerary"][day - 1]["activities"]
    return activities if isinstance(activities, list) else list(activities)
