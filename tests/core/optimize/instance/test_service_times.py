"""Services that bring one home too late."""

from core.optimize.instance.service_times import late_at_home
from core.optimize.preferences.profile import DEFAULT
from core.optimize.wishes.likes import Likes

BACK_BY_NINE = Likes(home_by=21 * 60)


def test_from_the_station_it_is_half_an_hour_to_the_door() -> None:
    assert late_at_home(20 * 60 + 30, BACK_BY_NINE, DEFAULT.guide) == 0
    assert late_at_home(20 * 60 + 50, BACK_BY_NINE, DEFAULT.guide) > 0


def test_who_says_no_hour_is_never_late() -> None:
    assert late_at_home(23 * 60 + 50, Likes(), DEFAULT.guide) == 0
