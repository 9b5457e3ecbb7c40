"""Numbers as people read them."""

import pytest

from components.formats import duration, kilometres, rate, yuan
from studio.i18n import translator


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
    assert yuan(amount) == shown


@pytest.mark.parametrize(
    ("minutes", "en", "zh"),
    [
        (0, "0 min", "0 分钟"),
        (90, "90 min", "90 分钟"),
        (91, "1:31 h", "1:31 小时"),
        (605, "10:05 h", "10:05 小时"),
    ],
)
def test_spans_are_minutes_up_to_ninety_then_hours(minutes: int, en: str, zh: str) -> None:
    assert (duration(minutes, translator("en")), duration(minutes, translator("zh"))) == (en, zh)


def test_distances_have_one_decimal() -> None:
    assert kilometres(1234.56, translator("en")) == "1,234.6 km"


def test_a_rate_has_its_denominator() -> None:
    assert rate(281, 300, translator("en")) == "93.7 % of 300"
    assert rate(281, 300, translator("zh")) == "93.7%（共 300）"


def test_a_rate_of_nothing_is_no_number() -> None:
    assert rate(0, 0, translator("en")) == "0 of 0"
