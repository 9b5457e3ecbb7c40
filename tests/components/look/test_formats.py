"""Numbers as people read them."""

import pytest

from components.look.formats import (
    duration,
    exact_money,
    kilometres,
    money,
    on_the_way,
    rate,
    span,
    told_apart,
    way_time,
)
from core.model.clock import Clock
from studio.i18n import Measures, translator


@pytest.mark.parametrize(
    ("amount", "shown"),
    [
        (0, "¥0"),
        (5318, "¥5,318"),
        (5318.0, "¥5,318"),
        (12.5, "¥12.50"),
        (0.1 + 0.2, "¥0.30"),
        (-230, "-¥230"),
        (1234567.891, "¥1,234,567.89"),
    ],
)
def test_money_has_thousands_and_cents_only_where_there_are_some(amount: float, shown: str) -> None:
    assert exact_money(amount, translator("en")) == shown


@pytest.mark.parametrize(
    ("minutes", "en", "zh"),
    [
        (0, "0 min", "0 分钟"),
        (90, "90 min", "90 分钟"),
        (91, "1 h 31", "1 小时 31 分"),
        (120, "2 h", "2 小时"),
        (605, "10 h 5", "10 小时 5 分"),
    ],
)
def test_spans_are_minutes_up_to_ninety_then_hours(minutes: int, en: str, zh: str) -> None:
    assert (duration(minutes, translator("en")), duration(minutes, translator("zh"))) == (en, zh)


@pytest.mark.parametrize(
    ("minutes", "en", "zh"),
    [(0, "under 1 min", "不到 1 分钟"), (1, "1 min", "1 分钟"), (91, "1 h 31", "1 小时 31 分")],
)
def test_no_way_takes_no_time(minutes: int, en: str, zh: str) -> None:
    assert (way_time(minutes, translator("en")), way_time(minutes, translator("zh"))) == (en, zh)


def test_distances_have_one_decimal() -> None:
    assert kilometres(1234.56, translator("en")) == "1,234.6 km"


def test_a_rate_has_its_denominator() -> None:
    assert rate(281, 300, translator("en")) == "93.7 % of 300"
    assert rate(281, 300, translator("zh")) == "93.7%（共 300）"


def test_a_rate_of_nothing_is_no_number() -> None:
    assert rate(0, 0, translator("en")) == "0 of 0"


def test_money_for_people_is_whole_and_nothing_is_free() -> None:
    assert (money(4405.02, translator("en")), money(0, translator("zh"))) == ("¥4,405", "免费")


def test_amounts_are_shown_in_the_currency_of_the_reader() -> None:
    say = translator("en", Measures("USD", 0.14))
    assert money(4405.02, say) == "USD\u00a0617"
    assert exact_money(-12.5, say) == "-USD\u00a01.75"
    assert money(0, say) == "free"


def test_distances_are_shown_in_miles_to_who_wants_them() -> None:
    assert kilometres(16.09344, translator("en", Measures(in_miles=True))) == "10.0 mi"


def test_an_end_before_its_beginning_is_on_the_next_day() -> None:
    assert span(Clock.parse("21:00"), Clock.parse("07:30")) == (21 * 60, 31 * 60 + 30)


def test_a_trip_without_ways_tells_no_time_on_them() -> None:
    assert on_the_way(0, translator("en")) == ()
    assert on_the_way(95, translator("en")) == ("1 h 35 on the way",)


def test_what_is_called_alike_is_told_apart_by_numbers() -> None:
    assert told_apart({"a": "x", "b": "y", "c": "x", "d": "x"}) == {
        "a": "x",
        "b": "y",
        "c": "x (2)",
        "d": "x (3)",
    }
