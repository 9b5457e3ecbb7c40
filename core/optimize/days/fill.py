"""What to do on a day: sights inserted where they gain most, meals near the way. Likings are in minutes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from core.optimize.days.draft import DraftDays, inserted, without
from core.optimize.days.liking import liking_of, monotony_of
from core.optimize.days.schedule import Timeline, latest_starts
from core.optimize.days.zones import Points, route_km, straying
from core.optimize.instance.meals import AT_TABLE, DINNERS, LUNCHES, early_meals, hotel_breakfast, table_stop
from core.optimize.instance.sights import Floats, Plane, Sights, Tables
from core.optimize.instance.stops import DayStop, StopKind
from core.optimize.instance.travel import DETOUR_MINUTES_PER_KM, METRO_FROM, TAXI_FROM
from core.optimize.preferences.profile import Profile

_MINUTES_A_RIDE = 8.0
_WORTH_A_CHANGE = 1.0
_TRIED_SIGHTS, _TRIED_TABLES = 4, 8
_NOT_WISHED = 1e6  # puts what serves another cuisine behind what serves a wished one
_PLENTY = 500.0  # CNY left for rides, with which they need not be counted


@dataclass(slots=True)
class Taken:
    """What the trip has used up or must not use: sights, and restaurants for each kind of meal."""

    sights: NDArray[np.bool_]
    tables: Mapping[str, NDArray[np.bool_]]


@dataclass(slots=True)
class DayFiller:
    """Fills the days of one trip; what a day takes is noted in `taken`, `meals_to_come` are those of later days.

    Meals are of the `cuisines` that are wished for until each has been eaten.
    """

    days: DraftDays
    plane: Plane
    sights: Sights
    tables: Tables
    taken: Taken
    profile: Profile
    cuisines: frozenset[str] = frozenset()
    meals_to_come: int = 0
    _points: dict[str, complex] = field(default_factory=dict)
    _places: dict[int, tuple[Timeline, Points]] = field(default_factory=dict)

    def fill(self, day: int) -> None:
        """Fill up a day around what it has."""
        self._add_meals(day)
        self._add_sights(day)
        self._seat(day)
        self._add_sights(day)
        self.improve(day)

    def liking(self, day: int, timeline: Timeline) -> float:
        """How much the day is liked, given the others."""
        liking = liking_of(timeline, self.profile) - self.scatter(day, timeline)
        if not self.profile.repeated:
            return liking
        others = [now for other, now in self.days.timelines.items() if other != day]
        return liking - monotony_of([timeline, *others], self.profile, self.sights.kinds)

    def scatter(self, day: int, timeline: Timeline) -> float:
        """How much it is disliked that the places of a day lie far from each other, and near those of other days."""
        profile = self.profile
        if not profile.apart:
            return 0.0
        frame, places = self.days.frames[day], self._points_of(timeline)
        others = [self._places_on(other) for other in self.days.timelines if other != day]
        way = route_km(self._point(frame.start), places, self._point(frame.end))
        return profile.apart * straying(places, others) + profile.route * way

    def _places_on(self, day: int) -> Points:
        """Where the stops of a day are as it is now."""
        now = self.days.timelines[day]
        known = self._places.get(day)
        if known is None or known[0] is not now:
            known = self._places[day] = (now, self._points_of(now))
        return known[1]

    def _points_of(self, timeline: Timeline) -> Points:
        places = [self._point(stop.place) for stop in timeline.stops if stop.place]
        return np.array(places, dtype=np.complex128)

    def note(self, stop: DayStop) -> None:
        """A place is taken."""
        if stop.kind == "attraction":
            self._forbid_namesakes(stop.place)
        elif stop.place in self.tables.numbers:
            self._take_table(self.tables.numbers[stop.place])

    def _add_meals(self, day: int) -> None:
        """The meals that the day has room for, at the hours one likes, their restaurants to be chosen."""
        frame = self.days.frames[day]
        if not frame.from_station and self.profile.hotel_breakfast:
            self._add_meal(day, "breakfast", hotel_breakfast(frame.start))
        self._add_meal(day, "lunch", LUNCHES)
        self._add_meal(day, "dinner", DINNERS)
        if frame.from_station:
            self._add_meal(day, "breakfast", early_meals(self.profile.early_breakfast))

    def _add_meal(self, day: int, kind: StopKind, meals: Iterable[DayStop]) -> None:
        """The first of these meals that fits somewhere, unless there is one of its kind."""
        now = self.days.timelines[day]
        if any(stop.kind == kind for stop in now.stops):
            return
        places = range(1) if kind == "breakfast" else range(len(now.stops) + 1)
        for meal in meals:
            tries = [self.days.tried(day, inserted(now.stops, place, meal)) for place in places]
            best = max((one for one in tries if one), key=partial(self.liking, day), default=None)
            if best is not None:
                self.days.keep(day, best)
                return

    def _add_sights(self, day: int) -> None:
        while self.days.timelines[day].sights < self.profile.most:
            now = self.days.timelines[day]
            best, chosen, most = now, -1, self.liking(day, now)
            for place, sight in self._promising(day):
                tried = self.days.tried(day, inserted(now.stops, place, self.sights.stops[sight]))
                if tried is not None and self.liking(day, tried) > most:
                    best, chosen, most = tried, sight, self.liking(day, tried)
            if chosen < 0:
                break
            self._forbid_namesakes(self.sights.stops[chosen].place)
            self.days.keep(day, best)

    def improve(self, day: int) -> None:
        """Each sight in turn makes way for whatever is better in its place or elsewhere."""
        for sight in [
            stop for stop in self.days.timelines[day].stops if not stop.is_meal and not stop.required
        ]:
            now = self.days.timelines[day]
            emptier = sight in now.stops and self.days.tried(day, without(now.stops, sight))
            if not emptier:
                continue
            before = self.taken.sights.copy()
            self.taken.sights[self.sights.numbers[sight.place]] = False
            self.days.keep(day, emptier)
            self._add_sights(day)
            if self.liking(day, self.days.timelines[day]) <= self.liking(day, now) + _WORTH_A_CHANGE:
                self.days.keep(day, now)
                self.taken.sights[:] = before

    def _forbid_namesakes(self, name: str) -> None:
        """A part of a sight, or the whole of one, is not a second sight."""
        for number, stop in enumerate(self.sights.stops):
            if name in stop.place or stop.place in name:
                self.taken.sights[number] = True

    def _promising(self, day: int) -> list[tuple[int, int]]:
        """(position in the day, number of the sight) of the insertions that look best by estimate."""
        sights, frame, now = self.sights, self.days.frames[day], self.days.timelines[day]
        found: list[tuple[int, int]] = []
        places = [frame.start]
        for stop in now.stops:
            places.append(stop.place or places[-1])
        places.append(frame.end)
        points = [self._point(place) for place in places]
        ledger = self.days.ledger
        rides_left = ledger.left("innercity")
        affordable = ~self.taken.sights & (sights.prices * ledger.party.tickets <= ledger.left("attraction"))
        leaves = (frame.begins, *now.earliest)
        arrives = (*latest_starts(frame, now), frame.due)
        worth = sights.worth - self._repetition()
        for gap, (before, after) in enumerate(pairwise(points)):
            if gap < len(now.stops) and now.stops[gap].kind == "breakfast":
                continue
            to, onward = np.abs(sights.points - before), np.abs(sights.points - after)
            detour = (to + onward - abs(after - before)) * DETOUR_MINUTES_PER_KM + _MINUTES_A_RIDE
            starts = np.maximum(sights.opens, leaves[gap] + to * 1.5)
            ends = np.minimum(sights.closes, arrives[gap] - onward * 1.5)
            fits = (starts + sights.least <= ends) & affordable
            if rides_left < _PLENTY:
                fits &= self._rides(to, onward) <= rides_left + now.rides[gap].cost
            gain = np.where(fits, worth - detour * self.profile.weights.way, -np.inf)
            few = min(_TRIED_SIGHTS, gain.size - 1)
            top = np.argpartition(-gain, few)[:_TRIED_SIGHTS] if gain.size else ()
            found += [(gap, int(number)) for number in sorted(top) if gain[number] > -np.inf]
        return found

    def _repetition(self) -> Floats:
        """What each sight is liked less for since the trip has one of its kind."""
        kinds = self.sights.kinds
        if not self.profile.repeated:
            return np.zeros(1)
        seen = {kinds.get(stop.place) for stop in self.days.stops() if not stop.is_meal}
        again = np.array([kinds[stop.place] in seen for stop in self.sights.stops], dtype=np.float64)
        return again * self.profile.repeated

    def _rides(self, *distances: Floats) -> Floats:
        """CNY for everybody that ways of these lengths (km) cost at least."""
        ways = self.days.travel.ways
        fare = min(METRO_FROM * ways.tickets, TAXI_FROM * ways.cars)
        return sum((np.where(km > ways.permit.walk_km, fare, 0.0) for km in distances), np.zeros(1))

    def _point(self, place: str) -> complex:
        point = self._points.get(place)
        if point is None:
            network = self.days.travel.ways.network
            point = self._points[place] = self.plane.point(network.position(place))
        return point

    def _seat(self, day: int) -> None:
        """A restaurant for each meal; where the day is too full a sight makes way, or else the meal."""
        while meal := next((stop for stop in self.days.timelines[day].stops if not stop.place), None):
            now = self.days.timelines[day]
            seated = self.best_table(day, now, meal) or self._table_for_a_sight(day, now, meal)
            if seated is None:
                seated = self.days.tried(day, without(now.stops, meal))
            if seated is None:
                raise ValueError("a day became impossible by leaving a meal out")
            self.days.keep(day, seated)

    def _table_for_a_sight(self, day: int, now: Timeline, meal: DayStop) -> Timeline | None:
        """The day with a restaurant for the meal and without the sight that is missed least."""
        sights = (stop for stop in now.stops if not stop.is_meal and not stop.required)
        for sight in sorted(sights, key=lambda stop: stop.worth):
            emptier = self.days.tried(day, without(now.stops, sight))
            seated = emptier and self.best_table(day, emptier, meal)
            if seated:
                self.taken.sights[self.sights.numbers[sight.place]] = False
                return seated
        return None

    def best_table(self, day: int, now: Timeline, meal: DayStop) -> Timeline | None:
        """The day with the restaurant that is liked best for a meal without one, which is taken then."""
        frame, position = self.days.frames[day], now.stops.index(meal)
        before = next((s.place for s in reversed(now.stops[:position]) if s.place), frame.start)
        after = next((s.place for s in now.stops[position + 1 :] if s.place), frame.end)
        best, chosen, tried = None, -1, 0
        wished = self.cuisines - self._eaten()
        for number in self._tables_near(meal, before, after, wished):
            if best is not None and self._serves(chosen, wished) and not self._serves(number, wished):
                break
            stop = table_stop(meal, self.tables, number)
            if tried == _TRIED_TABLES:
                break
            if stop is None:
                continue
            seated = self.days.tried(day, (*now.stops[:position], stop, *now.stops[position + 1 :]))
            if seated is None:
                continue
            tried += 1
            if best is None or self.liking(day, seated) > self.liking(day, best):
                best, chosen = seated, number
        if best is not None:
            self._take_table(chosen)
        return best

    def is_wished(self, restaurant: str) -> bool:
        """Whether it serves a cuisine that is wished for."""
        number = self.tables.numbers.get(restaurant)
        return number is not None and self._serves(number, self.cuisines)

    def _eaten(self) -> set[str]:
        """Cuisines of the meals that have a restaurant."""
        tables = self.tables
        seated = (stop.place for stop in self.days.stops() if stop.is_meal)
        return {tables.rows[tables.numbers[place]].cuisine for place in seated if place in tables.numbers}

    def _serves(self, number: int, wished: frozenset[str]) -> bool:
        return self.tables.rows[number].cuisine in wished

    def _tables_near(self, meal: DayStop, before: str, after: str, wished: frozenset[str]) -> list[int]:
        """Restaurants that are free and not too dear, those that serve what is wished first, then by estimate."""
        tables, a, b = self.tables, self._point(before), self._point(after)
        unseated = len([stop for stop in self.days.stops() if not stop.place])
        share = (
            self.days.ledger.left(meal.kind)
            / self.days.ledger.party.people
            / max(1, unseated + self.meals_to_come)
        )
        per_km = DETOUR_MINUTES_PER_KM + self.profile.route
        way = (np.abs(tables.points - a) + np.abs(tables.points - b)) * per_km
        refused = self.taken.tables[meal.kind] | (tables.prices > min(share, self.days.ledger.meal_price))
        cost = np.where(refused, np.inf, way + tables.regret)
        if wished:
            cost[[not self._serves(number, wished) for number in range(cost.size)]] += _NOT_WISHED
        order = np.argsort(cost, kind="stable")
        return [int(number) for number in order[: np.count_nonzero(~refused)]]

    def _take_table(self, number: int) -> None:
        brand = _brand(self.tables.rows[number].name)
        for other, row in enumerate(self.tables.rows):  # nobody travels to eat at one chain twice
            if _brand(row.name) == brand:
                for kind in AT_TABLE:
                    self.taken.tables[kind][other] = True


def _brand(restaurant: str) -> str:
    """The name without its branch, which stands in brackets."""
    return restaurant.replace("（", "(").split("(", 1)[0]
