"""Visits to attractions (Table 5, attractions)."""

from collections.abc import Iterator

from core.evaluate.chinatravel.case import Case, amount, name_of, whole_family, wrong_cost
from core.evaluate.chinatravel.codes import FAMILIES
from core.evaluate.chinatravel.document import Activity, shown
from core.evaluate.chinatravel.environment.opening import no_schedule, outside_hours
from core.model.report import Violation
from core.sandbox.places import Attraction
from core.text import Name, Text, sentence

_ALL = FAMILIES["attraction"]
_VISIT = Text("参观", "visit")
_TICKETS = Text("张票", "tickets")


def check_attractions(case: Case) -> Iterator[Violation]:
    """Judge every visit; ends at the first attraction that the city does not have."""
    seen: set[str] = set()
    for activity in case.itinerary.activities():
        if activity.kind != "attraction":
            continue
        name = activity.text("position")
        attraction = case.city.attraction(name) if name is not None else None
        if attraction is None:
            yield from whole_family(_unknown(case, activity), _ALL)
            return
        yield from _check_visit(activity, attraction)
        if attraction.name in seen:
            shown_name = name_of(attraction)
            message = Text(f"{shown_name.zh} 已经去过一次", f"{shown_name.en} is visited a second time")
            yield Violation(
                code="attraction.repeated", message=message, where=activity.where, observed=attraction.name
            )
        seen.add(attraction.name)


def _unknown(case: Case, activity: Activity) -> Violation:
    position = activity.get("position")
    if position is None:
        message = Text("没有写明景点（position）", "it does not say which attraction (position)")
        return Violation("attraction.unavailable", message, activity.where)
    message = sentence(
        "{city}没有景点 {place}",
        "{city} has no attraction {place}",
        city=name_of(case.city),
        place=Name(shown(position)),
    )
    return Violation(
        code="attraction.unavailable", message=message, where=activity.where, observed=shown(position)
    )


def _check_visit(activity: Activity, attraction: Attraction) -> Iterator[Violation]:
    starts, ends = activity.clock("start_time"), activity.clock("end_time")
    if starts is None or ends is None:
        yield no_schedule("attraction.closed", activity.where, _VISIT)
    elif closed := outside_hours("attraction.closed", activity.where, attraction, starts, ends, _VISIT):
        yield closed
    if _whole(activity.get("price")) != int(attraction.price):
        yield _wrong_price(activity, attraction)
    price, tickets, cost = (activity.number(key) for key in ("price", "tickets", "cost"))
    if fault := wrong_cost("attraction.cost", activity.where, cost, price, tickets, _TICKETS):
        yield fault


def _wrong_price(activity: Activity, attraction: Attraction) -> Violation:
    given, name = activity.get("price"), name_of(attraction)
    message = Text(
        f"{name.zh} 门票 {amount(attraction.price)} 元，计划{'没写' if given is None else f'写 {shown(given)} 元'}",
        f"{name.en} costs ¥{amount(attraction.price)} but the plan "
        + ("does not say" if given is None else f"says ¥{shown(given)}"),
    )
    return Violation(
        code="attraction.price",
        message=message,
        where=activity.where,
        observed=None if given is None else shown(given),
        allowed=attraction.price,
    )


def _whole(price: object) -> int | None:
    """Whole CNY with the decimals cut off, of a number or of the text of a whole number; None for anything else."""
    if not isinstance(price, int | float | str):
        return None
    try:
        return int(price)
    # text that is no number, NaN, infinity
    except (ValueError, OverflowError):
        return None
