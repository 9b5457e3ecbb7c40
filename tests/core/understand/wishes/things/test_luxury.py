"""Luxury and the best are likes of beds and tables, and demand no stars."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.understanding import Understanding


def read(text: str, demo: Sandbox) -> Understanding:
    return understand(text, sandbox=demo)


def liked(text: str, demo: Sandbox) -> set[str]:
    return {one.thing.zh for one in read(text, demo).likings if one.wanted}


@pytest.mark.parametrize(
    "text",
    [
        "豪华游，两个人从北京去上海三天",
        "两个人从北京去上海三天，想要奢华一点",
        "Luxury weekend in Shanghai for a couple from Hangzhou",
        "High-end holiday for two from Beijing to Shanghai, 4 days",
        "A luxury 3-day trip from Beijing to Shanghai for two",
    ],
)
def test_luxury_is_a_like_of_beds_and_tables(text: str, demo: Sandbox) -> None:
    assert liked(text, demo) == {"五星级酒店", "高档餐厅"}


@pytest.mark.parametrize(
    "text",
    ["两个人从北京去上海三天，坐豪华游轮", "Two of us from Beijing to Shanghai for 3 days, a luxury cruise"],
)
def test_a_luxury_cruise_is_a_cruise(text: str, demo: Sandbox) -> None:
    assert liked(text, demo) == {"游船"}


def test_fine_dining_is_a_like_of_good_tables(demo: Sandbox) -> None:
    assert liked("Two of us from Beijing to Shanghai for 3 days, fine dining", demo) == {"高档餐厅"}


@pytest.mark.parametrize("words", ["要最豪华的酒店", "住最好的酒店", "the most luxurious hotel"])
def test_the_best_hotel_is_a_like_of_its_stars_as_well(words: str, demo: Sandbox) -> None:
    understood = read(f"两个人从北京去上海三天，{words}", demo)
    assert {one.thing.zh for one in understood.likings} >= {"最好的酒店", "五星级"}
    assert understood.query.preferences["accommodations"].wanted == {"五星级"}


def test_the_best_hotel_demands_no_stars(demo: Sandbox) -> None:
    assert read("两个人从北京去上海三天，要最好的酒店", demo).wishes == ()
