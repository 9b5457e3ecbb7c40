"""Services that bring one home, or to a meeting, too late."""

from core.optimize.instance.service_times import late_at_home, late_for_it, odd_hours
from core.optimize.preferences.profile import DEFAULT
from core.optimize.wishes.likes import Likes
from core.sandbox.places import Service

BACK_BY_NINE = Likes(home_by=21 * 60)


def test_from_the_station_it_is_half_an_hour_to_the_door() -> None:
    assert late_at_home(20 * 60 + 30, BACK_BY_NINE, DEFAULT.guide) == 0
    assert late_at_home(20 * 60 + 50, BACK_BY_NINE, DEFAULT.guide) > 0


def test_who_says_no_hour_is_never_late() -> None:
    assert late_at_home(23 * 60 + 50, Likes(), DEFAULT.guide) == 0


def test_the_later_one_comes_to_a_meeting_the_worse() -> None:
    meeting = Likes(there_by=9 * 60)
    assert late_for_it(11 * 60, meeting, DEFAULT.guide) > late_for_it(10 * 60, meeting, DEFAULT.guide) > 0


def test_small_children_are_home_before_the_grown() -> None:
    service = Service("train", "G1", "甲站", "乙站", 19 * 60 + 45, 21 * 60 + 15, 1.5, 100.0, "高铁")
    family = Likes(legs=frozenset({"young", "little"}))
    assert odd_hours(service, DEFAULT.guide, family) > odd_hours(service, DEFAULT.guide, Likes())
