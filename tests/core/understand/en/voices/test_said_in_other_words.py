"""What English says in words that mean something else elsewhere: three full days, after sunset, no.2, near the university."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Types
from core.dsl.families.rides import IntercityModes, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Two of us, Shanghai to Hangzhou, 3 days. {said}", sandbox=sandbox)


def likings(said: str, sandbox: Sandbox) -> set[tuple[str, str]]:
    return {(one.thing.en, one.strength) for one in read(said, sandbox).likings}


def test_full_days_that_are_counted_are_no_pace(sandbox: Sandbox) -> None:
    assert not likings("So three full days and a bit.", sandbox)


def test_full_days_that_are_wished_for_are_one(sandbox: Sandbox) -> None:
    assert ("fast-paced", "like") in likings("Full days please.", sandbox)


def test_after_sunset_is_an_hour_and_no_sight(sandbox: Sandbox) -> None:
    found = read("We eat only after sunset.", sandbox)
    assert not found.likings
    assert found.not_understood


def test_a_number_is_no_refusal(sandbox: Sandbox) -> None:
    assert ("honeymoon", "never") not in likings("Honeymoon no.2, massage please.", sandbox)


def test_another_city_is_nothing_to_see(sandbox: Sandbox) -> None:
    assert not likings("My wife wants Hangzhou, I wanted Suzhou.", sandbox)


def test_a_hotel_near_a_place_wishes_for_none_of_its_kind(sandbox: Sandbox) -> None:
    found = read("Quiet hotel near West Lake.", sandbox)
    assert not any(
        isinstance(one.meaning, Types) and one.meaning.kind == "attraction" for one in found.wishes
    )


def test_what_stands_behind_stars_is_the_price_of_a_night(sandbox: Sandbox) -> None:
    found = read("4 star under 600.", sandbox)
    assert CostCap("accommodation", 600, "night") in {one.meaning for one in found.wishes}
    assert found.query.budget is None


def test_quiet_behind_what_a_room_has_is_the_room_s(sandbox: Sandbox) -> None:
    assert ("quieter hotel", "like") in likings("Single room, desk, quiet.", sandbox)


def test_a_bed_to_sleep_in_is_no_late_morning(sandbox: Sandbox) -> None:
    assert ("sleep in", "like") not in likings("Somewhere cheap to sleep in.", sandbox)


def test_who_leaves_one_night_and_is_back_on_another_day_leaves_then(sandbox: Sandbox) -> None:
    found = read("Meetings Tue Wed, leave Mon night, back Thu.", sandbox)
    rides = {one.meaning.way for one in found.wishes if isinstance(one.meaning, RideTime)}
    assert rides == {"out"}


@pytest.mark.parametrize("said", ["We'll eat on the train.", "Breakfast on the train."])
def test_what_is_done_aboard_chooses_no_ride(said: str, sandbox: Sandbox) -> None:
    assert not any(isinstance(one.meaning, IntercityModes) for one in read(said, sandbox).wishes)


def test_what_is_hated_is_nothing_that_is_taken_back(sandbox: Sandbox) -> None:
    found = read("My dad hates flying, make it trains.", sandbox)
    assert IntercityModes(frozenset({"train"})) in {one.meaning for one in found.wishes}
