"""Meals as stops: when each kind is eaten, and at which restaurants. Times in minutes, prices CNY a person."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from core.knowledge.things import TEAHOUSE
from core.model.meal_hours import MealHour
from core.model.mealtimes import MEAL_HOURS, MEALS
from core.optimize.instance.stops import STEP, DayStop, DayStopKind
from core.optimize.instance.tables import BESIDE_A_MEAL, Tables
from core.sandbox.places import hours_of

AT_TABLE: tuple[DayStopKind, ...] = MEALS
MEAL_WORTH, BREAKFAST_WORTH, _TIGHT = 150.0, 60.0, 20.0
_MINUTES, _BREAKFAST_MINUTES = (50, 75), (30, 40)
SHORTEST_BREAKFAST = _BREAKFAST_MINUTES[0]
BREAKFAST_UNTIL = 11 * 60
"""Nobody sits at breakfast in town any more."""
# With a guide: nobody hurries at table.
_LUNCH_MINUTES, _DINNER_MINUTES = (60, 80), (70, 90)
TOO_EARLY = 60.0
"""With a guide: minutes that a dinner before its usual hour is liked less."""
# CNY a person.
_DEAREST_BREAKFAST = 130.0
# A house for the morning is open by then, and one sits there for so long.
_MORNING_FROM, _MORNING_MINUTES = 8 * 60, (45, 70)
# Morning tea is no breakfast in passing.
_TEA_MINUTES = (75, 100)


def _meal(
    kind: DayStopKind, place: str, hours: tuple[int, int], minutes: tuple[int, int], worth: float, base: float
) -> DayStop:
    return DayStop(
        kind=kind,
        place=place,
        opens=hours[0],
        closes=hours[1],
        least=minutes[0],
        most=minutes[1],
        worth=worth,
        base=base,
    )


def _unplaced(kind: DayStopKind) -> DayStop:
    """A meal of a kind within its hours, its place still open."""
    base = BREAKFAST_WORTH if kind == "breakfast" else MEAL_WORTH
    return _meal(kind, "", MEAL_HOURS[kind], _MINUTES, MEAL_WORTH, base)


MEALS_BY_METRICS: Mapping[DayStopKind, DayStop] = {kind: _unplaced(kind) for kind in AT_TABLE}
"""The meals of each kind within their hours, their places still open."""


def _meals(kind: DayStopKind, liked_from: int) -> tuple[DayStop, ...]:
    """The meal at the hours one likes, and at the wider ones for a day where it is tight."""
    meal = MEALS_BY_METRICS[kind]
    return replace(meal, opens=liked_from), replace(meal, worth=MEAL_WORTH - _TIGHT)


def _lasting(meal: DayStop, minutes: tuple[int, int]) -> DayStop:
    return replace(meal, least=minutes[0], most=minutes[1])


LUNCHES = _meals("lunch", 11 * 60 + 20)
DINNERS = _meals("dinner", 17 * 60 + 30)


def _to_the_edge(meal: DayStop) -> DayStop:
    """The meal of a traveller: as early or as late as it is still called by its name."""
    earliest, latest = MEAL_HOURS[meal.kind]
    return replace(
        meal,
        opens=earliest,
        until=earliest + STEP,
        begin_by=latest - STEP,
        closes=latest - STEP + meal.least,
        worth=MEAL_WORTH - 2 * _TIGHT,
    )


def _begun_in_time(meal: DayStop) -> DayStop:
    """The meal where it counts as one that begins before its hours are over, however long it lasts."""
    latest = MEAL_HOURS[meal.kind][1] - STEP
    return replace(meal, begin_by=latest, closes=latest + meal.most)


_LUNCH, _LATER_LUNCH = (_lasting(meal, _LUNCH_MINUTES) for meal in LUNCHES)
_DINNER, _EARLY_DINNER = (_lasting(meal, _DINNER_MINUTES) for meal in DINNERS)
TRAVELLERS_MEALS: Mapping[DayStopKind, DayStop] = {
    "breakfast": _begun_in_time(MEALS_BY_METRICS["breakfast"]),
    "lunch": _lasting(MEALS_BY_METRICS["lunch"], _LUNCH_MINUTES),
    "dinner": _lasting(MEALS_BY_METRICS["dinner"], _DINNER_MINUTES),
}
"""With a guide: the same, and nobody hurries at table."""
TRAVELLERS_LUNCHES = (_LUNCH, _LATER_LUNCH, _to_the_edge(_LUNCH))
TRAVELLERS_DINNERS = (
    _DINNER,
    replace(_EARLY_DINNER, worth=MEAL_WORTH - TOO_EARLY),
    replace(_to_the_edge(_DINNER), worth=MEAL_WORTH - TOO_EARLY),
)
"""With a guide: a meal counts that overlaps its hours; dinner is no late lunch, and who leaves then has it on the way."""


def at_wished_hours(meals: Sequence[DayStop], hours: Iterable[MealHour]) -> tuple[DayStop, ...]:
    """The meals of one kind at the hour at which they are wished for, then at their usual ones; these alone where none is said."""
    said = (one.begins for one in hours if one.meal == meals[0].kind)
    return (*(_begun(meals[0], between) for between in said), *meals)


def _begun(meal: DayStop, between: tuple[int, int]) -> DayStop:
    """The meal begun between two minutes of the day, however early or late one has it else."""
    earliest, latest = between
    opens, closes = MEAL_HOURS[meal.kind]
    begin_by = max(opens, min(meal.begin_by, latest))
    return replace(
        meal,
        opens=min(max(opens, earliest), begin_by),
        begin_by=begin_by,
        closes=max(closes, begin_by + meal.least),
        until=min(meal.until, begin_by + meal.least),
    )


def early_meals(liked: float) -> tuple[DayStop, ...]:
    """Breakfast in town for those who arrive in the morning, where it is liked: a share of what another meal is worth."""
    opens, worth = MEAL_HOURS["breakfast"][0], liked * MEAL_WORTH
    meal = _meal("breakfast", "", (opens, BREAKFAST_UNTIL), _BREAKFAST_MINUTES, worth, worth)
    return (meal,) if liked > 0 else ()


def morning_meals(
    houses: Iterable[str], tables: Tables, worth: float = MEAL_WORTH, *, asked: bool = False
) -> tuple[DayStop, ...]:
    """Breakfast in each of these houses that is open early: morning tea, a bowl of noodles, the teahouse that is `asked` for."""
    no_morning = BESIDE_A_MEAL - {TEAHOUSE} if asked else BESIDE_A_MEAL
    meal = _meal("breakfast", "", (_MORNING_FROM - 30, BREAKFAST_UNTIL), _MORNING_MINUTES, worth, worth)
    tea = replace(meal, opens=_MORNING_FROM, least=_TEA_MINUTES[0], most=_TEA_MINUTES[1])
    numbers = (tables.numbers[name] for name in sorted(houses) if name in tables.numbers)
    stops = (
        table_stop(tea if tables.rows[number].name in tables.tea else meal, tables, number)
        for number in numbers
        if hours_of(tables.rows[number])[0] <= _MORNING_FROM
        and tables.rows[number].cuisine not in no_morning
        and tables.rows[number].price <= _DEAREST_BREAKFAST
    )
    return tuple(stop for stop in stops if stop is not None)


def hotel_breakfast(hotel: str) -> tuple[DayStop, ...]:
    """Breakfast where one has slept."""
    hours = MEAL_HOURS["breakfast"]
    return (_meal("breakfast", hotel, hours, _BREAKFAST_MINUTES, BREAKFAST_WORTH, BREAKFAST_WORTH),)


def late_breakfast(hotel: str) -> tuple[DayStop, ...]:
    """The same for who sleeps in where nothing is open yet: it counts as one that begins before its hours are over."""
    return tuple(map(_begun_in_time, hotel_breakfast(hotel)))


def table_stop(meal: DayStop, tables: Tables, number: int) -> DayStop | None:
    """The meal in the restaurant of that number; None where it is not open then."""
    row = tables.rows[number]
    opens, closes = hours_of(row)
    opens, closes = max(meal.opens, opens), min(meal.closes, closes)
    if closes - opens < meal.least:
        return None
    regret, base = tables.regrets(number, meal.kind)
    return replace(
        meal,
        place=row.name,
        opens=opens,
        closes=closes,
        price=row.price,
        worth=meal.worth - regret,
        base=meal.base - base,
    )
