"""Meals (Table 5, restaurants)."""

from collections.abc import Iterator

from core.evaluate.chinatravel.case import Case, amount, clock, name_of, whole_family, wrong_cost
from core.evaluate.chinatravel.codes import FAMILIES
from core.evaluate.chinatravel.document import Activity, shown
from core.evaluate.chinatravel.environment.opening import no_schedule, outside_hours
from core.model.mealtimes import MEAL_HOURS
from core.model.report import Violation
from core.sandbox.places import Restaurant
from core.text import Name, Text, sentence

_ALL = FAMILIES["restaurant"]
_MEALS = {
    "breakfast": Text("早餐", "breakfast"),
    "lunch": Text("午餐", "lunch"),
    "dinner": Text("晚餐", "dinner"),
}
_PEOPLE = Text("人", "people")

"""Minutes since midnight that a meal must overlap."""


def check_restaurants(case: Case) -> Iterator[Violation]:
    """Judge every meal; ends at the first that does not say where."""
    seen: set[str] = set()
    for activity in case.itinerary.activities():
        meal = activity.kind
        if not isinstance(meal, str) or meal not in MEAL_HOURS:
            continue
        if not activity.has("position"):
            message = Text(
                f"没有写明{_MEALS[meal].zh}的餐厅（position）",
                f"it does not say where {_MEALS[meal].en} is (position)",
            )
            yield from whole_family(Violation("restaurant.unavailable", message, activity.where), _ALL)
            return
        name = activity.text("position")
        restaurant = case.city.restaurant(name) if name is not None else None
        if restaurant is not None:
            yield from _check_meal(case, activity, meal, restaurant)
            if restaurant.name in seen:
                yield _repeated(activity, restaurant)
            seen.add(restaurant.name)
        elif meal == "breakfast" and name is not None and case.city.hotel(name) is not None:
            yield from _check_hotel_breakfast(case, activity)
        else:
            yield from whole_family(_unknown(case, activity), _ALL)


def _unknown(case: Case, activity: Activity) -> Violation:
    position = shown(activity.get("position"))
    message = sentence(
        "{city}没有餐厅 {place}",
        "{city} has no restaurant {place}",
        city=name_of(case.city),
        place=Name(position),
    )
    return Violation(code="restaurant.unavailable", message=message, where=activity.where, observed=position)


def _repeated(activity: Activity, restaurant: Restaurant) -> Violation:
    name = name_of(restaurant)
    message = Text(f"{name.zh} 已经去过一次", f"{name.en} is visited a second time")
    return Violation(
        code="restaurant.repeated", message=message, where=activity.where, observed=restaurant.name
    )


def _check_meal(case: Case, activity: Activity, meal: str, restaurant: Restaurant) -> Iterator[Violation]:
    price = activity.number("price")
    if price != restaurant.price:
        yield _wrong_price(activity, name_of(restaurant), restaurant.price)
    starts, ends = activity.clock("start_time"), activity.clock("end_time")
    if starts is None or ends is None:
        yield no_schedule("restaurant.closed", activity.where, _MEALS[meal])
    elif closed := outside_hours("restaurant.closed", activity.where, restaurant, starts, ends, _MEALS[meal]):
        yield closed
    if meal != "breakfast":
        yield from _check_hours(activity, meal)
    yield from _check_cost(case, activity, price)


def _check_hotel_breakfast(case: Case, activity: Activity) -> Iterator[Violation]:
    """Breakfast at a hotel of the city is free; the hotel need not be the booked one."""
    price = activity.number("price")
    if price != 0:
        yield _wrong_price(activity, Text("酒店早餐", "breakfast at a hotel"), 0.0)
    yield from _check_hours(activity, "breakfast")
    yield from _check_cost(case, activity, price)


def _check_hours(activity: Activity, meal: str) -> Iterator[Violation]:
    starts, ends = activity.clock("start_time"), activity.clock("end_time")
    if starts is None or ends is None:
        yield no_schedule("restaurant.meal_time", activity.where, _MEALS[meal])
        return
    earliest, latest = MEAL_HOURS[meal]
    if starts >= latest or ends <= earliest:
        planned, allowed = f"{clock(starts)}-{clock(ends)}", f"{clock(earliest)}-{clock(latest)}"
        name = _MEALS[meal]
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


def _check_cost(case: Case, activity: Activity, price: float | None) -> Iterator[Violation]:
    cost = activity.number("cost")
    if fault := wrong_cost("restaurant.cost", activity.where, cost, price, case.people, _PEOPLE):
        yield fault


def _wrong_price(activity: Activity, name: Text, price: float) -> Violation:
    given = activity.get("price")
    message = Text(
        f"{name.zh}人均 {amount(price)} 元，计划{'没写' if given is None else f'写 {shown(given)} 元'}",
        f"{name.en} costs ¥{amount(price)} a person but the plan "
        + ("does not say" if given is None else f"says ¥{shown(given)}"),
    )
    return Violation(
        code="restaurant.price",
        message=message,
        where=activity.where,
        observed=None if given is None else shown(given),
        allowed=price,
    )
