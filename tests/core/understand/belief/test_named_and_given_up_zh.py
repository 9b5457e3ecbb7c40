"""What Chinese names and may not have: given up for a reason, on a condition, by a booking that is off, or only in others' opinion."""

from datetime import date

import pytest

from core.dsl.families.places import Names, values_of
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.found import likes, listed, meanings


def read(sandbox: Sandbox, said: str, target: str = "北京") -> Understanding:
    return understand(f"从上海去{target}玩三天,两个人,{said}", sandbox=sandbox, today=date(2026, 11, 26))


def places(found: Understanding) -> frozenset[str]:
    """The places that are wished for or refused."""
    return frozenset().union(*(values_of(one) for one in meanings(found) if isinstance(one, Names)))


@pytest.mark.parametrize(
    "said",
    [
        "颐和园排队太久了吧?要是排队的话就不去了",
        "想看颐和园,如果下雨就算了",
        "想去颐和园但是太远了",
        "颐和园也想看,可惜没约上",
        "邻居说颐和园没劲",
        "颐和园门票贵,外面拍两张就行",
        "颐和园和天坛二选一的话要天坛",
    ],
)
def test_what_is_given_up_or_run_down_is_asked_about(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert places(found) == frozenset()
    assert any("颐和园" in question.text.zh for question in found.ask)


@pytest.mark.parametrize(
    "said", ["想去颐和园,但不想太累", "想去颐和园,下雨也去", "颐和园也可以,酒店别离地铁太远"]
)
def test_what_else_is_said_gives_nothing_up(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any("颐和园" in name for name in places(read(chinatravel_sandbox, said)))


def test_a_name_that_nobody_knows_is_not_liked_where_it_is_given_up(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "我妈想看乐山大佛但是太远了")
    assert "乐山大佛" not in likes(found)


def test_a_booking_that_is_off_is_no_wish(chinatravel_sandbox: Sandbox) -> None:
    assert "三人间" not in likes(read(chinatravel_sandbox, "先前定的三人间取消了"))


@pytest.mark.parametrize("said", ["不要大清早的飞机", "别订一大早的高铁"])
def test_a_ride_that_is_too_early_refuses_no_way_of_travelling(
    chinatravel_sandbox: Sandbox, said: str
) -> None:
    assert not any(isinstance(one, OutAndBack) for one in meanings(read(chinatravel_sandbox, said)))


def test_what_a_cousin_recommends_is_no_wish(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "我表哥推荐住全季但我想省点")
    assert not any("全季" in name for name in likes(found))


@pytest.mark.parametrize("said", ["能不能不坐飞机啊我腰受不了", "能不能不坐飞机,我害怕"])
def test_a_question_whether_one_may_do_without_is_a_refusal(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = meanings(read(chinatravel_sandbox, said))
    assert not any(isinstance(one, IntercityModes) and "airplane" in one.modes for one in found)
    assert any(isinstance(one, OutAndBack) and one.rule == "none" for one in found)


def test_a_former_plan_tells_no_pace_of_this_one(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "上一版行程太赶了,一天六个点,这次一天最多俩")
    assert not any(one.about == "pace" for one in found.likings)
    assert "一天最多俩" in listed(found)


def test_who_gives_way_refuses_nothing_for_sure(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "我不想爬山,可老公偏要爬,听他的吧")
    assert "爬山" not in likes(found)
    assert "爬山" in listed(found)


def test_an_hour_that_would_do_as_well_is_asked_about(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "周四晚上出发也可以")
    assert not any(isinstance(one, RideTime) for one in meanings(found))
    assert "周四晚上出发" in listed(found)


def test_a_day_of_the_trip_that_is_not_read_is_listed(chinatravel_sandbox: Sandbox) -> None:
    assert "中间那天" in listed(read(chinatravel_sandbox, "长城排在中间那天"))
