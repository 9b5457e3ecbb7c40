"""Meals: their hours and number, none skipped, real ones, and not always the same."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from core.evaluate.common_sense.rules import MEALS_BEGIN, threshold
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.model.clock import DAY_MINUTES, Clock
from core.model.mealtimes import MEAL_NAMES
from core.model.report import Violation, Where
from core.text import Name, Text, sentence

# minutes from and to where one eats on one's own
_WAY = 60


def check_meals(trip: JudgedTrip) -> Iterator[Violation]:
    """All rules about meals."""
    meals = tuple(one for one in trip.placed if one.is_meal)
    yield from _gaps(meals)
    yield from _hours(meals)
    yield from _number(meals)
    yield from _missed(trip, meals)
    yield from _houses(trip)
    yield from _cuisines(trip)


def _gaps(meals: tuple[Placed, ...]) -> Iterator[Violation]:
    """`meal.gap`, from the start of one meal to the start of the next."""
    allowed = threshold("meal.gap")
    for before, after in pairwise(meals):
        gap = after.start - before.start
        if 0 <= gap < allowed:
            message = sentence(
                "{house}距上一餐只有 {gap} 分钟",
                "the meal at {house} is only {gap} minutes after the last one",
                house=Name(after.activity.begins_at),
                gap=gap,
            )
            yield Violation(
                code="meal.gap", message=message, where=after.where, observed=gap, allowed=allowed
            )


def _hours(meals: tuple[Placed, ...]) -> Iterator[Violation]:
    """`meal.hours`: when it begins."""
    for meal in meals:
        since, until = MEALS_BEGIN[meal.activity.type]
        start = meal.start - (meal.day - 1) * DAY_MINUTES
        if not since <= start <= until:
            name = MEAL_NAMES[meal.activity.type]
            message = Text(f"{Clock(start)} 吃{name.zh}", f"{name.en} at {Clock(start)}")
            yield Violation(
                code="meal.hours",
                message=message,
                where=meal.where,
                observed=str(Clock(start)),
                allowed=f"{Clock(since)}-{Clock(until)}",
            )


def _number(meals: tuple[Placed, ...]) -> Iterator[Violation]:
    """`meal.many`."""
    most = threshold("meal.many")
    for day, number in Counter(meal.day for meal in meals).items():
        if number > most:
            message = Text(f"第 {day} 天吃了 {number} 餐", f"{number} meals on day {day}")
            yield Violation(
                code="meal.many", message=message, where=Where(day), observed=number, allowed=most
            )


def _missed(trip: JudgedTrip, meals: tuple[Placed, ...]) -> Iterator[Violation]:
    """`meal.missed` and `meal.none`: the mealtimes for whose whole length one is on the spot.

    A meal inside a park is one, but for who keeps to what is halal; what one has at the station or aboard is no lunch or dinner of a day, and not missed.
    """
    due = {day: _due(trip, day) for day in range(1, len(trip.plan.itinerary) + 1)}
    eaten = {(meal.day, meal.activity.type) for meal in meals}
    told = trip.meals_on_the_way
    eaten |= {(one.day, one.meal) for one in told if one.where == "inside"}
    on_the_way = {(one.day, one.meal) for one in told if one.where != "inside"}
    if any(due.values()) and not any(kind != "breakfast" for _, kind in eaten):
        yield Violation("meal.none", Text("整个行程没有一顿正餐", "no lunch or dinner in the whole trip"))
        return
    for day, kinds in due.items():
        missed = [kind for kind in kinds if (day, kind) not in eaten]
        if {"lunch", "dinner"} <= set(missed):
            yield Violation(
                "meal.none", Text(f"第 {day} 天没有正餐", f"no lunch or dinner on day {day}"), Where(day)
            )
        else:
            for kind in (kind for kind in missed if (day, kind) not in on_the_way):
                name = MEAL_NAMES[kind]
                yield Violation(
                    "meal.missed", Text(f"第 {day} 天没有{name.zh}", f"no {name.en} on day {day}"), Where(day)
                )


def _due(trip: JudgedTrip, day: int) -> list[str]:
    """The lunch and dinner of a day from 11:00 to 14:00 and 17:00 to 20:00, where no service takes one away."""
    midnight, here, gone = (day - 1) * DAY_MINUTES, 0, DAY_MINUTES
    own = [
        (one.since - midnight, one.until - midnight) for one in trip.kept_free if one.pause.block is not None
    ]
    for number, ride in enumerate(trip.rides):
        start, end = ride.start - midnight, ride.end - midnight
        if number == 0:
            here = max(here, end)
        elif ride.day <= day:
            gone = min(gone, start)
    return [
        kind
        for kind, since, until in (("lunch", 660, 840), ("dinner", 1020, 1200))
        if here <= since
        and until <= gone
        and not any(begins - _WAY <= since and until <= ends + _WAY for begins, ends in own)
    ]


def _houses(trip: JudgedTrip) -> Iterator[Violation]:
    """`meal.snack` and `meal.same_house`."""
    for meal in trip.meals:
        house = trip.knowledge.eatery(meal.activity.begins_at)
        row = trip.city.restaurant(house.name)
        if row is not None and trip.request.asks_for_cuisine(row.cuisine):
            continue
        breakfast_at_night = house.serves == "breakfast" and meal.activity.type == "dinner"
        if house.serves in ("snack", "drink") or breakfast_at_night:
            message = sentence(
                "{house}算不上正餐",
                "{house} is no {meal}",
                house=Name(house.name),
                meal=MEAL_NAMES[meal.activity.type],
            )
            yield Violation("meal.snack", message, meal.where)
    most = threshold("meal.same_house")
    for name, times in Counter(meal.activity.begins_at for meal in trip.meals).items():
        if times > most:
            message = sentence(
                "在{house}吃了 {times} 次", "{times} meals at {house}", house=Name(name), times=times
            )
            yield Violation("meal.same_house", message, observed=times, allowed=most)


def _cuisines(trip: JudgedTrip) -> Iterator[Violation]:
    """`meal.one_cuisine`, unless the request names it."""
    cuisines = [row.cuisine for meal in trip.meals if (row := trip.city.restaurant(meal.activity.begins_at))]
    if len(cuisines) < threshold("meal.one_cuisine"):
        return
    cuisine, times = Counter(cuisines).most_common(1)[0]
    if times > len(cuisines) / 2 and not trip.request.asks_for_cuisine(cuisine):
        message = sentence(
            "{meals} 餐里有 {times} 餐是{cuisine}",
            "{times} of {meals} meals are {cuisine}",
            meals=len(cuisines),
            times=times,
            cuisine=Name(cuisine),
        )
        yield Violation("meal.one_cuisine", message, observed=times, allowed=len(cuisines) // 2)
