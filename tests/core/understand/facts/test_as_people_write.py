"""Who travels and for how much, in the words of many kinds of people."""

import pytest

from core.understand import understand

LEAD_EN, LEAD_ZH = "Nanjing to Suzhou, 3 days. ", "上海到苏州3天，"


def _lead(text: str) -> str:
    return (LEAD_EN if text.isascii() else LEAD_ZH) + text


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Herself and me", 2),
        ("Wife and I", 2),
        ("It's me and a german guy i met", 2),
        ("me nd my gf", 2),
        ("We're six old roommates", 6),
        ("24 pupils plus three members of staff", 27),
        ("Thirty kids with four members of staff", 34),
        ("Me, my two sisters and their husbands", 5),
        ("员工12人、家属8人", 20),
        ("学生46人，带队老师4人", 50),
        ("人数：两大一小", 3),
    ],
)
def test_company_is_added_up(text: str, people: int) -> None:
    assert understand(_lead(text)).query.people_number == people


def test_one_more_whom_nobody_counted_is_asked_about() -> None:
    found = understand("Choir of 22 plus our conductor, Shanghai to Hangzhou, 2 days")
    assert "people" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    "text", ["somewhere between 7 and 10 of us", "七到十个人，还没定", "not sure if we'll be 4 or 5"]
)
def test_a_range_of_travellers_is_asked_about(text: str) -> None:
    found = understand(_lead(text))
    assert found.query.people_number is None
    assert "people" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("Two of us, five thousand five hundred or thereabouts", 5500),
        ("Two of us, two thousand eight hundred yuan", 2800),
        ("Two of us, budget six thousand five hundred", 6500),
        ("Two of us, three and a half thousand yuan", 3500),
        ("Two of us, four thousand two hundred and fifty yuan", 4250),
        ("Six of us. Everyone puts in 1000.", 6000),
        ("Six of us. We each chip in 1000.", 6000),
        ("Six of us. Everybody pays 800 yuan.", 4800),
        ("Six of us. Each of us brings 900.", 5400),
        ("Eight of us. Boss gives 9000.", 9000),
        ("Eight of us. The company pays 9000.", 9000),
        ("Eight of us. Our boss is giving us 9000 for it.", 9000),
        ("Eight of us. The school has set aside 9000.", 9000),
        ("Eight of us. We saved up 9000.", 9000),
        ("Three of us. Rooms at most 1200 a night each. Overall 30,000.", 30000),
        ("Three of us. All told 30,000 yuan", 30000),
        ("Three of us, 6500 the lot", 6500),
        ("Two couples, 1200 a couple", 2400),
        ("两对情侣，每对1200", 2400),
        ("8个人，团里出15000", 15000),
        ("Three of us. All in all 12,000.", 12000),
        ("Two adults. 1500 per adult", 3000),
        ("3个人，吃住行全包3000", 3000),
        ("3个人，总的7000打住", 7000),
        ("3个人，7000到顶", 7000),
        ("8个人，老板给9000", 9000),
        ("8个人，公司出9000", 9000),
        ("8个人，单位批了9000", 9000),
        ("8个人，每人凑1000", 8000),
        ("员工12人、家属8人，经费标准为每人每天不超过600元", 36000),
    ],
)
def test_an_amount_is_for_the_whole_trip(text: str, budget: float) -> None:
    assert understand(_lead(text)).query.budget == budget


@pytest.mark.parametrize(
    "text",
    [
        "We are a couple with a baby of 10 months. Budget 1500 by adult",
        "Two adults and a baby. 1500 per adult",
        "A couple with two kids. 1500 for each adult",
        "24 pupils plus three members of staff, 650 per pupil",
        "20 students and two teachers, 650 a student",
        "20 students, 650 per student",
        "两大一小，大人每人1500",
        "两大一小，每个大人1500",
        "学生46名、带队老师4名，每生收980",
    ],
)
def test_what_some_of_the_travellers_pay_is_asked_about(text: str) -> None:
    found = understand(_lead(text))
    assert found.query.budget is None
    assert "budget" in {question.about for question in found.ask}
