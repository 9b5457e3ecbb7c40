"""Who wishes for a dish eats at a house that is called by it, mild or not."""

from dataclasses import replace

from core.dsl.families.places import Types
from core.model.query import Thing
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox
from core.text import Text

_OFFAL, _HOT_POT, _SKEWERS = "牛杂馆", "老火锅", "马记串串香"


def _world(toy, called: str = _HOT_POT) -> Sandbox:
    """The usual world with two houses of hot pot by the data: one for offal, nearer and cheaper, and one that is `called` by its dish."""
    city = toy.city()
    first, second, *others = city.restaurants
    tables = (
        replace(first, name=_OFFAL, cuisine="火锅", price=50.0),
        replace(second, name=called, cuisine="火锅", price=60.0),
        *others,
    )
    places = (*city.attractions, *tables, *city.hotels)
    terminals = {f"{toy.there}站": toy.at(0, -3), f"{toy.there}机场": toy.at(0, -20)}
    return toy.usual(
        City(
            city.name,
            name_en=city.name_en,
            attractions=city.attractions,
            restaurants=tables,
            hotels=city.hotels,
            lines=city.lines,
            positions={**terminals, **{one.name: one.position for one in places}},
        )
    )


def _eaten(toy, *things: Thing) -> set[str]:
    wished = Types("restaurant", "any", frozenset({"火锅"}))
    query = replace(toy.asking(wished, days=2), things=things)
    plan = toy.plan(query, _world(toy))
    return {one.position for _, _, one in plan.activities() if one.type in ("lunch", "dinner")}


def test_a_wished_dish_is_had_where_the_house_is_called_by_it(toy) -> None:
    assert _HOT_POT in _eaten(toy)


def test_who_would_have_it_mild_has_it_all_the_same(toy) -> None:
    assert _HOT_POT in _eaten(toy, Thing(Text("辣", "spicy food"), "cuisine", "rather_not"))


def test_a_dish_that_is_wished_for_is_had_though_one_of_them_eats_nothing_hot(toy) -> None:
    things = (
        Thing(Text("串串", "skewers"), "meal", "like"),
        Thing(Text("辣菜", "spicy food"), "cuisine", "never"),
    )
    plan = toy.plan(replace(toy.asking(days=2), things=things), _world(toy, _SKEWERS))
    eaten = {one.position for _, _, one in plan.activities() if one.type in ("lunch", "dinner")}
    assert _SKEWERS in eaten
    assert _OFFAL not in eaten
