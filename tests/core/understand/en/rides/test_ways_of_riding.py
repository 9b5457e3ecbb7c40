"""Rides there and back and ways inside the city, in the ways in which English says them."""

import pytest

from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TRIP = "Shanghai to Hangzhou, 3 days, 2 people. "
TRAIN, PLANE = frozenset({"train"}), frozenset({"airplane"})


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + said, sandbox=sandbox)


def modes(said: str, sandbox: Sandbox) -> list[IntercityModes | OutAndBack]:
    wishes = (one.meaning for one in read(said, sandbox).wishes)
    return [one for one in wishes if isinstance(one, IntercityModes | OutAndBack)]


def times(said: str, sandbox: Sandbox) -> set[tuple[str, str, str, str]]:
    rides = (one.meaning for one in read(said, sandbox).wishes if isinstance(one.meaning, RideTime))
    return {(ride.way, ride.moment, ride.bound, ride.time) for ride in rides}


def inside(said: str, sandbox: Sandbox) -> list[tuple[str, frozenset[str]]]:
    wishes = (one.meaning for one in read(said, sandbox).wishes)
    return [(one.rule, one.modes) for one in wishes if isinstance(one, InnerModes)]


@pytest.mark.parametrize(
    "said",
    [
        "Train there, fly back.",
        "High-speed rail there, and a flight home after 6 pm.",
        "High-speed train out and a plane back.",
        "HSR there, then fly home.",
    ],
)
def test_by_train_there_and_by_plane_back(said: str, sandbox: Sandbox) -> None:
    assert modes(said, sandbox) == [OutAndBack("any", TRAIN, PLANE)]


@pytest.mark.parametrize(
    "said",
    [
        "We'd fly there and take the sleeper back.",
        "Flying in and taking the train back would be nice.",
        "Fly in the morning, evening train home.",
    ],
)
def test_by_plane_there_and_by_train_back(said: str, sandbox: Sandbox) -> None:
    assert modes(said, sandbox) == [OutAndBack("any", PLANE, TRAIN)]


@pytest.mark.parametrize("said", ["An evening train home.", "We'll take the last train home."])
def test_a_train_home_is_read_whole(said: str, sandbox: Sandbox) -> None:
    found = read(said, sandbox)
    assert modes(said, sandbox) == [OutAndBack("any", TRAIN | PLANE, TRAIN)]
    assert not found.not_understood


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Leave in the morning.", ("out", "departs", "latest", "12:00")),
        ("Leaving before 9 on the first day.", ("out", "departs", "latest", "09:00")),
        ("Flying, must land before 12.", ("out", "arrives", "latest", "12:00")),
        ("Landing before noon.", ("out", "arrives", "latest", "12:00")),
        ("Train, not bus, and not before ten in the morning.", ("out", "departs", "earliest", "10:00")),
        ("Train there around 10 in the morning.", ("out", "departs", "earliest", "10:00")),
        ("I'd come by high-speed train in the afternoon.", ("out", "departs", "earliest", "12:00")),
        ("We want to be in Hangzhou by lunch time.", ("out", "arrives", "latest", "14:00")),
        ("We have to be there before 3.", ("out", "arrives", "latest", "15:00")),
        ("Home by 10 pm.", ("back", "arrives", "latest", "22:00")),
        ("We have to be on our way home by 4 pm.", ("back", "departs", "latest", "16:00")),
        ("On the way back we have to land before 9 pm.", ("back", "arrives", "latest", "21:00")),
    ],
)
def test_hours_of_rides(said: str, expected: tuple[str, str, str, str], sandbox: Sandbox) -> None:
    assert times(said, sandbox) == {expected}
    assert not read(said, sandbox).not_understood


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            "Leave after 7, home by 10 pm.",
            {("out", "departs", "earliest", "07:00"), ("back", "arrives", "latest", "22:00")},
        ),
        (
            "Train both ways, leaving after 9 and home by 8 pm on the last day please.",
            {("out", "departs", "earliest", "09:00"), ("back", "arrives", "latest", "20:00")},
        ),
        (
            "Return on the last day, departure no earlier than 5 pm.",
            {("back", "departs", "earliest", "17:00")},
        ),
    ],
)
def test_each_ride_has_its_hour(said: str, expected: set[tuple[str, ...]], sandbox: Sandbox) -> None:
    assert times(said, sandbox) == expected


@pytest.mark.parametrize(
    "said",
    [
        "We leave the hotel in the morning at nine.",
        "In bed by nine, and be in the lobby by 8.",
        "Leave the afternoon of day 2 for shopping.",
        "The museum, and not before ten in the morning.",
    ],
)
def test_other_hours_are_of_no_ride(said: str, sandbox: Sandbox) -> None:
    assert times(said, sandbox) == set()


@pytest.mark.parametrize(
    ("said", "strength"), [("An overnight train there.", "like"), ("No overnight trains.", "avoid")]
)
def test_a_night_train_is_one_to_sleep_in(said: str, strength: str, sandbox: Sandbox) -> None:
    found = read(said, sandbox)
    assert [one.wanted for one in found.likings if one.thing.zh == "卧铺"] == [strength == "like"]
    assert not found.not_understood


def test_a_slow_train_is_no_slow_pace(sandbox: Sandbox) -> None:
    assert not [one for one in read("Slow train please.", sandbox).likings if one.about == "pace"]


def test_too_late_is_wanted_by_nobody(sandbox: Sandbox) -> None:
    late = [one for one in read("Not too late back.", sandbox).likings if one.thing.zh == "晚归"]
    assert [one.wanted for one in late] == [False]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Metro or walking.", ("only", frozenset({"metro", "walk"}))),
        ("Metro and taxi to get around, please.", ("only", frozenset({"metro", "taxi"}))),
        ("Taxis only.", ("only", frozenset({"taxi"}))),
        ("Use the subway whenever you can.", ("all", frozenset({"metro"}))),
        ("I get around by metro.", ("all", frozenset({"metro"}))),
        ("Didi for everything.", ("only", frozenset({"taxi"}))),
        ("Taxi between sights.", ("all", frozenset({"taxi"}))),
        ("Please don't use the metro.", ("none", frozenset({"metro"}))),
        ("I hate the underground.", ("none", frozenset({"metro"}))),
    ],
)
def test_ways_inside_the_city(said: str, expected: tuple[str, frozenset[str]], sandbox: Sandbox) -> None:
    assert inside(said, sandbox) == [expected]
    assert not read(said, sandbox).not_understood


@pytest.mark.parametrize(
    "said", ["Taxis are fine.", "Metro or bus.", "The hotel near a metro, and a walk by the lake."]
)
def test_ways_that_nobody_must_take(said: str, sandbox: Sandbox) -> None:
    assert inside(said, sandbox) == []


@pytest.mark.parametrize(
    ("said", "way", "bound", "time"),
    [
        ("train back not before 17:00", "back", "earliest", "17:00"),
        ("our return train never before noon", "back", "earliest", "12:00"),
        ("we don't want the train back before 17:00", "back", "earliest", "17:00"),
        ("no return flight before 2 pm", "back", "earliest", "14:00"),
        ("train there not before 9:00 am", "out", "earliest", "09:00"),
    ],
)
def test_an_hour_that_is_refused_is_the_other_side_of_it(
    said: str, way: str, bound: str, time: str, sandbox: Sandbox
) -> None:
    assert times(said, sandbox) == {(way, "departs", bound, time)}


def test_a_start_is_a_ride_only_where_one_travels(sandbox: Sandbox) -> None:
    assert times("start from Shanghai after 10:30", sandbox) == {("out", "departs", "earliest", "10:30")}
    assert times("don't start before 10:30", sandbox) == set()
