"""What a trip is offered to eat: the restaurants that look best for a meal, by estimate. Minutes, km, CNY."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from math import inf

import numpy as np

from core.arrays import Bools, Floats
from core.knowledge.things import REST, TEAHOUSE
from core.optimize.days.day_bounds import DayBounds
from core.optimize.days.schedule import Timeline, latest_starts
from core.optimize.days.trip import Meals, TripDays, meals_to_come
from core.optimize.instance.meals import AT_TABLE, BREAKFAST_WORTH, early_meals, morning_meals, table_stop
from core.optimize.instance.stops import DayStop
from core.optimize.instance.tables import BESIDE_A_MEAL, Tables, brand
from core.optimize.instance.travel import DETOUR_MINUTES_PER_KM, MINUTES_PER_KM_AT_LEAST
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.wishes.sought import ONCE_MORE, Sought

# Puts what serves another cuisine behind what serves a wished one.
_NOT_WISHED = 1e6
A_FEW_STEPS = 0.8
"""Km to a breakfast that nobody asked for."""
# The same with a guide to one that is.
_FOR_BREAKFAST = 6.0
# Minutes that a house is liked less at another meal than the one at which its dish is wished for.
_NOT_THEN = 200.0
AGAIN = 60.0
"""Minutes that another breakfast out of a trip is liked less."""
# Km to the hotel that one walks after lunch, and minutes that it is disliked to take a car to a rest, and each further km of it.
_ON_FOOT, _BY_CAR_TO_REST, _KM_TO_REST = 1.0, 200.0, 40.0


@dataclass(frozen=True)
class MealOffers:
    """The restaurants of a city for one trip; `unwanted` are names that must not occur, by kind of activity.

    Meals are of the `cuisines` that are wished for until each has been eaten; `wished` are the places that the words wish
    for, `dishes` the restaurants that serve each wished dish and how often one has it, `timed` those of a dish that is wished for at one meal, `diet` those for what they keep to, of which nobody has too many;
    `point` tells where a place is.
    """

    tables: Tables
    profile: PlannerProfile
    unwanted: Mapping[str, frozenset[str]]
    cuisines: frozenset[str]
    wished: frozenset[str]
    dishes: tuple[Sought, ...]
    timed: frozenset[str]
    diet: frozenset[str]
    point: Callable[[TripDays, str], complex]
    _same: dict[tuple[int, Meals], float] = field(default_factory=dict)

    def at_table(self, trip: TripDays, day: int, meal: DayStop) -> Iterator[DayStop]:
        """A meal in the restaurants that are free and not too dear, those that serve what is wished first, then by estimate."""
        bounds, stops = trip.bounds[day], trip.timelines[day].stops
        position = stops.index(meal)
        before = next((s.place for s in reversed(stops[:position]) if s.place), bounds.start)
        after = next((s.place for s in stops[position + 1 :] if s.place), bounds.end)
        tables, a, b = self.tables, self.point(trip, before), self.point(trip, after)
        most = min(self._share(trip, meal), trip.ledger.meal_price)
        to, onward = np.abs(tables.points - a), np.abs(tables.points - b)
        refused = self._taken_tables(trip, meal.kind) | (tables.prices > most)
        refused |= ~_has_time(bounds, trip.timelines[day], position, meal, (to, onward))
        way = (to + onward) * (DETOUR_MINUTES_PER_KM + self.profile.route)
        cost = np.where(refused, np.inf, way + tables.regret_of(meal.kind))
        if self.profile.guide is not None:
            if any(stop.thing == REST for stop in stops[position + 1 : position + 2]):
                beyond = np.abs(tables.points - b) - _ON_FOOT
                cost = cost + _BY_CAR_TO_REST * (beyond > 0) + _KM_TO_REST * np.maximum(beyond, 0.0)
            cost = cost + self._again(trip, day, self.profile.guide)
            cost = cost + self._for_dishes(trip, self.profile.guide)
            cost[self._timed] += _NOT_THEN
        wished = self.cuisines - self._eaten(trip)
        if self.profile.guide is not None and meal.kind == "dinner":
            wished -= BESIDE_A_MEAL
        if wished:
            others = np.ones(cost.size, dtype=np.bool_)
            others[[number for cuisine in wished for number in self._of_cuisine.get(cuisine, [])]] = False
            cost[others] += _NOT_WISHED
        seats = tables.seats.setdefault(meal, {})
        for number in np.argsort(cost, kind="stable")[: np.count_nonzero(~refused)].tolist():
            if number not in seats:
                seats[number] = table_stop(meal, tables, number)
            stop = seats[number]
            if stop is not None:
                yield stop

    def sameness(self, meals: Meals, due: int) -> float:
        """How much it is disliked that these meals are alike, of as many as are `due`, less what their signature is liked.

        Most changes that are tried are of sights, with the same meals: what is said of these is kept.
        """
        known = self._same.get((due, meals))
        if known is None:
            guide = self.profile.guide
            known = self._same[due, meals] = 0.0 if guide is None else self._sameness_of(meals, due, guide)
        return known

    def _sameness_of(self, meals: Meals, due: int, guide: Guide) -> float:
        houses = [place for day in meals for place in day if place]
        eaten = self._cuisines(houses)
        fares = [[fare for place in day if (fare := self.fare(place))] for day in meals]
        same = sum(
            guide.sameness(times, due, cuisine, wished=cuisine in self.cuisines)
            for cuisine, times in eaten.items()
        )
        same += guide.twice_a_day * sum(len(today) - len(set(today)) for today in fares)
        same += guide.twice_a_day * self._in_a_row(meals)
        tired_of = Counter(
            fare for place in houses if place not in self._often and (fare := self.fare(place))
        )
        same += sum(guide.same_fare(times, due) for times in tired_of.values())
        for dish in self.dishes:
            left = dish.after(sum(house in dish.names for house in houses))
            same += guide.same_dish * max(0, -left.times) + guide.unmet_dish * left.missing
        return same - self.signature_liked(houses)

    def _cuisines(self, places: Iterable[str]) -> Counter[str]:
        """How many of these meals are of each cuisine, but for those where one keeps to a diet or came for the dish."""
        cuisines = (self.cuisine(one) for one in places if one not in self.diet and one not in self._often)
        return Counter(filter(None, cuisines))

    def _in_a_row(self, meals: Meals) -> int:
        """How often one has in the morning or at noon what one had the evening before."""
        eaten = [[self.fare(place) for place in day if place in self.tables.numbers] for day in meals]
        nights = [(before[-1], after[0]) for before, after in pairwise(eaten) if before and after]
        return sum(evening == next_meal != "" for evening, next_meal in nights)

    def signature_liked(self, meals: Iterable[str]) -> float:
        """How much a trip with meals at these places is liked for the dish that its city is famous for."""
        guide, houses = self.profile.guide, self.tables.signature
        if guide is None or not houses:
            return 0.0
        return 0.0 if houses.isdisjoint(meals) else guide.signature_dish

    def _again(self, trip: TripDays, day: int, guide: Guide) -> Floats:
        """What each restaurant is disliked for the meals of its kind that the trip and the day have, less its signature dish."""
        eaten = self._cuisines(stop.place for stop in trip.stops if stop.is_meal)
        due = sum(bounds.meals_due for bounds in trip.bounds.values())
        again = np.zeros(len(self.tables.rows))
        for cuisine, times in eaten.items():
            wished = cuisine in self.cuisines
            once_more = guide.sameness(times + 1, due, cuisine, wished=wished)
            before = guide.sameness(times, due, cuisine, wished=wished)
            again[self._of_cuisine.get(cuisine, [])] = once_more - before
        for fare in self._fares_around(trip, day) - {""}:
            again[self._of_fare[fare]] += guide.twice_a_day
        signature = self.tables.signature
        if signature and not any(stop.place in signature for stop in trip.stops):
            again[[self.tables.numbers[name] for name in signature]] -= guide.signature_dish
        return again

    def _fares_around(self, trip: TripDays, day: int) -> set[str]:
        """The fares of a day, of the evening before and of the morning after."""
        today, before, after = (
            [stop.place for stop in now.stops if stop.place in self.tables.numbers] if now is not None else []
            for now in (trip.timelines.get(one) for one in (day, day - 1, day + 1))
        )
        return {self.fare(place) for place in (*today, *before[-1:], *after[:1])}

    def _for_dishes(self, trip: TripDays, guide: Guide) -> Floats:
        """What each restaurant is disliked for a dish of which the trip has enough, and liked for one that it lacks."""
        eaten = [stop.place for stop in trip.stops if stop.is_meal]
        left = [dish.after(sum([house in dish.names for house in eaten])) for dish in self.dishes]
        cost = np.zeros(len(self.tables.rows))
        for dish in sorted(left, key=lambda one: (one.times <= 0, not one.had)):
            missing = guide.unmet_dish * (ONCE_MORE if dish.had else 1.0)
            cost[self._numbers(dish.names)] = -missing if dish.times > 0 else guide.same_dish
        return cost

    @cached_property
    def _often(self) -> frozenset[str]:
        """The restaurants that serve a dish which one would have more than once."""
        return frozenset[str]().union(*(dish.names for dish in self.dishes if dish.times > 1))

    def _numbers(self, names: frozenset[str]) -> list[int]:
        return sorted(self.tables.numbers[name] for name in names if name in self.tables.numbers)

    @cached_property
    def _timed(self) -> list[int]:
        """The numbers of the restaurants that have a dish which is eaten at its meal."""
        return self._numbers(self.timed)

    @cached_property
    def _of_cuisine(self) -> Mapping[str, list[int]]:
        """The numbers of the restaurants of each cuisine."""
        found: dict[str, list[int]] = {}
        for number, row in enumerate(self.tables.rows):
            found.setdefault(row.cuisine, []).append(number)
        return found

    @cached_property
    def _of_fare(self) -> Mapping[str, list[int]]:
        """The numbers of the restaurants of each fare."""
        found: dict[str, list[int]] = {}
        for number, row in enumerate(self.tables.rows):
            found.setdefault(self.fare(row.name), []).append(number)
        return found

    def fare(self, restaurant: str) -> str:
        """What of it nobody has twice a day; "" where it cooks many dishes."""
        return self.tables.fares.get(restaurant, "")

    def mornings(self, trip: TripDays, day: int) -> list[DayStop]:
        """Breakfasts out, the nearest to where the day begins first.

        Those that are wished for, with a guide every morning in another house, or else, once a trip, those of the city that are a few
        steps away.
        """
        had = any(stop.kind == "breakfast" and stop.place in self.tables.numbers for stop in trip.stops)
        if had and self.profile.guide is None:
            return []
        start, taken = self.point(trip, trip.bounds[day].start), self._taken_tables(trip, "breakfast")
        wished = (self.wished if had else self.wished | self._teahouses) - self.timed
        to_spare = inf if self.profile.guide is None else self._to_spare(trip)
        found = [
            # a bowl of noodles every morning, and morning tea where it is not dear
            replace(stop, worth=stop.worth - AGAIN, base=stop.base - AGAIN) if had else stop
            for stop in self._mornings
            if not taken[self.tables.numbers[stop.place]] and (stop.place in wished or not had)
            if stop.price <= to_spare
        ]
        far = inf if self.profile.guide is None else _FOR_BREAKFAST
        near = {stop.place: abs(self.point(trip, stop.place) - start) for stop in found}
        return sorted(
            (stop for stop in found if near[stop.place] < (far if stop.place in wished else A_FEW_STEPS)),
            key=lambda stop: self._put_off(stop, near[stop.place], is_wished=stop.place in wished),
        )

    def _put_off(self, breakfast: DayStop, km: float, *, is_wished: bool) -> tuple[bool, float]:
        """By what breakfasts out are sorted: what is wished is worth some steps more where they are known for it."""
        if not is_wished or self.profile.guide is None:
            return not is_wished, km
        return False, 2 * km * DETOUR_MINUTES_PER_KM - breakfast.worth

    @cached_property
    def _teahouses(self) -> frozenset[str]:
        """The teahouses, where such a house is wished for: there one sits in the morning and has no dinner."""
        wanted = self.cuisines & {TEAHOUSE}
        return frozenset(row.name for row in self.tables.rows if row.cuisine in wanted)

    def on_arrival(self, trip: TripDays, day: int) -> Sequence[DayStop]:
        """Breakfasts in town for who arrives in the morning and would have one: with a guide in a house for it."""
        early = early_meals(self.profile.early_breakfast)
        return early if self.profile.guide is None or not early else self.mornings(trip, day)

    @cached_property
    def _mornings(self) -> tuple[DayStop, ...]:
        wished = self.wished if self.profile.guide is None else self.wished & self.tables.breakfasts
        wished |= self._teahouses
        local = self.tables.mornings - wished
        return (
            *morning_meals(wished, self.tables, asked=True),
            *morning_meals(local, self.tables, BREAKFAST_WORTH),
        )

    def is_wished(self, restaurant: str) -> bool:
        """Whether it serves a cuisine that is wished for."""
        return self.cuisine(restaurant) in self.cuisines

    def cuisine(self, restaurant: str) -> str:
        """What it serves; "" of a place that is no restaurant, such as a hotel."""
        number = self.tables.numbers.get(restaurant)
        return "" if number is None else self.tables.rows[number].cuisine

    def _taken_tables(self, trip: TripDays, kind: str) -> Bools:
        """The restaurants where this meal cannot be: nobody travels to eat at one chain twice."""
        taken = self._refused_tables[kind].copy()
        for stop in trip.stops:
            if stop.is_meal and stop.place in self.tables.numbers:
                taken[self.tables.brands[brand(stop.place)]] = True
        return taken

    @cached_property
    def _refused_tables(self) -> Mapping[str, Bools]:
        return {
            kind: np.array(
                [row.name in self.unwanted.get(kind, ()) for row in self.tables.rows], dtype=np.bool_
            )
            for kind in AT_TABLE
        }

    def _share(self, trip: TripDays, meal: DayStop) -> float:
        """CNY a person that this meal may cost, so that as much is left for each that is still to come.

        Where that is not enough for simple meals one has some of them.
        """
        left = trip.left(meal.kind) / trip.ledger.counts.people
        return max(left / max(1, meals_to_come(trip)), min(left, self.tables.simple))

    def _to_spare(self, trip: TripDays) -> float:
        """CNY a person that are left for a breakfast out once all simple lunches and dinners to come are paid for."""
        return trip.left("breakfast") / trip.ledger.counts.people - self.tables.simple * meals_to_come(trip)

    def _eaten(self, trip: TripDays) -> set[str]:
        """Cuisines of the meals that have a restaurant."""
        return {self.cuisine(stop.place) for stop in trip.stops if stop.is_meal}


def _has_time(
    bounds: DayBounds, now: Timeline, place: int, meal: DayStop, km: tuple[Floats, Floats]
) -> Bools:
    """At which restaurants, so many km from what is before and from what is after, a meal may have the place of a stop of a day, as if
    one went there by the fastest ride: where there is no time for the meal at all, none of them is looked at."""
    # rides take whole minutes, cut off
    to, onward = (one * MINUTES_PER_KM_AT_LEAST - 1 for one in km)
    ready = now.earliest[place - 1] if place else bounds.begins
    over = np.maximum(ready + to, meal.opens) + meal.least
    if place + 1 == len(now.stops):
        by = bounds.due - onward
    else:
        by = latest_starts(bounds, now)[place + 1] - onward * bool(now.stops[place + 1].place)
    has_time: Bools = over <= np.minimum(by, meal.closes)
    return has_time
