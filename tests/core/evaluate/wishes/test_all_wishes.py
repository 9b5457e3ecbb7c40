"""Each wish of a request is told with where the trip meets it, or with what it has instead."""

from typing import Any

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.normal.gloss import gloss
from core.dsl.normal.values import Normal
from core.dsl.normal.writing import to_dsl
from core.evaluate.wishes.all_wishes import told_own_time, told_wishes
from core.knowledge.things import LOCAL_BREAKFAST, houses_known_for
from core.model.constraint import Constraint
from core.model.daily import SightsADay
from core.model.plan import Plan
from core.model.query import Preference, Query, Thing
from core.model.told_wish import ToldWish
from core.sandbox.sandbox import Sandbox
from core.text import Text


def _breakfast(house: str) -> dict[str, Any]:
    times = {"start_time": "07:30", "end_time": "08:10"}
    return {"type": "breakfast", "position": house, **times, "price": 0, "cost": 0, "transports": []}


def told(plan: Plan, demo: Sandbox, *wishes: Normal, things: tuple[Thing, ...] = ()) -> list[ToldWish]:
    constraints = tuple(Constraint("any", to_dsl(one), gloss(one)) for one in wishes)
    query = Query(uid="q", constraints=constraints, things=things)
    return list(told_wishes(query, plan, demo))


def one(name: str) -> frozenset[str]:
    return frozenset({name})


def thing(name: str, about: str, strength: Any = "like") -> Thing:
    return Thing(Text(name, f"{name}-en"), about, strength)


def test_a_place_is_told_with_its_hour(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, Names("attraction", "all", one("西湖")))
    assert wish.line == Text("✔ 游览西湖：第 1 天 09:00", "✔ Visit 西湖: day 1, 09:00")
    assert [(at.day, at.activity) for at in wish.at] == [(1, 1)]


def test_of_several_places_each_stands_by_itself(plan: Plan, demo: Sandbox) -> None:
    wishes = told(plan, demo, Names("attraction", "all", frozenset({"西湖", "雷峰塔"})))
    assert {wish.wish.zh: wish.fate for wish in wishes} == {"游览西湖": "met", "游览雷峰塔": "unmet"}


def test_a_hotel_too_far_is_told_with_how_far_it_is(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, HotelNear("千岛湖中心湖区", 2.0))
    assert wish.fate == "unmet"
    assert wish.told is not None
    assert "is 1" in wish.told.en
    assert wish.told.en.endswith(" km from it")


def test_a_feature_of_no_hotel_is_told_as_such(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, Types("accommodation", "all", one("温泉泡汤")))
    assert (wish.fate, "数据里没有" in wish.line.zh) == ("unmet", True)


def test_a_feature_of_another_hotel_is_told_with_its_price(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, Types("accommodation", "all", one("青年旅舍")))
    cheapest = min(
        offer.price for row in demo.city("杭州").hotels if "青年旅舍" in row.features for offer in row.offers
    )
    assert wish.fate == "unmet"
    assert f"¥{cheapest:,.0f} 一晚" in wish.line.zh


def test_a_budget_is_told_with_the_cost(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, CostCap("total", 200.0))
    assert (wish.fate, wish.told) == ("unmet", Text("合计 ¥300", "¥300 in all"))


def test_a_liked_thing_is_told_with_the_sight_that_is_it(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("游船", "sight"),))
    assert (wish.fate, wish.told) == (
        "met",
        Text("运河夜游（第 2 天 19:00）", "运河夜游 (day 2, 19:00)"),
    )


def test_a_refused_dish_that_is_eaten_is_unmet(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("火锅", "meal", "never"),))
    assert wish.fate == "unmet"
    assert wish.wish.zh == "不要：火锅"


@pytest.mark.parametrize(("name", "known"), [("猪肉", True), ("川菜", False)])
def test_what_only_dishes_tell_of_is_none_that_is_known(
    name: str, known: bool, plan: Plan, demo: Sandbox
) -> None:
    (wish,) = told(plan, demo, things=(thing(name, "meal", "never"),))
    assert wish.fate == "met"
    assert wish.told is not None
    assert ("none known" in wish.told.en, "已知" in wish.told.zh) == (known, known)


def test_what_no_data_tell_of_is_said(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("安静的酒店", "hotel"),))
    assert wish.fate == "unseen"


def test_the_metro_is_told_with_its_distance(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("靠近地铁", "hotel"),))
    hotel = demo.city("杭州").hotels[0].name
    station = demo.city("杭州").network.nearest_station(hotel)
    assert station is not None
    assert f"{station.distance:.1f} 公里" in wish.line.zh


def test_a_slow_pace_is_told_by_the_sights_of_a_day(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("慢游", "pace"),))
    assert wish.told == Text("每天 1–2 个景点", "1–2 sights a day")


def test_who_comes_along_is_no_wish(plan: Plan, demo: Sandbox) -> None:
    assert told(plan, demo, things=(thing("退休", "company"),)) == []


def test_what_a_constraint_says_is_not_said_twice(plan: Plan, demo: Sandbox) -> None:
    hotpot = Types("restaurant", "all", one("火锅"))
    assert len(told(plan, demo, hotpot, things=(thing("火锅", "cuisine"),))) == 1


def test_a_hotel_feature_that_is_only_liked_is_told(plan: Plan, demo: Sandbox) -> None:
    query = Query(uid="q", preferences={"accommodations": Preference(one("青年旅舍"))})
    (wish,) = told_wishes(query, plan, demo)
    assert (wish.wish.zh, wish.fate) == ("青年旅舍", "unmet")


def test_lights_by_day_are_no_night_view(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("夜景", "sight"),))
    assert wish.told == Text("运河夜游（第 2 天 19:00）", "运河夜游 (day 2, 19:00)")


def test_the_breakfast_of_the_city_is_none_in_the_evening(plan: Plan, demo: Sandbox) -> None:
    house = min(houses_known_for(LOCAL_BREAKFAST, demo.city("杭州")))
    first, *others = plan.to_json()["itinerary"]
    stops = [{**one, "position": house} if one["type"] == "dinner" else one for one in first["activities"]]
    late = Plan.from_json({**plan.to_json(), "itinerary": [{**first, "activities": stops}, *others]})
    (wish,) = told(late, demo, things=(thing(LOCAL_BREAKFAST, "meal"),))
    assert wish.fate == "unmet"


def test_a_romantic_dinner_is_no_breakfast(plan: Plan, demo: Sandbox) -> None:
    bistro = next(row.name for row in demo.city("杭州").restaurants if row.cuisine == "西餐")
    document = plan.to_json()
    document["itinerary"][1]["activities"].insert(0, _breakfast(bistro))
    (wish,) = told(Plan.from_json(document), demo, things=(thing("浪漫晚餐", "meal"),))
    assert wish.fate == "unmet"


@pytest.mark.parametrize(
    ("said", "kind", "told_zh"),
    [
        ("每天 08:00 后出门", "met", "最早 08:30 出门"),
        ("每天 11:00 后出门", "unmet", "最早 08:30 出门"),
        ("每天 22:00 前回酒店", "met", "最晚 21:00 回酒店"),
        ("每天 20:00 前回酒店", "unmet", "最晚 21:00 回酒店"),
    ],
)
def test_an_hour_of_every_day_is_told_by_the_day_that_comes_farthest(
    plan: Plan, demo: Sandbox, said: str, kind: str, told_zh: str
) -> None:
    (wish,) = told(plan, demo, things=(thing(said, "time", "must"),))
    assert (wish.fate, wish.told and wish.told.zh) == (kind, told_zh)


@pytest.mark.parametrize(("said", "kind"), [("慢游：每天 1 个景点", "unmet"), ("慢游：每天 2 个景点", "met")])
def test_a_number_of_sights_a_day_is_told_by_the_fullest(
    plan: Plan, demo: Sandbox, said: str, kind: str
) -> None:
    (wish,) = told(plan, demo, things=(thing(said, "pace"),))
    assert (wish.fate, wish.told and wish.told.zh) == (kind, "每天 1–2 个景点")


def test_a_free_noon_is_told_as_a_rest(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("午休", "time"),))
    assert (wish.fate, wish.told) == (
        "met",
        Text("第 1 天 12:00–16:30、第 2 天 11:45–16:30 留空", "free day 1, 12:00–16:30, day 2, 11:45–16:30"),
    )


@pytest.mark.parametrize(("text", "rests"), [("my grandmother and I", 2), ("my friend and I", 0)])
def test_a_long_gap_after_lunch_is_a_rest_for_the_old(
    text: str, rests: int, plan: Plan, demo: Sandbox
) -> None:
    query = Query(uid="q", text=text)
    assert sum(len(one.free) for one in told_wishes(query, plan, demo)) == rests


def test_a_long_gap_of_others_is_told_as_time_of_their_own(plan: Plan, demo: Sandbox) -> None:
    query = Query(uid="q", text="my friend and I")
    (own,) = told_own_time(query, plan, demo)
    assert own.free and all(time.told.zh for time in own.free)
    assert not any(time.told.en.endswith("Station") for time in own.free)


def test_a_gap_that_is_a_rest_is_no_time_of_ones_own(plan: Plan, demo: Sandbox) -> None:
    query = Query(uid="q", text="my grandmother and I")
    rests = {(one.day, one.after) for wish in told_wishes(query, plan, demo) for one in wish.free}
    own = {(one.day, one.after) for wish in told_own_time(query, plan, demo) for one in wish.free}
    assert rests and not rests & own


def test_the_sunset_is_missed_at_noon(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("日落", "sight"),))
    assert wish.fate == "unmet"
    assert "日落约 18:" in wish.line.zh


def test_tea_in_a_free_afternoon_is_told_with_its_hour(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("下午茶", "meal"),))
    (time,) = wish.free
    assert (wish.fate, time.day, time.after) == ("met", 1, 1)
    assert (str(time.begins), str(time.ends)) == ("14:30", "15:45")


def test_live_music_has_no_time_where_one_is_in_the_hotel_by_nine(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("现场音乐", "sight"),))
    assert (wish.fate, wish.free) == ("unmet", ())


def test_a_late_bite_names_a_house_near_the_hotel(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("夜宵", "meal"),))
    assert wish.fate in ("met", "unmet")
    assert wish.told is not None


def test_a_hired_car_is_told_by_the_rides(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("包车", "local_transport"),))
    assert wish.told == Text(
        "数据里没有包车，打车 0 程、步行 0 段", "the data have no hired cars: 0 taxi rides and 0 walks"
    )


def test_stars_are_the_data_s_own_where_they_have_them(plan: Plan, demo: Sandbox) -> None:
    hotel = demo.city("杭州").hotels[0]
    (wish,) = told(plan, demo, things=(thing("五星级酒店", "hotel"),))
    assert wish.fate == ("met" if "五星级" in hotel.features else "unmet")


@pytest.mark.parametrize(
    ("said", "fate", "told_en"),
    [
        ("西湖：一整个上午", "met", "day 1, 09:00–12:00"),
        ("西湖：晚上", "unmet", "day 1, 09:00–12:00"),
        ("灵隐寺：一早", "met", "day 2, 08:30–11:00"),
        ("雷峰塔：上午", "unmet", "not in this trip"),
    ],
)
def test_the_hour_of_a_place_is_told_by_its_visit(
    said: str, fate: str, told_en: str, plan: Plan, demo: Sandbox
) -> None:
    (wish,) = told(plan, demo, things=(thing(said, "time"),))
    assert wish.fate == fate
    assert wish.told is not None and wish.told.en == told_en


@pytest.mark.parametrize(("said", "fate"), [("西湖：第 1 天", "met"), ("西湖：第 2 天", "unmet")])
def test_the_day_of_a_place_is_told_by_its_visit(said: str, fate: str, plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing(said, "time"),))
    assert wish.fate == fate


def test_a_place_that_is_closed_at_the_wished_hour_is_told_so(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(plan, demo, things=(thing("灵隐寺：晚上", "time"),))
    assert wish.fate == "unmet"
    assert wish.told is not None and "in the data" in wish.told.en


def test_how_slow_the_days_are_is_told_once(plan: Plan, demo: Sandbox) -> None:
    slow = SightsADay(1).said
    wishes = told(plan, demo, things=(Thing(slow, "pace", "like"), thing("慢游", "pace")))
    assert [wish.wish.zh for wish in wishes] == [slow.zh]


@pytest.mark.parametrize(
    ("wished", "fate"), [("晚餐", "met"), ("第 1 天晚餐", "met"), ("最后一晚晚餐", "met"), ("午餐", "unmet")]
)
def test_a_dish_is_told_by_its_meal(plan: Plan, demo: Sandbox, wished: str, fate: str) -> None:
    (wish,) = told(plan, demo, things=(thing(f"火锅：{wished}", "time"),))
    assert (wish.fate, "第 1 天 18:00" in wish.told.zh) == (fate, True)


@pytest.mark.parametrize(("stage", "fate"), [("snh48星梦剧院", "unmet"), ("上海话剧艺术中心", "met")])
def test_an_idol_theatre_is_no_theatre_for_who_did_not_ask_for_it(
    stage: str, fate: str, plan: Plan, chinatravel_sandbox: Sandbox
) -> None:
    document = plan.to_json() | {"target_city": "上海"}
    document["itinerary"] = document["itinerary"][1:]
    document["itinerary"][0]["activities"][1]["position"] = stage
    (wish,) = told(Plan.from_json(document), chinatravel_sandbox, things=(thing("演出", "sight"),))
    assert wish.fate == fate
