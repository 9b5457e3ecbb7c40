"""English that insists, chats or adds a word: what must not be missed, threats, letters for words, stars or better, rides by order."""

from datetime import date

import pytest

from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.text.writing.typos import respelt

_EITHER, _TRAIN, _PLANE = frozenset({"train", "airplane"}), frozenset({"train"}), frozenset({"airplane"})


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(
        f"Nanjing to Shanghai, 3 days, 2 people. {text}", sandbox=sandbox, today=date(2026, 11, 21)
    )


def likes(text: str, sandbox: Sandbox) -> set[tuple[str, bool]]:
    return {(one.thing.zh, one.wanted) for one in read(text, sandbox).likings}


@pytest.mark.parametrize(
    "text",
    [
        "The Bund must not be missing.",
        "The Bund can't be skipped.",
        "The Bund or there will be mutiny.",
        "I need to see the Bund or I'm not coming.",
        "The Bund must be part of the programme.",
    ],
)
def test_what_must_be_is_wanted(text: str, chinatravel_sandbox: Sandbox) -> None:
    found = read(text, chinatravel_sandbox)
    wanted = [one.meaning for one in found.wishes if isinstance(one.meaning, Names)]
    assert [one.rule for one in wanted] == ["all"]


def test_another_way_behind_or_is_no_threat(chinatravel_sandbox: Sandbox) -> None:
    found = read("We take the train or we'll fly.", chinatravel_sandbox)
    assert not any(one.meaning == IntercityModes(_TRAIN) for one in found.wishes)


def test_videos_of_pandas_are_no_pandas(chinatravel_sandbox: Sandbox) -> None:
    text = "Nanjing to Chengdu, 3 days, 2 people. She's been watching way too many panda videos."
    found = understand(text, sandbox=chinatravel_sandbox, today=date(2026, 11, 21))
    assert not any(isinstance(one.meaning, Names) for one in found.wishes)


def test_a_threat_behind_a_refusal_leaves_it_refused(chinatravel_sandbox: Sandbox) -> None:
    found = read("Skip the Bund or the kids will cry.", chinatravel_sandbox)
    assert {one.meaning.rule for one in found.wishes if isinstance(one.meaning, Names)} == {"none"}


def test_restaurants_of_a_kind_are_refused(chinatravel_sandbox: Sandbox) -> None:
    found = read("No hotpot restaurants please.", chinatravel_sandbox)
    assert {one.meaning.rule for one in found.wishes if isinstance(one.meaning, Types)} == {"none"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("me n u r going", "me and you are going"),
        ("a plan 4 3 days", "a plan for 3 days"),
        ("it would b nice", "it would be nice"),
        ("wanna c it", "wanna see it"),
        ("4 days", "4 days"),
        ("rock n' roll", "rock n' roll"),
    ],
)
def test_letters_stand_for_words(typed: str, meant: str) -> None:
    assert respelt(typed, range(len(typed) + 1))[0] == meant


@pytest.mark.parametrize(
    "text",
    ["4 star or better.", "A 4* hotel or better.", "Nothing below four stars.", "Minimum four-star hotel."],
)
def test_stars_or_more(text: str, sandbox: Sandbox) -> None:
    assert ("四星级以上的酒店", True) in likes(text, sandbox)


@pytest.mark.parametrize(
    "text",
    [
        "Coming home it has to be the high-speed train.",
        "Going home it must be high-speed.",
    ],
)
def test_the_way_home_alone(text: str, sandbox: Sandbox) -> None:
    assert OutAndBack("any", _EITHER, _TRAIN) in {one.meaning for one in read(text, sandbox).wishes}


def test_either_way_is_both_ways(sandbox: Sandbox) -> None:
    assert OutAndBack("none", _PLANE, _PLANE) in {
        one.meaning for one in read("Flying either way is out.", sandbox).wishes
    }


def test_a_clause_that_says_only_when_is_of_the_ride_before_it(sandbox: Sandbox) -> None:
    found = read("We'd prefer to fly home, ideally in the evening.", sandbox)
    assert RideTime(way="back", moment="departs", bound="earliest", time="17:00") in {
        one.meaning for one in found.wishes
    }


def test_what_is_fine_behind_a_refusal_is_meant_instead(sandbox: Sandbox) -> None:
    found = {one.meaning for one in read("No cabs, the metro's fine.", sandbox).wishes}
    assert InnerModes("all", frozenset({"metro"})) in found


def test_a_place_behind_a_hotel_is_where_it_is(sandbox: Sandbox) -> None:
    found = read("A boutique hotel, if possible in the old town.", sandbox)
    assert not any(one.about == "sight" for one in found.likings)


def test_a_hotel_near_a_place_in_its_own_clause(chinatravel_sandbox: Sandbox) -> None:
    found = read("We need two twin rooms, if possible near the Bund.", chinatravel_sandbox)
    assert not any(isinstance(one.meaning, Names) for one in found.wishes)
    assert "hotel_distance" in {one.constraint().family for one in found.wishes}


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("We're doing Chengdu, 4 days, just us two, outta Shanghai.", "上海", "成都"),
        ("Chengdu fae Wuhan, five days, two of us.", "武汉", "成都"),
    ],
)
def test_from_in_other_words(text: str, start: str, target: str) -> None:
    found = understand(text).query
    assert (found.start_city, found.target_city) == (start, target)


def test_two_cities_by_order_alone_are_asked_about() -> None:
    found = understand("He promised me Nanjing; my niece is busy in Shanghai, whence we set out. 4 days")
    assert {"start", "target"} <= {one.about for one in found.ask}


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("It's me my mama and my ate so that's three going from Beijing to Shanghai for 3 days", 3),
        ("Shanghai to Beijing, me my husband and the twins, they are two years old, and we have six days", 4),
    ],
)
def test_all_are_counted_once(text: str, people: int) -> None:
    assert understand(text).query.people_number == people


def test_one_more_whom_no_known_word_names_is_asked_about() -> None:
    found = understand("It's mom dad me my little brother and popo, Beijing to Shanghai for 3 days")
    assert "people" in {one.about for one in found.ask}


def test_what_one_meal_costs_is_no_budget() -> None:
    found = understand("Guangzhou to Suzhou, 2 people, 3 days. One posh dinner, like 500 for the two of us")
    assert found.query.budget is None


def test_a_head_behind_a_stroke() -> None:
    found = understand("Beijing to Shanghai, 4 people, 3 days, budget 800/pax")
    assert found.query.budget == 3200


@pytest.mark.parametrize(
    "text",
    ["One or two of the classical gardens.", "Gardens if such a thing exists.", "Classical gardens if you can swing it."],
)  # fmt: skip
def test_how_many_and_if_it_may_be_leave_it_wanted(text: str, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert any(isinstance(one.meaning, Types) for one in found.wishes) or found.likings
    assert "wish" not in {one.about for one in found.ask}
