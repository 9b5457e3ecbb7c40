"""A budget that is told in two ways is one: of each and of all, as parts and their sum, in figures and in words."""

from itertools import product

import pytest

from core.understand import Understanding, understand
from core.understand.money.agreeing import agreed
from core.understand.money.amounts import amounts

CITIES = ["上海", "杭州"]


def read(words: str, people: str) -> Understanding:
    start = "上海去杭州，3天，" if not words.isascii() else "Shanghai to Hangzhou, 3 days, "
    return understand(
        f"{start}{people}，{words}。" if not words.isascii() else f"{start}{people}, {words}.", CITIES
    )


ALL_WAYS = [
    ("两个人", "人均2500（两个人加起来5000）", 5000),
    ("两个人", "一共6000，每人3000", 6000),
    ("两个人", "预算6千，也就是每人3千", 6000),
    ("两个人", "每位3500元，两位合计7000元", 7000),
    ("两个人", "预算5000元（伍仟元整）", 5000),
    ("三个人", "总预算9000，人均3000", 9000),
    ("三个人", "我们各出800，共计2400", 2400),
    ("三个人", "人均一千二，合计三千六", 3600),
    ("三个人", "预算壹万伍仟元整（15000）", 15000),
    ("三个人", "一人2000，三人6000", 6000),
    ("四个人", "每人出1500也就是总共6000", 6000),
    ("四个人", "人均1200总共4800", 4800),
    ("四个人", "每人预算两千，四个人八千", 8000),
    ("五个人", "人均2000也就是总共一万", 10000),
    ("七个人", "每人出两千五一共一万七千五吧", 17500),
    ("十一个人", "每人两千二，一共两万四千二", 24200),
    ("两个人", "一天600，三天1800", 1800),
    ("两个人", "路费3200，住宿2800，吃喝门票4000，合计1万", 10000),
    ("两个人", "往返交通2600＋酒店2000＋餐饮1400＝合计6000", 6000),
    ("两个人", "车票800、酒店1200、吃饭600，加起来2600", 2600),
    ("两个人", "总共6000：交通2000，住宿2500，其他1500", 6000),
    ("6 people", "2k per head i.e. 12k for the group", 12000),
    ("3 people", "1800 a head so 5400 altogether", 5400),
    ("2 people", "4000 in total, 2000 each", 4000),
    ("4 people", "1500 yuan per person, 6000 yuan for all of us", 6000),
    ("2 people", "5000 yuan (2500 each)", 5000),
    ("2 people", "600 a day, 1800 in all", 1800),
    (
        "2 people",
        "1500 for the hotel, 900 for food, 1600 for everything else. That's 4000 for the pair of us",
        4000,
    ),
    ("2 people", "trains 1200, hotel 1500, food 800: total 3500", 3500),
]


@pytest.mark.parametrize(("people", "words", "budget"), ALL_WAYS)
def test_a_budget_told_twice_is_one(people: str, words: str, budget: float) -> None:
    assert read(words, people).query.budget == budget


@pytest.mark.parametrize(("people", "words", "budget"), ALL_WAYS)
def test_and_nothing_is_asked_of_it(people: str, words: str, budget: float) -> None:
    assert "budget" not in {question.about for question in read(words, people).ask}


@pytest.mark.parametrize(
    ("each", "all_", "people"),
    [
        (each, all_, people)
        for (each, all_), people in product(
            [("人均{}", "一共{}"), ("每人{}", "合计{}"), ("每个人出{}", "总共{}"), ("{}一个人", "总预算{}")],
            (2, 3, 5, 12),
        )
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_each_and_all_agree_in_any_order(each: str, all_: str, people: int, turned: bool) -> None:
    parts = [each.format(1100), all_.format(1100 * people)]
    assert (
        read("，".join(reversed(parts) if turned else parts), f"{people}个人").query.budget == 1100 * people
    )


@pytest.mark.parametrize(
    ("people", "words"),
    [
        ("三个人", "每人2000，一共5000"),
        ("4 people", "1500 each, 5000 in total"),
    ],
)
def test_amounts_that_do_not_agree_are_asked(people: str, words: str) -> None:
    assert "budget" in {question.about for question in read(words, people).ask}


@pytest.mark.parametrize("words", ["门票人均100，吃饭人均200", "酒店每晚400，三天1200"])
def test_amounts_of_parts_are_no_budget(words: str) -> None:
    found = tuple(amounts(words))
    assert agreed(found, {"person": 2, "day": 3}) is None
