"""What caps allow, and which kinds of spending they are about. CNY for everybody."""

from dataclasses import dataclass

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


def spendings_of(cap: CostCap) -> tuple[SpendingKind, ...]:
    """The kinds of spending that a cap is about."""
    if cap.category == "total":
        return SPENDINGS
    if cap.category in MEALS:
        return ("restaurant",)
    return tuple(one for one in SPENDINGS if one == cap.category)
