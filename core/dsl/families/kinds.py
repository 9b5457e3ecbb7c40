"""Kinds of places and rules that several families share, and how people call them."""

from collections.abc import Mapping
from typing import Literal

from core.model.mealtimes import MEAL_TITLES, MEALS
from core.text import Text

Quantifier = Literal["all", "any", "none"]
"""`all` of the values must occur in the trip, at least one (`any`), or `none` of them may."""

PlaceKind = Literal["attraction", "restaurant", "accommodation", "breakfast", "lunch", "dinner"]
"""`restaurant` is any meal; `breakfast`, `lunch`, `dinner` are only those meals."""

ACTIVITY_TYPES: Mapping[str, frozenset[str]] = {
    "attraction": frozenset({"attraction"}),
    "restaurant": frozenset(MEALS),
    "accommodation": frozenset({"accommodation"}),
    "intercity": frozenset({"train", "airplane"}),
    **{meal: frozenset({meal}) for meal in MEALS},
}
"""The activity types behind a kind of place or a category of cost."""

RULES: Mapping[str, Text] = {
    "all": Text("都要", "all of them"),
    "any": Text("至少一个", "at least one"),
    "none": Text("都不要", "none of them"),
}

PLACE_KINDS: Mapping[str, Text] = {
    "attraction": Text("景点", "Sights"),
    "restaurant": Text("餐饮", "Meals"),
    "accommodation": Text("酒店", "Hotel"),
    **MEAL_TITLES,
}
