"""Figures of a plan that people choose by."""

import pytest

from core.model.derived.measures import minutes_on_the_way, minutes_out, sights
from core.model.plan import Plan


def leg(start: str, end: str) -> dict[str, object]:
    return {
        "start": "a", "end": "b", "mode": "walk", "start_time": start, "end_time": end, "price": 0, "cost": 0, "distance": 1.0,
    }  # fmt: skip


def plan(*days: list[dict[str, object]]) -> Plan:
    """A plan whose days have one visit each, with these legs to it."""
    visit = {
        "type": "attraction", "position": "s", "start_time": "10:00", "end_time": "11:00", "price": 0, "cost": 0, "tickets": 1,
    }  # fmt: skip
    itinerary = [
        {"day": number, "activities": [visit | {"transports": legs}]} for number, legs in enumerate(days, 1)
    ]
    return Plan.from_json(
        {"people_number": 1, "start_city": "南京", "target_city": "北京", "itinerary": itinerary}
    )


TWO_DAYS = plan(
    [leg("08:00", "08:20"), leg("20:00", "20:10")], [leg("09:00", "09:30"), leg("11:00", "11:00")]
)


def test_ways_are_added_up_and_visits_counted() -> None:
    assert (minutes_on_the_way(TWO_DAYS), sights(TWO_DAYS)) == (60, 2)


def test_time_out_is_that_of_a_day_on_average() -> None:
    assert minutes_out(TWO_DAYS) == (730 + 120) / 2


@pytest.mark.parametrize(("back", "minutes"), [("00:10", 970), ("23:50", 950)])
def test_who_is_back_after_midnight_was_out_until_then(back: str, minutes: int) -> None:
    assert minutes_out(plan([leg("08:00", "08:20"), leg(back, back)])) == minutes
