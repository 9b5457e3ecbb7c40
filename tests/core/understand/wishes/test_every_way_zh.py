"""Every way to say a thing of a hotel, a table or a pace in Chinese says that thing; what only sounds like it does not."""

from datetime import date

import pytest

from core.dsl.families.counts import Rooms
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(sandbox: Sandbox, said: str, target: str = "杭州") -> Understanding:
    return understand(
        f"我们两个人12月5日从上海去{target}玩三天，高铁往返，预算5000元。{said}。",
        sandbox=sandbox,
        today=date(2026, 11, 21),
    )


def liked(found: Understanding) -> set[tuple[str, bool]]:
    """What is liked (True) and disliked (False)."""
    return {(one.thing.zh, one.wanted) for one in found.likings}


@pytest.mark.parametrize(
    ("said", "stars"),
    [
        ("酒店四颗星，有早饭", "四星级酒店"),
        ("住宿三颗星就够了", "三星级酒店"),
        ("酒店要五颗星的", "五星级酒店"),
    ],
)
def test_stars_are_counted(chinatravel_sandbox: Sandbox, said: str, stars: str) -> None:
    assert (stars, True) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(
    "said", ["酒店有早饭", "希望酒店提供早餐", "早餐在酒店吃", "酒店要包早饭", "最好有早餐", "房费含双早"]
)
def test_breakfast_is_the_hotels(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("含早餐", True) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(
    "said", ["不要没窗户的房间", "别给我们订没窗户的", "没有窗户的不要", "无窗房不住", "千万别订无窗的"]
)
def test_a_room_without_a_window_is_never_wanted(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("无窗房", False) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(
    "said",
    ["酒店住西湖附近，要安静，有健身房", "一间大床房，安静为主", "酒店最好安静一点", "住处安静就行"],
)
def test_it_is_the_hotel_that_is_quiet(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("安静的酒店", True) in liked(read(chinatravel_sandbox, said))


def test_a_quiet_walk_is_no_quiet_hotel(chinatravel_sandbox: Sandbox) -> None:
    assert ("安静的酒店", True) not in liked(read(chinatravel_sandbox, "住西湖边，想安静地逛逛灵隐寺"))


@pytest.mark.parametrize("said", ["酒店不要住在酒吧旁边", "别住酒吧街旁边", "酒店别在酒吧附近"])
def test_no_hotel_by_a_bar_says_nothing_of_bars(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert ("酒吧旁边", False) in liked(found)
    assert not any("酒吧" in wish.constraint().dsl for wish in found.wishes)


def test_bars_are_still_refused(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "不去酒吧")
    assert any("酒吧" in wish.constraint().dsl for wish in found.wishes)


@pytest.mark.parametrize("said", ["酒店得让导盲犬进", "酒店要允许导盲犬入住", "酒店必须能带导盲犬"])
def test_the_hotel_takes_guide_dogs(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("可带导盲犬", True) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["对鸡蛋过敏", "老婆鸡蛋过敏", "不能吃鸡蛋、鱼", "鸡蛋和虾都不能碰"])
def test_eggs_are_no_chicken(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = liked(read(chinatravel_sandbox, said))
    assert ("鸡蛋", False) in found
    assert ("鸡肉", False) not in found


def test_chicken_is_chicken(chinatravel_sandbox: Sandbox) -> None:
    assert ("鸡肉", False) in liked(read(chinatravel_sandbox, "不吃鸡、鱼"))


@pytest.mark.parametrize(
    "said", ["苏式面没有的话换成奥灶面", "苏式面一定要吃，没有的话换成别的面", "没有的话就吃苏式面"]
)
def test_what_takes_the_place_of_another_is_not_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("苏式面", False) not in liked(read(chinatravel_sandbox, said, "苏州"))


@pytest.mark.parametrize(
    "said", ["晚上不用安排晚餐", "晚饭自己解决", "晚餐我们自己解决", "晚饭不用安排", "晚餐自理"]
)
def test_a_dinner_is_left_out(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("行程里的晚餐", False) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["晚餐安排火锅", "晚饭想吃火锅", "请安排晚餐"])
def test_a_dinner_that_is_wished_for_is_not_left_out(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("行程里的晚餐", False) not in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["推婴儿车，台阶少一点", "台阶少点", "台阶尽量少一些", "楼梯最好少一点"])
def test_fewer_steps_are_no_wish_for_steps(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = liked(read(chinatravel_sandbox, said))
    assert ("爬楼梯", False) in found
    assert ("爬楼梯", True) not in found


@pytest.mark.parametrize("said", ["想静静", "想放空几天", "就想发发呆", "能安安静静待着就好"])
def test_who_wants_peace_wants_it_slow_or_quiet(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert liked(read(chinatravel_sandbox, said)) & {("慢游", True), ("安静", True)}


@pytest.mark.parametrize("said", ["能多看就多看", "多安排几个景点", "行程紧凑一点", "能多去就多去，不怕累"])
def test_who_wants_much_wants_full_days(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("特种兵式", True) in liked(read(chinatravel_sandbox, said))


def test_tired_of_work_asks_for_nothing_strenuous(chinatravel_sandbox: Sandbox) -> None:
    assert ("费力", True) not in liked(read(chinatravel_sandbox, "最近项目上线太累了"))


@pytest.mark.parametrize("said", ["学生四人一间", "男生四人一间", "老师四人一间"])
def test_rooms_of_some_are_not_those_of_all(chinatravel_sandbox: Sandbox, said: str) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]
    assert not any(isinstance(one, Rooms) for one in meanings)


@pytest.mark.parametrize(
    ("said", "area"),
    [
        ("酒店住国贸附近", "国贸附近"),
        ("住宿希望在寺院附近", "寺院附近"),
        ("酒店在公司附近", "公司附近"),
        ("住在单位旁边", "单位附近"),
    ],
)
def test_what_the_hotel_is_near_to_needs_no_place_of_the_data(
    chinatravel_sandbox: Sandbox, said: str, area: str
) -> None:
    assert (area, True) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["别住医院旁边", "酒店不要在医院附近", "不想住在医院边上"])
def test_what_the_hotel_must_not_be_near_to_is_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("医院附近", False) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(
    "said", ["住的地方离医院近", "酒店附近有好吃的", "酒店旁边最好热闹些", "灵隐寺附近逛逛"]
)
def test_no_quarter_is_made_up(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not any(thing.endswith("附近") for thing, _ in liked(read(chinatravel_sandbox, said)))


@pytest.mark.parametrize("said", ["一间大床一间双床", "要一间大床房和一间双床房", "大床房、标间各一间"])
def test_rooms_of_several_kinds_are_liked_each(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert {("大床房", True), ("双床房", True)} <= liked(read(chinatravel_sandbox, said))


def test_the_scenery_from_a_train_is_no_sight(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "回程坐白天的车，好看风景")
    assert not any("自然风光" in wish.constraint().dsl for wish in found.wishes)


def test_the_crowded_part_of_a_place_is_not_the_place(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "很想看长城但是不要人太多的那个长城", "北京")
    assert not any(wish.strength == "never" for wish in found.wishes)
    assert ("人多", False) in liked(found)


@pytest.mark.parametrize("said", ["博物馆不要太多", "博物馆少一点", "博物馆别安排太多", "博物馆尽量少安排"])
def test_few_of_a_kind_are_not_none(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not any("博物馆" in wish.constraint().dsl for wish in found.wishes)
    assert ("博物馆/纪念馆", True) not in liked(found)


@pytest.mark.parametrize("said", ["不看博物馆", "博物馆不去", "别安排博物馆"])
def test_none_of_a_kind_are_none(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert any("不游览博物馆" in wish.constraint().gloss.zh for wish in found.wishes)


def test_who_gets_up_late_refuses_no_sea(chinatravel_sandbox: Sandbox) -> None:
    assert ("海边", False) not in liked(read(chinatravel_sandbox, "去海边 早饭不吃了起不来", "深圳"))
