"""Dishes in the reader's language: what a house is known for, as a menu has it."""

from collections.abc import Mapping
from functools import cache

from core.knowledge.documents import read_document
from core.knowledge.tables import city_table
from core.sandbox.names.known import DOCUMENTS
from core.sandbox.places import Restaurant
from core.text import Text

_TOLD = 3


def known_for(house: Restaurant) -> tuple[Text, ...]:
    """The first dishes that a house recommends; in English as well where one knows it, else as they are."""
    return tuple(dish_called(dish) for dish in house.recommended[:_TOLD])


def dish_called(name: str) -> Text:
    """A dish by its Chinese name in both languages."""
    return Text(name, _english().get(name, name))


@cache
def _english() -> Mapping[str, str]:
    famous = {dish.name.zh: dish.name.en for city in DOCUMENTS for dish in city_table(city).dishes}
    return {**famous, **read_document("dishes")}
