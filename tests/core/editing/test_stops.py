"""Which stop of a plan is meant, which is the next one, and which can be moved."""

from typing import Any

import pytest

from core.editing.stops import is_movable, neighbour, place_of
from core.model.plan import Plan
from core.model.report import Where


def _stop(kind: str, position: str, begins: str, ends: str, **more: Any) -> dict[str, Any]:
    return {
        "type": kind,
        "position": position,
        "start_time": begins,
        "end_time": ends,
        "price": 0,
        "cost": 0,
        "transports": [],
        **more,
    }


@pytest.fixture
def plan() -> Plan:
    """A day of breakfast in the hotel, a sight, lunch and the night, and a second day of one sight."""
    sight = _stop("attraction", "故宫", "09:00", "11:00", tickets=2)
    day = [
        _stop("breakfast", "东单酒店", "08:00", "08:30"),
        sight,
        _stop("lunch", "便宜坊", "12:00", "13:00"),
        _stop("accommodation", "东单酒店", "20:00", "24:00", room_type=2, rooms=1),
    ]
    days = [{"day": 1, "activities": day}, {"day": 2, "activities": [{**sight, "position": "景山"}]}]
    document = {"people_number": 2, "start_city": "南京", "target_city": "北京", "itinerary": days}
    return Plan.from_json(document)


@pytest.mark.parametrize(
    ("where", "place"),
    [(Where(1, 2), (1, 2)), (Where(1, 5), None), (Where(3, 1), None), (Where(1), None), (None, None)],
)
def test_a_stop_has_a_place_where_the_plan_has_it(
    plan: Plan, where: Where | None, place: tuple[int, int] | None
) -> None:
    assert place_of(plan, where) == place


@pytest.mark.parametrize(
    ("selected", "step", "found"),
    [
        (Where(1, 4), 1, Where(2, 1)),
        (Where(2, 1), -1, Where(1, 4)),
        (Where(2, 1), 1, Where(2, 1)),
        (None, 1, Where(1, 1)),
        (None, -1, Where(2, 1)),
    ],
)
def test_the_next_stop_goes_over_days_and_stays_at_the_ends(
    plan: Plan, selected: Where | None, step: int, found: Where
) -> None:
    assert neighbour(plan, selected, step) == found


@pytest.mark.parametrize(
    ("step", "day", "found"), [(1, 2, Where(2, 1)), (-1, 1, Where(1, 4)), (1, 9, Where(1, 1))]
)
def test_from_nothing_one_goes_to_the_ends_of_the_day_that_is_shown(
    plan: Plan, step: int, day: int, found: Where
) -> None:
    assert neighbour(plan, None, step, day) == found


def test_a_plan_without_stops_has_no_neighbour(plan: Plan) -> None:
    assert neighbour(plan.model_copy(update={"itinerary": ()}), None, 1) is None


def test_sights_and_meals_outside_the_hotel_can_be_moved(plan: Plan) -> None:
    assert [is_movable(plan, (1, number)) for number in range(1, 5)] == [False, True, True, False]
