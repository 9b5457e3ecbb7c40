"""Rooms of several kinds, and one for each traveller, in English."""

import pytest

from core.dsl.families.counts import Beds, Rooms
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRIP = "Four of us, Shanghai to Hangzhou, 3 days, 6000 yuan. "


def counted(words: str, sandbox: Sandbox) -> set[Rooms | Beds]:
    found = understand(TRIP + words, sandbox=sandbox)
    return {one.meaning for one in found.wishes if isinstance(one.meaning, (Rooms, Beds))}


@pytest.mark.parametrize(
    ("words", "rooms"),
    [
        ("One twin, one double.", 2),
        ("two doubles and a single", 3),
        ("a double for my parents and a twin for us", 2),
        ("Need 2 rooms (1 double, 1 twin).", 2),
        ("one double room and two twin rooms", 3),
        ("A room each, please.", 4),
        ("We need two connecting rooms.", 2),
        ("Everyone wants their own room.", 4),
    ],
)
def test_rooms_of_several_kinds_are_summed(words: str, rooms: int, sandbox: Sandbox) -> None:
    assert counted(words, sandbox) == {Rooms(rooms)}


def test_singles_have_one_bed(sandbox: Sandbox) -> None:
    assert counted("Four singles.", sandbox) == {Rooms(4), Beds(1)}


@pytest.mark.parametrize(
    "words", ["two museums and a single garden", "Not two doubles and a single.", "Our two twins come along."]
)
def test_near_misses_count_no_rooms(words: str, sandbox: Sandbox) -> None:
    assert counted(words, sandbox) == set()


@pytest.mark.parametrize(
    ("words", "meant"), [("6 twins, please.", {Rooms(6), Beds(2)}), ("A triple room.", {Beds(3)})]
)
def test_rooms_by_their_beds(words: str, meant: set[Rooms | Beds], sandbox: Sandbox) -> None:
    assert counted(words, sandbox) == meant


def test_twins_who_are_children_are_no_rooms(sandbox: Sandbox) -> None:
    assert counted("We have two twins aged 4.", sandbox) == set()


@pytest.mark.parametrize("said", ["sep rooms!!!", "separate rooms please"])
def test_rooms_apart_are_no_month(said: str) -> None:
    found = understand(f"2 people, Wuhan to Shanghai, 2 days. {said}")
    assert [one.thing.zh for one in found.likings] == ["单独的房间"]
    assert found.query.dates is None


def test_one_room_for_everybody_is_not_one_each() -> None:
    found = understand(
        "3 of us, Shanghai to Wuhan, 4 days. One big room for everybody if such a thing exists."
    )
    assert not [one for one in found.wishes if "Rooms(count=3)" in str(one.meaning)]
