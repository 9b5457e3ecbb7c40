"""What an occasion adds to what is wished: a table for it, the dishes of the city, a quiet town."""

from statistics import median

import pytest

from core.dsl.pauses.performances import special_evening
from core.knowledge.city import knowledge_of
from core.model.query import Query
from core.optimize.wishes.occasions import dishes_of, quiet_towns, special_tables, tables_of
from core.optimize.wishes.place_wishes import wished_tables
from core.sandbox.sandbox import Sandbox


@pytest.mark.parametrize(("a_day", "least"), [(600.0, 100.0), (3000.0, 300.0)])
def test_the_table_of_a_celebration_is_as_fine_as_the_money(
    chinatravel_sandbox: Sandbox, a_day: float, least: float
) -> None:
    city = chinatravel_sandbox.city("南京")
    ((_, houses),) = special_tables(city, a_day)
    prices = [row.price for row in city.restaurants if row.name in houses]
    assert min(prices) >= least


def test_the_table_of_a_celebration_costs_no_more_than_a_days_money(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("上海")
    ((_, houses),) = special_tables(city, 1000.0)
    assert max(row.price for row in city.restaurants if row.name in houses) <= 800


def test_a_view_comes_first(chinatravel_sandbox: Sandbox) -> None:
    ((_, houses),) = special_tables(chinatravel_sandbox.city("上海"), 3000.0)
    assert "黄鱼馆Jhouse(外滩店)" in houses


def test_crayfish_are_for_the_evening(chinatravel_sandbox: Sandbox) -> None:
    ((wish, houses),) = wished_tables(["小龙虾"], chinatravel_sandbox.city("武汉"))
    assert (wish.meal, "靓靓蒸虾(雪松路创始店)" in houses) == ("dinner", True)


def test_a_meal_that_is_said_of_a_dish_is_the_only_one(chinatravel_sandbox: Sandbox) -> None:
    ((wish, _),) = wished_tables(["小龙虾", "小龙虾：午餐"], chinatravel_sandbox.city("武汉"))
    assert wish.meal == "lunch"


def test_the_lobster_of_a_buffet_is_no_crayfish(chinatravel_sandbox: Sandbox) -> None:
    ((_, houses),) = wished_tables(["小龙虾"], chinatravel_sandbox.city("武汉"))
    assert "武汉万达瑞华酒店·美食汇全日自助餐厅" not in houses


def test_the_dishes_of_a_city_are_had_where_one_goes_for_them(chinatravel_sandbox: Sandbox) -> None:
    assert any("宝华面店" in dish.names for dish in dishes_of(chinatravel_sandbox.city("广州")))


@pytest.mark.parametrize(("days", "has_one"), [(7, True), (3, False)])
def test_a_calm_week_has_a_quiet_town(chinatravel_sandbox: Sandbox, days: int, has_one: bool) -> None:
    assert ("塘栖古镇" in quiet_towns(chinatravel_sandbox.city("杭州"), days)) is has_one


def test_the_evening_of_a_celebration_is_one_that_people_come_for(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("广州")
    (evening,) = special_evening(city)
    assert {knowledge_of(city).place(name).kind for name in evening.sights} == {"cruise", "show"}


@pytest.mark.parametrize(("text", "times"), [("广州4天，每天早上喝早茶", 3), ("广州4天，想喝早茶", 1)])
def test_a_breakfast_for_every_morning_is_had_on_each_but_that_of_arrival(
    text: str, times: int, chinatravel_sandbox: Sandbox
) -> None:
    query = Query("q", text=text, start_city="杭州", target_city="广州", days=4, people_number=2)
    tables = tables_of(["早茶", "早茶：早餐"], query, chinatravel_sandbox.city("广州"))
    assert [wish.meal for wish, _ in tables] == ["breakfast"] * times


@pytest.mark.parametrize(
    ("text", "dinners"),
    [
        ("sunset at the lake and a lovely dinner", 1),
        ("最后一晚想吃一顿好点的", 1),
        ("museums and the lake", 0),
    ],
)
def test_who_would_dine_well_has_one_dinner_in_a_better_house(
    text: str, dinners: int, chinatravel_sandbox: Sandbox
) -> None:
    city = chinatravel_sandbox.city("杭州")
    query = Query("q", text=text, start_city="南京", target_city="杭州", days=2, people_number=2, budget=3000)
    tables = tables_of([], query, city)
    assert len(tables) == dinners
    usual = median(row.price for row in city.restaurants)
    assert all(row.price >= usual for _, houses in tables for row in city.restaurants if row.name in houses)
