"""What a new plan of a trip changed."""

from typing import Any

from core.model.derived.plan_changes import plan_changes
from core.model.plan import Plan


def visit(name: str, begins: str, ends: str, cost: float = 0) -> dict[str, Any]:
    """A visit of a plan document."""
    return {
        "type": "attraction", "position": name, "start_time": begins, "end_time": ends,
        "price": cost, "cost": cost, "tickets": 1, "transports": [],
    }  # fmt: skip


def plan(*days: list[dict[str, Any]]) -> Plan:
    """A plan of these days."""
    itinerary = [{"day": number, "activities": day} for number, day in enumerate(days, start=1)]
    return Plan.from_json(
        {"people_number": 1, "start_city": "南京", "target_city": "北京", "itinerary": itinerary}
    )


BEFORE = plan(
    [visit("故宫", "09:00", "12:00", 60), visit("天坛", "13:00", "15:00", 15)],
    [visit("颐和园", "09:00", "12:00")],
)


def test_what_came_and_went_is_told_with_its_place_and_its_price() -> None:
    after = plan(
        [visit("故宫", "09:00", "12:00", 60), visit("北海", "13:00", "15:00", 20)],
        [visit("颐和园", "09:00", "12:00")],
    )
    found = plan_changes(BEFORE, after)
    came, went = ([(one.place, one.name) for one in stops] for stops in (found.added, found.removed))
    assert (came, went, found.moved) == ([((1, 2), "北海")], [((1, 2), "天坛")], ())
    assert (found.cost, found.sights, found.same_days) == (5, 0, (2,))


def test_a_stop_has_moved_from_ten_minutes_on_or_on_another_day() -> None:
    nearly = plan(
        [visit("故宫", "09:09", "12:00", 60), visit("天坛", "13:00", "15:00", 15)],
        [visit("颐和园", "09:00", "12:00")],
    )
    later = plan(
        [visit("故宫", "09:10", "12:00", 60)],
        [visit("天坛", "13:00", "15:00", 15), visit("颐和园", "16:00", "17:00")],
    )
    assert plan_changes(BEFORE, nearly).moved == ()
    assert [(one.stop.name, one.from_day, one.later) for one in plan_changes(BEFORE, later).moved] == [
        ("故宫", 1, 10),
        ("天坛", 1, 0),
        ("颐和园", 2, 420),
    ]


def test_the_same_plan_has_not_changed() -> None:
    assert plan_changes(BEFORE, BEFORE).is_nothing


def test_a_stop_that_takes_another_time_is_a_change_of_its_day() -> None:
    shorter = plan(
        [visit("故宫", "09:00", "12:00", 60), visit("天坛", "13:00", "14:00", 15)],
        [visit("颐和园", "09:00", "12:00")],
    )
    found = plan_changes(BEFORE, shorter)
    resized = [(one.stop.name, one.longer) for one in found.resized]
    assert (resized, found.same_days, found.is_nothing) == ([("天坛", -60)], (2,), False)


def test_another_train_is_told_by_its_number() -> None:
    def by_train(number: str) -> Plan:
        ride = {
            "type": "train", "TrainID": number, "start": "南京南站", "end": "北京南站", "start_time": "07:00",
            "end_time": "10:30", "price": 450, "cost": 450, "tickets": 1, "transports": [],
        }  # fmt: skip
        return plan([ride])

    found = plan_changes(by_train("G4"), by_train("G6"))
    assert [[one.name for one in stops] for stops in (found.added, found.removed)] == [["G6"], ["G4"]]


def test_another_way_to_a_stop_is_a_change_of_its_day() -> None:
    leg = {
        "start": "故宫", "end": "天坛", "mode": "walk", "start_time": "12:00", "end_time": "12:50",
        "price": 0, "cost": 0, "distance": 4,
    }  # fmt: skip
    walked = plan(
        [visit("故宫", "09:00", "12:00", 60), {**visit("天坛", "13:00", "15:00", 15), "transports": [leg]}],
        [visit("颐和园", "09:00", "12:00")],
    )
    found = plan_changes(BEFORE, walked)
    assert (found.minutes, found.same_days, found.is_nothing) == (50, (2,), False)
