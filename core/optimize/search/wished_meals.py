"""Meals at which a dish is wished for: hot pot on the last night, noodles for lunch. Minutes.

Each is laid into its day before all else, as an evening that is said is kept for it, in a house to which one goes for the dish.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from core.arrays import Floats
from core.dsl.distance import exact_km
from core.model.meal_hours import MealHour
from core.model.wished_meals import WishedMeal
from core.optimize.days.filling import moves
from core.optimize.days.schedule import Timeline, lasting_worth
from core.optimize.days.trip import TripDays
from core.optimize.instance.meals import (
    TRAVELLERS_DINNERS,
    TRAVELLERS_LUNCHES,
    at_wished_hours,
    morning_meals,
    table_stop,
)
from core.optimize.instance.stops import DayStop
from core.optimize.instance.tables import Tables, brand
from core.optimize.instance.travel import DETOUR_MINUTES_PER_KM
from core.optimize.search.pauses import BROKEN_DAY, MISSED_PAUSE, SECOND
from core.optimize.wishes.sought import Sought

WishedTables = Iterable[tuple[WishedMeal, frozenset[str]]]
# Houses that are tried.
_HOUSES_TRIED = 12
_HOURS = {"lunch": TRAVELLERS_LUNCHES, "dinner": TRAVELLERS_DINNERS}


def with_wished_meals(
    trip: TripDays,
    wishes: WishedTables,
    tables: Tables,
    unwanted: Mapping[str, Collection[str]],
    hours: Iterable[MealHour] = (),
) -> TripDays:
    """The trip with as many of these meals as it has room and money for, those of a day that is said first; at wished hours."""
    asked = Counter[WishedMeal]()
    for wish, houses in sorted(wishes, key=lambda one: one[0].day == 0):
        asked[wish] += 1
        if _times(wish, houses, trip) < asked[wish]:
            open_ = houses.difference(unwanted.get(wish.meal, ())) & tables.numbers.keys()
            near = _nearby(trip, open_, tables, tables.regret_of(wish.meal))
            options = list(_options(trip, wish, _stops(wish, near, tables, hours)))
            _, day, _, timeline = min(options, key=lambda one: one[:3], default=(0.0, 0, 0, None))
            trip = trip if timeline is None else trip.having(day, timeline)
    return trip


def missed_meals(trip: TripDays, wishes: WishedTables) -> float:
    """How much it is disliked that a trip has none, or not enough, of the dishes at the meals at which they are wished for."""
    asked = Counter((wish, houses) for wish, houses in wishes if houses)
    left = (
        Sought(houses, times).after(_times(wish, houses, trip)) for (wish, houses), times in asked.items()
    )
    return MISSED_PAUSE * sum(one.missing for one in left)


def _times(wish: WishedMeal, houses: frozenset[str], trip: TripDays) -> int:
    last = max(trip.bounds)
    return sum(
        stop.kind == wish.meal and stop.place in houses and wish.is_on(day, last)
        for day, timeline in trip.timelines.items()
        for stop in timeline.stops
    )


def _nearby(trip: TripDays, houses: Collection[str], tables: Tables, regret: Floats) -> list[str]:
    """Of these houses those that are liked most and not far from where one sleeps."""
    network = trip.travel.ways.network
    beds = [network.position(name) for name in {bounds.end for bounds in trip.bounds.values()}]

    def dislike(house: str) -> tuple[float, str]:
        km = min(exact_km(network.position(house), bed) for bed in beds)
        return float(regret[tables.numbers[house]]) + 2 * km * DETOUR_MINUTES_PER_KM, house

    return sorted(houses, key=dislike)[:_HOUSES_TRIED]


def _stops(
    wish: WishedMeal, houses: list[str], tables: Tables, hours: Iterable[MealHour]
) -> list[list[DayStop]]:
    """The meal in each of the houses at its usual hours, and then at wider ones."""
    if wish.meal == "breakfast":
        every = [list(morning_meals(houses, tables, asked=True))]
    else:
        every = [
            [
                stop
                for house in houses
                if (stop := table_stop(meal, tables, tables.numbers[house])) is not None
            ]
            for meal in at_wished_hours(_HOURS[wish.meal], hours)
        ]
    return [[replace(stop, required=True) for stop in stops] for stops in every]


def _options(
    trip: TripDays, wish: WishedMeal, stops: Iterable[list[DayStop]]
) -> Iterator[tuple[float, int, int, Timeline]]:
    """The days with the meal, with what that costs; at wider hours only where none has it at the usual ones."""
    there, last = {brand(stop.place) for stop in trip.stops}, max(trip.bounds)
    for at_hours in stops:
        found = False
        for day, now in trip.timelines.items():
            if not wish.is_on(day, last):
                continue
            bounds = trip.bounds[day]
            off = BROKEN_DAY * (not bounds.is_whole) + SECOND * any(
                stop.kind == wish.meal for stop in now.stops
            )
            for number, stop in enumerate(at_hours):
                if brand(stop.place) in there:
                    continue
                for timeline in moves.insert(trip, day, stop):
                    found = True
                    yield (
                        lasting_worth(bounds, now) - lasting_worth(bounds, timeline) + off,
                        day,
                        number,
                        timeline,
                    )
        if found:
            return
