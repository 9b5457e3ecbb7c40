"""Ways inside the city, in the words in which English asks for them and gives them up."""

import pytest

from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Shanghai to Hangzhou, 3 days, 2 people. {said}", sandbox=sandbox)


def inside(said: str, sandbox: Sandbox) -> list[tuple[str, frozenset[str]]]:
    wishes = (one.meaning for one in read(said, sandbox).wishes)
    return [(one.rule, one.modes) for one in wishes if isinstance(one, InnerModes)]


@pytest.mark.parametrize(
    "said",
    [
        "Put us in taxis.",
        "We'll hop in a taxi.",
        "Please call us cabs.",
        "Let's grab cabs.",
        "Stick with taxis.",
        "We'd get everyone into a taxi.",
        "Switch to taxis.",
        "Didis instead, please.",
    ],
)
def test_every_way_to_take_a_taxi(said: str, sandbox: Sandbox) -> None:
    found = read(said, sandbox)
    assert inside(said, sandbox) == [("all", frozenset({"taxi"}))]
    assert not found.ask


@pytest.mark.parametrize(
    "said", ["No subway or bus please.", "No buses or subway.", "Neither metro nor bus."]
)
def test_refused_beside_a_bus_the_metro_is_refused_too(said: str, sandbox: Sandbox) -> None:
    assert inside(said, sandbox) == [("none", frozenset({"metro"}))]


@pytest.mark.parametrize("said", ["Fewer taxis please.", "Less metro would be nice."])
def test_fewer_rides_are_not_none(said: str, sandbox: Sandbox) -> None:
    assert inside(said, sandbox) == []
    found = read(said, sandbox)
    assert found.not_understood or not any(one.wanted for one in found.likings)


@pytest.mark.parametrize("said", ["bus/metro/feet only", "Only metro or bus.", "metro and bikes only"])
def test_the_metro_beside_a_bus_is_not_all_that_is_taken(said: str, sandbox: Sandbox) -> None:
    assert ("only", frozenset({"metro"})) not in inside(said, sandbox)


@pytest.mark.parametrize(
    ("said", "modes"),
    [
        ("Taxis everywhere please.", "taxi"),
        ("Taxi everywhere.", "taxi"),
        ("We'll hop in a taxi everywhere.", "taxi"),
        ("Metro everywhere.", "metro"),
        ("Didi for everything.", "taxi"),
    ],
)
def test_everywhere_is_on_every_leg(said: str, modes: str, sandbox: Sandbox) -> None:
    assert inside(said, sandbox) == [("only", frozenset({modes}))]


def test_who_is_happy_to_asks_for_no_leg_alone(sandbox: Sandbox) -> None:
    assert ("only", frozenset({"metro"})) not in inside("Happy to take the metro everywhere.", sandbox)


@pytest.mark.parametrize("said", ["I don't walk well any more.", "My mother can't walk very well."])
def test_who_walks_badly_is_not_carried(said: str, sandbox: Sandbox) -> None:
    assert inside(said, sandbox) == []
    assert [one.thing.en for one in read(said, sandbox).likings] == ["not much walking"]
