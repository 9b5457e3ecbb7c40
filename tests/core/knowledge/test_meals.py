"""Which houses are a meal, which are local, and what one comes for."""

import pytest

from core.knowledge.meals import eatery, is_one_dish
from core.knowledge.tables import city_table
from core.sandbox.places import Position, Restaurant

BEIJING = city_table("北京")


def house(name: str, cuisine: str, *dishes: str) -> Restaurant:
    return Restaurant(
        name=name,
        cuisine=cuisine,
        position=Position(39.9, 116.4),
        opens=600,
        closes=1260,
        price=80.0,
        recommended=dishes,
    )


@pytest.mark.parametrize(
    ("name", "cuisine", "serves"),
    [
        ("胡同家宴", "北京菜", "meal"),
        ("晨光早点铺", "小吃", "breakfast"),
        ("甜心糖水铺", "粤菜", "snack"),
        ("老街锅盔", "小吃", "snack"),
        ("半日闲", "咖啡店", "drink"),
    ],
)
def test_what_a_house_serves(name: str, cuisine: str, serves: str) -> None:
    assert eatery(house(name, cuisine), BEIJING).serves == serves


def test_a_house_is_local_by_its_cuisine_or_by_a_famous_dish_in_its_name() -> None:
    assert eatery(house("胡同家宴", "北京菜"), BEIJING).local
    assert eatery(house("南门涮肉", "火锅"), BEIJING).local
    assert not eatery(house("蜀香火锅", "火锅"), BEIJING).local


@pytest.mark.parametrize(
    ("name", "cuisine", "by_wish"),
    [("兴隆素食馆", "素食", True), ("玉满快餐", "快餐简餐", True), ("胡同家宴", "北京菜", False)],
)
def test_what_is_eaten_by_who_asks_for_it(name: str, cuisine: str, by_wish: bool) -> None:
    assert eatery(house(name, cuisine), BEIJING).by_wish is by_wish


def test_a_house_is_famous_for_the_dishes_that_it_recommends() -> None:
    famous = eatery(house("胡同家宴", "北京菜", "挂炉鸭", "京酱肉丝"), BEIJING).famous
    assert [dish.en for dish in famous] == ["Peking duck", "Shredded pork in sweet bean sauce"]


def test_a_western_house_with_duck_on_its_menu_is_not_where_one_eats_it() -> None:
    assert eatery(house("Bistro", "西餐", "烤鸭"), BEIJING).famous == ()


@pytest.mark.parametrize(
    ("name", "cuisine", "fare"),
    [
        ("马路边串串香", "小吃", "pot"),
        ("蜀香老灶", "火锅", "pot"),
        ("胡同小吃店", "小吃", "small"),
        ("阿婆肉蟹煲", "海鲜", "crab"),
        ("老妈蹄花", "川菜", "trotter"),
        ("张记肥肠粉", "川菜", "offal"),
        ("胡同家宴", "北京菜", ""),
    ],
)
def test_what_nobody_has_twice_a_day(name: str, cuisine: str, fare: str) -> None:
    assert eatery(house(name, cuisine), BEIJING).fare == fare


def test_hot_pot_is_a_dish_and_sichuan_food_a_cooking() -> None:
    assert is_one_dish("火锅")
    assert not is_one_dish("川菜")


def test_the_small_eats_of_a_street_are_many_dishes() -> None:
    assert not is_one_dish("小吃")


def test_a_chain_that_one_has_at_home_is_local_nowhere() -> None:
    chain = eatery(house("胖哥俩肉蟹煲(东单店)", "北京菜"), BEIJING)
    assert chain.regional
    assert not chain.local


@pytest.mark.parametrize(
    ("name", "cuisine", "fare"),
    [("老街馄饨", "小吃", "wonton"), ("陈记小面", "小吃", "noodles"), ("刘家饺子馆", "东北菜", "wonton")],
)
def test_noodles_and_what_is_filled_are_told_apart_among_small_eats(
    name: str, cuisine: str, fare: str
) -> None:
    assert eatery(house(name, cuisine), BEIJING).fare == fare
