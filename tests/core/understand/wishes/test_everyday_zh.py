"""Wishes of every day in Chinese: nights at a view, walks to the hotel, beds, tables with a view, foods by name."""

from datetime import date

import pytest

from core.dsl.families.counts import Beds
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes
from core.dsl.families.visits import StayAt
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(sandbox: Sandbox, said: str, target: str = "重庆") -> Understanding:
    return understand(
        f"上海去{target}，两个人，3天，预算5000，{said}", sandbox=sandbox, today=date(2026, 11, 21)
    )


@pytest.mark.parametrize(
    "said", ["洪崖洞夜景必拍", "想看洪崖洞夜景", "洪崖洞的夜景", "洪崖洞的夜色", "拍洪崖洞夜色"]
)
def test_a_view_by_night_is_seen_in_the_evening(chinatravel_sandbox: Sandbox, said: str) -> None:
    times = [one.thing.zh for one in read(chinatravel_sandbox, said).likings if one.about == "time"]
    assert times == ["洪崖洞：晚上"]


@pytest.mark.parametrize(
    "said",
    [
        "酒店离解放碑走路十分钟以内",
        "住处离解放碑步行10分钟",
        "宾馆离解放碑走路不超过10分钟",
        "民宿距离解放碑步行十分钟内",
        "房子离解放碑走路十分钟左右",
    ],
)
def test_minutes_on_foot_are_a_distance_and_no_walk(chinatravel_sandbox: Sandbox, said: str) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]
    assert HotelNear("解放碑步行街", 0.8) in meanings
    assert not any(isinstance(one, (InnerModes, StayAt)) for one in meanings)


@pytest.mark.parametrize("said", ["床想要大一点的", "床要大一点", "床最好大些", "床要宽一点", "床尽量大一点"])
def test_a_large_bed_is_one_in_the_room(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert Beds(1) in [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]


@pytest.mark.parametrize(
    "said", ["找个能看江景的西餐厅", "想在看江的餐厅吃饭", "订个看江景的饭店", "在看江的咖啡馆坐坐"]
)
def test_a_table_with_a_view_is_no_sight(chinatravel_sandbox: Sandbox, said: str) -> None:
    gone_to = [wish.constraint().dsl for wish in read(chinatravel_sandbox, said).wishes]
    assert not any("自然风光" in dsl for dsl in gone_to)


@pytest.mark.parametrize("said", ["娃对牛奶过敏", "不喝牛奶", "牛奶不耐受", "不能碰牛奶", "孩子牛奶过敏"])
def test_milk_is_no_beef(chinatravel_sandbox: Sandbox, said: str) -> None:
    named = {one.thing.zh for one in read(chinatravel_sandbox, said).likings if one.about == "meal"}
    assert "牛肉" not in named


@pytest.mark.parametrize(
    ("said", "who"),
    [
        ("我视障", "视障"),
        ("带导盲犬", "导盲犬"),
        ("老婆怀孕26周了", "怀孕"),
        ("老年大学组织", "老年团"),
        ("我妈听障", "听障"),
    ],
)
def test_who_travels_is_told(chinatravel_sandbox: Sandbox, said: str, who: str) -> None:
    company = [one.thing.zh for one in read(chinatravel_sandbox, said).likings if one.about == "company"]
    assert who in company


def test_the_last_day_of_a_span_is_not_its_first(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "腊月二十八到大年初三")
    assert found.dates is None


def test_a_span_of_weekdays_begins_with_the_day_of_the_way_out(chinatravel_sandbox: Sandbox) -> None:
    found = understand(
        "下周二早班机上海飞广州，周二下午三点到五点开会，周三上午还有一场，周四晚上的航班回，一个人",
        sandbox=chinatravel_sandbox,
        today=date(2026, 11, 21),
    )
    assert found.query.days == 3
    assert found.query.dates == (date(2026, 11, 24), date(2026, 11, 26))


@pytest.mark.parametrize("said", ["拍照好看的地方", "要出片的小店", "拍照好看的街"])
def test_what_places_are_like_is_wished_of_no_hotel(chinatravel_sandbox: Sandbox, said: str) -> None:
    asked = [wish.constraint().dsl for wish in read(chinatravel_sandbox, f"想去{said}").wishes]
    assert not any("accommodation" in dsl for dsl in asked)


def test_a_hotel_by_a_lake_of_a_name_is_near_it(chinatravel_sandbox: Sandbox) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, "西湖边的酒店", "杭州").wishes]
    assert HotelNear("西湖风景名胜区", 3.0) in meanings
    assert len(meanings) == 2


@pytest.mark.parametrize("said", ["她不爱走路", "不想走路", "懒得走路", "别走太多路", "尽量少走路"])
def test_who_walks_little_may_walk(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not any(isinstance(wish.meaning, InnerModes) for wish in found.wishes)
    assert "少走路" in [one.thing.zh for one in found.likings]


@pytest.mark.parametrize(
    "said", ["想去洪崖洞日出", "拍洪崖洞日出", "洪崖洞的日出", "洪崖洞日出必拍", "早起看洪崖洞日出"]
)
def test_a_sunrise_is_an_hour_of_its_own(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert "洪崖洞：日出" in [one.thing.zh for one in read(chinatravel_sandbox, said).likings]


@pytest.mark.parametrize(
    "said", ["周日晚上的飞机回", "最后一天晚上8点的高铁回", "周日下午的航班返程", "最后一天晚上的飞机返"]
)
def test_the_means_of_the_way_back_are_not_those_of_the_way_out(
    chinatravel_sandbox: Sandbox, said: str
) -> None:
    modes = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes if "RideTime" not in repr(wish)]
    assert not any(isinstance(one, IntercityModes) for one in modes)


@pytest.mark.parametrize("said", ["老伴走路拄拐杖", "住的地方要能走路到西湖边", "妈妈走路费劲"])
def test_how_one_walks_is_no_wish_to_walk(said: str, demo: Sandbox) -> None:
    found = understand(f"两个人从北京去杭州三天，{said}", sandbox=demo)
    assert not any("步行" in wish.gloss.zh for wish in found.query.constraints)


@pytest.mark.parametrize(
    "said", ["火锅不要太辣的", "火锅别太辣", "想吃火锅，不能太辣", "火锅少放辣椒", "火锅不吃太辣的"]
)
def test_what_must_not_be_too_hot_is_eaten(chinatravel_sandbox: Sandbox, said: str) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]
    assert Types("restaurant", "all", frozenset({"火锅"})) in meanings


@pytest.mark.parametrize("said", ["酒店要安静，晚上想到西湖边走走", "酒店要安静，晚上想去西湖边走走"])
def test_a_lake_to_walk_along_is_not_where_one_sleeps(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said, "杭州")
    assert not [wish for wish in found.wishes if isinstance(wish.meaning, HotelNear)]
    assert [one.thing.zh for one in found.likings if one.about == "hotel"] == ["安静的酒店"]


def test_the_child_that_was_counted_is_told_of_again(chinatravel_sandbox: Sandbox) -> None:
    found = understand(
        "我和老公带着四岁的女儿，从南京去上海3天，预算5000块。孩子小，走不了太多路",
        sandbox=chinatravel_sandbox,
    )
    assert found.query.people_number == 3
    assert not found.ask


def test_what_an_employer_pays_is_the_budget(chinatravel_sandbox: Sandbox) -> None:
    found = understand("从深圳到杭州，一个人三天，公司报销标准是4500元", sandbox=chinatravel_sandbox)
    assert found.query.budget == 4500


@pytest.mark.parametrize("said", ["想拍外滩日出", "去拍外滩的日出和老弄堂"])
def test_a_place_to_photograph_is_one_to_go_to(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said, "上海")
    assert Names("attraction", "all", frozenset({"外滩"})) in [wish.meaning for wish in found.wishes]
    assert "外滩：日出" in [one.thing.zh for one in found.likings]


def test_not_too_dear_is_not_as_cheap_as_possible(chinatravel_sandbox: Sandbox) -> None:
    likes = [one.thing.zh for one in read(chinatravel_sandbox, "别太贵就行").likings]
    assert likes == ["花费适中"]


@pytest.mark.parametrize("said", ["索道玻璃桥都pass", "索道全pass掉", "长江索道拉黑"])
def test_what_is_passed_over_is_not_seen(chinatravel_sandbox: Sandbox, said: str) -> None:
    wanted = [
        wish.meaning for wish in read(chinatravel_sandbox, said).wishes if isinstance(wish.meaning, Names)
    ]
    assert [one.rule for one in wanted] == ["none"]


def test_where_the_sea_is_seen_is_no_hotel(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "想去能看海的", "深圳")
    assert not [one for one in found.wishes if "hotel" in str(one.meaning)]
    assert [one.thing.zh for one in found.likings] == ["海边"]


def test_a_price_a_night_is_no_length_of_the_trip(chinatravel_sandbox: Sandbox) -> None:
    found = understand("武汉到重庆 2人 想住解放碑附近 一晚 200 左右", sandbox=chinatravel_sandbox)
    assert found.query.days is None
    assert [one.about for one in found.ask] == ["days"]


def test_money_said_before_a_bed_is_that_of_the_trip(chinatravel_sandbox: Sandbox) -> None:
    text = "我从南京出发到北京去我跟我老伴两个人待三天钱么五千块以内住要住在天安门旁边"
    assert understand(text, sandbox=chinatravel_sandbox).query.budget == 5000


def test_what_one_cannot_do_without_is_wanted(chinatravel_sandbox: Sandbox) -> None:
    likes = {one.thing.en: one.wanted for one in read(chinatravel_sandbox, "老太婆顿顿离不得豆花饭").likings}
    assert likes == {"douhua": True}


def test_taxis_all_the_way_are_the_only_way(chinatravel_sandbox: Sandbox) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, "市内全打车").wishes]
    assert InnerModes("only", frozenset({"taxi"})) in meanings
