"""The figures of a plan that its summary and its costs are made of."""

from dataclasses import dataclass
from typing import Literal

from core.model.plan import Plan

Category = Literal["intercity", "hotel", "sights", "meals", "city"]
CATEGORIES: tuple[Category, ...] = ("intercity", "hotel", "sights", "meals", "city")

_CATEGORY: dict[str, Category] = {
    "train": "intercity",
    "airplane": "intercity",
    "accommodation": "hotel",
    "attraction": "sights",
    "breakfast": "meals",
    "lunch": "meals",
    "dinner": "meals",
}


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts of a plan. `transfer_minutes` is the mean over its transfers, None for a plan without any."""

    cost: float
    sights: int
    meals: int
    transfers: int
    transfer_minutes: float | None


def figures(plan: Plan) -> Figures:
    """Count a plan. A transfer is all legs from one activity to the next."""
    activities = [activity for _, _, activity in plan.activities()]
    spans = [
        max(0, activity.transports[-1].end_time - activity.transports[0].start_time)
        for activity in activities
        if activity.transports
    ]
    return Figures(
        cost=plan.total_cost,
        sights=sum(_CATEGORY[activity.type] == "sights" for activity in activities),
        meals=sum(_CATEGORY[activity.type] == "meals" for activity in activities),
        transfers=len(spans),
        transfer_minutes=sum(spans) / len(spans) if spans else None,
    )


def cost_breakdown(plan: Plan) -> dict[Category, float]:
    """CNY for all people by category, in a fixed order; the sum is the plan's total cost."""
    costs = dict.fromkeys(CATEGORIES, 0.0)
    for _, _, activity in plan.activities():
        costs[_CATEGORY[activity.type]] += activity.cost
        costs["city"] += sum(leg.cost for leg in activity.transports)
    return costs
