"""The hour of a meal is read again from its words, and tells which meals are at it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.model.meal_hours import MealHour, meal_hour
from core.model.mealtimes import MEALS

HOURS = st.builds(
    MealHour, meal=st.sampled_from(MEALS), minute=st.integers(0, 24 * 60 - 1), latest=st.booleans()
)


@given(HOURS)
def test_the_words_say_the_wish_again(wish: MealHour) -> None:
    assert meal_hour(wish.said.zh) == wish


@pytest.mark.parametrize("said", ["火锅：晚餐", "晚餐", "每天 18:00 前回酒店", "晚餐不晚于 六点"])
def test_other_things_are_none(said: str) -> None:
    assert meal_hour(said) is None


@pytest.mark.parametrize(
    ("latest", "start", "kept"),
    [
        (True, 17 * 60, True),
        (True, 18 * 60, True),
        (True, 18 * 60 + 5, False),
        (False, 17 * 60 + 30, True),
        (False, 18 * 60 + 30, True),
        (False, 18 * 60 + 40, False),
    ],
)
def test_when_it_is_kept(latest: bool, start: int, kept: bool) -> None:
    assert MealHour(meal="dinner", minute=18 * 60, latest=latest).is_kept(start) is kept


def test_an_early_dinner_is_by_half_past_five_and_a_late_one_is_not() -> None:
    early, late = meal_hour("早吃晚饭"), meal_hour("晚吃晚饭")
    assert early is not None and late is not None
    assert [early.is_kept(17 * 60 + 30), early.is_kept(18 * 60)] == [True, False]
    assert [late.is_kept(18 * 60), late.is_kept(19 * 60 + 30)] == [False, True]
