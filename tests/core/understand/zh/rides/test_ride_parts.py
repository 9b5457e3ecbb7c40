"""In which part of the day a ride is, said of the way or of the train, in Chinese: every way to say it says it."""

from datetime import date

import pytest

from core.dsl.families.rides import RideTime
from core.understand import understand

TODAY = date(2026, 11, 21)
Ride = tuple[str, str, str, str]
OUT_BY_NOON: Ride = ("out", "departs", "latest", "12:00")
BACK_FROM_FIVE: Ride = ("back", "departs", "earliest", "17:00")


def rides(said: str) -> set[Ride]:
    found = understand(f"上海去苏州，两个人，12月10日到12日，3天，预算5000，{said}", today=TODAY)
    assert found.query.days == 3
    assert not found.not_understood
    times = (wish.meaning for wish in found.wishes)
    return {(one.way, one.moment, one.bound, one.time) for one in times if isinstance(one, RideTime)}


@pytest.mark.parametrize(
    "said",
    [
        "去程上午",
        "去的高铁要上午的",
        "去程最好坐早上的火车",
        "去程尽量选上午的车",
        "去的时候坐早上的高铁",
        "早上的高铁去",
    ],
)
def test_who_goes_in_the_morning_departs_by_noon(said: str) -> None:
    assert rides(said) == {OUT_BY_NOON}


@pytest.mark.parametrize("said", ["去程坐早一点的高铁", "去程早点", "去的火车尽量早点"])
def test_an_early_train_departs_by_ten(said: str) -> None:
    assert rides(said) == {("out", "departs", "latest", "10:00")}


@pytest.mark.parametrize(
    "said",
    [
        "回程最好是晚上的火车",
        "返程晚上",
        "回来要晚上的",
        "回来坐晚上的高铁",
        "回程坐高铁，尽量选晚上的车",
        "返程希望是晚上的航班",
    ],
)
def test_who_returns_in_the_evening_departs_from_five(said: str) -> None:
    assert rides(said) == {BACK_FROM_FIVE}


@pytest.mark.parametrize("said", ["早去晚回", "早上去，晚上回", "去程上午，返程晚上"])
def test_both_ways_in_one_breath(said: str) -> None:
    assert rides(said) == {OUT_BY_NOON, BACK_FROM_FIVE}


@pytest.mark.parametrize(
    "said", ["回程希望是12月12日17点左右的高铁", "返程下午五点左右", "回来坐下午五点左右的火车"]
)
def test_about_an_hour_is_an_hour_before_to_an_hour_after(said: str) -> None:
    assert rides(said) == {
        ("back", "departs", "earliest", "16:00"),
        ("back", "departs", "latest", "18:00"),
    }


def test_by_day_is_between_morning_and_evening() -> None:
    assert rides("回程坐高铁，尽量选白天的车") == {
        ("back", "departs", "earliest", "07:00"),
        ("back", "departs", "latest", "17:00"),
    }


@pytest.mark.parametrize("said", ["九点前到家", "回来最晚九点到上海", "晚上九点前到家"])
def test_home_by_nine_is_in_the_evening(said: str) -> None:
    assert rides(said) == {("back", "arrives", "latest", "21:00")}


@pytest.mark.parametrize(
    "said",
    [
        "早上去拙政园",
        "晚上去平江路走走",
        "每天十点以后出发",
        "不要太早集合，早上九点半以后出发就行",
        "下午再去虎丘",
    ],
)
def test_what_is_no_ride_bounds_none(said: str) -> None:
    found = understand(f"上海去苏州，两个人，3天，预算5000，{said}", today=TODAY)
    assert not [wish for wish in found.wishes if isinstance(wish.meaning, RideTime)]


@pytest.mark.parametrize("said", ["飞机火车无所谓", "高铁飞机都行", "飞机或者火车都可以"])
def test_either_way_will_do_demands_and_asks_nothing(said: str) -> None:
    found = understand(f"上海去北京，两个人，3天，预算5000，{said}", today=TODAY)
    assert {wish.constraint().family for wish in found.wishes} == {"budget"}
    assert not found.not_understood
    assert not found.ask
