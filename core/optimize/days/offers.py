"""What a trip is offered: the sights and restaurants that look best for a gap in a day, by estimate. Minutes, km, CNY.

Straight distances stand for rides, so that a city is looked at at once; the few that look best are then scheduled.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

import numpy as np

from core.arrays import Bools, Floats
from core.model.meal_hours import MealHour
from core.optimize.days.day_bounds import DayBounds, outings_of
from core.optimize.days.meal_offers import MealOffers
from core.optimize.days.schedule import Timeline, latest_starts
from core.optimize.days.trip import TripDays, meals_to_come
from core.optimize.instance.sights.sights import Sights
from core.optimize.instance.stops import DayStop
from core.optimize.instance.tables import Tables
from core.optimize.instance.travel import (
    DETOUR_MINUTES_PER_KM,
    METRO_FROM,
    MINUTES_PER_KM_AT_LEAST,
    TAXI_FROM,
)
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.wishes.sought import ONCE_MORE, Sought
from core.sandbox.plane import Plane

# Minutes of a ride that its length does not tell.
_MINUTES_A_RIDE = 8.0
# For each gap so many sights are tried, of those that seem to gain nearly as much as the best of all, in minutes.
_TRIED_SIGHTS, _NEARLY_AS_MUCH = 4, 200.0
# CNY left for rides, with which they need not be counted.
_PLENTY = 500.0
# Who saves buys no ticket that nobody asked for and that costs so much of a day's money.
_TICKET_OF_A_DAY = 1 / 3


@dataclass(frozen=True)
class Offers:
    """The sights and restaurants of a city for one trip; `unwanted` are names that must not occur, by kind of activity,
    `settled` the days that nothing is offered for.

    Meals are of the `cuisines` that are wished for until each has been eaten; `wished` are the places that the words wish
    for, `dishes` the restaurants that serve each wished dish, `timed` those of one that is wished at a meal, `diet` those for what they keep to; what is `dated` is asked for on a day or in an order. One
    would eat at these `meal_hours`.
    """

    plane: Plane
    sights: Sights
    tables: Tables
    profile: PlannerProfile
    unwanted: Mapping[str, frozenset[str]] = field(default_factory=dict)
    settled: frozenset[int] = frozenset()
    cuisines: frozenset[str] = frozenset()
    wished: frozenset[str] = frozenset()
    dishes: tuple[Sought, ...] = ()
    timed: frozenset[str] = frozenset()
    diet: frozenset[str] = frozenset()
    dated: frozenset[str] = frozenset()
    meal_hours: tuple[MealHour, ...] = ()
    _points: dict[str, complex] = field(default_factory=dict)
    _open: dict[int, Bools] = field(default_factory=dict)
    _same: dict[str, list[int]] = field(default_factory=dict)
    _distances: dict[complex, Floats] = field(default_factory=dict)

    @cached_property
    def meals(self) -> MealOffers:
        """What there is to eat."""
        return MealOffers(
            tables=self.tables,
            profile=self.profile,
            unwanted=self.unwanted,
            cuisines=self.cuisines,
            wished=self.wished,
            dishes=self.dishes,
            timed=self.timed,
            diet=self.diet,
            point=self.point,
        )

    def insertions(self, trip: TripDays, day: int) -> list[tuple[int, DayStop]]:
        """(position in the day, sight) of the insertions that look best."""
        if day in self.settled:
            return []
        sights, bounds, now = self.sights, trip.bounds[day], trip.timelines[day]
        along = self._along(trip, day, now)
        km = np.array([self._km_from(point) for point in along])
        # A row for each gap between two places of the day, a column for each sight.
        to, onward = km[:-1], km[1:]
        straight = _column(abs(after - before) for before, after in pairwise(along))
        detour = (to + onward - straight) * DETOUR_MINUTES_PER_KM + _MINUTES_A_RIDE
        there = _column((bounds.begins, *now.earliest)) + to * MINUTES_PER_KM_AT_LEAST
        starts = np.maximum(sights.opens, there)
        # A meal without a restaurant will be where one is.
        placed = _column((*(bool(stop.place) for stop in now.stops), True))
        ends = np.minimum(
            sights.closes,
            _column((*latest_starts(bounds, now), bounds.due)) - onward * placed * MINUTES_PER_KM_AT_LEAST,
        )
        fits = (starts + sights.least <= ends) & self._free_sights(trip) & self._open_on(day)
        rides_left = trip.left("innercity")
        if rides_left < _PLENTY:
            paid = _column(ride.cost for ride in now.rides)
            fits &= self._fares(trip, to, onward) <= rides_left + paid
        worth = sights.worth - self._repetition(trip) - self._hasty(bounds, now) + self._first_of_a_wish(trip)
        # The lights of the evening are not what one sees in an afternoon that is free.
        waits = bounds.idle * (starts - there)
        gain = np.where(fits, worth - detour * self.profile.weights.way - waits, -np.inf)
        gain[gain < gain.max(initial=-np.inf) - _NEARLY_AS_MUCH] = -np.inf
        return [
            (gap, sights.stops[number])
            for gap, numbers in enumerate(_largest(gain, _TRIED_SIGHTS))
            # nobody sees something before breakfast
            if gap == len(now.stops) or now.stops[gap].kind != "breakfast"
            for number in numbers
        ]

    def may_see(self, trip: TripDays, day: int, sight: str) -> bool:
        """Whether a sight is among what a day may have, whether or not it has room: free, open and paid for, not refused."""
        number = self.sights.numbers.get(sight)
        if number is None or day in self.settled or day not in trip.timelines:
            return False
        return bool(self._free_sights(trip)[number] and self._open_on(day)[number])

    def point(self, trip: TripDays, place: str) -> complex:
        """Where a place is on the plane."""
        point = self._points.get(place)
        if point is None:
            point = self._points[place] = self.plane.point(trip.travel.ways.network.position(place))
        return point

    def _km_from(self, point: complex) -> Floats:
        """How far each sight is from a point."""
        km = self._distances.get(point)
        if km is None:
            km = self._distances[point] = np.abs(self.sights.points - point)
        return km

    def _along(self, trip: TripDays, day: int, now: Timeline) -> list[complex]:
        """Where a day begins, goes and ends; a meal without a restaurant is where one is before it."""
        bounds = trip.bounds[day]
        places = [bounds.start]
        for stop in now.stops:
            places.append(stop.place or places[-1])
        return [self.point(trip, place) for place in (*places, bounds.end)]

    def _free_sights(self, trip: TripDays) -> Bools:
        """The sights that are not in the trip, neither whole nor in part, and that its money allows."""
        free = self._wanted_sights.copy()
        for stop in trip.stops:
            if stop.is_sight:
                free[self._namesakes(stop.place)] = False
        left, guide = trip.left("attraction"), self.profile.guide
        if guide is not None:
            left -= (
                max(guide.simple_meal, self.tables.simple) * trip.ledger.counts.people * meals_to_come(trip)
            )
        prices = self.sights.prices * trip.ledger.counts.tickets
        affordable: Bools = (prices == 0) | (prices <= left)
        if guide is not None and self.profile.weights.money > 1:
            affordable &= prices < trip.ledger.a_day * _TICKET_OF_A_DAY
        return free & affordable

    @cached_property
    def _wanted_sights(self) -> Bools:
        refused = self.unwanted.get("attraction", frozenset())
        return np.array([stop.place not in refused for stop in self.sights.stops], dtype=np.bool_)

    def _hasty(self, bounds: DayBounds, now: Timeline) -> Floats:
        """What each sight is liked less for since the day has no room for another outing."""
        halves, wholes = outings_of(now.stops)
        before = bounds.dislike_of_outings(halves, wholes)
        half, whole = self._outings
        beside = [name for stop in now.stops if stop.is_outing for name in stop.beside]
        if beside:
            half = half.copy()
            half[[self.sights.numbers[name] for name in beside if name in self.sights.numbers]] = False
        return (bounds.dislike_of_outings(halves + 1, wholes) - before) * half + (
            bounds.dislike_of_outings(halves, wholes + 1) - before
        ) * whole

    def _first_of_a_wish(self, trip: TripDays) -> Floats:
        """What each sight is liked more for since the trip has not yet enough of what is wished for."""
        more, guide = np.zeros(len(self.sights.stops)), self.profile.guide
        if guide is not None and self.sights.wished:
            seen = [{stop.place for stop in day.stops if stop.is_sight} for day in trip.timelines.values()]
            for one, numbers in zip(self.sights.wished, self._of_wish, strict=True):
                left = one.after(sum([one.is_in(places) for places in seen]))
                if left.times > 0:
                    more[numbers] += guide.unmet_wish * (ONCE_MORE if left.had else 1.0)
        return more

    @cached_property
    def _of_wish(self) -> list[list[int]]:
        """The numbers of the sights that are each thing which is wished for."""
        return [
            [number for name, number in self.sights.numbers.items() if name in one.names]
            for one in self.sights.wished
        ]

    @cached_property
    def _outings(self) -> tuple[Bools, Bools]:
        """Which sights take half a day, and which a whole one."""
        out = [
            (stop.is_outing and not stop.feeds, stop.is_outing and stop.feeds) for stop in self.sights.stops
        ]
        half, whole = np.array(out, dtype=np.bool_).reshape(-1, 2).T
        return half, whole

    def _open_on(self, day: int) -> Bools:
        """The sights that are not shut on that day of the week."""
        if day not in self._open:
            self._open[day] = np.array([day not in stop.shut for stop in self.sights.stops], dtype=np.bool_)
        return self._open[day]

    def _namesakes(self, name: str) -> list[int]:
        """The numbers of a sight and of those of its site, by what one knows or by its name."""
        if name not in self._same:
            names, sites, known = (
                [stop.place for stop in self.sights.stops],
                self.sights.sites,
                self.sights.known,
            )
            self._same[name] = [
                number
                for number, other in enumerate(names)
                if sites[other] == sites.get(name)
                or ((name in other or other in name) and not {name, other} <= known)
            ]
        return self._same[name]

    def _repetition(self, trip: TripDays) -> Floats:
        """What each sight is liked less for since the trip has one of its kind."""
        kinds = self.sights.kinds
        if not self.profile.repeated:
            return np.zeros(1)
        again = np.zeros(len(self.sights.stops))
        for kind in {kinds.get(stop.place) for stop in trip.stops if stop.is_sight}:
            again[self._of_kind.get(kind, [])] = self.profile.repeated
        return again

    @cached_property
    def _of_kind(self) -> Mapping[str | None, list[int]]:
        """The numbers of the sights of each kind."""
        found: dict[str | None, list[int]] = {}
        for number, stop in enumerate(self.sights.stops):
            found.setdefault(self.sights.kinds[stop.place], []).append(number)
        return found

    def _fares(self, trip: TripDays, *distances: Floats) -> Floats:
        """CNY for everybody that ways of these lengths (km) cost at least."""
        ways = trip.travel.ways
        fare = min(METRO_FROM * ways.tickets, TAXI_FROM * ways.cars)
        return sum((np.where(km > ways.permit.walk_km, fare, 0.0) for km in distances), np.zeros(1))


def _column(values: Iterable[float]) -> Floats:
    return np.array(list(values), dtype=np.float64)[:, None]


def _largest(gain: Floats, count: int) -> list[list[int]]:
    """Of each row the numbers of the largest values that are not minus infinity, in rising order."""
    if not gain.size:
        return [[] for _ in gain]
    top = np.sort(np.argpartition(-gain, min(count, gain.shape[1] - 1), axis=1)[:, :count], axis=1)
    found = np.take_along_axis(gain, top, axis=1) > -np.inf
    return [row[has].tolist() for row, has in zip(top, found, strict=True)]
