"""A trip begins on the day on which one sets off, whatever day of a month is one of something else."""

from datetime import date

import pytest

from core.understand.dates.trip_dates import read_dates

TODAY = date(2026, 11, 27)


@pytest.mark.parametrize(
    "text",
    [
        "a trade fair on 24 and 25 December, going on the 23rd",
        "Our choir sings on 24 December at 19:00. We plan three days, arriving on the 23rd.",
        "12月24号有演唱会,23号出发",
    ],
)
def test_the_day_of_setting_off_has_the_month_of_the_event(text: str) -> None:
    dates = read_dates(text, 3, TODAY)
    assert dates is not None
    assert (dates.first, dates.last) == (date(2026, 12, 23), date(2026, 12, 25))


def test_the_first_day_may_be_told_twice() -> None:
    dates = read_dates("1月9号晚上有演唱会,9号下午到,10号玩一天,11号回", None, TODAY)
    assert dates is not None
    assert (dates.first, dates.last) == (date(2027, 1, 9), date(2027, 1, 11))


@pytest.mark.parametrize("text", ["next weekend, saturday to sunday", "下个周末,周六去周日回"])
def test_weekdays_are_those_of_the_weekend_that_is_named(text: str) -> None:
    dates = read_dates(text, 2, TODAY)
    assert dates is not None
    assert (dates.first, dates.last) == (date(2026, 12, 5), date(2026, 12, 6))
