"""When, how long and on which day one would be at a place, in the ways in which English says it."""

import pytest

from core.dsl.families.places import Names
from core.dsl.families.rides import RideTime
from core.dsl.families.visits import StayAt, TimeAt
from core.model.spells import LAST_DAY, visit_spell
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TRIP = "Shanghai to Hangzhou, 3 days, 2 people. "


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + said, sandbox=sandbox)


def stays(said: str, sandbox: Sandbox) -> dict[str, int]:
    wishes = (one.meaning for one in read(said, sandbox).wishes)
    return {one.place: one.at_least for one in wishes if isinstance(one, StayAt)}


def hours_and_days(said: str, sandbox: Sandbox) -> set[tuple[str, str, int]]:
    wishes = filter(None, (visit_spell(one.thing.zh) for one in read(said, sandbox).likings))
    return {(one.place, "" if one.spell.on_day else one.spell.said.en, one.spell.on_day) for one in wishes}


@pytest.mark.parametrize(
    "said",
    [
        "At least three hours at Lingyin Temple.",
        "A good three hours at Lingyin Temple, please.",
        "Give us three hours or more in Lingyin Temple.",
        "Three hours in Lingyin Temple should do.",
        "We'd like to spend 3 hours at Lingyin Temple.",
        "Three to four hours at Lingyin Temple would be nice.",
        "Lingyin Temple for at least 180 minutes.",
        "Lingyin Temple for three hours, then a rest.",
        "We need a minimum of 3 hrs for Lingyin Temple.",
    ],
)
def test_three_hours_at_a_place(said: str, sandbox: Sandbox) -> None:
    assert stays(said, sandbox) == {"灵隐寺": 180}


@pytest.mark.parametrize(
    "said",
    [
        "No more than three hours at Lingyin Temple.",
        "Three hours at Lingyin Temple at most.",
        "Only three hours at Lingyin Temple.",
        "Up to three hours in Lingyin Temple.",
        "The hotel should be within three hours of Lingyin Temple.",
    ],
)
def test_the_longest_time_at_a_place_is_no_shortest(said: str, sandbox: Sandbox) -> None:
    assert stays(said, sandbox) == {}


def test_a_second_length_needs_no_unit(sandbox: Sandbox) -> None:
    said = "Please plan at least three hours for Lingyin Temple and one for West Lake."
    assert stays(said, sandbox) == {"灵隐寺": 180, "西湖风景名胜区": 60}


def test_a_place_beside_one_with_a_length_is_not_lost(sandbox: Sandbox) -> None:
    found = read("At least three hours for Lingyin Temple and a morning for West Lake.", sandbox)
    wanted = {name for one in found.wishes if isinstance(one.meaning, Names) for name in one.meaning.names}
    assert "西湖风景名胜区" in wanted


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Lingyin Temple at 8 pm", {("around 20:00", 0)}),
        ("Be at Lingyin Temple around 8pm when the lights are on", {("around 20:00", 0)}),
        ("At 10 am Lingyin Temple", {("around 10:00", 0)}),
        ("Lingyin Temple around 10:30 on day 2", {("around 10:30", 0), ("", 2)}),
        ("Lingyin Temple as soon as it opens", {("early in the morning", 0)}),
        ("Lingyin Temple first thing on day 2", {("early in the morning", 0), ("", 2)}),
        ("Lingyin Temple on the second morning", {("in the morning", 0), ("", 2)}),
        ("The last afternoon at Lingyin Temple", {("in the afternoon", 0), ("", LAST_DAY)}),
        # the last evening that one spends there is the one before the day of leaving
        ("Lingyin Temple on the last evening", {("in the evening", 0), ("", 2)}),
        ("After lunch on day 2 Lingyin Temple", {("in the afternoon", 0), ("", 2)}),
        ("I want to watch the sunset at Lingyin Temple", {("at dusk", 0)}),
    ],
)
def test_hours_and_days_of_a_place(said: str, expected: set[tuple[str, int]], sandbox: Sandbox) -> None:
    assert {(when, day) for _, when, day in hours_and_days(said, sandbox)} == expected


@pytest.mark.parametrize(
    "said",
    [
        "Train at 8 am from Hongqiao, and Lingyin Temple.",
        "Dinner at 7 pm, and Lingyin Temple some time.",
        "Leave the second evening free, Lingyin Temple whenever.",
        "We leave on the last evening; Lingyin Temple please.",
    ],
)
def test_the_hour_of_something_else_is_none_of_a_place(said: str, sandbox: Sandbox) -> None:
    assert hours_and_days(said, sandbox) == set()


def hours_by(said: str, sandbox: Sandbox) -> list[tuple[str, str | None]]:
    wishes = (one.meaning for one in read(said, sandbox).wishes)
    return [(one.place, one.starts_by) for one in wishes if isinstance(one, TimeAt)]


@pytest.mark.parametrize(
    "said",
    [
        "Be at Lingyin Temple by half past four.",
        "Lingyin Temple by 16:30.",
        "Lingyin Temple (be there by 4:30 pm!)",
        "We want Lingyin Temple, and we need to be there by half past four.",
    ],
)
def test_by_half_past_four_at_a_place(said: str, sandbox: Sandbox) -> None:
    assert hours_by(said, sandbox) == [("灵隐寺", "16:30")]


@pytest.mark.parametrize(
    "said",
    [
        "Lingyin Temple, I have to be there at 5 pm one day.",
        "Main goal: Lingyin Temple, so we have to be standing there at 5 pm with the camera.",
        "We want Lingyin Temple, getting there around 5 pm.",
    ],
)
def test_there_is_the_sight_that_was_just_named(said: str, sandbox: Sandbox) -> None:
    assert {place for place, _, _ in hours_and_days(said, sandbox)} == {"灵隐寺"}
    assert not [one for one in read(said, sandbox).wishes if isinstance(one.meaning, RideTime)]


def test_there_is_the_city_where_no_sight_was_named(sandbox: Sandbox) -> None:
    found = read("We want to be there by noon on the first day.", sandbox)
    assert [one.meaning.time for one in found.wishes if isinstance(one.meaning, RideTime)] == ["12:00"]
