"""A request that is words alone, with the facts of its plan: what a trip is called by."""

from dataclasses import replace

from core.model.plan import Plan
from core.model.query import Query


def as_planned(query: Query, plan: Plan) -> Query:
    """A request with what its plan says where it says nothing: from where to where, for how long, for how many."""
    return replace(
        query,
        start_city=query.start_city or plan.start_city,
        target_city=query.target_city or plan.target_city,
        days=query.days or len(plan.itinerary),
        people_number=query.people_number or plan.people_number,
    )
