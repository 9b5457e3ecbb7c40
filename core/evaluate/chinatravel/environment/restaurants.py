"""Meals (Table 5, restaurants)."""

from collections.abc import Iterator

from core.evaluate.chinatravel.case import ChinaTravelCase, amount, clock, whole_family, wrong_cost
from core.evaluate.chinatravel.codes import FAMILIES
from core.evaluate.chinatravel.document import WrittenActivity
from core.evaluate.chinatravel.environment.opening import check_opening, no_schedule
from core.evaluate.chinatravel.environment.stated import repeated, unknown_place, wrong_price
from core.model.mealtimes import MEAL_HOURS, MEAL_NAMES
from core.model.report import Violation
from core.sandbox.places import Restaurant
from core.text import Name, Text, sentence

_ALL = FAMILIES["restaurant"]
_RESTAURANT = Text("餐厅", "restaurant")
_PEOPLE = Text("人", "people")


def check_restaurants(case: ChinaTravelCase) -> Iterator[Violation]:
    """Judge every meal; ends at the first that does not say where."""
    seen: set[str] = set()
    for activity in case.itinerary.activities():
        meal = activity.kind
        if not isinstance(meal, str) or meal not in MEAL_HOURS:
            continue
        if not activity.has("position"):
            message = Text(
                f"没有写明{MEAL_NAMES[meal].zh}的餐厅（position）",
                f"it does not say where {MEAL_NAMES[meal].en} is (position)",
            )
            yield from whole_family(Violation("restaurant.unavailable", message, activity.where), _ALL)
            return
        name = activity.text("position")
        restaurant = case.city.restaurant(name) if name is not None else None
        if restaurant is not None:
            yield from _check_meal(case, activity, meal, restaurant)
            if restaurant.name in seen:
                yield repeated("restaurant.repeated", activity, restaurant)
            seen.add(restaurant.name)
        elif meal == "breakfast" and name is not None and case.city.hotel(name) is not None:
            yield from _check_hotel_breakfast(case, activity)
        else:
            yield from whole_family(
                unknown_place("restaurant.unavailable", case, activity, _RESTAURANT), _ALL
            )


def _check_meal(
    case: ChinaTravelCase, activity: WrittenActivity, meal: str, restaurant: Restaurant
) -> Iterator[Violation]:
    price = activity.number("price")
    if price != restaurant.price:
        yield _wrong_price(activity, Name(restaurant.name), restaurant.price)
    if closed := check_opening("restaurant.closed", activity, restaurant, MEAL_NAMES[meal]):
        yield closed
    if meal != "breakfast":
        yield from _check_hours(activity, meal)
    yield from _check_cost(case, activity, price)


def _check_hotel_breakfast(case: ChinaTravelCase, activity: WrittenActivity) -> Iterator[Violation]:
    """Breakfast at a hotel of the city is free; the hotel need not be the booked one."""
    price = activity.number("price")
    if price != 0:
        yield _wrong_price(activity, Text("酒店早餐", "breakfast at a hotel"), 0.0)
    yield from _check_hours(activity, "breakfast")
    yield from _check_cost(case, activity, price)


def _check_hours(activity: WrittenActivity, meal: str) -> Iterator[Violation]:
    starts, ends = activity.clock("start_time"), activity.clock("end_time")
    if starts is None or ends is None:
        yield no_schedule("restaurant.meal_time", activity.where, MEAL_NAMES[meal])
        return
    earliest, latest = MEAL_HOURS[meal]
    if starts >= latest or ends <= earliest:
        planned, allowed = f"{clock(starts)}-{clock(ends)}", f"{clock(earliest)}-{clock(latest)}"
        name = MEAL_NAMES[meal]
        message = Text(
            f"{name.zh}应在 {allowed}，计划是 {planned}",
            f"{name.en} belongs in {allowed} but is at {planned}",
        )
        yield Violation(
            code="restaurant.meal_time",
            message=message,
            where=activity.where,
            observed=planned,
            allowed=allowed,
        )


def _check_cost(case: ChinaTravelCase, activity: WrittenActivity, price: float | None) -> Iterator[Violation]:
    cost = activity.number("cost")
    if fault := wrong_cost("restaurant.cost", activity.where, cost, price, case.people, _PEOPLE):
        yield fault


def _wrong_price(activity: WrittenActivity, name: Name | Text, price: float) -> Violation:
    due = sentence("{name}人均 ¥{costs}", "{name} costs ¥{costs} a person", name=name, costs=amount(price))
    return wrong_price("restaurant.price", activity, due, price)
