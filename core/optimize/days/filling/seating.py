"""The meals of a day: their hours, and a restaurant for each. A day that is too full gives a sight for it, or the meal."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice

from core.optimize.days.filling import moves
from core.optimize.days.filling.choice import DayChoice
from core.optimize.days.schedule import Timeline
from core.optimize.days.trip import TripDays
from core.optimize.instance.meals import (
    DINNERS,
    LUNCHES,
    TOO_EARLY,
    TRAVELLERS_DINNERS,
    TRAVELLERS_LUNCHES,
    at_wished_hours,
    hotel_breakfast,
    late_breakfast,
)
from core.optimize.instance.stops import DayStop, DayStopKind

_TRIED_TABLES = 8
# Who is up later has lunch first.
_LAST_BREAKFAST = 9 * 60 + 30
# Minutes in a park with which one may stay there for dinner.
_LONG_IN_A_PARK = 6 * 60
# Meals with a guide, the one at its usual hours first, and the one without.
_HUNGRY = {"lunch": (TRAVELLERS_LUNCHES, LUNCHES[-1]), "dinner": (TRAVELLERS_DINNERS, DINNERS[-1])}


@dataclass(frozen=True, slots=True)
class MealSeating:
    """Puts meals into the days of a trip, and travellers at tables."""

    choice: DayChoice

    def with_meals(self, trip: TripDays, day: int) -> TripDays:
        """The meals that the day has room for, at the hours one likes, their restaurants to be chosen."""
        bounds, current, by_metrics = trip.bounds[day], trip, self.choice.profile.guide is None
        if (
            not bounds.from_station
            and self.choice.profile.hotel_breakfast
            and bounds.begins <= _LAST_BREAKFAST
        ):
            in_hotel = (hotel_breakfast if by_metrics else late_breakfast)(bounds.start)
            breakfasts = (*self.choice.offers.meals.mornings(trip, day), *in_hotel)
            current = self._with_meal(current, day, "breakfast", breakfasts)
        at_table = (LUNCHES, DINNERS) if by_metrics else (TRAVELLERS_LUNCHES, TRAVELLERS_DINNERS)
        for meals in at_table:
            wished = at_wished_hours(meals, self.choice.offers.meal_hours)
            current = self._with_meal(current, day, meals[0].kind, wished)
        if bounds.from_station:
            current = self._with_meal(
                current, day, "breakfast", self.choice.offers.meals.on_arrival(trip, day)
            )
        return current

    def _with_meal(self, trip: TripDays, day: int, kind: DayStopKind, meals: Iterable[DayStop]) -> TripDays:
        """The first of these meals that fits somewhere, unless there is one of its kind, or one rather has it inside a park."""
        now = trip.timelines[day]
        if any(stop.kind == kind for stop in now.stops):
            return trip
        inside = [now] if any(stop.feeds and stop.least >= _LONG_IN_A_PARK for stop in now.stops) else []
        for meal in meals:
            best = self.choice.best(trip, day, chain(inside, moves.insert(trip, day, meal)))
            if best is not None and best is not now:
                return trip.having(day, best)
        if self.choice.profile.guide is None:
            return trip
        bounds = trip.bounds[day]
        if kind == "dinner":
            # on the way to the hotel or the station, where none fits before it: after a day out of town
            near = self._near(trip, day, TRAVELLERS_DINNERS, bounds.end, len(now.stops))
        elif kind == "lunch" and bounds.from_station and now.stops:
            # beside what one comes to see first, where none fits at the station
            near = self._near(trip, day, TRAVELLERS_LUNCHES, now.stops[0].place, 0)
        else:
            return trip
        return self.choice.better(trip, near, day)

    def _near(
        self, trip: TripDays, day: int, meals: Iterable[DayStop], place: str, position: int
    ) -> TripDays:
        """The trip with the first of these meals that finds a table near a place."""
        for meal in meals:
            near = replace(meal, place=place)
            for beside in moves.insert(trip, day, near, [position]):
                seated = self._at_table(trip.having(day, beside), day, near)
                if seated is not None:
                    return trip.having(day, seated)
        return trip

    def seated(self, trip: TripDays, day: int) -> TripDays:
        """A restaurant for each meal; where the day is too full a sight makes way, or else the meal."""
        current = trip
        while meal := next(
            (stop for stop in current.timelines[day].stops if stop.is_meal and not stop.place), None
        ):
            seated = (
                self._at_table_or_later(current, day, meal)
                or self._at_table_for_a_sight(current, day, meal)
                or self._at_table_for_a_meal(current, day, meal)
            )
            if seated is None:
                seated = next(moves.remove(current, day, meal), None)
            if seated is None:
                raise ValueError("a day became impossible by leaving a meal out")
            current = current.having(day, seated)
        return current

    def _at_table(self, trip: TripDays, day: int, meal: DayStop) -> Timeline | None:
        """The day with the restaurant that is liked best for a meal; one that serves what is wished comes first."""
        tables = self.choice.offers.meals.at_table(trip, day, meal)
        seated = islice(moves.replace_stop(trip, day, meal, tables), _TRIED_TABLES)
        candidates: list[Timeline] = []
        for candidate in seated:
            if candidates and self._wished(candidates[-1], meal) and not self._wished(candidate, meal):
                break
            candidates.append(candidate)
        return self.choice.best(trip, day, candidates)

    def _at_table_or_later(self, trip: TripDays, day: int, meal: DayStop) -> Timeline | None:
        """The same, or the meal at its edge: where there is no other, or none where all of them find what they eat."""
        seated, unfit = self._at_table(trip, day, meal), self.choice.offers.meals.tables.unfit
        if seated is not None and unfit.isdisjoint(
            one.place for one in seated.stops if one.kind == meal.kind
        ):
            return seated
        return self.choice.best(trip, day, filter(None, (seated, self._at_its_edge(trip, day, meal))))

    def _at_its_edge(self, trip: TripDays, day: int, meal: DayStop) -> Timeline | None:
        """The day with a restaurant for a lunch or a dinner as late as it is still one; without a guide nobody eats then."""
        if self.choice.profile.guide is None or meal.kind not in _HUNGRY:
            return None
        edge = _HUNGRY[meal.kind][0][-1]
        for later in moves.replace_stop(trip, day, meal, [edge]):
            return self._at_table(trip.having(day, later), day, edge)
        return None

    def loosened(self, trip: TripDays, day: int) -> Iterator[TripDays]:
        """With a guide the trips with one of the meals of a day as early or as late as it may be, its restaurant to be chosen, and the
        one with breakfast in the hotel: with more time for what is cut short."""
        for meal in trip.timelines[day].stops if self.choice.profile.guide is not None else ():
            if meal.required or not meal.is_meal:
                continue
            in_hotel = late_breakfast(trip.bounds[day].start)
            others = (_HUNGRY[meal.kind][0][-1],) if meal.kind in _HUNGRY else in_hotel
            for looser in moves.replace_stop(trip, day, meal, others):
                yield trip.having(day, looser)

    def _wished(self, timeline: Timeline, meal: DayStop) -> bool:
        return any(
            stop.kind == meal.kind and self.choice.offers.meals.is_wished(stop.place)
            for stop in timeline.stops
        )

    def _at_table_for_a_sight(self, trip: TripDays, day: int, meal: DayStop) -> Timeline | None:
        """The day with a restaurant for the meal and without the sight that is missed least."""
        for sight in sorted(trip.optional_sights(day), key=lambda stop: stop.worth):
            for emptier in moves.remove(trip, day, sight):
                seated = self._at_table(trip.having(day, emptier), day, meal)
                if seated is not None:
                    return seated
        return None

    def _at_table_for_a_meal(self, trip: TripDays, day: int, meal: DayStop) -> Timeline | None:
        """With a guide the day with a restaurant for the meal and without another that fits only while it has none."""
        if self.choice.profile.guide is None:
            return None
        for other in trip.timelines[day].stops:
            if other.is_meal and not other.place and other is not meal:
                for emptier in moves.remove(trip, day, other):
                    return self._at_table(trip.having(day, emptier), day, meal)
        return None

    def reseated(self, trip: TripDays, day: int) -> TripDays:
        """For each meal that is not required another restaurant, if the day is liked better with it."""
        best = trip
        for meal in trip.timelines[day].stops:
            if meal.kind not in _HUNGRY:
                continue
            if meal.required or self.choice.offers.meals.is_wished(meal.place):
                best = self._at_its_hour(best, day, meal)
                continue
            meals, hungry = _HUNGRY[meal.kind]
            if self.choice.profile.guide is not None:
                wished = at_wished_hours(meals, self.choice.offers.meal_hours)
                alike = (one for one in wished if one.opens <= meal.opens)
                hungry = next(alike, meals[-1])
            for empty in moves.replace_stop(best, day, meal, [hungry]):
                seated = self._at_table(best.having(day, empty), day, hungry)
                if seated is not None:
                    best = self.choice.better(best, best.having(day, seated), day)
        return best

    def _at_its_hour(self, trip: TripDays, day: int, meal: DayStop) -> TripDays:
        """The trip with a dinner that is asked for no earlier than any other, where that costs little."""
        usual = DINNERS[0].opens
        if self.choice.profile.guide is None or meal.kind != "dinner" or meal.opens >= usual:
            return trip
        liked = self.choice.liked.given_others(trip, day)
        worst = liked(trip.timelines[day]) - 2 * TOO_EARLY
        later = next(moves.replace_stop(trip, day, meal, [replace(meal, opens=usual)]), None)
        return trip if later is None or liked(later) < worst else trip.having(day, later)
