"""What a guide would object to in a trip that meets all constraints: a wish unmet, a meal missed, a day that lies idle."""

from functools import cache
from itertools import pairwise

from core.agents.planner import PlannerAgent
from core.bench.runner import run_one
from core.knowledge.city import knowledge_of
from core.model.plan import Day, Meal, Plan, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand

_LONG_ENOUGH = 60.0
"""Seconds: what is tested is the trip, on however slow a machine."""


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


def _sights(day: Day) -> list[str]:
    return [one.position for one in day.activities if isinstance(one, Visit)]


def _out(day: Day) -> str:
    """The hour of the first ride of a day, or of its first visit or meal where one walks no step."""
    first = next(one for one in day.activities if not isinstance(one, Meal) or one.type != "breakfast")
    return str(first.transports[0].start_time if first.transports else first.start_time)


def _meals(day: Day) -> list[str]:
    return [one.type for one in day.activities if isinstance(one, Meal)]


def test_who_would_be_by_the_sea_is(chinatravel_sandbox: Sandbox) -> None:
    text = "一家三口，孩子3岁，从广州去深圳玩2天，想去海边，孩子中午要睡午觉，预算3000。"
    seen = {name for day in _plan(text, chinatravel_sandbox).itinerary for name in _sights(day)}
    assert any(word in name for name in seen for word in ("深圳湾", "海滨", "海滩", "梅沙"))


def test_a_dinner_finds_its_room_beside_what_is_asked_for_in_the_evening(
    chinatravel_sandbox: Sandbox,
) -> None:
    text = "We are two friends. One day trip from Hangzhou to Shanghai; we want to see the Bund and the old town, and get home the same night. Budget 800 yuan."
    (day,) = _plan(text, chinatravel_sandbox).itinerary
    assert "dinner" in _meals(day)


def test_small_sights_make_way_for_the_lunch_before_a_great_one(chinatravel_sandbox: Sandbox) -> None:
    text = "我和朋友两个人从杭州去深圳玩2天，喜欢吃湘菜。"
    arrival = _plan(text, chinatravel_sandbox).itinerary[0]
    assert _meals(arrival) == ["lunch", "dinner"]
    assert "世界之窗" in _sights(arrival)


def test_of_one_theme_park_that_is_wished_for_a_trip_has_one(chinatravel_sandbox: Sandbox) -> None:
    text = "带8岁和5岁两个孩子,四个人从南京去深圳4天,预算16000,想去海边和一个主题乐园,别太累。"
    knowledge = knowledge_of(chinatravel_sandbox.city("深圳"))
    seen = [name for day in _plan(text, chinatravel_sandbox).itinerary for name in _sights(day)]
    assert [knowledge.place(name).kind for name in seen].count("theme_park") == 1


def test_a_whole_day_in_a_park_begins_there_and_ends_with_its_show(chinatravel_sandbox: Sandbox) -> None:
    text = "三个闺蜜从成都去上海玩4天，迪士尼要玩一整天，其他时间逛街拍照喝咖啡，预算12000。"
    (day,) = [
        day
        for day in _plan(text, chinatravel_sandbox).itinerary
        if any("迪士尼" in name for name in _sights(day))
    ]
    park = next(one for one in day.activities if isinstance(one, Visit))
    assert "迪士尼" in park.position
    assert park.end_time.minutes >= 20 * 60


def test_a_free_afternoon_is_filled_with_what_is_seen_by_day(chinatravel_sandbox: Sandbox) -> None:
    text = "大学生两个人，从南京去重庆3天2晚，总预算1800块，火车去，想看洪崖洞夜景、吃火锅、坐长江索道。"
    day = _plan(text, chinatravel_sandbox).itinerary[1]
    gaps = [
        after.transports[0].start_time.minutes - before.end_time.minutes
        for before, after in pairwise(day.activities)
        if after.transports
    ]
    assert max(gaps) < 90


def test_the_great_sight_of_a_day_is_seen_by_day_and_a_lesser_one_makes_way(
    chinatravel_sandbox: Sandbox,
) -> None:
    text = "I'm a vegetarian traveling alone from Shenzhen to Hangzhou for two days. Tea plantations, temples and a walk by the lake. Budget 3500 yuan."
    (lake,) = [
        one
        for day in _plan(text, chinatravel_sandbox).itinerary
        for one in day.activities
        if isinstance(one, Visit) and one.position == "西湖风景名胜区"
    ]
    assert lake.start_time.minutes < 17 * 60


def test_night_owls_have_lunch_first(chinatravel_sandbox: Sandbox) -> None:
    text = "Night owl here! Three of us go from Chengdu to Guangzhou for 3 days; we sleep late, want bars, night markets and dim sum at noon. Budget 7500 yuan."
    whole = _plan(text, chinatravel_sandbox).itinerary[1:]
    assert all("lunch" in _meals(day) and "breakfast" not in _meals(day) for day in whole)


def test_before_a_meeting_in_town_nobody_is_far_out(chinatravel_sandbox: Sandbox) -> None:
    text = "I have a client meeting in Guomao on day 2 from 2 to 4 pm. Business trip Shenzhen to Beijing, 3 days, just me."
    day = _plan(text, chinatravel_sandbox).itinerary[1]
    assert _sights(day)
    assert not any("长城" in name for name in _sights(day))


def test_the_old_see_one_great_garden_a_day(chinatravel_sandbox: Sandbox) -> None:
    text = "带两位七十多岁的父母从上海去北京4天,三个人,预算12000,想看颐和园、圆明园、故宫。"
    great = {"颐和园", "圆明园", "故宫博物院", "天坛"}
    seen = [great & set(_sights(day)) for day in _plan(text, chinatravel_sandbox).itinerary]
    assert max(map(len, seen)) == 1


def test_lunch_on_a_day_by_the_sea_is_by_the_sea(chinatravel_sandbox: Sandbox) -> None:
    text = "带8岁和5岁两个孩子,四个人从南京去深圳4天,预算16000,想去海边和一个主题乐园,别太累。"
    (day,) = [
        day
        for day in _plan(text, chinatravel_sandbox).itinerary
        if any("梅沙" in name for name in _sights(day))
    ]
    minutes = [
        (one.transports[-1].end_time.minutes - one.transports[0].start_time.minutes)
        for one in day.activities
        if one.type == "lunch" and one.transports
    ]
    assert max(minutes) <= 20


def test_who_wakes_when_they_wake_is_not_out_before_ten(chinatravel_sandbox: Sandbox) -> None:
    text = "我们两个人从深圳去杭州玩3天，睡到自然醒，预算8000。"
    days = _plan(text, chinatravel_sandbox).itinerary[1:]
    assert min(_out(day) for day in days) >= "10:00"


def test_quiet_gardens_are_none_of_the_crowded_ones(chinatravel_sandbox: Sandbox) -> None:
    text = (
        "One person, Beijing to Suzhou, 3 days, 3500 yuan. Quiet gardens please, the less crowded the better."
    )
    knowledge = knowledge_of(chinatravel_sandbox.city("苏州"))
    seen = [name for day in _plan(text, chinatravel_sandbox).itinerary for name in _sights(day)]
    assert not any("crowded" in knowledge.place(name).moods for name in seen)


def test_both_flagships_are_seen_though_one_takes_the_only_whole_day(chinatravel_sandbox: Sandbox) -> None:
    text = "我和朋友两个人从南京去北京玩3天，住一间双床房。"
    seen = {name for day in _plan(text, chinatravel_sandbox).itinerary for name in _sights(day)}
    assert {"八达岭长城", "故宫博物院"} <= seen


def test_who_would_be_early_at_the_pandas_is_there_as_they_open(chinatravel_sandbox: Sandbox) -> None:
    text = "两个人从上海去成都4天，坐飞机，一早去大熊猫基地。"
    visits = [one for day in _plan(text, chinatravel_sandbox).itinerary for one in day.activities]
    (pandas,) = [one for one in visits if isinstance(one, Visit) and "熊猫" in one.position]
    assert str(pandas.start_time) <= "08:00"


def test_lunch_is_on_the_hill_where_one_is(chinatravel_sandbox: Sandbox) -> None:
    text = "帮我规划一下重庆到南京5天的旅行，我自己一个人去，比较喜欢历史，想把博物院、明城墙、总统府这些慢慢看完。预算4000元，不想坐飞机。"
    for day in _plan(text, chinatravel_sandbox).itinerary:
        seen = [one for one in day.activities if isinstance(one, Meal | Visit) and one.type != "breakfast"]
        for before, lunch in pairwise(seen):
            if isinstance(lunch, Meal) and lunch.type == "lunch" and before.position == "中山陵景区":
                assert sum(ride.distance for ride in lunch.transports) < 5


def test_students_have_the_last_day_and_sleep_on_the_train(chinatravel_sandbox: Sandbox) -> None:
    text = "三个大学生从武汉去广州，3天2000块，主要是吃，早茶肠粉烧鹅，还想晚上看小蛮腰。"
    last = _plan(text, chinatravel_sandbox).itinerary[-1]
    assert _meals(last) == ["breakfast", "lunch", "dinner"]


def test_the_boat_is_on_the_lake_as_the_sun_sets(chinatravel_sandbox: Sandbox) -> None:
    text = "Two couples in our fifties, Guangzhou to Hangzhou, 5 days, budget 20000 yuan. Gardens and a boat ride on the lake at sunset."
    boats = [
        one
        for day in _plan(text, chinatravel_sandbox).itinerary
        for one in day.activities
        if isinstance(one, Visit) and "船" in one.position
    ]
    assert any("16:00" <= str(one.start_time) <= "18:00" for one in boats)


def test_who_would_be_at_the_beach_has_a_day_for_it(chinatravel_sandbox: Sandbox) -> None:
    text = "chongqing to shenzhen, 3 days, 3 friends. budget 6500 total. theme park one day, beach or seaside another day, cheap hotel is fine"
    seen = {name for day in _plan(text, chinatravel_sandbox).itinerary for name in _sights(day)}
    assert any("梅沙" in name for name in seen)


def test_small_children_leave_a_park_before_dinner(chinatravel_sandbox: Sandbox) -> None:
    text = "我和老公带着四岁的女儿，想从南京去上海玩3天，预算5000块左右。最好能安排一天去迪士尼。"
    (park,) = (
        one
        for day in _plan(text, chinatravel_sandbox).itinerary
        for one in day.activities
        if isinstance(one, Visit) and "迪士尼" in one.position
    )
    assert str(park.end_time) <= "18:00"


def test_parents_with_strong_legs_see_the_wall(chinatravel_sandbox: Sandbox) -> None:
    text = "第一次带爸妈来北京，从武汉过去，4天，一共10000元，他们六十出头，身体很好。"
    seen = {name for day in _plan(text, chinatravel_sandbox).itinerary for name in _sights(day)}
    assert "慕田峪长城" in seen
