"""Why there is no plan, in words."""

import pytest

from core.dsl.families.costs import CostCap
from core.optimize.proofs.reasons import over_cap

NOTHING = {
    "intercity": 0.0,
    "accommodation": 0.0,
    "attraction": 0.0,
    "restaurant": 0.0,
    "innercity": 0.0,
}


@pytest.mark.parametrize(
    ("parts", "zh", "en"),
    [
        (
            {"intercity": 800.0, "accommodation": 400.0},
            "而仅往返车票（¥800）和住宿（¥400）就至少要 ¥1,200（还没算门票、餐饮和市内交通）",
            "but fares there and back ¥800 and beds ¥400 alone come to ¥1,200 at least, before tickets, meals and rides in the city",
        ),
        (
            {"intercity": 800.0},
            "而仅往返车票就至少要 ¥800（还没算住宿、门票、餐饮和市内交通）",
            "but fares there and back alone come to ¥800 at least, before beds, tickets, meals and rides in the city",
        ),
    ],
)
def test_a_sum_names_what_it_counts_and_what_comes_on_top(parts: dict[str, float], zh: str, en: str) -> None:
    least = {**NOTHING, **parts, "total": sum(parts.values())}
    told = over_cap(CostCap("total", 300.0), 300.0, least)
    assert told.zh.endswith(zh) and told.en.endswith(en)


def test_a_sum_that_counts_all_leaves_nothing_for_later() -> None:
    told = over_cap(CostCap("total", 300.0), 300.0, {**dict.fromkeys(NOTHING, 100.0), "total": 500.0})
    assert "还没算" not in told.zh and "before" not in told.en
