"""What belongs to a trip though its words do not name it, in whole plans: a special evening, a dinner of crayfish, the sunset on the bridge."""

from functools import cache
from itertools import pairwise

from core.agents.planner import PlannerAgent
from core.bench.runner import run_one
from core.knowledge.city import knowledge_of
from core.model.plan import Activity, Meal, Plan, Stay, Train, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand

_SUNSET = 18 * 60 + 15
# Seconds, on a machine that does much else.
_LONG_ENOUGH = 120
_ANNIVERSARY = (
    "It is our wedding anniversary: my wife and I go from Hangzhou to Shanghai for 2 days, budget 20000 yuan."
)
_SIX = "我们一大家六口（爷爷奶奶72岁、我们夫妻、两个孩子7岁和11岁）从广州去北京6天，钱不是问题，住五星级，坐高铁。"


@cache
def _plan(text: str, sandbox: Sandbox) -> Plan:
    run = run_one(
        PlannerAgent(),
        Query("q", text),
        sandbox,
        prepare=lambda q, s: understand(q.text, sandbox=s).query,
        time_limit=_LONG_ENOUGH,
    )
    assert run.document is not None
    return Plan.from_json(run.document)


def _all(plan: Plan) -> list[Activity]:
    return [one for day in plan.itinerary for one in day.activities]


def test_an_anniversary_has_an_evening_on_the_water_or_at_a_show(chinatravel_sandbox: Sandbox) -> None:
    knowledge = knowledge_of(chinatravel_sandbox.city("上海"))
    evenings = [
        one
        for one in _all(_plan(_ANNIVERSARY, chinatravel_sandbox))
        if isinstance(one, Visit) and knowledge.place(one.position).kind in ("show", "cruise")
    ]
    assert any(one.end_time.minutes >= 19 * 60 + 30 for one in evenings)


def test_an_anniversary_has_one_dinner_in_a_better_house(chinatravel_sandbox: Sandbox) -> None:
    houses = chinatravel_sandbox.city("上海")
    prices = [
        row.price
        for one in _all(_plan(_ANNIVERSARY, chinatravel_sandbox))
        if isinstance(one, Meal)
        and one.type == "dinner"
        and (row := houses.restaurant(one.position)) is not None
    ]
    assert max(prices) >= 800


def test_crayfish_are_had_in_the_evening(chinatravel_sandbox: Sandbox) -> None:
    text = "Four friends from Chengdu to Wuhan for 3 days, 6,000 RMB in total. We'd like to spend an evening eating crayfish."
    dinners = [
        one.position
        for one in _all(_plan(text, chinatravel_sandbox))
        if isinstance(one, Meal) and one.type == "dinner"
    ]
    assert any("虾" in name for name in dinners)


def test_who_would_see_the_sun_set_is_then_on_the_bridge_that_is_asked_for(
    chinatravel_sandbox: Sandbox,
) -> None:
    text = "一个人从上海去武汉3天，预算2200元，想拍武汉长江大桥和黄鹤楼，还想看日落。"
    (bridge,) = [
        one
        for one in _all(_plan(text, chinatravel_sandbox))
        if isinstance(one, Visit) and one.position == "武汉长江大桥"
    ]
    assert bridge.start_time.minutes < _SUNSET <= bridge.end_time.minutes


def test_grandparents_do_not_go_home_by_night(chinatravel_sandbox: Sandbox) -> None:
    trains = [one for one in _all(_plan(_SIX, chinatravel_sandbox)) if isinstance(one, Train)]
    assert trains
    assert all(one.start_time.minutes < one.end_time.minutes for one in trains)


def test_grandparents_parents_and_two_children_have_three_rooms(chinatravel_sandbox: Sandbox) -> None:
    nights = [one for one in _all(_plan(_SIX, chinatravel_sandbox)) if isinstance(one, Stay)]
    assert {one.rooms for one in nights} == {3}


def test_a_day_on_the_wall_has_room_for_one_light_thing(chinatravel_sandbox: Sandbox) -> None:
    text = "Two of us from Shanghai to Beijing, 4 days, 9000 RMB. The Great Wall at Mutianyu and the Forbidden City are musts."
    (day,) = [
        day
        for day in _plan(text, chinatravel_sandbox).itinerary
        if any("长城" in one.position for one in day.activities if isinstance(one, Visit))
    ]
    assert sum(isinstance(one, Visit) for one in day.activities) <= 2


def test_vegetarians_are_at_a_vegetarian_house_meal_after_meal(chinatravel_sandbox: Sandbox) -> None:
    text = "我们两个都吃素，从深圳去成都3天，预算8000元。"
    city = chinatravel_sandbox.city("成都")
    meals = [
        row.cuisine
        for one in _all(_plan(text, chinatravel_sandbox))
        if isinstance(one, Meal) and (row := city.restaurant(one.position)) is not None
    ]
    in_a_row = [one for one in pairwise(meals) if one == ("素食", "素食")]
    assert len(in_a_row) >= 2


def test_two_families_spend_one_of_three_days_in_a_park(chinatravel_sandbox: Sandbox) -> None:
    text = (
        "两家人一起，每家一个7岁的孩子，一共6个人，从深圳去广州3天，想去长隆野生动物园，吃早茶，预算10000。"
    )
    parks = [
        one.position
        for one in _all(_plan(text, chinatravel_sandbox))
        if isinstance(one, Visit) and one.end_time.minutes - one.start_time.minutes >= 6 * 60
    ]
    assert parks == ["长隆野生动物世界"]


def test_a_small_child_is_home_early(chinatravel_sandbox: Sandbox) -> None:
    text = "A family with a 2-year-old in a pram, from Shanghai to Nanjing for 3 days, 3 people, 5000 yuan. Nothing hurried."
    back = [one for one in _all(_plan(text, chinatravel_sandbox)) if isinstance(one, Train)][-1]
    assert back.end_time.minutes <= 20 * 60 + 45


def test_lunch_and_dinner_come_before_a_breakfast_in_town(traveleval_sandbox: Sandbox) -> None:
    text = "我们三人（2大1老）11月初从南京到成都玩7天，预算4200元，坐飞机，吃川菜火锅，去茶馆，慢游适合老人。"
    days = _plan(text, traveleval_sandbox).itinerary[1:-1]
    fed = [sum(isinstance(one, Meal) and one.type != "breakfast" for one in day.activities) for day in days]
    assert min(fed) >= 1
