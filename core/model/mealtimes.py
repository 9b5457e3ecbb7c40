"""The meals of a day: their kinds, what they are called, and when they are eaten."""

from collections.abc import Mapping
from typing import Literal, get_args

from core.text import Text

MealType = Literal["breakfast", "lunch", "dinner"]
MEALS: tuple[MealType, ...] = get_args(MealType)

MEAL_HOURS: Mapping[str, tuple[int, int]] = {
    "breakfast": (6 * 60, 9 * 60),
    "lunch": (11 * 60, 14 * 60),
    "dinner": (17 * 60, 20 * 60),
}
"""Minutes after midnight between which a meal lies (ChinaTravel, Table 5, restaurants)."""

MEAL_NAMES: Mapping[str, Text] = {
    "breakfast": Text("早餐", "breakfast"),
    "lunch": Text("午餐", "lunch"),
    "dinner": Text("晚餐", "dinner"),
}
"""As they stand within a sentence."""

MEAL_TITLES: Mapping[str, Text] = {
    meal: Text(name.zh, name.en.capitalize()) for meal, name in MEAL_NAMES.items()
}
"""As they stand alone."""
