"""Which stop of a plan is meant, which is the next one, and which can be moved."""

from typing import Any

import pytest

from core.editing.stops import is_movable, place_of
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


def test_sights_and_meals_outside_the_hotel_can_be_moved(plan: Plan) -> None:
    assert [is_movable(plan, (1, number)) for number in range(1, 5)] == [False, True, True, False]
