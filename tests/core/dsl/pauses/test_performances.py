"""An evening show that is wished for at a house of the day is seen in one of its kind that is open, where there is one."""

from core.dsl.pauses.performances import performances
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_spells import tell_spell
from core.model.plan import Plan
from core.model.query import Query
from core.model.spells import visit_spell
from core.sandbox.places import hours_of
from core.sandbox.sandbox import Sandbox

BALLADS = "苏州评弹：晚上"


def test_ballads_are_heard_where_a_house_is_open(chinatravel_sandbox: Sandbox) -> None:
    suzhou = chinatravel_sandbox.city("苏州")
    (evening,) = performances([BALLADS], suzhou)
    assert evening.sights
    for name in evening.sights:
        house = suzhou.attraction(name)
        assert house is not None and "评弹" in name and hours_of(house)[1] >= 20 * 60 + 30


def test_for_a_house_that_has_no_other_time_is_kept(chinatravel_sandbox: Sandbox) -> None:
    (evening,) = performances(["国家大剧院：晚上"], chinatravel_sandbox.city("北京"))
    assert not evening.sights


def _heard(start: str, end: str, sandbox: Sandbox) -> tuple[bool, str, tuple[Placed, ...]]:
    house = sorted(next(performances([BALLADS], sandbox.city("苏州"))).sights)[0]
    times = {"start_time": start, "end_time": end}
    visit = {"type": "attraction", "position": house, **times, "price": 0, "cost": 0, "transports": []}
    plan = Plan.from_json(
        {
            "people_number": 2,
            "start_city": "上海",
            "target_city": "苏州",
            "itinerary": [{"day": 1, "activities": [visit]}],
        }
    )
    wish = visit_spell(BALLADS)
    assert wish is not None
    query = Query(uid="q", start_city="上海", target_city="苏州", days=1, people_number=2)
    kept, told, stops = tell_spell(wish, JudgedTrip(query, plan, sandbox))
    assert (house in told.zh) is kept
    return kept, told.zh, stops


def test_the_house_where_they_were_heard_is_told(chinatravel_sandbox: Sandbox) -> None:
    assert _heard("19:30", "21:00", chinatravel_sandbox)[0]


def test_an_afternoon_there_is_no_evening(chinatravel_sandbox: Sandbox) -> None:
    assert not _heard("14:00", "15:30", chinatravel_sandbox)[0]
