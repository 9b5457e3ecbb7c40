"""Which of the two rides an English sentence speaks of: a word for one says nothing of the other."""

import pytest

from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.normal.values import Normal
from core.understand import understand

TRIP = "Nanjing to Guangzhou, 5 days, 3 people. "
EITHER = frozenset({"train", "airplane"})
TRAIN, PLANE = frozenset({"train"}), frozenset({"airplane"})


def rides(said: str) -> list[Normal]:
    found = dict.fromkeys(one.meaning for one in understand(TRIP + said).wishes)
    return [one for one in found if isinstance(one, (IntercityModes, OutAndBack))]


@pytest.mark.parametrize(
    "said",
    [
        "Train there please.",
        "We want the train up.",
        "We'd sooner take the train on the way down.",
        "We take the train over.",
        "An outbound train, please.",
        "We go by train on the way out.",
    ],
)
def test_a_word_for_the_ride_there_leaves_the_other_open(said: str) -> None:
    assert rides(said) == [OutAndBack("any", TRAIN, EITHER)]


@pytest.mark.parametrize(
    "said",
    [
        "The return train no later than 18:00.",
        "Coming home it's rail regardless.",
        "We have to be on a train back by 16:00.",
        "A train back that gets us home before nine in the evening.",
        "No plane back.",
        "No flying home.",
    ],
)
def test_a_word_for_the_ride_home_leaves_the_other_open(said: str) -> None:
    assert rides(said) == [OutAndBack("any", EITHER, TRAIN)]


@pytest.mark.parametrize(
    "said",
    [
        "Let's do the train over, and back too.",
        "The train there, and the same coming home.",
        "The fast train there, the slow one back.",
        "Intercity trains, to and fro.",
        "High-speed train in both directions.",
        "We go by train.",
        "The outbound train before 9:00 and the return train after 19:00.",
        "Rail please - I'm not taking 28 children through an airport.",
    ],
)
def test_what_is_said_of_both_rides_is_of_both(said: str) -> None:
    assert rides(said) == [IntercityModes(TRAIN)]


@pytest.mark.parametrize(
    "said",
    [
        "She wanted the night train both ways, but we fly up and take the night train only on the return.",
        "We fly there and take the train on the return.",
    ],
)
def test_each_ride_by_its_own_way(said: str) -> None:
    assert rides(said) == [OutAndBack("any", PLANE, TRAIN)]


@pytest.mark.parametrize(
    "said",
    [
        "I'm flying into Nanjing anyway.",
        "I'm flying in from Seattle the day before.",
        "500 a day each, train and hotel is inside this.",
        "4000, trains and rooms included.",
        "With train and bed it comes to 2,700.",
        "My mother wanted the plane.",
        "They suggested a flight, we drive.",
    ],
)
def test_a_ride_of_another_story_is_none_of_the_trip(said: str) -> None:
    assert rides(said) == []


def test_who_drives_home_the_same_way_refuses_trains_for_both() -> None:
    assert rides("We drive home the same way - no trains.") == [OutAndBack("none", TRAIN, TRAIN)]


@pytest.mark.parametrize(
    ("said", "time"),
    [
        (
            "A train that gets us home before nine in the evening.",
            RideTime("back", "arrives", "latest", "21:00"),
        ),
        ("Back home before six o'clock.", RideTime("back", "arrives", "latest", "18:00")),
        ("We leave after seven in the morning.", RideTime("out", "departs", "earliest", "07:00")),
        ("Return train no later than 18:00.", RideTime("back", "departs", "latest", "18:00")),
    ],
)
def test_hours_of_rides_in_words(said: str, time: Normal) -> None:
    assert time in [one.meaning for one in understand(TRIP + said).wishes]


@pytest.mark.parametrize(
    "said", ["We go and come back by train.", "Going and coming back by high-speed train."]
)
def test_who_goes_and_comes_back_rides_both_ways(said: str) -> None:
    assert rides(said) == [IntercityModes(TRAIN)]


@pytest.mark.parametrize(
    "said",
    ["My son likes planes, trains and dinosaurs.", "We want to see the train that goes through a building."],
)
def test_trains_to_look_at_are_no_ride(said: str) -> None:
    assert rides(said) == []


def test_the_day_of_the_flight_home_is_none_of_the_flight_out() -> None:
    said = "A flight that leaves before 9 am and a flight home after 7 pm on day five."
    found = {one.meaning for one in understand(TRIP + said).wishes if isinstance(one.meaning, RideTime)}
    assert found == {
        RideTime(way="out", moment="departs", bound="latest", time="09:00"),
        RideTime(way="back", moment="departs", bound="earliest", time="19:00"),
    }
