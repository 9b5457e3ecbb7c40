"""Alternatives by what they are best at."""

from typing import Any

from core.agents.named import named
from core.agents.protocol import Alternative
from core.model.plan import Plan


def plan(cost: float, sights: int, minutes: int, *, back: str = "12:00") -> Plan:
    """A day that costs so much, with so many sights, so many minutes on the way to the first, and back by an hour."""
    leg = {
        "start": "a", "end": "b", "mode": "walk", "start_time": "08:00", "end_time": f"{8 + minutes // 60:02d}:{minutes % 60:02d}",
        "price": 0, "cost": 0, "distance": 1.0,
    }  # fmt: skip
    home = leg | {"start": "b", "end": "a", "start_time": back, "end_time": back}
    visits: list[dict[str, Any]] = [
        {
            "type": "attraction", "position": f"s{number}", "start_time": "10:00", "end_time": "11:00",
            "price": 0, "cost": cost if number == 0 else 0, "tickets": 1, "transports": [leg, home] if number == 0 else [],
        }
        for number in range(sights)
    ]  # fmt: skip
    return Plan.from_json(
        {
            "people_number": 1,
            "start_city": "南京",
            "target_city": "北京",
            "itinerary": [{"day": 1, "activities": visits}],
        }
    )


SHOWN = plan(100, 3, 30)


def test_each_is_named_by_what_it_is_best_at() -> None:
    found = [
        Alternative(plan(50, 3, 40), "front"),
        Alternative(plan(150, 5, 40), "front"),
        Alternative(plan(120, 3, 10), "front"),
        Alternative(plan(150, 2, 40, back="11:00"), "front"),
    ]
    names = ("cheapest", "most_sights", "least_travel", "calmest")
    assert named(SHOWN, found) == dict(zip(names, found, strict=True))


def test_one_that_is_best_at_two_things_is_offered_once() -> None:
    best = Alternative(plan(50, 5, 40), "front")
    assert list(named(SHOWN, [best])) == ["cheapest"]


def test_what_beats_the_shown_trip_in_nothing_is_offered_only_as_another() -> None:
    worse, other = Alternative(plan(200, 2, 60), "front"), Alternative(plan(300, 1, 90), "different")
    assert named(SHOWN, [worse, other]) == {"different": other}


def test_of_two_that_are_best_the_one_that_another_beats_is_not_offered() -> None:
    beaten, better = Alternative(plan(50, 2, 40), "front"), Alternative(plan(50, 3, 40), "front")
    assert named(SHOWN, [beaten, better]) == {"cheapest": better}


def test_of_two_different_ones_that_which_nothing_beats_is_offered() -> None:
    beaten, unbeaten = (
        Alternative(plan(300, 1, 90), "different"),
        Alternative(plan(110, 3, 30, back="11:00"), "different"),
    )
    calmest = Alternative(plan(110, 2, 30, back="10:30"), "front")
    assert named(SHOWN, [beaten, unbeaten, calmest]) == {"calmest": calmest, "different": unbeaten}
