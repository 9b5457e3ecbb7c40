"""The budget of the whole trip, in words of every day, and what only sounds like one."""

import pytest

from core.understand import understand
from core.understand.facts.facts import read_facts
from core.understand.money.budget import read_money


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("总共不超过3万五", 35000),
        ("两个人2500", 2500),
        ("预算3000,婆婆也去,预算也提到4500吧", 4500),
        ("预算五千块,还要托运,那就五千五吧", 5500),
        ("钱嘛四千左右都行", 4000),
        ("一家人两万蚊封顶", 20000),
        ("一共一万五打住", 15000),
        ("预算每人1500", 3000),
        ("每家预算6000,我们两家", 12000),
        ("一家3000块,我们两家", 6000),
        ("一家3000,两家人", 6000),
        ("2,500 yuan per couple", 2500),
        ("一人最多600", 1200),
        ("一个人出一千二", 2400),
        ("一个人掏八百块", 1600),
        ("一人出六百", 1200),
        ("我们俩各出400", 800),
        ("一个人头1000", 2000),
        ("人平一千五", 3000),
        ("预算一千二,我一个人出钱", 1200),
        ("under 5k for a couple", 5000),
        ("we have 10 grand in total", 10000),
        ("not a fen over 5,000 yuan in total", 5000),
        ("not one yuan more than 6000 all in", 6000),
        ("budget 7000 and 1500 of it goes on presents", 7000),
        ("We can spend 9,000 altogether, and 4,000 of that must be kept aside for clothes", 9000),
        ("two rooms, less than 5000 total", 5000),
        ("500块搞定", 500),
        ("两天一夜，800块搞定", 800),
        ("两人2000内", 2000),
        ("hotel on the Bund, fine dining, 20000 yuan", 20000),
    ],
)
def test_the_whole_trip_has_its_budget(text: str, total: float) -> None:
    budget = read_money(text, 2, 3, 2).budget
    assert budget is not None
    assert budget.value == total


@pytest.mark.parametrize(
    "text",
    [
        "hotels under 450 a night, and the lot shouldn't top 7k",
        "food under 500, the whole thing under 7k",
        "7000 is what we have",
        "we've 7000 to play with",
    ],
)
def test_the_whole_in_words_of_every_day(text: str) -> None:
    money = read_money(text, 2, 3)
    assert money.budget is not None
    assert money.budget.value == 7000


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("Beijing to Chengdu, two of us, four days, 8000.", 8000),
        ("Beijing to Chengdu, two of us, four days, say four grand", 4000),
        ("Beijing to Chengdu, two of us, four days, 500 a man", 1000),
        ("Beijing to Chengdu, two of us. We have euro 900.", None),
        ("Beijing to Chengdu, two of us, 1.5k for my share", None),
        ("Beijing to Chengdu, two of us, 5000 yuan in total. National Art Museum, 798.", 5000),
        ("Beijing to Chengdu, two of us, 10 to 12 Dec, 2026", None),
    ],
)
def test_a_large_number_alone_between_commas_is_the_budget(text: str, budget: float | None) -> None:
    assert understand(text, ["北京", "成都"]).query.budget == budget


def test_what_each_family_pays_is_paid_by_all_families() -> None:
    facts = read_facts("5个妈妈6个娃,从杭州去上海4天,一家3000块,五家", ("杭州", "上海"))
    assert facts.said["budget"].value == 15000


def test_what_is_not_each_is_of_all() -> None:
    money = read_money("3.5k between us, not each", 2, 4)
    assert money.budget is not None
    assert money.budget.value == 3500


@pytest.mark.parametrize(
    "text",
    [
        "5000 is the limit and I mean limit.",
        "Our limit is 5000 and not a penny more.",
        "We'd rather not spend more than 5000.",
        "The whole thing shouldn't cost more than 5000.",
        "It must not go over 5000.",
        "until the money (5000) runs out",
        "Expenditure not to exceed RMB 5,000.",
    ],
)
def test_every_way_to_say_the_most_is_the_budget(text: str) -> None:
    found = read_money(text, 2, 3)
    assert found.budget is not None
    assert found.budget.value == 5000


@pytest.mark.parametrize(
    "text",
    [
        "No entrance ticket over 500 yuan.",
        "more than 5000 yuan, please",
        "We don't want tickets over 500 yuan.",
    ],
)
def test_what_only_sounds_like_the_most_is_no_budget(text: str) -> None:
    assert read_money(text, 2, 3).budget is None


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("Two of us, ~6000", 6000),
        ("Two of us and maybe 12000", 12000),
        ("Two of us, got 1800 between us", 1800),
        ("Two of us, 12000ish", 12000),
        ("Two of us, approx. 5000 all together", 5000),
    ],
)
def test_about_so_much_is_money_too(text: str, budget: float) -> None:
    found = read_money(text, 2, 3).budget
    assert found is not None
    assert found.value == budget
