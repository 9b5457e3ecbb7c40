"""English that says something by the way: for others, of another hour, under a condition, of some of a company alone."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, RideTime
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(
    text: str, sandbox: Sandbox, start: str = "Suzhou to Chongqing, 3 days, 4 people. "
) -> Understanding:
    return understand(start + text, sandbox=sandbox, today=date(2026, 11, 21))


def asked(found: Understanding) -> set[str]:
    return {one.about for one in found.ask}


def likes(found: Understanding) -> set[tuple[str, bool]]:
    return {(one.thing.zh, one.wanted) for one in found.likings}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("My cousin hates museums but the others love them.", Types),
        ("She can't stand temples, I do like them.", Types),
        ("Avoid the metro between 7 and 9.", InnerModes),
        ("Somebody suggested the Hongya Cave.", Names),
        ("My flatmate keeps telling me to see the Hongya Cave.", Names),
        ("On the first evening one welcome dinner, about 150 a head.", CostCap),
        ("Airfares are reimbursed by work, the train fare isn't.", IntercityModes),
        ("Flight cost goes on my firm.", IntercityModes),
        ("Everybody books their own flights.", IntercityModes),
        ("Meet at the railway station by 17:00 on day 3.", RideTime),
        ("Two of us go home on the second evening.", RideTime),
    ],
)
def test_what_is_said_of_something_else_binds_no_plan(
    text: str, kind: type, chinatravel_sandbox: Sandbox
) -> None:
    found = read(text, chinatravel_sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, kind)]
    assert found.ask or found.not_understood


def test_of_every_evening_the_cap_holds(chinatravel_sandbox: Sandbox) -> None:
    found = read("Dinner at most 150 a head every evening.", chinatravel_sandbox)
    assert [one.meaning.at_most for one in found.wishes if isinstance(one.meaning, CostCap)] == [150]


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("Chengdu to Wuhan, 4 people. Three days would do, four at the very most.", "days"),
        ("Chengdu to Wuhan, 4 people, 5 days. If that's too dear we make it 4 days.", "days"),
        ("Chengdu to Wuhan, 3 days, eight of us but three leave after the first night.", "people"),
        ("Chengdu to Wuhan, 3 days, 4 people, no more than 900 a nose.", "budget"),
        ("We fly back from Wuhan to Chengdu on 9 Dec, out on 6 Dec. 2 people.", "target"),
        ("Our grandparents would like to see Wuhan, from Chengdu, 3 days.", "people"),
        ("Chengdu to Wuhan? Sorry, Wuhan to Chengdu. 3 days, 4 people.", "target"),
    ],
)
def test_a_fact_that_may_be_another_is_asked(text: str, fact: str, chinatravel_sandbox: Sandbox) -> None:
    assert fact in asked(read(text, chinatravel_sandbox, start=""))


@pytest.mark.parametrize(
    ("text", "days", "people"),
    [
        ("Chengdu to Wuhan. We had hoped for 6 days but five it is. 2 people", 5, 2),
        ("Chengdu to Wuhan. I wanted 4 days but only have 3 days. 2 people", 3, 2),
        ("Chengdu to Wuhan, 2 adults, one teenager and a 7-year-old, 3 days", 3, 4),
        ("Chengdu to Wuhan, 3 days, two adults, 1 senior (my aunt, 71) and a 5 year old", 3, 4),
    ],
)
def test_numbers_that_are_told_by_the_way(
    text: str, days: int, people: int, chinatravel_sandbox: Sandbox
) -> None:
    query = read(text, chinatravel_sandbox, start="").query
    assert (query.days, query.people_number) == (days, people)


@pytest.mark.parametrize(
    "text",
    [
        "Back we want to be quick, landing by 9 in the evening.",
        "On the way back a plane, arriving before 9 pm.",
        "The return train must not arrive after 21:00.",
    ],
)
def test_the_hour_of_the_ride_home(text: str, chinatravel_sandbox: Sandbox) -> None:
    found = read(text, chinatravel_sandbox)
    times = [one.meaning for one in found.wishes if isinstance(one.meaning, RideTime)]
    assert not [one for one in times if one.way == "out" or one.moment == "departs"]


@pytest.mark.parametrize(
    ("text", "thing", "wanted"),
    [
        ("❌ no temples 😊 river cruise please", "寺庙", True),
        ("No need for a hotel with a pool.", "不订酒店", True),
        ("Not too late as the last bus goes at ten.", "公交", False),
        ("Rather a good hotel than three sights a day.", "每天3个景点", True),
        ("Dear all, we look forward to it.", "Dear", True),
    ],
)
def test_what_was_never_said_is_not_read(
    text: str, thing: str, wanted: bool, chinatravel_sandbox: Sandbox
) -> None:
    assert not [
        one
        for one, is_wanted in likes(read(text, chinatravel_sandbox))
        if thing in one and is_wanted is wanted
    ]


def test_a_face_ends_what_is_refused(chinatravel_sandbox: Sandbox) -> None:
    found = read("no museums 🙏 hot springs please", chinatravel_sandbox)
    assert ("温泉", False) not in likes(found)
    assert [one.meaning.rule for one in found.wishes if isinstance(one.meaning, Types)] == ["none"] or likes(
        found
    )


def test_votes_of_zero_refuse(chinatravel_sandbox: Sandbox) -> None:
    found = read("Votes: zoo 3, museum 0.", chinatravel_sandbox)
    wanted = [
        one.meaning for one in found.wishes if isinstance(one.meaning, Types) and one.meaning.rule != "none"
    ]
    assert not [one for one in wanted if "博物馆/纪念馆" in one.types]


def test_singlish_refuses(chinatravel_sandbox: Sandbox) -> None:
    found = read("dun want hotpot lah", chinatravel_sandbox)
    assert [one.meaning.rule for one in found.wishes if isinstance(one.meaning, Types)] == ["none"]


def test_what_is_spared_is_not_refused(chinatravel_sandbox: Sandbox) -> None:
    found = read("Skip the museums but not the zoo.", chinatravel_sandbox)
    refused = [
        one.meaning for one in found.wishes if isinstance(one.meaning, Names) and one.meaning.rule == "none"
    ]
    assert not refused


@pytest.mark.parametrize(
    ("said", "about"), [("Spend the money on food.", "meal"), ("Put the money into the hotel.", "hotel")]
)
def test_where_the_money_goes_is_liked(said: str, about: str, sandbox: Sandbox) -> None:
    found = understand(f"Shanghai to Hangzhou, 2 days, 2 people. {said}", sandbox=sandbox)
    assert [(one.about, one.strength) for one in found.likings] == [(about, "like")]


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("After a week of interviews, 2 really lazy days in Suzhou. From Wuhan, alone.", 2),
        ("Wuhan to Suzhou, 7 days, 2 people. We want 2 lazy days in the middle.", 7),
        ("A week of gardens in Suzhou from Wuhan, 2 people.", 7),
    ],
)
def test_days_of_work_and_of_rest_are_not_those_of_the_trip(text: str, days: int, sandbox: Sandbox) -> None:
    assert understand(text, sandbox=sandbox).query.days == days


def test_who_asks_whether_a_sight_is_free_refuses_it_not(sandbox: Sandbox) -> None:
    found = read("Is West Lake free?", sandbox, "Shanghai to Hangzhou, 2 days, 2 people. ")
    assert not any(isinstance(one.meaning, Names) for one in found.wishes)


def test_a_night_on_a_train_is_refused_and_no_train(sandbox: Sandbox) -> None:
    found = read("No nights on a train, please.", sandbox, "Shanghai to Hangzhou, 2 days, 2 people. ")
    assert [(one.about, one.strength) for one in found.likings] == [("ride_out", "never")]
    assert not [one for one in found.wishes if not isinstance(one.meaning, CostCap)]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Shanghai to Hangzhou, 2 days plus the way, three days, so 3 in all, for me and my mate.", 2),
        ("Shanghai to Hangzhou, 2 days. Two couples, so we are 4 in all.", 4),
    ],
)
def test_so_many_in_all_are_of_what_was_counted(text: str, people: int, sandbox: Sandbox) -> None:
    assert understand(text, sandbox=sandbox).query.people_number == people


def test_money_for_all_but_a_part_is_asked(sandbox: Sandbox) -> None:
    text = "Shanghai to Hangzhou, 2 days, 2 people. 800 for everything but the flights."
    found = understand(text, sandbox=sandbox)
    assert "budget" in {question.about for question in found.ask}
