"""What Chinese names and does not wish for: what tires, what was done before, where one works, what one performs oneself."""

from datetime import date

import pytest

from core.dsl.families.places import Names
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.found import likes, listed, meanings


def read(sandbox: Sandbox, said: str, target: str = "广州") -> Understanding:
    return understand(f"从上海去{target}玩三天,两个人,{said}", sandbox=sandbox, today=date(2026, 11, 26))


@pytest.mark.parametrize("said", ["坐地铁累,打车吧", "坐地铁太折腾,打车", "地铁太挤了,打车"])
def test_a_way_that_tires_is_not_asked_for(chinatravel_sandbox: Sandbox, said: str) -> None:
    ways = [one for one in meanings(read(chinatravel_sandbox, said)) if isinstance(one, InnerModes)]
    assert [one.modes for one in ways] == [frozenset({"taxi"})]


def test_who_is_tired_of_driving_does_not_drive(chinatravel_sandbox: Sandbox) -> None:
    assert "自驾" not in likes(read(chinatravel_sandbox, "开车太累了还是高铁吧"))


@pytest.mark.parametrize("said", ["跟团跟怕了", "跟团跟伤了", "不跟团"])
def test_what_one_has_had_enough_of_is_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert likes(read(chinatravel_sandbox, said))["跟团"] is False


def test_each_of_two_refusals_refuses_its_own(chinatravel_sandbox: Sandbox) -> None:
    found = likes(read(chinatravel_sandbox, "不爬山不赶路"))
    assert found["慢游"] is True
    assert found["爬山"] is False


def test_fear_of_the_cold_refuses_no_heating(chinatravel_sandbox: Sandbox) -> None:
    assert False not in likes(read(chinatravel_sandbox, "怕冷酒店暖气要足")).values()


def test_what_cannot_queue_is_no_refusal_of_who_it_is(chinatravel_sandbox: Sandbox) -> None:
    found = likes(read(chinatravel_sandbox, "儿子自闭症9岁不能排队"))
    assert [wanted for thing, wanted in found.items() if "自闭" in thing] == [True]


def test_a_further_thing_before_the_refusal_is_listed(chinatravel_sandbox: Sandbox) -> None:
    assert "包子" in listed(read(chinatravel_sandbox, "面条包子都不行"))


def test_what_one_sees_from_below_is_not_refused(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "长城就不爬了在下面看看就行", "北京")
    assert not [one for one in meanings(found) if isinstance(one, Names) and one.rule == "none"]


@pytest.mark.parametrize("said", ["开会地点沙面", "面试在沙面", "客户公司就在沙面"])
def test_where_one_works_is_no_sight(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not [one for one in meanings(read(chinatravel_sandbox, said)) if isinstance(one, Names)]


def test_a_sight_after_work_is_one(chinatravel_sandbox: Sandbox) -> None:
    found = meanings(read(chinatravel_sandbox, "开完会去沙面走走"))
    assert [one.names for one in found if isinstance(one, Names)] == [frozenset({"沙面"})]


@pytest.mark.parametrize("said", ["我们是乐队,晚上要演出", "晚上演出要留出来"])
def test_a_show_of_ones_own_is_none_to_see(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert "演出" not in likes(read(chinatravel_sandbox, said))


def test_the_pace_of_a_former_trip_is_not_wished_for(chinatravel_sandbox: Sandbox) -> None:
    assert not likes(read(chinatravel_sandbox, "上次去一天暴走三万步"))


@pytest.mark.parametrize("said", ["第二天五点起床", "3号十点起床"])
def test_an_hour_of_one_day_is_none_of_every_day(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not [one for one in likes(read(chinatravel_sandbox, said)) if "每天" in one]


@pytest.mark.parametrize("said", ["坐飞机啊不对高铁", "坐飞机,哎不对,高铁"])
def test_the_way_said_last_is_meant(chinatravel_sandbox: Sandbox, said: str) -> None:
    ways = [one for one in meanings(read(chinatravel_sandbox, said)) if isinstance(one, IntercityModes)]
    assert ways == [IntercityModes(frozenset({"train"}))]


def test_a_coach_both_ways_is_one_there_and_one_back(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "大巴去大巴回")
    assert [one.about for one in found.likings] == ["ride_out", "ride_back"]


def test_a_dish_holds_no_other_cuisine_in_its_name(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "想吃肥肠粉", "成都")
    assert not [one for one in meanings(found) if "粤菜" in getattr(one, "types", ())]


@pytest.mark.parametrize("said", ["今年一定要看", "考完想去沙面"])
def test_a_word_of_time_is_no_sight(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not {"今年", "考完"} & likes(read(chinatravel_sandbox, said)).keys()


def test_the_way_that_is_settled_on_is_meant(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "想自驾,但老婆说高铁,那就高铁吧")
    assert IntercityModes(frozenset({"train"})) in meanings(found)
    assert "自驾" not in likes(found)


@pytest.mark.parametrize("said", ["火车硬卧去飞机回", "软卧去飞机回"])
def test_a_berth_there_and_a_plane_back(chinatravel_sandbox: Sandbox, said: str) -> None:
    told = OutAndBack("any", frozenset({"train"}), frozenset({"airplane"}))
    assert told in meanings(read(chinatravel_sandbox, said))
