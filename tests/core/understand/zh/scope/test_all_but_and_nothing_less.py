"""What two refusals want: all but it is refused, or nothing less will do; and what others and other words leave open."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Types
from core.dsl.families.rides import IntercityModes, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from tests.core.understand.zh.everyday.plain import TODAY, liked, read


@pytest.mark.parametrize("said", ["别给我排公园以外的地方", "公园以外的都别给我安排", "不要去公园之外的景点"])
def test_what_all_else_is_refused_for_is_not_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    rules = [
        one.meaning.rule for one in read(chinatravel_sandbox, said).wishes if isinstance(one.meaning, Types)
    ]
    assert "none" not in rules


@pytest.mark.parametrize("said", ["公园以外都行", "公园以外的都可以"])
def test_what_all_else_will_do_for_is_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    rules = [
        one.meaning.rule for one in read(chinatravel_sandbox, said).wishes if isinstance(one.meaning, Types)
    ]
    assert rules == ["none"]


@pytest.mark.parametrize(
    ("said", "thing"),
    [
        ("不是五星不住", "五星级"),
        ("没有电梯不住", "电梯"),
        ("没有泳池的酒店不要", "泳池"),
        ("我妈无肉不欢", "肉"),
    ],
)
def test_nothing_less_will_do(chinatravel_sandbox: Sandbox, said: str, thing: str) -> None:
    wishes = {one.thing.zh: one.wanted for one in read(chinatravel_sandbox, said).likings}
    kinds = [one.meaning for one in read(chinatravel_sandbox, said).wishes]
    assert wishes.get(thing) or Types("accommodation", "all", frozenset({thing})) in kinds


def test_no_other_ride_will_do(chinatravel_sandbox: Sandbox) -> None:
    wishes = read(chinatravel_sandbox, "不是动车不坐").wishes
    assert [one.meaning for one in wishes] == [IntercityModes(frozenset({"train"}))]


def test_when_one_is_at_a_sight_is_no_hour_of_the_ride(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "颐和园里拍日出，早上六点到")
    assert not [one for one in found.wishes if isinstance(one.meaning, RideTime)]


@pytest.mark.parametrize(
    ("said", "days"),
    [("请了三天假加周末一共五天", 5), ("请了周四周五两天假，加上周末一共四天", 4), ("出差两天，再玩两天", 4)],
)
def test_days_that_are_told_in_all_are_not_added(chinatravel_sandbox: Sandbox, said: str, days: int) -> None:
    found = understand(f"上海去北京，一个人，{said}", sandbox=chinatravel_sandbox, today=TODAY)
    assert found.query.days == days


@pytest.mark.parametrize("said", ["钱不是问题，1天半", "不赶时间，两天半"])
def test_half_a_day_more_is_asked(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = understand(f"上海去北京，一个人，{said}", sandbox=chinatravel_sandbox, today=TODAY)
    assert "days" in [one.about for one in found.ask]


@pytest.mark.parametrize(
    ("who", "people"),
    [
        ("我带两个孩子，老公走不开", 3),
        ("走不了路的老爷子一位，子女两个推着他", 3),
        ("两位老人加一个护工", 3),
        ("歌迷两个", 2),
        ("爸妈金婚，我们兄妹仨凑钱送他俩去，我们不跟着", 2),
    ],
)
def test_those_who_come_are_counted(chinatravel_sandbox: Sandbox, who: str, people: int) -> None:
    found = understand(f"{who}，上海去北京，4天", sandbox=chinatravel_sandbox, today=TODAY)
    assert found.query.people_number == people


@pytest.mark.parametrize(
    "text",
    [
        "我一个人从成都到上海，女朋友从北京到上海跟我会合，玩3天",
        "我和老婆从成都飞北京，女儿在北京上班，吃饭三个人一起，4天",
    ],
)
def test_somebody_who_may_be_one_more_is_asked(chinatravel_sandbox: Sandbox, text: str) -> None:
    found = understand(text, sandbox=chinatravel_sandbox, today=TODAY)
    assert "people" in [one.about for one in found.ask]


def test_what_is_left_beside_the_tickets_is_no_price_of_them(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "来回车票之外还剩1800")
    assert found.wishes == ()
    assert "budget" in [one.about for one in found.ask]


def test_an_amount_behind_a_meal_is_of_that_meal(chinatravel_sandbox: Sandbox) -> None:
    caps = [one.meaning for one in read(chinatravel_sandbox, "午饭要有西餐，别超过每人150").wishes]
    assert CostCap("lunch", 150.0, "person_meal") in caps


@pytest.mark.parametrize("said", ["这次酒店吵，换安静的", "酒店要安静，这次换个安静的"])
def test_a_quality_is_of_the_hotel_that_was_spoken_of(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("pace", "安静") not in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(("typed", "meant"), [("火祸", "火锅"), ("考鸭", "烤鸭"), ("轧闹猛", "凑热闹")])
def test_what_the_ear_writes_is_read_as_it_is_meant(
    chinatravel_sandbox: Sandbox, typed: str, meant: str
) -> None:
    one, other = (read(chinatravel_sandbox, f"不要{words}") for words in (typed, meant))
    assert [wish.meaning for wish in one.wishes] == [wish.meaning for wish in other.wishes]
    assert [liking.thing for liking in one.likings] == [liking.thing for liking in other.likings]
