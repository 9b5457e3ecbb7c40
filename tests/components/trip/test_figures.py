"""What a plan costs and counts."""

from components.trip.figures import cost_breakdown, figures
from core.model.plan import Plan


def test_costs_are_told_by_category(plan: Plan) -> None:
    assert cost_breakdown(plan) == {"intercity": 1800, "hotel": 400, "sights": 180, "meals": 420, "city": 78}


def test_the_categories_make_up_the_whole_cost(plan: Plan) -> None:
    assert sum(cost_breakdown(plan).values()) == plan.total_cost


def test_sights_meals_and_transfers_are_counted(plan: Plan) -> None:
    counts = figures(plan)
    assert (counts.sights, counts.meals, counts.transfers) == (2, 3, 6)


def test_a_transfer_lasts_from_its_first_leg_to_its_last(plan: Plan) -> None:
    assert figures(plan).transfer_minutes == (20 + 25 + 10 + 25 + 20 + 15) / 6


def test_a_plan_without_transfers_has_no_mean_of_them(plan: Plan) -> None:
    assert figures(plan.model_copy(update={"itinerary": ()})).transfer_minutes is None
