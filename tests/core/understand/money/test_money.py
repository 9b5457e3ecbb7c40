"""What an amount is for, per what, and in which currency."""

import pytest

from core.dsl.families.costs import CostCap
from core.understand import understand
from core.understand.money.budget import read_money


@pytest.mark.parametrize(
    ("text", "cap"),
    [
        ("no more than 80 a meal", CostCap("restaurant", 80, "person_meal")),
        ("tickets under 150 a person", CostCap("attraction", 150, "person")),
        ("800 for food in total", CostCap("restaurant", 800, "trip")),
        ("hotel <400/night", CostCap("accommodation", 400, "night")),
        ("每晚酒店别超过400", CostCap("accommodation", 400, "night")),
        ("晚餐人均不超过150", CostCap("dinner", 150, "person_meal")),
        ("门票每人不超过300", CostCap("attraction", 300, "person")),
        ("交通费不超过4000", CostCap("intercity", 4000, "trip")),
        ("an inter-city transport budget of 600.0", CostCap("intercity", 600, "trip")),
        ("an inner-city transport budget of 100", CostCap("innercity", 100, "trip")),
    ],
)
def test_a_part_has_its_limit(text: str, cap: CostCap) -> None:
    money = read_money(text, 2, 3)
    assert [one.cost for one in money.caps] == [cap]
    assert money.budget is None


@pytest.mark.parametrize(
    "text",
    [
        "预算1w不含机票",
        "总共就三千块,含来回车票和住宿,吃喝另算",
        "高铁票公司报销,自己掏的控制在2000以内",
        "1800 yuan a head without flights",
        "budget 5000, hotels are paid",
    ],
)
def test_an_amount_that_is_short_of_a_part_is_no_budget(text: str) -> None:
    money = read_money(text, 2, 3)
    assert money.budget is None
    assert money.unclear


def test_a_tight_budget_is_one_with_its_word() -> None:
    text = "alone, on a tight budget of 2500 yuan"
    budget = read_money(text, 1, 3).budget
    assert budget is not None
    assert text[slice(*budget.span)] == "on a tight budget of 2500 yuan"


def test_an_amount_beside_the_word_for_the_whole_is_of_the_whole() -> None:
    money = read_money("往返高铁 预算4k", 2, 3)
    assert money.budget is not None
    assert not money.caps


@pytest.mark.parametrize(
    "text",
    [
        "预算900欧元",
        "I have €900",
        "$300 in all",
        "Budget 大概 RM 12,000 全部人",
        "about 1500 US dollars for it all",
        "budget AUD 3000",
        "新台币5万",
        "S$2000 in total",
    ],
)
def test_other_currencies_are_no_budget(text: str) -> None:
    money = read_money(text, 1, 5)
    assert money.budget is None
    assert len(money.foreign) == 1


@pytest.mark.parametrize("text", ["2000 for the hotel and 1000 for food", "酒店2000吃饭1000"])
def test_each_part_has_the_limit_said_of_it(text: str) -> None:
    assert [one.cost for one in read_money(text, 2, 3).caps] == [
        CostCap("accommodation", 2000, "trip"),
        CostCap("restaurant", 1000, "trip"),
    ]


def test_an_amount_after_a_dish_and_a_blank_is_of_the_whole() -> None:
    money = read_money("胡同 烤鸭 ¥3000内", 1, 3)
    assert money.budget is not None
    assert (money.budget.value, money.caps) == (3000, ())


def test_an_amount_for_rides_and_beds_is_of_no_one_part() -> None:
    money = read_money("机酒预算4000", 2, 4)
    assert money.budget is None
    assert [one.value for one in money.unclear] == [4000]


def test_a_budget_before_its_parts_is_of_the_whole() -> None:
    money = read_money("预算4000块住宿控制在1200吃饭控制在800", 2, 3)
    assert money.budget is not None
    assert money.budget.value == 4000
    assert [one.cost.at_most for one in money.caps] == [1200, 800]


def test_an_amount_after_setting_off_is_not_for_what_was_named_before() -> None:
    money = read_money("想去重庆吃火锅三天成都出发每人别超过600", 4, 3)
    assert money.budget is not None
    assert (money.budget.value, money.caps) == (2400, ())


def test_an_amount_beside_what_the_company_pays_is_not_of_the_whole() -> None:
    money = read_money("来回机票公司出,其余3000以内", 2, 4)
    assert money.budget is None
    assert [one.value for one in money.unclear] == [3000]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("cash 1,2k rmb", 1200),
        ("3,5k yuan in all", 3500),
        ("budget 1,200 yuan", 1200),
        ("8 and a half k in all", 8500),
        ("2 and a half thousand yuan", 2500),
    ],
)
def test_tenths_and_halves_of_a_thousand(text: str, value: int) -> None:
    assert (
        understand(f"Shanghai to Beijing, 2 days, 2 people, {text}", ["上海", "北京"]).query.budget == value
    )


@pytest.mark.parametrize("text", ["Rs 60,000 in total", "total budget is Rs60000", "₹60,000", "60000 rupees"])
def test_rupees_are_no_yuan(text: str) -> None:
    found = understand(f"Shanghai to Beijing, 2 days, 2 people, {text}", ["上海", "北京"])
    assert found.query.budget is None
    assert [question.about for question in found.ask] == ["budget"]


def test_kilometres_that_are_run_are_no_money() -> None:
    found = understand("I've got a 10k in Wuhan on Sunday 6 Dec. Coming up from Guangzhou, 4 days.")
    assert found.query.budget is None


@pytest.mark.parametrize(
    "said",
    [
        "We'd like two separate rooms and can pay 9000.",
        "We'd like to eat crayfish at night and can spend 9000 together.",
        "Could you find a courtyard hotel and keep the total around 9000?",
        "We want a nice hotel and have 9000 yuan.",
        "9000 is okay.",
        "9000 should cover it.",
        "We're thinking 9000.",
        "I can manage 9000.",
        "First class if the budget of 9000 allows.",
    ],
)
def test_an_amount_of_its_own_verb_is_of_the_whole_trip(said: str) -> None:
    found = understand(f"Two people, three days, Hangzhou to Beijing. {said}")
    assert found.query.budget == 9000
    assert [one.about for one in found.ask] == []


@pytest.mark.parametrize(
    ("said", "scope"),
    [
        ("We'd like a hotel with a gym and want to spend less than 1800 on it.", "hotel"),
        ("We want good food and can spend 300 a head on dinner.", "dinner"),
    ],
)
def test_what_is_spent_on_a_part_is_no_budget(said: str, scope: str) -> None:
    found = understand(f"Two people, three days, Hangzhou to Beijing. {said}")
    assert found.query.budget is None
    assert any(scope in one.constraint().gloss.en.lower() for one in found.wishes)


def test_a_ticket_of_each_way_is_asked_about() -> None:
    found = understand(
        "3 days, Hangzhou to Beijing, solo. Flying is okay if the ticket is under 1000 each way."
    )
    assert [one.dsl for one in found.query.constraints] == []


def test_a_trip_of_one_day_makes_no_fare_of_what_each_pays() -> None:
    money = read_money("两个人，当天往返，人均300元。早上坐七点以后的高铁", 2, 1)
    assert (money.caps, money.budget and money.budget.value) == ((), 600)


def test_a_limit_for_taxis_wishes_for_none() -> None:
    found = understand("一家三口从杭州去武汉三天，打车总共别超300。")
    assert [one.meaning for one in found.wishes] == [CostCap("innercity", 300, "trip")]


def test_an_amount_behind_a_room_may_be_its_price() -> None:
    assert [one.value for one in read_money("2 people, a river view room, max 700", 2, 3).unclear] == [700]
    assert read_money("2 people, a river view room, max 7000", 2, 3).unclear == ()
