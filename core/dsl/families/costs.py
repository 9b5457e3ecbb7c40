"""Caps on what a category costs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Literal, get_args

from core.arrays import Bools
from core.dsl.families.demands import Demands, RideChoices
from core.dsl.families.family import Beginning, Family, always
from core.dsl.families.fields import OneOf, Quantity
from core.dsl.families.holes import is_amount
from core.dsl.families.kinds import ACTIVITY_TYPES
from core.dsl.normal.shape import Blanks, Shape
from core.dsl.normal.values import Atom
from core.dsl.normal.words import COSTS, UNITS, yuan
from core.model.mealtimes import MEALS
from core.sandbox.city import City
from core.text import Text

CostCategory = Literal[
    "total",
    "intercity",
    "innercity",
    "attraction",
    "restaurant",
    "accommodation",
    "breakfast",
    "lunch",
    "dinner",
]
"""`total` is everything, `intercity` trains and flights, `innercity` the ways inside the city, `restaurant` all meals."""

CostUnit = Literal["trip", "person", "day", "night", "person_night", "person_meal"]
"""What a cost is divided by: nothing, people, days, nights, people and nights, people and meals."""

_CENT = 1e-6
_UNITS: Mapping[str, Text] = {
    "trip": Text("全程", "the whole trip"),
    "person": Text("人均", "person"),
    "day": Text("每天", "day"),
    "night": Text("每晚", "night"),
    "person_night": Text("每人每晚", "person and night"),
    "person_meal": Text("每人每餐", "person and meal"),
}
_DIVIDED: Mapping[CostUnit, str] = {
    "trip": "_cost",
    "person": "_cost / people_count(plan)",
    "day": "_cost / day_count(plan)",
    "night": "_cost / (day_count(plan) - 1)",
    "person_night": "_cost / people_count(plan) / (day_count(plan) - 1)",
    "person_meal": "_cost / _count / people_count(plan)",
}


@dataclass(frozen=True, slots=True)
class CostCap(Atom):
    """A category costs at most so much, CNY, for all people together or a unit."""

    category: CostCategory
    at_most: float
    unit: CostUnit = "trip"

    def limit(self, people: int, days: int, meals: int) -> float | None:
        """The most that everybody may spend, CNY; None where nothing, since the unit is none (a night of a day trip)."""
        nights = days - 1
        units = {
            "trip": 1,
            "person": people,
            "day": days,
            "night": nights,
            "person_night": people * nights,
            "person_meal": people * meals,
        }[self.unit]
        return self.at_most * units if units > 0 else None


def _shapes() -> Iterator[Shape]:
    for category, unit in product(get_args(CostCategory), _DIVIDED):
        meals = unit == "person_meal"
        if not meals or category in ("restaurant", *MEALS):
            yield _shape(category, unit, _pattern(category, meals) + f"result = {_DIVIDED[unit]} <= NUMBER\n")


def _pattern(category: CostCategory, count: bool) -> str:
    start = "_cost = 0\n" + ("_count = 0\n" if count else "") + "for _activity in allactivities(plan):\n"
    way = "    _cost += innercity_transport_cost(activity_transports(_activity))\n"
    if category == "innercity":
        return start + way
    if category == "total":
        return start + "    _cost += activity_cost(_activity)\n" + way
    condition = f"    if activity_type(_activity) in {sorted(ACTIVITY_TYPES[category])}:\n"
    more = "        _count += 1\n" if count else ""
    return start + condition + "        _cost += activity_cost(_activity)\n" + more


def _shape(category: CostCategory, unit: CostUnit, pattern: str) -> Shape:
    def read(values: Blanks) -> Atom | None:
        return CostCap(category, values["NUMBER"], unit) if is_amount(values["NUMBER"]) else None

    def write(atom: Any) -> Blanks | None:
        return {"NUMBER": atom.at_most} if (atom.category, atom.unit) == (category, unit) else None

    return Shape(pattern, read, write)


def _says(atom: CostCap) -> Text:
    cost, per, money = COSTS[atom.category], UNITS[atom.unit], yuan(atom.at_most)
    return Text(f"{per.zh}{cost.zh}不超过 {money.zh}", f"{cost.en} at most {money.en}{per.en}")


def _asks(demands: Demands, atom: CostCap, city: City) -> Demands:
    return replace(demands, caps=(*demands.caps, atom))


def _of_journey(atom: CostCap, rides: RideChoices) -> Bools:
    limit = atom.limit(rides.people, rides.days, meals=0)
    met: Bools = rides.fares <= (-1.0 if limit is None else limit + _CENT)
    return met


COST_CAP = Family(
    name="budget",
    about=Text("花费", "costs"),
    form=CostCap,
    shapes=tuple(_shapes()),
    says=_says,
    fields={
        "category": OneOf(Text("费用", "Cost of"), COSTS),
        "at_most": Quantity(Text("最多（元）", "At most (¥)"), most=1e9, step=100.0),
        "unit": OneOf(Text("按", "Per"), _UNITS),
    },
    menu={"budget": Beginning(Text("费用上限", "Cost at most"), CostCap("total", 5000.0))},
    asks=_asks,
    of_journey=_of_journey,
    decided_by=lambda atom: "journey" if atom.category == "intercity" else None,
    effort=always(5),
    hardness=lambda atom: 6 if atom.category == "total" else 4,
)
