"""What English names and then leaves out, for a reason or behind it; what it leaves open; what it only says less of."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.wishes.wish import is_refusal

BASE = "From Shanghai to Hangzhou, 3 days, 2 people, 4000 yuan."


def understood(said: str, sandbox: Sandbox) -> Understanding:
    return understand(f"{BASE} {said}", sandbox=sandbox)


@pytest.mark.parametrize(
    "said",
    [
        "My husband knows Leifeng Pagoda from work, so please skip it.",
        "We've all seen Leifeng Pagoda twice already so leave that out.",
        "Leifeng Pagoda is too far for us, drop that one.",
        "I did Leifeng Pagoda as a kid, no need to see it again.",
        "Leifeng Pagoda not needed really.",
        "Leifeng Pagoda will be mobbed so skip it.",
    ],
)
def test_a_place_is_left_out_behind_its_name(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = understood(said, chinatravel_sandbox)
    refused = [one for one in found.wishes if is_refusal(one.meaning)]
    assert ["雷峰塔" in str(one.meaning) for one in refused] == [True]
    assert not found.not_understood
    assert not found.ask


def test_what_nobody_knows_is_not_left_out_in_silence(chinatravel_sandbox: Sandbox) -> None:
    found = understood("We've seen Glimmer Gardens already so leave that out.", chinatravel_sandbox)
    assert found.not_understood


@pytest.mark.parametrize("said", ["crowded places we not like", "crowded places my wife doesn't like"])
def test_what_one_does_not_like_may_stand_first(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = understood(said, chinatravel_sandbox)
    assert [(one.thing.en, one.wanted) for one in found.likings] == [("crowded places", False)]


@pytest.mark.parametrize(
    ("said", "wanted"),
    [("We love long strolls by the lake.", True), ("No long walks along the canal please.", False)],
)
def test_a_walk_by_the_water_is_no_forced_march(
    said: str, wanted: bool, chinatravel_sandbox: Sandbox
) -> None:
    found = understood(said, chinatravel_sandbox)
    assert [(one.thing.en, one.wanted) for one in found.likings] == [("walk by the water", wanted)]


def test_how_one_comes_home_may_be_left_open(chinatravel_sandbox: Sandbox) -> None:
    found = understood("A plane there, on the way back we don't mind.", chinatravel_sandbox)
    assert not found.not_understood
    assert "airplane" in str([one.meaning for one in found.wishes])


def test_one_who_guesses_wishes_all_the_same(chinatravel_sandbox: Sandbox) -> None:
    found = understood("Planes both ways I suppose.", chinatravel_sandbox)
    assert not found.not_understood
    assert not found.ask


def test_a_number_that_one_guesses_is_listed(chinatravel_sandbox: Sandbox) -> None:
    found = understand("From Shanghai to Hangzhou, 2 people, 3 days I guess.", sandbox=chinatravel_sandbox)
    assert found.not_understood
