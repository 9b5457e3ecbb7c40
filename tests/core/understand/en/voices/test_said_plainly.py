"""What English says plainly: prices of rooms and of some, double negations, what is as refused as something before, beds, paces."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(text: str, sandbox: Sandbox, who: str = "Two of us, 3 days") -> Understanding:
    return understand(f"Shanghai to Hangzhou. {who}. {text}", sandbox=sandbox)


def meanings(found: Understanding) -> set[Normal]:
    return {wish.meaning for wish in found.wishes}


@pytest.mark.parametrize(
    ("text", "cap"),
    [
        ("Hotel under 400.", CostCap("accommodation", 400, "night")),
        ("A room for no more than 350.", CostCap("accommodation", 350, "night")),
        ("Hotels around 300.", CostCap("accommodation", 300, "night")),
        ("Guesthouse up to 200.", CostCap("accommodation", 200, "night")),
        ("Dorm bed under 60.", CostCap("accommodation", 60, "person_night")),
        ("Hostel below 90.", CostCap("accommodation", 90, "person_night")),
        ("Hotel under 3000 in total.", CostCap("accommodation", 3000)),
    ],
)
def test_the_price_of_a_room_is_that_of_a_night(text: str, cap: CostCap, sandbox: Sandbox) -> None:
    assert cap in meanings(read(text, sandbox))


@pytest.mark.parametrize(
    ("text", "who", "budget"),
    [
        ("Everyone puts in 1000.", "Six of us, 3 days", 6000),
        ("Boss gives 9000.", "Seven of us, 3 days", 9000),
        ("Everybody chips in 500.", "Four of us, 3 days", 2000),
        ("Five thousand five hundred in all.", "Two of us, 3 days", 5500),
        ("Budget two thousand and four hundred.", "Two of us, 3 days", 2400),
        ("700 per student.", "Ten students, 3 days", None),
        ("Parents have paid 650 per pupil.", "10 pupils and 2 teachers, 3 days", None),
        ("Budget 1500 by adult.", "Two adults and a baby, 3 days", None),
        ("800 for each child.", "Two adults and two kids, 3 days", None),
    ],
)
def test_who_pays_how_much(text: str, who: str, budget: float | None, sandbox: Sandbox) -> None:
    found = read(text, sandbox, who)
    assert found.query.budget == budget
    assert (budget is not None) != ("budget" in {question.about for question in found.ask})


@pytest.mark.parametrize(
    "text",
    [
        "We wouldn't say no to a show.",
        "I would not say no to a show.",
        "She won't say no to a show.",
        "They couldn't say no to a show.",
        "We don't object to a show.",
    ],
)
def test_who_would_not_say_no_wants_it(text: str, sandbox: Sandbox) -> None:
    assert [one.wanted for one in read(text, sandbox).likings] == [True]


@pytest.mark.parametrize(
    "text",
    [
        "Neither of us is a vegetarian.",
        "I'm not a vegetarian.",
        "We are not vegetarians.",
        "None of us is vegan.",
        "Nobody is a vegan.",
    ],
)
def test_who_is_no_vegetarian_refuses_no_vegetables(text: str, sandbox: Sandbox) -> None:
    assert not [one for one in meanings(read(text, sandbox)) if isinstance(one, Types)]


@pytest.mark.parametrize(
    "text",
    [
        "Raw fish is out, so is alcohol.",
        "Spicy food is out, and so is alcohol.",
        "Seafood is off the table, so is alcohol.",
        "Peanuts are out of the question, so is alcohol.",
        "Museums are out, so is alcohol.",
    ],
)
def test_what_is_so_too_is_refused_as_well(text: str, sandbox: Sandbox) -> None:
    assert [one.wanted for one in read(text, sandbox).likings if one.thing.zh == "酒"] == [False]


@pytest.mark.parametrize(
    "text",
    [
        "No mountains please.",
        "We don't want mountains.",
        "Nothing with mountains.",
        "Skip the mountains.",
        "I hate mountains.",
    ],
)
def test_who_refuses_mountains_refuses_no_lakes(text: str, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert not [one for one in meanings(found) if isinstance(one, Types)]
    assert [(one.thing.zh, one.wanted) for one in found.likings] == [("爬山", False)]


@pytest.mark.parametrize(
    ("text", "beds"),
    [
        ("A room with a king-size bed please.", 1),
        ("We need a double bed.", 1),
        ("One room with a queen bed.", 1),
        ("Two separate beds. I snore.", 2),
        ("Twin beds, please.", 2),
        ("A room with two beds.", 2),
    ],
)
def test_beds_are_counted(text: str, beds: int, sandbox: Sandbox) -> None:
    assert Beds(beds) in meanings(read(text, sandbox))


@pytest.mark.parametrize(
    "text",
    [
        "Somewhere we can walk to West Lake.",
        "A hotel where we can walk to West Lake.",
        "Decent 4 star, somewhere we can stroll to West Lake.",
        "A place from which we walk to West Lake.",
        "Any hotel from which we can walk to West Lake.",
    ],
)
def test_where_one_can_walk_to_is_near_the_hotel(text: str, sandbox: Sandbox) -> None:
    found = meanings(read(text, sandbox))
    assert {type(one) for one in found} == {HotelNear}
    assert not [one for one in found if isinstance(one, Names)]


@pytest.mark.parametrize(
    "text",
    [
        "Taxis instead of the metro please.",
        "We'd take taxis instead of the metro.",
        "Cabs instead of the subway.",
        "Taxi instead of metro everywhere.",
        "I want taxis instead of the metro.",
    ],
)
def test_one_way_instead_of_another_is_wanted(text: str, sandbox: Sandbox) -> None:
    found = meanings(read(text, sandbox))
    assert {one.rule for one in found if isinstance(one, InnerModes) and one.modes == {"taxi"}} == {"all"}
    assert {one.rule for one in found if isinstance(one, InnerModes) and one.modes == {"metro"}} == {"none"}


@pytest.mark.parametrize(
    "text",
    [
        "One sight a day is plenty.",
        "Two museums a day at most.",
        "One meal a day in a restaurant.",
        "300 yuan a day for food.",
        "One park a day.",
    ],
)
def test_what_is_counted_by_the_day_is_no_length(text: str, sandbox: Sandbox) -> None:
    assert understand(f"Shanghai to Hangzhou. Two of us. {text}", sandbox=sandbox).query.days is None


def test_food_for_all_has_its_own_limit(sandbox: Sandbox) -> None:
    found = read("Food for the whole group must stay within 800 yuan.", sandbox)
    assert meanings(found) == {CostCap("restaurant", 800)}
    assert found.query.budget is None


def test_what_must_not_be_served_is_refused(sandbox: Sandbox) -> None:
    found = read("Pork must not be served.", sandbox)
    assert [(one.thing.en, one.wanted) for one in found.likings] == [("pork", False)]


def test_a_hotel_near_the_metro_asks_for_no_rides(sandbox: Sandbox) -> None:
    found = read("Please plan only two sights a day and a hotel near the metro.", sandbox)
    assert not meanings(found)
    assert ("hotel", "near a metro station") in [(one.about, one.thing.en) for one in found.likings]


def test_a_label_of_disinterest_refuses(sandbox: Sandbox) -> None:
    found = read("Disinterest: shopping malls.", sandbox)
    assert [one.wanted for one in found.likings] == [False]


def test_who_would_not_be_out_late_is_back_by_then(sandbox: Sandbox) -> None:
    found = read("I would rather not be out after 21:00.", sandbox)
    assert [one.thing.en for one in found.likings] == ["back at the hotel by 21:00 each day"]


def test_those_who_meet_are_off_from_there(sandbox: Sandbox) -> None:
    text = "Six friends, meeting in Shanghai, are off to Hangzhou for five days."
    query = understand(text, sandbox=sandbox).query
    assert (query.start_city, query.target_city) == ("上海", "杭州")
