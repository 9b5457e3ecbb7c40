"""The stops of a plan by their place: which one is meant, which is the next, which can be moved."""

from core.model.locks import StopIndex
from core.model.plan import Activity, Meal, Plan, Stay, Visit
from core.model.report import Where


def place_of(plan: Plan, where: Where | None) -> StopIndex | None:
    """The place of a stop, where the plan has it."""
    if where is None or where.day is None or where.activity is None:
        return None
    place = (where.day, where.activity)
    return place if any(place == (day, number) for day, number, _ in plan.activities()) else None


def stop_at(plan: Plan, place: StopIndex) -> Activity:
    """The stop at a place that the plan has."""
    return plan.itinerary[place[0] - 1].activities[place[1] - 1]


def is_movable(plan: Plan, place: StopIndex) -> bool:
    """Whether a stop can be moved: a sight, or a meal that is not in the hotel."""
    hotels = {one.position for _, _, one in plan.activities() if isinstance(one, Stay)}
    match stop_at(plan, place):
        case Visit():
            return True
        case Meal(position=position):
            return position not in hotels
        case _:
            return False
