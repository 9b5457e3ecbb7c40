"""How much of a place one has at an hour, and when a visit is cut short."""

import pytest

from core.knowledge.tables import city_table

BEIJING = city_table("北京").places


def test_a_sight_of_the_night_is_worth_little_by_day() -> None:
    lake = BEIJING["什刹海"]
    assert lake.share(14 * 60, 15 * 60) < 0.5 < lake.share(19 * 60, 20 * 60)


def test_a_garden_is_worth_nothing_after_dark() -> None:
    assert BEIJING["恭王府"].share(20 * 60, 21 * 60) == 0


def test_the_hours_of_a_visit_count_by_their_length() -> None:
    mansion = BEIJING["恭王府"]
    assert mansion.share(16 * 60, 18 * 60) == pytest.approx((0.85 + 0.8) / 2)


def test_what_opens_early_is_better_in_the_morning_than_after_lunch() -> None:
    palace = BEIJING["故宫博物院"]
    assert palace.share(14 * 60, 16 * 60) < palace.share(9 * 60, 11 * 60) == 1.0


def test_a_visit_without_length_has_the_share_of_its_minute() -> None:
    assert BEIJING["恭王府"].share(10 * 60, 10 * 60) == 1.0


def test_a_theme_park_under_six_hours_is_cut_short() -> None:
    assert BEIJING["北京环球度假区"].least() == 360


def test_children_see_a_museum_faster() -> None:
    museum = BEIJING["中国国家博物馆"]
    assert museum.length(children=True) < museum.length()
