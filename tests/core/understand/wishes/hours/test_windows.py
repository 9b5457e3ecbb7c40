"""The hours of all days, and how many sights a day has."""

import pytest

from core.understand.names.place_names import PlaceNames
from core.understand.wishes.hours.windows import windows_of
from core.understand.wishes.wish import Scene


def said(text: str) -> list[tuple[str, str]]:
    scene = Scene(text=text, folded=text, lower=text.lower(), target_city=None, names=PlaceNames())
    return [(one.about, one.thing.en) for one in windows_of(scene)]


@pytest.mark.parametrize(
    ("text", "window"),
    [
        ("每天十点以后再出门", "out after 10:00 each day"),
        ("每天上午十一点才出门", "out after 11:00 each day"),
        ("中午12点才能出酒店", "out after 12:00 each day"),
        ("不要十一点才出门", "out by 11:00 each day"),
        ("不要九点前出门", "out after 09:00 each day"),
        ("不想八点就集合", "out after 08:00 each day"),
        ("不要那种清晨六点集合的团", "early starts"),
        ("别让我们五点半起床", "early starts"),
        ("晚上20点以前一定要回酒店", "back at the hotel by 20:00 each day"),
        ("晚上九点前回酒店", "back at the hotel by 21:00 each day"),
        ("Never out before ten", "out after 10:00 each day"),
        ("I would rather not go out before 11 in the morning", "out after 11:00 each day"),
        ("we hate getting up before 9", "out after 09:00 each day"),
        ("start days at noon", "out after 12:00 each day"),
        ("our days should begin at 10", "out after 10:00 each day"),
        ("before ten nothing please", "out after 10:00 each day"),
        ("after 9pm we don't want to be out", "back at the hotel by 21:00 each day"),
        ("late starts, not before 10", "out after 10:00 each day"),
        ("back in by 9pm each night", "back at the hotel by 21:00 each day"),
        ("back at the hotel by nine", "back at the hotel by 21:00 each day"),
        ("每天睡到十一点", "out after 11:00 each day"),
        ("睡到十点再出门", "out after 10:00 each day"),
        ("十点再出门", "out after 10:00 each day"),
        ("十点前别叫我", "out after 10:00 each day"),
        ("早上十点之前不要叫醒我", "out after 10:00 each day"),
        ("我十点以前起不来", "out after 10:00 each day"),
        ("10点开始", "out after 10:00 each day"),
        ("行程从上午十点开始", "out after 10:00 each day"),
        ("每天不早于10点出门", "out after 10:00 each day"),
        ("每天十点以后出发", "out after 10:00 each day"),
        ("十点出门就行", "out after 10:00 each day"),
        ("最晚十点出门", "out by 10:00 each day"),
        ("每天七点出门", "out by 07:00 each day"),
        ("每天十点前出门", "out by 10:00 each day"),
        ("晚上九点以后就不出去了", "back at the hotel by 21:00 each day"),
        ("早上别太早", "early starts"),
        ("晚上不要回酒店太晚", "late nights"),
        ("晚上不安排外出", "evenings in"),
        ("We can't do anything before 9 am", "out after 09:00 each day"),
        ("We go to bed at nine", "back at the hotel by 21:00 each day"),
        ("Nobody wants to be up before seven", "out after 07:00 each day"),
        ("Our days start at nine", "out after 09:00 each day"),
        ("Don't wake us before eleven", "out after 11:00 each day"),
        ("We sleep until ten", "out after 10:00 each day"),
        ("home by eight every evening", "back at the hotel by 20:00 each day"),
        ("Please don't schedule anything before nine in the morning", "out after 09:00 each day"),
        ("nothing that starts before 9 in the morning", "out after 09:00 each day"),
        ("Don't expect us out of bed before 10", "out after 10:00 each day"),
        ("We never leave the hotel before half past nine", "out after 09:30 each day"),
        ("before nine I am no use to anybody", "out after 09:00 each day"),
        ("My teenagers are not human before eleven", "out after 11:00 each day"),
        ("Start at 9.30 at the earliest", "out after 09:30 each day"),
        ("We want to be out by 8 every morning", "out by 08:00 each day"),
        ("We want to be up before 7", "out by 07:00 each day"),
        ("The little one goes to sleep at 8", "back at the hotel by 20:00 each day"),
        ("The baby's bedtime is 8 pm", "back at the hotel by 20:00 each day"),
        ("home at the hotel no later than ten", "back at the hotel by 22:00 each day"),
        ("back at the hotel by half past nine at the latest", "back at the hotel by 21:30 each day"),
        ("He'll sleep till noon", "out after 12:00 each day"),
        ("夜里不要出门", "evenings in"),
        ("we don't want to go out after dark", "evenings in"),
        ("we'd like no evening activities", "evenings in"),
    ],
)
def test_hours(text: str, window: str) -> None:
    assert said(text) == [("time", window)]


@pytest.mark.parametrize(
    "text", ["Anything before 10 is fine", "Before nine we are at the gym", "Bedtime stories for the kids"]
)
def test_other_hours_are_no_window(text: str) -> None:
    assert said(text) == []


@pytest.mark.parametrize(
    ("text", "pace"),
    [
        ("景点一天一个就行", "leisurely: 1 sight a day"),
        ("one sight a day", "leisurely: 1 sight a day"),
        ("每天6个景点", "packed: 6 sights a day"),
    ],
)
def test_sights_a_day(text: str, pace: str) -> None:
    assert said(text) == [("pace", pace)]


@pytest.mark.parametrize(
    "text",
    [
        "玩三天",
        "早上十点出发",
        "12月9日早上出发",
        "别太晚订票",
        "晚上九点前回到深圳",
        "fly out at 8pm",
        "three days, two people",
    ],
)
def test_other_counts_are_no_window(text: str) -> None:
    assert said(text) == []


@pytest.mark.parametrize(
    "text",
    ["一天最多看一个园林", "每天只逛一个博物馆", "only one museum a day", "at most two museums per day"],
)
def test_a_number_of_one_kind_is_none_of_all_sights(text: str) -> None:
    assert said(text) == []
