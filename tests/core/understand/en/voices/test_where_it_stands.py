"""A reading in English is of the words that say it: what else its sentence tells is read for itself or listed."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TRIP = "2 people, Shanghai to Hangzhou, 3 days. "


def read(words: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + words, sandbox=sandbox)


def listed(found: Understanding) -> list[str]:
    return [found.query.text[start:end] for start, end in found.not_understood]


def test_a_quarter_beside_what_a_hotel_has_is_listed(sandbox: Sandbox) -> None:
    found = read("I allow 900 a night for the hotel, which should be in Gongshu and have a gym.", sandbox)
    assert [one for one in found.wishes if isinstance(one.meaning, Types)]
    assert "Gongshu" in " ".join(listed(found))


@pytest.mark.parametrize(
    "words",
    [
        "The hotel should be in a safe area within walking distance of West Lake.",
        "A hotel a short walk from West Lake.",
    ],
)
def test_a_hotel_within_a_walk_is_near(words: str, sandbox: Sandbox) -> None:
    found = read(words, sandbox)
    assert [one for one in found.wishes if isinstance(one.meaning, HotelNear)]
    assert not [one for one in found.wishes if isinstance(one.meaning, Names)]


def test_a_ride_there_binds_no_ride_back_of_which_something_else_is_said(sandbox: Sandbox) -> None:
    meanings = [one.meaning for one in read("hsr there, back whatever", sandbox).wishes]
    both = frozenset({"train", "airplane"})
    assert meanings == [OutAndBack("any", frozenset({"train"}), both)]


def test_a_ride_is_both_where_nothing_is_said_of_the_other(sandbox: Sandbox) -> None:
    assert [one for one in read("By train.", sandbox).wishes if isinstance(one.meaning, IntercityModes)]


def test_what_a_private_room_costs_is_no_price_of_a_hotel(sandbox: Sandbox) -> None:
    found = read("Birthday dinner in a private room, about 200 each.", sandbox)
    caps = [one.meaning.category for one in found.wishes if isinstance(one.meaning, CostCap)]
    assert "accommodation" not in caps
    assert "total" not in caps


@pytest.mark.parametrize("words", ["What budget would you suggest?", "Budget is INR 1.5 lakh."])
def test_a_budget_that_is_left_open_is_asked(words: str, sandbox: Sandbox) -> None:
    found = read(words, sandbox)
    assert found.query.budget is None
    assert "budget" in {one.about for one in found.ask}


def test_a_city_named_twice_beside_a_stroke_is_no_start() -> None:
    text = "Three of us want to see the blossoms in Wuhan - Wuhan Uni campus. From Zhengzhou. 2 days."
    found = understand(text, ["武汉", "上海"])
    assert (found.query.start_city, found.query.target_city) == (None, "武汉")
