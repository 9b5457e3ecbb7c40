"""How long what is in a plan takes, also a ride of more than a day, which its clock times alone do not tell."""

from collections.abc import Callable

from core.model.clock import DAY_MINUTES
from core.model.plan import Activity, Flight, Plan, Train
from core.sandbox.places import Service
from core.sandbox.sandbox import Sandbox

Lasts = Callable[[Activity], int]
"""Minutes from the beginning of an activity to its end."""


def by_clock(activity: Activity) -> int:
    """Minutes from the beginning to the end; an earlier end is on the next day."""
    minutes = activity.end_time - activity.start_time
    return minutes if minutes >= 0 else minutes + DAY_MINUTES


def by_services(plan: Plan, sandbox: Sandbox) -> Lasts:
    """Minutes by the clock, for a ride over as many days more as the data say of its service."""

    def lasts(activity: Activity) -> int:
        service = ridden(activity, plan, sandbox) if isinstance(activity, Train | Flight) else None
        days = service.minutes // DAY_MINUTES if service is not None else 0
        return by_clock(activity) + days * DAY_MINUTES

    return lasts


def days_later(activity: Activity, minutes: int) -> int:
    """How many midnights lie between the clock times of an activity of so many minutes."""
    return (activity.start_time.minutes + minutes - activity.end_time.minutes) // DAY_MINUTES


def ridden(ride: Train | Flight, plan: Plan, sandbox: Sandbox) -> Service | None:
    """The service of the data that a plan rides, there or back; None where they have none."""
    pair = sandbox.chinese_name(plan.start_city), sandbox.chinese_name(plan.target_city)
    for cities in (pair, pair[::-1]):
        found = sandbox.find_service(*cities, ride.type, ride.number, ride.start, ride.end)
        if found is not None:
            return found
    return None
