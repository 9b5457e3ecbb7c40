"""When one comes and goes, said by a part of the day or a plain hour, in Chinese."""

from datetime import date

import pytest

from core.dsl.families.rides import RideTime
from core.understand import understand

TODAY = date(2026, 11, 21)


def rides(said: str) -> set[tuple[str, str, str, str]]:
    found = understand(f"上海去苏州，两个人，3天，预算5000，{said}", today=TODAY)
    times = (wish.meaning for wish in found.wishes)
    return {(one.way, one.moment, one.bound, one.time) for one in times if isinstance(one, RideTime)}


@pytest.mark.parametrize(
    "said",
    [
        "周五晚上到",
        "周五晚到",
        "第一天晚上到",
        "12月4号晚上到苏州",
        "头一天晚上才能到",
        "12月4日（周五）晚到",
    ],
)
def test_who_comes_in_the_evening_is_there_no_earlier(said: str) -> None:
    assert rides(said) == {("out", "arrives", "earliest", "17:00")}


@pytest.mark.parametrize(
    "said",
    ["最后一天中午走", "第三天中午返程", "最后一天中午就要离开", "第三天中午坐高铁返程", "最后一天中午回"],
)
def test_who_leaves_at_noon_is_gone_by_two(said: str) -> None:
    assert rides(said) == {("back", "departs", "latest", "14:00")}


@pytest.mark.parametrize(
    "said",
    ["第三天晚上回", "最后一天晚上走", "周五上午到，周日晚上走", "最后一天晚上再返程", "周日晚上的高铁回"],
)
def test_who_goes_home_in_the_evening_leaves_no_earlier(said: str) -> None:
    assert ("back", "departs", "earliest", "17:00") in rides(said)


@pytest.mark.parametrize(
    "said",
    ["早上八点出发", "12月4号早上8点出发", "第一天早上8:00出发", "周五早上8点从家里走", "早上八点就走"],
)
def test_a_plain_hour_bounds_the_way_out(said: str) -> None:
    assert rides(said) <= {("out", "departs", "earliest", "08:00")}


@pytest.mark.parametrize(
    ("said", "bound", "time"),
    [
        ("最后一天晚饭前走", "latest", "18:00"),
        ("第三天吃完午饭再走", "earliest", "13:00"),
        ("最后一天只排半天", "latest", "14:00"),
        ("第三天只玩半天", "latest", "14:00"),
        ("最后一天就半天", "latest", "14:00"),
    ],
)
def test_meals_and_half_days_bound_the_way_home(said: str, bound: str, time: str) -> None:
    assert rides(said) == {("back", "departs", bound, time)}


@pytest.mark.parametrize(
    "said",
    ["每天早上出发去景点", "晚上到处走走", "第二天上午到故宫", "早上去公园，下午回酒店", "第二天只玩半天"],
)
def test_what_one_does_in_the_city_is_no_ride(said: str) -> None:
    assert rides(said) == set()


@pytest.mark.parametrize("said", ["回来要晚一点的车", "回来坐晚一点的高铁"])
def test_a_bit_later_is_no_hour(said: str) -> None:
    found = understand(f"四个人从武汉去广州3天，{said}。")
    bounds = [one.meaning.bound for one in found.wishes if isinstance(one.meaning, RideTime)]
    assert bounds == ["earliest"]
