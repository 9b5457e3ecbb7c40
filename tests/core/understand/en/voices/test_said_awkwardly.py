"""Facts as people tell them who correct, count or spell as they go: read where it follows for sure, asked where not."""

from datetime import date

import pytest

from core.dsl.families.rides import IntercityModes, RideTime
from core.dsl.families.ways import InnerModes
from core.understand import understand

CITIES = ["上海", "北京", "杭州", "南京", "苏州", "武汉"]
FRIDAY = date(2026, 11, 27)
TRIP = "Shanghai to Beijing, 3 days. "


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Six of us girls plus one brother who pays for it.", 7),
        ("We are in four, from the same office.", 4),
        ("My aunt (72) comes with me and my two nieces.", 4),
        ("We're three generations: her parents, us two and our boy of 4.", 5),
    ],
)
def test_all_who_come_are_counted(text: str, people: int) -> None:
    assert understand(TRIP + text, CITIES).query.people_number == people


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("4 of us, perhaps a 5th.", {4, 5}),
        ("There are seven of us in the band, but the drummer is ill, so six go.", {7, 6}),
    ],
)
def test_another_number_of_travellers_is_asked(text: str, values: set[int]) -> None:
    found = understand(TRIP + text, CITIES)
    asked = [question for question in found.ask if question.about == "people"]
    assert values <= {one.value for question in asked for one in question.choices}


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("Hangzhou to Suzhou, one day, no overnight stay, 3 people.", 1),
        ("Hangzhou to Suzhou, four days rather than six, 3 people.", 4),
        ("Back home by 7 on Sunday, leaving Thursday. Hangzhou to Suzhou, 3 people.", 4),
    ],
)
def test_the_days_that_hold_are_read(text: str, days: int) -> None:
    assert understand(text, CITIES).query.days == days


@pytest.mark.parametrize(
    "text",
    [
        "Hangzhou to Suzhou, 3 people. We thought seven days but my boss says five.",
        "Hangzhou to Suzhou, 3 people. Are 2 days enough? Otherwise 3.",
    ],
)
def test_other_days_are_asked(text: str) -> None:
    assert "days" in {question.about for question in understand(text, CITIES).ask}


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("Two people, 900 yuan for person.", 1800),
        ("Three people, 700 by person.", 2100),
        ("2 couples, 3000/couple.", 6000),
    ],
)
def test_what_each_pays_is_multiplied(text: str, budget: int) -> None:
    assert understand(TRIP + text, CITIES).query.budget == budget


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        (
            "To Wuhan from Nanjing, no sorry, the other way round, from Wuhan to Nanjing, 2 days",
            "武汉",
            "南京",
        ),
        ("I'm in Wuhan. I don't want Beijing, Shanghai is too crowded. Suzhou then. 2 days", "武汉", "苏州"),
        ("We wanted Shanghai, now its Hangzhou. From Nanjing, 2 days", "南京", "杭州"),
        ("This time I'd like to see Suzhou instead. We live in Wuhan. 2 days", "武汉", "苏州"),
        ("I finish work on Friday at 4 in Nanjing. Suzhou, 2 days", "南京", "苏州"),
        ("Wuhan or maybe Nanjing is where I'd leave from, say Wuhan. To Suzhou, 2 days", "武汉", "苏州"),
    ],
)
def test_the_last_word_tells_the_city(text: str, start: str, target: str) -> None:
    query = understand(text, CITIES).query
    assert (query.start_city, query.target_city) == (start, target)


@pytest.mark.parametrize(
    "text", ["going to hangzhuo from shangahi", "Suzhou to Wuhan, no, the other way round"]
)
def test_cities_that_may_be_others_are_asked(text: str) -> None:
    found = understand(f"{text}, 2 days, 2 people", CITIES)
    assert {"start", "target"} <= {question.about for question in found.ask}
    assert found.query.start_city is not None


@pytest.mark.parametrize(
    "text",
    [
        "Every second weekend I have my boys, Sat to Sun. Suzhou to Nanjing, 3 of us",
        "We have a long weekend, Fri to Mon. Suzhou to Nanjing, 3 of us",
    ],
)
def test_days_of_no_certain_week_are_asked(text: str) -> None:
    found = understand(text, CITIES, today=FRIDAY)
    assert found.dates is None
    assert "dates" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Suzhou to Nanjing, next Saturday and Sunday, 2 people", date(2026, 12, 5)),
        ("New Year's Eve in Nanjing, 3 days, from Suzhou, 2 people", date(2026, 12, 31)),
    ],
)
def test_the_first_day_is_the_one_that_is_said(text: str, first: date) -> None:
    dates = understand(text, CITIES, today=FRIDAY).dates
    assert dates is not None
    assert dates.first == first


@pytest.mark.parametrize(
    "text",
    [
        "I want to photograph the train at Liziba.",
        "No planes please. Overnight train ok.",
        "My flight from Osaka lands at noon.",
    ],
)
def test_trains_and_planes_that_are_no_demand(text: str) -> None:
    assert not any(isinstance(one.meaning, IntercityModes) for one in understand(TRIP + text, CITIES).wishes)


def test_a_refused_hour_refuses_no_way_about() -> None:
    found = understand(TRIP + "2 people. No rush hour metro, please.", CITIES)
    assert not any(isinstance(one.meaning, InnerModes) for one in found.wishes)
    assert all(not one.wanted for one in found.likings)


def test_the_day_tells_which_ride_an_hour_is_of() -> None:
    text = "Shanghai to Beijing. We arrive on Thursday around noon and fly out on Sunday at 9 in the morning. 2 people"
    rides = {
        one.meaning.time: one.meaning.way
        for one in understand(text, CITIES, today=FRIDAY).wishes
        if isinstance(one.meaning, RideTime)
    }
    assert rides["09:00"] == "back"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("My dad can't eat spicy food, I'd love some though.", "I'd love some though"),
        ("Our daughter studies there and we want to visit her.", "visit her"),
    ],
)
def test_what_filler_states_is_listed(text: str, words: str) -> None:
    said = TRIP + text
    found = understand(said, CITIES)
    assert any(words in said[start:end] for start, end in found.not_understood)


def test_what_does_as_long_as_it_is_so_is_wanted() -> None:
    found = understand(TRIP + "2 people. Hotel don't care as long as it's quiet.", CITIES)
    assert [one.wanted for one in found.likings if one.about == "hotel"] == [True]


@pytest.mark.parametrize("text", ["Two of us, 3000 incl. trains.", "Two of us, 3000 including the flights."])
def test_what_a_budget_holds_is_no_wish_for_it(text: str) -> None:
    found = understand(TRIP + text, CITIES)
    assert found.query.budget == 3000
    assert not any(isinstance(one.meaning, IntercityModes) for one in found.wishes)


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Me and my sister. Lunch on day 2 is with our cousins.", 2),
        ("Me and my husband. Drinks with a client.", 2),
    ],
)
def test_whom_one_only_eats_with_is_not_counted(text: str, people: int) -> None:
    assert understand(TRIP + text, CITIES).query.people_number == people


@pytest.mark.parametrize("text", ["It's for my grandparents.", "My mum and my aunt travel, I'm not coming."])
def test_who_plans_for_others_is_asked_how_many(text: str) -> None:
    assert "people" in {question.about for question in understand(TRIP + text, CITIES).ask}


def test_days_that_were_too_many_are_no_answer() -> None:
    found = understand("Shanghai to Beijing. 6 days was too long last year, 4 is right. 2 people", CITIES)
    assert "days" in {question.about for question in found.ask}


def test_what_must_not_lack_is_no_refusal() -> None:
    found = understand(TRIP + "2 people. No lift in the hotel = no go.", CITIES)
    assert not any(not one.wanted for one in found.likings)


@pytest.mark.parametrize(
    "text",
    ["The main wish is West Lake.", "Our main goal is West Lake.", "The highlight should be West Lake."],
)
def test_what_one_comes_for_is_wished(text: str) -> None:
    found = understand("Shanghai to Hangzhou, 2 people, 3 days, 4000 yuan. " + text, CITIES)
    assert not [question for question in found.ask if question.about == "wish"]
