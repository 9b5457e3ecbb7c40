"""Visits to attractions (Table 5, attractions)."""

from collections.abc import Iterator

from core.evaluate.chinatravel.case import TICKETS, ChinaTravelCase, amount, whole_family, wrong_cost
from core.evaluate.chinatravel.codes import FAMILIES
from core.evaluate.chinatravel.document import WrittenActivity
from core.evaluate.chinatravel.environment.opening import check_opening
from core.evaluate.chinatravel.environment.stated import repeated, unknown_place, wrong_price
from core.model.report import Violation
from core.sandbox.places import Attraction
from core.text import Name, Text, sentence

_ALL = FAMILIES["attraction"]
_SIGHT, _VISIT = Text("景点", "attraction"), Text("参观", "visit")


def check_attractions(case: ChinaTravelCase) -> Iterator[Violation]:
    """Judge every visit; ends at the first attraction that the city does not have."""
    seen: set[str] = set()
    for activity in case.itinerary.activities():
        if activity.kind != "attraction":
            continue
        name = activity.text("position")
        attraction = case.city.attraction(name) if name is not None else None
        if attraction is None:
            yield from whole_family(unknown_place("attraction.unavailable", case, activity, _SIGHT), _ALL)
            return
        yield from _check_visit(activity, attraction)
        if attraction.name in seen:
            yield repeated("attraction.repeated", activity, attraction)
        seen.add(attraction.name)


def _check_visit(activity: WrittenActivity, attraction: Attraction) -> Iterator[Violation]:
    if closed := check_opening("attraction.closed", activity, attraction, _VISIT):
        yield closed
    if _whole(activity.get("price")) != int(attraction.price):
        due = sentence(
            "{name} 门票 ¥{costs}",
            "{name} costs ¥{costs}",
            name=Name(attraction.name),
            costs=amount(attraction.price),
        )
        yield wrong_price("attraction.price", activity, due, attraction.price)
    price, tickets, cost = (activity.number(key) for key in ("price", "tickets", "cost"))
    if fault := wrong_cost("attraction.cost", activity.where, cost, price, tickets, TICKETS):
        yield fault


def _whole(price: object) -> int | None:
    """Whole CNY with the decimals cut off, of a number or of the text of a whole number; None for anything else."""
    if not isinstance(price, int | float | str):
        return None
    try:
        return int(price)
    # text that is no number, NaN, infinity
    except (ValueError, OverflowError):
        return None
