"""Dishes in the reader's language."""

from dataclasses import replace

from core.knowledge.dishes import known_for
from core.sandbox.sandbox import Sandbox


def test_every_dish_of_the_demo_has_english(demo: Sandbox) -> None:
    houses = [house for name in demo.city_names for house in demo.city(name).restaurants]
    assert {
        house.name for house in houses if len(known_for(house, "en")) < len(known_for(house, "zh"))
    } == set()


def test_a_dish_that_has_no_english_is_left_out_in_english_alone(demo: Sandbox) -> None:
    house = replace(demo.city("北京").restaurants[0], recommended=("某某小炒", "北京烤鸭", "Apple pie"))
    assert known_for(house, "zh") == ("某某小炒", "北京烤鸭", "Apple pie")
    assert known_for(house, "en") == ("Peking duck", "Apple pie")


def test_a_house_is_known_for_the_first_dishes_it_recommends(demo: Sandbox) -> None:
    house = demo.city("北京").restaurants[0]
    assert known_for(house, "zh") == house.recommended[:3]
