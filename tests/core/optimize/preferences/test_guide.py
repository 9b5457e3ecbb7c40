"""What a guide minds of meals that are alike."""

import pytest

from core.optimize.preferences.guide import Guide
from core.optimize.preferences.profile import DEFAULT


@pytest.fixture
def guide() -> Guide:
    assert DEFAULT.guide is not None
    return DEFAULT.guide


def test_of_a_wished_dish_a_quarter_of_the_meals_are_enough(guide: Guide) -> None:
    assert guide.sameness(2, 8, "火锅", wished=True) == 0
    assert guide.sameness(3, 8, "火锅", wished=True) > 0


def test_of_one_dish_a_quarter_of_the_meals_are_enough_whatever_their_cuisines(guide: Guide) -> None:
    assert guide.same_fare(2, 8) == 0
    assert guide.same_fare(3, 8) > 0


def test_of_a_wished_cooking_half_of_the_meals_are_enough(guide: Guide) -> None:
    assert guide.sameness(3, 6, "本帮菜", wished=True) == 0
    assert guide.sameness(4, 6, "本帮菜", wished=True) > 0
