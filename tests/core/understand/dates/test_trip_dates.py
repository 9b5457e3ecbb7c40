"""Dates relative to a given day."""

from datetime import date

import pytest

from core.understand import understand
from core.understand.dates.trip_dates import read_dates, unsettled_days

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("12月5号到8号去", date(2026, 12, 5), date(2026, 12, 8)),
        ("Dec 3 to 6", date(2026, 12, 3), date(2026, 12, 6)),
        ("下周五出发", date(2026, 11, 27), date(2026, 11, 29)),
        ("Tuesday to Thursday", date(2026, 11, 24), date(2026, 11, 26)),
        ("周六早上去周日晚上回", date(2026, 11, 28), date(2026, 11, 29)),
        ("五一从武汉出发", date(2027, 5, 1), date(2027, 5, 3)),
        ("over National Day", date(2027, 10, 1), date(2027, 10, 3)),
        ("下个月6号到8号", date(2026, 12, 6), date(2026, 12, 8)),
        ("圣诞节，24号到26号", date(2026, 12, 24), date(2026, 12, 26)),
        ("from the 10th to the 12th", date(2026, 12, 10), date(2026, 12, 12)),
        ("how long: Thu 3 Dec - Sat 5 Dec", date(2026, 12, 3), date(2026, 12, 5)),
        ("Thursday 3rd to Saturday 5th December", date(2026, 12, 3), date(2026, 12, 5)),
        ("除夕出发", date(2027, 2, 5), date(2027, 2, 7)),
        ("大年初二走", date(2027, 2, 7), date(2027, 2, 9)),
        ("24号从武汉坐夜车过去，26号晚上回", date(2026, 11, 24), date(2026, 11, 26)),
        ("十一期间从上海去北京", date(2027, 10, 1), date(2027, 10, 3)),
        ("leaving tomorrow", date(2026, 11, 22), date(2026, 11, 24)),
        ("leaving tomorrow week", date(2026, 11, 29), date(2026, 12, 1)),
        ("we set off Friday week", date(2026, 12, 4), date(2026, 12, 6)),
    ],
)
def test_a_trip_of_three_days_is_dated(text: str, first: date, last: date) -> None:
    dates = read_dates(text, 3, TODAY)
    assert dates is not None
    assert (dates.first, dates.last) == (first, last)


@pytest.mark.parametrize(
    "text", ["十一点前到", "五十一张床的青旅", "五一路附近", "the Sun Yat-sen Mausoleum", "周一闭馆"]
)
def test_what_is_no_date(text: str) -> None:
    assert read_dates(text, 3, TODAY) is None


def test_without_a_day_nothing_is_relative() -> None:
    assert read_dates("下周五出发", 3, None) is None


def test_a_weekday_beside_a_day_said_with_its_month_dates_nothing() -> None:
    text = "marathon on Sunday 6 December, travelling from Shanghai on the Saturday, home Monday"
    assert read_dates(text, None, TODAY) is None


@pytest.mark.parametrize(
    "text",
    [
        "three days, two of us. Fly home on Sunday evening.",
        "three days, home by 8 pm on Sunday",
        "we must be back on Sunday",
        "周日晚上8点前到家",
        "周日得到家",
        "11月29号回来",
    ],
)
def test_the_day_of_the_ride_home_is_the_last(text: str) -> None:
    dates = read_dates(text, 3, TODAY)
    assert dates is not None
    assert (dates.first, dates.last) == (date(2026, 11, 27), date(2026, 11, 29))


def test_a_trip_is_not_begun_before_it_is_asked_for() -> None:
    dates = read_dates("周日晚上8点前到家", 2, TODAY)
    assert dates is not None
    assert dates.first == date(2026, 11, 28)


def test_the_day_of_the_ride_home_alone_dates_no_trip() -> None:
    assert read_dates("we return on 8 December", None, TODAY) is None


@pytest.mark.parametrize(
    "text",
    ["国庆不去,国庆后头一个周末去武汉", "避开五一,五月中旬去", "中秋要加班", "五一太挤就没去成,这次想去武汉"],
)
def test_a_holiday_that_is_refused_is_not_when_the_trip_is(text: str) -> None:
    assert read_dates(text, 3, TODAY) is None


def test_a_refused_holiday_is_not_asked_about_beside_another_day() -> None:
    text = "避开五一,五月中旬出发"
    assert [text[slice(*span)] for span in unsettled_days(text, None)] == ["五月中旬"]


@pytest.mark.parametrize(
    ("said", "first"),
    [
        ("下周六（28号）出发", date(2026, 11, 28)),
        ("日期12/18", date(2026, 12, 18)),
        ("12.19走", date(2026, 12, 19)),
        ("12月22日周二开始", date(2026, 12, 22)),
        ("12月28出发", date(2026, 12, 28)),
        ("12月5号，不对，是6号去", date(2026, 12, 6)),
    ],
)
def test_a_lone_day_in_any_writing_is_the_first(said: str, first: date) -> None:
    found = understand(f"上海去苏州，两个人，3天，预算5000，{said}", today=date(2026, 11, 21))
    assert found.dates is not None
    assert found.dates.first == first


def test_a_day_with_the_half_of_its_meeting_is_no_length_of_the_trip() -> None:
    found = understand("上海去苏州，1月15日至17日，两个人，17日午后返程", today=date(2026, 11, 21))
    assert found.query.days == 3


@pytest.mark.parametrize(
    ("said", "first", "last"),
    [
        (
            "I'm going to a trade fair in Guangzhou on January 6 and 7. I'd leave Suzhou on January 5 "
            "and come home on January 8, alone.",
            date(2027, 1, 5),
            date(2027, 1, 8),
        ),
        (
            "Suzhou to Guangzhou for a wedding from December 9 to 11, two people.",
            date(2026, 12, 9),
            date(2026, 12, 11),
        ),
        (
            "From Suzhou to a conference in Guangzhou on December 9 and 10, alone.",
            date(2026, 12, 9),
            date(2026, 12, 10),
        ),
        ("Suzhou to Guangzhou, two days on the third of december", date(2026, 12, 3), date(2026, 12, 4)),
    ],
)
def test_the_days_of_a_fair_are_the_trip_where_no_others_are_said(said: str, first: date, last: date) -> None:
    found = understand(said, today=date(2026, 11, 21))
    assert found.dates is not None
    assert (found.dates.first, found.dates.last) == (first, last)
    assert found.query.days == (last - first).days + 1


def test_a_word_that_counts_is_no_day_of_a_month() -> None:
    found = understand("Suzhou to Guangzhou, 3 days, we may first visit a museum", today=date(2026, 11, 21))
    assert found.dates is None
