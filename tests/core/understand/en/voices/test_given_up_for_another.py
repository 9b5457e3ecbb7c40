"""What a text gives up for something else: days, money, a start, a city, a booked flight that is no wish."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

_CITIES = ["上海", "杭州", "北京", "苏州", "成都", "重庆", "武汉", "南京"]
_TODAY = date(2026, 11, 21)
_EITHER = frozenset({"train", "airplane"})


def read(text: str) -> Understanding:
    return understand(text, _CITIES, today=_TODAY)


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("Three days in Hangzhou won't be enough, let's do five. From Shanghai, two of us.", 5),
        ("Shanghai to Hangzhou, two of us. 5 days are too many for us, so make it 3 please.", 3),
        ("From Shanghai to Hangzhou, 2 people. Two nights is too short, better three nights.", 4),
        ("Shanghai to Hangzhou, 2 people. I had planned 6 days, but the boss says so it has to be 4.", 4),
        ("Shanghai to Hangzhou, 2 people. We'd have liked five days but it can only be three.", 3),
        ("Shanghai to Hangzhou, 2 people. 3 days. One day is not enough for the lake, two museums too.", 3),
    ],
)
def test_days_that_are_too_few_or_cannot_be_give_way(text: str, days: int) -> None:
    found = read(text)
    assert found.query.days == days
    assert found.query.people_number == 2
    assert "杭州" in (found.query.target_city or "")


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        (
            "Our budget was 4000 yuan, but it's gone: now it's 6000 yuan. Shanghai to Hangzhou, 3 days, 2 people",
            None,
        ),
        ("The budget was 4000 but now we can go to 5500. Shanghai to Hangzhou, 3 days, 2 people", 5500),
        ("Shanghai to Hangzhou, 3 days, 2 people, the budget was 4000, we can now do 5000", 5000),
        ("Shanghai to Hangzhou, 2 people, 3 days. I have 1500 and my cousin can give 900.", 2400),
        ("Shanghai to Hangzhou, 4 people, 3 days. The firm pays 3000 and each of us adds 500 each.", None),
    ],
)
def test_money_that_was_raised_or_is_brought_together(text: str, budget: int | None) -> None:
    found = read(text)
    if budget is None:
        assert "budget" in {one.about for one in found.ask}
    else:
        assert found.query.budget == budget


def test_money_that_two_bring_is_asked_about() -> None:
    found = read("Shanghai to Hangzhou, 2 people, 3 days. She has 1000 yuan, I can chip in 600.")
    assert (found.query.budget, "budget" in {one.about for one in found.ask}) == (1600, True)


@pytest.mark.parametrize(
    ("text", "people", "budget"),
    [
        ("Me and my flatmate, Shanghai to Hangzhou, 2 days, at most 700 one person", 2, 1400),
        ("Shanghai to Hangzhou for three friends, 2 days, up to 900 one person", 3, 2700),
    ],
)
def test_what_one_person_pays_is_no_number_of_persons(text: str, people: int, budget: int) -> None:
    query = read(text).query
    assert (query.people_number, query.budget) == (people, budget)


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("I live in Nanjing but this week I'm staying in Suzhou, so I'd leave from there. Beijing, 3 days, alone", "苏州", "北京"),
        ("We're from Wuhan but I'll be at mum's in Chengdu and we start from there. To Beijing for 3 days, 2 people", "成都", "北京"),
        ("I mostly travel out of Nanjing but this week I am in Suzhou, so from there. To Beijing, 3 days, alone", "苏州", "北京"),
        ("I want to go to my home city Chengdu from Shanghai for 4 days, alone", "上海", "成都"),
        ("We have a client meeting in Suzhou first, then set off from there. To Beijing, 3 days, 2 people", "苏州", "北京"),
        ("We were thinking of Wuhan but it's too hot, so let's go to Nanjing instead. From Shanghai, 3 days, 2 people", "上海", "南京"),
        ("from hangzhuo to bejing, 3 days, 2 people", "杭州", "北京"),
    ],
)  # fmt: skip
def test_where_the_trip_starts_and_goes_as_it_is_said_last(text: str, start: str, target: str) -> None:
    query = read(text).query
    assert (query.start_city, query.target_city) == (start, target)


def test_misspelt_cities_of_a_leg_are_taken_and_asked() -> None:
    found = read("suzhuo to nanjng, 3 days, 2 people")
    assert (found.query.start_city, found.query.target_city) == ("苏州", "南京")
    assert {"start", "target"} <= {one.about for one in found.ask}


@pytest.mark.parametrize(
    ("text", "wished"),
    [
        ("Then back to Shanghai for our flight home.", set()),
        ("We fly home to Shanghai on the last day.", {OutAndBack("any", _EITHER, frozenset({"airplane"}))}),
        ("We'd like flights both ways.", {IntercityModes(frozenset({"airplane"}))}),
        ("She would like trains both ways.", {IntercityModes(frozenset({"train"}))}),
        ("Train there, but fly back as we'll be tired by then.", {OutAndBack("any", frozenset({"train"}), frozenset({"airplane"}))}),
        ("My son is obsessed with trains so please take a plane on the way there.", {OutAndBack("any", frozenset({"airplane"}), _EITHER)}),
    ],
)  # fmt: skip
def test_rides_that_are_wished_and_those_that_are_only_told_of(text: str, wished: set[object]) -> None:
    found = read(f"Shanghai to Beijing, 4 days, 2 people. {text}")
    rides = {one.meaning for one in found.wishes if isinstance(one.meaning, (IntercityModes, OutAndBack))}
    assert rides == wished


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("I finish work at 5 so we can't leave before 6.", "18:00"),
        ("She gets off at 6pm and can't set off before seven.", "19:00"),
        ("My shift ends at four, I can't leave Shanghai before 5:30.", "17:30"),
    ],
)
def test_who_works_leaves_in_the_evening(text: str, time: str) -> None:
    found = read(f"Shanghai to Beijing, 4 days, 2 people. {text}")
    assert RideTime("out", "departs", "earliest", time) in {one.meaning for one in found.wishes}


def test_a_bare_hour_without_work_is_not_guessed() -> None:
    found = read("Shanghai to Beijing, 4 days, 2 people. I can't leave before 7.")
    assert not [one for one in found.wishes if isinstance(one.meaning, RideTime)]


def test_back_home_by_a_day_is_the_last_one() -> None:
    found = read("Shanghai to Beijing, 3 days, alone. Back home by Wednesday night.")
    assert found.dates is not None
    assert (found.dates.first, found.dates.last) == (date(2026, 11, 23), date(2026, 11, 25))


@pytest.mark.parametrize(
    "text",
    [
        "The wedding is on Saturday, so we travel the day before.",
        "The match is Saturday so we go the day before and return Sunday.",
    ],
)
def test_the_day_of_what_one_travels_for_is_not_that_of_leaving(text: str) -> None:
    assert read(f"Shanghai to Beijing, 3 days, 2 people. {text}").dates is None


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Just me and my dog, Shanghai to Beijing, 3 days.", 1),
        ("Me, my husband and our teenager, Shanghai to Beijing, 3 days.", 3),
        ("I've got the kids (two boys, 5 and 8). Shanghai to Beijing, 3 days.", 3),
        ("We are 6 persons, 4 adults 2 children, Shanghai to Beijing, 3 days. Three of us are pure veg.", 6),
    ],
)
def test_who_travels_as_it_is_told_by_the_way(text: str, people: int) -> None:
    assert read(text).query.people_number == people


def test_a_day_s_money_that_leaves_the_ride_out_is_asked_about() -> None:
    found = read("Alone, Shanghai to Beijing, 5 days, about 300 a day not counting getting there and back.")
    assert not [one for one in found.wishes if isinstance(one.meaning, CostCap)]
    assert "budget" in {one.about for one in found.ask}


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("back in the room before 10 pm", "每天 22:00 前回酒店"),
        ("The days should not be too full.", "慢游"),
        ("We don't need a fancy hotel.", "fancy hotel"),
    ],
)
def test_what_is_said_of_days_and_beds(text: str, thing: str, sandbox: Sandbox) -> None:
    found = understand(f"Shanghai to Hangzhou, 4 days, 2 people. {text}", sandbox=sandbox)
    assert thing in {one.thing.zh for one in found.likings}
    assert not [one for one in found.wishes if isinstance(one.meaning, RideTime)]


@pytest.mark.parametrize("text", ["Kindly book vegetarian food only.", "Please plan vegetarian food."])
def test_to_book_or_plan_is_no_kind_of_food(text: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(f"Shanghai to Hangzhou, 4 days, alone. {text}", sandbox=chinatravel_sandbox)
    assert not found.ask
