"""Lunches and dinners on a train, before a flight, inside a park: no plan can book them, so they are told beside it."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from core.model.mealtimes import MEALS, MealType
from core.model.plan import Activity, Day, Plan

_HOURS: tuple[tuple[MealType, int, int], ...] = (
    ("lunch", 11 * 60 + 15, 13 * 60 + 45),
    ("dinner", 17 * 60, 20 * 60),
)
"""Minutes of the day in which one becomes hungry for them."""
_AT_TABLE = 30
"""Minutes of these that a ride, or the time before it, has to leave for a meal."""
_LONG_VISIT = 3 * 60
"""Minutes of a visit from which one eats inside."""
_BEFORE = {"train": 30, "airplane": 90}
"""Minutes that one is at the station or airport before it leaves."""


MealWhere = Literal["aboard", "before", "inside"]


class MealOnTheWay(NamedTuple):
    """A meal of a day (from 1) that one has aboard its `activity` (from 1), before it departs, or inside the park."""

    day: int
    activity: int
    meal: MealType
    where: MealWhere


def meals_on_the_way(plan: Plan, *, eats_inside: bool = True) -> tuple[MealOnTheWay, ...]:
    """The meals of a plan that one has on the way between the cities or, who `eats_inside`, inside a sight, in their order."""
    return tuple(
        found
        for number, day in enumerate(plan.itinerary, start=1)
        for found in _of_day(number, day)
        if eats_inside or found.where != "inside"
    )


def _of_day(number: int, day: Day) -> Iterator[MealOnTheWay]:
    eaten = {one.type for one in day.activities if one.type in MEALS}
    for at, activity in enumerate(day.activities, start=1):
        if activity.type != "attraction" and activity.type not in _BEFORE:
            continue
        for meal, since, until in _HOURS:
            where = _where(activity, since, until)
            if where is not None and meal not in eaten:
                eaten.add(meal)
                yield MealOnTheWay(day=number, activity=at, meal=meal, where=where)


def _where(activity: Activity, since: int, until: int) -> MealWhere | None:
    """Where one has a meal of these hours on an activity; None where there is time for none."""
    begins, ends = activity.start_time.minutes, activity.end_time.minutes
    if activity.type == "attraction":
        is_inside = ends - begins >= _LONG_VISIT and begins <= since + _AT_TABLE and until - _AT_TABLE <= ends
        return "inside" if is_inside else None
    if ends < begins:
        ends += 24 * 60
    if min(ends, until) - max(begins, since) >= _AT_TABLE:
        return "aboard"
    waits_from = begins - _BEFORE[activity.type]
    return "before" if min(begins, until) - max(waits_from, since) >= _AT_TABLE else None
