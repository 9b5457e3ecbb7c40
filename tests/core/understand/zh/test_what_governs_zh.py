"""How far a Chinese word reaches: crosses that refuse, refusals that end, examples, reasons, and words for one way alone."""

import pytest

from core.dsl.families.counts import Rooms
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

_FROM = "从上海去杭州玩两天,两个人,"
_PLANE, _EITHER = frozenset({"airplane"}), frozenset({"train", "airplane"})


def _meanings(found: Understanding) -> list[object]:
    return [wish.meaning for wish in found.wishes]


def _likes(found: Understanding) -> dict[str, bool]:
    return {one.thing.zh: one.wanted for one in found.likings}


def _listed(found: Understanding) -> str:
    asked = [question.span for question in found.ask if question.span]
    return "|".join(found.query.text[start:end] for start, end in (*found.not_understood, *asked))


def _seen(found: Understanding) -> set[str]:
    return {
        name
        for one in _meanings(found)
        if isinstance(one, Names) and one.rule != "none"
        for name in one.names
    }


def _ways(found: Understanding) -> list[object]:
    return [one for one in _meanings(found) if isinstance(one, (IntercityModes, OutAndBack))]


@pytest.mark.parametrize("text", ["香菜×", "香菜x", "香菜X，别的都吃", "香菜✕", "香菜×（真的不吃）"])
def test_a_cross_behind_a_thing_refuses_it(text: str) -> None:
    assert _likes(understand(_FROM + text))["香菜"] is False


def test_a_cross_behind_a_blank_makes_no_demand() -> None:
    assert _likes(understand(_FROM + "香菜 ×")).get("香菜") is not True


@pytest.mark.parametrize("text", ["住两间×2晚", "两间房x2晚"])
def test_a_cross_before_a_number_multiplies(text: str) -> None:
    assert Rooms(2) in _meanings(understand(_FROM + text))


@pytest.mark.parametrize(
    "text", ["住哪都行别是上下铺就行 高铁来回", "酒店别太吵就好 高铁来回", "不要太贵即可 高铁来回"]
)
def test_a_refusal_ends_with_what_will_do(text: str) -> None:
    assert IntercityModes(frozenset({"train"})) in _meanings(understand(_FROM + text))


def test_a_refusal_of_food_does_not_reach_the_bed() -> None:
    told = "那个我想从上海去杭州两个人两天火锅要吃鸳鸯锅因为有一个人完全不能吃辣睡的地方便宜干净就行"
    assert _likes(understand(told))["干净"] is True


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
    refused = [one for one in _meanings(understand(_FROM + text)) if isinstance(one, Types)]
    assert not refused


def test_who_goes_nowhere_else_refuses_not_the_one_place(sandbox: Sandbox) -> None:
    found = understand(_FROM + "除了雷峰塔哪都不去", sandbox=sandbox)
    assert not [one for one in _meanings(found) if isinstance(one, Names) and one.rule == "none"]


@pytest.mark.parametrize(
    "text", ["灵隐寺一大早去，因为下午人多", "灵隐寺早上去，下午太晒了", "怕下午排队，灵隐寺开门就去"]
)
def test_a_reason_has_no_hour_of_its_own(text: str, sandbox: Sandbox) -> None:
    assert not [one for one in _likes(understand(_FROM + text, sandbox=sandbox)) if "下午" in one]


@pytest.mark.parametrize(
    "text",
    [
        "从成都飞深圳，两天一人，去程选下午的航班",
        "从北京飞成都，三天两个人，去的时候坐上午的飞机",
        "从上海到成都玩4天，2人，出发那天选中午的航班",
    ],
)
def test_a_flight_there_says_nothing_of_the_way_back(text: str) -> None:
    assert _ways(understand(text)) == [OutAndBack("any", _PLANE, _EITHER)]


def test_what_is_told_of_each_way_counts_before_the_arrow() -> None:
    found = understand("4只仙女 杭州 ✈️ 重庆 去飞回来坐动车(想看风景) 三天两夜")
    assert _ways(found) == [OutAndBack("any", _PLANE, frozenset({"train"}))]


@pytest.mark.parametrize(
    "text",
    [
        "从北京飞成都，三天两个人，返程要晚上的航班",
        "从重庆飞广州，3天1个人，飞回来",
        "从重庆飞广州，3天1个人",
    ],
)
def test_who_flies_and_flies_back_flies_both_ways(text: str) -> None:
    assert _ways(understand(text)) == [IntercityModes(_PLANE)]


@pytest.mark.parametrize(
    "text", ["坐动车(想看风景)", "回来坐火车看风景", "要靠窗的座位看风景", "坐绿皮车慢慢看风景"]
)
def test_scenery_from_a_train_is_no_sight(text: str) -> None:
    assert not [one for one in _meanings(understand(_FROM + text)) if isinstance(one, Types)]


def test_scenery_where_one_gets_off_is_one() -> None:
    found = understand(_FROM + "坐高铁去，再去看自然风景")
    assert [one for one in _meanings(found) if isinstance(one, Types)]


@pytest.mark.parametrize(
    ("text", "hour"),
    [("回来要晚一点的车，最好晚上七点以后", "19:00"), ("回来晚一点的车，最好八点后", "20:00")],
)
def test_a_ride_is_told_closer_by_the_next_clause(text: str, hour: str) -> None:
    bound = RideTime(way="back", moment="departs", bound="earliest", time=hour)
    assert bound in _meanings(understand(_FROM + text))


def test_a_way_about_town_is_refused_by_what_follows() -> None:
    found = understand(_FROM + "打车免谈，走路加地铁就行")
    assert InnerModes("none", frozenset({"taxi"})) in _meanings(found)


@pytest.mark.parametrize("text", ["中午不休息", "中午不想休息", "下午不用休息"])
def test_who_needs_no_rest_keeps_no_time_free(text: str) -> None:
    assert not [one for one in _likes(understand(_FROM + text)) if "留空" in one]


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
    assert Rooms(rooms) in _meanings(understand(_FROM + text))


@pytest.mark.parametrize("text", ["老板单独一间", "奶奶打呼，她单独一间"])
def test_where_one_of_them_sleeps_is_no_number_of_rooms(text: str) -> None:
    assert not [one for one in _meanings(understand(_FROM + text)) if isinstance(one, Rooms)]


def test_rooms_that_are_enough_are_wished_for() -> None:
    assert Rooms(2) in _meanings(understand(_FROM + "两间房够了"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("其余时间自由", "其余时间自由"),
        ("酒店就近", "酒店就近"),
        ("两个封顶", "两个封顶"),
        ("一天最多塞一个", "一天最多塞一个"),
        ("景点只要灵隐寺", "景点只要"),
        ("最后一晚住市区", "最后一晚"),
        ("喝碗粥", "粥"),
    ],
)
def test_what_filler_states_all_the_same_is_listed(text: str, words: str, sandbox: Sandbox) -> None:
    assert words in _listed(understand(_FROM + text, sandbox=sandbox))


@pytest.mark.parametrize("text", ["吃的随便，住的随便", "其他的你看着安排", "谢谢，麻烦了", "两间房够了"])
def test_what_states_nothing_is_not_listed(text: str) -> None:
    assert not understand(_FROM + text).not_understood


def test_a_hotel_of_some_nights_is_asked_about(sandbox: Sandbox) -> None:
    found = understand(_FROM + "前两晚住西湖附近，最后一晚住市区", sandbox=sandbox)
    assert "前两晚住西湖附近" in _listed(found)


@pytest.mark.parametrize("text", ["他说坐飞机，我说坐高铁", "老公想坐飞机，我想坐高铁"])
def test_two_ways_of_two_travellers_are_neither_demanded(text: str) -> None:
    assert not _ways(understand(_FROM + text))


def test_the_one_way_that_one_of_them_wants_is_taken() -> None:
    assert _ways(understand(_FROM + "老公想坐飞机")) == [IntercityModes(_PLANE)]
