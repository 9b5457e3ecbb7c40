"""Profiles are read from documents: weights, the shape of a day, and the features of a guide."""

from core.optimize.preferences.profile import PROFILES, TOO_MANY, read_profile

LEARNED = """
title = { zh = "学来的", en = "Learned" }
[weights]
money = 2
[shape]
tiring = [0, 1, 2]
[guide]
must = [1, 2]
worth = [3, 4]
near = [5, 6]
flagship = 7
off_hours = 1
early_evening = 1
torn_quarter = 1
missing_meal = 1
simple_meal = 1
foreign_meal = 1
home_meal = 1
local_meal = 1
famous_dish = 1
no_meal = 1
unasked = 1
small_dinner = 1
same_cuisine = 1
by_night = 1
odd_minute = 1
impossible_service = 1
"""


def test_a_document_says_all_that_a_profile_is() -> None:
    profile = read_profile(LEARNED)
    assert profile.title.en == "Learned"
    assert profile.weights.money == 2 and profile.weights.way == 1
    assert profile.tiring == (0.0, 1.0, 2.0)
    assert profile.guide is not None and profile.guide.near == (5, 6)


def test_the_profiles_of_metrics_follow_no_guide() -> None:
    assert {name for name, profile in PROFILES.items() if profile.guide is not None} == {"default"}


def test_only_a_long_trip_has_days_for_what_is_great_around_the_city() -> None:
    default = PROFILES["default"]
    short, long = default.for_days(3).guide, default.for_days(5).guide
    assert short is not None and long is not None
    assert short.great_outing < long.great_outing


def test_more_sights_a_day_than_are_wished_for_are_dear() -> None:
    usual = PROFILES["default"]
    one_a_day = usual.within(1)
    assert one_a_day.tired[:2] == usual.tired[:2]
    assert all(
        more > few + TOO_MANY / 2 for few, more in zip(usual.tired[2:], one_a_day.tired[2:], strict=True)
    )
    assert usual.within(None) == usual
