"""English whose words for one thing stand beside another: a reason, a question, a comparison, a meeting, a list of pronouns."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

ABOUT = "Shanghai to Hangzhou, 3 days, 2 people. "


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(text, sandbox=sandbox, today=date(2026, 11, 21))


def meant(text: str, sandbox: Sandbox) -> set[Normal]:
    return {one.meaning for one in read(ABOUT + text, sandbox).wishes}


def likes(text: str, sandbox: Sandbox) -> set[tuple[str, bool]]:
    return {(one.thing.zh, one.wanted) for one in read(ABOUT + text, sandbox).likings}


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Missus, me and him from Shanghai to Hangzhou, 3 days", 3),
        ("me, my cousin and her, Shanghai to Hangzhou for 3 days", 3),
        ("Shanghai to Hangzhou for 3 days, me and him", 2),
        ("my dad is 70, me and him want to go from Shanghai to Hangzhou for 3 days", 2),
    ],
)
def test_who_is_meant_by_a_pronoun_in_a_list_counts(text: str, people: int, sandbox: Sandbox) -> None:
    assert read(text, sandbox).query.people_number == people


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("Real ramen please, no chains.", "连锁餐厅"),
        ("We want good dumplings but not a chain", "连锁餐厅"),
        ("A cosy guesthouse, not a chain please", "连锁酒店"),
    ],
)
def test_a_chain_is_of_what_was_spoken_of(text: str, thing: str, sandbox: Sandbox) -> None:
    assert (thing, False) in likes(text, sandbox)


def test_an_opera_is_no_cooking(sandbox: Sandbox) -> None:
    assert not any(isinstance(one, Types) for one in meant("Cantonese opera on an evening", sandbox))


@pytest.mark.parametrize(
    "text",
    [
        "Interview on day 1 at 15:00 so I must be there by noon.",
        "Interview on day 1 at 15:00, I have to arrive before noon",
    ],
)
def test_by_when_one_comes_is_no_hour_of_the_meeting(text: str, sandbox: Sandbox) -> None:
    found = likes(text, sandbox)
    assert ("第 1 天 15:00-17:00 有事，留空", True) in found
    assert RideTime(way="out", moment="arrives", bound="latest", time="12:00") in meant(text, sandbox)


def test_a_nap_is_why_a_train_goes_late(sandbox: Sandbox) -> None:
    text = "train there not before 9 because of her nap"
    assert not any("留空" in thing for thing, _ in likes(text, sandbox))
    found = meant(text, sandbox)
    assert RideTime(way="out", moment="departs", bound="earliest", time="09:00") in found
    assert OutAndBack("any", frozenset({"train"}), frozenset({"train", "airplane"})) in found


@pytest.mark.parametrize(
    "text",
    [
        "How long does the train take?",
        "How much is the train from Shanghai?",
        "What time is the last train?",
        "Is there a fast train?",
        "are there any direct flights?",
        "Does the train have a dining car?",
    ],
)
def test_a_question_asks_for_no_train(text: str, sandbox: Sandbox) -> None:
    assert not any(isinstance(one, IntercityModes) for one in meant(text, sandbox))


@pytest.mark.parametrize(
    "text",
    [
        "Which is nicer for toddlers, West Lake or Lingyin Temple?",
        "What's better, West Lake or Lingyin Temple?",
    ],
)
def test_a_question_which_is_better_chooses_neither(text: str, sandbox: Sandbox) -> None:
    assert not any(isinstance(one, Names) for one in meant(text, sandbox))


@pytest.mark.parametrize(
    ("text", "wanted", "unwanted"),
    [
        ("Instead of malls let's see temples", "寺庙", "商场"),
        ("Rather than museums we'd like temples", "寺庙", None),
        ("I prefer temples over malls and old lanes over beaches", "老城", "沙滩"),
    ],
)
def test_what_is_preferred_is_wished(text: str, wanted: str, unwanted: str | None, sandbox: Sandbox) -> None:
    found = likes(text, sandbox)
    assert (wanted, False) not in found
    assert unwanted is None or (unwanted, False) in found


def test_who_must_have_something_is_refused_nothing(sandbox: Sandbox) -> None:
    assert ("鸭肉", False) not in likes("All vegetarian except for grandpa who needs his duck", sandbox)


@pytest.mark.parametrize("text", ["2 nights max 320 each", "2 nights at 320 each"])
def test_each_of_some_nights_is_no_person(text: str, sandbox: Sandbox) -> None:
    found = read("Shanghai to Hangzhou, 3 days, just me. " + text, sandbox)
    assert found.query.budget is None
    assert CostCap("accommodation", 320, "night") in {one.meaning for one in found.wishes}


@pytest.mark.parametrize("text", ["We did 25k steps a day last time.", "850 p.p."])
def test_other_units_are_no_company_and_no_budget(text: str, sandbox: Sandbox) -> None:
    found = read(ABOUT + text, sandbox).query
    assert found.people_number == 2
    assert found.budget in (None, 1700)


@pytest.mark.parametrize("text", ["nothing with loads of walking", "no trips with a lot of walking please"])
def test_who_refuses_a_lot_of_walking_walks(text: str, sandbox: Sandbox) -> None:
    assert InnerModes("none", frozenset({"walk"})) not in meant(text, sandbox)


@pytest.mark.parametrize(
    ("text", "first", "days"),
    [
        ("Shanghai to Hangzhou, leaving Saturday instead of Friday, back Monday", date(2026, 11, 28), 3),
        ("I must be in Hangzhou on Thursday, from Shanghai, out Wed back Fri", date(2026, 11, 25), 3),
        ("Shanghai to Hangzhou for 2 days, we leave on Saturday the 5th", date(2026, 12, 5), 2),
    ],
)
def test_on_which_days_one_goes(text: str, first: date, days: int, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert found.dates is not None
    assert (found.dates.first, found.query.days) == (first, days)


@pytest.mark.parametrize("text", ["a day trip or perhaps one night", "two days, or maybe 3 days"])
def test_another_length_that_would_do_is_asked(text: str, sandbox: Sandbox) -> None:
    asked = read(f"Shanghai to Hangzhou, {text}, 2 people", sandbox).ask
    assert "days" in {one.about for one in asked}


def test_a_trip_after_a_wedding_starts_from_there(sandbox: Sandbox) -> None:
    found = read(
        "We live in Hangzhou but are in Shanghai for a wedding, from there we want to go on to Suzhou, 3 days",
        sandbox,
    )
    assert found.query.start_city == "上海"


def test_after_work_is_the_hour_at_which_it_ends(sandbox: Sandbox) -> None:
    found = meant("We leave Friday after work, I finish at 7pm.", sandbox)
    assert RideTime(way="out", moment="departs", bound="earliest", time="19:00") in found


@pytest.mark.parametrize("text", ["Stairs are bad for my knees.", "the stairs are murder on my back"])
def test_what_is_bad_for_ones_knees_is_refused(text: str, sandbox: Sandbox) -> None:
    assert ("爬楼梯", False) in likes(text, sandbox)


def test_staying_around_an_amount_is_no_hotel(sandbox: Sandbox) -> None:
    found = meant("Budget 4000 but we'd rather stay around 3500.", sandbox)
    assert not any(isinstance(one, CostCap) and one.category == "accommodation" for one in found)


@pytest.mark.parametrize("text", ["Breakfast not needed.", "Dinner is not required"])
def test_what_is_not_needed_names_no_dish(text: str, sandbox: Sandbox) -> None:
    assert not {"needed", "required"} & {thing for thing, _ in likes(text, sandbox)}


@pytest.mark.parametrize("told", ["stationed in", "a student in"])
def test_where_somebody_once_was_is_no_start(told: str, sandbox: Sandbox) -> None:
    found = read(f"My grandfather was {told} Hangzhou. From Shanghai, 3 days, 4 people", sandbox).query
    assert (found.start_city, found.target_city) == ("上海", "杭州")


@pytest.mark.parametrize(
    "text", ["Cheapest way there, please", "We want the cheapest way to travel, hotel can be nice"]
)
def test_a_cheap_way_to_travel_is_no_cheap_trip(text: str, sandbox: Sandbox) -> None:
    assert ("便宜的车票", True) in likes(text, sandbox)
    assert ("省钱", True) not in likes(text, sandbox)


def test_a_free_day_between_two_duties_keeps_nothing_free(sandbox: Sandbox) -> None:
    text = "We have one free day before our flight home from Shanghai, 2 of us, to Hangzhou"
    assert not any("留空" in one.thing.zh for one in read(text, sandbox).likings)


def test_an_amount_of_all_is_not_that_of_each_behind_it(sandbox: Sandbox) -> None:
    found = read("Shanghai to Hangzhou, 2 days, 9 of us. 5600 total so 700 each.", sandbox)
    assert found.query.budget == 5600
    assert any(one.about == "budget" for one in found.ask)


def test_breakfast_at_a_street_stall_is_a_local_one(sandbox: Sandbox) -> None:
    assert ("当地早餐", True) in likes("breakfast at a street stall", sandbox)


def test_what_is_over_early_keeps_no_time_free(sandbox: Sandbox) -> None:
    found = likes("dinner must be over by 8 because grandma sleeps early", sandbox)
    assert not any("留空" in thing for thing, _ in found)


def test_an_amount_for_several_parts_is_none_of_the_first(sandbox: Sandbox) -> None:
    text = "My budget excludes the flights: 3000 for hotel, food and tickets."
    found = read(ABOUT + text, sandbox)
    assert not any(isinstance(one.meaning, CostCap) for one in found.wishes)
    assert any(one.about == "budget" for one in found.ask)


def test_one_of_a_kind_that_is_plenty_is_no_wish_for_it(sandbox: Sandbox) -> None:
    assert not any(isinstance(one, Types) for one in meant("One museum is plenty", sandbox))


def test_a_day_return_is_a_trip_of_a_day(sandbox: Sandbox) -> None:
    assert read("Shanghai to Hangzhou day return, 3 girls", sandbox).query.days == 1
