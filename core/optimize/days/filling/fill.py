"""What to do on a day: meals at their hours, sights where they gain most, then a local search. Likings are in minutes.

current <- the day with its meals and the sights that gain most (cheapest insertion: Solomon, 1987, section 2): a sketch
for each sight:        candidate <- the day without it, filled again (ruin and recreate: Schrimpf et al., 2000)
for each stop:         candidate <- the best of its relocations, of the swaps, of its replacements
if candidate is liked more than best: best <- candidate
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations

from core.optimize.days.day_bounds import meals_missed
from core.optimize.days.filling import moves
from core.optimize.days.filling.choice import DayChoice
from core.optimize.days.filling.seating import MealSeating
from core.optimize.days.liking import TripLiking
from core.optimize.days.offers import Offers
from core.optimize.days.schedule import Timeline
from core.optimize.days.trip import TripDays
from core.optimize.instance.stops import DayStop
from core.optimize.preferences.profile import PlannerProfile

# Sights that may make way for a meal, and how many of them at once.
_MAKE_WAY, _AT_ONCE = 3, 2


@dataclass(frozen=True, slots=True)
class DayFiller:
    """Fills the days of a trip with what is offered, as one likes it."""

    offers: Offers
    profile: PlannerProfile
    choice: DayChoice = field(init=False)
    meals: MealSeating = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "choice", DayChoice(self.offers, self.profile))
        object.__setattr__(self, "meals", MealSeating(self.choice))

    @property
    def liked(self) -> TripLiking:
        """How much a trip is liked whose days are filled so."""
        return self.choice.liked

    def sketched(self, trip: TripDays, day: int) -> TripDays:
        """The trip with a day filled up around what it has, nothing of which is tried again."""
        current = self.meals.with_meals(trip, day)
        current = self._with_sights(current, day)
        current = self.meals.seated(current, day)
        return self._with_sights(current, day)

    def filled(self, trip: TripDays, day: int) -> TripDays:
        """The trip with a day filled up around what it has, as well as one can."""
        return self._fed(self.improved(self.sketched(trip, day), day), day)

    def _fed(self, trip: TripDays, day: int) -> TripDays:
        """The trip with the meals of a day that had no room before one knew where its sights are; one or two make way if need be."""
        now = trip.timelines[day]
        if self.profile.guide is None or not meals_missed(trip.bounds[day], now.stops, now.starts, now.ends):
            return trip
        least_missed = sorted(trip.optional_sights(day), key=lambda stop: stop.worth)[:_MAKE_WAY]
        make_way = chain.from_iterable(combinations(least_missed, count) for count in range(1, _AT_ONCE + 1))
        emptier = (moves.remove(trip, day, *sights) for sights in make_way)
        best = trip
        for timeline in chain([now], *emptier):
            fed = self.meals.seated(self.meals.with_meals(trip.having(day, timeline), day), day)
            best = self.choice.better(best, self._with_sights(fed, day), day)
        return best

    def improved(self, trip: TripDays, day: int) -> TripDays:
        """Each sight in turn makes way for whatever is better in its place or elsewhere."""
        best = trip
        for sight in trip.optional_sights(day):
            if sight not in best.timelines[day].stops:
                continue
            for emptier in moves.remove(best, day, sight):
                candidate = self._with_sights(best.having(day, emptier), day, best.timelines[day])
                best = self.choice.better(best, candidate, day)
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
        return self._with_sights(self.meals.reseated(best, day), day)

    def _with_sights(self, trip: TripDays, day: int, full: Timeline | None = None) -> TripDays:
        """The sight that gains most is inserted until none gains, or the day is one that is known to be `full`."""
        current = trip
        while current.timelines[day].sights < self.profile.most and current.timelines[day] is not full:
            now = current.timelines[day]
            best = self.choice.best(current, day, chain([now], self._insertions(current, day)))
            if best is None or best is now:
                break
            current = current.having(day, best)
        return current

    def _insertions(self, trip: TripDays, day: int) -> Iterator[Timeline]:
        for position, sight in self.offers.insertions(trip, day):
            yield from moves.insert(trip, day, sight, [position])

    def _reordered(self, trip: TripDays, day: int) -> TripDays:
        """Each stop in turn moves to where the day is liked best."""
        best = trip
        for stop in trip.timelines[day].stops:
            # Nobody goes out before breakfast.
            if stop.kind == "breakfast" and self.profile.guide is not None:
                continue
            found = self.choice.best(best, day, moves.relocate(best, day, stop))
            if found is not None:
                best = self.choice.better(best, best.having(day, found), day)
        found = self.choice.best(best, day, moves.swap(best, day))
        return best if found is None else self.choice.better(best, best.having(day, found), day)
