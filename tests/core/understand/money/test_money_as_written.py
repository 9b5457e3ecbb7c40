"""Amounts as people write them, and numbers that are none."""

import pytest

from core.dsl.families.costs import CostCap
from core.understand import Understanding, understand

CITIES = ["上海", "杭州"]


def read(words: str) -> Understanding:
    if words.isascii():
        return understand(f"Shanghai to Hangzhou, 3 days, 2 people. {words}.", CITIES)
    return understand(f"上海去杭州，3天，2个人，{words}。", CITIES)


WAYS = [
    ("3000封顶", 3000),
    ("封顶3000", 3000),
    ("三千块打底也封顶就三千了", 3000),
    ("封顶就3000", 3000),
    ("钱包余额2800，全花光也行", 2800),
    ("4k总共", 4000),
    ("4000一共", 4000),
    ("💰6000", 6000),
    ("💰：6000", 6000),
    ("💰人均3000", 6000),
    ("budget大概6k两个人一共", 6000),
    ("budget是6000", 6000),
    ("9000块全包", 9000),
    ("全包9000", 9000),
    ("公司报销5000元以内", 5000),
    ("公司给报5000", 5000),
    ("单位报销四千", 4000),
    ("预蒜三千五", 3500),
    ("预算之前写9000，改成8000了", 8000),
    ("预算9000，改到8000", 8000),
    ("本来预算5000，涨到6000了", 6000),
    ("兜里一共就一万二", 12000),
    ("钱嘛五千", 5000),
    ("预算壹万伍仟元", 15000),
    ("预算一万两千", 12000),
    ("控制在四千以内", 4000),
    ("6000打住", 6000),
    ("Total not above 15 000 RMB", 15000),
    ("Budget 8 000 yuan", 8000),
    ("budget 9000, no, make that 10000", 10000),
    ("The ceiling for the whole thing is 18,000", 18000),
    ("The limit for all of it is 7500", 7500),
    ("cash: 2k each", 4000),
    ("money: 6000", 6000),
    ("budjet 1500 for evrybody", 1500),
    ("bugdet 9000 total", 9000),
    ("Not more than 1.5k per head", 3000),
    ("We have 6,000 in total", 6000),
    ("Up to 3,200 in all", 3200),
]


@pytest.mark.parametrize(("words", "budget"), WAYS)
def test_a_budget_as_written(words: str, budget: float) -> None:
    assert read(words).query.budget == budget


@pytest.mark.parametrize(("words", "budget"), WAYS)
def test_and_it_is_not_asked(words: str, budget: float) -> None:
    assert "budget" not in {question.about for question in read(words).ask}


NO_MONEY = [
    "手机尾号6618收短信",
    "电话025-8473转1207",
    "我的电话是13900004412",
    "合同号A-20931那边不报销酒店",
    "订单号88213",
    "门牌号是312",
    "392级台阶也要爬",
    "我们是2015年结婚的",
    "孩子一个2015年的一个2018年的",
    "验证码4417",
    "邮编310000",
    "费用实报实销",
    "Call me on 139 0000 4412 if unclear, ext 7",
    "This is about our call of the 14th (ref. 88213)",
    "My desk 4417 stays empty meanwhile",
    "We got married in 2016",
    "None of us has seen 9am since 2014",
    "We've been saving since 2023",
    "Booking number 50231",
    "My grandmother was born in 1938",
]


@pytest.mark.parametrize("words", NO_MONEY)
def test_a_number_that_is_a_name_is_no_money(words: str) -> None:
    assert read(words).query.budget is None


@pytest.mark.parametrize("words", NO_MONEY)
def test_and_no_budget_is_asked_for_it(words: str) -> None:
    assert "budget" not in {question.about for question in read(words).ask}


@pytest.mark.parametrize("words", NO_MONEY[:9] + NO_MONEY[12:16])
def test_a_budget_beside_such_a_number_stays_sure(words: str) -> None:
    said = f"{words}. Budget 4800 yuan total" if words.isascii() else f"{words}，预算4800元"
    found = read(said)
    assert found.query.budget == 4800 and "budget" not in {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("said", "budget"),
    [
        ("五个人从北京去重庆四天，想每天睡到自然醒回来要坐飞机预算一万块钱", 10000),
        ("两个人从北京去重庆四天，每天预算500", 2000),
    ],
)
def test_what_one_does_every_day_counts_no_money_by_days(said: str, budget: float) -> None:
    assert understand(said).query.budget == budget


@pytest.mark.parametrize(
    "words",
    ["住宿每晚600以内,其余费用我自己出", "公司报销住宿每晚600以内,其余自理", "每晚600以内，吃喝另算"],
)
def test_what_a_night_may_cost_lacks_nothing_that_others_pay(words: str) -> None:
    found = read(words)
    assert [one.constraint().gloss.zh for one in found.wishes] == ["平均每晚住宿费用不超过 ¥600"]


def test_steps_are_no_money() -> None:
    found = read("花8000元以内，一天走路不宜超过一万步")
    assert (found.query.budget, found.confidence["budget"] > 0.8) == (8000, True)


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ("我们家住苏州的嘛大概待个三天吧钱嘛五千块顶天了", 5000),
        ("然后花个六千吧住得离西湖近一点", 6000),
        ("预算吧五千", 5000),
    ],
)
def test_spoken_without_a_stop_an_amount_is_of_its_own_part(words: str, budget: int) -> None:
    assert read(words).query.budget == budget


@pytest.mark.parametrize(
    ("said", "whole"),
    [
        ("Budget 800 (for the lot? no: per day and per person).", 4800),
        ("Budget 800, that's per person per day.", 4800),
        ("Budget 2000, each.", 4000),
        ("Budget 6000. Each day we want a museum.", 6000),
    ],
)
def test_an_amount_is_told_closer_behind_it(said: str, whole: int) -> None:
    found = understand(f"{said} Chongqing, 3 days, from Beijing, 2 people.", ["北京", "重庆"])
    assert found.query.budget == whole


def test_parts_in_a_row_are_limits_and_no_sum() -> None:
    found = understand("广州去南京，3天，2个人，预算：交通800，住600，吃400，玩200", ["广州", "南京"])
    parts = {
        (wish.meaning.category, wish.meaning.at_most)
        for wish in found.wishes
        if isinstance(wish.meaning, CostCap)
    }
    assert parts == {("intercity", 800), ("accommodation", 600), ("restaurant", 400), ("attraction", 200)}


def test_a_limit_has_a_verb_between_its_words() -> None:
    found = read("门票别花超过600")
    assert CostCap("attraction", 600, "trip") in [wish.meaning for wish in found.wishes]


def test_what_a_day_costs_each_is_no_room() -> None:
    found = read("吃住从简，每天人均200")
    parts = [wish.meaning.category for wish in found.wishes if isinstance(wish.meaning, CostCap)]
    assert parts == ["total"]
    assert found.query.budget == 1200


@pytest.mark.parametrize(
    "trip",
    [
        "a 3-day food journey in mid-December with a budget of 2400 RMB",
        "a family food trip with a budget of 2400 RMB",
        "a proper nap after lunch every day budget is 2400",
    ],
)
def test_a_budget_behind_meals_is_one_of_all(trip: str) -> None:
    assert read(f"It is {trip}").query.budget == 2400


def test_a_budget_of_food_is_one_of_meals() -> None:
    assert read("food budget of 900").query.budget is None


def test_an_amount_behind_a_hotel_may_be_its_price() -> None:
    found = read("decent hotel, 600ish")
    assert found.query.budget is None
    assert "budget" in {question.about for question in found.ask}
