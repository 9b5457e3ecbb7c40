"""What stands beside a wish in Chinese and turns nothing round: somebody's health, what a thing is for, a question, a list."""

from datetime import date

import pytest

from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.found import likes, listed, meanings


def read(sandbox: Sandbox, said: str, target: str = "广州") -> Understanding:
    return understand(f"从上海去{target}玩三天,两个人,{said}", sandbox=sandbox, today=date(2026, 11, 26))


@pytest.mark.parametrize(
    "said", ["带奶奶喝早茶,她牙不好", "早茶要喝,学生没钱", "想喝早茶,我没车", "喝早茶,爸爸腿脚不方便"]
)
def test_what_one_is_like_speaks_against_nothing(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert likes(found)["早茶"]
    assert not [question for question in found.ask if question.about == "wish"]


@pytest.mark.parametrize("said", ["要有厨房能煮辅食的住处", "要厨房可以做饭的"])
def test_what_a_thing_is_for_leaves_it_wished(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(
        isinstance(one, Types) and one.kind == "accommodation"
        for one in meanings(read(chinatravel_sandbox, said))
    )


@pytest.mark.parametrize("said", ["沙面要去的,小孩8岁合适不", "沙面去走走可以不"])
def test_a_question_at_the_end_refuses_nothing(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(isinstance(one, Names) for one in meanings(read(chinatravel_sandbox, said)))


def test_a_ride_from_an_airport_is_a_ride(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "最后浦东飞回去")
    assert any(isinstance(one, (IntercityModes, OutAndBack)) for one in meanings(found))
    assert "浦东" in listed(found)


def test_both_ways_are_told_by_coming_and_going(chinatravel_sandbox: Sandbox) -> None:
    told = OutAndBack("any", frozenset({"train"}), frozenset({"airplane"}))
    assert told in meanings(read(chinatravel_sandbox, "高铁来飞机回"))


def test_a_way_that_is_refused_beside_the_one_that_is_wished(chinatravel_sandbox: Sandbox) -> None:
    found = meanings(read(chinatravel_sandbox, "全程打车不坐地铁"))
    assert InnerModes("none", frozenset({"metro"})) in found
    assert any(isinstance(one, InnerModes) and "taxi" in one.modes for one in found)


@pytest.mark.parametrize("said", ["每天下午回去休息", "中午回去睡觉", "下午回去睡一觉"])
def test_who_goes_back_to_rest_rides_nowhere(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not [one for one in meanings(read(chinatravel_sandbox, said)) if isinstance(one, RideTime)]


def test_walking_that_is_bounded_is_not_asked_for(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "走路每天不超过一小时")
    assert not [one for one in meanings(found) if isinstance(one, InnerModes)]
    assert likes(found)["少走路"]


def test_a_ticket_that_cannot_be_had_refuses_no_place(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "抢不到故宫票怎么办", target="北京")
    assert not [one for one in meanings(found) if isinstance(one, Names) and one.rule == "none"]


@pytest.mark.parametrize("said", ["先生过敏性鼻炎", "我弟过敏体质"])
def test_nobody_is_a_food(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not [one for one in read(chinatravel_sandbox, said).likings if one.about == "meal"]


def test_not_too_hot_is_less_than_never_hot(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "别太辣")
    assert [one.strength for one in found.likings if one.thing.zh == "辣"] == ["rather_not"]


@pytest.mark.parametrize(
    "said", ["弟弟想坐高铁,爸妈想坐飞机", "我想坐高铁,老婆要坐飞机", "老婆说坐飞机,我说坐高铁"]
)
def test_ways_of_several_travellers_are_asked_about(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not [one for one in meanings(found) if isinstance(one, (IntercityModes, OutAndBack))]
    assert "飞机" in listed(found)


def test_what_is_heard_is_no_sight(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "上次住的那个酒店隔壁打鼾都听得见,这次隔音好第一位")
    assert "得见" not in likes(found)


@pytest.mark.parametrize("said", ["红眼航班不坐,坐飞机", "飞机去,红眼航班不坐"])
def test_a_flight_of_some_sort_that_is_refused_refuses_no_flights(
    chinatravel_sandbox: Sandbox, said: str
) -> None:
    assert "飞机" not in read(chinatravel_sandbox, said).preferences["transportation"].unwanted
