"""What to do on a day: meals at their hours, sights where they gain most, then a local search. Likings are in minutes.

current <- the day with its meals and the sights that gain most (cheapest insertion: Solomon, 1987, section 2): a sketch
for each sight:        candidate <- the day without it, filled again (ruin and recreate: Schrimpf et al., 2000)
for each stop:         candidate <- the best of its relocations, of the swaps, of its replacements
if candidate is liked more than best: best <- candidate
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain, islice
from math import inf

from core.optimize.days import moves
from core.optimize.days.day_bounds import meals_missed
from core.optimize.days.liking import TripLiking, liking_of
from core.optimize.days.meal_offers import meals_of
from core.optimize.days.offers import Offers
from core.optimize.days.schedule import Timeline
from core.optimize.days.trip import TripDays
from core.optimize.instance.meals import (
    DINNERS,
    LUNCHES,
    TOO_EARLY,
    TRAVELLERS_DINNERS,
    TRAVELLERS_LUNCHES,
    hotel_breakfast,
    late_breakfast,
)
from core.optimize.instance.stops import DayStop, DayStopKind
from core.optimize.preferences.profile import PlannerProfile

WORTH_A_CHANGE = 1.0
"""Minutes that a change of a finished day has to gain."""
_TRIED_TABLES = 8
# Who is up later has lunch first.
_LAST_BREAKFAST = 9 * 60 + 30
# Sights that may make way for a meal.
_MAKE_WAY = 3
# Minutes in a park with which one may stay there for dinner.
_LONG_IN_A_PARK = 6 * 60
# Meals with a guide, the one at its usual hours first, and the one without.
_HUNGRY = {"lunch": (TRAVELLERS_LUNCHES, LUNCHES[-1]), "dinner": (TRAVELLERS_DINNERS, DINNERS[-1])}


@dataclass(frozen=True, slots=True)
class DayFiller:
    """Fills the days of a trip with what is offered, as one likes it."""

    offers: Offers
    profile: PlannerProfile
    liked: TripLiking = field(init=False)
    """How much a trip is liked whose days are filled so."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "liked", TripLiking(self.offers, self.profile))

    def sketched(self, trip: TripDays, day: int) -> TripDays:
        """The trip with a day filled up around what it has, nothing of which is tried again."""
        current = self._with_meals(trip, day)
        current = self._with_sights(current, day)
        current = self._seated(current, day)
        return self._with_sights(current, day)

    def filled(self, trip: TripDays, day: int) -> TripDays:
        """The trip with a day filled up around what it has, as well as one can."""
        return self._fed(self.improved(self.sketched(trip, day), day), day)

    def _fed(self, trip: TripDays, day: int) -> TripDays:
        """The trip with the meals of a day that had no room before one knew where its sights are; one of these makes way if need be."""
        now = trip.timelines[day]
        if self.profile.guide is None or not meals_missed(trip.bounds[day], now.stops, now.starts, now.ends):
            return trip
        least_missed = sorted(_optional_sights(trip, day), key=lambda stop: stop.worth)[:_MAKE_WAY]
        emptier = (moves.remove(trip, day, sight) for sight in least_missed)
        best = trip
        for timeline in chain([now], *emptier):
            fed = self._seated(self._with_meals(trip.having(day, timeline), day), day)
            best = self._better(best, self._with_sights(fed, day), day)
        return best

    def improved(self, trip: TripDays, day: int) -> TripDays:
        """Each sight in turn makes way for whatever is better in its place or elsewhere."""
        best = trip
        for sight in _optional_sights(trip, day):
            if sight not in best.timelines[day].stops:
                continue
            for emptier in moves.remove(best, day, sight):
                candidate = self._with_sights(best.having(day, emptier), day, best.timelines[day])
                best = self._better(best, candidate, day)
        return best

    def in_place_of(self, trip: TripDays, day: int, sight: DayStop) -> TripDays:
        """The trip without a sight of a day, the others at better hours for it."""
        emptier = next(moves.remove(trip, day, sight), None)
        if emptier is None:
            return trip
        return self._with_sights(self._reordered(trip.having(day, emptier), day), day)

    def polished(self, trip: TripDays, day: int) -> TripDays:
        """The stops of a day in the order that is liked best, nearer restaurants, better sights."""
        best = self.settled(trip, day)
        best = self.improved(best, day)
        return self._reordered(best, day)

    def settled(self, trip: TripDays, day: int) -> TripDays:
        """The stops of a day in the order that is liked best, nearer restaurants, and sights in what is free."""
        best = self._reordered(trip, day)
        return self._with_sights(self._reseated(best, day), day)

    def _best(self, trip: TripDays, day: int, candidates: Iterable[Timeline]) -> Timeline | None:
        """The candidate that is liked most, the first of equals; None without any."""
        best, most = None, -inf
        others = [meals_of(now) for other, now in trip.timelines.items() if other != day]
        dish = self.offers.meals.signature_liked(chain(*others))
        for candidate in candidates:
            # Of what counts of the trip as a whole only its signature dish is liked: a day that is not liked more by
            # itself and with the dish is out.
            if (
                liking_of(candidate, self.profile)
                + (dish or self.offers.meals.signature_liked(meals_of(candidate)))
                > most
            ):
                liking = self.liked.of_day(trip, day, candidate)
                if liking > most:
                    best, most = candidate, liking
        return best

    def _better(self, best: TripDays, candidate: TripDays, day: int) -> TripDays:
        """The candidate where it gains enough, else the best so far."""
        gain = self.liked.of_day(candidate, day, candidate.timelines[day]) - self.liked.of_day(
            best, day, best.timelines[day]
        )
        return candidate if gain > WORTH_A_CHANGE else best

    def _with_meals(self, trip: TripDays, day: int) -> TripDays:
        """The meals that the day has room for, at the hours one likes, their restaurants to be chosen."""
        bounds, current, by_metrics = trip.bounds[day], trip, self.profile.guide is None
        if not bounds.from_station and self.profile.hotel_breakfast and bounds.begins <= _LAST_BREAKFAST:
            in_hotel = (hotel_breakfast if by_metrics else late_breakfast)(bounds.start)
            breakfasts = (*self.offers.meals.mornings(trip, day), *in_hotel)
            current = self._with_meal(current, day, "breakfast", breakfasts)
        current = self._with_meal(current, day, "lunch", LUNCHES if by_metrics else TRAVELLERS_LUNCHES)
        current = self._with_meal(current, day, "dinner", DINNERS if by_metrics else TRAVELLERS_DINNERS)
        if bounds.from_station:
            current = self._with_meal(current, day, "breakfast", self.offers.meals.on_arrival(trip, day))
        return current

    def _with_meal(self, trip: TripDays, day: int, kind: DayStopKind, meals: Iterable[DayStop]) -> TripDays:
        """The first of these meals that fits somewhere, unless there is one of its kind, or one rather has it inside a park."""
        now = trip.timelines[day]
        if any(stop.kind == kind for stop in now.stops):
            return trip
        inside = [now] if any(stop.feeds and stop.least >= _LONG_IN_A_PARK for stop in now.stops) else []
        for meal in meals:
            best = self._best(trip, day, chain(inside, moves.insert(trip, day, meal)))
            if best is not None and best is not now:
                return trip.having(day, best)
        if self.profile.guide is None or kind != "dinner":
            return trip
        return self._better(trip, self._dinner_near_bed(trip, day), day)

    def _dinner_near_bed(self, trip: TripDays, day: int) -> TripDays:
        """The trip with a dinner on the way to the hotel, where none fits before it: after a day out of town."""
        bounds = trip.bounds[day]
        for meal in () if bounds.to_station else TRAVELLERS_DINNERS:
            near = replace(meal, place=bounds.end)
            for late in moves.insert(trip, day, near, [len(trip.timelines[day].stops)]):
                seated = self._at_table(trip.having(day, late), day, near)
                if seated is not None:
                    return trip.having(day, seated)
        return trip

    def _with_sights(self, trip: TripDays, day: int, full: Timeline | None = None) -> TripDays:
        """The sight that gains most is inserted until none gains, or the day is one that is known to be `full`."""
        current = trip
        while current.timelines[day].sights < self.profile.most and current.timelines[day] is not full:
            now = current.timelines[day]
            best = self._best(current, day, chain([now], self._insertions(current, day)))
            if best is None or best is now:
                break
            current = current.having(day, best)
        return current

    def _insertions(self, trip: TripDays, day: int) -> Iterator[Timeline]:
        for position, sight in self.offers.insertions(trip, day):
            yield from moves.insert(trip, day, sight, [position])

    def _seated(self, trip: TripDays, day: int) -> TripDays:
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
        tables = self.offers.meals.at_table(trip, day, meal)
        seated = islice(moves.replace_stop(trip, day, meal, tables), _TRIED_TABLES)
        candidates: list[Timeline] = []
        for candidate in seated:
            if candidates and self._wished(candidates[-1], meal) and not self._wished(candidate, meal):
                break
            candidates.append(candidate)
        return self._best(trip, day, candidates)

    def _at_table_or_later(self, trip: TripDays, day: int, meal: DayStop) -> Timeline | None:
        """The same, or the meal at its edge: where there is no other, or none where all of them find what they eat."""
        seated, unfit = self._at_table(trip, day, meal), self.offers.meals.tables.unfit
        if seated is not None and unfit.isdisjoint(
            one.place for one in seated.stops if one.kind == meal.kind
        ):
            return seated
        return self._best(trip, day, filter(None, (seated, self._at_its_edge(trip, day, meal))))

    def _at_its_edge(self, trip: TripDays, day: int, meal: DayStop) -> Timeline | None:
        """The day with a restaurant for a lunch or a dinner as late as it is still one; without a guide nobody eats then."""
        if self.profile.guide is None or meal.kind not in _HUNGRY:
            return None
        edge = _HUNGRY[meal.kind][0][-1]
        for later in moves.replace_stop(trip, day, meal, [edge]):
            return self._at_table(trip.having(day, later), day, edge)
        return None

    def _wished(self, timeline: Timeline, meal: DayStop) -> bool:
        return any(
            stop.kind == meal.kind and self.offers.meals.is_wished(stop.place) for stop in timeline.stops
        )

    def _at_table_for_a_sight(self, trip: TripDays, day: int, meal: DayStop) -> Timeline | None:
        """The day with a restaurant for the meal and without the sight that is missed least."""
        for sight in sorted(_optional_sights(trip, day), key=lambda stop: stop.worth):
            for emptier in moves.remove(trip, day, sight):
                seated = self._at_table(trip.having(day, emptier), day, meal)
                if seated is not None:
                    return seated
        return None

    def _at_table_for_a_meal(self, trip: TripDays, day: int, meal: DayStop) -> Timeline | None:
        """With a guide the day with a restaurant for the meal and without another that fits only while it has none."""
        if self.profile.guide is None:
            return None
        for other in trip.timelines[day].stops:
            if other.is_meal and not other.place and other is not meal:
                for emptier in moves.remove(trip, day, other):
                    return self._at_table(trip.having(day, emptier), day, meal)
        return None

    def _reordered(self, trip: TripDays, day: int) -> TripDays:
        """Each stop in turn moves to where the day is liked best."""
        best = trip
        for stop in trip.timelines[day].stops:
            # Nobody goes out before breakfast.
            if stop.kind == "breakfast" and self.profile.guide is not None:
                continue
            found = self._best(best, day, moves.relocate(best, day, stop))
            if found is not None:
                best = self._better(best, best.having(day, found), day)
        found = self._best(best, day, moves.swap(best, day))
        return best if found is None else self._better(best, best.having(day, found), day)

    def _reseated(self, trip: TripDays, day: int) -> TripDays:
        """For each meal that is not required another restaurant, if the day is liked better with it."""
        best = trip
        for meal in trip.timelines[day].stops:
            if meal.kind not in _HUNGRY:
                continue
            if meal.required or self.offers.meals.is_wished(meal.place):
                best = self._at_its_hour(best, day, meal)
                continue
            meals, hungry = _HUNGRY[meal.kind]
            if self.profile.guide is not None:
                alike = (one for one in meals if one.opens <= meal.opens)
                hungry = next(alike, meals[-1])
            for empty in moves.replace_stop(best, day, meal, [hungry]):
                seated = self._at_table(best.having(day, empty), day, hungry)
                if seated is not None:
                    best = self._better(best, best.having(day, seated), day)
        return best

    def _at_its_hour(self, trip: TripDays, day: int, meal: DayStop) -> TripDays:
        """The trip with a dinner that is asked for no earlier than any other, where that costs little."""
        usual = DINNERS[0].opens
        if self.profile.guide is None or meal.kind != "dinner" or meal.opens >= usual:
            return trip
        worst = self.liked.of_day(trip, day, trip.timelines[day]) - 2 * TOO_EARLY
        later = next(moves.replace_stop(trip, day, meal, [replace(meal, opens=usual)]), None)
        return (
            trip if later is None or self.liked.of_day(trip, day, later) < worst else trip.having(day, later)
        )


def _optional_sights(trip: TripDays, day: int) -> list[DayStop]:
    return [stop for stop in trip.timelines[day].stops if stop.is_sight and not stop.required]
