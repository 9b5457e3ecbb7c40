"""What caps allow, and which kinds of spending they are about. CNY for everybody."""

from dataclasses import dataclass

from core.dsl.normal.forms import CostCap
from core.optimize.preferences.spending import SPENDINGS, Spending
from core.optimize.wishes.demands import MEALS


@dataclass(frozen=True, slots=True)
class Party:
    """So many travel; `tickets` are bought for each sight."""

    people: int
    tickets: int
    days: int


def limit_of(cap: CostCap, party: Party, meals: int) -> float | None:
    """The most that a category may cost; None where nothing may, since the unit is none (a night of a day trip)."""
    match cap.unit:
        case "person":
            return cap.at_most * party.people
        case "day":
            return cap.at_most * party.days
        case "night":
            return cap.at_most * (party.days - 1) if party.days > 1 else None
        case "person_night":
            return cap.at_most * party.people * (party.days - 1) if party.days > 1 else None
        case "person_meal":
            return cap.at_most * party.people * meals if meals else None
        case _:
            return cap.at_most


def spendings_of(cap: CostCap) -> tuple[Spending, ...]:
    """The kinds of spending that a cap is about."""
    if cap.category == "total":
        return SPENDINGS
    if cap.category in MEALS:
        return ("restaurant",)
    return tuple(one for one in SPENDINGS if one == cap.category)
