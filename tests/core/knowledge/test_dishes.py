"""Dishes in the reader's language."""

from core.knowledge.dishes import dish_called, known_for
from core.sandbox.sandbox import Sandbox
from core.text import Text


def test_every_dish_of_the_demo_has_english(demo: Sandbox) -> None:
    houses = [house for name in demo.city_names for house in demo.city(name).restaurants]
    dishes = {dish for house in houses for dish in house.recommended}
    assert {dish for dish in dishes if dish_called(dish).en == dish} == set()


def test_a_dish_that_nobody_knows_keeps_its_name() -> None:
    assert dish_called("某某小炒") == Text("某某小炒", "某某小炒")


def test_a_house_is_known_for_the_first_dishes_it_recommends(demo: Sandbox) -> None:
    house = demo.city("北京").restaurants[0]
    assert [dish.zh for dish in known_for(house)] == list(house.recommended[:3])
