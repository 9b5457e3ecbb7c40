"""The trip on one axis: activities with minutes since the midnight before day 1, services over midnight made longer."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from core.model.clock import DAY_MINUTES
from core.model.mealtimes import MEALS
from core.model.plan import Activity, Flight, Plan, Train
from core.model.report import Where
from core.sandbox.sandbox import Sandbox


class Placed(NamedTuple):
    """An activity with its place in the plan; `start` and `end` in minutes since the midnight before day 1.

    `leaves` is when the transfer to it starts, `arrives` when it ends; both are `start` where there is no transfer.
    `day` is the day of the plan it is on, counted from 1; what it is (a visit, a meal, a service between the cities, a
    night in a hotel, whose end a plan writes as midnight) is found once, since rule after rule asks.
    """

    activity: Activity
    where: Where
    day: int
    start: int
    end: int
    leaves: int
    arrives: int
    is_visit: bool
    is_meal: bool
    is_ride: bool
    is_night: bool


def place(plan: Plan, sandbox: Sandbox) -> tuple[Placed, ...]:
    """All activities of a plan, in its order."""
    return tuple(_placed(day, number, activity, plan, sandbox) for day, number, activity in plan.activities())


def _placed(day: int, number: int, activity: Activity, plan: Plan, sandbox: Sandbox) -> Placed:
    midnight = (day - 1) * DAY_MINUTES
    start, end = midnight + activity.start_time.minutes, midnight + activity.end_time.minutes
    is_ride = False
    # what an activity is says its type at once; to ask for its class takes longer than all the rest
    if activity.type == "train" or activity.type == "airplane":
        is_ride = True
        end = start + _ride_minutes(activity, plan, sandbox)
    legs = activity.transports
    leaves = midnight + legs[0].start_time.minutes if legs else start
    arrives = midnight + legs[-1].end_time.minutes if legs else start
    return Placed(
        activity=activity,
        where=Where(day, number),
        day=day,
        start=start,
        end=end,
        leaves=leaves,
        arrives=arrives,
        is_visit=activity.type == "attraction",
        is_meal=activity.type in MEALS,
        is_ride=is_ride,
        is_night=activity.type == "accommodation",
    )


def _ride_minutes(ride: Train | Flight, plan: Plan, sandbox: Sandbox) -> int:
    """Travel time of the sandbox's service, which may be over a day; by the clock where it does not know it."""
    pair = sandbox.chinese_name(plan.start_city), sandbox.chinese_name(plan.target_city)
    for cities in (pair, pair[::-1]):
        service = sandbox.find_service(*cities, ride.type, ride.number, ride.start, ride.end)
        if service is not None:
            return service.minutes
    return ride.minutes % DAY_MINUTES


def neighbours(placed: tuple[Placed, ...]) -> Iterator[tuple[Placed, Placed]]:
    """Each activity with the one after it; a night in a hotel counts as ended when the next activity begins."""
    return pairwise(placed)


def between(before: Placed, after: Placed) -> tuple[tuple[int, int], tuple[int, int]]:
    """The times between two activities in which one is not on the way: from and to where one was, and where one goes on."""
    return (before.end, after.leaves), (after.arrives, after.start)
