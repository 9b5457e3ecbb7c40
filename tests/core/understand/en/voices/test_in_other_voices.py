"""English as all kinds of people write it: longing, early days, short forms, lists and second thoughts."""

import pytest

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.ways import InnerModes
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TRIP = "Shanghai to Hangzhou, 3 days, 2 people. "


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + said, sandbox=sandbox)


def facts(text: str) -> Query:
    return understand(text).query


def liked(said: str, sandbox: Sandbox) -> dict[str, bool]:
    return {one.thing.zh: one.wanted for one in read(said, sandbox).likings}


def refused_kinds(said: str, sandbox: Sandbox) -> list[frozenset[str]]:
    wishes = (one.meaning for one in read(said, sandbox).wishes)
    return [one.types for one in wishes if isinstance(one, Types) and one.rule == "none"]


@pytest.mark.parametrize(
    "said",
    [
        "Our daughter has been begging for Lingyin Temple.",
        "The kid keeps asking for Lingyin Temple.",
        "All he talks about is Lingyin Temple.",
        "All I ask for is Lingyin Temple.",
        "My son is dead set on Lingyin Temple.",
        "She dreams of Lingyin Temple.",
        "Lingyin Temple, of course, I mean that's why one goes.",
    ],
)
def test_every_way_to_long_for_a_place(said: str, sandbox: Sandbox) -> None:
    found = read(said, sandbox)
    assert [one.meaning for one in found.wishes] == [Names("attraction", "all", frozenset({"灵隐寺"}))]
    assert not found.ask


def test_a_place_that_is_taken_back_is_asked(sandbox: Sandbox) -> None:
    assert read("Lingyin Temple, I mean West Lake.", sandbox).ask


@pytest.mark.parametrize(
    "said",
    [
        "Start the days early.",
        "We'd like to get going nice and early every day.",
        "Don't waste the mornings.",
        "We like to make the most of the mornings.",
        "We're up with the larks.",
    ],
)
def test_every_way_to_begin_early(said: str, sandbox: Sandbox) -> None:
    assert liked(said, sandbox)["早起"]


@pytest.mark.parametrize(
    "said",
    [
        "Nothing early, please.",
        "Nothing too early.",
        "We don't want to get up early.",
        "No early activities.",
        "Mornings are hopeless with us.",
    ],
)
def test_every_way_to_begin_late(said: str, sandbox: Sandbox) -> None:
    assert not liked(said, sandbox)["早起"]


@pytest.mark.parametrize("said", ["An early dinner.", "An early train there."])
def test_what_is_early_itself_is_no_early_start(said: str, sandbox: Sandbox) -> None:
    assert "早起" not in liked(said, sandbox)


def test_short_forms_before_a_verb_are_read(sandbox: Sandbox) -> None:
    found = read("ill take taxis everywhere", sandbox)
    assert [one.meaning for one in found.wishes] == [InnerModes("only", frozenset({"taxi"}))]
    assert not found.ask


def test_short_forms_elsewhere_are_other_words(sandbox: Sandbox) -> None:
    assert read("She was ill", sandbox).not_understood


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("Beijing to Hangzhou, 3 days, 2 people, total 15 000 RMB.", 15000),
        ("Beijing to Hangzhou, 3 days, 2 people, budget 9000, no, make that 10000.", 10000),
        ("Beijing to Hangzhou, 3 days, 2 people, budget 5000, sorry, 6500.", 6500),
    ],
)
def test_budgets_as_they_are_typed(text: str, budget: float) -> None:
    assert facts(text).budget == budget


def test_an_amount_of_a_night_that_is_said_anew_is_no_budget() -> None:
    assert facts("Beijing to Hangzhou, 3 days, 2 people, 800 a night, no wait, 600").budget is None


def test_items_of_a_list_are_no_range() -> None:
    found = facts("- from: Hangzhou\n- to: Shenzhen\n- days: 4\n- 5 of us\n- 2k each")
    assert (found.days, found.people_number, found.budget) == (4, 5, 10000)


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Chongqing to Chengdu, 3 days, me and my mum, dad's coming too so that's three.", 3),
        ("Shenzhen to Guangzhou, 2 days: me, my sister Dee and Mum. Dee and I'll share.", 3),
        ("Chengdu to Chongqing, 3 days, 2 adults 1 elderly pug.", 2),
        ("Chengdu to Chongqing, 3 days, 2 adults 1 elderly parent.", 3),
        ("I want to go alone from Guangzhou to Chongqing, three days.", 1),
        ("Suzhou to Nanjing, 3 days: mama, papa, and kids 6 and 11.", 4),
        ("Chongqing to Chengdu, 3 days, me and my camera guy.", 2),
        ("Shenzhen to Guangzhou, 3 days, 5 dudes.", 5),
        ("Nanjing to Wuhan, three days, me and my mate, we're up at six every day.", 2),
    ],
)
def test_companies_as_they_are_told(text: str, people: int) -> None:
    assert facts(text).people_number == people


def test_an_hour_of_every_day_is_no_number_of_days() -> None:
    assert facts("Nanjing to Wuhan, three days, 2 people, we're up at six every day.").days == 3


@pytest.mark.parametrize("said", ["Please avoid crowded museums.", "No touristy shopping streets."])
def test_some_of_a_kind_are_not_the_kind(said: str, sandbox: Sandbox) -> None:
    assert refused_kinds(said, sandbox) == []


def test_what_stands_beside_crowds_is_refused_whole(sandbox: Sandbox) -> None:
    assert refused_kinds("No crowds, museums or malls.", sandbox)


def test_less_liked_is_refused(sandbox: Sandbox) -> None:
    assert set(liked("Beach > hiking.", sandbox).values()) == {True, False}


def test_the_arrow_of_a_route_refuses_nothing(sandbox: Sandbox) -> None:
    found = understand("Shanghai > Hangzhou, 3 days, 2 people, Lingyin Temple.", sandbox=sandbox)
    assert [one.meaning for one in found.wishes] == [Names("attraction", "all", frozenset({"灵隐寺"}))]


def test_a_new_subject_begins_a_wish_after_a_refusal(sandbox: Sandbox) -> None:
    said = "No temples please and the hotel should have a pool."
    assert refused_kinds(said, sandbox) == []


@pytest.mark.parametrize(
    "said",
    [
        "I'd sleep better right next to West Lake.",
        "We'd like to sleep close to West Lake.",
        "Please put us up close to West Lake.",
    ],
)
def test_who_sleeps_by_a_place_has_the_hotel_there(said: str, sandbox: Sandbox) -> None:
    wishes = (one.meaning for one in read(said, sandbox).wishes)
    assert [one.place for one in wishes if isinstance(one, HotelNear)] == ["西湖风景名胜区"]
