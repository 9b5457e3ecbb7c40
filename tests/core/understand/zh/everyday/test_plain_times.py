"""By what one rides and when, and the hours that are kept free, plainly wished in Chinese."""

import pytest

from core.dsl.families.rides import IntercityModes, OutAndBack, Ride, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding
from tests.core.understand.zh.everyday.plain import liked, read

EITHER: frozenset[Ride] = frozenset({"train", "airplane"})


@pytest.mark.parametrize(
    "said",
    [
        "去程高铁二等座",
        "去程坐高铁",
        "去的时候坐高铁",
        "高铁去，回来坐大巴",
        "高铁去大巴回",
        "高铁去，回程自驾",
    ],
)
def test_means_of_the_way_out_bind_no_way_back(chinatravel_sandbox: Sandbox, said: str) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]
    assert OutAndBack("any", frozenset({"train"}), EITHER) in meanings


@pytest.mark.parametrize(
    "said", ["往返都坐高铁", "坐高铁去", "去程坐高铁，返程也坐高铁", "去程高铁，回程高铁"]
)
def test_means_that_are_said_of_both_ways_or_of_none_bind_both(
    chinatravel_sandbox: Sandbox, said: str
) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]
    train: frozenset[Ride] = frozenset({"train"})
    assert IntercityModes(train) in meanings or OutAndBack("any", train, train) in meanings


@pytest.mark.parametrize(
    ("said", "moment"),
    [
        ("最后一天下午四点以后返回", "departs"),
        ("最后一天晚上八点后再回去", "departs"),
        ("晚上八点以后回到上海", "arrives"),
    ],
)
def test_who_goes_home_after_an_hour_leaves_then(
    chinatravel_sandbox: Sandbox, said: str, moment: str
) -> None:
    rides = [
        wish.meaning for wish in read(chinatravel_sandbox, said).wishes if isinstance(wish.meaning, RideTime)
    ]
    assert [(one.way, one.moment) for one in rides] == [("back", moment)]


@pytest.mark.parametrize(
    "said",
    [
        "每天中午得回酒店睡一觉",
        "中午要眯一会儿",
        "午饭后回酒店打个盹",
        "中午得回房间补个觉",
        "下午回酒店睡个觉",
        "中午让老人睡一觉",
    ],
)
def test_a_sleep_at_noon_is_a_rest(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("time", "午休") in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["晚上回酒店睡一觉", "在车上睡一觉", "中午不用睡觉"])
def test_a_sleep_at_another_time_is_none(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("time", "午休") not in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["上午不安排景点", "上午别安排", "下午自由活动", "我们上午都不要安排活动"])
def test_half_a_day_on_no_day_is_free_every_day(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(
        about == "time" and thing.startswith("每天")
        for about, thing in liked(read(chinatravel_sandbox, said))
    )


@pytest.mark.parametrize("said", ["第二天上午自由活动", "到的那天下午自由活动", "下午自由活动的团不报"])
def test_half_a_day_of_one_day_is_free_on_no_other(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not any(
        about == "time" and thing.startswith("每天")
        for about, thing in liked(read(chinatravel_sandbox, said))
    )


@pytest.mark.parametrize("said", ["第三天要留给家里人", "第三天留给老同学", "第三天留给自己"])
def test_a_day_left_to_others_is_free(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(
        about == "time" and thing.startswith("第 3 天")
        for about, thing in liked(read(chinatravel_sandbox, said))
    )


@pytest.mark.parametrize("said", ["不安排夜间活动", "不要安排晚上的活动", "别安排晚上的行程"])
def test_evenings_without_plans_are_free(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(
        about == "time" and thing.startswith("每天")
        for about, thing in liked(read(chinatravel_sandbox, said))
    )


@pytest.mark.parametrize("said", ["早上谁也别喊我", "别喊我起床", "早上别叫我们"])
def test_who_is_not_to_be_woken_sleeps_in(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("time", "睡懒觉") in liked(read(chinatravel_sandbox, said))


def kept_free(found: Understanding) -> set[str]:
    return {thing[:5] for about, thing in liked(found) if about == "time" and "留空" in thing}


@pytest.mark.parametrize(
    "said", ["第二天和第三天白天开会", "第二天、第三天上午开会", "第二天和第三天下午自由活动"]
)
def test_time_is_kept_on_each_of_the_days_that_are_joined(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert kept_free(read(chinatravel_sandbox, said)) == {"第 2 天", "第 3 天"}


def test_time_on_one_day_is_kept_on_no_other(chinatravel_sandbox: Sandbox) -> None:
    assert kept_free(read(chinatravel_sandbox, "第二天和同事上午开会")) == {"第 2 天"}
