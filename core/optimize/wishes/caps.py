"""What caps allow, and which kinds of spending they are about. CNY for everybody."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf

from core.dsl.families.costs import CostCap
from core.model.mealtimes import MEALS
from core.optimize.preferences.spending import SPENDINGS, SpendingKind


@dataclass(frozen=True, slots=True)
class UnitCounts:
    """So many travel; `tickets` are bought for each sight."""

    people: int
    tickets: int
    days: int

    def limit(self, cap: CostCap, meals: int) -> float | None:
        """The most that a category may cost all of them; None where nothing may."""
        return cap.limit(self.people, self.days, meals)


def whole_budget(caps: Iterable[CostCap], counts: UnitCounts) -> float:
    """CNY that the whole trip may cost all of them under these caps; infinite without one on it."""
    whole = (counts.limit(cap, 0) for cap in caps if cap.category == "total")
    return min((limit for limit in whole if limit is not None), default=inf)


def spendings_of(cap: CostCap) -> tuple[SpendingKind, ...]:
    """The kinds of spending that a cap is about."""
    if cap.category == "total":
        return SPENDINGS
    if cap.category in MEALS:
        return ("restaurant",)
    return tuple(one for one in SPENDINGS if one == cap.category)
