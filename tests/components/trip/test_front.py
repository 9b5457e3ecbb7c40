"""Which of several trips are worth showing, and which one a click means."""

import pytest

from components.trip.front import Option, picked, worth_showing

SHOWN = Option(cost=4000, sights=8, transfer=120, kind="shown")
CHEAP = Option(cost=3000, sights=6, transfer=120, kind="front")
FULL = Option(cost=4000, sights=10, transfer=200, kind="front")
SLOW = Option(cost=3100, sights=6, transfer=90, kind="front")
OTHERWISE = Option(cost=5000, sights=7, transfer=150, kind="different")
ALL = (SHOWN, CHEAP, FULL, SLOW, OTHERWISE)


def test_the_shown_the_best_of_their_kind_and_the_different_are_worth_showing() -> None:
    kinds = {
        number: option.kind for number, option in worth_showing(ALL, ("cost", "sights", "transfer")).items()
    }
    assert kinds == {0: "shown", 1: "front", 2: "front", 3: "front", 4: "different"}


def test_what_is_beaten_in_the_chosen_measures_is_left_out() -> None:
    assert list(worth_showing(ALL, ("cost", "sights"))) == [0, 1, 2, 4]


def test_of_equal_trips_the_first_stands_for_all() -> None:
    assert list(worth_showing((SHOWN, CHEAP, CHEAP), ("cost", "sights"))) == [0, 1]


@pytest.mark.parametrize(
    ("event", "number"),
    [
        ({"selection": {"picked": [{"number": 3}]}}, 3),
        ({"selection": {"picked": []}}, None),
        ({"selection": {}}, None),
        (None, None),
    ],
)
def test_a_click_means_an_option_or_nothing(event: object, number: int | None) -> None:
    assert picked(event) == number
