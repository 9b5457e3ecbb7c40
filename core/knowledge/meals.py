"""What one knows of a house to eat in: whether it is a meal, whether it is local, which famous dishes it serves."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from core.knowledge.documents import read_document, words
from core.knowledge.tables import CityTable
from core.sandbox.places import Restaurant
from core.text import Text

Serves = Literal["meal", "breakfast", "snack", "drink"]
Fare = Literal[
    "pot", "grill", "fish", "duck", "rabbit", "crab", "trotter", "offal", "wonton", "noodles", "small", ""
]
_NO_MEALS: tuple[Serves, ...] = ("breakfast", "snack", "drink")
_FARES: tuple[Fare, ...] = (
    "pot", "grill", "fish", "duck", "rabbit", "crab", "trotter", "offal", "wonton", "noodles", "small",
)  # fmt: skip
PLAIN: tuple[Fare, ...] = ("pot", "grill", "wonton", "noodles", "small")
"""What nobody has in a fine house."""
HEAVY: tuple[Fare, ...] = ("pot", "grill", "fish", "duck", "rabbit", "crab", "trotter", "offal")
"""What nobody has in the morning."""
SMALL_EATS = "小吃"


@dataclass(frozen=True, slots=True)
class Eatery:
    """A restaurant as a local sees it: `serves` a meal or only breakfast, a snack or a drink; `local` cooking or not,
    `foreign` to the country, `regional` of some part of it, or `by_wish`, what one eats who asks for it. `famous` are the
    city's dishes that it has, `known_for` those that one goes there for. Its `fare` is what nobody has twice a day, "" where it
    is cooking of many dishes. A `chain` is what one has at home.
    """

    name: str
    serves: Serves
    local: bool
    famous: tuple[Text, ...]
    known_for: tuple[Text, ...] = ()
    foreign: bool = False
    regional: bool = False
    by_wish: bool = False
    fare: Fare = ""
    chain: bool = False


def eatery(restaurant: Restaurant, table: CityTable) -> Eatery:
    """What one knows of a restaurant in the city of that table."""
    named = [dish.name for dish in table.dishes if any(word in restaurant.name for word in dish.words)]
    offered = " ".join(restaurant.recommended)
    listed = [dish.name for dish in table.dishes if any(word in offered for word in dish.words)]
    first = " ".join(restaurant.draws)
    native = restaurant.cuisine in table.cuisines
    small = restaurant.cuisine == SMALL_EATS and bool(listed)
    chain = _is("chain", restaurant)
    famous = dict.fromkeys((*named, *listed)) if native or named or small else ()
    return Eatery(
        name=restaurant.name,
        serves=_serves(restaurant),
        local=(native or bool(named) or small) and not chain,
        famous=tuple(famous),
        known_for=tuple(dish.name for dish in table.dishes if any(word in first for word in dish.words)),
        foreign=_is("foreign", restaurant),
        regional=chain or _is("regional", restaurant),
        by_wish=_is("by_wish", restaurant),
        chain=chain,
        fare=next((name for name in _FARES if _is(name, restaurant)), ""),
    )


def is_one_dish(cuisine: str) -> bool:
    """Whether a cuisine is one dish, such as hot pot, and no cooking of many, nor the many small things of a street."""
    return cuisine != SMALL_EATS and any(cuisine in _houses()[name][0] for name in _FARES)


def is_heavy(dish: str) -> bool:
    """Whether nobody has a dish in the morning, by its name: hot pot, skewers."""
    return any(
        dish in cuisines or any(word in dish for word in said)
        for cuisines, said in map(_houses().__getitem__, HEAVY)
    )


def _serves(restaurant: Restaurant) -> Serves:
    return next((name for name in _NO_MEALS if _is(name, restaurant)), "meal")


def _is(what: str, restaurant: Restaurant) -> bool:
    cuisines, said = _houses()[what]
    return restaurant.cuisine in cuisines or any(word in restaurant.name for word in said)


@cache
def _houses() -> Mapping[str, tuple[frozenset[str], tuple[str, ...]]]:
    return {
        name: (frozenset(row["cuisines"]), words(row, "words"))
        for name, row in read_document("meals").items()
    }
