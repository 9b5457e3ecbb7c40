"""Figures of a plan that people choose by, besides its cost."""

from core.model.clock import DAY_MINUTES
from core.model.plan import Day, Plan, Visit


def sights(plan: Plan) -> int:
    """How many visits to sights there are."""
    return sum(isinstance(activity, Visit) for _, _, activity in plan.activities())


def minutes_on_the_way(plan: Plan) -> int:
    """Minutes on the way in the city, of all days."""
    legs = (leg for _, _, activity in plan.activities() for leg in activity.transports)
    return sum(max(0, leg.end_time - leg.start_time) for leg in legs)


def minutes_out(plan: Plan) -> int:
    """Minutes a day between setting out in the city and being back, or at the station; on average of all days."""
    return round(sum(map(_out, plan.itinerary)) / max(1, len(plan.itinerary)))


def _out(day: Day) -> int:
    legs = [leg for activity in day.activities for leg in activity.transports]
    # Who is back after midnight has been out until then.
    return (legs[-1].end_time - legs[0].start_time) % DAY_MINUTES if legs else 0
