"""What is said of a part alone: of the money, of some hours, of one ride, of a hotel, and what need not be."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Rooms
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

_EITHER, _TRAIN = frozenset({"train", "airplane"}), frozenset({"train"})


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Shanghai to Hangzhou, 3 days, 2 people. {text}", sandbox=sandbox)


def meant(text: str, sandbox: Sandbox) -> set[object]:
    return {one.meaning for one in read(text, sandbox).wishes}


@pytest.mark.parametrize(
    "text",
    ["2400 for the hotel and 1600 for everything else.", "We have 2400 for hotels, 1600 for the rest."],
)
def test_a_part_and_all_else_are_the_budget(text: str, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert found.query.budget == 4000
    assert CostCap("accommodation", 2400, "trip") in {one.meaning for one in found.wishes}
    assert "budget" in {one.about for one in found.ask}


def test_a_share_of_the_budget_is_not_all_of_it(sandbox: Sandbox) -> None:
    found = read("Half the budget of 6000 may go on the hotel.", sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, CostCap)]
    assert "budget" in {one.about for one in found.ask}


@pytest.mark.parametrize("text", ["Taxis are ok after dark only.", "Just the metro in the mornings."])
def test_only_at_some_hours_is_not_on_all_legs(text: str, sandbox: Sandbox) -> None:
    assert not [one for one in meant(text, sandbox) if isinstance(one, InnerModes) and one.rule == "only"]


@pytest.mark.parametrize(
    ("text", "rides"),
    [
        ("Take the train over and please no flight back.", {IntercityModes(_TRAIN), OutAndBack("any", _EITHER, _TRAIN)}),
        ("Flying on to Seoul afterwards.", set()),
    ],
)  # fmt: skip
def test_each_ride_has_its_own_way(text: str, rides: set[object], sandbox: Sandbox) -> None:
    assert {one for one in meant(text, sandbox) if isinstance(one, (IntercityModes, OutAndBack))} == rides


@pytest.mark.parametrize(
    "text",
    [
        "The hotel doesn't have to have a pool.",
        "It needn't have a pool.",
        "It doesn't need to be a five-star hotel.",
        "It does not have to include breakfast.",
    ],
)
def test_what_need_not_be_is_not_refused(text: str, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert not found.likings
    assert not [one for one in found.wishes if isinstance(one.meaning, Types)]
    assert found.not_understood


def test_the_kind_of_a_hotel_is_no_refused_sight(sandbox: Sandbox) -> None:
    found = read("No museum hotel please, not a bar street hotel either.", sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, Types)]
    assert not [one for one in found.likings if one.about != "hotel"]


def test_what_is_eaten_is_no_pet(sandbox: Sandbox) -> None:
    found = read("We eat everything except dog.", sandbox)
    assert not [one for one in found.likings if one.about == "hotel"]


def test_an_hour_before_a_ride_is_not_one_of_every_day(sandbox: Sandbox) -> None:
    found = read("Our train back leaves at 18:10, so be done by 4.", sandbox)
    assert not [one for one in found.likings if one.about == "time"]
    assert found.not_understood


def test_the_park_that_is_told_of_is_the_one_named(sandbox: Sandbox) -> None:
    told = meant("West Lake on day 2; the park is for the kids.", sandbox)
    assert {type(one) for one in told} == {Names}
    assert {type(one) for one in meant("West Lake on day 2, and a park.", sandbox)} == {Names, Types}


def test_what_one_stays_out_of_is_refused(sandbox: Sandbox) -> None:
    assert Names("attraction", "none", frozenset({"灵隐寺"})) in meant(
        "Keep us out of Lingyin Temple.", sandbox
    )


@pytest.mark.parametrize("text", ["We'd never sleep in a dorm.", "I can sleep in any bed."])
def test_a_bed_to_sleep_in_is_no_late_morning(text: str, sandbox: Sandbox) -> None:
    assert "睡懒觉" not in {one.thing.zh for one in read(text, sandbox).likings}


def test_a_room_for_each_is_as_many_rooms(sandbox: Sandbox) -> None:
    assert Rooms(2) in meant("Each of us needs a room.", sandbox)


@pytest.mark.parametrize(
    ("text", "each"),
    [
        ("At most 160 a meal for both.", 80),
        ("Under 160 per meal for the two of us.", 80),
        ("Under 160 per meal.", 160),
    ],
)
def test_what_a_meal_costs_is_shared(text: str, each: int, sandbox: Sandbox) -> None:
    assert CostCap("restaurant", each, "person_meal") in meant(text, sandbox)


def test_where_one_is_from_originally_is_not_where_one_starts() -> None:
    found = understand(
        "I'm from Hangzhou originally but live in Shanghai, home for 4 days, alone", ["上海", "杭州"]
    )
    assert (found.query.start_city, found.query.target_city) == ("上海", "杭州")
