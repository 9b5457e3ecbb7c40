"""How many days a trip has: counts, nights, spans of dates, and what is no length of a trip."""

import pytest

from core.understand import understand
from core.understand.facts.days import read_days


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("玩三天", 3),
        ("从成都去北京七天,故宫留足一天", 7),
        ("玩六天,留一天什么都不安排", 6),
        ("5天,一天三餐都要素", 5),
        ("6 days, one day for the Great Wall, one full day at Universal", 6),
        ("三天两晚", 3),
        ("住两晚", 3),
        ("一周", 7),
        ("48小时", 2),
        ("5 nights", 6),
        ("a week in all", 7),
        ("周五到周日", 3),
        ("12月3号到6号", 4),
        ("Dec 10th, back on the 14th", 5),
        ("Friday to Sunday", 3),
        ("4 days, actually make it 5 days", 5),
        ("周末去", 2),
        ("Sat and Sun", 2),
        ("24号到26号", 3),
        ("from the 6th to the 9th", 4),
        ("a slow week there", 7),
        ("all of it in 2 days?", 2),
        ("to Beijin 4 days", 4),
        ("land at 9am and fly out the next day", 2),
        ("a weekend away", 2),
        ("a long weekend away", 3),
        ("母子俩从上海去杭州,过三天", 3),
        ("六天够不够?先按五天吧", 5),
        ("去上海两天,12月12日出发,12号下午去外滩", 2),
        ("12月12日早上走,12号晚上回", 1),
    ],
)
def test_a_length_is_read(text: str, days: int) -> None:
    found = read_days(text)
    assert found is not None
    assert (found.value, found.choices) == (days, ())


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("三四天", (3, 4)),
        ("3-5 days", (3, 4, 5)),
        ("between three and five days", (3, 4, 5)),
        ("两天半", (2, 3)),
    ],
)
def test_a_range_leaves_a_choice(text: str, choices: tuple[int, ...]) -> None:
    found = read_days(text)
    assert found is not None
    assert found.choices == choices


@pytest.mark.parametrize(
    "text",
    [
        "一天就安排一个地方",
        "一天一人一百",
        "酒店一晚一千以内",
        "第二天",
        "避开周末",
        "过三天再出发",
        "we leave in 4 days",
    ],
)
def test_other_counts_of_days_are_none(text: str) -> None:
    assert read_days(text) is None


@pytest.mark.parametrize(
    "text", ["周四空一天想喝茶", "arriving Thursday morning, I'd like to stay the weekend"]
)
def test_a_day_off_and_a_weekend_beside_workdays_are_no_length_of_the_trip(text: str) -> None:
    assert read_days(text) is None


@pytest.mark.parametrize("said", ["坐最早的高铁当天回", "from Suzhou to Shanghai and back in one day"])
def test_who_is_back_the_same_day_travels_for_one(said: str) -> None:
    reading = read_days(said)
    assert reading is not None
    assert reading.value == 1


def test_a_day_at_one_place_is_not_the_trip_from_weekday_to_weekday() -> None:
    reading = read_days("周六去周日回,迪士尼一天")
    assert reading is not None
    assert reading.value == 2


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("三天还是四天呢,还没定", (3, 4)),
        ("待三天还是五天没想好", (3, 5)),
        ("玩三天还是四天你帮我看", (3, 4)),
        ("三天,还是四天呢", (3, 4)),
        ("两晚还是三晚还没定", (3, 4)),
    ],
)
def test_of_two_lengths_that_are_weighed_none_is_taken(text: str, choices: tuple[int, ...]) -> None:
    reading = read_days(text)
    assert reading is not None
    assert reading.choices == choices


def test_a_length_said_last_stands_for_the_one_before_it() -> None:
    reading = read_days("三天,还是四天吧")
    assert reading is not None
    assert (reading.value, reading.choices) == (4, ())


def test_an_hour_on_a_day_is_no_length() -> None:
    assert read_days("the museum by 9:30 on day two") is None


@pytest.mark.parametrize("text", ["会后玩两天,一共四天", "前后各玩一天,合计四天", "两个人4天6500够吗"])
def test_the_sum_of_days_is_the_length_of_the_trip(text: str) -> None:
    reading = read_days(text)
    assert reading is not None
    assert (reading.value, reading.choices) == (4, ())


def test_days_in_total_that_the_dates_contradict_are_asked() -> None:
    found = read_days("departing Monday 30 November, two days in total, returning Thursday 3 December")
    assert found is not None
    assert found.choices == (2, 4)


def test_days_in_total_that_the_dates_confirm_are_sure() -> None:
    found = read_days("Dec 5 to 8, 4 days in total")
    assert found is not None
    assert (found.value, found.choices) == (4, ())


def test_of_days_that_are_free_those_there_are_the_trip() -> None:
    text = "I have seven days of leave and will spend five of them in Beijing with my girlfriend. We set off from Wuhan."
    assert understand(text).query.days == 5
