"""Who is off something refuses it; a ride that was named before, or is not to be touched, is no mode refused; crowds are no pace."""

import pytest

from core.dsl.families.places import Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Two of us, Shanghai to Hangzhou, 3 days. {text}", sandbox=sandbox)


@pytest.mark.parametrize(
    "text",
    [
        "Mum is off seafood.",
        "She's off seafood since that time.",
        "I've gone off seafood.",
        "We're off seafood for good.",
        "My wife went off seafood.",
        "They are off seafood.",
    ],
)
def test_who_is_off_something_refuses_it(text: str, sandbox: Sandbox) -> None:
    rules = {one.meaning.rule for one in read(text, sandbox).wishes if isinstance(one.meaning, Types)}
    assert rules <= {"none"}
    assert not [one for one in read(text, sandbox).likings if one.wanted]


@pytest.mark.parametrize(
    "text",
    [
        "We're off to West Lake on the first day.",
        "We're off on holiday, the hotel should have a pool.",
        "I am off work, so Lingyin Temple please.",
        "He's off school. Lingyin Temple, please.",
        "It is off season; West Lake please.",
    ],
)
def test_who_sets_off_refuses_nothing(text: str, sandbox: Sandbox) -> None:
    assert not [one for one in read(text, sandbox).wishes if getattr(one.meaning, "rule", "") == "none"]


@pytest.mark.parametrize(
    "text",
    [
        "She is not getting on that train.",
        "Don't touch the flights.",
        "Please don't change my train.",
        "We won't take this flight again.",
        "Don't book flights, I have them.",
    ],
)
def test_a_ride_named_before_is_no_mode_refused(text: str, sandbox: Sandbox) -> None:
    assert not [
        one for one in read(text, sandbox).wishes if isinstance(one.meaning, (OutAndBack, IntercityModes))
    ]


@pytest.mark.parametrize(
    ("text", "ride"),
    [
        (
            "Nothing before 9 on the way there.",
            RideTime(way="out", moment="departs", bound="earliest", time="09:00"),
        ),
        (
            "No trains before 10 on the way back.",
            RideTime(way="back", moment="departs", bound="earliest", time="10:00"),
        ),
        (
            "Nothing after 6pm on the way home.",
            RideTime(way="back", moment="departs", bound="latest", time="18:00"),
        ),
        (
            "No flights before 8:30 on the journey out.",
            RideTime(way="out", moment="departs", bound="earliest", time="08:30"),
        ),
        (
            "No departures before eight on the way out.",
            RideTime(way="out", moment="departs", bound="earliest", time="08:00"),
        ),
    ],
)
def test_an_hour_on_the_way_bounds_its_ride(text: str, ride: RideTime, sandbox: Sandbox) -> None:
    assert ride in {one.meaning for one in read(text, sandbox).wishes}


@pytest.mark.parametrize(
    "text",
    [
        "Lingyin Temple is meant to be packed.",
        "West Lake gets so packed.",
        "The zoo is always packed.",
        "Leifeng Pagoda was packed.",
        "That street is too packed.",
    ],
)
def test_a_crowded_place_is_no_pace(text: str, sandbox: Sandbox) -> None:
    assert not [one for one in read(text, sandbox).likings if one.about == "pace"]


@pytest.mark.parametrize(
    "text", ["Our days are packed.", "A packed schedule.", "Pack in as much as possible."]
)
def test_full_days_are_a_pace(text: str, sandbox: Sandbox) -> None:
    assert [one.about for one in read(text, sandbox).likings] == ["pace"]
