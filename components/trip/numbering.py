"""The numbers of the stops: the same in the list, on the map and in the timeline.

Sights and meals count from 1 within a day; hotels, stations and a breakfast in the hotel carry an icon instead.
"""

from collections.abc import Mapping

from components.look.palette import ActivityKind, kind_of
from core.model.locks import StopIndex
from core.model.plan import Activity, Meal, Plan, Stay, Visit


def numbers(plan: Plan) -> Mapping[StopIndex, int]:
    """The number of each sight and meal, by (day, activity of the day)."""
    hotels, found, count = _hotels(plan), dict[StopIndex, int](), dict[int, int]()
    for day, at, activity in plan.activities():
        if isinstance(activity, Visit | Meal) and activity.position not in hotels:
            count[day] = count.get(day, 0) + 1
            found[day, at] = count[day]
    return found


def shape_of(activity: Activity, plan: Plan) -> ActivityKind:
    """The kind that gives a stop its shape: where one eats in the hotel, that of the hotel."""
    if isinstance(activity, Meal) and activity.position in _hotels(plan):
        return "hotel"
    return kind_of(activity)


def _hotels(plan: Plan) -> frozenset[str]:
    return frozenset(one.position for _, _, one in plan.activities() if isinstance(one, Stay))
