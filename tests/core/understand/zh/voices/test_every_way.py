"""Ways in which people say one and the same thing in Chinese, and near misses that say another."""

from datetime import date

import pytest

from core.dsl.families.counts import Rooms
from core.dsl.families.places import Names
from core.dsl.families.rides import RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 26)
TRIP = "从上海去北京，3天，4个人，预算9000，"


def read(said: str, sandbox: Sandbox | None = None) -> Understanding:
    return understand(TRIP + said, sandbox=sandbox, today=TODAY)


def bounds(said: str) -> set[tuple[str, str, str, str]]:
    times = (wish.meaning for wish in read(said).wishes)
    return {(one.way, one.moment, one.bound, one.time) for one in times if isinstance(one, RideTime)}


@pytest.mark.parametrize(
    "said",
    [
        "来回坐飞机，不要七点前起飞的早班机",
        "来回坐飞机，别给我订7点以前起飞的",
        "来回坐飞机，不考虑7点前起飞的航班",
        "来回坐飞机，拒绝早上七点前起飞的",
        "来回坐飞机，7点前起飞的一律不要",
    ],
)
def test_refused_hours_are_those_of_no_ride(said: str) -> None:
    assert bounds(said) == {("out", "departs", "earliest", "07:00"), ("back", "departs", "earliest", "07:00")}


@pytest.mark.parametrize(
    "said", ["回来别晚于21点落地", "返程不要晚于晚上九点到达", "回程最晚21点到", "晚上九点前到家"]
)
def test_who_is_home_by_an_hour_is_so_however_it_is_said(said: str) -> None:
    assert bounds(said) == {("back", "arrives", "latest", "21:00")}


@pytest.mark.parametrize(
    "said",
    [
        "学生住四间双床房，老师住两间单人房",
        "爸妈住一间大床房，我们住一间双床房，孩子们睡4间单人房",
        "一共六间房",
    ],
)
def test_rooms_of_several_groups_are_summed(said: str) -> None:
    assert Rooms(6) in {wish.meaning for wish in read(said).wishes}


def test_a_room_of_which_more_is_said_is_counted_once() -> None:
    assert Rooms(2) in {wish.meaning for wish in read("住两间双床房，有一间要朝南").wishes}


@pytest.mark.parametrize(
    "said",
    [
        "谁再让我进恭王府我跟谁急",
        "谁要是敢带我去恭王府我跟他没完",
        "恭王府那种地方也别给我排",
        "恭王府这类景点不看",
    ],
)
def test_a_sight_is_refused_in_anger_too(said: str, chinatravel_sandbox: Sandbox) -> None:
    named = [one.meaning for one in read(said, chinatravel_sandbox).wishes if isinstance(one.meaning, Names)]
    assert not any(one.rule != "none" and "恭王府" in str(one.names) for one in named)


@pytest.mark.parametrize(
    "said",
    [
        "孩子坐月子别问 我带大宝来 去颐和园 天坛肯定要去 早点出门 打车",
        "化妆两小时所以上午勿扰 / 颐和园 天坛 / 高铁来回",
        "商场那些都不要颐和园天坛我是一定要去的",
    ],
)
def test_a_refusal_reaches_no_further_than_its_thing(said: str, chinatravel_sandbox: Sandbox) -> None:
    named = [one.meaning for one in read(said, chinatravel_sandbox).wishes if isinstance(one.meaning, Names)]
    assert {name for one in named if one.rule != "none" for name in one.names} >= {"天坛", "颐和园"}


def test_what_is_refused_too_is_not_what_stood_before_it(chinatravel_sandbox: Sandbox) -> None:
    diets = [str(wish.meaning) for wish in read("我是全素的蛋奶也不吃", chinatravel_sandbox).wishes]
    assert not any("素食" in diet and "none" in diet for diet in diets)


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("程序员一枚，带老婆孩子从上海去北京", 3),
        ("海归一枚，和两个大学同学从上海去北京", 3),
        ("我带大宝和二宝从上海去北京", 3),
        ("大宝七岁二宝三岁，我一个人带俩，从上海去北京", 3),
        ("女儿14岁参加比赛，我陪她从上海去北京，父女两人", 2),
        ("我和太太从上海去北京参加表妹的婚礼，两人", 2),
        ("2大1小（小的11岁）从上海去北京", 3),
        ("爸妈给报销每人3000，跟仨发小从上海去北京", 4),
    ],
)
def test_a_company_is_told_in_passing(said: str, people: int) -> None:
    found = understand(said, today=TODAY)
    assert found.query.people_number == people


@pytest.mark.parametrize("said", ["十个左右，还没数清", "人嘛十个上下", "十个人吧，人数没定"])
def test_a_company_that_is_not_counted_yet_is_asked(said: str) -> None:
    found = understand(f"从上海去北京，3天，{said}，每人两千", today=TODAY)
    assert {"people", "budget"} <= {question.about for question in found.ask}


@pytest.mark.parametrize(
    "said",
    [
        "总预算8000元，球票另算",
        "预算八千，演唱会门票已经买好，不算在内",
        "预算8000，购物不算",
        "总的别超过八千",
        "全部加一块8000左右",
    ],
)
def test_what_no_plan_pays_leaves_the_budget_whole(said: str) -> None:
    found = understand(f"从上海去北京，3天，2个人，{said}", today=TODAY)
    assert found.query.budget == 8000
    assert "budget" not in {question.about for question in found.ask}


def test_a_part_of_the_trip_that_is_left_out_is_asked_about() -> None:
    found = understand("从上海去北京，3天，2个人，预算8000，机票另算", today=TODAY)
    assert "budget" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("said", "first"),
    [
        ("下个月十二号出发", date(2026, 12, 12)),
        ("下月3号走", date(2026, 12, 3)),
        ("春节期间去，年初三出发", date(2027, 2, 8)),
        ("过年想出去，初二出发", date(2027, 2, 7)),
    ],
)
def test_the_first_day_is_the_one_that_is_said_closest(said: str, first: date) -> None:
    found = understand(f"从上海去北京玩3天，两个人，{said}", today=TODAY)
    assert found.dates is not None
    assert found.dates.first == first


@pytest.mark.parametrize(
    ("said", "start"),
    [
        ("出发：西安，啊不对，武汉，目的地成都", "武汉"),
        ("异地恋，我武汉他成都，这次我过去", "武汉"),
        ("两个人上海一块去成都", "上海"),
    ],
)
def test_where_one_sets_out_is_told_in_passing(said: str, start: str) -> None:
    assert understand(f"{said}，玩三天", today=TODAY).query.start_city == start


def test_another_day_is_none_of_the_trip() -> None:
    found = understand("从武汉去上海，2个人，迪士尼一整天，另一天自然博物馆", today=TODAY)
    assert found.query.days is None


@pytest.mark.parametrize("quarter", ["望京", "国贸"])
@pytest.mark.parametrize("said", ["住{}", "住两间双床房，最好在{}", "酒店要{}走路能到"])
def test_the_hotel_lies_where_it_is_said_to(quarter: str, said: str, chinatravel_sandbox: Sandbox) -> None:
    likes = read(said.format(quarter), chinatravel_sandbox).likings
    assert [one.thing.zh for one in likes if one.about == "hotel" and one.wanted] == [f"{quarter}附近"]


def test_the_hotel_does_not_lie_where_it_is_said_not_to(chinatravel_sandbox: Sandbox) -> None:
    likes = read("住国贸，不住望京", chinatravel_sandbox).likings
    assert [(one.thing.zh, one.wanted) for one in likes] == [("国贸附近", True), ("望京附近", False)]
