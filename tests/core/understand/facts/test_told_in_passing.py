"""Facts as they are told in passing: where one is, what was and what is now, half a dozen, what contradicts."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.understand import Understanding, understand

CITIES = ["上海", "杭州", "北京", "深圳", "武汉", "重庆"]
TODAY = date(2026, 11, 21)


def read(text: str) -> Understanding:
    return understand(text, CITIES, today=TODAY)


@pytest.mark.parametrize(
    "text",
    [
        "Wuhan's where I am, Chongqing's where I'm off to, 3 days.",
        "Wuhan is where we live, Chongqing's where we'd rather be, 3 days.",
        "Chongqing is where we're headed, Wuhan is where we start, 3 days.",
        "Nine years I was a courier in Chongqing; now it's Wuhan I'm stuck in and I want 3 days back there.",
    ],
)
def test_where_somebody_is_and_wants_to_be(text: str) -> None:
    query = read(text).query
    assert (query.start_city, query.target_city) == ("武汉", "重庆")


@pytest.mark.parametrize(
    ("who", "people"),
    [
        ("Half a dozen of us", 6),
        ("We are half a dozen persons", 6),
        ("A dozen of us", 12),
        ("There are a dozen of us", 12),
    ],
)
def test_dozens_are_numbers(who: str, people: int) -> None:
    assert read(f"{who}, Shanghai to Hangzhou, 3 days.").query.people_number == people


@pytest.mark.parametrize(
    "text",
    [
        "Shanghai to Hangzhou, 4 days, so that's the 5th till the 7th of December.",
        "Leaving Shanghai on the 3rd of Dec, home again on the 5th, so five days in Hangzhou.",
    ],
)
def test_days_that_the_dates_contradict_are_asked(text: str) -> None:
    assert "days" in {question.about for question in read(text).ask}


@pytest.mark.parametrize("text", ["4 days, 5 to 8 December.", "the 5th till the 8th of December, 4 days."])
def test_days_that_the_dates_make_are_not_asked(text: str) -> None:
    assert "days" not in {
        question.about for question in read(f"Shanghai to Hangzhou, two people, {text}").ask
    }


def test_other_days_are_not_all_days() -> None:
    assert read("Shanghai to Hangzhou, the other two days we shop.").query.days is None


@pytest.mark.parametrize(
    "text",
    [
        "He's off Monday too.",
        "My wife is off on Monday.",
        "It's a Monday-to-Thursday sort of thing.",
        "I've a match to referee, Sat 28th.",
        "Up again on Sunday.",
        "Where we end up on 24 December is home.",
    ],
)
def test_a_day_of_something_else_does_not_date_the_trip(text: str) -> None:
    assert read(f"Shanghai to Hangzhou, two people. {text}").query.dates is None


@pytest.mark.parametrize("text", ["leaving on Monday", "off on Monday", "from Monday"])
def test_a_day_of_leaving_does(text: str) -> None:
    assert read(f"Shanghai to Hangzhou, two people, 2 days, {text}.").query.dates is not None


@pytest.mark.parametrize("per", ["per pax", "a pax", "per head"])
def test_an_amount_a_head_is_of_each(per: str) -> None:
    assert read(f"Shanghai to Hangzhou, 3 days, 4 people, 2k yuan {per}.").query.budget == 8000


@pytest.mark.parametrize(
    ("text", "cap"),
    [
        ("2.5k is the most I'm putting into hotels.", CostCap("accommodation", 2500)),
        ("1500 yuan is all we want to spend on hotels.", CostCap("accommodation", 1500)),
        ("Go large on dinner (200 each a night is fine).", CostCap("dinner", 200, "person_meal")),
    ],
)
def test_an_amount_for_a_part_is_no_budget(text: str, cap: CostCap) -> None:
    found = read(f"Shanghai to Hangzhou, 3 days, 4 people. {text}")
    assert cap in {wish.meaning for wish in found.wishes}
    assert found.query.budget is None


def test_a_number_of_thousands_may_take_the_place_of_a_budget() -> None:
    found = read("Shanghai to Hangzhou, 3 days, 4 people. Budget was six thousand but call it eight.")
    assert "budget" in {question.about for question in found.ask}


@pytest.mark.parametrize("span", ["Mon-Thu", "Monday-Thursday", "Mon - Thu"])
def test_weekdays_joined_by_a_stroke_are_a_span(span: str) -> None:
    query = read(f"4 of us Shanghai to Hangzhou {span}.").query
    assert (query.days, query.dates) == (4, (date(2026, 11, 23), date(2026, 11, 26)))


@pytest.mark.parametrize(
    "back", ["back Sunday night", "back on Sunday", "home Sunday evening", "home by Sunday"]
)
def test_the_day_of_coming_back_is_the_last(back: str) -> None:
    query = read(f"Two of us, Shanghai to Hangzhou, a weekend, {back}.").query
    assert query.dates == (date(2026, 11, 28), date(2026, 11, 29))


@pytest.mark.parametrize(
    ("who", "people"),
    [
        ("Divorced dad, I get my girls (6 and 10).", 3),
        ("Me and my sister's family, that's 2 adults 2 kids (7 and 4) plus me.", 5),
        ("One adult one 15 year old.", 2),
        ("Mother and daughter, palaces and noodles.", 2),
        ("I travel alone and stay quietly.", 1),
        ("I have to entertain two clients.", 3),
        ("With a 13 y.o. and a husband.", 3),
        ("Trip for three sales reps.", 3),
        ("Our choir (22, mostly over sixty) sings.", 22),
        ("Four of us, old flatmates. One of us would love the zoo.", 4),
        ("A family of five, two parents and three children under ten.", 5),
        ("For a friend's wedding, 2 adults.", 2),
        ("A couple days off, just by myself.", 1),
        ("Girlies (3).", 3),
        ("3 old comrades.", 3),
        ("My wife and I are visiting our daughter, just the two of us.", 2),
        ("Father, mother and one grown-up son.", 3),
        ("My husband, our two-year-old and I need a baby cot. Our daughter naps.", 3),
    ],
)
def test_companies_are_counted_as_they_are_told(who: str, people: int) -> None:
    found = read(f"{who} Shanghai to Hangzhou, 3 days.")
    assert (found.query.people_number, found.ask) == (people, ())


@pytest.mark.parametrize(
    "text",
    [
        "We got scammed in Beijing once, this time Hangzhou from Shanghai, 2 of us, 3 days.",
        "The plan was Wuhan but our friend moved to Hangzhou, so Hangzhou, from Shanghai, 2 of us, 3 days.",
    ],
)
def test_a_trip_that_was_before_or_only_meant_gives_no_city(text: str) -> None:
    query = read(text).query
    assert (query.start_city, query.target_city) == ("上海", "杭州")


def test_a_day_at_one_place_may_be_one_of_several() -> None:
    assert "days" in {one.about for one in read("Two of us, Wuhan to Shanghai, Disneyland for one day.").ask}
    assert read("Two of us, Wuhan to Shanghai for one day.").ask == ()
