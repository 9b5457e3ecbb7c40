"""How prices are liked."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.optimize.preferences.spending import FREE_HANDED, PRICE_LEVELS, SPENDINGS, SpendingStyle

LADDER = [SpendingStyle(dict.fromkeys(SPENDINGS, style)) for style in PRICE_LEVELS]


@pytest.mark.parametrize("style", LADDER, ids=lambda style: style.levels["restaurant"].name)
def test_the_price_that_feels_right_is_regretted_least(style: SpendingStyle) -> None:
    assert style.meal_regret(style.levels["restaurant"].meal) == pytest.approx(0)
    assert style.bed_regret(style.levels["accommodation"].bed) == pytest.approx(0)


@given(st.sampled_from(LADDER), st.floats(0, 5000))
def test_no_price_is_better_than_the_right_one(style: SpendingStyle, price: float) -> None:
    assert style.meal_regret(price) >= 0


def test_the_ladder_leads_down_in_price() -> None:
    for style, cheaper in pairwise(PRICE_LEVELS):
        between = style.towards(cheaper)
        assert style.yuan < between.yuan < cheaper.yuan
        assert style.meal > between.meal > cheaper.meal
        assert style.bed > between.bed > cheaper.bed


def test_one_may_save_on_beds_alone() -> None:
    saving = FREE_HANDED.thriftier(["accommodation"])
    assert saving is not None
    assert saving.bed_regret(70) < FREE_HANDED.bed_regret(70)
    assert saving.meal_regret(70) == FREE_HANDED.meal_regret(70)


def test_the_ladder_has_an_end() -> None:
    style: SpendingStyle | None = FREE_HANDED
    for _ in range(len(PRICE_LEVELS)):
        assert style is not None
        style = style.thriftier(SPENDINGS)
    assert style is None
