"""How prices are liked."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.optimize.taste import FREE_HANDED, SPENDINGS, STYLES, Taste

LADDER = [Taste(dict.fromkeys(SPENDINGS, style)) for style in STYLES]


@pytest.mark.parametrize("taste", LADDER, ids=lambda taste: taste.styles["restaurant"].name)
def test_the_price_that_feels_right_is_regretted_least(taste: Taste) -> None:
    assert taste.meal_regret(taste.styles["restaurant"].meal) == pytest.approx(0)
    assert taste.bed_regret(taste.styles["accommodation"].bed) == pytest.approx(0)


@given(st.sampled_from(LADDER), st.floats(0, 5000))
def test_no_price_is_better_than_the_right_one(taste: Taste, price: float) -> None:
    assert taste.meal_regret(price) >= 0


def test_the_ladder_leads_down_in_price() -> None:
    for style, cheaper in pairwise(STYLES):
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
    taste: Taste | None = FREE_HANDED
    for _ in range(len(STYLES)):
        assert taste is not None
        taste = taste.thriftier(SPENDINGS)
    assert taste is None
