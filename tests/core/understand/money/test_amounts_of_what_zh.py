"""What an amount in Chinese is of: the trip, a night, a table, or nothing of the trip at all."""

import pytest

from core.dsl.families.costs import CostCap
from core.understand import Understanding, understand


def read(said: str) -> Understanding:
    return understand(f"从上海去杭州，3天，2个人，{said}")


def caps(found: Understanding) -> list[CostCap]:
    return [one.meaning for one in found.wishes if isinstance(one.meaning, CostCap)]


@pytest.mark.parametrize("said", ["退休金一个月五千多", "月预算四千", "工资八千", "房租三千"])
def test_what_one_has_a_month_is_no_money_of_the_trip(said: str) -> None:
    assert read(said).query.budget is None


@pytest.mark.parametrize("said", ["五月预算四千", "这个月预算四千"])
def test_a_month_before_the_budget_leaves_it_one(said: str) -> None:
    assert read(said).query.budget == 4000


@pytest.mark.parametrize(
    "said", ["酒店300以内", "住普通宾馆300以内", "酒店春熙路旁边三百左右", "酒店要近地铁，300左右"]
)
def test_the_price_of_a_room_is_that_of_a_night(said: str) -> None:
    assert caps(read(said)) == [CostCap("accommodation", 300, "night")]


@pytest.mark.parametrize("said", ["酒店一共不超过700", "酒店总价700以内", "住宿费700以内"])
def test_what_all_nights_cost_is_said(said: str) -> None:
    assert caps(read(said)) == [CostCap("accommodation", 700, "trip")]


def test_one_room_for_three_is_paid_once() -> None:
    found = understand("从上海去杭州，3天，3个人，住一个三人间，不超过350一晚")
    assert CostCap("accommodation", 350, "night") in caps(found)


def test_what_a_table_costs_is_asked() -> None:
    found = read("聚餐一顿1500以内")
    assert not caps(found)
    assert [one for one in found.ask if one.about == "budget"]


@pytest.mark.parametrize(
    ("said", "budget"),
    [
        ("晚上吃饭唱歌，人均500包括住宿", 1000),
        ("自带午餐，人均200", 400),
        ("中午得回酒店钱的话三千左右", 3000),
    ],
)
def test_an_amount_of_all_is_the_budget(said: str, budget: float) -> None:
    assert read(said).query.budget == budget


@pytest.mark.parametrize(
    "said",
    [
        "两个人一间预算3000",
        "每个人一间房一共3000",
        "花销三千住的离地铁近点",
        "想住湖边可是预算只有3000",
    ],
)
def test_where_one_sleeps_beside_the_budget_makes_it_no_price_of_a_room(said: str) -> None:
    found = read(said)
    assert found.query.budget == 3000
    assert caps(found) == [CostCap("total", 3000, "trip")]


def test_a_room_that_is_told_of_before_the_budget_leaves_it_open() -> None:
    found = read("酒店要干净预算3000")
    assert caps(found) == []
    assert "budget" in {question.about for question in found.ask}


def test_a_room_for_two_keeps_its_price() -> None:
    assert caps(read("两个人一间房400以内")) == [CostCap("accommodation", 400, "night")]
