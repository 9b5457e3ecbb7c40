"""Every family of constraints. Menus offer them and shapes are tried in this order."""

from collections.abc import Mapping
from typing import Any

from core.dsl.families import costs, counts, hotel_near, places, rides, visits, ways
from core.dsl.families.family import Beginning, Family
from core.dsl.normal.values import Atom, Normal, Opaque
from core.text import Text

FAMILIES: tuple[Family[Any], ...] = (
    places.NAMES,
    places.TYPES,
    hotel_near.HOTEL_NEAR,
    costs.COST_CAP,
    rides.OUT_AND_BACK,
    rides.RIDE_TIME,
    rides.INTERCITY_MODES,
    ways.INNER_MODES,
    ways.INNER_MODES_UNWANTED,
    ways.TAXI_BEYOND,
    visits.TIME_AT,
    visits.STAY_AT,
    visits.VISIT_ORDER,
    counts.ROOMS,
    counts.BEDS,
    counts.CARS,
    counts.TICKETS,
    counts.DAYS,
    counts.PEOPLE,
)

_BY_FORM: Mapping[type[Atom], Family[Any]] = {family.form: family for family in FAMILIES}

COMBINATION, OTHER = "combination", "other"
ABOUT: Mapping[str, Text] = {family.name: family.about for family in FAMILIES} | {
    COMBINATION: Text("几项合起来", "several things together"),
    OTHER: Text("其他", "other things"),
}
"""What `family_name` can say, and what such wishes are about."""

MENU: Mapping[str, Beginning[Any]] = {
    key: beginning for family in FAMILIES for key, beginning in family.menu.items()
}
"""The kinds of wish that one can add."""


def family_of(atom: Atom) -> Family[Any]:
    """The family of a constraint."""
    return _BY_FORM[type(atom)]


def family_name(constraint: Normal) -> str:
    """The kind of wish, as `core.model.constraint.Constraint.family` names it."""
    if isinstance(constraint, Atom):
        return family_of(constraint).name
    return OTHER if isinstance(constraint, Opaque) else COMBINATION
