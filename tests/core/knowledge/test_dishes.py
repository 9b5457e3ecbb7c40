"""Dishes in the reader's language."""

from pathlib import Path

import pytest

from core.knowledge.dishes import dish_called, known_for
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.text import Text


@pytest.fixture(scope="module")
def sandbox(demo_home: Path) -> Sandbox:
    return SandboxLibrary(demo_home).open("demo")


def test_every_dish_of_the_demo_has_english(sandbox: Sandbox) -> None:
    houses = [house for name in sandbox.city_names for house in sandbox.city(name).restaurants]
    dishes = {dish for house in houses for dish in house.recommended}
    assert {dish for dish in dishes if dish_called(dish).en == dish} == set()


def test_a_dish_that_nobody_knows_keeps_its_name() -> None:
    assert dish_called("某某小炒") == Text("某某小炒", "某某小炒")


def test_a_house_is_known_for_the_first_dishes_it_recommends(sandbox: Sandbox) -> None:
    house = sandbox.city("北京").restaurants[0]
    assert [dish.zh for dish in known_for(house)] == list(house.recommended[:3])
