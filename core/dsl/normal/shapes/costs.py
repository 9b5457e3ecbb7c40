"""Caps on what a category costs."""

from collections.abc import Iterator
from itertools import product
from typing import get_args

from core.dsl.normal.forms import ACTIVITY_TYPES, Atom, CostCap, CostCategory, CostUnit
from core.dsl.normal.shape import Shape, Values
from core.dsl.normal.shapes.holes import is_amount

_COST_UNITS: dict[CostUnit, str] = {
    "trip": "_cost",
    "person": "_cost / people_count(plan)",
    "day": "_cost / day_count(plan)",
    "night": "_cost / (day_count(plan) - 1)",
    "person_night": "_cost / people_count(plan) / (day_count(plan) - 1)",
    "person_meal": "_cost / _count / people_count(plan)",
}


def cost_shapes() -> Iterator[Shape]:
    """Shapes of `CostCap`."""
    for category, unit in product(get_args(CostCategory), _COST_UNITS):
        meals = unit == "person_meal"
        if not meals or category in ("restaurant", "breakfast", "lunch", "dinner"):
            yield _cost(
                category, unit, _cost_pattern(category, meals) + f"result = {_COST_UNITS[unit]} <= NUMBER\n"
            )


def _cost_pattern(category: CostCategory, count: bool) -> str:
    start = "_cost = 0\n" + ("_count = 0\n" if count else "") + "for _activity in allactivities(plan):\n"
    way = "    _cost += innercity_transport_cost(activity_transports(_activity))\n"
    if category == "innercity":
        return start + way
    if category == "total":
        return start + "    _cost += activity_cost(_activity)\n" + way
    condition = f"    if activity_type(_activity) in {sorted(ACTIVITY_TYPES[category])}:\n"
    more = "        _count += 1\n" if count else ""
    return start + condition + "        _cost += activity_cost(_activity)\n" + more


def _cost(category: CostCategory, unit: CostUnit, pattern: str) -> Shape:
    def read(values: Values) -> Atom | None:
        return CostCap(category, values["NUMBER"], unit) if is_amount(values["NUMBER"]) else None

    def write(atom: Atom) -> Values | None:
        fits = isinstance(atom, CostCap) and (atom.category, atom.unit) == (category, unit)
        return {"NUMBER": atom.at_most} if fits and isinstance(atom, CostCap) else None

    return Shape(pattern, read, write)
