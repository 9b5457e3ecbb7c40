"""Meals in houses that are asked for: a relaxed trip is paid for having them, and pays for it beside its walks. Minutes of liking.

A trip has at least one meal in the houses of each group that is asked for: it may as well pay so much for one, whatever that is, as it
gets for each.
"""

from dataclasses import dataclass

import numpy as np

from core.arrays import Floats
from core.dsl.families.demands import OneOfPlaces
from core.model.mealtimes import MEALS
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import BREAKFAST_WORTH, table_stop
from core.optimize.instance.tables import Tables


@dataclass(frozen=True, slots=True)
class RequiredTables:
    """What a meal in each house is paid for its being asked for (`by_table`), what the trip pays, and what breakfasts there gain at most."""

    by_table: Floats
    paid: float
    mornings: float

    @classmethod
    def of(cls, instance: Instance, more: Floats, *, hurried: bool) -> "RequiredTables":
        """The best house of each group is paid what it is liked less than any other, each meal being disliked so much `more`."""
        tables = instance.tables(instance.style)
        regret, by_table, paid = tables.base + tables.beside + more, np.zeros(len(tables.rows)), 0.0
        groups = _groups(instance)
        for houses in (_houses(group, tables) for group in groups):
            pays = max(0.0, float((regret - by_table)[houses].min() - regret.min())) if houses else 0.0
            by_table[houses] += pays
            paid += pays
        mornings = 0.0
        for group in groups:
            if _may_be_morning(group, instance, hurried=hurried):
                houses = _houses(group, tables)
                # who has it late in the morning has it at its usual worth
                usual = np.minimum(tables.base[houses], 0.0) if hurried else tables.base[houses]
                mornings += max(0.0, BREAKFAST_WORTH - float((usual - by_table[houses]).min()))
        return cls(by_table, paid, mornings)


def has_required_mornings(instance: Instance, *, hurried: bool) -> bool:
    """Whether what is asked for may be had as a breakfast in town, of which walks do not know."""
    return any(_may_be_morning(group, instance, hurried=hurried) for group in _groups(instance))


def _may_be_morning(group: OneOfPlaces, instance: Instance, *, hurried: bool) -> bool:
    """Whether what is asked for may be a breakfast: in haste in any house."""
    tables, meal = instance.tables(instance.style), instance.meals["breakfast"]
    houses = _houses(group, tables) if group.kind in ("restaurant", "breakfast") else []
    return bool(houses) and (hurried or any(table_stop(meal, tables, one) is not None for one in houses))


def _groups(instance: Instance) -> list[OneOfPlaces]:
    return [group for group in instance.demands.groups if group.kind in ("restaurant", *MEALS)]


def _houses(group: OneOfPlaces, tables: Tables) -> list[int]:
    return [tables.numbers[name] for name in sorted(group.places) if name in tables.numbers]
