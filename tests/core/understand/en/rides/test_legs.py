"""The way there and the way home, each said of its ride, in the orders in which English says them."""

import pytest

from core.dsl.families.rides import IntercityModes, OutAndBack
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRIP = "Shanghai to Hangzhou, 3 days, 2 people. "
TRAIN, PLANE = frozenset({"train"}), frozenset({"airplane"})


def modes(text: str, sandbox: Sandbox) -> list[IntercityModes | OutAndBack]:
    wishes = (one.meaning for one in understand(text, sandbox=sandbox).wishes)
    return [one for one in wishes if isinstance(one, IntercityModes | OutAndBack)]


@pytest.mark.parametrize(
    "said",
    [
        "Going by train, returning by plane.",
        "Train on the way out, plane on the way home.",
        "There by high-speed rail, back with a plane.",
        "The journey there should be by train, the journey home by air.",
        "going there: train, coming back: plane",
        "I'd rather go by train but fly home.",
        "Train down, flight back up.",
        "Home by plane, out by train.",
        "We take the slow night train to Hangzhou, stay two nights there and fly home.",
        "A train to Hangzhou and fly back.",
    ],
)
def test_by_train_there_and_by_plane_home(said: str, sandbox: Sandbox) -> None:
    assert modes(TRIP + said, sandbox) == [OutAndBack("any", TRAIN, PLANE)]


@pytest.mark.parametrize(
    "said",
    [
        "Out by plane, home by high-speed train please.",
        "Plane out, train home.",
        "Outbound: flight. Return: train.",
        "On the way there we'd like to fly and on the way back take the train.",
        "Take us there by plane and bring us back on the night train.",
    ],
)
def test_by_plane_there_and_by_train_home(said: str, sandbox: Sandbox) -> None:
    assert modes(TRIP + said, sandbox) == [OutAndBack("any", PLANE, TRAIN)]


def test_a_way_is_the_one_there_where_the_other_way_follows(sandbox: Sandbox) -> None:
    text = "Shanghai to Hangzhou by train and back by plane, 3 days, 2 people."
    assert modes(text, sandbox) == [OutAndBack("any", TRAIN, PLANE)]


@pytest.mark.parametrize("said", ["and back by train", "return by fast train"])
def test_there_and_back_by_one_way_is_both_rides(said: str, sandbox: Sandbox) -> None:
    text = f"Shanghai to Hangzhou {said}, 3 days, 2 people."
    assert modes(text, sandbox) == [IntercityModes(TRAIN)]


def test_a_way_home_that_is_refused_is_no_way_home(sandbox: Sandbox) -> None:
    found = modes(TRIP + "A flight there and no train back.", sandbox)
    assert OutAndBack("any", PLANE, TRAIN) not in found


@pytest.mark.parametrize(
    "said",
    [
        "Two of us, Guangzhou to Beijing, 3 days. First class on the plane there.",
        "Two of us, Guangzhou to Beijing, 3 days. A night flight down there would be good.",
    ],
)
def test_a_way_there_says_nothing_of_the_way_home(said: str) -> None:
    ways = [
        one.meaning for one in understand(said).wishes if isinstance(one.meaning, IntercityModes | OutAndBack)
    ]
    either = frozenset({"train", "airplane"})
    assert ways == [OutAndBack("any", frozenset({"airplane"}), either)]
