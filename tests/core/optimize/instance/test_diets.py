"""Where one of a company eats no meat, or nothing but what is halal, every meal is at a house where that one finds something."""

from dataclasses import replace

import pytest

from core.knowledge.things import houses_of
from core.model.query import Query, Thing
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.instance.tables import tables_of
from core.optimize.preferences.profile import PROFILES
from core.optimize.preferences.spending import SpendingStyle
from core.sandbox.city import City
from core.sandbox.places import Position, Restaurant
from core.sandbox.plane import Plane
from core.sandbox.sandbox import Sandbox
from core.text import Text

_HALAL = "两位回民老人，要清真餐"
_ONE_OF_US, _NOBODY = "我和朋友两个人，其中一个吃素", "我和朋友两个人"


def _house(name: str, cuisine: str, *recommended: str) -> Restaurant:
    return Restaurant(
        name=name,
        cuisine=cuisine,
        position=Position(30.0, 120.0),
        opens=600,
        closes=1260,
        price=60.0,
        recommended=recommended,
    )


_FOR_BOTH = (
    _house("老街饭庄", "湘菜", "干煸四季豆", "回锅肉"),
    _house("小素馆", "素食", "素东坡肉"),
    _house("一叶素火锅", "素食", "菌菇锅"),
)
_FOR_ONE = (
    _house("老街火锅", "火锅", "毛肚", "土豆片"),
    _house("盛记毛血旺", "湘菜", "毛血旺", "时蔬"),
    _house("张记", "湘菜", "红烧牛肉", "卤牛肉", "麻辣豆腐"),
)

_FOR_MORNINGS = (
    _house("豆浆小铺", "小吃", "豆浆", "菜心包", "豆腐脑"),
    _house("刘记汤包", "小吃", "鲜肉汤包", "牛肉面"),
)
_FOR_SUGAR = (
    _house("巷子面食店", "小吃", "葱油拌面"),
    _house("阿婆", "小吃", "桂花糕", "红豆粥", "烧鸡"),
    _house("阿公饭庄", "小吃", "烧鸡", "清炒时蔬", "米粥"),
)
_PURE = _house("清真·马家馆", "小吃", "牛肉面")


def _problem(text: str, toy, *things: Thing, more: tuple[Restaurant, ...] = ()) -> Problem:
    """What those who say so have to choose from."""
    plain: City = toy.city()
    tables = (*_FOR_BOTH, *_FOR_ONE, *_FOR_MORNINGS, *_FOR_SUGAR, _PURE, *more)
    city = City(
        plain.name,
        name_en=plain.name_en,
        attractions=plain.attractions,
        restaurants=tables,
        hotels=plain.hotels,
        lines=(),
        positions={one.name: one.position for one in (*plain.attractions, *plain.hotels, *tables)}
        | {f"{toy.there}站": toy.at(0, -3)},
    )
    world: Sandbox = toy.sandbox([toy.out("07:30", "10:00")], [toy.back("19:00", "21:30")], city)
    query: Query = replace(toy.trip(2), text=text, things=things)
    problem = read_problem(query, world)
    assert isinstance(problem, Problem)
    return problem


def _dislike(text: str, house: Restaurant, toy) -> float:
    """Minutes that a meal at a house is disliked by those who say so."""
    return _problem(text, toy).likes.meal(house)


@pytest.mark.parametrize("house", _FOR_BOTH, ids=lambda one: one.name)
def test_a_house_with_dishes_for_both_is_as_good_as_ever(house: Restaurant, toy) -> None:
    assert _dislike(_ONE_OF_US, house, toy) <= 0


@pytest.mark.parametrize("house", _FOR_ONE, ids=lambda one: one.name)
def test_a_house_of_little_but_meat_is_disliked(house: Restaurant, toy) -> None:
    assert _dislike(_ONE_OF_US, house, toy) > 0


@pytest.mark.parametrize("house", _FOR_ONE, ids=lambda one: one.name)
def test_where_all_eat_meat_it_is_not(house: Restaurant, toy) -> None:
    assert _dislike(_NOBODY, house, toy) <= 0


def test_who_keeps_halal_eats_at_such_a_house(toy) -> None:
    assert _dislike(_HALAL, _PURE, toy) <= 0 < _dislike(_HALAL, _FOR_BOTH[0], toy)


@pytest.mark.parametrize("text", ["想尝尝清真小吃", "我们去清真大寺", _NOBODY])
def test_a_taste_is_no_rule_for_every_meal(text: str, toy) -> None:
    assert _dislike(text, _FOR_BOTH[0], toy) <= 0


def test_where_nothing_is_halal_one_eats_vegetables_and_no_pork(toy) -> None:
    greens, plain, pork = (
        _dislike(_HALAL, house, toy) for house in (_FOR_BOTH[1], _FOR_ONE[2], _FOR_BOTH[0])
    )
    assert greens <= 0 < plain < pork


def test_a_house_for_them_alone_is_best_for_one_who_eats_no_meat(toy) -> None:
    assert _dislike(_ONE_OF_US, _FOR_BOTH[1], toy) < _dislike(_ONE_OF_US, _FOR_BOTH[0], toy)


def test_where_all_vegetarian_houses_are_taken_one_with_dishes_for_them_is_next(toy) -> None:
    text = "我们两个都吃素"
    own, both, meat = (_dislike(text, house, toy) for house in (_FOR_BOTH[1], _FOR_BOTH[0], _FOR_ONE[0]))
    assert own <= 0 < both < meat


def test_a_house_of_dumplings_is_one_of_pork_unless_it_is_halal(toy) -> None:
    plain: City = toy.city()
    houses = [_house("李水饺", "小吃"), _house("巷口抄手", "小吃"), _house("张记", "湘菜", "牛肉水饺")]
    houses.append(_house("清真·白家馆", "小吃", "牛肉锅贴", "汤包"))
    city = City(
        plain.name,
        name_en=plain.name_en,
        attractions=plain.attractions,
        restaurants=houses,
        hotels=plain.hotels,
        lines=(),
        positions={one.name: one.position for one in (*plain.attractions, *plain.hotels)},
    )
    assert houses_of(frozenset({"猪肉"}), city) == {"李水饺", "巷口抄手"}


@pytest.mark.parametrize(
    ("text", "kept"),
    [(_ONE_OF_US, {"豆浆小铺"}), ("我们两个都吃素", set()), (_NOBODY, {"豆浆小铺", "刘记汤包"})],
)
def test_a_diet_holds_for_breakfast_in_town(text: str, kept: set[str], toy) -> None:
    problem = _problem(text, toy)
    plane, style = Plane(toy.at(0, 0)), SpendingStyle()
    tables = tables_of(problem.city, "", plane, style, problem.likes, PROFILES["default"].guide)
    assert tables.mornings == kept


def test_a_house_for_who_eats_no_meat_is_not_strange_to_them(toy) -> None:
    problem = _problem(_ONE_OF_US, toy)
    plane, style = Plane(toy.at(0, 0)), SpendingStyle()
    tables = tables_of(problem.city, "", plane, style, problem.likes, PROFILES["default"].guide)
    own, both = (tables.base[tables.numbers[house.name]] for house in (_FOR_BOTH[1], _FOR_BOTH[0]))
    assert own < both


@pytest.mark.parametrize(
    ("house", "is_no_meal"),
    list(zip(_FOR_SUGAR, (True, True, False), strict=True)),
    ids=lambda one: str(one)[:25],
)
def test_noodles_and_sweets_alone_are_no_meal_to_who_has_diabetes(
    house: Restaurant, is_no_meal: bool, toy
) -> None:
    diabetes = Thing(Text("糖尿病", "diabetes"), "meal", "never")
    assert (_problem("", toy, diabetes).likes.meal(house) > 0) is is_no_meal
    assert _problem("", toy).likes.meal(house) <= 0


def test_the_less_of_a_card_is_meat_the_better_for_who_eats_none(toy) -> None:
    text, much = "我们两个都吃素", _house("大盘菜馆", "湘菜", "清炒时蔬", "回锅肉", "红烧牛肉")
    little = _house("豆腐小院", "湘菜", "麻婆豆腐", "清炒时蔬", "干煸四季豆")
    duck = _house("老巷子", "北京菜", "烤鸭", "盐水鸭", "葱爆羊肉")
    problem = _problem(text, toy, more=(much, little, duck))
    own, best, other, worst = (problem.likes.meal(one) for one in (_FOR_BOTH[1], little, much, duck))
    assert own < best < other < worst
