"""Rides and hours that Chinese tells closer: one way alone, the ride named before, where one comes back to by an hour."""

from datetime import date

import pytest

from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.found import likes, meanings

_FROM = "从上海去杭州玩两天,两个人,"
_TODAY = date(2026, 11, 26)
_PLANE, _EITHER = frozenset({"airplane"}), frozenset({"train", "airplane"})


def _ways(found: Understanding) -> list[object]:
    return [one for one in meanings(found) if isinstance(one, (IntercityModes, OutAndBack))]


@pytest.mark.parametrize(
    "text", ["灵隐寺一大早去，因为下午人多", "灵隐寺早上去，下午太晒了", "怕下午排队，灵隐寺开门就去"]
)
def test_a_reason_has_no_hour_of_its_own(text: str, sandbox: Sandbox) -> None:
    assert not [one for one in likes(understand(_FROM + text, sandbox=sandbox)) if "下午" in one]


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
    ("text", "hour"),
    [("回来要晚一点的车，最好晚上七点以后", "19:00"), ("回来晚一点的车，最好八点后", "20:00")],
)
def test_a_ride_is_told_closer_by_the_next_clause(text: str, hour: str) -> None:
    bound = RideTime(way="back", moment="departs", bound="earliest", time=hour)
    assert bound in meanings(understand(_FROM + text))


@pytest.mark.parametrize("text", ["他说坐飞机，我说坐高铁", "老公想坐飞机，我想坐高铁"])
def test_two_ways_of_two_travellers_are_neither_demanded(text: str) -> None:
    assert not _ways(understand(_FROM + text))


def test_the_one_way_that_one_of_them_wants_is_taken() -> None:
    assert _ways(understand(_FROM + "老公想坐飞机")) == [IntercityModes(_PLANE)]


@pytest.mark.parametrize("text", ["飞过去，火车慢慢晃回来", "坐飞机去，坐高铁再回"])
def test_a_slow_way_back_is_the_way_back(text: str) -> None:
    assert _ways(understand(_FROM + text)) == [OutAndBack("any", _PLANE, frozenset({"train"}))]


def test_a_slow_walk_back_to_the_hotel_is_no_ride() -> None:
    assert _ways(understand(_FROM + "飞过去，慢慢逛回酒店")) == [IntercityModes(_PLANE)]


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("回民宿别超过十点", "22:00"),
        ("九点半前回民宿", "21:30"),
        ("晚上别超过九点半回酒店", "21:30"),
        ("到酒店最晚十点", "22:00"),
    ],
)
def test_where_one_stays_is_come_back_to_by_an_hour(text: str, hour: str) -> None:
    assert f"每天 {hour} 前回酒店" in likes(understand(_FROM + text))


def test_after_a_meal_one_leaves() -> None:
    bound = RideTime(way="back", moment="departs", bound="earliest", time="13:00")
    assert bound in meanings(understand(_FROM + "第二天吃完午饭走"))


def test_leaving_at_noon_is_of_the_day_that_was_named() -> None:
    found = understand(
        "杭州到深圳，1月6日去，1月8日返，1人。8日上午自由，想去深圳湾公园，中午走", today=_TODAY
    )
    assert RideTime(way="back", moment="departs", bound="latest", time="14:00") in meanings(found)


def test_leaving_at_noon_on_no_day_is_setting_out() -> None:
    bound = RideTime(way="out", moment="departs", bound="latest", time="14:00")
    assert bound in meanings(understand(_FROM + "中午走"))


def test_flying_there_on_an_evening_is_bounded() -> None:
    bound = RideTime(way="out", moment="departs", bound="earliest", time="17:00")
    assert bound in meanings(understand("苏州到成都，周五晚上飞过去，周日晚上飞回来，一个人", today=_TODAY))


def test_rides_at_no_extreme_hour_are_no_early_rising() -> None:
    found = understand(_FROM + "来回飞机，别太早也别太晚")
    assert RideTime(way="out", moment="departs", bound="earliest", time="08:00") in meanings(found)
    assert "早起" not in likes(found)
