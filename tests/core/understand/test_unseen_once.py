"""What requests of strangers had misread at first sight: counts, hours, ways and amounts that are not what they seem."""

import pytest

from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("我和爱人都是老师，想带着女儿从深圳去北京，共5天。", 3),
        ("我和同事都是护士，从深圳去北京，共5天。", 2),
        ("我们一家三口（夫妻俩带一个3岁的女儿）住上海，想去杭州玩3天，再带她去看看动物。", 3),
        ("一个人，从上海去武汉3天，主要想拍黄鹤楼和老汉口的建筑。", 1),
        ("Four of us, old uni friends, are going from Chengdu to Wuhan for 3 days.", 4),
        ("me my husband + our 3 yr old, shenzhen to shanghai, 3 days", 3),
        ("My sister and I are off from Chongqing to Hangzhou for 3 days, and sis would love a boat ride", 2),
        ("My brother and I, Chongqing to Hangzhou, 3 days; bro would love a boat ride", 2),
    ],
)
def test_what_travellers_are_and_who_is_named_twice_add_nobody(said: str, people: int) -> None:
    found = understand(said)
    assert found.query.people_number == people
    assert "people" not in {one.about for one in found.ask}


@pytest.mark.parametrize(
    ("said", "budget"),
    [
        ("五个人从北京去重庆四天，想每天睡到自然醒回来要坐飞机预算一万块钱", 10000),
        ("两个人从北京去重庆四天，每天预算500", 2000),
    ],
)
def test_what_one_does_every_day_counts_no_money_by_days(said: str, budget: float) -> None:
    assert understand(said).query.budget == budget


def test_a_city_that_is_left_later_is_no_start() -> None:
    query = understand("明天出发，北京—南京，三天，独行。单程票即可，之后从南京直接归队。").query
    assert (query.start_city, query.target_city) == ("北京", "南京")


def test_of_days_that_are_free_those_there_are_the_trip() -> None:
    text = "I have seven days of leave and will spend five of them in Beijing with my girlfriend. We set off from Wuhan."
    assert understand(text).query.days == 5


@pytest.mark.parametrize(
    "said",
    [
        "四天，上海到成都，两个人，头等舱过去。",
        "四天，上海到成都，两个人，过去坐头等舱。",
        "Two of us, Guangzhou to Beijing, 3 days. First class on the plane there.",
        "Two of us, Guangzhou to Beijing, 3 days. A night flight down there would be good.",
    ],
)
def test_a_way_there_says_nothing_of_the_way_home(said: str) -> None:
    ways = [
        one.meaning for one in understand(said).wishes if isinstance(one.meaning, IntercityModes | OutAndBack)
    ]
    either = frozenset({"train", "airplane"})
    assert ways == [OutAndBack("any", frozenset({"airplane"}), either)]


@pytest.mark.parametrize("said", ["回来要晚一点的车", "回来坐晚一点的高铁"])
def test_a_bit_later_is_no_hour(said: str) -> None:
    found = understand(f"四个人从武汉去广州3天，{said}。")
    bounds = [one.meaning.bound for one in found.wishes if isinstance(one.meaning, RideTime)]
    assert bounds == ["earliest"]


def test_who_does_not_get_up_before_an_hour_is_out_after_it() -> None:
    found = understand("Two of us, Guangzhou to Beijing, 3 days. He doesn't get up before 9, ever.")
    assert [one.thing.zh for one in found.likings] == ["每天 09:00 后出门"]


@pytest.mark.parametrize("said", ["sep rooms!!!", "separate rooms please"])
def test_rooms_apart_are_no_month(said: str) -> None:
    found = understand(f"2 people, Wuhan to Shanghai, 2 days. {said}")
    assert [one.thing.zh for one in found.likings] == ["单独的房间"]
    assert found.query.dates is None


def test_one_room_for_everybody_is_not_one_each() -> None:
    found = understand(
        "3 of us, Shanghai to Wuhan, 4 days. One big room for everybody if such a thing exists."
    )
    assert not [one for one in found.wishes if "Rooms(count=3)" in str(one.meaning)]


def test_much_protein_is_no_egg() -> None:
    found = understand("6个人，杭州→广州，4天，吃：高蛋白")
    assert not found.likings
    assert found.not_understood


@pytest.mark.parametrize("said", ["下午在武康路一带随便走走喝杯咖啡", "去武康路一带走走", "到武康路那边逛逛"])
def test_where_one_strolls_about_is_seen(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(f"我一个人从苏州去上海玩1天，{said}。", sandbox=chinatravel_sandbox)
    assert "游览武康路" in [one.gloss.zh for one in found.query.constraints]


@pytest.mark.parametrize("said", ["酒店在武康路一带", "在武康路一带吃饭", "住武康路那边"])
def test_what_lies_about_there_is_no_visit(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(f"我一个人从苏州去上海玩1天，{said}。", sandbox=chinatravel_sandbox)
    assert "游览武康路" not in [one.gloss.zh for one in found.query.constraints]
