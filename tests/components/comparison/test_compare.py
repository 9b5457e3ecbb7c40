"""What two trips are compared by."""

from components.comparison.compare import rows
from core.model.plan import Plan
from studio.i18n import translator


def test_a_trip_is_told_by_its_cost_counts_rides_hotel_and_sights_of_each_day(plan: Plan) -> None:
    told = dict(rows(plan, str, translator("en")))
    assert told["Cost in all"] == "¥2,878"
    assert told["Sights and meals"] == "2 sights · 3 meals"
    assert told["On the way in the city"] == "1 h 55"
    assert [label for label in told if label.startswith("Day")] == [
        f"Day {number}" for number in range(1, len(plan.itinerary) + 1)
    ]


def test_what_a_trip_lacks_is_not_told(plan: Plan) -> None:
    empty = plan.model_copy(update={"itinerary": ()})
    assert "Hotel" not in dict(rows(empty, str, translator("en")))
