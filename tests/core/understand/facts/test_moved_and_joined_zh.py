"""Days that Chinese moves, those of a leave, persons who join or stay at home, and amounts of one meal."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 27)


def read(said: str, sandbox: Sandbox | None = None) -> Understanding:
    return understand(f"从上海去成都,{said}", sandbox=sandbox, today=TODAY)


def asked(found: Understanding) -> set[str]:
    return {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("said", "first"),
    [
        ("12月8号动身改成12月9号,玩三天,两个人", date(2026, 12, 9)),
        ("12月8号走换到10号,玩三天,两个人", date(2026, 12, 10)),
        ("本来下周三的票,改签到下周四,玩两天,两个人", date(2026, 12, 3)),
    ],
)
def test_a_day_that_is_moved_is_the_later_named(said: str, first: date) -> None:
    found = read(said)
    assert found.dates is not None
    assert found.dates.first == first


@pytest.mark.parametrize("said", ["3去6回,两个人", "3号早上走,6号晚上回,两个人", "3走 6返,两个人"])
def test_days_without_a_unit_go_and_come(said: str) -> None:
    assert read(said).query.days == 4


@pytest.mark.parametrize("said", ["12月20号那几天去,玩三天,两个人", "下个月8号前后,玩三天,两个人"])
def test_a_day_that_is_but_about_is_asked(said: str) -> None:
    found = read(said)
    assert found.dates is None
    assert "dates" in asked(found)


def test_of_days_that_are_free_some_are_taken() -> None:
    found = read("12月7到12号都空着,抽四天,两个人")
    assert found.dates is None


@pytest.mark.parametrize(
    ("said", "days"),
    [("婚假还有8天,玩五天,两个人", 5), ("单位放9天假,剩下6天去成都,两个人", 6), ("年假5天,两个人", 5)],
)
def test_days_off_are_no_days_of_the_trip_where_others_are_told(said: str, days: int) -> None:
    assert read(said).query.days == days


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("我和老婆,本来要带我爸的,他腰疼不去了,三天", 2),
        ("三个大人,一个孩子,另外还有一个保姆,三天", 5),
        ("儿子七岁,他表妹五岁,两个孩子跟我和我姐,三天", 4),
        ("我女朋友的妹妹跟我去,三天", 2),
        ("我和同事两个男生,三天", 2),
        ("爸妈俩加我和我姐,三天", 4),
        ("第一天晚上要陪客户喝酒,三天一个人", 1),
    ],
)
def test_who_travels_is_counted_once_and_whole(said: str, people: int) -> None:
    assert read(said).query.people_number == people


@pytest.mark.parametrize("said", ["我们班五个人,有俩还没想好,三天", "六个人,其中一个说再说,三天"])
def test_who_may_not_come_is_asked(said: str) -> None:
    assert "people" in asked(read(said))


@pytest.mark.parametrize(
    "said", ["最后一晚来顿400的海鲜大餐", "28号晚上吃个日料,人均350", "约一顿火锅,人均200左右"]
)
def test_what_one_meal_costs_is_no_limit_of_all_meals(said: str) -> None:
    found = read(f"两个人,三天,{said}")
    assert not [wish for wish in found.wishes if isinstance(wish.meaning, CostCap)]


@pytest.mark.parametrize("said", ["3000够不够", "两个人3000块够用吗"])
def test_an_amount_that_is_asked_about_is_asked(said: str) -> None:
    assert "budget" in asked(read(f"两个人,三天,{said}"))


def test_an_amount_that_is_told_is_not_asked() -> None:
    found = read("两个人,三天,每顿人均50,预算3000够了")
    assert "budget" not in asked(found)
    assert found.query.budget == 3000
