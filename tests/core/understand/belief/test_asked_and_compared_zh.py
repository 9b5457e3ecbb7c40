"""What Chinese names without wishing for it: questions, comparisons, one of two, some nights, what one has to do there."""

from datetime import date

import pytest

from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.visits import VisitOrder
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.found import likes, listed, meanings


def read(sandbox: Sandbox, said: str, target: str = "北京") -> Understanding:
    return understand(f"从广州去{target}玩三天,两个人,{said}", sandbox=sandbox, today=date(2026, 11, 27))


def ways(found: Understanding) -> list[object]:
    return [one for one in meanings(found) if isinstance(one, (IntercityModes, OutAndBack))]


@pytest.mark.parametrize(
    "said", ["坐飞机要几个小时", "高铁贵不贵", "坐高铁划算还是飞机划算", "飞机快还是高铁快"]
)
def test_a_ride_that_is_asked_about_is_not_wished(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not ways(read(chinatravel_sandbox, said))


def test_a_ride_that_is_wished_is_read(chinatravel_sandbox: Sandbox) -> None:
    assert ways(read(chinatravel_sandbox, "坐高铁去"))


def test_what_a_pet_may_not_ride_rules_out_no_ride(chinatravel_sandbox: Sandbox) -> None:
    assert not ways(read(chinatravel_sandbox, "猫坐不了高铁"))


@pytest.mark.parametrize("said", ["与其在故宫排队,不如逛景山公园", "与其去人挤人的故宫,还不如去景山公园"])
def test_what_one_would_less_gladly_is_not_demanded(chinatravel_sandbox: Sandbox, said: str) -> None:
    wanted = [one for one in meanings(read(chinatravel_sandbox, said)) if isinstance(one, Names)]
    assert not any("故宫博物院" in one.names and one.rule == "all" for one in wanted)


@pytest.mark.parametrize("said", ["植物标本馆或者颐和园选一个", "颐和园或者极地馆选一个就行"])
def test_one_of_two_of_which_one_is_known_is_not_demanded(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not [one for one in meanings(read(chinatravel_sandbox, said)) if isinstance(one, Names)]


@pytest.mark.parametrize("said", ["8号上午要在北京大学面试", "北京大学开会半天"])
def test_where_one_has_something_to_do_is_no_visit(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not [one for one in meanings(read(chinatravel_sandbox, said)) if isinstance(one, Names)]


@pytest.mark.parametrize("said", ["一晚住民宿,一晚住酒店", "住两晚酒店一晚民宿"])
def test_where_one_sleeps_for_some_nights_is_no_feature_of_all(
    chinatravel_sandbox: Sandbox, said: str
) -> None:
    assert not [one for one in meanings(read(chinatravel_sandbox, said)) if isinstance(one, Types)]


def test_where_one_sleeps_on_one_night_is_listed(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "头一晚住机场旁边")
    assert "靠近机场" not in likes(found)
    assert "机场" in listed(found)


def test_places_that_are_counted_behind_their_names_are_wished(chinatravel_sandbox: Sandbox) -> None:
    (visited,) = meanings(read(chinatravel_sandbox, "颐和园和天坛两个地方"))
    assert isinstance(visited, Names)
    assert len(visited.names) == 2


def test_three_visits_follow_one_another(chinatravel_sandbox: Sandbox) -> None:
    found = meanings(read(chinatravel_sandbox, "先逛颐和园再逛天坛最后逛南锣鼓巷"))
    assert len([one for one in found if isinstance(one, VisitOrder)]) == 2


@pytest.mark.parametrize("said", ["颐和园放最后", "头一站去颐和园", "颐和园压轴"])
def test_where_a_place_stands_among_all_is_listed(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert listed(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["八点前的车赶不上", "早上八点之前的高铁起不来"])
def test_rides_that_one_cannot_catch_are_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    (ride,) = [one for one in meanings(read(chinatravel_sandbox, said)) if isinstance(one, RideTime)]
    assert (ride.bound, ride.time) == ("earliest", "08:00")


def test_one_relies_on_the_metro_about_town(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "在那边全靠地铁和步行")
    assert "靠近地铁" not in likes(found)
    assert any(isinstance(one, InnerModes) and "metro" in one.modes for one in meanings(found))


@pytest.mark.parametrize(
    ("said", "thing"),
    [
        ("返程要下午的,别太早", "早起"),
        ("离轻轨口走路别超过8分钟", "少走路"),
        ("景点太挤我怕,得安静", "安静的酒店"),
        ("日出前就得出发", "日出"),
    ],
)
def test_words_of_something_else_are_no_wish(chinatravel_sandbox: Sandbox, said: str, thing: str) -> None:
    assert thing not in likes(read(chinatravel_sandbox, said))


def test_places_that_are_refused_together_are_all_refused(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "民宿客栈都别考虑")
    assert not any(isinstance(one, Types) and one.rule == "all" for one in meanings(found))
    assert likes(read(chinatravel_sandbox, "爬山的、暴走的都别安排")).get("爬山") is False


def test_a_meal_at_another_house_is_wished(chinatravel_sandbox: Sandbox) -> None:
    assert likes(read(chinatravel_sandbox, "换别家早茶", "深圳")).get("早茶", True)
