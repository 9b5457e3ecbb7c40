"""Kinds of phrases that Chinese requests are typed in, each in every way to say it, and what only looks like them."""

from datetime import date

import pytest

from core.model.daily import FreeBlock, free_block
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 21)
CITIES = ("北京", "上海", "广州", "武汉", "杭州", "南京", "成都", "深圳", "苏州", "重庆")
TRIP = "上海去苏州，两个人，12月4日出发，3天。"


def reading(text: str) -> Understanding:
    return understand(text, CITIES, today=TODAY)


def engaged(said: str) -> list[FreeBlock]:
    blocks = (free_block(one.thing.zh) for one in reading(TRIP + said).likings)
    return [one for one in blocks if one is not None and one.engaged]


@pytest.mark.parametrize(
    "said",
    [
        "5号下午两点到五点在苏州大剧院彩排。",
        "第二天14:00-17:00得在工业园区调设备",
        "12月5日下午两点到五点留给比赛，别的随意。",
        "周六下午2点到5点训练",
        "第二天下午两点到五点都在客户那边",
        "第二天下午两点到五点要在附一院看专家号",
        "5号下午2点到5点在音乐学院调琴",
    ],
)
def test_hours_at_which_one_is_somewhere_are_taken(said: str) -> None:
    assert engaged(said) == [FreeBlock(day=2, since=840, until=1020, engaged=True)]


@pytest.mark.parametrize(
    "said",
    [
        "第一天下午三点到五点逛拙政园。",
        "第二天上午10点到12点在平江路喝茶。",
        "第二天上午10点到12点看演出。",
        "第二天下午两点到四点在金鸡湖边散步。",
    ],
)
def test_hours_of_leisure_are_not(said: str) -> None:
    assert engaged(said) == []


@pytest.mark.parametrize("said", ["第二天上午10点到12点在平江路喝茶", "第二天上午10点到12点看演出"])
def test_the_end_of_a_stretch_is_no_hour_to_begin_at(said: str) -> None:
    assert not [one for one in reading(TRIP + said).likings if "左右" in one.thing.zh]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("我和我师傅去，俩大老爷们，一人一间。", 2),
        ("两个观鸟的人，从苏州去武汉", 2),
        ("三个爱爬山的人", 3),
        ("人是2个", 2),
        ("舞狮队，人嘛十一个，去武汉", 11),
        ("研究生，单独从杭州去武汉", 1),
        ("我和老头子还有孙女孙女婿", 4),
        ("就我们娘俩，我推她轮椅", 2),
        ("我们爷仨", 3),
        ("不是我去，是我两个大学室友去", 2),
        ("我跟两个 roommate", 3),
        ("俩学书法的小学生加我", 3),
        ("两个人，羊肉一口都不吃", 2),
        ("两个人，有一个不吃辣的人", 2),
    ],
)
def test_who_travels_is_counted(text: str, people: int) -> None:
    assert reading(text).query.people_number == people


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("12月7日去北京出差，12月9日回深圳，就我一个人。", "深圳", "北京"),
        ("下周三飞广州见客户，周五晚上再回南京，一个人", "南京", "广州"),
        ("我在北京住过十年，这次从重庆回去玩四天，一个人", "重庆", "北京"),
        ("我在北京待过，从南京去武汉玩四天，一个人", "南京", "武汉"),
        ("我在成都学中文，想去重庆玩2天，一个人", "成都", "重庆"),
        ("老成都了，搬去杭州八年，十二月回去一趟，带老公看看", "杭州", "成都"),
        ("家是南京，要去的是上海，当天来回。我一个人", "南京", "上海"),
        ("去苏州——打错了，是杭州，从上海走，两天，俩人", "上海", "杭州"),
        ("成都还是重庆？算了，重庆，从南京。三天", "南京", "重庆"),
        ("从苏洲到武汗，两个人，玩三天", "苏州", "武汉"),
        ("我在上海，明天去成都，待三天再回上海", "上海", "成都"),
    ],
)
def test_where_a_trip_starts_and_goes(text: str, start: str, target: str) -> None:
    query = reading(text).query
    assert (query.start_city, query.target_city) == (start, target)


def test_a_city_that_only_sounds_so_is_asked_about() -> None:
    found = reading("从背景去武汉两个人三天")
    assert (found.query.start_city, {question.about for question in found.ask}) == (None, {"start"})


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("苏州到北京 6天 不对，领导只批了5天。2个人", 5),
        ("从重庆去成都，三天，哦不对，周一还得上班，就两天吧。两个人", 2),
    ],
)
def test_days_are_taken_back_with_a_reason(text: str, days: int) -> None:
    assert reading(text).query.days == days


@pytest.mark.parametrize(
    "said",
    [
        "购物店那类的一个都别出现",
        "羊肉一口都不吃",
        "酒一滴都不许喝",
        "网红店别推荐",
        "香菜不碰",
        "人多的地方这些不走",
    ],
)
def test_a_refusal_behind_its_thing_refuses_it(said: str) -> None:
    found = reading(f"从上海去北京三天两个人。{said}")
    assert [one.wanted for one in found.likings] == [False]
    assert found.not_understood == ()


@pytest.mark.parametrize("said", ["烤鸭一个都不能少", "胡同别想错过", "烤鸭不许错过"])
def test_what_must_not_be_missed_is_not_refused(said: str) -> None:
    assert all(one.wanted for one in reading(f"从上海去北京三天两个人。{said}").likings)


def glosses(said: str) -> set[str]:
    return {wish.constraint().gloss.zh for wish in reading(f"武汉去广州3天，两个人，{said}").wishes}


@pytest.mark.parametrize(
    ("said", "rooms"),
    [
        ("要两个单人间", 2),
        ("订3个标间", 3),
        ("两个大床房", 2),
        ("要一间双床，呃他打呼噜，还是一人一间", 2),
        ("订一间大床，算了，一人一间", 2),
    ],
)
def test_rooms_are_counted_by_any_word(said: str, rooms: int) -> None:
    assert f"每晚订 {rooms} 间房" in glosses(said)


@pytest.mark.parametrize("said", ["换个酒店", "两个房客", "两个套餐"])
def test_what_is_no_room_is_not_counted(said: str) -> None:
    assert glosses(said) == set()


@pytest.mark.parametrize("said", ["酒店不让狗进那就不去了", "不让狗进的酒店不要", "酒店必须让狗进"])
def test_a_hotel_without_room_for_pets_is_refused(said: str) -> None:
    likings = reading(f"武汉去广州3天，两个人，{said}").likings
    assert [(one.thing.zh, one.wanted) for one in likings] == [("可带宠物", True)]


def test_a_condition_without_its_word_refuses_nothing(chinatravel_sandbox: Sandbox) -> None:
    said = "武汉去广州3天，两个人，下雨的话就陈家祠，不下雨就白云山"
    found = understand(said, sandbox=chinatravel_sandbox, today=TODAY)
    assert found.wishes == ()
    assert "wish" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    "said", ["后天一早坐高铁去，当天晚上回", "后天早上去，当天晚上回来", "周五早上走当天晚上回"]
)
def test_who_comes_back_the_same_evening_does_so(said: str) -> None:
    found = reading(f"南京到武汉，一个人，一天，{said}")
    assert "返程不早于 17:00 出发" in {wish.constraint().gloss.zh for wish in found.wishes}


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("八百块够不够两个人从南京去苏州过一夜？", 800),
        ("三千块够我们俩从南京去苏州玩三天吗", 3000),
        ("1200能不能两个人从南京去苏州玩两天", 1200),
    ],
)
def test_whether_money_will_do_is_asked_of_the_whole_trip(text: str, budget: float) -> None:
    assert reading(text).query.budget == budget


def test_what_a_night_may_not_go_beyond_is_counted_by_the_night() -> None:
    assert "平均每晚住宿费用不超过 ¥500" in glosses("住宿别超过一晚500")


@pytest.mark.parametrize(
    "said",
    ["宝宝一天换三身衣服", "他一天喝两杯咖啡", "我一天吃三顿", "一天得打两针胰岛素", "孩子一天洗两遍澡"],
)
def test_what_one_does_in_a_day_is_no_length_of_the_trip(said: str) -> None:
    assert reading(f"上海去苏州，两个人，{said}").query.days is None


@pytest.mark.parametrize("said", ["就一天，换个酒店", "玩一天，喝茶", "一天，吃生煎"])
def test_a_trip_of_one_day_is_one(said: str) -> None:
    assert reading(f"上海去苏州，两个人，{said}").query.days == 1
