"""A phrase is one thing: what it says besides the word that was read keeps that word from being a wish of its own."""

from datetime import date

import pytest

from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.wishes.wish import is_refusal

TRIP = "2 people, Shanghai to Hangzhou, 3 days. "


def read(words: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + words, sandbox=sandbox)


def listed(found: Understanding) -> str:
    """All that is listed or asked about, in small letters."""
    spans = [*found.not_understood, *(one.span for one in found.ask if one.span)]
    return " ".join(found.query.text[start:end].lower() for start, end in spans)


def told(found: Understanding) -> str:
    """What is listed or asked about, and what was read in its own words."""
    return " ".join([listed(found), *(one.thing.en.lower() for one in found.likings if not one.held)])


@pytest.mark.parametrize(
    "words",
    [
        "My uncle wants the museum with the bronze bells.",
        "Aviation museum first thing please.",
        "West Lake museums, please.",
        "We must see a museum that has clocks.",
        "The opera museum is a must.",
    ],
)
def test_a_kind_that_is_told_closer_is_no_wish_for_the_kind(words: str, sandbox: Sandbox) -> None:
    found = read(words, sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, Types) and one.strength == "must"]
    assert "museum" in told(found) or any(
        one.thing.zh in ("博物馆/纪念馆", "飞机展") for one in found.likings
    )


@pytest.mark.parametrize(
    "words",
    ["Do not give me any museum on an evening.", "No temples with stairs.", "No museums where one queues."],
)
def test_a_refusal_of_some_of_a_kind_is_not_one_of_all(words: str, sandbox: Sandbox) -> None:
    found = read(words, sandbox)
    assert not [one for one in found.wishes if is_refusal(one.meaning)]
    assert "museum" in told(found) or "temple" in told(found)


def test_what_the_refused_ones_have_is_not_liked(sandbox: Sandbox) -> None:
    found = read("No temples with stairs.", sandbox)
    assert not [one for one in found.likings if one.wanted]
    assert "stairs" in told(found)


def test_food_is_refused_whatever_is_said_of_it(sandbox: Sandbox) -> None:
    found = read("I'm allergic to peanuts, no peanuts with anything.", sandbox)
    assert [one for one in found.likings if one.thing.zh == "花生" and not one.wanted]


def test_a_flight_at_an_hour_is_not_every_flight(sandbox: Sandbox) -> None:
    found = read("NOT some 6am flight please.", sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, OutAndBack)]


@pytest.mark.parametrize(
    "words",
    [
        "One room for me, one for them with two beds.",
        "Rooms: three doubles with twin beds plus a single for Joan.",
        "One suite, one standard king.",
        "One room for them, one room for me.",
    ],
)
def test_rooms_in_parts_are_asked_about(words: str, sandbox: Sandbox) -> None:
    found = read(words, sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, (Rooms, Beds, Types))]
    assert [one for one in found.ask if one.about == "wish"] or listed(found)


@pytest.mark.parametrize(
    "words",
    [
        "Two twin rooms.",
        "One room with a queen bed.",
        "6 twin rooms, a conference room.",
        "Two rooms, one for us and one for the kids.",
    ],
)
def test_rooms_of_one_kind_are_read(words: str, sandbox: Sandbox) -> None:
    assert [one for one in read(words, sandbox).wishes if isinstance(one.meaning, (Rooms, Beds))]


def test_a_name_before_a_hotel_is_where_it_stands(sandbox: Sandbox) -> None:
    meanings = [one.meaning for one in read("A West Lake hotel, please.", sandbox).wishes]
    assert [one for one in meanings if isinstance(one, HotelNear)]
    assert not [one for one in meanings if isinstance(one, Names)]


@pytest.mark.parametrize("words", ["Audit at West Lake on both mornings.", "He lectures at West Lake."])
def test_where_one_works_is_no_sight(words: str, sandbox: Sandbox) -> None:
    found = read(words, sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, Names)]
    assert "west lake" in listed(found)


def test_what_a_refusal_leaves_out_is_not_refused(sandbox: Sandbox) -> None:
    found = read("Nobody wants to be up before seven apart from the West Lake day.", sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, Names) and is_refusal(one.meaning)]


def test_a_flight_out_that_lands_by_an_hour_arrives_by_it(sandbox: Sandbox) -> None:
    meanings = [one.meaning for one in read("Flight out lands before 11 am.", sandbox).wishes]
    assert RideTime(way="out", moment="arrives", bound="latest", time="11:00") in meanings


@pytest.mark.parametrize(
    "words",
    [
        "We want to see the Embroidery Museum, and three hours in the museum.",
        "The Silk Museum, hmm, museum for sure.",
    ],
)
def test_a_kind_may_speak_again_of_a_place_that_was_named(words: str, sandbox: Sandbox) -> None:
    found = read(words, sandbox)
    kinds = [one for one in found.wishes if isinstance(one.meaning, Types)]
    assert not [one for one in kinds if one.span[0] > len(TRIP) + 25]


def test_a_further_one_of_its_kind_is_asked_or_wished(sandbox: Sandbox) -> None:
    found = read("We want to see the Silk Museum. We must see a museum on Sunday.", sandbox)
    assert [one for one in found.wishes if isinstance(one.meaning, Types)] or [
        one for one in found.ask if one.about == "wish"
    ]


def test_where_one_went_before_is_no_wish(sandbox: Sandbox) -> None:
    found = read("I went to West Lake twice already.", sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, Names)]


@pytest.mark.parametrize("words", ["A museum under 80 yuan.", "Hotpot under 80 yuan."])
def test_the_price_of_a_thing_is_not_that_of_the_trip(words: str, sandbox: Sandbox) -> None:
    found = read(words, sandbox)
    assert found.query.budget is None
    assert "budget" in {one.about for one in found.ask}


def test_days_that_the_dates_do_not_fit_are_asked(sandbox: Sandbox) -> None:
    words = "2 people, Shanghai to Hangzhou, 3 days, leaving Fri 4 Dec and back on Tuesday 8 Dec."
    found = understand(words, sandbox=sandbox, today=date(2026, 11, 21))
    (asked,) = (one for one in found.ask if one.about == "days")
    assert [one.value for one in asked.choices] == [3, 5]


def test_a_bus_driver_wants_no_buses(sandbox: Sandbox) -> None:
    found = read("Retired bus driver and his wife.", sandbox)
    assert not [one for one in found.likings if one.about == "local_transport"]


def test_few_of_a_thing_is_no_wish_for_it(sandbox: Sandbox) -> None:
    found = read("My knee is bad, so few stairs please.", sandbox)
    assert not [one for one in found.likings if one.wanted and one.thing.en == "stairs"]


def test_supper_is_no_late_night_food(sandbox: Sandbox) -> None:
    found = read("Pizza for supper.", sandbox)
    assert "夜宵" not in {one.thing.zh for one in found.likings}


def test_a_refusal_of_those_somewhere_is_not_one_of_all(sandbox: Sandbox) -> None:
    found = read("No temples in caves please.", sandbox)
    assert {one.thing.en for one in found.likings if not one.wanted} == {"temples in caves"}


def test_the_train_that_one_looks_at_is_no_way_to_travel(sandbox: Sandbox) -> None:
    found = read("I'd like to see the train going through the building.", sandbox)
    assert not found.preferences["transportation"].wanted


def test_climbing_is_refused_whatever_is_climbed(sandbox: Sandbox) -> None:
    found = read("No stairs or hill climbing please.", sandbox)
    assert {one.thing.zh for one in found.likings if not one.wanted} == {"爬楼梯", "爬山"}


def test_what_is_added_to_a_refusal_is_wanted(sandbox: Sandbox) -> None:
    found = read("No museums and a zoo.", sandbox)
    refused = [one.meaning for one in found.wishes if is_refusal(one.meaning)]
    assert [sorted(one.types) for one in refused if isinstance(one, Types)] == [["博物馆/纪念馆"]]
