"""The relaxed trip of an instance at any prices of visits and minutes: what it weighs, and at which prices it weighs more.

The dual function of the bound (`core.optimize.bound.bound`), and its subgradient.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.model.mealtimes import MEAL_HOURS
from core.optimize.bound.relaxation import RelaxedTrip
from core.optimize.bound.walks import Legs, Walks
from core.optimize.days.outline import GETTING_READY, HOME_BY, WAKES
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import BREAKFAST_MINUTES, BREAKFAST_WORTH, MEAL_WORTH
from core.optimize.instance.services import (
    Journey,
    allowed,
    dislike_back,
    dislike_there,
    fitting,
    margin,
    nights_on_board,
    way_out,
)
from core.optimize.instance.sights import Floats

# Prices of minutes are improved by the hundred, to be of the order of those of sights.
_HUNDRED = 100.0
_FIRST, _BETWEEN, _LAST = range(3)
Minutes = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Prices:
    """What a visit to each sight costs, and a minute of the first day, of those between and of the last."""

    visits: Floats
    minutes: Floats


@dataclass(frozen=True, slots=True)
class Combination:
    """The numbers of the services there and back and of the home."""

    out: int
    back: int
    home: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """Services and hotels (none on a day trip) with which the relaxed trip is good: a plan with them may be as well."""

    journey: Journey
    lodgings: tuple[Lodging, ...]


@dataclass(frozen=True, slots=True)
class _Day:
    """A kind of day that occurs so many times: a walk from node to node between two minutes of the day."""

    kind: int
    times: int
    start: int
    end: int
    begins: int
    until: int


class Dual:
    """The relaxed trip of an instance at any prices."""

    def __init__(self, instance: Instance, patience: Patience) -> None:
        problem = instance.problem
        self.relaxed = relaxed = RelaxedTrip.of(instance, patience)
        self._patience = patience
        self._days = problem.days
        self._candidates = instance.profile.candidates
        self._outs, self._backs = outs, backs = problem.outbound, problem.inbound
        self._comes_to = np.array([relaxed.stations[service.end] for service in outs])
        self._goes_from = np.array([relaxed.stations[service.start] for service in backs])
        self._nights = np.array([nights_on_board(service) for service in outs])
        self._free = np.array([service.arrives + way_out(service) for service in outs])
        self._due = np.array([service.departs - margin(service) for service in backs])
        guide = instance.profile.guide
        # Every trip may have the dish that its city is famous for.
        self._dislikes = dislikes(instance) - (0.0 if guide is None else guide.signature_dish)
        self._breakfasts = _breakfasts(instance, relaxed)

    def weights(self, prices: Prices) -> Floats:
        """What the best relaxed trip weighs at these prices for each service there, service back and home: no plan less."""
        paid, legs = prices.visits.sum(), self._legs(prices)
        if self._days == 1:
            day_trips: Floats = (self._dislikes - self._day_trips(prices, legs))[:, :, None] - paid
            return day_trips
        if not self.relaxed.homes:
            return np.full((*self._dislikes.shape, 1), np.inf)
        between = np.maximum(self._days - 2 - self._nights, 0)[:, None] * self._whole_days(prices, legs)
        beds = np.maximum(self._days - 1 - self._nights, 0)[:, None] * self.relaxed.beds
        stays = beds - between - self._arrivals(prices, legs)
        trips: Floats = self._dislikes[:, :, None] + stays[:, None, :] - self._departures(prices, legs) - paid
        return trips

    def candidates(self, weights: Floats) -> tuple[Candidate, ...]:
        """The services and homes of the lightest relaxed trips."""
        lightest = np.argsort(weights, axis=None, kind="stable")[: self._candidates]
        return tuple(
            self._candidate(*(int(one) for one in np.unravel_index(number, weights.shape)))
            for number in lightest[np.isfinite(weights.ravel()[lightest])]
        )

    def _candidate(self, out: int, back: int, home: int) -> Candidate:
        journey = Journey(self._outs[out], self._backs[back], 1 + int(self._nights[out]))
        return Candidate(journey, () if self._days == 1 else tuple(self.relaxed.lodgings[home]))

    def stepped(self, prices: Prices, choice: Combination, known: float, bold: float) -> Prices:
        """Better prices for one choice: dearer where it sees a sight twice or needs more minutes than there are."""
        weight, seen, lacking = self._demand(prices, choice)
        asked = self.relaxed.required
        seen[(seen < 0) & (prices.visits <= 0) & ~asked] = 0.0
        # The node for all other sights.
        seen[-1] = 0.0
        lacking[(lacking < 0) & (prices.minutes <= 0)] = 0.0
        lacking /= _HUNDRED
        steep = float((seen**2).sum() + (lacking**2).sum())
        step = bold * max(0.0, known - weight) / max(steep, 1.0)
        visits = prices.visits + step * seen
        minutes = np.maximum(prices.minutes + step * lacking / _HUNDRED, 0.0)
        return Prices(np.where(asked, visits, np.maximum(visits, 0.0)), minutes)

    def _demand(self, prices: Prices, choice: Combination) -> tuple[float, Floats, Floats]:
        """What the relaxed trip of a choice weighs, how often more than once it sees each sight, and the minutes it lacks."""
        weight = float(self._dislikes[choice.out, choice.back] - prices.visits.sum())
        seen, lacking = np.full(prices.visits.size, -1.0), np.zeros(3)
        legs = self._legs(prices)
        for day in self._days_of(choice):
            price = float(prices.minutes[day.kind])
            walks = self._walks(legs[day.kind], day.start)
            most = int(_meals(day.begins, day.until))
            sights, meals = walks.visits(day.end, most)
            breakfast = self._breakfast(day.kind, price)
            taken = BREAKFAST_MINUTES * (breakfast > 0) + self.relaxed.minutes(
                [day.start, *sights, day.end], meals, price
            )
            hours = day.until - day.begins
            gain = walks.best([day.end])[most, 0] + breakfast + price * hours
            np.add.at(seen, sights, day.times)
            lacking[day.kind] += day.times * (taken - hours)
            weight -= day.times * float(gain)
        return weight, seen, lacking

    def _days_of(self, choice: Combination) -> list[_Day]:
        here, there = int(self._comes_to[choice.out]), int(self._goes_from[choice.back])
        free, due = int(self._free[choice.out]), int(self._due[choice.back])
        if self._days == 1:
            return [_Day(kind=_FIRST, times=1, start=here, end=there, begins=free, until=due)]
        home = self.relaxed.homes[choice.home]
        between = self._days - 2 - int(self._nights[choice.out])
        days = (
            _Day(kind=_FIRST, times=1, start=here, end=home, begins=free, until=HOME_BY),
            _Day(kind=_BETWEEN, times=between, start=home, end=home, begins=WAKES, until=HOME_BY),
            # Walked backwards: it is as far.
            _Day(
                kind=_LAST,
                times=1,
                start=there,
                end=home,
                begins=int(_last_begins(self._due[choice.back])),
                until=due,
            ),
        )
        return [day for day in days if day.times > 0]

    def _legs(self, prices: Prices) -> dict[int, Legs]:
        """The ways of each kind of day that the trip has."""
        kinds = (
            (_FIRST,) if self._days == 1 else (_FIRST, _BETWEEN, _LAST) if self._days > 2 else (_FIRST, _LAST)
        )
        return {kind: self.relaxed.legs(prices.visits, float(prices.minutes[kind])) for kind in kinds}

    def _walks(self, legs: Legs, start: int) -> Walks:
        self._patience.check()
        return Walks(legs, start)

    def _breakfast(self, kind: int, price: float) -> float:
        return max(0.0, self._breakfasts[kind] - price * BREAKFAST_MINUTES)

    def _best(self, legs: Legs, starts: NDArray[np.int64], ends: list[int]) -> Floats:
        """What the best walks gain from each start with so many meals at most to each end."""
        nodes, numbers = np.unique(starts, return_inverse=True)
        best = np.array([self._walks(legs, node).best(ends) for node in nodes.tolist()])
        return np.asarray(best[numbers])

    def _arrivals(self, prices: Prices, legs: Mapping[int, Legs]) -> Floats:
        """What the first day gains for each service there and each home; late arrivals may be home late."""
        homes = self.relaxed.homes
        price, meals = float(prices.minutes[_FIRST]), _meals(self._free, HOME_BY)
        best = self._best(legs[_FIRST], self._comes_to, homes)[np.arange(meals.size), meals]
        gains = best + (price * (HOME_BY - self._free) + self._breakfast(_FIRST, price))[:, None]
        straight = self.relaxed.rides.least(0.0)[np.ix_(self._comes_to, np.array(homes))]
        arrivals: Floats = np.maximum(gains, -straight)
        return arrivals

    def _departures(self, prices: Prices, legs: Mapping[int, Legs]) -> Floats:
        """What the last day gains for each service back and each home."""
        price, begins = float(prices.minutes[_LAST]), _last_begins(self._due)
        meals = _meals(begins, self._due)
        best = self._best(legs[_LAST], self._goes_from, self.relaxed.homes)[np.arange(meals.size), meals]
        gains: Floats = best + (price * (self._due - begins) + self._breakfast(_LAST, price))[:, None]
        return gains

    def _whole_days(self, prices: Prices, legs: Mapping[int, Legs]) -> Floats:
        """What a day between gains for each home."""
        homes = self.relaxed.homes
        if self._days < 3:
            return np.zeros(len(homes))
        price, meals = float(prices.minutes[_BETWEEN]), int(_meals(WAKES, HOME_BY))
        best = [self._walks(legs[_BETWEEN], home).best([home])[meals, 0] for home in homes]
        return np.array(best) + price * (HOME_BY - WAKES) + self._breakfast(_BETWEEN, price)

    def _day_trips(self, prices: Prices, legs: Mapping[int, Legs]) -> Floats:
        """What a day trip gains for each pair of services."""
        price, free = float(prices.minutes[_FIRST]), self._free[:, None]
        ends, numbers = np.unique(self._goes_from, return_inverse=True)
        best = self._best(legs[_FIRST], self._comes_to, ends.tolist())
        gains = best[np.arange(free.size)[:, None], _meals(free, self._due), numbers]
        trips: Floats = gains + price * (self._due - free) + self._breakfast(_FIRST, price)
        return trips


def dislikes(instance: Instance) -> Floats:
    """What each pair of services weighs; infinite where it is not possible."""
    problem, style, likes = instance.problem, instance.style, instance.problem.likes
    there = np.array(
        [dislike_there(service, style, likes, instance.profile.guide) for service in problem.outbound]
    )
    back = np.array(
        [dislike_back(service, style, likes, instance.profile.guide) for service in problem.inbound]
    )
    possible = fitting(problem, instance.travel(style)) & allowed(problem, instance.demands)
    return np.where(possible, there[:, None] + back, np.inf)


def _last_begins(due: Minutes) -> Minutes:
    return np.minimum(WAKES, np.maximum(0, due - GETTING_READY))


def _meals(begins: Minutes | int, until: Minutes | int) -> Minutes:
    """How many of lunch and dinner there is time for between two minutes of the day."""
    hours = (MEAL_HOURS["lunch"], MEAL_HOURS["dinner"])
    open_to = [np.less(begins, closes) & np.greater(until, opens) for opens, closes in hours]
    return np.asarray(np.sum(open_to, axis=0, dtype=np.int64))


def _breakfasts(instance: Instance, relaxed: RelaxedTrip) -> tuple[float, float, float]:
    """What breakfasts can gain on the first day, on one between and on the last."""
    asked = [group for group in instance.demands.groups if group.kind in ("restaurant", "breakfast")]
    in_town = (BREAKFAST_WORTH - relaxed.best_table) * len(asked)
    if instance.profile.guide is not None:
        # The city's own, or what the words wish for.
        in_town = max(in_town, MEAL_WORTH - relaxed.best_table)
    first = max(MEAL_WORTH * instance.profile.early_breakfast - relaxed.best_table, in_town, 0.0)
    return first, max(BREAKFAST_WORTH, in_town), max(BREAKFAST_WORTH, in_town)
