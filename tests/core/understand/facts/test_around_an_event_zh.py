"""Days that Chinese counts from what one travels for, and the day of the week before who has a birthday."""

from datetime import date

import pytest

from core.understand import Understanding, understand

TODAY = date(2026, 11, 27)


def read(said: str) -> Understanding:
    return understand(said, today=TODAY)


@pytest.mark.parametrize(
    ("said", "days"),
    [
        ("南京出发，杭州，12月12号跑马拉松，提前一天到，跑完第二天回，一个人", 3),
        ("上海去武汉考研复试，提前两天过去，考完当天就走，一个人", 3),
        ("广州去深圳听演唱会，前一天到，散场后次日返程，两个人", 3),
        ("北京去成都参加婚礼，两个人，早一天去，婚礼结束第二天走", 3),
    ],
)
def test_the_day_of_the_event_is_counted_with_those_around_it(said: str, days: int) -> None:
    assert read(said).query.days == days


def test_the_second_day_after_it_is_none_of_the_trip() -> None:
    found = read("南京去杭州，一个人，跑完第二天走")
    assert found.query.days is None
    assert "days" in {one.about for one in found.ask}


def test_beside_another_count_of_days_it_is_asked() -> None:
    found = read("南京去杭州开两天会，提前一天到，开完第二天走，一个人")
    assert "days" in {one.about for one in found.ask}


def test_the_same_count_said_twice_is_sure() -> None:
    found = read("南京去杭州，一共三天，提前一天到，比完第二天走，一个人")
    assert found.query.days == 3
    assert "days" not in {one.about for one in found.ask}


def test_one_sets_off_so_many_days_before_the_event() -> None:
    found = read("南京去杭州，12月12号考试，提前两天到，考完就回，一个人")
    assert found.query.dates == (date(2026, 12, 10), date(2026, 12, 12))


@pytest.mark.parametrize("said", ["下周五男朋友生日", "周六老婆过生日", "下下周三爸妈结婚纪念日"])
def test_the_number_of_a_day_of_the_week_counts_nobody(said: str) -> None:
    people = read(f"{said}，从上海去苏州，住两晚").query.people_number
    assert people is None or people <= 3


def test_persons_counted_behind_a_week_are_counted() -> None:
    assert read("下周三个朋友从上海去苏州，住两晚").query.people_number == 3


@pytest.mark.parametrize("said", ["周末两天，周五傍晚动身", "周末去，周五下了班就走"])
def test_who_leaves_on_friday_may_be_away_for_a_day_more_than_the_weekend(said: str) -> None:
    found = read(f"上海去杭州，{said}，两个人")
    assert found.query.dates is None
    assert "days" in {one.about for one in found.ask}


def test_who_leaves_on_saturday_is_away_for_the_weekend() -> None:
    assert read("上海去杭州，周末两天，周六一早出发，两个人").query.days == 2
