"""Dishes in the reader's language: what a house is known for, as a menu has it."""

from collections.abc import Mapping
from functools import cache
from itertools import islice

from core.knowledge.documents import read_document
from core.knowledge.tables import city_table
from core.sandbox.names.landmarks import DOCUMENTS
from core.sandbox.names.sounded import is_chinese
from core.sandbox.places import Restaurant
from core.text import Language

_TOLD = 3


def known_for(house: Restaurant, language: Language) -> tuple[str, ...]:
    """The first dishes that a house recommends; in English those that have a name in it."""
    if language == "zh":
        return house.recommended[:_TOLD]
    called = (_in_english(dish) for dish in house.recommended)
    return tuple(islice((dish for dish in called if dish is not None), _TOLD))


def _in_english(dish: str) -> str | None:
    return _english().get(dish) if is_chinese(dish) else dish


@cache
def _english() -> Mapping[str, str]:
    famous = {dish.name.zh: dish.name.en for city in DOCUMENTS for dish in city_table(city).dishes}
    return {**famous, **read_document("dishes")}
