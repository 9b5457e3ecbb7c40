"""English words that look like a wish and say something else: floors of prices, dishes named after lakes, sticks, stories."""

import pytest

from core.dsl.families.costs import CostCap
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def _read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Two of us, Nanjing to Hangzhou, 3 days. {said}", sandbox=sandbox)


def _wishes(said: str, sandbox: Sandbox) -> set[str]:
    return {one.constraint().gloss.zh for one in _read(said, sandbox).wishes}


@pytest.mark.parametrize(
    "said", ["Do NOT show me hotels under 1500 a night.", "No hotel below 800 a night, please."]
)
def test_a_price_below_which_one_would_not_go_is_no_limit(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = _read(said, chinatravel_sandbox)
    assert not any(isinstance(one.meaning, CostCap) for one in found.wishes)
    assert "budget" in {one.about for one in found.ask}


@pytest.mark.parametrize(
    ("said", "cap"),
    [
        ("no hotel over 90/nt", CostCap("accommodation", 90, "night")),
        ("No meal should cost more than 150 yuan per person.", CostCap("restaurant", 150, "person_meal")),
        ("I don't mind as long as it's under 500 a night.", CostCap("accommodation", 500, "night")),
    ],
)
def test_a_price_above_which_one_would_not_go_is_one(
    said: str, cap: CostCap, chinatravel_sandbox: Sandbox
) -> None:
    assert cap in [one.meaning for one in _read(said, chinatravel_sandbox).wishes]


def test_a_dish_that_is_named_after_a_lake_asks_for_no_visit(chinatravel_sandbox: Sandbox) -> None:
    found = _read("I would like West Lake vinegar fish.", chinatravel_sandbox)
    assert ([one.thing.zh for one in found.likings], found.wishes) == (["西湖醋鱼"], ())


def test_a_stick_to_walk_with_is_no_wish_to_walk(chinatravel_sandbox: Sandbox) -> None:
    assert not _wishes("I use a walking stick.", chinatravel_sandbox)


def test_what_the_last_hotel_was_like_is_wished_for_no_more(chinatravel_sandbox: Sandbox) -> None:
    found = _read("The hotel was over a karaoke bar.", chinatravel_sandbox)
    assert not found.wishes
    assert not found.likings


def test_a_meal_after_which_one_rests_is_not_what_the_budget_is_for(chinatravel_sandbox: Sandbox) -> None:
    found = _read("We need a nap break after lunch every day budget is two thousand", chinatravel_sandbox)
    assert found.query.budget == 2000


def test_a_way_home_is_one_ride_where_the_text_flies_in(chinatravel_sandbox: Sandbox) -> None:
    said = "Flying in, on the way home it's the night train."
    assert "城际交通只乘火车" not in _wishes(said, chinatravel_sandbox)


def test_a_ride_of_no_way_is_bounded_both_ways(chinatravel_sandbox: Sandbox) -> None:
    told = _wishes("We won't take any flight after 8pm.", chinatravel_sandbox)
    assert {one[:2] for one in told} == {"去程", "返程"}


def test_a_hotel_within_a_walk_of_what_was_named_is_near_it(chinatravel_sandbox: Sandbox) -> None:
    said = "We want to see Lingyin Temple. A hotel within walking distance of it would be great."
    assert "酒店距灵隐寺不超过 2 公里" in _wishes(said, chinatravel_sandbox)


def test_a_night_on_which_something_is_done_is_not_the_length_of_the_trip(
    chinatravel_sandbox: Sandbox,
) -> None:
    text = "Chengdu to Shanghai, two of us, jazz bar one night, budget 5000"
    assert understand(text, sandbox=chinatravel_sandbox).query.days is None


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Next weekend in Nanjing with my girlfriend, we're in Suzhou.", 2),
        ("Going with my parents, we want to see Nanjing from Suzhou, 3 days.", 3),
        ("Chengdu to Beijing, 4 days, me my husband and the twins they are two years old", 4),
        ("Chengdu to Beijing, 4 days, my wife, me and our twin boys of five", 4),
    ],
)
def test_who_travels_is_counted_to_the_comma(text: str, people: int, chinatravel_sandbox: Sandbox) -> None:
    assert understand(text, sandbox=chinatravel_sandbox).query.people_number == people


@pytest.mark.parametrize(
    "text",
    [
        "We have two days and 4500 yuan for Shanghai, with Nanjing as the starting point.",
        "Shanghai it is then; Nanjing's home. Two days, two of us.",
        "Shanghai 2 days, well technically I'll be in Nanjing that week so count from Nanjing.",
        "Two of us from the Nanjing office, going to Shanghai, 2 days",
        "Nanjing (home) → Shanghai. 2 days.",
    ],
)
def test_where_one_starts_is_told_from_where_one_goes(text: str, chinatravel_sandbox: Sandbox) -> None:
    query = understand(text, sandbox=chinatravel_sandbox).query
    assert (query.start_city, query.target_city) == ("南京", "上海")
