"""Alternatives by what they are best at, so that three or four of many can be offered by name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from core.agents.protocol import Alternative
from core.model.plan import Plan, Visit

Best = Literal["cheapest", "most_sights", "least_travel", "different"]


def minutes_on_the_way(plan: Plan) -> int:
    """Minutes on the way in the city, of all days."""
    return sum(leg.end_time - leg.start_time for _, _, one in plan.activities() for leg in one.transports)


def sights(plan: Plan) -> int:
    """How many visits there are."""
    return sum(isinstance(activity, Visit) for _, _, activity in plan.activities())


_BY: Mapping[Best, Callable[[Plan], float]] = {
    "cheapest": lambda plan: plan.total_cost,
    "most_sights": lambda plan: -sights(plan),
    "least_travel": minutes_on_the_way,
}


def named(shown: Plan, found: Sequence[Alternative]) -> dict[Best, Alternative]:
    """The best by each measure that beats the shown plan in it, and one that is clearly different; none twice."""
    taken: dict[Best, Alternative] = {}
    for name, measure in _BY.items():
        better = [one for one in found if measure(one.plan) < measure(shown) and one not in taken.values()]
        if better:
            taken[name] = min(better, key=lambda one: measure(one.plan))
    other = next((one for one in found if one.kind == "different" and one not in taken.values()), None)
    if other is not None:
        taken["different"] = other
    return taken
