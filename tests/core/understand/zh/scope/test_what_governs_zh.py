"""How far a Chinese word reaches: crosses that refuse, refusals that end, examples, reasons, and words for one way alone."""

from datetime import date

import pytest

from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.found import likes, listed, meanings

_FROM = "从上海去杭州玩两天,两个人,"
_TODAY = date(2026, 11, 26)
_PLANE, _EITHER = frozenset({"airplane"}), frozenset({"train", "airplane"})


def _seen(found: Understanding) -> set[str]:
    return {
        name for one in meanings(found) if isinstance(one, Names) and one.rule != "none" for name in one.names
    }


@pytest.mark.parametrize("text", ["香菜×", "香菜x", "香菜X，别的都吃", "香菜✕", "香菜×（真的不吃）"])
def test_a_cross_behind_a_thing_refuses_it(text: str) -> None:
    assert likes(understand(_FROM + text))["香菜"] is False


def test_a_cross_behind_a_blank_makes_no_demand() -> None:
    assert likes(understand(_FROM + "香菜 ×")).get("香菜") is not True


@pytest.mark.parametrize("text", ["住两间×2晚", "两间房x2晚"])
def test_a_cross_before_a_number_multiplies(text: str) -> None:
    assert Rooms(2) in meanings(understand(_FROM + text))


@pytest.mark.parametrize(
    "text", ["住哪都行别是上下铺就行 高铁来回", "酒店别太吵就好 高铁来回", "不要太贵即可 高铁来回"]
)
def test_a_refusal_ends_with_what_will_do(text: str) -> None:
    assert IntercityModes(frozenset({"train"})) in meanings(understand(_FROM + text))


def test_a_refusal_of_food_does_not_reach_the_bed() -> None:
    told = "那个我想从上海去杭州两个人两天火锅要吃鸳鸯锅因为有一个人完全不能吃辣睡的地方便宜干净就行"
    assert likes(understand(told))["干净"] is True


@pytest.mark.parametrize(
    "text",
    [
        "不想去文艺的地方，像浙江省博物馆",
        "别安排需要走很多路的景点，比如浙江省博物馆",
        "别让我写作业的地方，比如浙江省博物馆",
    ],
)
def test_an_example_of_what_is_refused_is_no_demand(text: str, sandbox: Sandbox) -> None:
    assert "浙江省博物馆" not in _seen(understand(_FROM + text, sandbox=sandbox))


def test_an_example_of_what_is_wished_is_one(sandbox: Sandbox) -> None:
    assert _seen(understand(_FROM + "想去安静的地方，比如灵隐寺", sandbox=sandbox)) == {"灵隐寺"}


@pytest.mark.parametrize("text", ["不太懂历史", "不怎么了解历史"])
def test_who_knows_little_of_a_thing_refuses_nothing(text: str) -> None:
    refused = [one for one in meanings(understand(_FROM + text)) if isinstance(one, Types)]
    assert not refused


def test_who_goes_nowhere_else_refuses_not_the_one_place(sandbox: Sandbox) -> None:
    found = understand(_FROM + "除了雷峰塔哪都不去", sandbox=sandbox)
    assert not [one for one in meanings(found) if isinstance(one, Names) and one.rule == "none"]


@pytest.mark.parametrize(
    "text", ["坐动车(想看风景)", "回来坐火车看风景", "要靠窗的座位看风景", "坐绿皮车慢慢看风景"]
)
def test_scenery_from_a_train_is_no_sight(text: str) -> None:
    assert not [one for one in meanings(understand(_FROM + text)) if isinstance(one, Types)]


def test_scenery_where_one_gets_off_is_one() -> None:
    found = understand(_FROM + "坐高铁去，再去看自然风景")
    assert [one for one in meanings(found) if isinstance(one, Types)]


def test_a_way_about_town_is_refused_by_what_follows() -> None:
    found = understand(_FROM + "打车免谈，走路加地铁就行")
    assert InnerModes("none", frozenset({"taxi"})) in meanings(found)


@pytest.mark.parametrize("text", ["中午不休息", "中午不想休息", "下午不用休息"])
def test_who_needs_no_rest_keeps_no_time_free(text: str) -> None:
    assert not [one for one in likes(understand(_FROM + text)) if "留空" in one]


@pytest.mark.parametrize(
    ("text", "rooms"),
    [
        ("女生6人刚好三间，男生四间", 7),
        ("老人一间，我们两间", 3),
        ("老师两间，学生4间", 6),
        ("爸妈一间大床，孩子一间双床，我一间", 3),
    ],
)
def test_rooms_of_each_are_summed(text: str, rooms: int) -> None:
    assert Rooms(rooms) in meanings(understand(_FROM + text))


@pytest.mark.parametrize("text", ["老板单独一间", "奶奶打呼，她单独一间"])
def test_where_one_of_them_sleeps_is_no_number_of_rooms(text: str) -> None:
    assert not [one for one in meanings(understand(_FROM + text)) if isinstance(one, Rooms)]


def test_rooms_that_are_enough_are_wished_for() -> None:
    assert Rooms(2) in meanings(understand(_FROM + "两间房够了"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("其余时间自由", "其余时间自由"),
        ("酒店就近", "酒店就近"),
        ("两个封顶", "两个封顶"),
        ("一天最多花一个", "一天最多花一个"),
        ("景点只要灵隐寺", "景点只要"),
        ("最后一晚住市区", "最后一晚"),
        ("喝碗粥", "粥"),
    ],
)
def test_what_filler_states_all_the_same_islisted(text: str, words: str, sandbox: Sandbox) -> None:
    assert words in listed(understand(_FROM + text, sandbox=sandbox))


@pytest.mark.parametrize("text", ["吃的随便，住的随便", "其他的你看着安排", "谢谢，麻烦了", "两间房够了"])
def test_what_states_nothing_is_notlisted(text: str) -> None:
    assert not understand(_FROM + text).not_understood


def test_a_hotel_of_some_nights_is_asked_about(sandbox: Sandbox) -> None:
    found = understand(_FROM + "前两晚住西湖附近，最后一晚住市区", sandbox=sandbox)
    assert "前两晚住西湖附近" in listed(found)


def test_who_drives_there_and_not_in_town_drives_there() -> None:
    liked = likes(understand(_FROM + "自己开车去，市区里不开车"))
    assert liked["自驾"] is True and liked["市内不开车"] is True


def test_who_does_not_drive_does_not() -> None:
    assert likes(understand(_FROM + "不开车，坐高铁"))["自驾"] is False


@pytest.mark.parametrize("text", ["西湖人太多的话就换灵隐寺", "西湖排队的话就去灵隐寺"])
def test_what_depends_on_a_crowd_is_asked(text: str, sandbox: Sandbox) -> None:
    assert not _seen(understand(_FROM + text, sandbox=sandbox))


def test_where_one_would_stay_is_no_coming_back() -> None:
    assert [one for one in meanings(understand(_FROM + "想住民宿")) if isinstance(one, Types)]


def test_two_rooms_with_one_bed_are_both() -> None:
    meant = meanings(understand(_FROM + "两间大床，挨着地铁"))
    assert Rooms(2) in meant and Beds(1) in meant


@pytest.mark.parametrize(
    "text", ["动物园之类小朋友扎堆的地方打死不去", "博物馆之类要排队的地方一概不去", "公园之类的地方不去"]
)
def test_examples_of_places_that_are_refused_are_refused(text: str) -> None:
    kinds = [one for one in meanings(understand(_FROM + text)) if isinstance(one, (Names, Types))]
    assert all(one.rule == "none" for one in kinds)


@pytest.mark.parametrize("text", ["打车尽量少", "少打车", "少打车多坐地铁"])
def test_few_taxis_are_no_taxis_rather_than_some(text: str) -> None:
    assert InnerModes("none", frozenset({"taxi"})) in meanings(understand(_FROM + text))


@pytest.mark.parametrize("text", ["爸爸走路要拄拐", "走路要靠人扶"])
def test_how_somebody_walks_is_no_way_about_town(text: str) -> None:
    assert not [one for one in meanings(understand(_FROM + text)) if isinstance(one, InnerModes)]


def test_who_walks_about_town_does() -> None:
    meant = meanings(understand(_FROM + "市内走路就行"))
    assert InnerModes("all", frozenset({"walk"})) in meant


def test_a_lift_one_sleeps_far_from_is_not_refused() -> None:
    liked = likes(understand(_FROM + "房间要安静，别靠电梯"))
    assert liked["安静的酒店"] is True and "电梯" not in liked


def test_a_morning_slept_through_is_no_nap() -> None:
    assert "午休" not in likes(understand(_FROM + "第二天上午睡懒觉"))


def test_an_amount_told_before_is_no_price_of_what_it_leaves_out() -> None:
    found = understand("南京到杭州3天4人，每人1500以内，宋城门票别算在1500里")
    assert not [one for one in meanings(found) if getattr(one, "category", "") == "attraction"]


def test_the_price_of_a_single_night_is_one() -> None:
    found = understand(_FROM + "酒店单晚700封顶")
    assert [one for one in meanings(found) if getattr(one, "category", "") == "accommodation"]
